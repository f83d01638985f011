// The Twelve Steps, and the doubts people have about them.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const stepsDoubtsAnswers: PreparedAnswer[] = [
  {
    id: 'what-are-steps',
    asks: {
      en: [
        'do I have to do the steps to stay sober',
        'can I get sober without the 12 steps',
        'what are the 12 steps',
        'explain the steps simple',
        'how do you work the steps',
        'how long do the steps take',
        'do i have to do the steps in order',
        'what does working the steps even mean',
      ],
      es: [
        'tengo que hacer los pasos para estar sobrio',
        'qué son los 12 pasos',
        'explícame los pasos fácil',
        'cómo se trabajan los pasos',
        'cuánto se tardan los pasos',
        'hay que hacer los pasos en orden',
        'qué significa trabajar los pasos',
      ],
    },
    answer: {
      en: "They're twelve actions: admit the problem, ask for help, look honestly at your life, make things right, and then help others. People usually do them in order with a sponsor, at their own pace. You can read them all at aa.org.",
      es: 'Son doce acciones: admitir el problema, pedir ayuda, mirar tu vida con honestidad, reparar y luego ayudar a otros. Se suelen hacer en orden con un padrino, a tu paso. Puedes leerlos en aa.org.',
    },
    more: {
      en: "In plain words:\n- 1 to 3: I can't do this alone, and I'll accept help.\n- 4 to 7: I look at what I did and who I want to be.\n- 8 and 9: I make amends where it won't harm.\n- 10 to 12: I keep it up each day and pass it on.",
      es: 'En palabras sencillas:\n- 1 a 3: solo no puedo y acepto ayuda.\n- 4 a 7: miro lo que hice y quién quiero ser.\n- 8 y 9: reparo donde no cause daño.\n- 10 a 12: lo mantengo cada día y lo comparto.',
    },
    source: { title: 'Alcoholics Anonymous: The Twelve Steps', url: 'https://www.aa.org/the-twelve-steps' },
  },
  {
    id: 'higher-power-god',
    asks: {
      en: [
        'do i have to believe in god for aa',
        'the god stuff bothers me',
        'what can my higher power be if im not religious',
        'i was hurt by the church and cant do the god part',
        'higher power confuses me',
        'is aa religious',
      ],
      es: [
        'tengo que creer en dios para aa',
        'lo de dios me incomoda',
        'qué puede ser mi poder superior si no soy religioso',
        'la iglesia me lastimó y no puedo con eso',
        'no entiendo lo del poder superior',
        'aa es religioso',
      ],
    },
    answer: {
      en: 'No, you don\'t. Many people use the group, nature, or just "something bigger than my craving." Try asking one person after a meeting what theirs is. If the words still get in the way, SMART, LifeRing, or secular AA leave them out.',
      es: 'No hace falta. Muchos usan el grupo, la naturaleza o "algo más grande que mis ganas". Pregunta a alguien al final cuál es el suyo. Si las palabras estorban, SMART, LifeRing o AA laico no las usan.',
    },
    source: { title: 'Secular AA', url: 'https://www.secularaa.org' },
  },
  {
    id: 'powerless',
    asks: {
      en: [
        'i dont like saying im powerless',
        'what does powerless mean in step one',
        'powerless sounds like giving up',
        'im a rape survivor and the word powerless is awful',
        'do i have to admit im powerless',
        'step 1 makes me feel weak',
      ],
      es: [
        'no me gusta decir que soy impotente',
        'qué significa impotente en el primer paso',
        'suena a rendirse',
        'soy sobreviviente de abuso y esa palabra me duele',
        'tengo que admitir que soy impotente',
        'el paso uno me hace sentir débil',
      ],
    },
    answer: {
      en: "Try your own words, such as \"once I start, I can't count on stopping.\" That's all step one points at: the substance, not your whole life. You still choose today's next step. Tell your sponsor the word hurts, or look at SMART, which doesn't use it.",
      es: 'Usa tus palabras, como "cuando empiezo, no puedo asegurar que pare". El paso uno habla de la sustancia, no de toda tu vida. El próximo paso de hoy lo eliges tú. Dile a tu padrino que la palabra duele, o mira SMART, que no la usa.',
    },
    ask: 'sponsor',
    source: { title: 'Alcoholics Anonymous: The Twelve Steps', url: 'https://www.aa.org/the-twelve-steps' },
  },
  {
    id: 'surrender',
    asks: {
      en: [
        'what does surrender mean',
        'how do i let go and let god',
        'i dont get turning it over',
        'step 3 im stuck',
        'i cant stop trying to control everything',
        'surrender sounds like losing',
      ],
      es: [
        'qué significa rendirse en recuperación',
        'cómo suelto el control',
        'no entiendo eso de entregar mi voluntad',
        'estoy atorado en el paso tres',
        'no puedo dejar de querer controlar todo',
        'rendirme suena a perder',
      ],
    },
    answer: {
      en: "Try it small: name one thing you can't control today and one thing you can, then do the second. In recovery, surrender mostly means you stop fighting alone. Ask your sponsor what it looked like for them on a plain Tuesday.",
      es: 'Hazlo en pequeño: nombra algo que hoy no controlas y algo que sí, y haz lo segundo. Rendirse aquí es sobre todo dejar de pelear a solas. Pregunta a tu padrino cómo se ve eso en un martes cualquiera.',
    },
    ask: 'sponsor',
  },
  {
    id: 'step-four',
    asks: {
      en: [
        'how do i do a fourth step',
        'scared of step 4',
        'moral inventory is too painful',
        'i started step 4 and now i cant sleep',
        'do i have to write everything down in step four',
        'what if someone reads my inventory',
      ],
      es: [
        'cómo hago el cuarto paso',
        'me da miedo el paso cuatro',
        'el inventario moral me duele mucho',
        'empecé el cuarto paso y no duermo',
        'tengo que escribir todo en el inventario',
        'y si alguien lee mi inventario',
      ],
    },
    answer: {
      en: 'Set a timer for 20 minutes, write one resentment and your part in it, then stop and do something kind. Keep it somewhere locked, like the Cairn journal. If trauma comes up, pause and bring it to a counselor first.',
      es: 'Pon 20 minutos, escribe un resentimiento y tu parte, y luego para y haz algo amable. Guárdalo bajo llave, como en el diario de Cairn. Si sale un trauma, haz pausa y llévalo primero con un consejero.',
    },
    ask: 'sponsor',
  },
  {
    id: 'step-five',
    asks: {
      en: [
        'who do i do my 5th step with',
        'im ashamed to tell my sponsor my secrets',
        'step five confess everything?',
        'can i do fifth step with a priest or therapist',
        'what if i admit a crime in step 5',
        'is what i tell my sponsor confidential by law',
      ],
      es: [
        'con quién hago el quinto paso',
        'me da vergüenza contarle mis secretos al padrino',
        'en el paso cinco hay que confesar todo',
        'puedo hacerlo con un cura o un terapeuta',
        'y si cuento un delito en el quinto paso',
        'la ley protege lo que le digo a mi padrino',
      ],
    },
    answer: {
      en: "Choose one safe person: a sponsor, clergy, or a therapist. A sponsor usually isn't bound by law to keep secrets, so take anything about a crime to a lawyer first. You can tell the hardest part first and take breaks.",
      es: 'Elige a una persona segura: padrino, sacerdote o terapeuta. Un padrino por lo general no está obligado por ley a guardar secretos: lo que toque un delito háblalo antes con un abogado. Puedes empezar por lo más duro y hacer pausas.',
    },
    ask: 'sponsor',
  },
  {
    id: 'amends',
    asks: {
      en: [
        'how do i make amends',
        'do i have to apologize to my ex',
        'what if they dont forgive me',
        'should i tell my wife about the affair for step 9',
        'amends to someone who died',
        'can amends make things worse',
      ],
      es: [
        'cómo hago las reparaciones',
        'tengo que pedirle perdón a mi ex',
        'y si no me perdonan',
        'le cuento a mi esposa la infidelidad por el paso nueve',
        'cómo reparo con alguien que murió',
        'reparar puede empeorar las cosas',
      ],
    },
    answer: {
      en: "Talk it through with a sponsor or counselor before you contact anyone. An amends says what you did, asks what would help, and doesn't ask for forgiveness. Step nine itself says not to do it when it would harm someone. For someone who died, people often write to them.",
      es: 'Háblalo con un padrino o consejero antes de buscar a nadie. Reparar es decir lo que hiciste, preguntar qué ayudaría y no exigir perdón. El mismo paso nueve dice que no se hace si daña. A quien murió, mucha gente le escribe.',
    },
    ask: 'sponsor',
  },
  {
    id: 'is-aa-cult',
    asks: {
      en: [
        'is aa a cult',
        'does aa even work',
        'what are the success rates of 12 step',
        'brainwashing at na',
        'science behind aa',
        'people at aa act like its the only way',
      ],
      es: [
        'aa es una secta',
        'aa de verdad sirve',
        'qué porcentaje de éxito tienen los 12 pasos',
        'te lavan el cerebro en na',
        'qué dice la ciencia de aa',
        'en aa creen que es la única forma',
      ],
    },
    answer: {
      en: "By the usual tests, no: it has no leader, costs nothing, and you can come, go, doubt, and say no. If a group won't allow that, choose another. Studies find AA helps many people stay sober, and other roads work too. Try three meetings of different kinds and judge by your own weeks.",
      es: 'Por las pruebas de siempre, no: no tiene líder, no cuesta nada, y puedes ir, irte, dudar y decir que no. Si un grupo no lo permite, elige otro. Los estudios ven que AA ayuda a muchas personas a seguir sobrias, y otros caminos también sirven. Prueba tres reuniones distintas y juzga por tus semanas.',
    },
    ask: 'counselor',
  },
  {
    id: 'call-myself-addict',
    asks: {
      en: [
        'do i have to call myself an alcoholic',
        'i dont want to say im an addict',
        'hate labels',
        'am i really an alcoholic or just drink a lot',
        'how do i know if im an addict',
        'is alcoholic for life true',
      ],
      es: [
        'tengo que llamarme alcohólico',
        'no quiero decir que soy adicto',
        'no me gustan las etiquetas',
        'soy alcohólico o solo tomo mucho',
        'cómo sé si soy adicto',
        'es verdad que se es alcohólico de por vida',
      ],
    },
    answer: {
      en: 'You don\'t have to use any label. Say "I\'m here because I want to change my drinking." A better question than the name is: what has it cost you lately? A doctor or counselor can do a short, private check with you.',
      es: 'No tienes que usar ninguna etiqueta. Di "vengo porque quiero cambiar mi forma de beber". Mejor que el nombre es preguntar: ¿qué te ha costado últimamente? Un médico o consejero puede hacerte una evaluación corta y privada.',
    },
    ask: 'counselor',
  },
  {
    id: 'stuck-on-steps',
    asks: {
      en: [
        'im stuck on the steps',
        'havent done step work in months',
        'steps feel fake to me',
        'i did all the steps and still miserable',
        'my sponsor says im not working the program',
        'do the steps twice?',
      ],
      es: [
        'estoy atorado en los pasos',
        'llevo meses sin trabajar los pasos',
        'los pasos me suenan falsos',
        'hice todos los pasos y sigo mal',
        'mi padrino dice que no trabajo el programa',
        'se hacen los pasos otra vez',
      ],
    },
    answer: {
      en: "Tell your sponsor exactly where you stopped, in one line. Then do the smallest piece, such as one page, with them on the phone. If you've done it all and still feel low, ask a doctor about depression: steps don't treat that.",
      es: 'Dile a tu padrino en una línea dónde te quedaste. Luego haz la parte más chica, como una página, con él al teléfono. Si hiciste todo y sigues mal, pregunta al médico por la depresión: los pasos no la tratan.',
    },
    ask: 'sponsor',
  },
  {
    id: 'one-day-at-a-time',
    asks: {
      en: [
        'what does one day at a time mean',
        'i cant imagine never drinking again',
        'forever is too long',
        'how do i think about the rest of my life sober',
        'keep it simple what does that mean',
        'these slogans are annoying',
      ],
      es: [
        'qué significa un día a la vez',
        'no me imagino no volver a tomar nunca',
        'para siempre es demasiado',
        'cómo pienso en toda la vida sobrio',
        'solo por hoy qué quiere decir',
        'esos lemas me caen mal',
      ],
    },
    answer: {
      en: "Shrink it: can you not use until tonight? Then decide again tomorrow. You don't have to promise forever. Put one thing on today's list that makes the evening easier, such as food, a call, or a meeting.",
      es: 'Hazlo más chico: ¿puedes no consumir hasta la noche? Mañana decides otra vez. No tienes que prometer para siempre. Anota hoy algo que haga más fácil la noche, como comer, llamar o una reunión.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
  },
]
