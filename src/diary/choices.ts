// What can be tapped in an evening review and for an urge.

/** From 1 to 5. */
export const moodNames = ['Very hard', 'Hard', 'So-so', 'Good', 'Very good'] as const

export const triggers = [
  { id: 'stress', name: 'Stress' },
  { id: 'people', name: 'People' },
  { id: 'place', name: 'A place' },
  { id: 'conflict', name: 'A fight' },
  { id: 'lonely', name: 'Lonely' },
  { id: 'bored', name: 'Bored' },
  { id: 'tired', name: 'Tired' },
  { id: 'hungry', name: 'Hungry' },
  { id: 'angry', name: 'Angry' },
  { id: 'sad', name: 'Sad' },
  { id: 'worried', name: 'Worried' },
  { id: 'pain', name: 'Pain' },
  { id: 'celebrating', name: 'Celebrating' },
  { id: 'money', name: 'Money' },
  { id: 'nothing', name: 'Out of nowhere' },
] as const

export const actions = [
  { id: 'waited', name: 'Waited it out' },
  { id: 'breathed', name: 'Breathed' },
  { id: 'called', name: 'Called someone' },
  { id: 'left', name: 'Left the place' },
  { id: 'walked', name: 'Walked or moved' },
  { id: 'meeting', name: 'Went to a meeting' },
  { id: 'ate', name: 'Ate or drank water' },
  { id: 'rested', name: 'Rested' },
  { id: 'wrote', name: 'Wrote' },
  { id: 'prayed', name: 'Prayed or meditated' },
  { id: 'distracted', name: 'Did something else' },
  { id: 'coach', name: 'Talked to the coach' },
] as const

export type TriggerId = (typeof triggers)[number]['id']
export type ActionId = (typeof actions)[number]['id']

export function triggerName(id: string): string {
  return triggers.find((one) => one.id === id)?.name ?? id
}

export function actionName(id: string): string {
  return actions.find((one) => one.id === id)?.name ?? id
}
