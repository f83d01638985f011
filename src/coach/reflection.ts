// Reflective listening: gives back what a person said, in other words, before anything is asked.

import { safeAnswer } from '../crisis/safe-answer.ts'
import { answerKind, answerReflections } from './answer-reflections.ts'
import type { Feeling, Heard } from './heard.ts'
import { capital, choose, fill, hasFresh, type Language } from './wording.ts'

type Words = {
  feelings: Record<Feeling, string>
  oneFeeling: readonly string[]
  twoFeelings: readonly string[]
  change: readonly string[]
  sustain: readonly string[]
  both: readonly string[]
  person: readonly string[]
  high: readonly string[]
  middle: readonly string[]
  low: readonly string[]
  echo: readonly string[]
  quote: readonly string[]
  yes: readonly string[]
  no: readonly string[]
  unsure: readonly string[]
  short: readonly string[]
  any: readonly string[]
}

const words: Record<Language, Words> = {
  en: {
    feelings: {
      shame: 'shame',
      anger: 'anger',
      fear: 'fear',
      sadness: 'sadness',
      loneliness: 'loneliness',
      tired: 'tiredness',
      bored: 'restlessness',
      stress: 'pressure',
      hope: 'hope',
      pride: 'pride',
      relief: 'relief',
      hurt: 'hurt',
      confused: 'confusion',
    },
    oneFeeling: [
      'I hear {feeling} in that.',
      'There is a good deal of {feeling} in what you say.',
      'So {feeling} is part of this, and it makes sense that it is.',
      'You name the {feeling} plainly.',
      'It sounds as if the {feeling} has been with you for some time.',
      '{Feeling} is a lot to hold on your own.',
    ],
    twoFeelings: [
      '{Feeling} and {other} at the same time: that is a crowded place to be.',
      'There is {feeling} in it, and {other} too.',
      'Both the {feeling} and the {other} come through.',
    ],
    change: [
      'A part of you is already leaning toward change.',
      'You are saying what you want, and it is clear.',
      'There is a wish in that, and some resolve.',
      'You sound ready for something to be different.',
      'You know why this matters to you.',
    ],
    sustain: [
      'There is a reason that you held on to it, and letting go asks a lot.',
      'It gave you something, and it would be odd not to miss that.',
      'Right now stopping looks too big.',
      'You are not sold on it, and you say so honestly.',
    ],
    both: [
      'On the one hand it still gives you something, and on the other you want it to be different.',
      'You are pulled both ways, and both pulls are real.',
      'Two truths at once: it is hard to let go, and you want to.',
    ],
    person: [
      'This has to do with {person}, and that matters to you.',
      '{Person} is close to the heart of this.',
      'What happens with {person} goes deep for you.',
      'You keep {person} in mind, even now.',
    ],
    high: [
      '{n} is loud. You are still here, talking about it.',
      'A {n} takes a lot of strength to sit with.',
      'That is near the top: {n}.',
    ],
    middle: [
      '{n}: it is there, and there is room around it.',
      'Somewhere in the middle, a {n}.',
      'A {n} is real, and it is not the whole of you.',
    ],
    low: [
      '{n} is quiet for now.',
      'A {n}: some air to breathe.',
      'Only {n}, and you noticed it all the same.',
    ],
    echo: [
      '{Echo}.',
      'So {echo}.',
      '{Echo}, and you can say it out loud.',
      'What I hear is that {echo}.',
      '{Echo}. I can see why that stays with you.',
    ],
    quote: [
      'You put it like this: "{quote}".',
      '"{quote}". I hold on to that.',
      'I want to stay a moment with "{quote}".',
      'What I keep from that is "{quote}".',
    ],
    yes: [
      'That is a yes.',
      'So that fits for you.',
      'You are nodding along with that.',
      'It rings true for you.',
    ],
    no: [
      'That is a no, and no is fine.',
      'So that is not it.',
      'You know what does not fit, which helps.',
      'Fair enough, that one is not for you.',
    ],
    unsure: [
      'Not knowing is an honest answer.',
      'It is not clear yet, and it need not be.',
      'You are still finding out.',
      'The answer may come later, on a walk or in the shower.',
    ],
    short: [
      'You keep it short, and I follow.',
      'Noted, in your own words.',
      'A few words can be enough.',
      'You said it simply.',
      'That is plain and clear.',
      'I have that.',
    ],
    any: [
      'You put that into words, and that is not easy.',
      'You have thought about this more than once.',
      'There is a lot in what you just said.',
      'You are looking at this squarely.',
      'This is taking up real room in your life.',
      'You see it clearly, even though it is hard.',
      'You are being open about this.',
      'It matters to you, and it shows.',
      'You have been carrying this for a while.',
      'You are working something out as you speak.',
      'That adds an important piece.',
      'You notice more than you give yourself credit for.',
    ],
  },
  es: {
    feelings: {
      shame: 'vergüenza',
      anger: 'enojo',
      fear: 'miedo',
      sadness: 'tristeza',
      loneliness: 'soledad',
      tired: 'cansancio',
      bored: 'aburrimiento',
      stress: 'presión',
      hope: 'esperanza',
      pride: 'orgullo',
      relief: 'alivio',
      hurt: 'dolor',
      confused: 'confusión',
    },
    oneFeeling: [
      'Oigo {feeling} en lo que dices.',
      'Hay bastante {feeling} en eso.',
      'Entonces el sentir aquí es {feeling}, y tiene sentido.',
      'Le pones nombre sin rodeos: {feeling}.',
      'Parece que esto viene acompañado de {feeling} desde hace tiempo.',
      '{Feeling}: es mucho para llevarlo sin compañía.',
    ],
    twoFeelings: [
      '{Feeling} y {other} a la vez: es mucha gente en un cuarto.',
      'Hay {feeling} en esto, y también {other}.',
      'Se oyen las dos cosas, {feeling} y {other}.',
    ],
    change: [
      'Una parte de ti ya se inclina hacia el cambio.',
      'Dices lo que quieres, y se entiende.',
      'Ahí hay un deseo, y también decisión.',
      'Suena a que ya quieres algo distinto.',
      'Sabes por qué te importa.',
    ],
    sustain: [
      'Por algo te agarraste de eso, y soltarlo pide mucho.',
      'Te daba algo, y sería raro no extrañarlo.',
      'Ahora mismo parar se ve demasiado grande.',
      'No te convence del todo, y lo dices con honestidad.',
    ],
    both: [
      'Por un lado todavía te da algo, y por otro quieres que sea distinto.',
      'Te jala para los dos lados, y los dos son reales.',
      'Dos verdades a la vez: cuesta soltar, y quieres soltar.',
    ],
    person: [
      'Esto tiene que ver con {person}, y te importa.',
      '{Person} está cerca del centro de esto.',
      'Lo que pasa con {person} te llega hondo.',
      'Llevas a {person} en la mente, incluso ahora.',
    ],
    high: [
      'Un {n} suena muy fuerte. Y sigues aquí, hablándolo.',
      'Quedarse con un {n} pide mucha fuerza.',
      'Eso está cerca de lo más alto: {n}.',
    ],
    middle: [
      '{n}: está ahí, y hay espacio alrededor.',
      'Más o menos a la mitad, un {n}.',
      'Un {n} es real, y no es todo lo que eres.',
    ],
    low: ['{n} es bajito por ahora.', 'Un {n}: hay aire para respirar.', 'Solo {n}, y aun así lo notaste.'],
    echo: [],
    quote: [
      'Lo dices así: «{quote}».',
      '«{quote}». Me quedo con eso.',
      'De eso guardo: «{quote}».',
      'Me quedo un momento con «{quote}».',
      'Escucho esto: «{quote}».',
    ],
    yes: ['Eso es un sí.', 'Entonces te queda.', 'Te suena cierto.', 'Vas asintiendo con eso.'],
    no: [
      'Es un no, y está bien.',
      'Entonces no es eso.',
      'Sabes lo que no encaja, y eso ayuda.',
      'De acuerdo, esa no es la tuya.',
    ],
    unsure: [
      'No saber es una respuesta honesta.',
      'Todavía no está claro, y no tiene que estarlo.',
      'Lo sigues averiguando.',
      'La respuesta puede llegar después, caminando o en la ducha.',
    ],
    short: [
      'Lo dices corto, y te sigo.',
      'Anotado, con tus palabras.',
      'Pocas palabras pueden bastar.',
      'Lo dijiste sencillo.',
      'Se entiende claro.',
      'Lo tengo.',
    ],
    any: [
      'Le pusiste palabras, y eso no es fácil.',
      'Esto lo has pensado más de una vez.',
      'Hay mucho en lo que acabas de decir.',
      'Lo estás mirando de frente.',
      'Esto ocupa un lugar grande en tu vida.',
      'Lo ves claro, aunque cueste.',
      'Lo dices con apertura.',
      'Te importa, y se nota.',
      'Llevas un buen tiempo cargando esto.',
      'Lo vas aclarando mientras hablas.',
      'Eso agrega una pieza importante.',
      'Notas más de lo que te reconoces.',
    ],
  },
}

