// The choices in an evening review and for an urge. The Spanish texts are for the coach, which answers in both languages.

/** The names of the moods from 1 to 5. */
export const moodNames = ['Very hard', 'Hard', 'So-so', 'Good', 'Very good'] as const

export const triggers = [
  { id: 'stress', name: 'Stress', spanish: 'Estrés' },
  { id: 'people', name: 'People', spanish: 'La gente' },
  { id: 'place', name: 'A place', spanish: 'Un lugar' },
  { id: 'conflict', name: 'A fight', spanish: 'Una pelea' },
  { id: 'lonely', name: 'Lonely', spanish: 'La soledad' },
  { id: 'bored', name: 'Bored', spanish: 'El aburrimiento' },
  { id: 'tired', name: 'Tired', spanish: 'El cansancio' },
  { id: 'hungry', name: 'Hungry', spanish: 'El hambre' },
  { id: 'angry', name: 'Angry', spanish: 'El enojo' },
  { id: 'sad', name: 'Sad', spanish: 'La tristeza' },
  { id: 'worried', name: 'Worried', spanish: 'La preocupación' },
  { id: 'pain', name: 'Pain', spanish: 'El dolor' },
  { id: 'celebrating', name: 'Celebrating', spanish: 'Celebrar' },
  { id: 'money', name: 'Money', spanish: 'El dinero' },
  { id: 'nothing', name: 'Out of nowhere', spanish: 'De la nada' },
] as const

export const actions = [
  { id: 'waited', name: 'Waited it out', spanish: 'Esperar a que pase' },
  { id: 'breathed', name: 'Breathed', spanish: 'Respirar' },
  { id: 'called', name: 'Called someone', spanish: 'Llamar a alguien' },
  { id: 'left', name: 'Left the place', spanish: 'Irte del lugar' },
  { id: 'walked', name: 'Walked or moved', spanish: 'Caminar o moverte' },
  { id: 'meeting', name: 'Went to a meeting', spanish: 'Ir a una reunión' },
  { id: 'ate', name: 'Ate or drank water', spanish: 'Comer o tomar agua' },
  { id: 'rested', name: 'Rested', spanish: 'Descansar' },
  { id: 'wrote', name: 'Wrote', spanish: 'Escribir' },
  { id: 'prayed', name: 'Prayed or meditated', spanish: 'Rezar o meditar' },
  { id: 'distracted', name: 'Did something else', spanish: 'Hacer otra cosa' },
  { id: 'coach', name: 'Talked to the coach', spanish: 'Hablar con el coach' },
] as const

export type TriggerId = (typeof triggers)[number]['id']
export type ActionId = (typeof actions)[number]['id']

export function triggerName(id: string): string {
  return triggers.find((one) => one.id === id)?.name ?? id
}

export function actionName(id: string): string {
  return actions.find((one) => one.id === id)?.name ?? id
}

/** The Spanish text of a choice, by its English name. */
export function spanishName(name: string): string | null {
  return [...triggers, ...actions].find((one) => one.name === name)?.spanish ?? null
}
