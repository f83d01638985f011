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

function activity(
  frequency: Frequency,
  id: string,
  category: ActivityCategory,
  points: number,
  title: string,
  description: string,
): ActivityDefinition {
  return { id, title, description, category, frequency, points, isCompleted: false, streak: 0 }
}

export const activities: ActivityDefinition[] = [
  activity(
    'daily',
    'morning-meditation',
    'spiritual',
    10,
    'Morning meditation',
    '10 minutes of mindful breathing or guided meditation',
  ),
  activity(
    'daily',
    'gratitude-practice',
    'mental',
    10,
    'Gratitude practice',
    'Write 3 things you are grateful for',
  ),
  activity(
    'daily',
    'physical-activity',
    'physical',
    15,
    'Physical activity',
    '30 minutes of exercise or movement',
  ),
  activity(
    'daily',
    'recovery-reading',
    'mental',
    10,
    'Recovery reading',
    'A page of recovery literature, or an article from the library',
  ),
  activity(
    'daily',
    'evening-reflection',
    'spiritual',
    10,
    'Evening reflection',
    'Look back on the day in your journal',
  ),
  activity(
    'weekly',
    'support-meeting',
    'social',
    25,
    'Support meeting',
    'NA, AA, SMART and similar, in a room or online',
  ),
  activity(
    'weekly',
    'sponsor-check-in',
    'social',
    20,
    'Sponsor check-in',
    'A call or a coffee with your sponsor or a person you trust',
  ),
  activity(
    'weekly',
    'meal-planning',
    'physical',
    15,
    'Meal planning',
    'Plan the meals of the week, so that hunger does not decide',
  ),
  activity(
    'weekly',
    'goal-review',
    'mental',
    15,
    'Goal review',
    'What went well, what comes next, what can wait',
  ),
  activity(
    'monthly',
    'therapy-session',
    'mental',
    50,
    'Therapy session',
    'Time with a therapist or counselor',
  ),
  activity(
    'monthly',
    'recovery-milestone',
    'spiritual',
    30,
    'Recovery milestone',
    'Stop and celebrate how far you have come',
  ),
]

/** Maximum points of a member's own activity. */
export const maxOwnPoints = 50
export const maxOwnActivities = 30
