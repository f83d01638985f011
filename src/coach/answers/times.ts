// Hard days and places: weekends, holidays, weddings, travel, bars, old friends, the old neighborhood.
import type { PreparedAnswer } from './prepared-answer.ts'

export const timesAnswers: PreparedAnswer[] = [
  {
    id: 'weekends',
    asks: {
      en: [
        "friday night and I don't know what to do",
        'weekends are the hardest',
        'how do I survive saturday sober',
        "everyone's going out and I'm home alone",
        'sunday is my danger day',
        'what do sober people do on weekends',
      ],
      es: [
        'es viernes en la noche y no sé qué hacer',
        'los fines de semana son lo más difícil',
        'cómo paso el sábado sin consumir',
        'todos salen y yo en casa',
        'el domingo es mi día peligroso',
        'qué hace la gente sobria el fin de semana',
      ],
    },
    answer: {
      en: 'Fill the exact hours you used to drink or use, in writing, by Thursday: Friday 6 to 10, Saturday night, Sunday afternoon. Put one person, one meal out of the house and one meeting in there. If tonight is already here, start with the meeting.',
      es: 'Llena por escrito, antes del jueves, justo las horas en que consumías: viernes de 6 a 10, sábado noche, domingo tarde. Mete ahí una persona, una comida fuera y una reunión. Si ya es esta noche, empieza por la reunión.',
    },
    ask: 'sponsor',
  },
  {
    id: 'holidays',
    asks: {
      en: [
        'christmas with my family and everyone drinks',
        'thanksgiving sober how',
        'holidays make me want to use',
        'my family always fights at christmas and I drink',
        'first holiday season sober',
        'can I skip the family holiday dinner',
      ],
      es: [
        'navidad con mi familia y todos beben',
        'cómo paso las fiestas sobrio',
        'las posadas y fiestas me dan ganas',
        'mi familia siempre pelea en navidad y yo bebo',
        'primera temporada de fiestas sin beber',
        'puedo faltar a la cena familiar',
      ],
    },
    answer: {
      en: 'Decide three things now: when you arrive, when you leave, and who you call from the bathroom. Bring your own drinks and your own ride. Going for one hour counts, and so does skipping it this year. Many groups hold meetings all day on holidays.',
      es: 'Decide ya tres cosas: a qué hora llegas, a qué hora te vas y a quién llamas desde el baño. Lleva tus bebidas y tu propio transporte. Ir una hora cuenta, y faltar este año también. Muchos grupos tienen reuniones todo el día en las fiestas.',
    },
    more: {
      en: 'Lines that work:\n- "Not tonight, I’m driving."\n- "I’m good, pass the potatoes."\n- "Let’s talk about that another day."\nThe day after can be harder than the day itself, so plan breakfast with someone. Eat before you go, and ask one relative to be on your side.',
      es: 'Frases que sirven:\n- «Hoy no, manejo».\n- «Estoy bien, pásame la ensalada».\n- «Eso lo hablamos otro día».\nEl día siguiente puede ser más duro, así que planea un desayuno con alguien. Come antes de ir y pide a un pariente que te apoye.',
    },
    ask: 'sponsor',
  },
  {
    id: 'new-year',
    asks: {
      en: [
        "new year's eve sober",
        'what do I do on dec 31 without drinking',
        'midnight toast with champagne',
        'everyone will be wasted on new years',
        "new year and I'm scared of slipping",
        "alone on new year's eve",
      ],
      es: [
        'año nuevo sin beber',
        'qué hago el 31 de diciembre sin tomar',
        'el brindis de medianoche con champaña',
        'todos van a estar borrachos en año nuevo',
        'llega año nuevo y temo recaer',
        'paso la nochevieja a solas',
      ],
    },
    answer: {
      en: 'Pick the place now: a sober party, an alkathon (many AA and NA groups run meetings all night), a friend’s couch, or bed at ten. For midnight, have your own glass ready. You can also leave before twelve and call someone when it strikes.',
      es: 'Elige ya el lugar: una fiesta sobria, un maratón de reuniones (muchos grupos de AA y NA lo hacen toda la noche), la casa de un amigo o dormir a las diez. Para medianoche ten tu vaso listo. También puedes irte antes y llamar a alguien a las doce.',
    },
    ask: 'sponsor',
  },
  {
    id: 'weddings',
    asks: {
      en: [
        'I have a wedding this weekend with open bar',
        "best man and I don't drink",
        'how do I toast without alcohol',
        'my own wedding sober',
        'quinceanera and everyone drinks',
        'at the reception right now and they keep pouring',
      ],
      es: [
        'este fin tengo una boda con barra libre',
        'soy padrino de boda y no bebo',
        'cómo brindo sin alcohol',
        'mi propia boda sin beber',
        'unos quince años y todos toman',
        'estoy en la fiesta y me siguen sirviendo',
      ],
    },
    answer: {
      en: 'Get a soda with lime the minute you arrive and never put it down. Turn your wine glass over, or ask the waiter to skip you. Dance, eat, and leave after the cake, before it gets sloppy. If they pour now: step outside and call someone.',
      es: 'Pide un refresco con limón al llegar y no lo sueltes. Voltea la copa o pide al mesero que no te sirva. Baila, come y vete después del pastel, antes del descontrol. Si te están sirviendo ahora: sal y llama a alguien.',
    },
    ask: 'sponsor',
  },
  {
    id: 'travel',
    asks: {
      en: [
        'traveling for work and the hotel has a minibar',
        'flying makes me want to drink',
        'vacation sober all inclusive',
        'airport bar before my flight',
        'how do I find meetings when I travel',
        'trip with friends who party',
      ],
      es: [
        'viajo por trabajo y el hotel tiene minibar',
        'volar me da ganas de beber',
        'vacaciones sobrio en todo incluido',
        'el bar del aeropuerto antes del vuelo',
        'cómo encuentro reuniones de viaje',
        'viaje con amigos fiesteros',
      ],
    },
    answer: {
      en: 'Call the hotel now and ask them to empty the minibar. Save two meetings near it, or an online one at your usual time. At the airport, sit at a gate, not a bar, with food and headphones. Tell one person your schedule, and message them each night.',
      es: 'Llama ya al hotel y pide que vacíen el minibar. Guarda dos reuniones cerca, o una en línea a tu hora. En el aeropuerto siéntate en la sala, no en el bar, con comida y audífonos. Cuenta tu itinerario a alguien y escríbele cada noche.',
    },
    ask: 'sponsor',
  },
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
  {
    id: 'concerts-birthdays',
    asks: {
      en: [
        'my birthday is coming and I always drink',
        'concert sober is that even fun',
        "music festival and I'm clean",
        'barbecue with coolers of beer',
        'how do I celebrate without using',
        'I got good news and I want to drink to it',
      ],
      es: [
        'viene mi cumpleaños y siempre bebo',
        'un concierto sobrio puede ser divertido',
        'festival de música y no consumo',
        'carne asada con hieleras de cerveza',
        'cómo celebro sin consumir',
        'tengo una buena noticia y quiero brindar',
      ],
    },
    answer: {
      en: 'Plan the high point yourself: the meal, the song, the people, at an hour that ends early. Bring your drink and a sober friend; many festivals have a recovery tent. Good news triggers cravings too, so first call someone and say it out loud.',
      es: 'Planea tú el mejor momento: la comida, la canción, la gente, a una hora que termine temprano. Lleva tu bebida y un amigo sobrio; muchos festivales tienen carpa de recuperación. Las buenas noticias también dan ganas: primero llama a alguien y dilo en voz alta.',
    },
    ask: 'sponsor',
  },
]
