// What counts as a relapse, and what a sponsor makes of it.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const relapseQuestionsAnswers: PreparedAnswer[] = [
  {
    id: 'sip-by-accident',
    asks: {
      en: [
        'is one drink a relapse',
        'I drank by accident, does it count',
        "someone gave me a drink and I didn't know it had alcohol",
        'I took one sip, did I relapse',
        'is a slip the same as a relapse',
        'does one puff count as a relapse',
        'I ate something with alcohol by mistake',
        'is it a relapse if I only had one',
        'I swallowed champagne before I noticed',
        'what counts as a relapse',
      ],
      es: [
        'una copa es recaída',
        'tomé sin querer, cuenta',
        'me dieron una bebida y no sabía que tenía alcohol',
        'un trago ya es recaer',
        'un desliz es lo mismo que una recaída',
        'una fumada cuenta como recaída',
        'comí algo con alcohol por error',
        'qué cuenta como recaída',
      ],
    },
    answer: {
      en: 'A sip you didn’t choose isn’t a relapse. If you chose one, many people call that a slip: what matters is the next hour. Put distance between you and the rest, and tell one person today, so it stays one. Fellowships count dates in their own ways, and you decide what you count.',
      es: 'Un trago que no elegiste no es recaída. Si elegiste uno, muchos lo llaman desliz: lo que importa es la próxima hora. Aléjate del resto y cuéntaselo hoy a una persona, para que se quede en uno. Cada grupo cuenta las fechas a su modo, y tú decides qué cuentas.',
    },
    ask: 'sponsor',
  },
  {
    id: 'sponsor-reaction',
    asks: {
      en: [
        'what if my sponsor drops me',
        'will my sponsor be mad at me',
        'can a sponsor fire me',
        'my sponsor will be disappointed in me',
        "what if she doesn't want to sponsor me anymore",
        'my sponsor stopped answering',
        'what if my sponsor gives up on me',
        'my sponsor got angry that I used',
      ],
      es: [
        'y si mi padrino me deja',
        'mi madrina se va a enojar conmigo',
        'un padrino te puede dejar',
        'mi padrino va a estar decepcionado',
        'y si ya no me quiere apadrinar',
        'mi padrino ya no contesta',
        'mi padrino se enojó porque recaí',
      ],
    },
    answer: {
      en: 'Most sponsors have heard it before, and many have lived it. If yours does step back, it’s a lost helper, not a lost recovery: ask someone at your next meeting to be a temporary sponsor, the same day if you can. Being told the truth is what a sponsor is for.',
      es: 'La mayoría lo ha oído antes y muchos lo han vivido. Si el tuyo se aparta, pierdes una ayuda, no tu recuperación: pide en la próxima reunión un padrino temporal, el mismo día si puedes. Oír la verdad es para lo que está un padrino.',
    },
    ask: 'counselor',
  },
  {
    id: 'good-news-craving',
    asks: {
      en: [
        'why do I want to drink when something good happens',
        "I crave it when I'm happy",
        'good news makes me want to use',
        'why do I want to celebrate with a drink',
        'I got a raise and all I want is a beer',
        'can being happy be a trigger',
      ],
      es: [
        'por qué quiero tomar cuando pasa algo bueno',
        'me dan ganas cuando estoy feliz',
        'las buenas noticias me dan ganas de consumir',
        'por qué quiero celebrar con un trago',
        'me subieron el sueldo y solo quiero una cerveza',
        'estar feliz puede ser un detonante',
      ],
    },
    answer: {
      en: 'Because your brain filed it under “celebrate,” and it does that for years. It doesn’t mean you’re not glad. Happy is a trigger like any other, and it passes within the hour. Tell someone the news out loud first, then do a thing your old self wouldn’t have: a good dinner, new shoes, a drive with music. Eat before you go anywhere.',
      es: 'Porque tu cerebro lo guardó en «celebrar», y eso dura años. No quiere decir que no estés feliz. La alegría es un detonante como otros, y pasa en una hora. Primero cuéntale la noticia a alguien, luego haz algo que antes no hacías: una buena cena, zapatos nuevos, un paseo con música. Come antes de ir a cualquier lado.',
    },
    ask: 'sponsor',
  },
]
