// Goodbyes, by where the person is going. The last entry fits any.
import type { ActWordings } from './act-wordings.ts'

export const farewells: readonly ActWordings[] = [
  {
    id: 'meeting',
    cue: /\b(meeting|group|chair|home group|reunion|junta|grupo)\b/,
    en: {
      says: [
        'Good that you’re going. I hope it helps tonight.',
        'Go, and take a seat. You don’t have to say a word.',
        'Have a good meeting.',
      ],
    },
    es: {
      says: [
        'Qué bueno que vas. Ojalá alguna frase de ahí sea para ti.',
        'Ve y siéntate. No tienes que decir nada.',
        'Que te vaya bien en la reunión.',
      ],
    },
  },
  {
    id: 'reach-out',
    cue: /\b(call(ing)?|text(ing)?|check(ing)? on|talk to|tell|visit(ing)?|see) (my |the |our |him\b|her\b|them\b|someone|mom|dad)|\b(llamar|hablar con|ver|visitar|decirle|escribirle|marcarle) (a )?(mi|el|la|mam|pap|alguien)|\b(llamarl[oae]|marcarle|escribirle)\b/,
    en: {
      says: [
        'Good that you’re doing that. I’ll let you go.',
        'Go ahead, people first. Talk soon.',
        'That’s a good reason to hang up on me.',
      ],
    },
    es: {
      says: [
        'Qué bueno que lo haces. Te dejo.',
        'Adelante, primero las personas. Hablamos pronto.',
        'Buena razón para colgarme.',
      ],
    },
  },
  {
    id: 'sleep',
    cue: /\b(bed|sleep\w*|good ?night|g'?night|nite+|night+y?|gn|turn(ing)? in|crash\w*|hay|sack|shut ?eye|retire|eyes|tired|exhausted|dormir|acostar\w*|cama|buenas noches|descans\w*|sueno|almohada|madrugo)\b/,
    en: {
      says: [
        'Good night. I hope sleep comes easily.',
        'Good night. Rest well, today is done.',
        'Sleep well. The rest can wait until morning.',
        'Night. You’ve earned the pillow.',
      ],
    },
    es: {
      says: [
        'Buenas noches. Ojalá el sueño llegue fácil.',
        'Buenas noches. Descansa, el día ya terminó.',
        'Que duermas bien. Lo demás espera a mañana.',
      ],
    },
  },
  {
    id: 'work',
    cue: /\b(work|shift|boss|clock\w*|break('s)? (is )?over|lunch break|class|school starts|back to it|trabaj\w*|turno|jefe|clase|descanso)\b/,
    en: {
      says: [
        'Have a calm shift. Bye for now.',
        'Bye, and I hope work goes easy on you.',
        'Go on, and take your breaks. See you.',
      ],
    },
    es: {
      says: [
        'Que el turno sea tranquilo. Hasta luego.',
        'Adiós, y que el trabajo no pese mucho.',
        'Ve, y toma tus descansos. Nos vemos.',
      ],
    },
  },
  {
    id: 'family',
    cue: /\b(kids?|son|daughter|grand\w+|baby|wife('s)?|husband|mom|dad|brother|sister|family|pick up|pickup|school|hij[oa]s?|bebe|ninos|espos[oa]|marido|mujer|mama|papa|familia)\b/,
    en: {
      says: [
        'Go be with them. Bye for now.',
        'Go ahead, they come first. Take care.',
        'See you. I’m glad there are people waiting for you.',
      ],
    },
    es: {
      says: [
        'Ve con los tuyos. Hasta luego.',
        'Anda, ellos primero. Cuídate.',
        'Nos vemos. Qué bueno que te esperan.',
      ],
    },
  },
  {
    id: 'food',
    cue: /\b(dinner|lunch|breakfast|supper|eat|food|cook\w*|tea('s)? ready|cenar?|comer|comida|desayun\w*|cocinar)\b/,
    en: {
      says: ['Enjoy your meal. Bye for now.', 'Go eat, that helps more than most things. See you.'],
    },
    es: { says: ['Buen provecho. Hasta luego.', 'Ve a comer, eso ayuda más de lo que parece. Nos vemos.'] },
  },
  {
    id: 'road',
    cue: /\b(bus|train|uber|ride|driv\w*|plane|board\w*|stop|flight|car|camion|tren|avion|manejar|carro)\b/,
    en: { says: ['Travel safely. Bye for now.', 'Safe trip. See you.'] },
    es: { says: ['Buen camino. Hasta luego.', 'Que llegues bien. Nos vemos.'] },
  },
  {
    id: 'battery',
    cue: /\b(battery|phone('s)? (is )?(at|dying|dead|time)|\d ?%|bateria|pila|cel(ular)?)\b/,
    en: { says: ['Bye for now. This talk will be here when you’re back.'] },
    es: { says: ['Hasta luego. Esta conversación te espera aquí.'] },
  },
  {
    id: 'return',
    cue: /\b(brb|right back|back (later|soon|in|after|tonight)|tomorrow|tmrw|next time|monday|friday|sunday|ttyl|talk (later|soon)|check (back )?in|al rato|regreso|vuelvo|manana|luego|proxima)\b/,
    en: {
      says: [
        'Until then. I’ll be here.',
        'See you then. Take good care in between.',
        'Sounds good. Come as you are.',
      ],
    },
    es: {
      says: [
        'Hasta entonces. Aquí estaré.',
        'Nos vemos entonces. Cuídate mientras tanto.',
        'Va. Ven tal como estés.',
      ],
    },
  },
  {
    id: 'enough',
    cue: /\b(vent\w*|cry\w*|enough|done|said|all (i|for|i've)|get that out|desahog\w*|suficiente|todo por|eso es todo|ya por hoy)\b/,
    en: {
      says: [
        'You got it out, and that’s enough for now. Take care.',
        'Then we’ll leave it here. Thanks for telling me all that.',
        'That was plenty for one sitting. Bye for now.',
      ],
    },
    es: {
      says: [
        'Lo sacaste, y con eso basta por ahora. Cuídate.',
        'Lo dejamos aquí entonces. Gracias por contarme.',
        'Fue bastante para una vez. Hasta luego.',
      ],
    },
  },
  {
    id: 'any',
    cue: /(?:)/,
    en: {
      says: ['Bye for now. Take care.', 'See you. Be good to yourself.', 'Take care, and goodbye for now.'],
    },
    es: { says: ['Hasta luego. Cuídate.', 'Nos vemos. Trátate bien.', 'Adiós por ahora, cuídate mucho.'] },
  },
]
