// A thought to take along after a goodbye in a talk that had a sign of danger.
import type { CoachLanguage } from '../script/wording.ts'

export const takeAlongAfterDanger: Record<CoachLanguage, string> = {
  en: 'If it gets heavy again, call or text one of the numbers here, at any hour, before anything else.',
  es: 'Si vuelve a pesar, llama o escribe a uno de los números de aquí, a cualquier hora, antes que nada.',
}
