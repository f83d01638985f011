// Overdose, what is in the supply, lost tolerance, and staying alive.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const saferAnswers: PreparedAnswer[] = [
  {
    id: 'fentanyl-facts',
    asks: {
      en: [
        'what is fentanyl',
        'is fentanyl in everything now',
        'can weed have fentanyl in it',
        'can you overdose from touching fentanyl',
        'are street xanax fake',
        'why is fentanyl so deadly',
      ],
      es: [
        'qué es el fentanilo',
        'ahora todo trae fentanilo',
        'la mota puede traer fentanilo',
        'te puedes intoxicar por tocar fentanilo',
        'son falsas las pastillas de la calle',
        'por qué mata tanto el fentanilo',
      ],
    },
    answer: {
      en: "Fentanyl is a very strong opioid found in fake pills, heroin, cocaine, and meth, seldom in weed, and you can't see, smell, or taste it. Any pill not from a pharmacy may contain it. Test strips help but can miss it. Carry naloxone, even if you don't use opioids. Brief touch isn't known to cause an overdose.",
      es: 'El fentanilo es un opioide muy fuerte que aparece en pastillas falsas, heroína, cocaína y cristal, rara vez en mota, y no se ve, huele ni sabe. Cualquier pastilla que no sea de farmacia puede traerlo. Las tiras ayudan, pero pueden fallar. Lleva naloxona aunque no uses opioides. Tocarlo un momento no suele causar sobredosis.',
    },
    source: { title: 'NIDA: Fentanyl', url: 'https://nida.nih.gov/research-topics/fentanyl' },
    danger: true,
  },
  {
    id: 'test-strips',
    asks: {
      en: [
        'where do i get fentanyl test strips',
        'how accurate are test strips',
        'do test strips work on pills',
        'are fentanyl strips legal',
        'is there a test for tranq',
        'can i check my drugs somewhere',
      ],
      es: [
        'dónde consigo tiras para fentanilo',
        'qué tan exactas son las tiras',
        'sirven las tiras con pastillas',
        'son legales las tiras de fentanilo',
        'hay prueba para el tranq',
        'puedo revisar mi droga en algún lado',
      ],
    },
    answer: {
      en: "Ask your health department or a harm reduction program: many give strips free and show you how. A negative strip doesn't make it safe, because it can miss spots and other drugs. Keep naloxone near, and don't use alone. Some states still limit strips, so ask there.",
      es: 'Pregunta en tu departamento de salud o un programa de reducción de daños: muchos las dan gratis y te enseñan. Una tira negativa no lo hace seguro, porque puede no detectar todo. Ten naloxona cerca y no uses solo. Algunos estados aún las limitan: pregunta ahí.',
    },
    source: { title: 'CDC: Stop Overdose', url: 'https://www.cdc.gov/stop-overdose/' },
  },
  {
    id: 'xylazine',
    asks: {
      en: [
        'what is tranq dope',
        'xylazine wounds what do i do',
        'does narcan work on xylazine',
        'sores that wont heal from using',
        'what is medetomidine',
        'my friend wont wake up after narcan but is breathing',
      ],
      es: [
        'qué es el tranq',
        'heridas por xilacina, qué hago',
        'sirve el narcan con xilacina',
        'llagas que no sanan por consumir',
        'qué es la medetomidina',
        'mi amigo respira pero no despierta después del narcan',
      ],
    },
    answer: {
      en: "Get any wound seen this week, or today if it's black, smelly, hot, or you have a fever. Xylazine is an animal sedative mixed into fentanyl. Naloxone doesn't reverse it, but give it anyway, because opioids are usually there. Call 911 and watch their breathing.",
      es: 'Que te vean cualquier herida esta semana, u hoy si está negra, huele mal, está caliente o hay fiebre. La xilacina es un sedante de animales que mezclan con fentanilo. La naloxona no la revierte, pero dala, porque suele haber opioides. Llama al 911 y vigila la respiración.',
    },
    source: { title: 'NIDA: Xylazine', url: 'https://nida.nih.gov/research-topics/xylazine' },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'lost-tolerance',
    asks: {
      en: [
        'havent used in 3 months is my tolerance gone',
        'just got out of jail and want to use',
        'can i take what i used to after rehab',
        'how fast does tolerance drop',
        'why do people die right after treatment',
        'relapsing after a year is it dangerous',
      ],
      es: [
        'llevo tres meses sin usar, perdí la tolerancia',
        'salí de la cárcel y quiero consumir',
        'puedo usar lo de antes después del tratamiento',
        'qué tan rápido baja la tolerancia',
        'por qué muere gente al salir del centro',
        'recaer después de un año es peligroso',
      ],
    },
    answer: {
      en: "Tolerance drops fast, even in days. After jail, detox, rehab, or a hospital, your old amount could kill you. Call someone before anything else, carry naloxone, and don't be alone. Ask today about buprenorphine or methadone: they protect you in this very stretch.",
      es: 'La tolerancia baja rápido, incluso en días. Después de la cárcel, desintoxicación, centro u hospital, tu cantidad de antes podría matarte. Primero llama a alguien, lleva naloxona y no te quedes solo. Pregunta hoy por buprenorfina o metadona: te protegen justo ahora.',
    },
    source: { title: 'CDC: Stop Overdose', url: 'https://www.cdc.gov/stop-overdose/' },
    danger: true,
  },
  {
    id: 'overdose-signs',
    asks: {
      en: [
        'what does an overdose look like',
        'hes snoring weird after using is he ok',
        'took too much how do i know if its an od',
        'can you od on coke',
        'signs of alcohol poisoning',
        'should i let him sleep it off',
      ],
      es: [
        'cómo se ve una sobredosis',
        'ronca raro después de consumir, está bien',
        'cómo sé si es sobredosis',
        'se puede tener sobredosis de coca',
        'señales de intoxicación por alcohol',
        'lo dejo dormir hasta que se le pase',
      ],
    },
    answer: {
      en: "Don't let them sleep it off. Call 911 now if they won't wake up, breathe slowly or gurgle, turn blue or gray, have a seizure, chest pain, or are very hot. Give naloxone if you have it, lay them on their side if they're breathing, and stay.",
      es: 'No lo dejes dormir. Llama ya al 911 si no despierta, respira lento o con ronquido, se pone azul o gris, convulsiona, tiene dolor de pecho o está muy caliente. Dale naloxona si tienes, ponlo de lado si respira y quédate.',
    },
    source: { title: 'CDC: Stop Overdose', url: 'https://www.cdc.gov/stop-overdose/' },
    danger: true,
  },
  {
    id: 'call-911-arrest',
    asks: {
      en: [
        'will i get arrested if i call 911 for an od',
        'good samaritan law what does it cover',
        'scared to call cops my friend is overdosing',
        'im on probation can i call 911',
        'what do i tell 911',
        'undocumented and my friend is oding',
      ],
      es: [
        'me arrestan si llamo al 911 por sobredosis',
        'qué cubre la ley del buen samaritano',
        'me da miedo llamar a la policía y mi amigo está mal',
        'estoy en probatoria, puedo llamar al 911',
        'qué le digo al 911',
        'no tengo papeles y mi amigo tiene sobredosis',
      ],
    },
    answer: {
      en: 'Call 911: say "someone isn\'t breathing" and give the address. You don\'t have to say "drugs" to get help sent. Most states have Good Samaritan laws that protect you from some charges, but they differ, so ask a lawyer later. Right now the call saves a life.',
      es: 'Llama al 911: di "alguien no respira" y da la dirección. No tienes que decir "drogas" para que vayan. Casi todos los estados protegen de algunos cargos a quien llama, pero varía: pregunta después a un abogado. Ahora esa llamada salva una vida.',
    },
    source: { title: 'CDC: Stop Overdose', url: 'https://www.cdc.gov/stop-overdose/' },
    ask: 'lawyer',
    danger: true,
  },
  {
    id: 'using-safer',
    asks: {
      en: [
        'im not ready to quit how do i stay safe',
        'safer way to use',
        'harm reduction tips',
        'i use alone is that bad',
        'im gonna use anyway whats the least dangerous',
        'where can i get clean needles',
      ],
      es: [
        'no estoy listo para dejarlo, cómo me cuido',
        'forma más segura de consumir',
        'consejos de reducción de daños',
        'uso solo, es malo',
        'voy a consumir de todos modos, qué es menos peligroso',
        'dónde consigo jeringas limpias',
      ],
    },
    answer: {
      en: "Don't be alone, carry naloxone, don't mix it with alcohol or other drugs, and never share gear. A syringe service program gives free supplies, naloxone, wound care, and a way into treatment without pressure: your health department knows where. I'm glad you're asking.",
      es: 'No estés solo, lleva naloxona, no mezcles con alcohol ni otras drogas y nunca compartas material. Un programa de jeringas da material, naloxona y curaciones gratis, y una puerta al tratamiento sin presión: tu departamento de salud sabe dónde. Qué bueno que preguntas.',
    },
    source: { title: 'CDC: Stop Overdose', url: 'https://www.cdc.gov/stop-overdose/' },
    danger: true,
  },
  {
    id: 'mixing',
    asks: {
      en: [
        'can i mix xanax and alcohol',
        'is it safe to drink on pills',
        'what happens if you take benzos with opioids',
        'mixing coke and alcohol',
        'can i take molly with my meds',
        'i drank and took my sleeping pill',
      ],
      es: [
        'puedo mezclar xanax con alcohol',
        'es seguro tomar con pastillas',
        'qué pasa si junto benzos y opioides',
        'mezclar coca con alcohol',
        'puedo tomar éxtasis con mi medicina',
        'tomé y me tomé la pastilla para dormir',
      ],
    },
    answer: {
      en: "Please don't mix them: alcohol, opioids, and benzodiazepines together can stop your breathing, and cocaine with alcohol strains the heart. If you already did, don't be alone. Call Poison Help, 1-800-222-1222, or 911 if someone is very sleepy or breathing badly.",
      es: 'No los mezcles: alcohol, opioides y benzodiacepinas juntos pueden parar la respiración, y la cocaína con alcohol daña el corazón. Si ya lo hiciste, no te quedes solo. Llama a Poison Help, 1-800-222-1222, o al 911 si hay mucho sueño o respira mal.',
    },
    ask: 'pharmacist',
    source: { title: 'CDC: Stop Overdose', url: 'https://www.cdc.gov/stop-overdose/' },
    danger: true,
  },
  {
    id: 'hep-hiv-testing',
    asks: {
      en: [
        'i shared needles should i get tested',
        'where to get free hiv and hep c test',
        'can hep c be cured',
        'what is prep for people who inject',
        'i think i got infected from using',
        'red swollen arm where i inject',
      ],
      es: [
        'compartí jeringas, me hago la prueba',
        'prueba gratis de vih y hepatitis c',
        'se cura la hepatitis c',
        'qué es la prep para quien se inyecta',
        'creo que me infecté por consumir',
        'tengo el brazo rojo e hinchado donde me inyecto',
      ],
    },
    answer: {
      en: 'Get tested this week: health centers do it free or cheap, and findahealthcenter.hrsa.gov shows the closest. Hepatitis C can be cured with pills. If you shared in the last three days, go now and ask about PEP for HIV. Red, hot skin or fever: see a doctor today.',
      es: 'Hazte la prueba esta semana: los centros de salud la hacen gratis o barata; busca en findahealthcenter.hrsa.gov. La hepatitis C se cura con pastillas. Si compartiste en los últimos tres días, ve ya y pregunta por la PEP contra el VIH. Piel roja y caliente o fiebre: médico hoy.',
    },
    source: { title: 'HRSA: Find a health center', url: 'https://findahealthcenter.hrsa.gov' },
    ask: 'doctor',
  },
  {
    id: 'buy-drugs',
    asks: {
      en: [
        'where can i buy pills',
        'know a dealer',
        'where do i get suboxone without a doctor',
        'how to order meds online no prescription',
        'can you find me some weed',
        'need something to take the edge off where do i score',
      ],
      es: [
        'dónde compro pastillas',
        'conoces a alguien que venda',
        'cómo consigo suboxone sin doctor',
        'medicinas por internet sin receta',
        'me consigues mota',
        'necesito algo para calmarme, dónde lo consigo',
      ],
    },
    answer: {
      en: "I won't help find drugs, and I'm glad you wrote to me first. Pills sold outside a pharmacy often hold fentanyl. If you feel sick or can't wait, call 1-800-662-4357 or go to an ER and ask for medicine today. What's making it so hard right now?",
      es: 'No ayudo a conseguir drogas, y qué bueno que me escribiste antes. Las pastillas fuera de farmacia muchas veces traen fentanilo. Si te sientes mal o no puedes esperar, llama al 1-800-662-4357 o ve a urgencias y pide medicina hoy. ¿Qué lo hace tan difícil ahora?',
    },
    ask: 'counselor',
    source: {
      title: 'SAMHSA National Helpline',
      url: 'https://www.samhsa.gov/find-help/helplines/national-helpline',
    },
  },
  {
    id: 'friend-overdosed-survived',
    asks: {
      en: [
        'i overdosed last night and survived',
        'they narcaned me and i feel awful',
        'what do i do after an overdose',
        'left the hospital after od and want to use again',
        "my friend od'd and lived, how do i help",
        'woke up in the er from an overdose',
      ],
      es: [
        'anoche tuve una sobredosis y sobreviví',
        'me dieron narcan y me siento fatal',
        'qué hago después de una sobredosis',
        'salí del hospital y quiero usar otra vez',
        'mi amigo sobrevivió a una sobredosis, cómo ayudo',
        'desperté en urgencias por sobredosis',
      ],
    },
    answer: {
      en: "I'm glad you're here. Don't be alone today, and don't use again: the overdose can come back as naloxone wears off. Ask the ER or a clinic to start buprenorphine or methadone, which cut the risk of it happening again. If you wanted to die, call or text 988.",
      es: 'Qué bueno que estás aquí. Hoy no te quedes solo ni uses otra vez: la sobredosis puede volver cuando se acaba la naloxona. Pide en urgencias o en una clínica empezar buprenorfina o metadona, que bajan el riesgo de que se repita. Si querías morir, llama o escribe al 988.',
    },
    source: { title: 'CDC: Stop Overdose', url: 'https://www.cdc.gov/stop-overdose/' },
    danger: true,
  },
  {
    id: 'child-swallowed',
    asks: {
      en: [
        'my kid ate a gummy edible',
        'toddler got into my suboxone',
        'child swallowed my pills',
        'dog ate my weed what do i do',
        'how do i store my methadone safely with kids',
        'baby put my vape in his mouth',
      ],
      es: [
        'mi hijo se comió una gomita con thc',
        'mi bebé agarró mi suboxone',
        'mi niña se tragó mis pastillas',
        'cómo guardo la metadona con niños en casa',
        'el bebé chupó mi vape',
        'mi hijo tomó de mi medicina',
      ],
    },
    answer: {
      en: "If the child is sleepy, breathing badly, or won't wake up, call 911 now and give naloxone if it may be an opioid. If not, call Poison Help at 1-800-222-1222 right away. Don't make them vomit. Later, lock medicine in a box, high up. For a pet, call a vet.",
      es: 'Si el niño tiene sueño, respira mal o no despierta, llama ya al 911 y dale naloxona si pudo ser un opioide. Si no, llama enseguida a Poison Help, 1-800-222-1222. No lo hagas vomitar. Después guarda las medicinas bajo llave y en alto. Si fue una mascota, llama al veterinario.',
    },
    source: { title: 'HRSA: Poison Help', url: 'https://poisonhelp.hrsa.gov' },
    danger: true,
  },
]
