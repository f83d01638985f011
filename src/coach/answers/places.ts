// Places and people close to using: bars, old friends, dealers, bottles at home.
import type { PreparedAnswer } from './prepared-answer.ts'

export const placesAnswers: PreparedAnswer[] = [
  {
    id: 'sports-bar',
    asks: {
      en: [
        'watching the game at a sports bar',
        'can I go to a bar and not drink',
        'my friends meet at the bar every sunday',
        'super bowl party sober',
        "I play pool but it's in a bar",
        'is it ok to sit in a bar if I just order soda',
      ],
      es: [
        'ver el partido en un bar',
        'puedo ir a un bar y no beber',
        'mis amigos se juntan en el bar los domingos',
        'ver la final sin beber',
        'juego billar pero es en un bar',
        'está bien ir al bar si solo pido refresco',
      ],
    },
    answer: {
      en: 'In the first months, watch it elsewhere: your place with pizza, a friend’s house, a diner with a screen. Ask yourself: would I go if there was no drinking there? If you must, go with someone sober, sit by the door, and leave at halftime.',
      es: 'Los primeros meses, velo en otro lado: tu casa con pizza, la de un amigo, una fonda con pantalla. Pregúntate: ¿iría si ahí no hubiera alcohol? Si no hay remedio, ve con alguien sobrio, siéntate junto a la puerta y vete al medio tiempo.',
    },
    ask: 'sponsor',
  },
  {
    id: 'old-friends',
    asks: {
      en: [
        'can I still see my using friends',
        'all my friends get high',
        'an old drinking buddy texted me',
        'do I have to drop everyone I know',
        'my best friend still drinks and wants to hang out',
        'feel guilty leaving my friends behind',
      ],
      es: [
        'puedo seguir viendo a mis amigos que consumen',
        'todos mis amigos se drogan',
        'me escribió un viejo compañero de tragos',
        'tengo que dejar a todos mis conocidos',
        'mi mejor amigo sigue bebiendo y quiere verme',
        'me siento culpable de dejar a mis amigos',
      ],
    },
    answer: {
      en: 'For now, answer with a plan that has no using in it: "Coffee Saturday at ten?" Friends will come; using buddies won’t. Give it a few months before places where they use. You aren’t better than them, you’re staying alive, and you can be there later.',
      es: 'Por ahora, responde con un plan sin consumo: «¿Café el sábado a las diez?». Los amigos van; los compañeros de consumo no. Espera unos meses antes de ir donde consumen. No eres mejor que ellos, te estás cuidando la vida, y luego podrás estar.',
    },
    ask: 'sponsor',
  },
  {
    id: 'near-dealer',
    asks: {
      en: [
        'I live next to my dealer',
        'my neighbor sells',
        "there's a liquor store on my corner",
        'dealers on every block where I live',
        "can't move but drugs are everywhere here",
        'I see my plug every day on the way to work',
      ],
      es: [
        'vivo junto a mi dealer',
        'mi vecino vende',
        'hay una licorería en mi esquina',
        'venden en cada cuadra donde vivo',
        'no puedo mudarme y hay droga por todos lados',
        'veo al que me vendía camino al trabajo',
      ],
    },
    answer: {
      en: 'Change the map: another route, another store, earphones in, and someone on the phone for that block. Tell the seller once by text, "I’m done, don’t offer," then block. Ask a counselor or 211 about sober housing. Carry little cash and naloxone if opioids are around.',
      es: 'Cambia el mapa: otra ruta, otra tienda, audífonos y alguien al teléfono en esa cuadra. Di una vez por mensaje: «Ya no, no me ofrezcas», y bloquea. Pregunta a un consejero o al 211 por vivienda sobria. Lleva poco efectivo, y naloxona si hay opioides cerca.',
    },
    ask: 'counselor',
  },
  {
    id: 'delete-numbers',
    asks: {
      en: [
        "should I delete my dealer's number",
        'I know his number by heart',
        'he keeps texting me with offers',
        'I blocked him but he finds me on snap',
        "can't make myself delete the contact",
        'should I change my phone number',
      ],
      es: [
        'borro el número del dealer',
        'me sé su número de memoria',
        'me sigue escribiendo con ofertas',
        'lo bloqueé pero me busca en redes',
        'no me animo a borrar el contacto',
        'cambio mi número de teléfono',
      ],
    },
    answer: {
      en: 'Do it right now with someone watching or on the phone: block, delete the chat, remove the contact, on every app. If you know it by heart, blocking still slows you down, and a new number helps even more. Then save three sober numbers at the top.',
      es: 'Hazlo ya con alguien mirando o al teléfono: bloquea, borra el chat y el contacto, en todas las apps. Si te lo sabes, bloquear igual te frena, y un número nuevo ayuda más. Luego guarda arriba tres números de gente sobria.',
    },
    ask: 'sponsor',
  },
  {
    id: 'alcohol-in-house',
    asks: {
      en: [
        "there's alcohol in my fridge",
        'my roommate left a bottle on the counter',
        'should I throw out all the booze',
        'I found my old stash',
        'someone gave me wine as a gift',
        'what do I do with leftover pills',
      ],
      es: [
        'hay alcohol en mi refri',
        'mi roomie dejó una botella en la mesa',
        'tiro todo el alcohol',
        'encontré lo que tenía escondido',
        'me regalaron vino',
        'qué hago con las pastillas que sobraron',
      ],
    },
    answer: {
      en: 'Distance first: leave the room and call someone. Then have them pour it out or carry it away while you’re elsewhere; don’t sniff, save or sell it. For drugs, another person handles it, ideally with naloxone near. Leftover pills go to a pharmacy take-back box.',
      es: 'Primero distancia: sal del cuarto y llama a alguien. Que esa persona lo vacíe o se lo lleve mientras tú estás en otro lado; no lo huelas, guardes ni vendas. Si es droga, que lo haga otra persona, mejor con naloxona cerca. Las pastillas van al buzón de una farmacia.',
    },
    ask: 'sponsor',
  },
]
