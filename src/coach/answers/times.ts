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
