// Reactions for messages of which the coach knows nothing else.
import type { CoachLanguage } from '../script/wording.ts'
import type { ReactionTexts } from './reaction.ts'

export const plainReactions: Record<CoachLanguage, ReactionTexts> = {
  en: {
    says: [
      'Okay, I’m with you.',
      'I see.',
      'I’m following.',
      'Thanks for telling me.',
      'I’m listening.',
      'I hear you.',
      'I’m still with you.',
    ],
    asks: [
      'Tell me a little more?',
      'And now?',
      'Is there more to it?',
      'Do you want to say more about that?',
    ],
  },
  es: {
    says: [
      'Te sigo.',
      'Ya veo.',
      'Entiendo.',
      'Gracias por contármelo.',
      'Te escucho.',
      'Te leo con atención.',
      'Aquí sigo contigo.',
    ],
    asks: [
      '¿Me cuentas un poco más?',
      '¿Y ahora?',
      '¿Hay algo más detrás de eso?',
      '¿Quieres contarme más de eso?',
    ],
  },
}

/** In a talk about someone else who drinks or uses. */
export const reactionsToRelatives: Record<CoachLanguage, ReactionTexts> = {
  en: {
    says: ['You’re carrying a lot for someone else.', 'Loving someone through this is hard work.'],
    asks: ['And you, how are you holding up?', 'Who looks out for you in all this?'],
  },
  es: {
    says: ['Cargas mucho por alguien más.', 'Querer a alguien en medio de esto cuesta.'],
    asks: ['¿Y tú, cómo estás aguantando?', '¿Quién te cuida a ti en todo esto?'],
  },
}

/** In a talk about someone who died. */
export const reactionsInGrief: Record<CoachLanguage, ReactionTexts> = {
  en: {
    says: ['I’m glad you told me that.', 'That’s worth holding on to.'],
    asks: ['What else do you remember?', 'Who else knew that about them?'],
  },
  es: {
    says: ['Qué bueno que me lo cuentas.', 'Eso vale la pena guardarlo.'],
    asks: ['¿Qué más recuerdas?', '¿Quién más sabía eso?'],
  },
}