const swaps: Record<string, string> = {
  i: 'you',
  "i'm": 'you are',
  im: 'you are',
  "i've": 'you have',
  "i'll": 'you will',
  "i'd": 'you would',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
  was: 'were',
  we: 'you',
  our: 'your',
  us: 'you',
}

/** A short first clause said back in the second person; only where that is sure to be good English. */
export function echoOf(message: string): string | undefined {
  const clause =
    message
      .replace(/[\u2018\u2019]/g, "'")
      .split(/[.!?;\n]|, (?:but|and|so|because)\b| (?:but|because|and then|so that)\b/)[0]
      ?.trim() ?? ''
  const list = clause
    .toLowerCase()
    .replace(/[",()]/g, '')
    .split(/\s+/)
  if (list.length < 3 || list.length > 12) return undefined
  if (!/^(i|i'm|im|i've|my)$/.test(list[0] ?? '') || /[^a-z' ]/i.test(clause)) return undefined
  if (
    /\byou(r|rs|'re)?\b|\bi (hate|swear|guess|know|mean|think so)\b|\b(me|we|us) (and|or)\b|\band (me|i)\b/.test(
      clause.toLowerCase(),
    )
  )
    return undefined
  const first = list[0] ?? ''
  const swapped = list.map((word, index) => {
    if (word === 'was') return first === 'i' && list[index - 1] === 'i' ? 'were' : 'was'
    if (word === 'am') return list[index - 1] === 'i' ? 'are' : 'am'
    return swaps[word] ?? word
  })
  const echo = swapped.join(' ')
  return safeAnswer(echo).safe ? echo : undefined
}

/** A few words of the person's own, fit to be quoted back. */
export function quoteOf(message: string): string | undefined {
  const clause =
    message
      .replace(/["«»“”]/g, '')
      .split(/[.!?;\n]/)[0]
      ?.trim() ?? ''
  const size = clause.split(/\s+/).length
  if (
    size < 4 ||
    size > 10 ||
    clause.length > 70 ||
    /\d{3,}|@|https?:|\b(guess|maybe|ok|okay|fine|yes|no|yeah|talk about|supongo|si|hablar de|bueno)\b/i.test(
      clause,
    )
  )
    return undefined
  return safeAnswer(clause).safe ? clause : undefined
}

export type Reflection = { text: string; used: string[] }

/** One reflection of what was heard; the kinds take turns so that no turn of phrase becomes a habit. */
export function reflect(
  language: Language,
  heard: Heard,
  message: string,
  used: string[],
  salt: number,
  asked?: string,
): Reflection {
  const book = words[language]
  const candidates: [string, readonly string[], Record<string, string>][] = []
  const offer = (key: string, wordings: readonly string[], values: Record<string, string> = {}) =>
    candidates.push([key, wordings, values])

  if (heard.scale !== undefined) {
    const level = heard.scale >= 7 ? 'high' : heard.scale >= 4 ? 'middle' : 'low'
    offer(level, book[level], { n: String(heard.scale) })
  }
  if (heard.intent === 'dont_know') offer('unsure', book.unsure)
  if (heard.talk) offer(heard.talk, book[heard.talk])
  const [first, second] = heard.feelings
  if (first && second) {
    offer('twoFeelings', book.twoFeelings, {
      feeling: book.feelings[first],
      other: book.feelings[second],
      Feeling: capital(book.feelings[first]),
    })
  }
  if (first)
    offer('oneFeeling', book.oneFeeling, {
      feeling: book.feelings[first],
      Feeling: capital(book.feelings[first]),
    })
  const echo = language === 'en' && salt % 2 === 0 ? echoOf(message) : undefined
  if (echo) offer('echo', book.echo, { echo, Echo: capital(echo) })
  const kind = heard.words >= 2 && !heard.no && heard.intent === undefined ? answerKind(asked) : undefined
  if (kind && salt % 3 !== 0) offer(`answer.${kind}`, answerReflections[language][kind])
  if (heard.person) offer('person', book.person, { person: heard.person, Person: capital(heard.person) })
  const quote = quoteOf(message)
  if (quote && salt % 3 === 0) offer('quote', book.quote, { quote })
  if (kind) offer(`answer.${kind}`, answerReflections[language][kind])
  if (heard.words <= 3 && heard.yes) offer('yes', book.yes)
  if (heard.words <= 3 && heard.no) offer('no', book.no)
  if (heard.words <= 3) offer('short', book.short)
  offer('any', book.any)

  const [key, wordings, values] =
    candidates.find(([name, list]) => hasFresh(`reflect.${name}`, list, used)) ??
    (['any', book.any, {}] as const)
  const chosen = choose(`reflect.${key}`, wordings, used, salt)
  return { text: fill(chosen.text, { ...values }), used: chosen.used }
}
