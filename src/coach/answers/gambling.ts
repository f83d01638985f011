// Gambling: blocks, money, telling, chasing, sports, trading and families.
import type { PreparedAnswer } from './prepared-answer.ts'

export const gamblingAnswers: PreparedAnswer[] = [
  {
    id: 'gambling-help',
    asks: {
      en: [
        "I can't stop gambling",
        'who do I call about my gambling problem',
        'gambling addiction help',
        'I lost everything at the casino again',
        'is there a hotline for gamblers',
        'betting is ruining my life',
      ],
      es: [
        'no puedo parar de apostar',
        'a quién llamo por mi problema de juego',
        'ayuda para la ludopatía',
        'otra vez perdí todo en el casino',
        'hay una línea para jugadores',
        'las apuestas me están arruinando la vida',
      ],
    },
    answer: {
      en: 'Call 1-800-MY-RESET (1-800-697-3738) or 1-800-GAMBLER now; both are free, private and open day and night. Then put three walls up today: self-exclude, install a blocker, and give someone else your card. Walls first, willpower later.',
      es: 'Llama ya al 1-800-MY-RESET (1-800-697-3738) o al 1-800-GAMBLER; son gratis, privados y a toda hora. Luego levanta hoy tres barreras: autoexclusión, un bloqueador y dar tu tarjeta a alguien. Primero barreras, después voluntad.',
    },
    more: {
      en: 'What helps next:\n- A counselor trained in gambling; some states pay for it. Ask the helpline.\n- Meetings: Gamblers Anonymous or SMART Recovery.\n- No cash, no credit, bank alerts to someone you trust.\n- A list of what you owe, made with another person.\nIf you’ve thought about dying because of losses, call or text 988. Money can be sorted out; you can’t be replaced.',
      es: 'Lo que sigue:\n- Un consejero especializado en juego; algunos estados lo pagan. Pregunta en la línea.\n- Reuniones: Jugadores Anónimos o SMART Recovery.\n- Sin efectivo, sin crédito, avisos del banco a alguien de confianza.\n- Una lista de lo que debes, hecha en compañía.\nSi has pensado en morir por las pérdidas, llama o escribe al 988. El dinero se arregla; tú no tienes repuesto.',
    },
    source: { title: 'National Council on Problem Gambling', url: 'https://www.ncpgambling.org' },
    danger: true,
  },
  {
    id: 'tell-wife-lost-money',
    asks: {
      en: [
        'how do I tell my wife I lost our savings gambling',
        "he doesn't know I gambled the mortgage",
        'I lost the kids college fund',
        'my husband will leave when he finds out about the debt',
        'hiding credit cards from my wife because of betting',
        "I owe 40k and my family doesn't know",
      ],
      es: [
        'cómo le digo a mi esposa que perdí los ahorros jugando',
        'él no sabe que aposté la hipoteca',
        'perdí el dinero de la universidad de mis hijos',
        'mi marido me va a dejar cuando sepa de la deuda',
        'escondo tarjetas a mi esposa por las apuestas',
        'debo mucho y mi familia no sabe',
      ],
    },
    answer: {
      en: 'Call 1-800-MY-RESET first and rehearse it. Then say it all at once, with the numbers on paper: "I gambled, we lost this much, I’ve blocked myself, please hold the accounts." Hand over the passwords. If shame makes you think of dying, call or text 988 before anything else.',
      es: 'Llama primero al 1-800-MY-RESET y ensáyalo. Luego dilo completo, con los números en papel: «Aposté, perdimos esto, ya me bloqueé, por favor maneja las cuentas». Entrega las claves. Si la vergüenza te hace pensar en morir, llama o escribe antes al 988.',
    },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'chasing-losses',
    asks: {
      en: [
        'I need to win it back',
        "one more bet and I'll be even",
        'chasing my losses again',
        'if I hit this parlay I can pay everyone',
        "I'm down so much I can't stop now",
        "I know I'm due for a win",
      ],
      es: [
        'tengo que recuperar lo perdido',
        'una apuesta más y quedo a mano',
        'otra vez persiguiendo pérdidas',
        'si pego esta apuesta les pago a todos',
        'perdí tanto que no puedo parar ahora',
        'ya me toca ganar',
      ],
    },
    answer: {
      en: 'Stop here: close the app, put the phone in another room, and call 1-800-MY-RESET or someone you trust. Winning it back is the trap itself; each bet is as blind as the last. What’s lost is lost, and tonight you can stop it growing.',
      es: 'Para aquí: cierra la app, deja el teléfono en otro cuarto y llama al 1-800-MY-RESET o a alguien de confianza. Recuperarlo es la trampa; cada apuesta es tan ciega como la anterior. Lo perdido, perdido está, y hoy puedes evitar que crezca.',
    },
    source: { title: 'National Council on Problem Gambling', url: 'https://www.ncpgambling.org' },
    danger: true,
  },
  {
    id: 'sports-betting',
    asks: {
      en: [
        "I can't watch a game without betting",
        'sports betting took over',
        'live bets on my phone during every game',
        'how do I enjoy football without gambling',
        "march madness is coming and I can't bet",
        'my friends all talk about their parlays',
      ],
      es: [
        'no puedo ver un partido sin apostar',
        'las apuestas deportivas se me fueron de las manos',
        'apuestas en vivo en el celular cada juego',
        'cómo disfruto el fútbol sin apostar',
        'viene el mundial y no debo apostar',
        'mis amigos solo hablan de sus apuestas',
      ],
    },
    answer: {
      en: 'For this season: no live games alone with your phone. Watch with someone who knows, phone in a drawer, or catch highlights later. Mute betting chats and ads, and tell your friends: "I’m out of betting, keep me in the jokes."',
      es: 'Esta temporada: nada de partidos en vivo a solas con el teléfono. Míralos con alguien que sepa, celular en un cajón, o ve solo el resumen. Silencia chats y anuncios de apuestas, y di a tus amigos: «Ya no apuesto, pero cuenten conmigo para reír».',
    },
    ask: 'counselor',
  },
  {
    id: 'crypto-trading',
    asks: {
      en: [
        'is day trading gambling',
        "I'm addicted to crypto",
        'options trading wiped me out',
        'I check charts at 4 am',
        'I keep putting money in memecoins',
        'robinhood is my casino',
      ],
      es: [
        'operar en bolsa es como apostar',
        'soy adicto a las criptomonedas',
        'perdí todo con opciones',
        'reviso las gráficas a las 4 de la mañana',
        'sigo metiendo dinero en memecoins',
        'mi app de inversiones es mi casino',
      ],
    },
    answer: {
      en: 'It can work just like gambling: the rush, the checking, the chasing. Today, take out leverage and margin, move what’s left where it takes days to reach, and delete the apps. Gambling helplines and Gamblers Anonymous help with trading too: 1-800-MY-RESET.',
      es: 'Puede funcionar igual que el juego: la emoción, el revisar, el perseguir pérdidas. Hoy quita el apalancamiento, mueve lo que quede donde tarde días en salir y borra las apps. Las líneas de juego y Jugadores Anónimos también ayudan con esto: 1-800-MY-RESET.',
    },
    ask: 'counselor',
  },
  {
    id: 'gambling-or-not',
    asks: {
      en: [
        'am I a gambling addict',
        'how do I know if I gamble too much',
        'is it a problem if I only bet on weekends',
        'I only play scratch tickets is that gambling addiction',
        'test for gambling problem',
        'can you be addicted to betting like drugs',
      ],
      es: [
        'soy ludópata',
        'cómo sé si apuesto demasiado',
        'es problema si solo apuesto los fines de semana',
        'solo compro raspaditos, es adicción',
        'prueba para saber si tengo problema de juego',
        'se puede ser adicto a apostar como a las drogas',
      ],
    },
    answer: {
      en: 'Ask yourself: Do I bet more than I can lose? Chase losses? Lie about it? Borrow or sell things for it? One yes is worth a talk with a helpline or counselor, without any label. Gambling can take hold of the brain much like drugs do.',
      es: 'Pregúntate: ¿Apuesto más de lo que puedo perder? ¿Persigo pérdidas? ¿Miento sobre eso? ¿Pido prestado o vendo cosas? Un solo sí merece hablar con una línea o un consejero, sin etiquetas. El juego puede atrapar al cerebro de forma parecida a las drogas.',
    },
    source: {
      title: 'NHS: gambling addiction',
      url: 'https://www.nhs.uk/live-well/addiction-support/gambling-addiction/',
    },
  },
  {
    id: 'partner-gambles',
    asks: {
      en: [
        'my husband gambles away our money',
        "how do I protect myself from my wife's gambling",
        'my son bets all day',
        'should I pay off his gambling debts',
        'found out my boyfriend has betting loans',
        'my mom spends her pension at the casino',
      ],
      es: [
        'mi esposo se juega nuestro dinero',
        'cómo me protejo de que mi mujer apuesta',
        'mi hijo apuesta todo el día',
        'pago sus deudas de juego',
        'descubrí que mi novio tiene préstamos por apuestas',
        'mi mamá gasta su pensión en el casino',
      ],
    },
    answer: {
      en: 'Protect the money first: your own account, your pay into it, alerts on joint cards, a free credit freeze. Don’t pay off debts in secret; it often feeds the next bet. Then talk with Gam-Anon or 1-800-MY-RESET, which helps families too.',
      es: 'Primero protege el dinero: tu propia cuenta con tu sueldo, avisos en tarjetas conjuntas, crédito congelado gratis. No pagues deudas a escondidas; suele alimentar la próxima apuesta. Luego habla con Gam-Anon o el 1-800-MY-RESET, que también ayuda a familias.',
    },
    source: { title: 'Gam-Anon', url: 'https://www.gam-anon.org' },
    ask: 'counselor',
  },
]
