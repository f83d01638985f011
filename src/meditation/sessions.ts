/** The four sessions with their possible lengths in minutes. */
export type SessionId = '1' | '2' | '3' | '4'

export type MeditationSession = {
  id: SessionId
  title: string
  description: string
  duration: string
  difficulty: 'Beginner' | 'Intermediate' | 'Advanced'
  isPremium: boolean
  minutes: number[]
}

export const guidedSessions: MeditationSession[] = [
  {
    id: '1',
    title: 'Loving-Kindness (Metta)',
    description:
      'Wishing well, first someone who is easy to like, then yourself, then ever wider. Good company when shame is loud.',
    duration: '10-20 min',
    difficulty: 'Beginner',
    isPremium: false,
    minutes: [10, 15, 20],
  },
  {
    id: '2',
    title: 'Mindfulness of Breath',
    description:
      'One breath, then one more. You learn to notice that you have wandered, and to come back without scolding.',
    duration: '5-30 min',
    difficulty: 'Beginner',
    isPremium: false,
    minutes: [5, 10, 15, 20, 25, 30],
  },
  {
    id: '3',
    title: 'Body Awareness',
    description:
      'A slow walk of attention from the feet to the crown. Cravings live in the body; here you get to know the house.',
    duration: '15-25 min',
    difficulty: 'Intermediate',
    isPremium: true,
    minutes: [15, 20, 25],
  },
  {
    id: '4',
    title: 'Mindfulness of Phenomena',
    description:
      'Sounds, sensations, feelings, thoughts: everything comes, stays a while and goes, and someone is there to see it.',
    duration: '20-40 min',
    difficulty: 'Advanced',
    isPremium: true,
    minutes: [20, 25, 30, 35, 40],
  },
]

export function guidedSession(id: string): MeditationSession | undefined {
  return guidedSessions.find((session) => session.id === id)
}
