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
  {
    id: 'stories-too-close',
    asks: {
      en: [
        'stories at meetings sound like how my brother died',
        "I can't listen to overdose stories at meetings",
        'the shares make me think of my dead friend',
        "hearing people's stories triggers me",
        'war stories at meetings make me want to use',
        'someone shared something that upset me',
      ],
      es: [
        'las historias en la junta suenan como la muerte de mi hermano',
        'no puedo oír historias de sobredosis en las reuniones',
        'lo que cuentan me recuerda a mi amigo muerto',
        'las historias de los demás me alteran',
        'las historias de consumo me dan ganas',
        'alguien contó algo que me afectó',
      ],
    },
    answer: {
      en: 'You’re allowed to step out. Sit near the door, go breathe, and come back or don’t. Tell one person before it starts: “My brother died of this, so I may leave.” Other kinds are easier: a book study, a step meeting, or SMART, where few stories are told. A group like GRASP is for this loss. If a share makes you want to use, say so right after, to one person.',
      es: 'Puedes salirte. Siéntate junto a la puerta, respira, y vuelve o no. Avisa antes a una persona: «Mi hermano murió de esto, quizá me salga». Otras pesan menos: una de libro, una de pasos, o SMART, donde se cuentan pocas historias. GRASP es un grupo para este duelo. Si lo que oíste te da ganas, dilo al salir a una persona.',
    },
    source: { title: 'GRASP: grief recovery after a substance passing', url: 'https://grasphelp.org/' },
  },
  {
    id: 'night-work-meetings',
    asks: {
      en: [
        'I work nights, when do I go to meetings',
        "I'm on call and can't make meetings",
        'meetings for people on night shift',
        'my hours change every week, how do I get to meetings',
        'are there meetings at two in the morning',
        "I'm a trucker and never home for meetings",
      ],
      es: [
        'trabajo de noche, cuándo voy a las juntas',
        'estoy de guardia y no puedo ir a reuniones',
        'reuniones para quienes trabajan de noche',
        'mi horario cambia cada semana, cómo voy a las juntas',
        'hay reuniones a las dos de la mañana',
        'soy trailero y nunca estoy en casa para las juntas',
      ],
    },
    answer: {
      en: 'Online rooms run around the clock: aa-intergroup.org for AA, virtual-na.org for NA. Save two that start when your shift ends, and listen with the camera off. Many towns have a 6 or 7 a.m. meeting made for shift workers. Recordings, a daily call with a sponsor and a text group count, too. Pick one fixed time you can hold, even if it’s ten minutes.',
      es: 'En línea hay a toda hora: aa-intergroup.org para AA, virtual-na.org para NA. Guarda dos que empiecen al salir de tu turno y escucha sin cámara. Muchas ciudades tienen una a las 6 o 7 de la mañana para quien trabaja de noche. También cuentan las grabaciones, una llamada diaria con tu padrino y un grupo por texto. Elige una hora fija, aunque sean diez minutos.',
    },
    source: { title: 'Online Intergroup of AA', url: 'https://aa-intergroup.org/' },
  },
]
