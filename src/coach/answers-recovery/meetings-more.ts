// Faith-based meetings, and sharing in a meeting.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const meetingsMoreAnswers: PreparedAnswer[] = [
  {
    id: 'faith-meetings',
    asks: {
      en: [
        'christian recovery group',
        'what is celebrate recovery',
        'muslim recovery meeting',
        'jewish support for addiction',
        'native american recovery wellbriety',
        'church program for addiction',
      ],
      es: [
        'grupo cristiano de recuperación',
        'qué es celebremos la recuperación',
        'reunión de recuperación para musulmanes',
        'apoyo judío para adicciones',
        'recuperación para pueblos indígenas',
        'programa de la iglesia para adicciones',
      ],
    },
    answer: {
      en: 'Yes, many faiths have one: Celebrate Recovery is Christian, Millati Islami is Muslim, JACS is Jewish, and Wellbriety is Native American. Search the name with your town, or ask your own clergy. Faith and medical care go well together.',
      es: 'Sí, muchas religiones tienen uno: Celebremos la Recuperación es cristiano, Millati Islami musulmán, JACS judío y Wellbriety de pueblos indígenas. Busca el nombre con tu ciudad o pregunta en tu comunidad. La fe y la atención médica van bien juntas.',
    },
    ask: 'counselor',
  },
  {
    id: 'share-my-story',
    asks: {
      en: [
        'what do i say when i share at a meeting',
        'asked to tell my story at aa',
        'how long should a share be',
        'i cried when i shared and im embarrassed',
        'what is crosstalk',
        'nervous about my lead on sunday',
      ],
      es: [
        'qué digo cuando comparto en la reunión',
        'me pidieron contar mi historia en aa',
        'cuánto debe durar lo que comparto',
        'lloré al compartir y me da pena',
        'qué es el diálogo cruzado',
        'estoy nervioso porque me toca hablar el domingo',
      ],
    },
    answer: {
      en: 'Say your first name and one true thing about this week; two minutes is plenty. For a full story: how it was, what changed, how it is now. Leave out names and details that could hurt you or others. Crying is normal there, and no one minds.',
      es: 'Di tu nombre y algo cierto de esta semana; dos minutos bastan. Para la historia completa: cómo era, qué cambió, cómo es ahora. Deja fuera nombres y detalles que puedan dañarte o dañar a otros. Llorar ahí es normal y a nadie le molesta.',
    },
    ask: 'sponsor',
  },
]
