// The six parts of a safety plan (after Stanley and Brown, 2012), in our own words.

export type Person = { name: string; phone: string }

export type SafetyPlan = {
  signs: string
  coping: string
  places: string
  people: Person[]
  professionals: string
  safer: string
  /** ISO time of the last change. */
  changedAt: string | undefined
}

export const emptyPlan: SafetyPlan = {
  signs: '',
  coping: '',
  places: '',
  people: [],
  professionals: '',
  safer: '',
  changedAt: undefined,
}

export type TextPart = 'signs' | 'coping' | 'places' | 'professionals' | 'safer'

export const parts: Record<TextPart | 'people', { title: string; hint: string }> = {
  signs: {
    title: 'My warning signs',
    hint: 'How do I know a hard time is coming? Thoughts, feelings, places, people, times of day.',
  },
  coping: {
    title: 'What I can do on my own',
    hint: 'Things that helped before: a walk, a shower, one song, breathing.',
  },
  places: {
    title: 'People and places that take my mind off it',
    hint: 'A coffee shop, a meeting, a friend’s kitchen. I don’t have to talk about it there.',
  },
  people: {
    title: 'People I can ask for help',
    hint: 'People I can be honest with. One tap calls them, or opens a text that’s already written.',
  },
  professionals: {
    title: 'Professionals I can call',
    hint: 'Doctor, therapist, clinic, the nearest emergency room. Names and numbers.',
  },
  safer: {
    title: 'Making things safer around me',
    hint: 'Who can hold on to pills, alcohol or weapons for a while? What could leave the house today?',
  },
}

export const readyText = 'I’m struggling right now. Can you talk?'

/** Reduces a number to digits and a leading plus. */
export function dialled(phone: string) {
  return phone.trim().replace(/(?!^\+)\D/g, '')
}

export function isEmpty(plan: SafetyPlan) {
  const { people, changedAt: _, ...texts } = plan
  return people.length === 0 && Object.values(texts).every((text) => text.trim() === '')
}
