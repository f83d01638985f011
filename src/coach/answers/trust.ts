// Trust after lies: apologies, being checked, being believed.
import type { PreparedAnswer } from './prepared-answer.ts'

export const trustAnswers: PreparedAnswer[] = [
  {
    id: 'rebuild-trust',
    asks: {
      en: [
        'how do I get my wife to trust me again',
        "they don't believe I'm sober",
        'how long until my family trusts me',
        "I've lied so much nobody believes me",
        'earning back trust after addiction',
        "I'm sober six months and she still checks on me",
      ],
      es: [
        'cómo hago que mi esposa vuelva a confiar',
        'no creen que estoy sobrio',
        'cuánto tarda mi familia en confiar',
        'mentí tanto que nadie me cree',
        'recuperar la confianza después de la adicción',
        'llevo seis meses sobrio y me sigue vigilando',
      ],
    },
    answer: {
      en: 'Choose one small promise a day that they can see, like being home at six, and do it every day. Ask, "What would help you feel safer this month?" Trust comes back in months, not days. You can’t hurry it, but you can be boringly reliable.',
      es: 'Elige una promesa pequeña al día que se pueda ver, como llegar a las seis, y cúmplela siempre. Pregunta: «¿Qué te daría tranquilidad este mes?». La confianza vuelve en meses, no en días. No se apura, pero puedes ser alguien que cumple.',
    },
    ask: 'counselor',
  },
  {
    id: 'caught-lying',
    asks: {
      en: [
        'I got caught lying about using',
        'she found my hidden bottles',
        'they saw my messages with the dealer',
        'I lied about being sober',
        "why do I keep lying even when I don't need to",
        "he found out I'd been drinking the whole time",
      ],
      es: [
        'me descubrieron mintiendo sobre el consumo',
        'encontró mis botellas escondidas',
        'vieron mis mensajes con el dealer',
        'mentí diciendo que estaba sobrio',
        'por qué miento aunque no haga falta',
        'se enteró de que bebí todo el tiempo',
      ],
    },
    answer: {
      en: 'Stop adding to it: "You’re right. I used, and I lied." Don’t explain yet. Ask if they want to talk now or later, then call someone who’s on your side in recovery. Hiding is part of this illness, and so is the relief once it ends.',
      es: 'No agregues más: «Tienes razón. Consumí y mentí». Todavía no expliques. Pregunta si quiere hablar ahora o después, y llama a alguien de tu recuperación. Esconder es parte de esta enfermedad, y también el alivio cuando se termina.',
    },
    ask: 'counselor',
  },
  {
    id: 'how-to-apologize',
    asks: {
      en: [
        'how do I say sorry for what I did when I was drunk',
        'making amends to my ex',
        "my apologies don't mean anything anymore",
        'I stole from my mom how do I make it right',
        'should I write an apology letter to my kids',
        "they don't want to hear sorry again",
      ],
      es: [
        'cómo pido perdón por lo que hice borracho',
        'hacer las paces con mi ex',
        'mis disculpas ya no valen nada',
        'le robé a mi mamá, cómo lo reparo',
        'escribo una carta de perdón a mis hijos',
        'ya no quieren oír otro perdón',
      ],
    },
    answer: {
      en: 'Name what you did, how it hurt, and what you’ll do about it, in three sentences and without a "but." Then pay back or repair something, however small. Talk it over with your sponsor or counselor first, especially if contact could hurt them.',
      es: 'Di qué hiciste, cómo dolió y qué harás para repararlo, en tres frases y sin «pero». Luego devuelve o repara algo, aunque sea poco. Coméntalo antes con tu padrino, madrina o consejero, sobre todo si el contacto puede hacer daño.',
    },
    ask: 'sponsor',
  },
  {
    id: 'partner-checks-me',
    asks: {
      en: [
        'my husband goes through my phone since rehab',
        'she makes me take a breathalyzer every night',
        'my partner treats me like a child',
        "is it ok that he tracks my location because I'm an addict",
        "feels like I'm on probation at home",
        'they control all my money and where I go',
      ],
      es: [
        'mi esposo revisa mi teléfono desde la rehabilitación',
        'me hace soplar cada noche',
        'mi pareja me trata como niño',
        'está bien que rastree mi ubicación por ser adicta',
        'siento que en casa estoy en libertad condicional',
        'controlan mi dinero y a dónde voy',
      ],
    },
    answer: {
      en: 'Ask for a sit-down: agree together what gets checked, for how long, and when it ends. Checks you both chose can rebuild trust. If you’re afraid, cut off from people, or threatened, that’s control, not recovery: 1-800-799-7233 listens, or text START to 88788.',
      es: 'Pide sentarse a hablar: acuerden qué se revisa, por cuánto tiempo y cuándo termina. Lo acordado puede reconstruir confianza. Si hay miedo, aislamiento o amenazas, eso es control, no recuperación: 1-800-799-7233 escucha, o envía START al 88788.',
    },
    ask: 'counselor',
    danger: true,
  },
]
