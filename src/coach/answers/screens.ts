// Gaming, phones and social media.
import type { PreparedAnswer } from './prepared-answer.ts'

export const screensAnswers: PreparedAnswer[] = [
  {
    id: 'gaming',
    asks: {
      en: [
        "I'm addicted to video games",
        'I play until 5 am and miss class',
        "can't stop playing league",
        'gaming is all I do since I got sober',
        'how do I cut down on gaming',
        'I spent thousands on loot boxes',
      ],
      es: [
        'soy adicto a los videojuegos',
        'juego hasta las 5 y falto a clase',
        'no puedo dejar de jugar lol',
        'desde que estoy sobrio solo juego',
        'cómo juego menos',
        'gasté miles en cajas y monedas del juego',
      ],
    },
    answer: {
      en: 'Set one stop time tonight, with the console or PC out of the bedroom and an alarm across the room. Take your card out of the store. Then plan one thing tomorrow at your usual gaming hour, with a person. If school, work or sleep keep failing, see a counselor.',
      es: 'Fija hoy una hora de parar, con la consola o PC fuera del cuarto y una alarma lejos. Quita tu tarjeta de la tienda. Mañana planea algo con una persona a tu hora de juego. Si escuela, trabajo o sueño siguen fallando, ve a un consejero.',
    },
    source: {
      title: 'WHO: gaming disorder',
      url: 'https://www.who.int/standards/classifications/frequently-asked-questions/gaming-disorder',
    },
    ask: 'counselor',
  },
  {
    id: 'kid-gaming',
    asks: {
      en: [
        'my son plays fortnite all day and rages when I stop him',
        'how do I get my kid off the screen',
        'my teenager is addicted to his phone',
        "she's on tiktok until 3am",
        'should I take away the xbox',
        'screen rules for kids that work',
      ],
      es: [
        'mi hijo juega fortnite todo el día y se enfurece si lo paro',
        'cómo saco a mi niño de la pantalla',
        'mi adolescente es adicto al celular',
        'está en tiktok hasta las 3',
        'le quito la consola',
        'reglas de pantalla que sirvan',
      ],
    },
    answer: {
      en: 'Agree on it when everyone’s calm: screens charge outside the bedroom at a set hour, for you too. Give a ten-minute warning, and have something to do after. Ask what the game gives them: friends, calm, winning? If they stop school, sleep or eating, see the pediatrician.',
      es: 'Acuérdenlo en calma: las pantallas se cargan fuera del cuarto a una hora fija, también la tuya. Avisa diez minutos antes y ten algo que hacer después. Pregunta qué le da el juego: ¿amigos, calma, ganar? Si deja escuela, sueño o comida, ve al pediatra.',
    },
    ask: 'counselor',
  },
  {
    id: 'phone-social-media',
    asks: {
      en: [
        'my phone is the new addiction',
        'doomscrolling all night',
        'is social media making me want to use',
        'how do I stop scrolling',
        'instagram makes me feel like garbage',
        'party photos online trigger me',
      ],
      es: [
        'el celular es mi nueva adicción',
        'paso la noche viendo el celular',
        'las redes me dan ganas de consumir',
        'cómo dejo de deslizar',
        'instagram me hace sentir basura',
        'las fotos de fiestas me disparan las ganas',
      ],
    },
    answer: {
      en: 'Put the phone in another room for the next 30 minutes and do one thing with your hands. Then take the worst app off your home screen and mute anyone who posts partying. Charge it outside the bedroom tonight; a cheap alarm clock will wake you.',
      es: 'Deja el teléfono en otro cuarto 30 minutos y haz algo con las manos. Luego saca la peor app de la pantalla y silencia a quien publique fiestas. Esta noche cárgalo fuera del cuarto; un despertador barato te despierta.',
    },
    ask: 'counselor',
  },
]
