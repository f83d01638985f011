// The wordings of what the coach gives back, by what was heard.
import type { Feeling } from './message-analysis.ts'
import type { Language } from './wording.ts'

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

export const reflectionWords: Record<Language, Words> = {
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
      'A few words can be enough.',
      'All right.',
      'I hear that.',
      'I am following.',
      'No more words are needed than that.',
    ],
    any: [
      'I hear you.',
      'Thank you for saying that.',
      'I am with you so far.',
      'You put that into words, and that is not easy.',
      'There is no wrong way to say it.',
      'You need not make it sound better than it is.',
      'I take that in.',
      'You are being open about this.',
      'That belongs to the picture.',
      'Say as much or as little of it as you like.',
      'I follow you there.',
      'It is good to know that.',
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
      'Pocas palabras pueden bastar.',
      'Está bien.',
      'Te escucho.',
      'Te voy siguiendo.',
      'No hacen falta más palabras.',
    ],
    any: [
      'Te oigo.',
      'Gracias por decirlo.',
      'Hasta aquí te sigo.',
      'Le pusiste palabras, y eso no es fácil.',
      'No hay una manera equivocada de decirlo.',
      'No tienes que hacerlo sonar mejor de lo que es.',
      'Lo recibo.',
      'Lo dices con apertura.',
      'Eso es parte del cuadro.',
      'No hay prisa con esto.',
      'Voy contigo.',
      'Ayuda saberlo.',
    ],
  },
}
