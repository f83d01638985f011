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
]
