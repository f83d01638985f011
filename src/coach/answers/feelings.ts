// Feelings: anxiety, depression, panic, trauma, anger, shame, loneliness, boredom, self-worth.
import type { PreparedAnswer } from './prepared-answer.ts'

export const feelingsAnswers: PreparedAnswer[] = [
  {
    id: 'anxiety',
    asks: {
      en: [
        "I'm anxious all the time since I quit",
        'my anxiety is through the roof',
        'how do I calm down without drinking',
        'social anxiety sober',
        'I feel on edge all day',
        'I used to drink for my nerves what now',
      ],
      es: [
        'tengo ansiedad todo el tiempo desde que lo dejé',
        'traigo la ansiedad por las nubes',
        'cómo me calmo sin beber',
        'ansiedad social sobrio',
        'me siento al límite todo el día',
        'bebía por los nervios, y ahora qué',
      ],
    },
    answer: {
      en: 'Breathe out slowly, longer than you breathe in, ten times. Then name five things you see and do the next small task. Anxiety often jumps after quitting and eases over weeks. If it runs your days, see a doctor; treatment that isn’t habit-forming exists.',
      es: 'Suelta el aire despacio, más largo de lo que lo tomas, diez veces. Luego nombra cinco cosas que ves y haz la siguiente tarea pequeña. La ansiedad suele subir al dejarlo y bajar en semanas. Si manda en tus días, ve al médico; hay tratamientos que no crean hábito.',
    },
    more: {
      en: 'What helps over time:\n- Less caffeine, regular meals, a fixed bedtime.\n- A daily walk.\n- Doing one small feared thing a day, instead of avoiding it.\n- Cognitive behavioral therapy, which has good evidence.\nShaking, sweating, seeing things or a racing heart within days of stopping alcohol or benzos isn’t just nerves: get medical care now.',
      es: 'Con el tiempo ayuda:\n- Menos cafeína, comer a tus horas, dormir a hora fija.\n- Caminar a diario.\n- Hacer cada día algo pequeño que te da miedo, en vez de evitarlo.\n- La terapia cognitivo conductual, con buena evidencia.\nTemblor, sudor, ver cosas o el corazón acelerado a los pocos días de dejar alcohol o benzodiacepinas no son solo nervios: busca atención médica ya.',
    },
    source: {
      title: 'NIMH: anxiety disorders',
      url: 'https://www.nimh.nih.gov/health/topics/anxiety-disorders',
    },
    ask: 'doctor',
  },
  {
    id: 'depression',
    asks: {
      en: [
        "I think I'm depressed",
        "I can't get out of bed",
        'nothing makes me happy since I got sober',
        'is it depression or withdrawal',
        "I don't care about anything anymore",
        'sober and still miserable',
      ],
      es: [
        'creo que tengo depresión',
        'no puedo levantarme de la cama',
        'nada me alegra desde que estoy sobrio',
        'es depresión o abstinencia',
        'ya no me importa nada',
        'sobrio y sigo sintiéndome fatal',
      ],
    },
    answer: {
      en: 'Do one tiny thing now: sit up, drink water, open a curtain. Then tell someone it’s this bad and call a doctor this week; low mood that lasts two weeks or more deserves treatment, and it works. If you think about dying, call or text 988 today.',
      es: 'Haz ya algo mínimo: siéntate, toma agua, abre la cortina. Luego dile a alguien que estás así y llama al médico esta semana; un ánimo bajo de dos semanas o más merece tratamiento, y funciona. Si piensas en morir, llama o escribe hoy al 988.',
    },
    source: { title: 'NIMH: depression', url: 'https://www.nimh.nih.gov/health/topics/depression' },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'panic-attack',
    asks: {
      en: [
        "I'm having a panic attack",
        "heart racing and can't breathe what do I do",
        'how do I stop a panic attack',
        "I feel like I'm dying but doctors say it's panic",
        'panic attacks since I stopped drinking',
        'panic in the supermarket',
      ],
      es: [
        'me está dando un ataque de pánico',
        'el corazón acelerado y no puedo respirar',
        'cómo paro un ataque de pánico',
        'siento que me muero y el médico dice que es pánico',
        'ataques de pánico desde que dejé de beber',
        'pánico en el supermercado',
      ],
    },
    answer: {
      en: 'Feet flat, and breathe out slowly through your lips, as if blowing out a candle. Say: "This is panic, it peaks and passes," usually within minutes. Chest pain that spreads, fainting, or a first attack like this: call 911. Just stopped alcohol or benzos? Get medical care.',
      es: 'Pies en el suelo y suelta el aire despacio, como al apagar una vela. Di: «Es pánico, sube y pasa», casi siempre en minutos. Dolor de pecho que se extiende, desmayo o es la primera vez: llama al 911. ¿Acabas de dejar alcohol o benzodiacepinas? Busca atención médica.',
    },
    source: {
      title: 'NIMH: panic disorder',
      url: 'https://www.nimh.nih.gov/health/publications/panic-disorder-when-fear-overwhelms',
    },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'trauma-memories',
    asks: {
      en: [
        "memories keep coming back now that I'm sober",
        'flashbacks of what happened to me',
        'I used to forget my childhood',
        "I can't stop seeing it",
        'do I have PTSD from what I went through',
        'everything I drank away is coming up',
      ],
      es: [
        'me vuelven los recuerdos ahora que estoy sobria',
        'flashbacks de lo que me pasó',
        'consumía para olvidar mi infancia',
        'no dejo de verlo',
        'tengo estrés postraumático por lo que viví',
        'todo lo que ahogué en alcohol está saliendo',
      ],
    },
    answer: {
      en: 'Look around and say the date, where you are, and three blue things: it was then, this is now. Hold something cold. You don’t have to tell the story tonight. Trauma therapy works alongside recovery; ask for someone trained in both. Too much to bear: call or text 988.',
      es: 'Mira alrededor y di la fecha, dónde estás y tres cosas azules: eso fue antes, esto es ahora. Sostén algo frío. No tienes que contar la historia hoy. Hay terapia de trauma junto con la recuperación; pide a alguien que sepa de ambas. Si no lo soportas: 988.',
    },
    source: { title: 'National Center for PTSD', url: 'https://www.ptsd.va.gov' },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'anger',
    asks: {
      en: [
        "I'm so angry all the time",
        'I snap at my kids since I quit',
        'how do I control my temper sober',
        'I punched a wall',
        'everything pisses me off in early recovery',
        'I want to scream at everyone',
      ],
      es: [
        'estoy enojado todo el tiempo',
        'les grito a mis hijos desde que lo dejé',
        'cómo controlo el coraje en sobriedad',
        'le pegué a la pared',
        'todo me irrita al principio de la recuperación',
        'quiero gritarle a todos',
      ],
    },
    answer: {
      en: 'Leave the room before you speak: "I need ten minutes." Walk fast, or push your hands hard against a wall, until your breath slows. Then check: hungry, hurt, tired, scared? Come back when you said you would. If you might hurt someone, call 988 or 911.',
      es: 'Sal del cuarto antes de hablar: «Necesito diez minutos». Camina rápido o empuja fuerte una pared hasta que baje la respiración. Luego revisa: ¿hambre, dolor, cansancio, miedo? Vuelve cuando dijiste. Si podrías lastimar a alguien, llama al 988 o al 911.',
    },
    source: {
      title: 'NHS: anger',
      url: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/anger/',
    },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'loneliness',
    asks: {
      en: [
        "I'm so lonely since I got sober",
        "I have no friends who don't use",
        'nobody calls me anymore',
        'weekends alone are killing me',
        'I feel alone even in a room full of people',
        'I want friends but have nobody to call',
      ],
      es: [
        'me siento muy solo desde que estoy sobrio',
        'no tengo amigos que no consuman',
        'ya nadie me llama',
        'los fines de semana a solas me matan',
        'me siento solo aun entre gente',
        'quiero amigos pero no tengo a quién llamar',
      ],
    },
    answer: {
      en: 'Send one text now, to anyone kind: "Thinking of you, how’s your week?" Then go where the same people come each week: a meeting, class, church, gym, library. Arrive early and help with chairs. Friendship grows from seeing the same faces, so give it six visits.',
      es: 'Manda ahora un mensaje a alguien amable: «Me acordé de ti, ¿cómo va tu semana?». Luego ve a donde van los mismos cada semana: reunión, clase, iglesia, gimnasio, biblioteca. Llega antes y ayuda con las sillas. La amistad nace de ver las mismas caras; dale seis visitas.',
    },
    source: { title: 'CDC: social connection', url: 'https://www.cdc.gov/social-connectedness/' },
    ask: 'counselor',
  },
  {
    id: 'boredom',
    asks: {
      en: [
        "I'm so bored since I quit",
        'sober life is boring',
        'what do people do for fun without drinking',
        'nothing to do at night so I want to use',
        'how do I fill all this time',
        'bored out of my mind on a tuesday',
      ],
      es: [
        'me aburro mucho desde que lo dejé',
        'la vida sobria es aburrida',
        'qué hace la gente para divertirse sin beber',
        'no hay nada que hacer de noche y quiero consumir',
        'cómo lleno tanto tiempo',
        'aburrido como nunca un martes',
      ],
    },
    answer: {
      en: 'Get out of the chair and do something for 15 minutes that uses your hands: cook, fix, draw, clean one drawer. Then put two things on this week’s calendar with other people. Boredom is partly a brain relearning small pleasures, and that takes some months.',
      es: 'Levántate y haz 15 minutos algo con las manos: cocinar, arreglar, dibujar, ordenar un cajón. Luego pon esta semana dos planes con otras personas. El aburrimiento es en parte el cerebro reaprendiendo los placeres pequeños, y tarda unos meses.',
    },
    ask: 'sponsor',
  },
  {
    id: 'crying',
    asks: {
      en: [
        "I can't stop crying",
        'I cry over everything since I quit',
        'emotional mess in early sobriety',
        'why am I so sensitive now',
        'cried at work today',
        'my feelings are all over the place',
      ],
      es: [
        'no puedo dejar de llorar',
        'lloro por todo desde que lo dejé',
        'soy un desastre emocional en sobriedad',
        'por qué estoy tan sensible',
        'hoy lloré en el trabajo',
        'mis emociones están como montaña rusa',
      ],
    },
    answer: {
      en: 'Let it come for ten minutes, somewhere private, then wash your face and drink water. Feelings that were turned down for years come back loud; that settles. Tell one person, "I’m raw today." If it lasts most of the day for two weeks, see a doctor.',
      es: 'Déjalo salir diez minutos, en privado, luego lávate la cara y toma agua. Lo que llevaba años apagado vuelve fuerte, y se asienta. Di a alguien: «Hoy estoy sensible». Si dura casi todo el día por dos semanas, ve al médico.',
    },
    ask: 'counselor',
  },
  {
    id: 'overthinking',
    asks: {
      en: [
        "I can't turn my brain off",
        'I keep replaying everything I did',
        'overthinking every conversation',
        'my mind races at night',
        "worried about things that haven't happened",
        'how do I stop obsessing',
      ],
      es: [
        'no puedo apagar la cabeza',
        'repaso una y otra vez lo que hice',
        'le doy vueltas a cada conversación',
        'de noche la mente no para',
        'me preocupo por cosas que no han pasado',
        'cómo dejo de obsesionarme',
      ],
    },
    answer: {
      en: 'Write the thought in one sentence and ask: is there something I can do about it today? If yes, do the first step or set a time. If no, say "not now," and move your body for five minutes. Repeat as often as it takes; it’s a skill.',
      es: 'Escribe el pensamiento en una frase y pregunta: ¿puedo hacer algo hoy? Si sí, da el primer paso o ponle hora. Si no, di «ahora no» y mueve el cuerpo cinco minutos. Repite las veces que haga falta; es una habilidad.',
    },
    ask: 'counselor',
  },
]
