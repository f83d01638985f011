// A question about safety that got no answer is asked once more, shorter, with the help next to it. Placeholders as in `crisis-answers.ts`.
import { crisisWords, type FollowUpId } from './crisis-answers.ts'
import type { DangerKind, Family } from './danger.ts'
import { isQuestion } from './story.ts'
import type { CoachLanguage, WordingPart } from './wording.ts'

type Again = {
  /** After an answer to what the message is about. */
  beside: Record<Family, { said: string; ask: string }>
  besideWithdrawal: { said: string; ask: string }
  /** Instead of the question of the family. */
  ofKind: Partial<Record<DangerKind, string>>
  /** Instead of the first wording, between the steps of help. */
  ofStep: Partial<Record<FollowUpId | DangerKind, string>>
  withThem: string
}

export const safetyAgain: Record<CoachLanguage, Again> = {
  en: {
    beside: {
      life: {
        said: 'One question is still open, and your answer matters to me. If it gets heavier, {crisis}.',
        ask: 'Are you thinking of ending your life? Yes or no is enough.',
      },
      medical: {
        said: 'One question is still open. If someone is hard to wake, breathes slowly, or feels very sick, {emergency}.',
        ask: 'Is anyone in danger? Yes or no is enough.',
      },
      violence: {
        said: 'One question is still open. If someone hurts you, {emergency}. {violence}',
        ask: 'Is anyone hurting you? Yes or no is enough.',
      },
      advice: {
        said: 'One question is still open. If someone is in danger, {emergency}.',
        ask: 'Is anyone in danger? Yes or no is enough.',
      },
    },
    besideWithdrawal: {
      said: 'One question is still open. With shaking, fever, seeing things or a fit, {emergency}.',
      ask: 'Any shaking, sweating, or seeing things? Yes or no is enough.',
    },
    ofKind: {
      overdose_self: 'Did you take too much of something? Yes or no is enough.',
      overdose: 'Did someone take too much of something? Yes or no is enough.',
    },
    ofStep: {
      plan: 'Do you have a plan? Yes or no is enough.',
      means: 'Is it within your reach?',
      when: 'Is it for today?',
      person: 'Is anyone with you?',
      overdose: 'Are they breathing now?',
      child_swallowed: 'Is the child breathing well?',
      wound: 'Has the bleeding stopped?',
      mixing: 'Did both already go in?',
      violence: 'Are you safe there?',
      choked: 'Are you away from that person?',
      threat: 'Are you two apart now?',
      child_hurt: 'Is the child safe now?',
      child_alone: 'Is an adult with the child now?',
    },
    withThem: 'Is anyone with them?',
  },
  es: {
    beside: {
      life: {
        said: 'Queda una pregunta abierta, y tu respuesta me importa. Si pesa más, puedes {crisis}.',
        ask: '¿Piensas en quitarte la vida? Basta un sí o un no.',
      },
      medical: {
        said: 'Queda una pregunta abierta. Si alguien no despierta bien, respira lento o se siente muy mal, {emergency}.',
        ask: '¿Alguien corre peligro? Basta un sí o un no.',
      },
      violence: {
        said: 'Queda una pregunta abierta. Si alguien te lastima, {emergency}. {violence}',
        ask: '¿Alguien te lastima? Basta un sí o un no.',
      },
      advice: {
        said: 'Queda una pregunta abierta. Si alguien corre peligro, {emergency}.',
        ask: '¿Alguien corre peligro? Basta un sí o un no.',
      },
    },
    besideWithdrawal: {
      said: 'Queda una pregunta abierta. Con temblor, fiebre, ver cosas o una convulsión, {emergency}.',
      ask: '¿Temblor, sudores, o ves cosas? Basta un sí o un no.',
    },
    ofKind: {
      overdose_self: '¿Tomaste demasiado de algo? Basta un sí o un no.',
      overdose: '¿Alguien tomó demasiado de algo? Basta un sí o un no.',
    },
    ofStep: {
      plan: '¿Tienes un plan? Basta un sí o un no.',
      means: '¿Lo tienes a tu alcance?',
      when: '¿Es para hoy?',
      person: '¿Alguien está contigo?',
      overdose: '¿Respira ahora?',
      child_swallowed: '¿El niño respira bien?',
      wound: '¿Ya dejó de sangrar?',
      mixing: '¿Ya entraron los dos?',
      violence: '¿Estás a salvo ahí?',
      choked: '¿Ya estás lejos de esa persona?',
      threat: '¿Ya están separados?',
      child_hurt: '¿El niño ya está a salvo?',
      child_alone: '¿Ya hay un adulto con el niño?',
    },
    withThem: '¿Hay alguien a su lado?',
  },
}

/** The day after a danger, the first answer asks how it went instead of its own question. */
export function withNextDayGreeting(parts: readonly WordingPart[], language: CoachLanguage): WordingPart[] {
  const { said, ask } = crisisWords[language].nextDay
  const others = parts.filter(({ kind }) => kind !== 'question')
  return [{ kind: 'care', text: said }, ...others, { kind: 'question', text: ask }]
}

const apology = /^(sorry|my mistake|you’re right, and i’m sorry|perdón|me equivoqué|tienes razón)/i

/** Removes the apology of an answer that follows the one for a false alarm. */
export function withoutApology(parts: WordingPart[]): WordingPart[] {
  const [first, ...rest] = parts
  if (first?.kind !== 'reflection' || rest.length === 0) return parts
  const text = first.text.replace(/^[^.!?]+[.!?]\s*/, '')
  return apology.test(first.text) ? [...(text ? [{ ...first, text }] : []), ...rest] : parts
}

/** The parts of an answer that may precede a question about danger: no other question, and no tip after a statement. */
export function beforeCheck(parts: readonly WordingPart[], said: string): WordingPart[] {
  const isStatementReflected = parts.some(({ kind }) => kind === 'reflection') && !isQuestion(said)
  return parts.filter(({ kind }) => kind !== 'question' && !(isStatementReflected && kind === 'thought'))
}
