// Facts about alcohol: limits, mixtures, the morning after.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const alcoholFactsAnswers: PreparedAnswer[] = [
  {
    id: 'painkillers-alcohol',
    asks: {
      en: [
        'is it safe to take advil when I drink',
        'tylenol and alcohol',
        'ibuprofen after drinking',
        'what can I take for a headache if I drank',
        'painkillers and alcohol',
        'does tylenol with beer hurt your liver',
        'aspirin for a hangover is that okay',
      ],
      es: [
        'ibuprofeno y alcohol',
        'puedo tomar paracetamol si bebí',
        'qué tomo para el dolor de cabeza si tomé alcohol',
        'tylenol con alcohol',
        'analgésicos y alcohol',
        'aspirina después de beber es malo',
      ],
    },
    answer: {
      en: 'Be careful: acetaminophen (Tylenol) with alcohol can harm the liver, and ibuprofen or aspirin with alcohol can make the stomach bleed. If you drink most days, ask a pharmacist before you take any of them; the call is free. Took a lot of it, or your skin or eyes look yellow? Call Poison Help, 1-800-222-1222, right away.',
      es: 'Con cuidado: el acetaminofén (paracetamol, Tylenol) con alcohol puede dañar el hígado, y el ibuprofeno o la aspirina con alcohol pueden hacer sangrar el estómago. Si bebes casi a diario, pregunta antes a un farmacéutico; la llamada es gratis. ¿Tomaste mucho, o ves la piel u ojos amarillos? Llama ya al 1-800-222-1222.',
    },
    source: {
      title: 'MedlinePlus: over-the-counter pain relievers',
      url: 'https://medlineplus.gov/ency/article/002123.htm',
    },
    ask: 'pharmacist',
  },
  {
    id: 'alcohol-with-meds',
    asks: {
      en: [
        'can I have a drink while taking gabapentin',
        'alcohol with antibiotics',
        'is it okay to drink on trazodone',
        'can you drink on muscle relaxers',
        'drinking while on blood pressure pills',
        'wine with my sleeping pill',
        'alcohol and lexapro',
      ],
      es: [
        'puedo beber si tomo gabapentina',
        'alcohol con antibióticos',
        'puedo tomar vino con mi pastilla para dormir',
        'beber con relajantes musculares',
        'puedo tomar alcohol con mi medicamento',
        'alcohol y pastillas para la presión',
      ],
    },
    answer: {
      en: 'Best not to: alcohol with gabapentin, sleeping pills, anxiety medicine, muscle relaxers or opioids can make you pass out or stop your breathing. With some antibiotics and blood pressure pills it makes you ill. A pharmacist can tell you about yours by phone in two minutes. If you already took both and feel very sleepy or breathe slowly, call 911.',
      es: 'Mejor no: el alcohol con gabapentina, pastillas para dormir, para la ansiedad, relajantes u opioides puede hacerte perder el sentido o frenar la respiración. Con algunos antibióticos y pastillas de la presión te enferma. Un farmacéutico te dice lo de la tuya en dos minutos por teléfono. Si ya tomaste las dos cosas y tienes mucho sueño o respiras lento, llama al 911.',
    },
    source: {
      title: 'NIAAA: alcohol and medicine interactions',
      url: 'https://www.niaaa.nih.gov/publications/brochures-and-fact-sheets/harmful-interactions-mixing-alcohol-with-medicines',
    },
    ask: 'pharmacist',
    danger: true,
  },
  {
    id: 'drinking-limits',
    asks: {
      en: [
        'what counts as heavy drinking',
        'how many drinks a week is okay',
        'is a bottle of wine a night a lot',
        'is three beers a day bad',
        'what is binge drinking',
        'drinking guidelines',
        'is drinking every night bad',
        'when is it too much alcohol',
      ],
      es: [
        'cuántas copas a la semana está bien',
        'qué es beber demasiado',
        'es mucho una botella de vino cada noche',
        'tres cervezas diarias es malo',
        'qué se considera beber en exceso',
        'tomar todas las noches es malo',
      ],
    },
    answer: {
      en: 'For healthy adults, U.S. guidance has long drawn the line at one drink a day for women and two for men, and less is better. Heavy drinking means four or more in a day for women, five or more for men. The count is half of it: if you can’t stop when you want to, or hide it, that matters more. The AUDIT at auditscreen.org takes three minutes.',
      es: 'Para adultos sanos, la guía de EE. UU. puso por años el límite en una copa al día para mujeres y dos para hombres, y menos es mejor. Beber mucho es cuatro o más en un día para mujeres, cinco o más para hombres. El número es la mitad: si no paras cuando quieres o lo escondes, pesa más. La prueba AUDIT, en auditscreen.org, toma tres minutos.',
    },
    source: { title: 'NIAAA: rethinking drinking', url: 'https://www.rethinkingdrinking.niaaa.nih.gov/' },
    ask: 'doctor',
  },
  {
    id: 'sober-to-drive',
    asks: {
      en: [
        "how long until I'm sober enough to drive",
        'how long does alcohol stay in your blood',
        'does coffee sober you up',
        'can I drive the morning after drinking',
        'how fast does alcohol leave your body',
        'am I okay to drive after four beers',
      ],
      es: [
        'cuánto tarda en salir el alcohol del cuerpo',
        'puedo manejar en la mañana después de tomar',
        'el café baja la borrachera',
        'cuántas horas espero para manejar',
        'cómo se baja la borrachera más rápido',
        'cuánto dura el alcohol en la sangre',
      ],
    },
    answer: {
      en: 'Only time makes you sober: the body clears about one standard drink an hour, and coffee, water, food or a cold shower don’t speed it up. After a heavy night you can still be over the limit in the morning. If you’re not sure, don’t drive today: ask for a ride, and sleep it off.',
      es: 'Solo el tiempo quita el alcohol: el cuerpo elimina más o menos una bebida estándar por hora, y ni el café, ni el agua, ni la comida ni la ducha lo aceleran. Tras una noche fuerte puedes seguir sobre el límite por la mañana. Si dudas, hoy no manejes: pide que te lleven y duerme.',
    },
    source: {
      title: "NIAAA: alcohol's effects on the body",
      url: 'https://www.niaaa.nih.gov/alcohols-effects-health/alcohols-effects-body',
    },
    ask: 'doctor',
  },
  {
    id: 'blackouts',
    asks: {
      en: [
        'why do I black out when I drink',
        "I don't remember last night",
        'is blacking out normal',
        'what is a blackout',
        "do blackouts mean I'm an alcoholic",
        "why can't I remember what I did drunk",
      ],
      es: [
        'por qué no me acuerdo de lo que hice borracho',
        'qué es una laguna mental',
        'es normal que se me borre la cinta',
        'se me borra todo cuando tomo',
        'las lagunas son señal de alcoholismo',
        'no recuerdo nada de anoche',
      ],
    },
    answer: {
      en: 'A blackout means your brain stopped saving memories while you were awake: it happens when alcohol rises fast, above all on an empty stomach or with pills. You may have talked and driven and will not get those hours back. One is a warning; several are a good reason to tell a doctor. Not breathing well or can’t be woken is no blackout: call 911.',
      es: 'Una laguna significa que el cerebro dejó de guardar recuerdos mientras estabas despierto: pasa cuando el alcohol sube rápido, sobre todo en ayunas o con pastillas. Quizá hablaste o manejaste, y esas horas no vuelven. Una ya es un aviso; varias son buena razón para decirlo a un médico. Si alguien no respira bien o no despierta, eso no es una laguna: llama al 911.',
    },
    source: {
      title: 'NIAAA: interrupted memories',
      url: 'https://www.niaaa.nih.gov/publications/brochures-and-fact-sheets/interrupted-memories-alcohol-induced-blackouts',
    },
    ask: 'doctor',
  },
  {
    id: 'anxiety-after-drinking',
    asks: {
      en: [
        'why am I so anxious after drinking',
        'does alcohol cause anxiety',
        'what is hangxiety',
        'panic the day after drinking',
        'does drinking make anxiety worse',
        'will my anxiety go away if I stop drinking',
      ],
      es: [
        'por qué me da ansiedad después de tomar',
        'el alcohol causa ansiedad',
        'ansiedad al día siguiente de beber',
        'la cruda moral',
        'se me va a quitar la ansiedad si dejo de tomar',
        'beber empeora los nervios',
      ],
    },
    answer: {
      en: 'Yes, alcohol makes anxiety worse: it calms you for an hour, then the brain rebounds, and the day after you feel shaky, guilty and on edge. For many people it fades within a day or two, and the worry eases over a few weeks without drinking. If you shake, sweat or your heart races each time you stop, see a doctor; that can be withdrawal.',
      es: 'Sí, el alcohol empeora la ansiedad: calma una hora, luego el cerebro rebota y al otro día sientes temblor, culpa y nervios. A muchos se les pasa en uno o dos días, y la angustia baja en unas semanas sin beber. Si tiemblas, sudas o el corazón se acelera cada vez que paras, ve al médico; puede ser abstinencia.',
    },
    source: {
      title: 'NIAAA: hangovers',
      url: 'https://www.niaaa.nih.gov/publications/brochures-and-fact-sheets/hangovers',
    },
    ask: 'doctor',
  },
  {
    id: 'functional-drinker',
    asks: {
      en: [
        'what is a functional alcoholic',
        'can you be an alcoholic and still have a good job',
        'I never miss work so am I really an alcoholic',
        'high functioning alcoholic',
        'do you have to hit rock bottom',
        'I only drink beer can I be an alcoholic',
      ],
      es: [
        'qué es un alcohólico funcional',
        'se puede ser alcohólico y tener buen trabajo',
        'nunca falto al trabajo, soy alcohólico de verdad',
        'hay que tocar fondo',
        'solo tomo cerveza, puedo ser alcohólico',
        'alcoholismo sin perder nada',
      ],
    },
    answer: {
      en: 'Yes, you can have a drinking problem with a job, a house and no DUI. What counts is what happens around the drinking: needing more, failing to cut down, hiding it, feeling ill without it, or drinking though it harms you. Doctors call two of these within a year a mild disorder. You don’t have to lose anything first to get help.',
      es: 'Sí, se puede tener un problema con el alcohol con trabajo, casa y sin multas. Cuenta lo que pasa alrededor: necesitar más, no lograr bajar, esconderlo, sentirte mal sin él o seguir aunque te haga daño. Con dos de esas en un año, los médicos hablan de un trastorno leve. No hay que perder nada antes de pedir ayuda.',
    },
    source: {
      title: 'NIAAA: understanding alcohol use disorder',
      url: 'https://www.niaaa.nih.gov/publications/brochures-and-fact-sheets/understanding-alcohol-use-disorder',
    },
    ask: 'doctor',
  },
  {
    id: 'other-drinking-medicine',
    asks: {
      en: [
        'does ozempic help with drinking',
        'can I take naltrexone only before I drink',
        'does baclofen help with alcohol',
        'gabapentin for alcohol cravings',
        'topamax to stop drinking',
        'new medicine for alcoholism',
        'can semaglutide stop cravings',
      ],
      es: [
        'el ozempic ayuda con el alcohol',
        'puedo tomar naltrexona solo antes de beber',
        'el baclofeno sirve para dejar de beber',
        'gabapentina para las ganas de tomar',
        'topiramato para el alcoholismo',
        'hay medicinas nuevas para dejar el alcohol',
      ],
    },
    answer: {
      en: 'Three medicines are approved (naltrexone, acamprosate, disulfiram), and doctors sometimes use topiramate, gabapentin or baclofen for drinking, too. Shots like Ozempic are being studied. Early results look hopeful, but none is approved for alcohol. Naltrexone can also be taken only before you drink; that’s called the Sinclair way. Ask a prescriber which one fits your liver and your other pills.',
      es: 'Además de las tres medicinas aprobadas (naltrexona, acamprosato, disulfiram), los médicos usan a veces topiramato, gabapentina o baclofeno para la bebida. Ozempic y similares se están estudiando; hay señales buenas, pero ninguna está aprobada para el alcohol. La naltrexona también se toma solo antes de beber, el llamado método Sinclair. Pregunta cuál va con tu hígado y tus otras medicinas.',
    },
    source: {
      title: 'NIAAA: medicines for alcohol use disorder',
      url: 'https://alcoholtreatment.niaaa.nih.gov/',
    },
    ask: 'prescriber',
  },
  {
    id: 'vitamins',
    asks: {
      en: [
        'what vitamins should I take when I quit drinking',
        'is thiamine important',
        'supplements for recovery',
        'does milk thistle help the liver',
        'what helps the body recover after alcohol',
        'vitamins for withdrawal',
      ],
      es: [
        'qué vitaminas tomo al dejar de beber',
        'es importante la tiamina',
        'suplementos para la recuperación',
        'el cardo mariano ayuda al hígado',
        'qué ayuda al cuerpo después del alcohol',
        'vitaminas para la abstinencia',
      ],
    },
    answer: {
      en: 'The one that matters most after heavy drinking is thiamine, vitamin B1: low levels can harm the brain, so ask a doctor or pharmacist about it in the first days. Beyond that, regular meals, water and protein do more than any pill, and a blood test shows what’s really low. No supplement removes cravings or “cleans” the liver, and some hurt it. Confusion, unsteady walking or odd eye movements: go to the ER.',
      es: 'La que más importa tras beber mucho es la tiamina (B1): si falta, puede dañar el cerebro; pregunta a un médico o farmacéutico en los primeros días. Fuera de eso, comer a sus horas, agua y proteína hacen más que las pastillas, y un análisis de sangre muestra qué falta. Ningún suplemento quita las ganas ni «limpia» el hígado, y algunos lo dañan. Confusión, caminar inestable o movimientos raros de los ojos: urgencias.',
    },
    source: {
      title: "NIAAA: alcohol's effects on the body",
      url: 'https://www.niaaa.nih.gov/alcohols-effects-health/alcohols-effects-body',
    },
    ask: 'doctor',
  },
]
