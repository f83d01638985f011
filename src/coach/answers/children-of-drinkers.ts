// For children, brothers, sisters and grandparents of people who drink or use.
import type { PreparedAnswer } from './prepared-answer.ts'

export const childrenOfDrinkersAnswers: PreparedAnswer[] = [
  {
    id: 'parent-drinks-teen',
    asks: {
      en: [
        "my mom drinks all day and I don't know what to do",
        "my dad gets mean when he's drunk",
        "I'm 15 and my parents use drugs",
        'I take care of my little brother because mom is high',
        "I'm scared to go home my dad is drunk",
        'how do I get my mom to stop drinking',
      ],
      es: [
        'mi mamá bebe todo el día y no sé qué hacer',
        'mi papá se pone agresivo borracho',
        'tengo 15 y mis papás se drogan',
        'cuido a mi hermanito porque mamá está drogada',
        'me da miedo ir a casa, papá está borracho',
        'cómo hago que mi mamá deje de beber',
      ],
    },
    answer: {
      en: 'Tell one safe adult today: a grandparent, a teacher, the school counselor. If you’re scared or anyone might get hurt now, call 911. Don’t get in a car with someone who’s been drinking. It’s not your fault, and it’s not your job to fix it.',
      es: 'Cuéntaselo hoy a un adulto de confianza: abuela, maestro, consejero escolar. Si tienes miedo o alguien puede salir herido, llama al 911. No subas a un carro con quien bebió. No es tu culpa ni te toca arreglarlo.',
    },
    more: {
      en: 'Also for you:\n- Call or text Childhelp at 1-800-422-4453 if you’re being hurt or left alone.\n- Call or text 988 any time you feel you can’t go on.\n- Alateen has free meetings and a chat for teens.\nRemember: you didn’t cause it, you can’t control it, you can’t cure it. You can take care of yourself by telling someone and having people and places that are yours.',
      es: 'También para ti:\n- Llama o escribe a Childhelp, 1-800-422-4453, si te lastiman o te dejan a solas.\n- Llama o escribe al 988 si sientes que no puedes más.\n- Alateen tiene reuniones y chat gratis para adolescentes.\nRecuerda: no lo causaste, no lo controlas, no lo puedes curar. Sí puedes cuidarte: contarlo, y tener personas y lugares tuyos.',
    },
    source: { title: 'Alateen, part of Al-Anon', url: 'https://al-anon.org/newcomers/teen-corner-alateen/' },
    danger: true,
  },
  {
    id: 'adult-child',
    asks: {
      en: [
        'I grew up with an alcoholic father and it still affects me',
        'adult children of alcoholics what is that',
        "my mother's drinking ruined my childhood",
        'why do I always pick partners who drink',
        "I can't relax because of how I grew up",
        'I feel responsible for everybody since I was a kid',
      ],
      es: [
        'crecí con un padre alcohólico y todavía me afecta',
        'qué son los hijos adultos de alcohólicos',
        'la bebida de mi madre arruinó mi infancia',
        'por qué siempre elijo parejas que beben',
        'no puedo relajarme por cómo crecí',
        'desde chico me siento responsable de todos',
      ],
    },
    answer: {
      en: 'Look at one ACA meeting (Adult Children of Alcoholics) or ask a counselor about growing up with addiction. Being on guard, pleasing everyone, feeling guilty for resting: those made sense back then. Start by noticing one moment today when it’s safe to do less.',
      es: 'Asómate a una reunión de ACA (hijos adultos de alcohólicos) o pregunta a un consejero por crecer con adicción en casa. Estar alerta, complacer a todos, sentir culpa al descansar: entonces tenía sentido. Empieza por notar hoy un momento en que puedes hacer menos.',
    },
    source: {
      title: 'Adult Children of Alcoholics & Dysfunctional Families',
      url: 'https://adultchildren.org',
    },
    ask: 'counselor',
  },
  {
    id: 'grandparent-raising',
    asks: {
      en: [
        "I'm raising my grandkids because my daughter uses",
        'grandmother with custody and no money',
        "my son's kids live with us now",
        'how do I explain to my grandson where his mom is',
        'do grandparents get help raising grandchildren',
        'too old to raise a toddler but their parents are on drugs',
      ],
      es: [
        'crío a mis nietos porque mi hija consume',
        'abuela con la custodia y sin dinero',
        'los hijos de mi hijo viven con nosotros',
        'cómo le explico a mi nieto dónde está su mamá',
        'hay ayuda para abuelos que crían nietos',
        'ya no tengo edad para un niño chico pero sus papás se drogan',
      ],
    },
    answer: {
      en: 'Call 211 and ask for the "kinship" or "grandfamilies" program near you; there may be money, food, child care and legal help. Ask legal aid about guardianship, so you can sign for school and doctors. Then find one evening a week to rest.',
      es: 'Llama al 211 y pregunta por el programa de "kinship" o familias de abuelos; puede haber dinero, comida, guardería y ayuda legal. Pide orientación legal sobre la tutela, para firmar en escuela y médico. Y busca una noche a la semana para descansar.',
    },
    ask: 'counselor',
  },
  {
    id: 'sibling-forgotten',
    asks: {
      en: [
        "my brother's addiction takes all my parents' attention",
        "I'm the sister of an addict and nobody asks about me",
        'angry at my brother for what he does to mom',
        'I had to cut off my sister',
        'growing up as the good kid',
        'do I still owe my brother anything',
      ],
      es: [
        'la adicción de mi hermano se lleva toda la atención de mis papás',
        'soy hermana de un adicto y nadie pregunta por mí',
        'tengo coraje con mi hermano por lo que le hace a mamá',
        'tuve que alejarme de mi hermana',
        'siempre fui el hijo bueno',
        'todavía le debo algo a mi hermano',
      ],
    },
    answer: {
      en: 'Say it to one parent plainly: "I need an hour with you that isn’t about him." You’re allowed to love your sibling, be furious, and take distance, all at once. A family group (Al-Anon, Nar-Anon, SMART) has siblings in it too.',
      es: 'Díselo claro a tu mamá o papá: «Necesito una hora contigo que no sea sobre él». Puedes querer a tu hermano, estar furioso y tomar distancia, todo junto. En los grupos familiares (Al-Anon, Nar-Anon, SMART) también hay hermanos.',
    },
    ask: 'counselor',
  },
  {
    id: 'own-life-relative',
    asks: {
      en: [
        'I forgot what I even like because of his addiction',
        'how do I detach with love',
        "I can't stop thinking about my daughter's drug use",
        'how do I stop worrying about my son all the time',
        'when do I get to have a life',
        "I feel guilty when I'm happy while she's suffering",
      ],
      es: [
        'ya no sé ni qué me gusta por su adicción',
        'cómo me desprendo con amor',
        'no dejo de pensar en que mi hija se droga',
        'cómo dejo de preocuparme por mi hijo todo el tiempo',
        'cuándo me toca vivir a mí',
        'me siento culpable de estar bien mientras ella sufre',
      ],
    },
    answer: {
      en: 'Give the worry a slot: 20 minutes at a set time, on paper, then stop and go do something with your hands. Make one plan this week with someone who isn’t part of it. Your calm is not disloyal; it makes you steadier when they need you.',
      es: 'Ponle horario a la preocupación: 20 minutos, en papel, y después haz algo con las manos. Haz un plan esta semana con alguien ajeno al problema. Tu calma no es deslealtad; te hace más firme para cuando te necesite.',
    },
    ask: 'counselor',
  },
]
