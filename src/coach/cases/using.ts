// Cases about drinking and using: something within reach, lapses, decisions.
import type { TalkCase } from './talk-case.ts'

export const usingCases: readonly TalkCase[] = [
  {
    id: 'near-home',
    path: 'craving',
    near: true,
    says: {
      en: [
        "there's a bottle in the kitchen my roommate left",
        'there is beer in the fridge',
        'there are pills in the house',
        'I found my old stash',
        'the wine is right here on the counter',
        'I have a bag in my drawer',
      ],
      es: [
        'hay una botella en la cocina',
        'hay cerveza en el refri',
        'encontré lo que tenía guardado',
        'tengo una bolsa en el cajón',
      ],
    },
    en: {
      reflect: 'It’s right there, within reach. That makes this hard, and you said so instead of taking it.',
      help: 'Get away from it first. Leave the room, or step outside with your phone. Then have it gone: throw it out, or ask the person it belongs to or a friend to take it away tonight.',
      ask: 'What can you do in the next two minutes?',
      chips: ['Leave the room', 'Get rid of it', 'Call someone to take it', 'I’m not sure I want to'],
    },
    es: {
      reflect: 'Lo tienes en el mismo lugar que tú. Eso lo hace difícil, y lo dijiste en vez de ir por ello.',
      help: 'Primero, distancia. Sal del cuarto o sal a la calle con tu teléfono. Después, que ya no esté: tíralo, o pide a su dueño o a un amigo que se lo lleve hoy.',
      ask: '¿Qué puedes hacer en los próximos dos minutos?',
      chips: ['Salir del cuarto', 'Tirarlo', 'Llamar a alguien que se lo lleve', 'No sé si quiero'],
    },
  },
  {
    id: 'near-place',
    path: 'craving',
    near: true,
    says: {
      en: [
        "I'm at a bar right now",
        "I'm at a party and everyone is drinking",
        "I'm in the liquor store parking lot",
        "I'm parked outside my dealer's house",
        "I'm at the casino",
        "they're passing it around and I'm right here",
      ],
      es: [
        'estoy en un bar',
        'estoy en una fiesta y todos toman',
        'estoy afuera de la licorería',
        'estoy afuera de la casa del dealer',
      ],
    },
    en: {
      reflect: 'You’re standing right at the edge of it, and you stopped to write this.',
      help: 'You can leave now, without explaining. Walk or drive to the next corner first, then decide the rest. “I’m not feeling well” is enough if anyone asks.',
      ask: 'Can you get out of there in the next five minutes?',
      chips: ['I’m leaving', 'I need someone to pick me up', 'I can’t leave', 'I don’t want to leave'],
    },
    es: {
      reflect: 'Estás justo en el borde, y paraste a escribir esto.',
      help: 'Puedes irte ya, sin explicar nada. Camina o maneja hasta la siguiente esquina, y lo demás lo decides después. Si preguntan, «no me siento bien» basta.',
      ask: '¿Puedes salir de ahí en cinco minutos?',
      chips: ['Ya me voy', 'Necesito que me recojan', 'No puedo irme', 'No quiero irme'],
    },
  },
  {
    id: 'dealer-contact',
    path: 'craving',
    near: true,
    says: {
      en: [
        'my dealer texted me',
        'I still have my plug in my phone',
        'my old using buddy keeps calling',
        'someone offered me some today',
        'a guy at work sells',
      ],
      es: [
        'me escribió mi dealer',
        'todavía tengo su número',
        'me ofrecieron hoy',
        'un compañero del trabajo vende',
      ],
    },
    en: {
      reflect: 'One message, and it’s in your hand again. You didn’t go looking; it came to you.',
      help: 'Block the number before you read it again. A block beats an argument with yourself. If you can’t bring yourself to, hand the phone to someone for ten minutes.',
      ask: 'Can you block it now?',
      chips: ['Blocked it', 'I already answered', 'I don’t want to yet'],
    },
    es: {
      reflect: 'Un mensaje, y ya lo tienes otra vez en la mano. No lo buscaste; te llegó.',
      help: 'Bloquea el número antes de volver a leerlo. Bloquear es más fácil que discutir contigo. Si no puedes, dale el teléfono a alguien diez minutos.',
      ask: '¿Puedes bloquearlo ahora?',
      chips: ['Ya lo bloqueé', 'Ya contesté', 'Todavía no quiero'],
    },
  },
  {
    id: 'craving-now',
    path: 'craving',
    says: {
      en: [
        'I want to drink so bad right now',
        "I'm craving hard",
        'I really want to use tonight',
        'the urge is so strong',
        "I'm about to give in",
        'all I can think about is getting high',
      ],
      es: [
        'tengo muchas ganas de tomar',
        'quiero consumir esta noche',
        'me muero de ganas',
        'estoy a punto de caer',
      ],
    },
    en: {
      reflect: 'It’s pulling hard right now, and you came here first.',
      help: 'A craving peaks and then drops, usually within 15 to 30 minutes. You don’t have to beat it, only outlast it. Change rooms, drink something cold, get your hands busy.',
      ask: 'From 0 to 10, how strong is it this minute?',
      scale: true,
    },
    es: {
      reflect: 'Ahora mismo jala fuerte, y viniste aquí primero.',
      help: 'Las ganas suben y luego bajan, casi siempre en 15 a 30 minutos. No hay que vencerlas, solo durar más que ellas. Cambia de cuarto, toma algo frío, ocupa las manos.',
      ask: 'Del 0 al 10, ¿qué tan fuerte es en este minuto?',
      scale: true,
    },
  },
  {
    id: 'just-one',
    path: 'motivation',
    says: {
      en: [
        'maybe I could have just one drink',
        'I think I can control it now',
        'one beer would not hurt',
        'maybe I can drink like a normal person again',
        "I've been good so I deserve one",
      ],
      es: [
        'tal vez una sola copa',
        'creo que ya lo puedo controlar',
        'una cerveza no hace daño',
        'me merezco una',
      ],
    },
    en: {
      reflect: 'Part of you is asking if it could be different this time.',
      help: 'I can’t tell you one is safe. What helps is to play the tape forward: not the first drink, but you at midnight, and you tomorrow morning.',
      ask: 'The last few times it was “just one,” how did the night end?',
    },
    es: {
      reflect: 'Una parte de ti pregunta si esta vez sería distinto.',
      help: 'No puedo decirte que una sea segura. Ayuda ver la película completa: no el primer trago, sino tú a medianoche y tú mañana.',
      ask: 'Las últimas veces que fue «solo una», ¿cómo acabó la noche?',
    },
  },
  {
    id: 'lapse',
    path: 'lapse',
    says: {
      en: [
        'I relapsed last night',
        'I drank yesterday',
        'I used again',
        'I slipped',
        'I messed up and got high',
        'I broke my sobriety',
      ],
      es: ['recaí anoche', 'ayer tomé', 'volví a consumir', 'la regué y consumí'],
    },
    en: {
      reflect:
        'You used, and you came straight to saying it. That’s hard to do, and it’s how people get back.',
      help: 'First, your safety: after a break your body handles less than it used to, so more now is riskier. The days you had still count; this is one night, not the whole road.',
      ask: 'How are you right now, in your body?',
      chips: ['I’m okay', 'Sick and hungover', 'Ashamed', 'I still want more'],
    },
    es: {
      reflect: 'Consumiste, y viniste directo a decirlo. Cuesta, y así es como se regresa.',
      help: 'Primero tu seguridad: después de una pausa el cuerpo aguanta menos, así que más ahora es más peligroso. Tus días siguen contando; esto es una noche, no todo el camino.',
      ask: '¿Cómo estás ahora, del cuerpo?',
      chips: ['Estoy bien', 'Con malestar', 'Con vergüenza', 'Todavía quiero más'],
    },
  },
  {
    id: 'lapse-after-years',
    path: 'lapse',
    says: {
      en: [
        'I had nine years and I drank',
        'I threw away my sobriety after years',
        'after two years clean I used',
        'I lost all my time',
        'back to day one after so long',
      ],
      es: [
        'tenía nueve años y tomé',
        'perdí todos mis años',
        'después de dos años limpio consumí',
        'otra vez en el día uno',
      ],
    },
    en: {
      reflect: 'All that time, and then this. Of course it feels like everything is gone.',
      help: 'It isn’t. The years taught you how to live sober, and you still know it. What you need today is small: be safe, tell one person, get to one meeting or one call.',
      ask: 'Who would you least mind telling first?',
      chips: ['My sponsor', 'Someone at home', 'A meeting', 'No one yet'],
    },
    es: {
      reflect: 'Todo ese tiempo, y ahora esto. Claro que se siente como si se hubiera perdido todo.',
      help: 'No se perdió. Esos años te enseñaron a vivir sin eso, y lo sigues sabiendo. Hoy basta poco: estar a salvo, contárselo a alguien, una reunión o una llamada.',
      ask: '¿A quién te costaría menos decírselo primero?',
      chips: ['A mi padrino', 'A alguien en casa', 'En una reunión', 'Todavía a nadie'],
    },
  },
  {
    id: 'keeps-happening',
    path: 'lapse',
    says: {
      en: [
        'I keep relapsing',
        'I quit every Monday and drink by Friday',
        "I can't string two weeks together",
        'nothing works for me',
        "I've tried everything and I always go back",
      ],
      es: ['siempre recaigo', 'lo dejo cada lunes y caigo el viernes', 'nada me funciona', 'ya intenté todo'],
    },
    en: {
      reflect: 'You keep starting over, and you’re worn out from it.',
      help: 'Trying again and again isn’t nothing; most people who make it needed several tries. It may mean the plan needs more support, not that you need more willpower: medicine, a counselor, a group, treatment by day.',
      ask: 'What have you tried so far, and what helped even a little?',
    },
    es: {
      reflect: 'Vuelves a empezar una y otra vez, y ya cansa.',
      help: 'Intentarlo tantas veces no es poco; casi todos los que lo logran necesitaron varias. Quizá hace falta más apoyo, no más fuerza de voluntad: medicina, terapia, un grupo, tratamiento de día.',
      ask: '¿Qué has probado, y qué ayudó aunque fuera un poco?',
    },
  },
  {
    id: 'hiding-it',
    path: 'shame',
    says: {
      en: [
        'nobody knows how much I drink',
        "I've been hiding it from everyone",
        'I drink in secret',
        'I hide bottles around the house',
        'my family has no idea I use',
      ],
      es: [
        'nadie sabe cuánto tomo',
        'lo escondo de todos',
        'tomo a escondidas',
        'mi familia no sabe que consumo',
      ],
    },
    en: {
      reflect: 'You’ve been carrying this alone and covering it up every day. That’s exhausting.',
      help: 'You just told it once, here. Telling one safe person is the next step. It doesn’t have to be family; a doctor or a meeting works too.',
      ask: 'If one person could know and not make it worse, who would it be?',
    },
    es: {
      reflect: 'Lo has cargado a solas y tapándolo todos los días. Eso agota.',
      help: 'Aquí ya lo dijiste una vez. Lo que sigue es una persona de confianza. No tiene que ser familia; un médico o una reunión también sirven.',
      ask: 'Si una persona pudiera saberlo sin empeorarlo, ¿quién sería?',
    },
  },
  {
    id: 'is-it-a-problem',
    path: 'motivation',
    says: {
      en: [
        "I'm not sure I have a problem",
        'am I an alcoholic',
        'maybe I drink too much',
        'my wife says I drink too much but I think it is fine',
        "it's not that bad, other people drink more",
      ],
      es: [
        'no sé si tengo un problema',
        '¿soy alcohólico?',
        'creo que tomo demasiado',
        'mi esposa dice que tomo mucho',
      ],
    },
    en: {
      reflect: 'You’re wondering about it honestly, and that’s a fair place to be.',
      help: 'I don’t put labels on people. Two things tell a lot: trying to cut down and not managing it, and losing things you care about because of it.',
      ask: 'Which of those two sounds more like you?',
      chips: ['Can’t cut down', 'It costs me things', 'Both', 'Neither'],
    },
    es: {
      reflect: 'Te lo preguntas con honestidad, y es un buen lugar para empezar.',
      help: 'Yo no pongo etiquetas. Dos cosas dicen mucho: querer bajarle y no poder, y perder por eso cosas que te importan.',
      ask: '¿Cuál de las dos se parece más a ti?',
      chips: ['No puedo bajarle', 'Me cuesta cosas', 'Las dos', 'Ninguna'],
    },
  },
  {
    id: 'want-to-quit',
    path: 'planning',
    says: {
      en: [
        "I want to quit but I don't know how",
        'how do I stop drinking',
        'I need to get sober',
        'I want to stop using',
        "I'm ready to change where do I start",
      ],
      es: [
        'quiero dejarlo pero no sé cómo',
        '¿cómo dejo de tomar?',
        'necesito parar',
        'estoy listo para cambiar',
      ],
    },
    en: {
      reflect: 'You want out, and you’re looking for the first step.',
      help: 'If it’s alcohol, benzos, or GHB and you use daily, see a doctor before you stop, because stopping suddenly can be dangerous. Otherwise, three things work together: tell one person, clear out your home, and pick one support for this week, like a meeting or a doctor’s visit.',
      ask: 'Which one could you do today?',
      chips: ['Tell one person', 'Clear out my home', 'Find a meeting', 'See a doctor'],
    },
    es: {
      reflect: 'Quieres salir de esto y buscas el primer paso.',
      help: 'Si es alcohol, benzos o GHB y consumes a diario, ve con un médico antes de parar, porque cortar de golpe puede ser peligroso. Si no, tres cosas van bien juntas: decírselo a alguien, sacarlo de la casa y elegir un apoyo para esta semana, como una reunión o una cita médica.',
      ask: '¿Cuál podrías hacer hoy?',
      chips: ['Decírselo a alguien', 'Sacarlo de la casa', 'Buscar una reunión', 'Ir al médico'],
    },
  },
  {
    id: 'first-days',
    path: 'planning',
    says: {
      en: [
        "I'm on day three",
        'day 1 today',
        "it's my first week sober",
        'five days clean and I feel awful',
        "I've been sober for four days",
      ],
      es: [
        'llevo tres días',
        'hoy es mi día uno',
        'es mi primera semana sin tomar',
        'cinco días limpio y me siento fatal',
      ],
    },
    en: {
      reflect: 'The first days are the hardest, and you’re getting through them.',
      help: 'Keep it small: eat something, drink water, sleep when you can, stay near people. If you shake, sweat heavily, see things, or your heart races after stopping alcohol or benzos, that’s an emergency: get medical care.',
      ask: 'What’s the hardest part of the day for you right now?',
      chips: ['Mornings', 'After work', 'Evenings', 'Nights'],
    },
    es: {
      reflect: 'Los primeros días son los más duros, y aquí sigues.',
      help: 'Hazlo chiquito: come algo, toma agua, duerme cuando puedas, quédate cerca de gente. Si tiemblas, sudas mucho, ves cosas o el corazón se acelera tras dejar alcohol o benzos, es una emergencia: busca atención médica.',
      ask: '¿Qué parte del día es la más difícil?',
      chips: ['La mañana', 'Después del trabajo', 'La tarde', 'La noche'],
    },
  },
  {
    id: 'empty-evenings',
    path: 'boredom',
    says: {
      en: [
        "I don't know what to do with myself sober",
        'evenings are so empty now',
        "I'm so bored without it",
        'weekends drag on forever',
        'everything is boring sober',
      ],
      es: [
        'no sé qué hacer sin tomar',
        'las noches están vacías',
        'me aburro sin eso',
        'los fines de semana no acaban',
      ],
    },
    en: {
      reflect: 'It used to fill those hours, and now they’re just open.',
      help: 'Plan the empty hour before it comes, with something outside the house or with someone in it. It won’t feel as good as using at first; interest comes back slowly over weeks.',
      ask: 'Which hour is the emptiest?',
      chips: ['After work', '8 to 10 at night', 'Saturday', 'Sunday'],
    },
    es: {
      reflect: 'Antes eso llenaba las horas, y ahora están abiertas.',
      help: 'Planea la hora vacía antes de que llegue, con algo fuera de casa o con alguien. Al principio no se siente tan bien como consumir; el interés vuelve poco a poco, en semanas.',
      ask: '¿Cuál es la hora más vacía?',
      chips: ['Saliendo del trabajo', 'De 8 a 10', 'El sábado', 'El domingo'],
    },
  },
  {
    id: 'friends-drink',
    path: 'triggers',
    says: {
      en: [
        'all my friends drink',
        "I'll lose my friends if I stop",
        'they keep pressuring me to have one',
        'my whole social life is drinking',
        'they make fun of me for not drinking',
      ],
      es: [
        'todos mis amigos toman',
        'voy a perder a mis amigos',
        'me presionan para que tome',
        'se burlan porque no tomo',
      ],
    },
    en: {
      reflect: 'It’s not only the drinking. It’s your people.',
      help: 'You can test who’s a friend and who’s a drinking buddy: suggest coffee, a game, a daytime thing. For offers, one calm line, said twice, is enough: “Not tonight, thanks.”',
      ask: 'Is there one friend who’d still show up without alcohol?',
      chips: ['Yes, one', 'Maybe', 'Not really'],
    },
    es: {
      reflect: 'No es solo el trago. Es tu gente.',
      help: 'Puedes ver quién es amigo y quién es compañero de copas: propón un café, un partido, algo de día. Para las invitaciones basta una frase tranquila, dos veces: «Hoy no, gracias».',
      ask: '¿Hay alguien que vendría aunque no haya alcohol?',
      chips: ['Sí, alguien', 'Tal vez', 'La verdad no'],
    },
  },
  {
    id: 'partner-uses',
    path: 'family',
    says: {
      en: [
        'my boyfriend still drinks at home',
        'my wife uses and I am trying to quit',
        "it's hard to stay sober when he drinks in front of me",
        'everyone in my house smokes weed',
        'my roommates get high every night',
      ],
      es: [
        'mi novio toma en casa',
        'mi pareja consume y yo quiero dejarlo',
        'en mi casa todos fuman',
        'toma enfrente de mí',
      ],
    },
    en: {
      reflect: 'You’re trying to stop in a house where it never leaves.',
      help: 'You can’t decide for them, but you can ask for one thing: that it’s out of sight and not in shared rooms. Say it when everyone is sober, as what you need rather than what they do wrong.',
      ask: 'What’s the one thing at home that would help most?',
      chips: ['Keep it out of the kitchen', 'Not in front of me', 'A room of my own', 'I need to move out'],
    },
    es: {
      reflect: 'Quieres parar en una casa donde eso nunca se va.',
      help: 'No puedes decidir por los demás, pero sí pedir una cosa: que no esté a la vista ni en lo compartido. Dilo cuando todos estén sobrios, como lo que necesitas y no como lo que hacen mal.',
      ask: '¿Qué cosa en casa te ayudaría más?',
      chips: ['Que no esté en la cocina', 'Que no sea frente a mí', 'Un cuarto para mí', 'Tengo que mudarme'],
    },
  },
  {
    id: 'event-ahead',
    path: 'event',
    says: {
      en: [
        "I have a wedding this weekend and there's an open bar",
        'Thanksgiving with my family is coming',
        "I'm nervous about the office party",
        'bachelor party next week',
        'going on vacation where everyone drinks',
      ],
      es: [
        'tengo una boda el fin de semana',
        'se acerca la navidad con mi familia',
        'la fiesta de la oficina me preocupa',
        'voy de vacaciones y todos toman',
      ],
    },
    en: {
      reflect: 'You see it coming, and you want to walk in with a plan.',
      help: 'Four pieces make a plan: your own ride, a drink already in your hand, one line for offers, and a time you leave. You’re also allowed to skip it or stay for one hour.',
      ask: 'Which moment worries you most?',
      chips: ['The toast', 'Family questions', 'Being offered', 'Late at night'],
    },
    es: {
      reflect: 'Lo ves venir y quieres llegar con un plan.',
      help: 'Un plan tiene cuatro piezas: tu propio transporte, una bebida en la mano, una frase para cuando te ofrezcan y una hora de salida. También se vale no ir, o ir una hora.',
      ask: '¿Qué momento te preocupa más?',
      chips: ['El brindis', 'Las preguntas', 'Que me ofrezcan', 'Ya tarde'],
    },
  },
  {
    id: 'payday',
    path: 'triggers',
    says: {
      en: [
        'payday is tomorrow and I always use',
        'I just got paid and I want to score',
        'when I have cash I spend it on drugs',
        'Fridays after work are dangerous',
      ],
      es: [
        'mañana es día de pago y siempre consumo',
        'me acaban de pagar',
        'cuando tengo dinero me lo gasto en droga',
        'los viernes son peligrosos',
      ],
    },
    en: {
      reflect: 'Money in your hand is the trigger, and you know the day it comes.',
      help: 'Take the money out of reach before the urge: bills paid by noon, cash to someone you trust, a lower limit on your card. And be somewhere with people in the first three hours.',
      ask: 'Who could hold the money, or be with you that evening?',
    },
    es: {
      reflect: 'El dinero en la mano es lo que lo dispara, y sabes qué día llega.',
      help: 'Pon el dinero fuera de tu alcance antes de las ganas: cuentas pagadas al mediodía, efectivo con alguien de confianza, un tope en la tarjeta. Y las primeras tres horas, con gente.',
      ask: '¿Quién podría guardarte el dinero o estar contigo esa tarde?',
    },
  },
  {
    id: 'unwinding',
    path: 'craving',
    says: {
      en: [
        'I drink to unwind after work',
        "it's the only thing that calms me down",
        'I need it to relax',
        'a glass of wine when the kids are in bed',
        'I smoke to take the edge off',
      ],
      es: [
        'tomo para relajarme después del trabajo',
        'es lo único que me calma',
        'lo necesito para relajarme',
        'una copa cuando se duermen los niños',
      ],
    },
    en: {
      reflect: 'It does a job for you: it turns the day off.',
      help: 'So the question is what else can turn it off at that hour. Your body needs a signal: a hot shower, a walk around the block, food, music loud in the car. Pick one and do it before you’d pour.',
      ask: 'What time does it usually start?',
    },
    es: {
      reflect: 'Te hace un trabajo: apaga el día.',
      help: 'La pregunta es qué más puede apagarlo a esa hora. El cuerpo necesita una señal: un baño caliente, una vuelta a la cuadra, comer, música fuerte. Elige una y hazla antes de servirte.',
      ask: '¿A qué hora suele empezar?',
    },
  },
  {
    id: 'missing-it',
    path: 'motivation',
    says: {
      en: [
        'I miss getting high',
        'I miss the old days of drinking',
        'nothing feels as good as it did',
        'I was more fun when I drank',
        'part of me does not want to stop',
      ],
      es: [
        'extraño drogarme',
        'extraño tomar',
        'nada se siente igual de bien',
        'era más divertido cuando tomaba',
      ],
    },
    en: {
      reflect: 'You miss it. You can miss it and still not go back.',
      help: 'Memory keeps the first hour and drops the rest. It helps to write both down: what it gave you, and what it took the next day.',
      ask: 'What did it give you that you miss the most?',
      chips: ['Calm', 'Confidence', 'Company', 'Not feeling things'],
    },
    es: {
      reflect: 'Lo extrañas. Se puede extrañar y no volver.',
      help: 'La memoria guarda la primera hora y tira lo demás. Ayuda escribir las dos cosas: lo que te daba y lo que te quitaba al otro día.',
      ask: '¿Qué te daba que más extrañas?',
      chips: ['Calma', 'Confianza', 'Compañía', 'No sentir'],
    },
  },
  {
    id: 'flat-months',
    path: 'motivation',
    says: {
      en: [
        "I've been sober for months and feel nothing",
        'everything is gray since I quit',
        "I thought I'd feel better by now",
        'sobriety is not what I expected',
        "I'm tired of recovery",
      ],
      es: [
        'llevo meses sobrio y no siento nada',
        'todo es gris desde que lo dejé',
        'pensé que ya me sentiría mejor',
        'estoy cansado de la recuperación',
      ],
    },
    en: {
      reflect: 'You did the hard thing, and it hasn’t paid you back yet. That’s discouraging.',
      help: 'That flat stretch is common: the brain takes months to enjoy ordinary things again. If it has lasted weeks with poor sleep and no interest in anything, tell a doctor; depression is treatable.',
      ask: 'Was there one moment this week that was a little less gray?',
    },
    es: {
      reflect: 'Hiciste lo difícil y todavía no te lo devuelve. Desanima.',
      help: 'Esa etapa plana es común: el cerebro tarda meses en volver a disfrutar. Si ya van semanas durmiendo mal y sin interés por nada, díselo a un médico; la depresión se trata.',
      ask: '¿Hubo un momento esta semana un poco menos gris?',
    },
  },
  {
    id: 'cannabis',
    path: 'craving',
    says: {
      en: [
        'I quit weed and I am so irritable',
        "I can't sleep without smoking weed",
        'trying to stop smoking pot',
        'weed withdrawal is real',
      ],
      es: [
        'dejé la mota y ando irritable',
        'no puedo dormir sin fumar marihuana',
        'quiero dejar la marihuana',
      ],
    },
    en: {
      reflect: 'Stopping weed is harder than people think, and you’re feeling it.',
      help: 'Bad sleep, sweating, short temper, and odd dreams are usual; they’re worst in the first week and mostly ease within two to three. Move in the day, skip caffeine after noon, warn the people around you.',
      ask: 'What’s bothering you most?',
      chips: ['Sleep', 'Temper', 'Cravings', 'Appetite'],
    },
    es: {
      reflect: 'Dejar la marihuana es más difícil de lo que la gente cree, y lo estás sintiendo.',
      help: 'Dormir mal, sudar, el mal genio y los sueños raros son normales; la primera semana es la peor y casi todo baja en dos o tres. Muévete de día, sin cafeína después del mediodía, y avisa a los tuyos.',
      ask: '¿Qué te molesta más?',
      chips: ['El sueño', 'El genio', 'Las ganas', 'El apetito'],
    },
  },
  {
    id: 'home-from-treatment',
    path: 'planning',
    says: {
      en: [
        'I just got out of rehab',
        'I got out of jail yesterday',
        "I'm home from detox and scared",
        'first day back home after treatment',
      ],
      es: [
        'acabo de salir del centro',
        'salí de la cárcel ayer',
        'ya estoy en casa y tengo miedo',
        'terminé el tratamiento',
      ],
    },
    en: {
      reflect: 'You’re back where everything reminds you of it, without the walls around you.',
      help: 'One thing first, because it saves lives: your body can’t take what it used to, so an old dose can kill. Keep naloxone near if opioids are possible. For today: one call, one meeting or appointment, and no time alone with old company.',
      ask: 'What’s planned for the next 24 hours?',
    },
    es: {
      reflect: 'Volviste a donde todo te lo recuerda, y sin las paredes que te cuidaban.',
      help: 'Primero algo que salva vidas: tu cuerpo ya no aguanta lo de antes, así que la dosis de antes puede matar. Ten naloxona cerca si puede haber opioides. Hoy: una llamada, una reunión o cita, y nada de estar a solas con la gente de antes.',
      ask: '¿Qué tienes para las próximas 24 horas?',
    },
  },
]
