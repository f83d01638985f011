// Living alongside someone in recovery, and questions relatives and friends ask later on.
import type { PreparedAnswer } from './prepared-answer.ts'

export const togetherAnswers: PreparedAnswer[] = [
  {
    id: 'support-sober-partner',
    asks: {
      en: [
        'how do I support my husband in recovery',
        "what do I do to help now that she's sober",
        'my girlfriend just quit how can I help',
        'being married to someone in recovery',
        'what should I not say to someone newly sober',
        'he goes to meetings every night and I feel left out',
      ],
      es: [
        'cómo apoyo a mi esposo en recuperación',
        'qué hago para ayudar ahora que está sobria',
        'mi novia acaba de dejarlo, cómo ayudo',
        'vivir con alguien en recuperación',
        'qué no decirle a quien acaba de dejar de beber',
        'va a reuniones cada noche y me siento fuera',
      ],
    },
    answer: {
      en: 'Ask, "What helps when it’s hard: space, company, or distraction?" and believe the answer. Protect their meeting time, and claim some of your own. Notice effort out loud: "I saw you leave early. Thank you." You’re not their guard; their recovery is theirs.',
      es: 'Pregunta: «¿Qué te ayuda cuando cuesta: espacio, compañía o distracción?», y créele. Respeta su hora de reunión y ten la tuya. Nota el esfuerzo en voz alta: «Vi que te fuiste temprano. Gracias». No eres su guardia; su recuperación le pertenece.',
    },
    ask: 'counselor',
  },
  {
    id: 'drink-around-sober',
    asks: {
      en: [
        'can I drink around my sober husband',
        "is it ok to have wine when she's in recovery",
        'should I stop drinking because my partner quit',
        'what do I serve at dinner for a sober friend',
        "can we keep beer in the house if he's sober",
        'is it rude to drink in front of someone in AA',
      ],
      es: [
        'puedo beber frente a mi esposo sobrio',
        'está bien tomar vino si ella está en recuperación',
        'dejo de beber porque mi pareja lo dejó',
        'qué sirvo en la cena a un amigo sobrio',
        'podemos tener cerveza en casa si él no bebe',
        'es grosero beber frente a alguien de AA',
      ],
    },
    answer: {
      en: 'Ask them, and for the first months keep the home free of it; that’s one of the kindest things you can do. At a dinner, offer good drinks without alcohol to everyone and don’t make a speech. If going without is hard for you, that’s worth noticing too.',
      es: 'Pregúntale, y los primeros meses no tengan alcohol en casa; es de lo más amable que puedes hacer. En una cena, ofrece a todos buenas bebidas sin alcohol y sin discursos. Si a ti te cuesta pasar sin beber, también vale la pena notarlo.',
    },
    ask: 'counselor',
  },
  {
    id: 'blames-me',
    asks: {
      en: [
        "he says I'm the reason he drinks",
        'she blames me for her addiction',
        "he says he'd stop if I didn't nag",
        "my son says it's my fault he uses",
        'am I driving him to drink',
        "everything is my fault when she's drunk",
      ],
      es: [
        'dice que bebe por mi culpa',
        'me culpa de su adicción',
        'dice que lo dejaría si no lo regaño',
        'mi hijo dice que consume por mi culpa',
        'lo estoy empujando a beber',
        'cuando bebe todo es culpa mía',
      ],
    },
    answer: {
      en: 'Don’t argue it; leave the room: "I won’t talk while you’re drinking." Nobody can make another person drink or use. Tell someone outside the house what’s being said to you. If blame comes with threats, control or fear, call 1-800-799-7233.',
      es: 'No lo discutas; sal del cuarto: «No hablo mientras bebes». Nadie puede hacer que otra persona beba o consuma. Cuéntale a alguien de fuera lo que te dicen. Si la culpa viene con amenazas, control o miedo, llama al 1-800-799-7233.',
    },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'loved-one-in-jail',
    asks: {
      en: [
        'my son just got arrested for drugs',
        'my husband is in jail and detoxing',
        'how do I help someone in prison with addiction',
        'is jail keeping him safe',
        "he gets out next week and I'm scared",
        "my daughter's in county jail without her methadone",
      ],
      es: [
        'arrestaron a mi hijo por drogas',
        'mi esposo está preso y en abstinencia',
        'cómo ayudo a alguien en prisión con adicción',
        'en la cárcel está más seguro',
        'sale la próxima semana y tengo miedo',
        'mi hija está presa sin su metadona',
      ],
    },
    answer: {
      en: 'Call the jail’s medical unit now and say what they use and take; withdrawal can be dangerous there. Get a public defender or lawyer before they say more. Before release: a ride, a treatment appointment, naloxone. The first days out carry the highest overdose risk.',
      es: 'Llama ya al área médica de la cárcel y di qué consume y qué medicinas toma; ahí la abstinencia puede ser peligrosa. Consigue defensor público o abogado antes de que declare más. Antes de salir: transporte, cita de tratamiento, naloxona. Los primeros días afuera tienen el mayor riesgo de sobredosis.',
    },
    ask: 'lawyer',
  },
  {
    id: 'family-sabotage',
    asks: {
      en: [
        'my family keeps offering me drinks',
        "they say one won't hurt you",
        "my mom doesn't support my sobriety",
        'my husband wants the old fun me back',
        'my brother left weed at my place on purpose',
        'they make fun of me for going to meetings',
      ],
      es: [
        'mi familia me sigue ofreciendo tragos',
        'me dicen que una no hace nada',
        'mi mamá no apoya mi sobriedad',
        'mi marido quiere de vuelta a la divertida de antes',
        'mi hermano dejó mota en mi casa a propósito',
        'se burlan de que voy a reuniones',
      ],
    },
    answer: {
      en: 'Say it once, plainly: "When you offer me a drink, it’s hard for me. Please stop." If it happens again, leave, without a fight. Spend your shaky days with people who get it. Some come around after months; you don’t have to wait for them to stay well.',
      es: 'Dilo una vez, claro: «Cuando me ofreces un trago, me cuesta. Por favor, ya no». Si se repite, vete sin pelear. Pasa los días frágiles con gente que entiende. Algunos cambian con los meses; no tienes que esperarlos para seguir bien.',
    },
    ask: 'sponsor',
  },
  {
    id: 'kids-after-relapse',
    asks: {
      en: [
        'how do I tell my kids I relapsed',
        'my daughter was so proud and I drank again',
        'my kids saw me use again',
        'do I tell my son I slipped',
        "my children are scared I'll go back",
        'I broke my promise to my kids',
      ],
      es: [
        'cómo les digo a mis hijos que recaí',
        'mi hija estaba orgullosa y volví a beber',
        'mis hijos me vieron consumir otra vez',
        'le digo a mi hijo que tuve una recaída',
        'mis niños temen que vuelva a lo de antes',
        'rompí la promesa que les hice a mis hijos',
      ],
    },
    answer: {
      en: 'If they noticed, tell them, short and sober: "I drank. It’s not your fault. I’ve called for help, and this is what happens now." Promise only what’s yours to do today, like "I’ll be at your game." Then make sure they’ve got another grown-up to talk to.',
      es: 'Si se dieron cuenta, díselo corto y en sobriedad: «Bebí. No es tu culpa. Ya pedí ayuda y esto es lo que sigue». Promete solo lo que puedes hacer hoy, como «voy a tu partido». Y que tengan otro adulto con quien hablar.',
    },
    ask: 'counselor',
  },
  {
    id: 'professional-license',
    asks: {
      en: [
        "I'm a nurse and I'm using",
        'will I lose my license if I go to rehab',
        'doctor with a drinking problem',
        'teacher and addicted what happens to my job',
        'pilot and alcohol who do I tell',
        'I took pills from work',
      ],
      es: [
        'soy enfermera y consumo',
        'pierdo mi cédula si voy a rehabilitación',
        'médico con problema de alcohol',
        'soy maestra y tengo una adicción, qué pasa con mi trabajo',
        'soy piloto y bebo, a quién le digo',
        'tomé pastillas de mi trabajo',
      ],
    },
    answer: {
      en: 'Don’t work while impaired: call in sick today. Then, before you talk to the board or your boss, call a lawyer who knows licensing. Many states have confidential programs for nurses, doctors, pilots and others that treat first and protect the license if you follow them.',
      es: 'No trabajes bajo efectos: hoy avisa que te sientes mal. Luego, antes de hablar con el colegio o tu jefe, llama a un abogado que sepa de licencias. Muchos estados tienen programas confidenciales para enfermeras, médicos, pilotos y otros, que primero tratan y protegen la licencia si los cumples.',
    },
    ask: 'lawyer',
  },
  {
    id: 'borrow-from-family',
    asks: {
      en: [
        'I owe my parents so much money',
        'should I ask my family for a loan',
        'how do I pay back everyone I borrowed from',
        "my sister won't lend me money anymore",
        'I stole from my grandma and want to pay it back',
        "I'm embarrassed to ask for help with rent",
      ],
      es: [
        'les debo mucho dinero a mis papás',
        'le pido un préstamo a mi familia',
        'cómo les pago a todos los que me prestaron',
        'mi hermana ya no me presta',
        'le robé a mi abuela y quiero pagarle',
        'me da pena pedir ayuda para la renta',
      ],
    },
    answer: {
      en: 'Ask for the bill to be paid, not for cash: "Could you pay the power company directly?" For old debts, write one list and start with a small amount you can really pay every month. Steady beats big. If they say no, it’s about the past; keep paying.',
      es: 'Pide que paguen la cuenta, no efectivo: «¿Podrías pagar la luz directamente?». Para deudas viejas, haz una lista y empieza con una cantidad pequeña que sí puedas cada mes. Constante vale más que mucho. Si dicen que no, es por el pasado; sigue pagando.',
    },
    ask: 'counselor',
  },
  {
    id: 'teen-gambling',
    asks: {
      en: [
        'my son is 17 and bets on sports',
        'college kid lost tuition gambling',
        'my teen uses my card for skins and loot boxes',
        'are kids getting addicted to betting apps',
        "found betting apps on my nephew's phone",
        "I'm 19 and I've lost all my money on parlays",
      ],
      es: [
        'mi hijo de 17 apuesta en deportes',
        'mi hijo perdió la colegiatura apostando',
        'mi adolescente usa mi tarjeta para cajas y skins',
        'los jóvenes se hacen adictos a las apps de apuestas',
        'encontré apps de apuestas en el celular de mi sobrino',
        'tengo 19 y perdí todo en apuestas',
      ],
    },
    answer: {
      en: 'Take the cards off the devices and install a blocker together, today. Then ask what it gives them: money, friends, a rush, an escape? Call 1-800-MY-RESET; they help parents and young people. Don’t quietly cover the loss, but do stay close.',
      es: 'Quiten hoy las tarjetas de los aparatos e instalen juntos un bloqueador. Luego pregunta qué le da: ¿dinero, amigos, emoción, escape? Llama al 1-800-MY-RESET; ayudan a padres y jóvenes. No cubras la pérdida en silencio, pero sí quédate cerca.',
    },
    source: { title: 'National Council on Problem Gambling', url: 'https://www.ncpgambling.org' },
    ask: 'counselor',
  },
]
