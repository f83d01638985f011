// Questions of sober daily life among people who drink: gifts, guests, dates, parties, old friends.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const dailySocialAnswers: PreparedAnswer[] = [
  {
    id: 'alcohol-as-gift',
    asks: {
      en: [
        'someone gave me a bottle of wine as a gift',
        'a customer gave me whiskey, what do I do with it',
        'my neighbor keeps giving me homemade wine',
        'how do I turn down a gift of alcohol',
        'what do I do with alcohol I got for Christmas',
        'my boss gives everyone a bottle at the holidays',
        'can I just regift the bottle',
      ],
      es: [
        'me regalaron una botella de vino',
        'un cliente me dio whisky, qué hago con él',
        'mi vecina me sigue trayendo vino casero',
        'cómo rechazo un regalo de alcohol',
        'qué hago con la botella que me dieron en Navidad',
        'mi jefe regala botellas a todos',
        'puedo regalar la botella a otra persona',
      ],
    },
    answer: {
      en: 'Say thanks, and don’t bring it inside. Hand it to someone else right there, leave it at work, or ask a friend to take it tonight. If it’s already home, pour it out or have it picked up before the evening. For next time, one line is enough: “I don’t drink, but thank you for thinking of me.”',
      es: 'Da las gracias y no la metas a tu casa. Dásela ahí mismo a alguien, déjala en el trabajo o pide que un amigo se la lleve hoy. Si ya está en casa, tírala o que la recojan antes de la noche. Para la próxima basta una frase: «No tomo, pero gracias por pensar en mí».',
    },
    source: { title: 'NIAAA: rethinking drinking', url: 'https://www.rethinkingdrinking.niaaa.nih.gov/' },
  },
  {
    id: 'alcohol-for-guests',
    asks: {
      en: [
        'is it ok to keep alcohol for guests',
        'do I have to serve alcohol when people come over',
        'can I have beer in the house for visitors',
        'my in-laws expect wine at dinner, do I have to buy it',
        'should I ask guests to bring their own drinks',
        'what do I do with leftover beer after a party',
        'is it rude not to offer a drink',
      ],
      es: [
        'está bien tener alcohol para las visitas',
        'tengo que servir alcohol cuando viene gente',
        'puedo tener cerveza en casa para invitados',
        'mis suegros esperan vino en la cena, tengo que comprarlo',
        'les pido a los invitados que traigan su bebida',
        'qué hago con la cerveza que sobró de la fiesta',
        'es grosero no ofrecer un trago',
      ],
    },
    answer: {
      en: 'No, you don’t have to. In the first year most people do better with none in the house, and guests manage one dinner without it. Serve something good: a spiced punch, fizzy water with fruit, strong coffee with dessert. If someone brings a bottle, it leaves with them the same night. Your home gets to be the easy place.',
      es: 'No tienes que hacerlo. El primer año casi todos están mejor sin nada en casa, y las visitas aguantan una cena. Sirve algo rico: ponche de frutas, agua mineral con limón, buen café con el postre. Si alguien lleva una botella, se va con ella esa noche. Tu casa puede ser el lugar fácil.',
    },
    source: { title: 'NIAAA: rethinking drinking', url: 'https://www.rethinkingdrinking.niaaa.nih.gov/' },
  },
  {
    id: 'date-orders-drinks',
    asks: {
      en: [
        'my date ordered a bottle for the table',
        'what do I do when my date orders drinks',
        'my date is drinking in front of me',
        "first date at a bar and I don't drink",
        'she ordered a drink for me before I got there',
        'how do I get through a date where they drink',
        "do I have to explain why I'm not drinking on a date",
      ],
      es: [
        'mi cita pidió una botella para la mesa',
        'qué hago si mi cita pide tragos',
        'mi cita está tomando frente a mí',
        'primera cita en un bar y yo no tomo',
        'me pidió un trago antes de que yo llegara',
        'cómo paso una cita si la otra persona toma',
        'tengo que explicar por qué no tomo en una cita',
      ],
    },
    answer: {
      en: 'Order first, and make it plain: “I’ll have a soda water, I don’t drink.” You don’t owe a reason. If a glass lands in front of you, slide it over or ask the server to take it. If it starts to pull, go to the restroom and text a friend, and it’s fine to leave early. Next time, pick coffee or a walk.',
      es: 'Pide primero y sin rodeos: «Para mí un agua mineral, no tomo». No debes ninguna razón. Si te ponen una copa, apártala o pide que se la lleven. Si te jala, ve al baño y escríbele a un amigo; irse temprano está bien. La próxima, propón café o un paseo.',
    },
    source: { title: 'NIAAA: rethinking drinking', url: 'https://www.rethinkingdrinking.niaaa.nih.gov/' },
  },
  {
    id: 'what-to-order',
    asks: {
      en: [
        'what can I order at a bar that looks like a drink',
        "what's a good drink that isn't alcohol",
        'what do I order when everyone has cocktails',
        'what do sober people drink at parties',
        'what do I hold in my hand at a party',
        'what do I ask the bartender for',
        'good mocktail ideas',
      ],
      es: [
        'qué pido en un bar si no tomo',
        'qué bebida sin alcohol puedo pedir',
        'qué pido cuando todos piden cocteles',
        'qué toman los sobrios en una fiesta',
        'qué llevo en la mano en una fiesta',
        'qué le pido al cantinero',
        'ideas de bebidas sin alcohol',
      ],
    },
    answer: {
      en: 'Soda water with lime, ginger ale, cola with a cherry, or iced tea. Say “no alcohol” out loud when you order, watch it being poured, and don’t put it down. If it tastes off, leave it. Some people skip drinks that look like the real thing in the first months, because they wake the craving.',
      es: 'Agua mineral con limón, ginger ale, refresco con una cereza, té helado o jamaica. Di «sin alcohol» al pedir, mira cómo lo sirven y no lo sueltes. Si sabe raro, déjalo. En los primeros meses hay quien evita lo que se parece a un trago, porque despierta las ganas.',
    },
    source: { title: 'NIAAA: rethinking drinking', url: 'https://www.rethinkingdrinking.niaaa.nih.gov/' },
  },
  {
    id: 'sober-hosting',
    asks: {
      en: [
        'how do I throw a sober birthday party',
        'ideas for a party without alcohol',
        'I want to host a sober game night',
        'what do people do at a party without drinking',
        "how do I tell guests there's no alcohol",
        'how do I have friends over sober',
      ],
      es: [
        'cómo hago una fiesta de cumpleaños sin alcohol',
        'ideas para una fiesta sin alcohol',
        'quiero hacer una noche de juegos sobria',
        'qué se hace en una fiesta sin tomar',
        'cómo aviso que no habrá alcohol',
        'cómo recibo amigos en casa sin tomar',
      ],
    },
    answer: {
      en: 'Put it in the invite, lightly: “No alcohol at this one, just good food.” Build it around something to do: a fire, tacos, a game, karaoke, a hike with cake. Start early and name an end. Have three drinks worth tasting. Invite two sober people first, so you’re not the only one. You’ll remember all of it.',
      es: 'Ponlo en la invitación, sin drama: «Esta vez sin alcohol, pura buena comida». Ármala con algo que hacer: fogata, tacos, un juego, karaoke, caminata con pastel. Empieza temprano y di a qué hora acaba. Ten tres bebidas ricas. Invita primero a dos personas sobrias. Y te vas a acordar de todo.',
    },
    source: { title: 'NIAAA: rethinking drinking', url: 'https://www.rethinkingdrinking.niaaa.nih.gov/' },
  },
  {
    id: 'date-a-drinker',
    asks: {
      en: [
        'is it ok to date someone who drinks',
        "can I date a drinker if I'm sober",
        'I like a guy who drinks on weekends',
        'would it be dumb to go out with someone who parties',
        'should I only date sober people',
        "my new girlfriend drinks and I don't",
        'can a sober person be with a social drinker',
      ],
      es: [
        'está bien salir con alguien que toma',
        'puedo andar con alguien que bebe si estoy sobrio',
        'me gusta alguien que toma los fines de semana',
        'sería tonto salir con alguien que va de fiesta',
        'debo salir solo con gente sobria',
        'mi novia nueva toma y yo no',
        'puede funcionar si uno toma y el otro no',
      ],
    },
    answer: {
      en: 'It can work, and it depends on two things: how steady you are, and how they act when you say what you need. Tell them early: none at your place, no kissing after wine if the taste pulls you, you leave when it gets loud. Someone who’s right for you will make that easy. If you start planning around their drinking, talk to your sponsor or counselor.',
      es: 'Puede funcionar, y depende de dos cosas: qué tan firme estás y qué hace esa persona cuando dices lo que necesitas. Dilo pronto: nada en tu casa, sin besos con sabor a vino si te jala, te vas cuando se ponga fuerte. A quien te conviene no le costará. Si empiezas a girar en torno a sus copas, háblalo con tu padrino o terapeuta.',
    },
    ask: 'sponsor',
  },
  {
    id: 'ran-into-dealer',
    asks: {
      en: [
        'I ran into my old dealer',
        'I saw my dealer at the gas station, what do I do',
        'what do I say if I bump into someone I used to buy from',
        'how do I act when I see the guy who sold to me',
        'my old plug works at the store I go to',
        'I keep running into people I used with',
      ],
      es: [
        'me encontré con mi dealer de antes',
        'vi al que me vendía en la gasolinera, qué hago',
        'qué digo si me topo con quien le compraba',
        'cómo actúo cuando veo al que me vendía',
        'el que me vendía trabaja en la tienda donde compro',
        'me sigo topando con gente con la que usaba',
      ],
    },
    answer: {
      en: 'Keep moving. A nod is enough, or one line without stopping: “Can’t talk, someone’s waiting.” Don’t catch up and don’t trade numbers. Then leave, get in with people, and call someone right away: “I just saw him.” The pull can come an hour later, so fill tonight. If it keeps happening, change the store, the route or the hour.',
      es: 'Sigue caminando. Basta un gesto, o una frase sin parar: «No puedo, me esperan». No te pongas a platicar ni cambies números. Luego vete a donde haya gente y llama a alguien: «Lo acabo de ver». El jalón puede llegar una hora después, así que ocupa la noche. Si se repite, cambia de tienda, de ruta o de hora.',
    },
    ask: 'sponsor',
  },
  {
    id: 'gift-for-sober',
    asks: {
      en: [
        "what's a good gift for someone in recovery",
        'what do I get him for 90 days',
        'gift for one year sober',
        "how do I celebrate my husband's sobriety",
        'what do I give my daughter for her sober anniversary',
        'what do I write in a card for someone sober',
      ],
      es: [
        'qué le regalo a alguien en recuperación',
        'qué le doy por sus noventa días',
        'regalo para un año sobrio',
        'cómo celebro la sobriedad de mi esposo',
        'qué le doy a mi hija por su aniversario sobria',
        'qué escribo en una tarjeta para alguien sobrio',
      ],
    },
    answer: {
      en: 'Ask if they’d like it quiet or big; some want no fuss. Good gifts: an engraved coin, a nice mug, a plant, a day trip, or a handwritten note that says one thing you’ve seen change. Skip bar-themed jokes. You can also come to an open meeting when they get the chip. Being there is often the gift.',
      es: 'Pregunta si lo prefiere tranquilo o en grande; hay quien no quiere ruido. Buenos regalos: una ficha grabada, una taza bonita, una planta, un paseo, o una nota a mano con algo que has visto cambiar. Nada de bromas de cantina. También puedes ir a la reunión abierta donde recibe su ficha. Muchas veces ese es el regalo.',
    },
    ask: 'counselor',
  },
]
