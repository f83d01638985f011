// Questions about the body and its care that come up once someone is sober.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const everydayHealthAnswers: PreparedAnswer[] = [
  {
    id: 'give-blood',
    asks: {
      en: [
        "can I give blood if I'm on methadone",
        'can I donate blood in recovery',
        'can I donate plasma if I used to inject',
        'can I be an organ donor if I used drugs',
        'do they reject blood donors on suboxone',
        'how long after using can I donate blood',
      ],
      es: [
        'puedo donar sangre si tomo metadona',
        'puedo donar sangre en recuperación',
        'puedo donar plasma si me inyectaba',
        'puedo ser donante de órganos si usé drogas',
        'rechazan a donantes que toman suboxone',
        'cuánto después de usar puedo donar sangre',
      ],
    },
    answer: {
      en: 'Often yes, and the blood center decides. In the U.S., someone who injected drugs that weren’t prescribed has to wait at least three months, and hepatitis or HIV rules it out. Tell them every medicine you take; methadone or buprenorphine is worth a call ahead. Plasma centers have their own rules. Anyone can sign up as an organ donor.',
      es: 'Muchas veces sí, y lo decide el banco de sangre. En Estados Unidos, quien se inyectó drogas no recetadas espera al menos tres meses, y hepatitis o VIH lo descartan. Di todas tus medicinas; con metadona o buprenorfina conviene llamar antes. Los centros de plasma tienen sus reglas. Cualquiera puede inscribirse como donante de órganos.',
    },
    source: {
      title: 'American Red Cross: who can give blood',
      url: 'https://www.redcrossblood.org/donate-blood/how-to-donate/eligibility-requirements.html',
    },
  },
  {
    id: 'found-needle',
    asks: {
      en: [
        'I found a needle, how do I throw it away',
        "there are syringes in my son's room",
        'what do I do with needles I found by the fence',
        'how do I get rid of used syringes safely',
        'I got poked by a needle I found',
        'where do I take old needles',
      ],
      es: [
        'encontré una aguja, cómo la tiro',
        'hay jeringas en el cuarto de mi hijo',
        'qué hago con las jeringas que encontré en la calle',
        'cómo me deshago de jeringas usadas',
        'me piqué con una aguja que encontré',
        'dónde llevo las agujas viejas',
      ],
    },
    answer: {
      en: 'Don’t put the cap back on, and don’t bend it. Set a thick plastic bottle (laundry soap works) on the ground next to it. With gloves or tongs, pick it up in the middle and drop it in, point first. Close it, tape it, write “sharps.” Your pharmacy or health department can say where it goes. If it poked you: wash with soap and water and see a doctor today.',
      es: 'No le pongas la tapa ni la dobles. Pon al lado, en el suelo, una botella de plástico duro (de detergente sirve). Con guantes o pinzas, tómala por en medio y échala con la punta primero. Cierra, pon cinta y escribe «agujas». La farmacia o el departamento de salud dice a dónde va. Si te picaste: lava con agua y jabón y ve hoy con un médico.',
    },
    source: {
      title: 'FDA: safely using sharps',
      url: 'https://www.fda.gov/medical-devices/consumer-products/safely-using-sharps-needles-and-syringes-home-work-and-travel',
    },
  },
  {
    id: 'cheap-dentist',
    asks: {
      en: [
        'where can I get cheap dental work',
        'my teeth are ruined from meth, where do I go',
        'free dentist near me',
        "I can't afford a dentist",
        'how do I fix my teeth with no money',
        'does Medicaid pay for teeth',
        "I'm ashamed of my teeth from using",
      ],
      es: [
        'dónde hay dentista barato',
        'se me arruinaron los dientes por el cristal, a dónde voy',
        'dentista gratis cerca de mí',
        'no puedo pagar un dentista',
        'cómo me arreglo los dientes sin dinero',
        'Medicaid paga los dientes',
        'me da vergüenza cómo tengo los dientes por usar',
      ],
    },
    answer: {
      en: 'Try three places: a community health center with a dental clinic (findahealthcenter.hrsa.gov; you pay by income), a dental school, and 211, which knows free clinic days. Medicaid covers some adult dental work in many states. Say you’re in recovery and want care without opioids. Dentists see this every week. Pain with fever or a swollen face can’t wait: go today.',
      es: 'Prueba tres lugares: un centro de salud comunitario con dentista (findahealthcenter.hrsa.gov; pagas según ingresos), una escuela de odontología, y el 211, que sabe de clínicas gratis. Medicaid cubre algo en muchos estados. Di que estás en recuperación y no quieres opioides. Los dentistas lo ven cada semana. Dolor con fiebre o cara hinchada no espera: ve hoy.',
    },
    source: {
      title: 'NIDCR: finding low-cost dental care',
      url: 'https://www.nidcr.nih.gov/health-info/finding-dental-care',
    },
  },
  {
    id: 'shaky-afternoons',
    asks: {
      en: [
        'why do I get shaky in the afternoon since I quit',
        'I get a sugar crash every day since I stopped drinking',
        'is low blood sugar from quitting drinking',
        "I feel shaky and hungry at three o'clock",
        'why am I dizzy and sweaty when I skip lunch sober',
        'shaky until I eat something',
      ],
      es: [
        'por qué tiemblo en la tarde desde que dejé de tomar',
        'me baja el azúcar cada día desde que lo dejé',
        'dejar el alcohol baja el azúcar',
        'me siento temblorosa y con hambre a las tres',
        'por qué me mareo y sudo si no como',
        'tiemblo hasta que como algo',
      ],
    },
    answer: {
      en: 'It depends on when you stopped. In the first week after daily drinking, shaking can be withdrawal: call a doctor today, and call 911 for a seizure, seeing things, confusion or a racing heart. Later on, it’s often food: sweets go up fast and drop fast. Try protein at breakfast, lunch on time, and a snack at two. If it still happens, get your blood sugar checked.',
      es: 'Depende de cuándo lo dejaste. En la primera semana después de tomar a diario, temblar puede ser abstinencia: llama hoy a un médico, y al 911 si hay convulsión, visiones, confusión o corazón acelerado. Más adelante suele ser la comida: lo dulce sube y baja rápido. Prueba proteína al desayunar, comer a tiempo y algo a las dos. Si sigue, pide que te midan el azúcar.',
    },
    source: { title: 'MedlinePlus: hypoglycemia', url: 'https://medlineplus.gov/hypoglycemia.html' },
    danger: true,
  },
  {
    id: 'old-tattoos',
    asks: {
      en: [
        'what do I do about my tattoos from when I used',
        'I have a drug tattoo and I hate it',
        'can I get a prison tattoo removed for free',
        'how do I hide track marks',
        'my scars from using show, what do I do',
        'should I cover up my old tattoo',
      ],
      es: [
        'qué hago con mis tatuajes de cuando usaba',
        'tengo un tatuaje de drogas y lo odio',
        'puedo quitarme gratis un tatuaje de la cárcel',
        'cómo tapo las marcas de las agujas',
        'se me ven las cicatrices de cuando usaba',
        'debería tapar mi tatuaje viejo',
      ],
    },
    answer: {
      en: 'You have options. A cover-up by a good artist is often cheaper than laser, and many cities have free or low-cost removal for people leaving prison, gangs or trafficking; 211 or a reentry program knows. For marks and scars, long sleeves or makeup help now, and a skin doctor can fade many of them. No rush: some people keep one, as proof of how far they came.',
      es: 'Hay opciones. Taparlo con un buen tatuador suele costar menos que el láser, y muchas ciudades lo quitan gratis o barato a quien sale de prisión, pandillas o trata; el 211 o un programa de reinserción sabe. Para marcas y cicatrices, manga larga o maquillaje ayudan hoy, y un dermatólogo puede aclarar muchas. Sin prisa: hay quien deja uno, como prueba del camino.',
    },
    ask: 'doctor',
  },
]
