// Cases about gambling, nicotine, food, gaming and screens, sex and love.
import type { TalkCase } from './talk-case.ts'

export const behaviorCases: readonly TalkCase[] = [
  {
    id: 'urge-to-bet',
    path: 'gambling',
    near: true,
    says: {
      en: [
        'I want to place a bet',
        'the game is on and I want to gamble',
        'I keep opening the betting app',
        'I want to win my money back',
        'I feel like going to the casino',
      ],
      es: [
        'quiero apostar',
        'abro la app de apuestas a cada rato',
        'quiero recuperar mi dinero',
        'tengo ganas de ir al casino',
      ],
    },
    en: {
      reflect: 'The pull to bet is on right now, and part of you is already doing the math.',
      help: 'Put space between you and the bet: log out, delete the app, hand your card to someone for tonight. Chasing a loss is the urge talking. Self-exclusion and blocking software (like Gamban) close the door for longer.',
      ask: 'Which of those can you do right now?',
      chips: ['Delete the app', 'Give my card away', 'Block the sites', 'I already bet'],
    },
    es: {
      reflect: 'Las ganas de apostar están aquí, y una parte de ti ya hace cuentas.',
      help: 'Pon espacio entre tú y la apuesta: cierra sesión, borra la app, dale tu tarjeta a alguien por hoy. Querer recuperar es la voz de las ganas. La autoexclusión y los bloqueadores (como Gamban) cierran la puerta por más tiempo.',
      ask: '¿Cuál puedes hacer ahora?',
      chips: ['Borrar la app', 'Dar mi tarjeta', 'Bloquear las páginas', 'Ya aposté'],
    },
  },
  {
    id: 'lost-money',
    path: 'gambling',
    says: {
      en: [
        'I lost my whole paycheck gambling',
        'I blew the rent on slots',
        'I lost thousands betting on sports',
        'I gambled again last night',
        "I'm in debt from gambling",
      ],
      es: [
        'perdí todo mi sueldo apostando',
        'me gasté la renta en las maquinitas',
        'anoche volví a apostar',
        'debo mucho por el juego',
      ],
    },
    en: {
      reflect: 'It’s gone, and you’re left with the hole and the shame of it.',
      help: 'Don’t try to win it back; that’s how the hole grows. Today: stop the access (cards, apps, credit), make sure food and a roof come first, and tell one person the real number. You can call or text 1-800-MY-RESET about gambling, day and night.',
      ask: 'Does anyone know the real number yet?',
      chips: ['No one', 'My partner', 'A friend'],
    },
    es: {
      reflect: 'Ya no está, y te quedan el hueco y la vergüenza.',
      help: 'No intentes recuperarlo; así crece el hueco. Hoy: corta el acceso (tarjetas, apps, crédito), primero comida y techo, y dile a alguien la cifra real. En 1-800-MY-RESET hablan de juego día y noche.',
      ask: '¿Alguien sabe ya la cifra real?',
      chips: ['Nadie', 'Mi pareja', 'Una amistad'],
    },
  },
  {
    id: 'telling-about-money',
    path: 'money',
    says: {
      en: [
        'how do I tell my wife I lost our savings',
        "my husband doesn't know about the debt",
        'I have to tell her about the money',
        'she is going to leave me when she finds out about the gambling',
        'I lied about where the money went',
      ],
      es: [
        '¿cómo le digo a mi esposa que perdí los ahorros?',
        'mi esposo no sabe de la deuda',
        'tengo que decirle lo del dinero',
        'me va a dejar cuando sepa',
      ],
    },
    en: {
      reflect: 'You have to say it to someone whose trust you can’t afford to lose.',
      help: 'Say it once and say all of it; a second surprise later hurts more. Something like: “There’s money I’ve been hiding from you. This is the amount. This is what I’ve already stopped, and I want you to see everything.” Then listen and don’t defend.',
      ask: 'When would be a calm moment to say it?',
    },
    es: {
      reflect: 'Tienes que decírselo a alguien cuya confianza no quieres perder.',
      help: 'Dilo una vez y dilo completo; una segunda sorpresa duele más. Por ejemplo: «Hay un dinero que te he ocultado. Esta es la cantidad. Esto ya lo paré, y quiero que veas todo». Después escucha sin defenderte.',
      ask: '¿Cuándo sería un momento tranquilo?',
    },
  },
  {
    id: 'smoke-craving',
    path: 'nicotine',
    says: {
      en: [
        'I want a cigarette',
        "I'm dying for a smoke",
        'quit vaping and I am going crazy',
        'day two without nicotine',
        'I am trying to quit smoking',
      ],
      es: ['quiero un cigarro', 'me muero por fumar', 'dejé el vape y no aguanto', 'quiero dejar de fumar'],
    },
    en: {
      reflect: 'Nicotine is loud today, and you’re holding out.',
      help: 'A nicotine craving lasts about three to five minutes. Four Ds get people through: delay, deep breaths, drink water, do something. Patches and gum about double the odds; a pharmacist can help, and 1-800-QUIT-NOW coaches for free.',
      ask: 'What time of day do you reach for it most?',
      chips: ['With coffee', 'After meals', 'Driving', 'When stressed'],
    },
    es: {
      reflect: 'Hoy la nicotina hace ruido, y estás aguantando.',
      help: 'Las ganas de nicotina duran unos tres a cinco minutos. Ayuda: esperar, respirar hondo, tomar agua, hacer algo. Parches y chicles casi duplican la probabilidad; pregunta en la farmacia, y en 1-855-DÉJELO-YA asesoran gratis.',
      ask: '¿A qué hora lo buscas más?',
      chips: ['Con el café', 'Después de comer', 'Manejando', 'Con estrés'],
    },
  },
  {
    id: 'smoke-slip',
    path: 'nicotine',
    says: {
      en: [
        'I smoked a cigarette after a month',
        'I bummed a cigarette and now I feel awful',
        'I bought a pack again',
        'I started vaping again',
      ],
      es: ['fumé un cigarro después de un mes', 'compré otra cajetilla', 'volví a vapear'],
    },
    en: {
      reflect: 'You held out for a while, and then you had some. It stings.',
      help: 'One slip isn’t a return, and it doesn’t take back the time before it. If there’s any left near you, get rid of it now, before you decide anything. Then look at what set it off.',
      ask: 'What was going on right before it?',
    },
    es: {
      reflect: 'Aguantaste un tiempo y luego cediste. Duele.',
      help: 'Un tropiezo no es un regreso, y no borra el tiempo de antes. Si te queda algo cerca, deshazte de ello ya, antes de decidir nada. Luego mira qué lo provocó.',
      ask: '¿Qué pasaba justo antes?',
    },
  },
  {
    id: 'binge',
    path: 'food',
    says: {
      en: [
        'I binged again',
        'I ate everything in the house',
        "I can't stop eating at night",
        'I eat in secret',
        'I want to binge right now',
      ],
      es: [
        'me di otro atracón',
        'me comí todo lo que había',
        'no paro de comer en la noche',
        'como a escondidas',
      ],
    },
    en: {
      reflect: 'The food took over, and now there’s the sick, ashamed feeling after it.',
      help: 'What helps most is the opposite of punishment: drink water, no skipping the next meal, and a kind sentence to yourself. Long gaps without food set up the next binge. A doctor or an eating-disorder counselor treats this; it isn’t about willpower.',
      ask: 'How had you been eating earlier that day?',
      chips: ['Hardly at all', 'On a diet', 'Normally', 'I don’t know'],
    },
    es: {
      reflect: 'La comida tomó el control, y ahora queda el malestar y la vergüenza.',
      help: 'Ayuda lo contrario de castigarse: tomar agua, no saltarte la siguiente comida y una frase amable para ti. Pasar muchas horas sin comer prepara el siguiente atracón. Un médico o terapeuta de trastornos alimentarios trata esto; no es falta de voluntad.',
      ask: '¿Cómo habías comido antes ese día?',
      chips: ['Casi nada', 'A dieta', 'Normal', 'No sé'],
    },
  },
  {
    id: 'purge-restrict',
    path: 'food',
    says: {
      en: [
        'I made myself throw up',
        'I purged after dinner',
        "I haven't eaten in two days to lose weight",
        "I'm using laxatives",
        'I hate my body',
      ],
      es: [
        'me provoqué el vómito',
        'vomité después de cenar',
        'llevo dos días sin comer para bajar',
        'odio mi cuerpo',
      ],
    },
    en: {
      reflect: 'That’s a painful place, and you said it out loud.',
      help: 'It’s also hard on your heart and your salts, so it’s one to bring to a doctor soon, and today if you feel faint, your heart flutters, or you see blood. The ANAD helpline listens to people with eating disorders for free.',
      ask: 'Does anyone around you know?',
      chips: ['No one', 'One person', 'A doctor'],
    },
    es: {
      reflect: 'Es un lugar doloroso, y lo dijiste.',
      help: 'También le pega al corazón y a las sales del cuerpo, así que hay que verlo pronto con un médico, y hoy mismo si te desmayas, el corazón se salta latidos o ves sangre. La línea de ANAD escucha gratis.',
      ask: '¿Alguien cercano lo sabe?',
      chips: ['Nadie', 'Una persona', 'Un médico'],
    },
  },
  {
    id: 'gaming',
    path: 'gaming',
    says: {
      en: [
        "I game all night and can't stop",
        'I played for ten hours again',
        "I'm failing school because of video games",
        'I can not get off my phone',
        'I spent so much on loot boxes',
      ],
      es: [
        'juego videojuegos toda la noche',
        'jugué diez horas otra vez',
        'no suelto el celular',
        'gasté muchísimo en el juego',
      ],
    },
    en: {
      reflect: 'One more round, and then it’s four in the morning. And the day after pays for it.',
      help: 'Change the setup, not only the promise: console or phone out of the bedroom, a hard stop with an alarm across the room, auto-login off. Then put something in the first free hour that has people in it.',
      ask: 'What does gaming give you that the rest of the day doesn’t?',
      chips: ['Friends', 'Being good at something', 'Not thinking', 'Excitement'],
    },
    es: {
      reflect: 'Una partida más, y ya son las cuatro. Y el día siguiente lo paga.',
      help: 'Cambia el entorno, no solo la promesa: consola o celular fuera del cuarto, una alarma lejos de la cama, sin inicio de sesión automático. Y en la primera hora libre pon algo con gente.',
      ask: '¿Qué te da el juego que no te da el resto del día?',
      chips: ['Amigos', 'Ser bueno en algo', 'No pensar', 'Emoción'],
    },
  },
  {
    id: 'porn-slip',
    path: 'love',
    says: {
      en: [
        'I watched porn again',
        "I can't stop looking at porn",
        'I acted out last night',
        'I lost my streak of no porn',
        'sex addiction is ruining my life',
      ],
      es: [
        'vi pornografía otra vez',
        'no puedo dejar la pornografía',
        'anoche actué',
        'la adicción al sexo me está arruinando',
      ],
    },
    en: {
      reflect: 'It happened again, and you’re the one who has to live with the after-feeling.',
      help: 'Shame tends to send people straight back, so go easy and look at the path: what time, what mood, which device. A blocker, the phone out of the bedroom, and one person or group who knows (SAA, SLAA) change more than a promise does.',
      ask: 'What were you feeling just before?',
      chips: ['Lonely', 'Stressed', 'Bored', 'Rejected'],
    },
    es: {
      reflect: 'Volvió a pasar, y a ti te toca vivir con lo que queda después.',
      help: 'La vergüenza suele llevar directo de regreso, así que sin castigo y mirando el camino: qué hora, qué ánimo, qué aparato. Un bloqueador, el celular fuera del cuarto y alguien o un grupo que lo sepa (SAA, SLAA) cambian más que una promesa.',
      ask: '¿Qué sentías justo antes?',
      chips: ['Soledad', 'Estrés', 'Aburrimiento', 'Rechazo'],
    },
  },
  {
    id: 'hookups',
    path: 'love',
    says: {
      en: [
        'I keep going back to hookup apps',
        'I slept with someone and feel disgusting',
        'I cheated on my partner again',
        "I can't stop having affairs",
        'I pay for sex and hate it',
      ],
      es: [
        'vuelvo a las apps de citas para sexo',
        'engañé a mi pareja otra vez',
        'no puedo dejar de ser infiel',
        'pago por sexo y me odio',
      ],
    },
    en: {
      reflect: 'You do it, and afterward you don’t recognize yourself in it.',
      help: 'The moment to interrupt is early: the app, the drive, the message. Delete the account and not only the app, and tell someone at the first thought rather than after. SLAA and SAA are for exactly this, and a test for your health is plain self-care.',
      ask: 'What’s the very first step, before it’s too late to turn?',
    },
    es: {
      reflect: 'Lo haces, y después no te reconoces ahí.',
      help: 'Hay que interrumpir temprano: la app, el trayecto, el mensaje. Borra la cuenta y no solo la app, y cuéntaselo a alguien al primer pensamiento. SLAA y SAA son para esto, y hacerte pruebas de salud es cuidarte.',
      ask: '¿Cuál es el primerísimo paso, cuando aún se puede dar vuelta?',
    },
  },
  {
    id: 'ex-texts',
    path: 'love',
    says: {
      en: [
        'my ex texted me and I want to go back',
        "I can't stop checking her profile",
        'I am addicted to him',
        'not talking to my ex feels like withdrawal',
        'I keep going back to someone who is bad for me',
      ],
      es: [
        'mi ex me escribió y quiero volver',
        'no dejo de ver su perfil',
        'soy adicta a él',
        'siempre regreso con quien me hace daño',
      ],
    },
    en: {
      reflect: 'You know it isn’t good for you, and you still ache for it.',
      help: 'Missing a person can feel like craving in the body, and it passes in waves too. Mute and unfollow today, write the message and send it to a friend instead, and keep the list of why it ended where you’ll see it.',
      ask: 'What do you hope would be different if you answered?',
    },
    es: {
      reflect: 'Sabes que no te hace bien, y aun así te duele la falta.',
      help: 'Extrañar a alguien se puede sentir en el cuerpo como las ganas, y también pasa en olas. Hoy silencia y deja de seguir, escribe el mensaje y mándaselo a una amistad, y ten a la vista por qué terminó.',
      ask: '¿Qué esperas que sería distinto si contestas?',
    },
  },
  {
    id: 'shopping',
    path: 'money',
    says: {
      en: [
        "I can't stop shopping",
        'I maxed out my credit card again',
        'I buy things online at night',
        'shopping addiction',
      ],
      es: ['no puedo dejar de comprar', 'llené la tarjeta otra vez', 'compro en línea en la noche'],
    },
    en: {
      reflect: 'The click feels good for a minute, and the bill stays.',
      help: 'Slow it down: take saved cards out of your phone, wait 24 hours with anything in the cart, and unsubscribe from sale emails. Debtors Anonymous and a nonprofit credit counselor can help with the rest.',
      ask: 'What mood are you usually in when you buy?',
    },
    es: {
      reflect: 'El clic se siente bien un minuto, y la cuenta se queda.',
      help: 'Hazlo lento: quita las tarjetas guardadas, espera 24 horas con todo lo del carrito y date de baja de las ofertas. Deudores Anónimos y un asesor de crédito sin fines de lucro ayudan con lo demás.',
      ask: '¿En qué ánimo sueles comprar?',
    },
  },
]
