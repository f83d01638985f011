// The coach itself: privacy, what is saved, what it is, its limits and what it costs.
import type { PreparedAnswer } from './prepared-answer.ts'

export const coachAnswers: PreparedAnswer[] = [
  {
    id: 'what-are-you',
    asks: {
      en: [
        'what is this coach exactly',
        'how do you come up with answers',
        'what can you do for me',
        'is this chatgpt',
        'how does the guided coach work',
        'are your answers written by people',
      ],
      es: [
        'qué es exactamente este guía',
        'cómo se te ocurren las respuestas',
        'qué puedes hacer por mí',
        'esto es chatgpt',
        'cómo funciona el guía',
        'tus respuestas las escribieron personas',
      ],
    },
    answer: {
      en: 'I’m Cairn’s coach, a computer program. As the guided coach, I match what you write to answers and exercises that people wrote. I can help you get through an urge, sort out a problem, prepare a talk, or find where to ask. I can be wrong.',
      es: 'Soy el guía de Cairn, un programa de computadora. Como guía incorporado, comparo lo que escribes con respuestas y ejercicios que escribieron personas. Puedo ayudarte a pasar las ganas, ordenar un problema, preparar una charla o encontrar dónde preguntar. Puedo equivocarme.',
    },
    source: { title: 'Cairn: Coach', url: '/ai-coach' },
  },
  {
    id: 'are-you-human',
    asks: {
      en: [
        'be honest is there a human typing this',
        'am I chatting with an actual person right now',
        'do you have a heart',
        'can I talk to a real counselor instead',
        'you sound like a person',
        'I want a human not a machine',
      ],
      es: [
        'dime la verdad, hay un humano escribiendo esto',
        'estoy chateando con una persona de verdad',
        'tienes corazón',
        'puedo hablar con un consejero real',
        'suenas como persona',
        'quiero un humano y no una máquina',
      ],
    },
    answer: {
      en: 'No, I’m a computer program. I’m not human and I can’t feel human emotion. For a real voice right now in the U.S., call or text 988, call 1-800-662-4357 to find treatment, or join an online meeting; Cairn’s Meetings page shows what starts soon.',
      es: 'No, soy un programa de computadora. No soy humano ni puedo sentir emociones humanas. Para una voz real ahora en EE. UU., llama o escribe al 988, llama al 1-800-662-4357 para encontrar tratamiento, o entra a una reunión en línea; la página de reuniones muestra las próximas.',
    },
    source: { title: 'Cairn: Coach', url: '/ai-coach' },
  },
  {
    id: 'can-you-call',
    asks: {
      en: [
        'can you call someone for me',
        "will you call 911 if I'm in danger",
        'can you send help',
        'can you text my sponsor',
        'will you call the police on me',
        'do you know where I am',
      ],
      es: [
        'puedes llamar a alguien por mí',
        'llamas al 911 si estoy en peligro',
        'puedes mandar ayuda',
        'puedes escribirle a mi padrino',
        'vas a llamar a la policía',
        'sabes dónde estoy',
      ],
    },
    answer: {
      en: 'I can’t call, text or send anyone, I don’t know where you are, and Cairn doesn’t call the police. If you’re in danger now, call 911 or your local number, or call or text 988 in the U.S. I can help you write what to say.',
      es: 'No puedo llamar, escribir ni mandar a nadie, no sé dónde estás y Cairn no llama a la policía. Si estás en peligro, llama al 911 o a tu número local, o llama o escribe al 988 en EE. UU. Puedo ayudarte a preparar qué decir.',
    },
    source: { title: 'Cairn: help now', url: '/help' },
    danger: true,
  },
  {
    id: 'are-you-therapist',
    asks: {
      en: [
        'are you a therapist',
        'can you diagnose me',
        'is this the same as counseling',
        'can you be my sponsor',
        'are you a doctor or a nurse',
        'can you replace my therapy',
      ],
      es: [
        'eres terapeuta',
        'me puedes diagnosticar',
        'esto es lo mismo que terapia',
        'puedes ser mi padrino',
        'eres médico o enfermera',
        'puedes reemplazar mi terapia',
      ],
    },
    answer: {
      en: 'No. I’m not a therapist, doctor or sponsor, and I don’t diagnose or give medicine advice. I’m useful between those: at night, before an appointment, in a craving. For treatment near you in the U.S., see findtreatment.gov or call 1-800-662-4357.',
      es: 'No. No soy terapeuta, médico ni padrino, y no diagnostico ni aconsejo sobre medicinas. Sirvo entre una cosa y otra: de noche, antes de una cita, con ganas. Para tratamiento cerca en EE. UU., mira findtreatment.gov o llama al 1-800-662-4357.',
    },
    ask: 'counselor',
  },
  {
    id: 'coach-offline',
    asks: {
      en: [
        'does this work without internet',
        'can I use the coach offline',
        'no signal where I live will it work',
        'what if I have no data in a craving',
        'does the app work on a plane',
        'bad connection what still works',
      ],
      es: [
        'funciona sin internet',
        'puedo usar el guía sin conexión',
        'donde vivo no hay señal, funciona',
        'y si no tengo datos cuando me dan ganas',
        'funciona la app en el avión',
        'con mala conexión, qué sí funciona',
      ],
    },
    answer: {
      en: 'The coach needs a connection, because the server reads your message to answer. Before you lose signal, open the Help page and your safety plan once; they stay on your device. Save two phone numbers in your contacts too: a call often works where data doesn’t.',
      es: 'El guía necesita conexión, porque el servidor lee tu mensaje para responder. Antes de perder señal, abre una vez la página de ayuda y tu plan de seguridad; quedan en tu aparato. Guarda dos números en tus contactos: a veces entra una llamada donde no hay datos.',
    },
    source: { title: 'Cairn: help now', url: '/help' },
  },
  {
    id: 'coach-limits',
    asks: {
      en: [
        "what can't you do",
        'are you ever wrong',
        'can I trust your answers',
        "why won't you tell me how much to take",
        'what are your limits',
        "you didn't understand me at all",
      ],
      es: [
        'qué no puedes hacer',
        'te equivocas a veces',
        'puedo confiar en tus respuestas',
        'por qué no me dices cuánto tomar',
        'cuáles son tus límites',
        'no me entendiste nada',
      ],
    },
    answer: {
      en: 'I can misunderstand, and I only know what was written for me, in English and Spanish. I don’t give doses, ways around tests, diagnoses or legal advice, since a wrong answer there can hurt you. Tell me "that’s not what I meant" and I’ll try again.',
      es: 'Puedo entender mal, y solo sé lo que se escribió para mí, en inglés y español. No doy dosis, trucos para pruebas, diagnósticos ni consejo legal, porque un error ahí puede hacerte daño. Dime «no quise decir eso» y lo intento otra vez.',
    },
    source: { title: 'Cairn: Coach', url: '/ai-coach' },
  },
  {
    id: 'why-you-ask',
    asks: {
      en: [
        'why do you keep asking me questions',
        'why did you ask if I want to die',
        'stop asking me stuff just answer',
        "why do you want to know if I'm alone",
        "I said I'm fine why show me hotlines",
        'do I have to answer your questions',
      ],
      es: [
        'por qué me haces tantas preguntas',
        'por qué preguntaste si quiero morir',
        'deja de preguntar y contesta',
        'por qué quieres saber si estoy solo',
        'dije que estoy bien, por qué me muestras líneas',
        'tengo que contestar tus preguntas',
      ],
    },
    answer: {
      en: 'You don’t have to answer any of them. I ask so that I don’t guess wrong. I ask about dying or being alone directly because it’s safer to ask than to miss it, and asking doesn’t put the idea there.',
      es: 'No tienes que contestar ninguna. Pregunto para no adivinar mal. Pregunto directo por la muerte o si no hay nadie contigo porque es más seguro preguntar que no darse cuenta, y preguntar no mete la idea.',
    },
    source: { title: 'Cairn: Coach', url: '/ai-coach' },
  },
  {
    id: 'coach-cost',
    asks: {
      en: [
        'how much does the coach cost',
        'is the AI coach free',
        'why do I have to pay to talk to you',
        "what's in premium",
        'do you charge me automatically every month',
        "I can't afford to pay for this",
      ],
      es: [
        'cuánto cuesta el guía',
        'es gratis el guía de IA',
        'por qué tengo que pagar para hablar contigo',
        'qué trae premium',
        'me cobran automáticamente cada mes',
        'no puedo pagar esto',
      ],
    },
    answer: {
      en: 'The coach is part of Premium, $29 for a month, or Full Access, $99. It doesn’t renew by itself, so there’s nothing to cancel. Can’t pay? Write to us under "billing" on the Contact page; staff can give months for free. Help in danger is free for everyone.',
      es: 'El guía es parte de Premium, 29 dólares por un mes, o Full Access, 99. No se renueva solo, así que no hay nada que cancelar. ¿No puedes pagar? Escríbenos en la página de contacto, en «billing»; el equipo puede regalar meses. La ayuda en peligro es gratis.',
    },
    source: { title: 'Cairn: Compare plans', url: '/pricing' },
  },
  {
    id: 'plan-ended',
    asks: {
      en: [
        'what happens to my chats when my plan ends',
        'will I lose my conversations if I stop paying',
        'my premium expired',
        'can I still read old talks on the free plan',
        "you stopped answering because I didn't pay",
        "will you answer in an emergency if I'm on free",
      ],
      es: [
        'qué pasa con mis chats cuando se acaba mi plan',
        'pierdo mis conversaciones si dejo de pagar',
        'se venció mi premium',
        'puedo leer charlas viejas en el plan gratis',
        'dejaste de contestar porque no pagué',
        'me contestas en una emergencia si tengo el plan gratis',
      ],
    },
    answer: {
      en: 'Your talks stay yours: you can read, export and delete them for as long as you have an account. New everyday talks need a plan. A message that sounds like danger is answered on every plan, and the Help page, safety plan, meetings and forum stay free.',
      es: 'Tus charlas siguen siendo tuyas: puedes leerlas, exportarlas y borrarlas mientras tengas cuenta. Las charlas nuevas del día a día piden un plan. Un mensaje que suena a peligro se contesta en cualquier plan, y la página de ayuda, el plan de seguridad, las reuniones y el foro son gratis.',
    },
    source: { title: 'Cairn: Compare plans', url: '/pricing' },
  },
  {
    id: 'emergency-contacts',
    asks: {
      en: [
        'can I add an emergency contact',
        'where do I save people to call',
        'will you contact my wife if something happens',
        'how do I make a safety plan',
        'who should I put on my list of people to call',
        'can my sponsor get an alert from the app',
      ],
      es: [
        'puedo agregar un contacto de emergencia',
        'dónde guardo a quién llamar',
        'avisas a mi esposa si me pasa algo',
        'cómo hago un plan de seguridad',
        'a quién pongo en mi lista de personas para llamar',
        'mi padrino puede recibir un aviso de la app',
      ],
    },
    answer: {
      en: 'Open My safety plan and add two or three people with their numbers, plus what helps you calm down. It stays encrypted in this browser, and you can print it. Nobody is contacted automatically; you decide when to tap a number.',
      es: 'Abre Mi plan de seguridad y agrega dos o tres personas con su número, y lo que te calma. Queda cifrado en este navegador y lo puedes imprimir. No se avisa a nadie de forma automática; tú decides cuándo tocar un número.',
    },
    source: { title: 'Cairn: My safety plan', url: '/safety-plan' },
  },
]
