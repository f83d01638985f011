// Facts about groups, steps and their words.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const groupFactsAnswers: PreparedAnswer[] = [
  {
    id: 'group-letters',
    asks: {
      en: [
        'what does OA stand for',
        'what is GA',
        'what does CA mean',
        'what is SAA',
        "what's MA the group",
        'which twelve step groups are there',
        'is there a group for meth',
        'what does ACA mean',
      ],
      es: [
        'qué significa OA',
        'qué es GA',
        'qué quiere decir CA',
        'qué es SAA',
        'qué grupos de doce pasos hay',
        'hay un grupo para el cristal',
        'qué significa DA',
      ],
    },
    answer: {
      en: 'The letters name free groups of people with the same problem. AA is for alcohol, NA for any drug, CA cocaine, CMA crystal meth, MA marijuana, HA heroin, GA gambling, OA food, DA debt and spending, SLAA, SAA and SA sex and love, CGAA games, Nic-A nicotine. For relatives: Al-Anon, Nar-Anon, Gam-Anon, and ACA for adult children. Nearly all meet online, too.',
      es: 'Las letras son grupos gratis de gente con el mismo problema. AA es para alcohol, NA cualquier droga, CA cocaína, CMA cristal, MA marihuana, HA heroína, GA juego, OA comida, DA deudas y gastos, SLAA, SAA y SA sexo y amor, CGAA videojuegos, Nic-A nicotina. Para familias: Al-Anon, Nar-Anon, Gam-Anon, y ACA para hijos adultos. Casi todos tienen reuniones en línea.',
    },
    source: { title: 'Cairn: Meetings', url: '/meetings' },
    ask: 'counselor',
  },
  {
    id: 'the-steps-one-by-one',
    asks: {
      en: [
        'what is the first step',
        'what is step 8',
        'what are steps six and seven',
        'what is the ninth step',
        'what does step three mean',
        "what's a moral inventory",
        'explain the fourth step to me',
        'what is step 12',
      ],
      es: [
        'cuál es el primer paso',
        'qué es el paso ocho',
        'qué son los pasos seis y siete',
        'qué es el noveno paso',
        'qué significa el tercer paso',
        'qué es un inventario moral',
        'explícame el cuarto paso',
      ],
    },
    answer: {
      en: 'In short: 1: admit you can’t do it alone. 2 and 3: believe help is possible, and decide to take it. 4: write an honest list of resentments, fears and harms. 5: read it to someone. 6 and 7: get ready to let old habits go. 8: list the people you hurt. 9: make amends where it does no harm. 10: check yourself each day. 11: quiet time or prayer. 12: help others.',
      es: 'En corto: 1 admitir que solo no puedes, 2 creer que hay ayuda, 3 decidir aceptarla, 4 escribir un inventario honesto de rencores, miedos y daños, 5 leérselo a alguien, 6 y 7 estar listo para soltar viejas costumbres, 8 listar a quienes dañaste, 9 reparar donde no haga daño, 10 revisarte cada día, 11 silencio u oración, 12 ayudar a otros. Van en orden.',
    },
    source: { title: 'AA: the twelve steps', url: 'https://www.aa.org/the-twelve-steps' },
    ask: 'sponsor',
  },
  {
    id: 'steps-how-long',
    asks: {
      en: [
        'how long does it take to do the 12 steps',
        'how fast should I work the steps',
        'is a year too long for the steps',
        'how long on each step',
        'can you do the steps in a weekend',
        'is there a deadline for the steps',
      ],
      es: [
        'cuánto se tarda en hacer los doce pasos',
        'qué tan rápido se hacen los pasos',
        'un año es mucho para los pasos',
        'cuánto tiempo por paso',
        'se pueden hacer los pasos en un fin de semana',
        'hay fecha límite para los pasos',
      ],
    },
    answer: {
      en: 'There’s no set time: some sponsors go through all twelve in a few weeks or a weekend, most take several months to a year, a step at a time. Slow isn’t failing, and neither is a break. Ask your sponsor for a date for the next piece of writing, such as one page by Sunday. If you’ve stood still for months, say so out loud.',
      es: 'No hay plazo: algunos padrinos recorren los doce en pocas semanas o un fin de semana, la mayoría tarda de varios meses a un año, paso a paso. Ir lento no es fallar, ni hacer una pausa. Pide a tu padrino una fecha para lo siguiente que escribas, como una página para el domingo. Si llevas meses parado, dilo en voz alta.',
    },
    source: {
      title: 'AA: questions about sponsorship',
      url: 'https://www.aa.org/questions-and-answers-sponsorship',
    },
    ask: 'sponsor',
  },
  {
    id: 'meeting-words',
    asks: {
      en: [
        'how long is an aa meeting',
        'what is a home group',
        'what is the big book',
        "what's a speaker meeting",
        'what is the serenity prayer',
        'can I leave a meeting early',
        'what does cross talk mean',
      ],
      es: [
        'cuánto dura una reunión de AA',
        'para qué es un grupo base',
        'qué es el libro grande',
        'qué es una reunión de orador',
        'qué es la oración de la serenidad',
        'puedo salirme antes de la reunión',
      ],
    },
    answer: {
      en: 'A meeting usually lasts an hour, sometimes ninety minutes, and you may come late or leave early. A home group is the one you go to most. A speaker meeting is one person’s story; a Big Book or step meeting reads a text. The Big Book is AA’s main book, free at aa.org. “Cross-talk” means answering someone’s share; most groups skip it. The serenity prayer often ends it, and you can stay silent.',
      es: 'Una reunión suele durar una hora, a veces hora y media, y puedes llegar tarde o salir antes. El grupo base es al que más vas. En una de orador cuenta su historia una persona; en una de libro o pasos se lee. El Libro Grande es el texto principal de AA, gratis en aa.org. No se suele contestar a lo que otro comparte. Muchas terminan con la oración de la serenidad, y puedes callar.',
    },
    source: {
      title: 'AA',
      url: 'https://www.aa.org/',
    },
    ask: 'sponsor',
  },
  {
    id: 'sober-dates',
    asks: {
      en: [
        'sober date ideas',
        "how do you date when you don't drink",
        'first date without alcohol',
        'can you date sober',
        'where do you meet sober people to date',
        "dating apps when you're sober",
      ],
      es: [
        'ideas para citas sin alcohol',
        'cómo se sale con alguien si no tomas',
        'primera cita sin beber',
        'dónde conozco gente sobria para salir',
        'apps de citas si no bebes',
        'se puede ligar sin tomar',
      ],
    },
    answer: {
      en: 'Pick dates where drinks aren’t the point: coffee, a walk, breakfast, climbing, mini golf, a museum, cooking, a matinee. You suggest the place; that solves half of it. Say “I don’t drink, coffee is great for me” in the text before, so it’s no topic at the table. Someone who minds has told you something useful. Have your own ride and an end time.',
      es: 'Elige citas donde la bebida no sea el centro: café, caminata, desayuno, escalar, minigolf, museo, cocinar, cine de tarde. Propón tú el lugar; eso resuelve la mitad. Di antes por mensaje: «Yo no tomo, un café me encanta», y ya no es tema en la mesa. Si a alguien le molesta, te dijo algo útil. Ve con tu transporte y una hora de salida.',
    },
    source: {
      title: 'NIAAA: rethinking drinking, handling urges',
      url: 'https://www.rethinkingdrinking.niaaa.nih.gov/tools/worksheets-more',
    },
    ask: 'counselor',
  },
]
