// More for relatives and friends: living with someone who uses, relapse, waiting, children of people who drink.
import type { PreparedAnswer } from './prepared-answer.ts'

export const familyAnswers: PreparedAnswer[] = [
  {
    id: 'live-with-user',
    asks: {
      en: [
        'how do I live with someone who uses',
        "my roommate gets high every day and I'm losing it",
        'walking on eggshells in my own house',
        'my whole life is about his drinking',
        'exhausted from living with an alcoholic',
        "can't sleep because I listen for him breathing",
      ],
      es: [
        'cómo vivo con alguien que consume',
        'mi roomie se droga a diario y ya no puedo',
        'ando con pies de plomo en mi propia casa',
        'toda mi vida gira en torno a que él bebe',
        'agotada de vivir con un alcohólico',
        'no duermo por oír si respira',
      ],
    },
    answer: {
      en: 'Plan one thing this week that’s only yours: a meal out, a class, a night at a friend’s. Decide on one room or hour in the house that’s calm, and who you’d call if it turns bad. Have naloxone at home if opioids are possible.',
      es: 'Planea esta semana una cosa solo tuya: comer fuera, una clase, una noche con una amiga. Decide un cuarto o una hora de calma en la casa y a quién llamarías si se pone feo. Ten naloxona si puede haber opioides.',
    },
    ask: 'counselor',
  },
  {
    id: 'loved-one-relapsed',
    asks: {
      en: [
        'my husband relapsed what do I do',
        "she was sober a year and now she's using again",
        'my son came out of rehab and used the same week',
        'how do I react when he relapses',
        'do I kick her out because she slipped',
        'I found a bottle after months of him being sober',
      ],
      es: [
        'mi esposo recayó, qué hago',
        'llevaba un año sobria y otra vez consume',
        'mi hijo salió de rehabilitación y usó esa semana',
        'cómo reacciono si recae',
        'la echo porque tuvo una recaída',
        'encontré una botella después de meses sobrio',
      ],
    },
    answer: {
      en: 'Check safety first: after a break, a usual amount can kill, so have naloxone near and don’t leave them alone if they’ve just used. When they’re sober, say: "I’m glad you’re alive. What’s the next step, and can I drive you?" Most people need more than one try.',
      es: 'Primero la seguridad: después de una pausa, la cantidad de siempre puede matar; ten naloxona cerca y no le dejes a solas si acaba de usar. Ya en sobriedad: «Qué bueno que estás con vida. ¿Cuál es el siguiente paso? ¿Te llevo?». La mayoría necesita más de un intento.',
    },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'waiting-for-call',
    asks: {
      en: [
        "every time the phone rings I think he's dead",
        "my daughter hasn't called in three days",
        "I don't know where my son is",
        'waiting for the call that she overdosed',
        'my brother is missing and he uses',
        "he's not answering and I'm scared",
      ],
      es: [
        'cada vez que suena el teléfono pienso que murió',
        'mi hija no llama hace tres días',
        'no sé dónde está mi hijo',
        'espero la llamada de que tuvo una sobredosis',
        'mi hermano consume y desapareció',
        'no contesta y tengo miedo',
      ],
    },
    answer: {
      en: 'If you think they’re in danger now, call 911 and ask for a welfare check. You can call hospitals and the county jail, and report an adult missing without waiting 24 hours. Then ask one person to sit with you; this isn’t a wait to do alone.',
      es: 'Si crees que ahora corre peligro, llama al 911 y pide que lo vayan a ver. Puedes llamar a hospitales y a la cárcel del condado, y reportar la desaparición sin esperar 24 horas. Luego pide a alguien que te acompañe; no es una espera para vivirla a solas.',
    },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'they-refuse-help',
    asks: {
      en: [
        "my dad won't admit he has a problem",
        'she refuses treatment what can I do',
        'he says he can quit whenever he wants',
        "how do you help someone who doesn't want help",
        'my friend is in denial about drinking',
        "I've tried everything and he won't go",
      ],
      es: [
        'mi papá no acepta que tiene un problema',
        'se niega a tratarse, qué hago',
        'dice que lo deja cuando quiera',
        'cómo ayudar a quien no quiere ayuda',
        'mi amigo niega que bebe mucho',
        'ya intenté todo y no quiere ir',
      ],
    },
    answer: {
      en: 'You can still change what happens around them. Get help for yourself first, like a CRAFT counselor or SMART Family & Friends, and have one appointment option ready. Then catch the moments when they’re tired of it: "Want me to call with you now?"',
      es: 'Todavía puedes cambiar lo que pasa alrededor. Busca primero ayuda para ti, como un consejero de CRAFT o SMART Familia, y ten lista una opción de cita. Después aprovecha los momentos en que se canse: «¿Llamamos juntos ahora?».',
    },
    ask: 'counselor',
  },
  {
    id: 'force-treatment',
    asks: {
      en: [
        'can I force my son into rehab',
        'involuntary commitment for drugs',
        'section someone for alcohol',
        'is there a law to make her go to treatment',
        'Baker act or Marchman act my brother',
        "he's going to die if nobody makes him go",
      ],
      es: [
        'puedo obligar a mi hijo a internarse',
        'internamiento involuntario por drogas',
        'hay una ley para que vaya a tratamiento a la fuerza',
        'internar a mi hermano contra su voluntad',
        'se va a morir si nadie lo obliga',
        'cómo pido a un juez que la internen',
      ],
    },
    answer: {
      en: 'If there’s danger to life right now, call 911. For a court order, ask the county court clerk or a lawyer: many U.S. states allow it under strict rules, and they differ a lot. Results are mixed, so try a willing route alongside it.',
      es: 'Si hay peligro de vida ahora, llama al 911. Para una orden, pregunta en la corte del condado o a un abogado: muchos estados de EE. UU. lo permiten con reglas estrictas y muy distintas. Los resultados varían; intenta a la vez el camino voluntario.',
    },
    ask: 'lawyer',
    danger: true,
  },
  {
    id: 'coming-home-rehab',
    asks: {
      en: [
        'my husband comes home from rehab on Friday',
        'how do I prepare the house for my daughter after treatment',
        'what do I say when he gets back from rehab',
        'rules for when my son comes home sober',
        'should we get rid of all the alcohol',
        'scared of him coming home',
      ],
      es: [
        'mi esposo vuelve de rehabilitación el viernes',
        'cómo preparo la casa para mi hija después del tratamiento',
        'qué le digo cuando regrese',
        'reglas para cuando mi hijo vuelva sobrio',
        'sacamos todo el alcohol',
        'me da miedo que vuelva a casa',
      ],
    },
    answer: {
      en: 'Before that day: clear out alcohol and old medicines, get naloxone if opioids were involved, and know the first follow-up date. Agree on two or three house rules together. Then let the first evening be ordinary, with dinner and an early night.',
      es: 'Antes de ese día: saca el alcohol y las medicinas viejas, consigue naloxona si hubo opioides y ten la fecha de la primera cita. Acuerden dos o tres reglas. Después, que la primera noche sea normal: cenar y dormir temprano.',
    },
    ask: 'counselor',
  },
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
    id: 'friend-uses',
    asks: {
      en: [
        "my best friend is using too much and I'm scared",
        "how do I help my friend who's drinking himself to death",
        'my friend passed out at the party',
        "should I tell my friend's parents",
        'my buddy keeps driving drunk',
        "I don't know if I should stay friends with a user",
      ],
      es: [
        'mi mejor amiga consume demasiado y me asusta',
        'cómo ayudo a un amigo que se está matando bebiendo',
        'mi amigo se desmayó en la fiesta',
        'le digo a los papás de mi amiga',
        'mi cuate maneja borracho',
        'no sé si seguir siendo amigo de alguien que usa',
      ],
    },
    answer: {
      en: 'If they’re passed out and can’t be woken, call 911 and stay with them. For a talk: wait till they’re sober, say what you saw, and offer to go along to one appointment. If you’re both young, tell an adult; losing some trust beats losing your friend.',
      es: 'Si está inconsciente y no despierta, llama al 911 y quédate. Para hablar: espera a que esté sobrio, di lo que viste y ofrece acompañar a una cita. Si son menores, díganselo a un adulto; perder algo de confianza es mejor que perder a tu amigo.',
    },
    ask: 'counselor',
    danger: true,
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
