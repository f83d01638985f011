// The first meeting: what happens, what is asked, and what is not.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const meetingsFirstAnswers: PreparedAnswer[] = [
  {
    id: 'meeting-what-happens',
    asks: {
      en: [
        'what is the first meeting like',
        'what happens at an aa meeting',
        "never been to a meeting, what's it like",
        'what do they do at na',
        'first meeting tonight kinda freaking out',
        'is it like in the movies with the chairs in a circle',
        'how long does a meeting last',
      ],
      es: [
        'qué pasa en la primera junta',
        'cómo es la primera reunión',
        'qué pasa en una reunión de aa',
        'nunca he ido a una reunión, cómo es',
        'qué hacen en narcóticos anónimos',
        'hoy es mi primera reunión y estoy nervioso',
        'es como en las películas, en círculo',
        'cuánto dura una reunión',
      ],
    },
    answer: {
      en: "Walk in, sit anywhere, and listen. Someone reads a few lines, people share one at a time, and it usually lasts about an hour. Get there five minutes early and tell one person you're new. You can leave whenever you like.",
      es: 'Entra, siéntate donde quieras y escucha. Alguien lee unas líneas, la gente comparte por turnos y suele durar como una hora. Llega cinco minutos antes y dile a una persona que es tu primera vez. Puedes irte cuando quieras.',
    },
    more: {
      en: "- No one signs you up and no one checks ID.\n- A basket may go around for rent. Newcomers don't have to give.\n- They may ask if anyone is new. You can say just your first name, or nothing.\n- Some groups close with a prayer. You can stay quiet.",
      es: '- Nadie te inscribe ni te pide identificación.\n- Puede pasar una canasta para la renta. Si eres nuevo, no tienes que dar.\n- Quizá pregunten quién es nuevo. Di solo tu nombre, o nada.\n- Algunos grupos cierran con una oración. Puedes callar.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
  },
  {
    id: 'have-to-talk',
    asks: {
      en: [
        'do i have to talk at meetings',
        'can i just sit in the back and listen',
        'i have social anxiety and cant speak in front of people',
        'will they make me say im an alcoholic',
        'do you have to introduce yourself',
        'what if they call on me',
      ],
      es: [
        'tengo que hablar en las reuniones',
        'puedo sentarme atrás y solo escuchar',
        'me da ansiedad hablar en público',
        'me van a obligar a decir que soy alcohólico',
        'hay que presentarse',
        'y si me piden que hable',
      ],
    },
    answer: {
      en: 'No. If someone calls on you, say "I\'ll just listen today, thanks." That\'s a normal thing to say and no one minds. An online meeting with the camera off is an easy first try.',
      es: 'No. Si te dan la palabra, di "hoy solo escucho, gracias". Es de lo más normal y a nadie le molesta. Una reunión en línea con la cámara apagada es una forma fácil de empezar.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
  },
  {
    id: 'meeting-cost',
    asks: {
      en: [
        'how much do meetings cost',
        'do you have to pay for aa',
        'do i have to join or sign up for na',
        'is there a membership fee',
        "what's the basket for",
        'do i have to put money in',
      ],
      es: [
        'cuánto cuestan las reuniones',
        'hay que pagar en aa',
        'tengo que inscribirme en na',
        'hay cuota de membresía',
        'para qué es la canasta',
        'tengo que dar dinero',
      ],
    },
    answer: {
      en: "Meetings are free. In AA there are no dues or fees, and you don't sign up. Some groups pass a basket for rent and coffee. You can let it go by.",
      es: 'Las reuniones son gratis. En AA no hay cuotas y no te inscribes. Algunos grupos pasan una canasta para la renta y el café. Puedes dejarla pasar.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
  },
  {
    id: 'find-meeting',
    asks: {
      en: [
        'is there an in person meeting near my city',
        'meetings in Denver',
        'find a meeting near me',
        'how do i find aa meetings today',
        'any na meetings tonight',
        'is there a meeting at lunch time',
        'where can i see a list of meetings',
        'meeting right now please',
      ],
      es: [
        'hay una junta en persona cerca',
        'busco una reunión cerca',
        'cómo encuentro reuniones de aa hoy',
        'hay reunión de na esta noche',
        'hay alguna reunión al mediodía',
        'dónde veo la lista de reuniones',
        'una reunión ahora mismo por favor',
      ],
    },
    answer: {
      en: "Open Meetings here on Cairn to see what starts soon, in person or online. You can also look at aa.org or na.org for your town. If nothing is close, join one online: there's usually one starting within the hour.",
      es: 'Abre Reuniones aquí en Cairn para ver cuáles empiezan pronto, en persona o en línea. También puedes mirar en aa.org o na.org. Si no hay nada cerca, entra a una en línea: casi siempre empieza alguna en menos de una hora.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
  },
  {
    id: 'online-meetings',
    asks: {
      en: [
        'are there online meetings',
        'zoom aa meetings',
        'can i go to a meeting from my bed at 3am',
        'do online meetings count',
        'how do i join a virtual na meeting',
        'phone meetings for recovery',
      ],
      es: [
        'hay juntas de AA en línea en español',
        'hay reuniones en línea',
        'reuniones de aa por zoom',
        'puedo entrar a una reunión desde la cama a las 3 de la mañana',
        'cuentan las reuniones virtuales',
        'cómo entro a una reunión virtual de na',
        'hay reuniones por teléfono',
      ],
    },
    answer: {
      en: 'Yes, day and night. Try aa-intergroup.org for AA, virtual-na.org for NA, or SMART and LifeRing on their own sites. You can join with the camera off and just a first name.',
      es: 'Sí, de día y de noche. Mira aa-intergroup.org para AA, virtual-na.org para NA, o SMART y LifeRing en sus páginas. Puedes entrar con la cámara apagada y solo tu nombre.',
    },
    source: { title: 'Online Intergroup of Alcoholics Anonymous', url: 'https://aa-intergroup.org' },
  },
  {
    id: 'open-vs-closed',
    asks: {
      en: [
        'whats the difference between open and closed meetings',
        'can i go to an aa meeting if im not sure im an alcoholic',
        'what does closed meeting mean',
        'can my wife come to an open meeting',
        'am i allowed at na if i only drink',
        'C or O on the meeting list',
      ],
      es: [
        'diferencia entre reunión abierta y cerrada',
        'puedo ir a aa si no sé si soy alcohólico',
        'qué significa reunión cerrada',
        'mi esposa puede ir a una reunión abierta',
        'puedo ir a na si solo tomo alcohol',
        'qué es abierta en la lista de reuniones',
      ],
    },
    answer: {
      en: "Pick an open meeting if you're not sure: anyone may come. Closed meetings are for people who have, or think they may have, the problem. In AA the only requirement is a desire to stop drinking.",
      es: 'Elige una abierta si no estás seguro: puede ir cualquiera. Las cerradas son para quien tiene, o cree tener, el problema. En AA lo único que se pide es el deseo de dejar de beber.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
  },
  {
    id: 'bring-someone',
    asks: {
      en: [
        'can i bring a friend to aa',
        'can my mom come with me to my first meeting',
        'dont want to go alone to a meeting',
        'is my boyfriend allowed at na',
        'can i take my baby to a meeting',
        'are kids ok at meetings',
      ],
      es: [
        'puedo llevar a un amigo a aa',
        'mi mamá puede acompañarme a la primera reunión',
        'no quiero ir solo a una reunión',
        'puede entrar mi novio a na',
        'puedo llevar a mi bebé',
        'aceptan niños en las reuniones',
      ],
    },
    answer: {
      en: 'Yes, to an open meeting. Look for "open" on the list, or ask the group. For kids, look for meetings marked child-friendly, or choose one online at nap time.',
      es: 'Sí, a una reunión abierta. Busca "abierta" en la lista o pregunta al grupo. Para niños, busca las que dicen que los aceptan, o elige una en línea a la hora de la siesta.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
  },
  {
    id: 'anonymity',
    asks: {
      en: [
        'will people know i went to aa',
        'what if i see someone from work at a meeting',
        'is it really anonymous',
        'can they gossip about what i say',
        'small town everyone will know',
        'do they post your name anywhere',
      ],
      es: [
        'se van a enterar de que fui a aa',
        'y si me encuentro a alguien del trabajo',
        'de verdad es anónimo',
        'pueden contar lo que digo ahí',
        'vivo en un pueblo y todos se enteran',
        'publican tu nombre en algún lado',
      ],
    },
    answer: {
      en: "Groups ask that who you see and what you hear stays there, and you give only a first name. No one can guarantee it, so share secrets with one trusted person, not the room. If you're worried, try an online meeting or the next town.",
      es: 'Los grupos piden que lo que ves y oyes se quede ahí, y solo das tu nombre. Nadie puede garantizarlo: lo más delicado cuéntalo a una persona de confianza, no a la sala. Si te preocupa, prueba una en línea o en otro pueblo.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
  },
  {
    id: 'court-slips',
    asks: {
      en: [
        'do they sign court papers at meetings',
        'i need proof of attendance for probation',
        'how do i get my court card signed',
        'do online meetings give proof for court',
        'judge ordered aa what do i do',
        'my po wants meeting slips',
        'who signs the sheet',
      ],
      es: [
        'firman papeles de la corte en las reuniones',
        'necesito comprobante de asistencia para probatoria',
        'cómo hago que me firmen la hoja de la corte',
        'las reuniones en línea dan comprobante',
        'el juez me mandó a aa, qué hago',
        'quién firma la hoja',
      ],
    },
    answer: {
      en: 'Bring your form and hand it to the secretary before the meeting starts. Many groups sign, but not all, so ask first. Ask your court or officer whether online or non-12-step meetings count; some online groups email proof.',
      es: 'Lleva tu hoja y dásela al secretario antes de empezar. Muchos grupos firman, pero no todos: pregunta antes. Pregunta a la corte o a tu oficial si cuentan las reuniones en línea o sin pasos; algunas mandan comprobante por correo.',
    },
    ask: 'court',
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
  },
  {
    id: 'ninety-in-ninety',
    asks: {
      en: [
        'do i really have to do 90 meetings in 90 days',
        'whats 90 in 90',
        'how many meetings a week should i go to',
        'is one meeting a week enough',
        'i work two jobs i cant go every day',
        'missed a day of my 90 in 90',
      ],
      es: [
        'de verdad tengo que ir a 90 reuniones en 90 días',
        'qué es 90 en 90',
        'a cuántas reuniones por semana debo ir',
        'basta con una reunión por semana',
        'tengo dos trabajos, no puedo ir diario',
        'falté un día de mis 90',
      ],
    },
    answer: {
      en: "No one can make you. It's a suggestion for the first months, when going often helps most. Pick a number you can do this week, such as three, and put them in your calendar. Online ones fit a lunch break.",
      es: 'Nadie puede obligarte. Es una sugerencia para los primeros meses, cuando ir seguido ayuda más. Elige un número que puedas esta semana, como tres, y anótalo. Las reuniones en línea caben en tu hora de comida.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
  },
  {
    id: 'meeting-while-using',
    asks: {
      en: [
        'can i go to a meeting drunk',
        'is it ok to show up high to na',
        'i drank today can i still go tonight',
        'do you have to be sober to go to aa',
        'will they kick me out if i used',
        'relapsed, can i go back to my home group',
      ],
      es: [
        'puedo ir borracho a una reunión',
        'me dejan entrar a na si consumí',
        'hoy tomé, puedo ir en la noche',
        'hay que estar sobrio para ir a aa',
        'me corren si llego drogado',
        'recaí, puedo volver a mi grupo',
      ],
    },
    answer: {
      en: "Yes, go. Get a ride, don't bring anything with you, and listen more than you talk. Tell one person afterward that you used today. People come back all the time, and you'll be welcome.",
      es: 'Sí, ve. Que te lleven, no cargues nada contigo y escucha más de lo que hablas. Al final dile a una persona que hoy consumiste. La gente vuelve todo el tiempo y te van a recibir.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
  },
  {
    id: 'chips-dates',
    asks: {
      en: [
        'what are the chips for',
        'do i lose my chip if i relapse',
        'whats a home group',
        'do i have to count days',
        'when do you get your first chip',
        'do i have to announce i relapsed and reset my date',
      ],
      es: [
        'para qué son las fichas',
        'pierdo mi ficha si recaigo',
        'qué es un grupo base',
        'tengo que contar los días',
        'cuándo te dan la primera ficha',
        'tengo que decir que recaí y empezar de cero',
      ],
    },
    answer: {
      en: 'Chips mark time: a day, a month, a year. You can take one or not. After a lapse you choose what to count and who to tell, and no one takes back what you learned. Here on Cairn, your past days always stay.',
      es: 'Las fichas marcan tiempo: un día, un mes, un año. Puedes tomarla o no. Después de un desliz tú decides qué contar y a quién decirle, y nadie te quita lo aprendido. Aquí en Cairn tus días pasados siempre se quedan.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
  },
]
