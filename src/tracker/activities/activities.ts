// The eleven built-in activities.

export const categories = ['physical', 'mental', 'spiritual', 'social'] as const
export const frequencies = ['daily', 'weekly', 'monthly'] as const
export type ActivityCategory = (typeof categories)[number]
export type Frequency = (typeof frequencies)[number]

export type ActivityDefinition = {
  id: string
  title: string
  description: string
  category: ActivityCategory
  frequency: Frequency
  points: number
  isCompleted: boolean
  streak: number
}

const definitions: Omit<ActivityDefinition, 'isCompleted' | 'streak'>[] = [
  {
    id: 'morning-meditation',
    title: 'Morning meditation',
    description: '10 minutes of mindful breathing or guided meditation',
    category: 'spiritual',
    frequency: 'daily',
    points: 10,
  },
  {
    id: 'gratitude-practice',
    title: 'Gratitude practice',
    description: 'Write 3 things you are grateful for',
    category: 'mental',
    frequency: 'daily',
    points: 10,
  },
  {
    id: 'physical-activity',
    title: 'Physical activity',
    description: '30 minutes of exercise or movement',
    category: 'physical',
    frequency: 'daily',
    points: 15,
  },
  {
    id: 'recovery-reading',
    title: 'Recovery reading',
    description: 'A page of recovery literature, or an article from the library',
    category: 'mental',
    frequency: 'daily',
    points: 10,
  },
  {
    id: 'evening-reflection',
    title: 'Evening reflection',
    description: 'Look back on the day in your journal',
    category: 'spiritual',
    frequency: 'daily',
    points: 10,
  },
  {
    id: 'support-meeting',
    title: 'Support meeting',
    description: 'NA, AA, SMART and similar, in a room or online',
    category: 'social',
    frequency: 'weekly',
    points: 25,
  },
  {
    id: 'sponsor-check-in',
    title: 'Sponsor check-in',
    description: 'A call or a coffee with your sponsor or a person you trust',
    category: 'social',
    frequency: 'weekly',
    points: 20,
  },
  {
    id: 'meal-planning',
    title: 'Meal planning',
    description: 'Plan the meals of the week, so that hunger does not decide',
    category: 'physical',
    frequency: 'weekly',
    points: 15,
  },
  {
    id: 'goal-review',
    title: 'Goal review',
    description: 'What went well, what comes next, what can wait',
    category: 'mental',
    frequency: 'weekly',
    points: 15,
  },
  {
    id: 'therapy-session',
    title: 'Therapy session',
    description: 'Time with a therapist or counselor',
    category: 'mental',
    frequency: 'monthly',
    points: 50,
  },
  {
    id: 'recovery-milestone',
    title: 'Recovery milestone',
    description: 'Stop and celebrate how far you have come',
    category: 'spiritual',
    frequency: 'monthly',
    points: 30,
  },
]

export const activities: ActivityDefinition[] = definitions.map((activity) => ({
  ...activity,
  isCompleted: false,
  streak: 0,
}))

/** Maximum points of a member's own activity. */
export const maxOwnPoints = 50
export const maxOwnActivities = 30
