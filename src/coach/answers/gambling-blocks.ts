// Gambling: exclusion, blockers, bank blocks and places.
import type { PreparedAnswer } from './prepared-answer.ts'

export const gamblingBlocksAnswers: PreparedAnswer[] = [
  {
    id: 'self-exclusion',
    asks: {
      en: [
        'how do I ban myself from casinos',
        'self exclusion list how does it work',
        'block myself from draftkings and fanduel',
        'can I stop online casinos from letting me in',
        'I want to be kicked out if I go back to the casino',
        'how long does self exclusion last',
      ],
      es: [
        'cómo me autoexcluyo de los casinos',
        'cómo funciona la lista de autoexclusión',
        'bloquear mi cuenta de apuestas deportivas',
        'que los casinos en línea no me dejen entrar',
        'quiero que no me dejen volver al casino',
        'cuánto dura la autoexclusión',
      ],
    },
    answer: {
      en: 'Do it today, with someone with you: search your state’s gaming commission plus "self-exclusion" and pick the longest time you can. Then close each betting account and choose "exclude," not "time out." The helpline (1-800-MY-RESET) can walk you through it.',
      es: 'Hazlo hoy con alguien al lado: busca la comisión de juego de tu estado y «self-exclusion», y elige el plazo más largo que puedas. Luego cierra cada cuenta de apuestas y elige exclusión, no pausa. La línea 1-800-MY-RESET te guía.',
    },
    source: { title: 'National Council on Problem Gambling', url: 'https://www.ncpgambling.org' },
  },
  {
    id: 'gambling-blockers',
    asks: {
      en: [
        'app to block gambling sites',
        'is gamban or betblocker better',
        'how do I block betting apps on my phone',
        'keep reinstalling the betting app',
        'block gambling ads',
        'stop myself from online slots at night',
      ],
      es: [
        'aplicación para bloquear sitios de apuestas',
        'gamban o betblocker, cuál',
        'cómo bloqueo apps de apuestas en el celular',
        'siempre reinstalo la app de apuestas',
        'bloquear anuncios de juego',
        'no jugar tragamonedas en línea de noche',
      ],
    },
    answer: {
      en: 'Install a blocker now on every device: BetBlocker is free, Gamban is paid and some helplines give it free. Choose the longest lock. Let someone else hold the phone’s app-store password, and unsubscribe from betting emails and texts.',
      es: 'Instala ya un bloqueador en todos tus aparatos: BetBlocker es gratis, Gamban es de pago y algunas líneas lo regalan. Elige el bloqueo más largo. Que otra persona tenga la clave de la tienda de apps, y date de baja de correos y mensajes de apuestas.',
    },
    source: { title: 'BetBlocker', url: 'https://betblocker.org' },
  },
  {
    id: 'gambling-bank',
    asks: {
      en: [
        'can my bank block gambling payments',
        'how do I stop my card from working at the casino',
        'my wife should control our accounts because I gamble',
        'turn off transfers to betting sites',
        'cash advance for gambling how do I stop',
        "freeze my credit so I can't borrow to bet",
      ],
      es: [
        'puede mi banco bloquear pagos de apuestas',
        'que mi tarjeta no funcione en el casino',
        'que mi esposa maneje las cuentas porque juego',
        'cortar transferencias a sitios de apuestas',
        'adelantos de efectivo para apostar, cómo los paro',
        'congelar mi crédito para no pedir prestado y apostar',
      ],
    },
    answer: {
      en: 'Call your bank or look in its app: ask for a gambling block, no cash advances, and a low daily limit. Freeze your credit for free at the three credit bureaus. Have pay go to an account another person can see. Stack several of these.',
      es: 'Llama a tu banco o mira su app: pide bloqueo de apuestas, sin adelantos de efectivo y con límite diario bajo. Congela gratis tu crédito en las tres agencias. Que tu sueldo llegue a una cuenta que otra persona vea. Junta varias barreras.',
    },
    ask: 'counselor',
  },
  {
    id: 'casino-nearby',
    asks: {
      en: [
        'I drive past the casino every day on my way home',
        "I'm sitting in the casino parking lot",
        'there are slot machines in every bar here',
        "I have cash and I'm near the casino",
        'gas station has machines and I always play',
        "friend's bachelor party is in vegas",
      ],
      es: [
        'paso frente al casino todos los días camino a casa',
        'estoy en el estacionamiento del casino',
        'hay maquinitas en todos los bares',
        'tengo efectivo y estoy cerca del casino',
        'en la tienda hay maquinitas y siempre juego',
        'la despedida de soltero es en las vegas',
      ],
    },
    answer: {
      en: 'Leave the place first: start the car, drive toward a person, and call them on the way. Then change the route for a month, even if it’s longer, and carry only what you need that day. For a trip to a casino town, it’s fine to say no.',
      es: 'Primero sal de ahí: arranca, ve hacia una persona y llámala en el camino. Luego cambia de ruta un mes, aunque sea más larga, y lleva solo lo del día. A un viaje a ciudad de casinos puedes decir que no.',
    },
    ask: 'sponsor',
  },
]
