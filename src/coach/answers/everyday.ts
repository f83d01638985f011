// Everyday doubts: fear of stopping, stress, moving away, hidden alcohol, a month without it.
import type { PreparedAnswer } from './prepared-answer.ts'

export const everydayAnswers: PreparedAnswer[] = [
  {
    id: 'hidden-alcohol',
    asks: {
      en: [
        'can I use mouthwash with alcohol',
        'does cough syrup count',
        'food cooked with wine in recovery',
        'is vanilla extract ok',
        "cold medicine when you're sober",
        'what about hand sanitizer and cologne',
      ],
      es: [
        'puedo usar enjuague bucal con alcohol',
        'el jarabe para la tos cuenta',
        'comida cocinada con vino en recuperación',
        'el extracto de vainilla está bien',
        'medicina para el resfriado si estoy sobrio',
        'y el gel antibacterial y la loción',
      ],
    },
    answer: {
      en: 'Ask the pharmacist for alcohol-free versions: mouthwash, cough medicine and cold remedies all have them. Tell them you’re in recovery, because some cold medicines can also be misused. For food, skip dishes with wine or liquor if the taste bothers you. On disulfiram, check every product first.',
      es: 'Pide al farmacéutico versiones sin alcohol: enjuagues, jarabes y remedios para el resfriado las tienen. Dile que estás en recuperación, porque algunos también se usan mal. En comida, evita platos con vino o licor si el sabor te inquieta. Con disulfiram, revisa antes cada producto.',
    },
    ask: 'pharmacist',
  },
  {
    id: 'communion-wine',
    asks: {
      en: [
        'what do I do about communion wine',
        "church gives wine and I'm sober",
        'passover seder and four cups',
        'does a sip at mass break my sobriety',
        'can I ask my priest for grape juice',
        'religious holiday with wine',
      ],
      es: [
        'qué hago con el vino de la comunión',
        'en la iglesia dan vino y estoy sobrio',
        'la cena de pascua lleva vino',
        'un sorbo en misa rompe mi sobriedad',
        'puedo pedir jugo de uva al padre',
        'fiesta religiosa con vino',
      ],
    },
    answer: {
      en: 'Tell your priest, pastor or rabbi before the service; they’ve been asked many times. Taking only the bread, crossing your arms for a blessing, or using grape juice is common in many traditions. Nobody else has to know why.',
      es: 'Habla con tu sacerdote, pastor o rabino antes del servicio; se lo han pedido muchas veces. Tomar solo el pan, cruzar los brazos para la bendición o usar jugo de uva es común en muchas tradiciones. Nadie más tiene que saber la razón.',
    },
    ask: 'counselor',
  },
  {
    id: 'move-away',
    asks: {
      en: [
        'should I move to another city to get sober',
        'would a fresh start somewhere else help',
        'I want to leave this town because of drugs',
        'geographic cure does it work',
        'thinking of moving in with my aunt to get away',
        'everyone here knows me as a user',
      ],
      es: [
        'me mudo a otra ciudad para dejarlo',
        'ayudaría empezar de cero en otro lado',
        'quiero irme de este pueblo por las drogas',
        'sirve cambiar de lugar',
        'pienso irme con mi tía para alejarme',
        'aquí todos me conocen por consumir',
      ],
    },
    answer: {
      en: 'Before you pack, line up three things there: a place to sleep, treatment or meetings, one person who knows. A new place can break old routes and contacts, but the habit travels with you. Try it for two weeks first, if you can.',
      es: 'Antes de empacar, ten tres cosas allá: dónde dormir, tratamiento o reuniones, y alguien que sepa. Un lugar nuevo rompe rutas y contactos, pero el hábito viaja contigo. Si puedes, prueba primero dos semanas.',
    },
    ask: 'counselor',
  },
  {
    id: 'dry-january',
    asks: {
      en: [
        'should I do dry january',
        'sober curious what does that mean',
        'taking a break from drinking for a month',
        'what are the benefits of 30 days without alcohol',
        'I want to see if I can stop for a month',
        'is a month off alcohol safe',
      ],
      es: [
        'hago un mes sin alcohol',
        'qué es ser sobrio por curiosidad',
        'descansar de beber por un mes',
        'qué beneficios tienen 30 días sin alcohol',
        'quiero ver si puedo parar un mes',
        'es seguro dejar de beber un mes',
      ],
    },
    answer: {
      en: 'Pick your start day, tell one person, and write down what you notice: sleep, mood, money, mornings. It’s a good test. If you drink every day, or have shaken, sweated or had a seizure without it, talk to a doctor before you stop; that part can be dangerous.',
      es: 'Elige el día, dilo a alguien y anota lo que notas: sueño, ánimo, dinero, mañanas. Es una buena prueba. Si bebes a diario, o has tenido temblor, sudor o convulsión sin alcohol, habla con un médico antes de parar; eso puede ser peligroso.',
    },
    source: { title: 'NIAAA: Rethinking Drinking', url: 'https://www.rethinkingdrinking.niaaa.nih.gov' },
    ask: 'doctor',
  },
  {
    id: 'self-harm-urge',
    asks: {
      en: [
        'I want to cut myself',
        'urge to hurt myself instead of using',
        'I burned myself again',
        'cutting helps me calm down since I quit',
        'how do I stop self harming',
        'I hit myself when I crave',
      ],
      es: [
        'quiero cortarme',
        'ganas de lastimarme en vez de consumir',
        'otra vez me quemé',
        'cortarme me calma desde que lo dejé',
        'cómo dejo de autolesionarme',
        'me pego cuando tengo ganas',
      ],
    },
    answer: {
      en: 'Move away from what you’d use, and be where another person is. Hold ice, run cold water over your wrists, or push hard against a wall until it drops. Call or text 988; they help with this too. A wound that’s deep or won’t stop bleeding: 911.',
      es: 'Aléjate de lo que usarías y ve a donde haya alguien. Sostén hielo, pon agua fría en las muñecas o empuja fuerte una pared hasta que baje. Llama o escribe al 988; también ayudan con esto. Herida profunda o que no deja de sangrar: 911.',
    },
    source: { title: '988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org' },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'scared-to-stop',
    asks: {
      en: [
        "I'm scared to get sober",
        'who will I be without alcohol',
        'afraid of life without drugs',
        'what if sober me is boring',
        "I don't know how to live without it",
        'scared of feeling everything',
      ],
      es: [
        'me da miedo dejarlo',
        'quién voy a ser sin alcohol',
        'temo la vida sin drogas',
        'y si sobrio soy aburrido',
        'no sé vivir sin eso',
        'miedo a sentirlo todo',
      ],
    },
    answer: {
      en: 'You don’t have to decide about forever. Choose one day, or one evening, and write what scares you most about it. Then tell that fear to someone who’s done it, at a meeting or online. Most people were afraid at this point; that isn’t a sign you can’t.',
      es: 'No tienes que decidir para siempre. Elige un día, o una noche, y escribe qué te da más miedo. Luego cuéntale ese miedo a alguien que ya lo hizo, en una reunión o en línea. Casi todos tuvieron miedo aquí; no es señal de que no puedas.',
    },
    ask: 'counselor',
  },
  {
    id: 'stress',
    asks: {
      en: [
        "I'm so stressed I want to use",
        'too much on my plate sober',
        'everything is falling apart at once',
        'how do I relax without substances',
        'overwhelmed by life in recovery',
        'work kids bills and no way to unwind',
      ],
      es: [
        'tengo tanto estrés que quiero consumir',
        'demasiadas cosas encima',
        'todo se cae al mismo tiempo',
        'cómo me relajo sin sustancias',
        'la vida me rebasa en recuperación',
        'trabajo, hijos, cuentas y cómo descanso',
      ],
    },
    answer: {
      en: 'Write down everything on your mind, then circle one thing for today; the rest waits. Take five minutes: long out-breaths, shoulders down, outside if you can. Ask one person for one specific thing, like picking up the kids. Eat before you decide anything big.',
      es: 'Escribe todo lo que traes en mente y marca una sola cosa para hoy; lo demás espera. Toma cinco minutos: exhala largo, baja los hombros, afuera si puedes. Pide a alguien una cosa concreta, como recoger a los niños. Come antes de decidir algo grande.',
    },
    source: {
      title: 'NIMH: I am so stressed out',
      url: 'https://www.nimh.nih.gov/health/publications/so-stressed-out-fact-sheet',
    },
    ask: 'counselor',
  },
]
