// Drug tests: honest facts, no ways to cheat, and who to ask.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const drugTestsAnswers: PreparedAnswer[] = [
  {
    id: 'how-long-detected',
    asks: {
      en: [
        'how long does weed stay in your system',
        'how many days till im clean for a drug test',
        'does coke show up after 3 days',
        'how long is alcohol in urine',
        'when will i test negative',
        'detection time for meth',
      ],
      es: [
        'cuánto tarda en salir la mota del cuerpo',
        'cuánto dura la marihuana en la orina',
        'cuánto dura la marihuana en el cuerpo',
        'en cuántos días salgo limpio en la prueba',
        'sale la coca después de tres días',
        'cuánto dura el alcohol en la orina',
        'cuándo voy a dar negativo',
        'tiempo de detección del cristal',
      ],
    },
    answer: {
      en: "It depends on the drug, how often you used, your body, and the test: blood shows hours to days, urine days to weeks, and hair months. Weed used daily lasts longest in urine. I can't give you a safe number. If a test is coming, the most useful step is telling the truth to someone on your side first.",
      es: 'Depende de la droga, cada cuánto usaste, tu cuerpo y la prueba: la sangre muestra horas o días, la orina días o semanas y el cabello meses. La mota diaria es la que más dura en orina. No puedo darte un número seguro. Si viene una prueba, lo más útil es decir antes la verdad a alguien de tu lado.',
    },
    source: { title: 'MedlinePlus: Drug testing', url: 'https://medlineplus.gov/lab-tests/drug-testing/' },
  },
  {
    id: 'pass-drug-test',
    asks: {
      en: [
        'how do i pass a drug test',
        'does drinking water clean you out',
        'do detox drinks work',
        'drug test tomorrow what do i do',
        'can i use fake pee',
        'how to flush thc fast',
      ],
      es: [
        'cómo paso la prueba de drogas',
        'tomar mucha agua limpia el cuerpo',
        'sirven las bebidas para limpiar',
        'mañana tengo antidoping, qué hago',
        'puedo usar orina falsa',
        'cómo saco el thc rápido',
      ],
    },
    answer: {
      en: "I won't help with beating a test, and tricks often backfire: labs check for them, and cheating can be a crime. What can help: talk to your counselor or lawyer before the test, say what you used, and ask for treatment. Judges and bosses often respond better to that.",
      es: 'No te ayudo a burlar una prueba, y los trucos suelen salir mal: el laboratorio los busca y hacer trampa puede ser delito. Lo que sí ayuda: hablar antes con tu consejero o abogado, decir qué usaste y pedir tratamiento. Eso suele caer mejor al juez o al jefe.',
    },
    ask: 'lawyer',
    source: { title: 'MedlinePlus: Drug testing', url: 'https://medlineplus.gov/lab-tests/drug-testing/' },
  },
  {
    id: 'false-positive',
    asks: {
      en: [
        'my drug test was wrong i didnt use',
        'false positive what do i do',
        'can poppy seeds make you fail',
        'can my antidepressant show up as meth',
        'tested positive for something i never took',
        'how do i contest a drug test',
      ],
      es: [
        'mi prueba salió mal, no consumí',
        'falso positivo, qué hago',
        'las semillas de amapola dan positivo',
        'mi antidepresivo puede salir como droga',
        'salí positivo de algo que nunca tomé',
        'cómo reclamo una prueba de drogas',
      ],
    },
    answer: {
      en: "Yes, some medicines, supplements and foods, such as poppy seeds, can cause a false positive. Ask right away for a confirmation test on the same sample; it's more exact than the first screen. Write down every medicine, supplement, and food from that week. If it touches a job or case, tell your lawyer or union today.",
      es: 'Sí, algunas medicinas, suplementos y comidas, como las semillas de amapola, pueden dar un falso positivo. Pide enseguida una prueba de confirmación con la misma muestra; es más exacta que la primera. Anota cada medicina, suplemento y comida de esa semana. Si afecta tu trabajo o tu caso, avisa hoy a tu abogado o sindicato.',
    },
    source: { title: 'MedlinePlus: Drug testing', url: 'https://medlineplus.gov/lab-tests/drug-testing/' },
    ask: 'doctor',
  },
  {
    id: 'suboxone-on-test',
    asks: {
      en: [
        'does suboxone show up on a drug test',
        'will methadone make me fail a test for work',
        'do i have to tell my job about my meds before the test',
        'will my adderall prescription fail me',
        'prescribed meds and drug test',
        'pre employment test and im on bup',
      ],
      es: [
        'el suboxone sale en la prueba de drogas',
        'la metadona me hace fallar el examen del trabajo',
        'tengo que avisar de mis medicinas antes de la prueba',
        'mi receta de adderall da positivo',
        'medicinas con receta y antidoping',
        'prueba para un empleo y tomo buprenorfina',
      ],
    },
    answer: {
      en: "Bring proof of your prescription and wait for the reviewing doctor's call. Some tests look for buprenorphine or methadone. A legal prescription usually explains the result, and that doctor can check it in private. Ask your prescriber for a letter before the test.",
      es: 'Lleva prueba de tu receta y espera la llamada del médico revisor. Algunas pruebas buscan buprenorfina o metadona. Una receta legal casi siempre explica el resultado, y ese médico puede revisarla en privado. Pide antes una carta a quien te receta.',
    },
    source: { title: 'MedlinePlus: Drug testing', url: 'https://medlineplus.gov/lab-tests/drug-testing/' },
    ask: 'prescriber',
  },
  {
    id: 'failed-test',
    asks: {
      en: [
        'i failed my drug test now what',
        'gonna fail my ua for probation',
        'popped positive at work',
        'tested dirty at the clinic am i kicked out',
        'what happens if i fail a court test',
        'failed a test do i go to jail',
      ],
      es: [
        'salí positivo, y ahora qué',
        'voy a fallar la prueba de probatoria',
        'di positivo en el trabajo',
        'salí positivo en la clínica, me sacan',
        'qué pasa si fallo una prueba de la corte',
        'fallé la prueba, voy a la cárcel',
      ],
    },
    answer: {
      en: "Call your lawyer or counselor before you talk to anyone else, and don't skip the next appointment. Ask for more treatment, in writing. One positive test doesn't always mean jail, losing your job, or leaving a clinic, but it's different everywhere.",
      es: 'Llama a tu abogado o consejero antes de hablar con nadie más y no faltes a la próxima cita. Pide más tratamiento, por escrito. Un positivo no siempre significa cárcel, perder el trabajo o salir de la clínica, pero en cada lugar es distinto.',
    },
    ask: 'lawyer',
  },
  {
    id: 'refuse-test',
    asks: {
      en: [
        'can i refuse a drug test',
        'is a refusal the same as a fail',
        'do they watch you pee',
        'cant pee in front of people shy bladder',
        'can my job test me at random',
        'can my school drug test me',
      ],
      es: [
        'puedo negarme a una prueba de drogas',
        'negarse es lo mismo que salir positivo',
        'te ven cuando orinas',
        'no puedo orinar con gente mirando',
        'mi trabajo puede hacerme pruebas al azar',
        'la escuela puede hacerme antidoping',
      ],
    },
    answer: {
      en: "Ask what a refusal means before you say no: for many jobs and courts it counts the same as a positive. If you can't go with someone watching, say so right away and ask for their rule. For your rights, ask a lawyer or legal aid.",
      es: 'Pregunta qué significa negarte antes de decir que no: en muchos trabajos y cortes cuenta como positivo. Si no puedes con alguien mirando, dilo enseguida y pregunta la regla. Sobre tus derechos, pregunta a un abogado o ayuda legal.',
    },
    ask: 'lawyer',
    source: {
      title: 'US Department of Transportation: Drug and alcohol policy',
      url: 'https://www.transportation.gov/odapc',
    },
  },
  {
    id: 'dot-test',
    asks: {
      en: [
        "what's a SAP",
        'DOT physical and drinking',
        'im a truck driver and failed a dot test',
        'cdl drug test what happens now',
        'what is a sap evaluation',
        'return to duty process',
        'can i keep my cdl after a positive',
        'pilot or train job drug test rules',
      ],
      es: [
        'qué es el SAP del DOT',
        'soy chofer de camión y di positivo en el dot',
        'qué pasa con mi licencia comercial si fallo la prueba',
        'qué es una evaluación sap',
        'cómo vuelvo a manejar después de un positivo',
        'pierdo la licencia comercial por antidoping',
        'reglas de pruebas para pilotos o trenes',
      ],
    },
    answer: {
      en: "Ask your employer for the list of substance abuse professionals (SAPs): that evaluation is the first step back. You can't do safety duties until you finish what the SAP asks and pass a return-to-duty test. The rules are at transportation.gov/odapc.",
      es: 'Pide a tu empleador la lista de profesionales SAP: esa evaluación es el primer paso para volver. No puedes hacer tareas de seguridad hasta cumplir lo que pida el SAP y pasar la prueba de regreso. Las reglas están en transportation.gov/odapc.',
    },
    source: {
      title: 'US Department of Transportation: Drug and alcohol policy',
      url: 'https://www.transportation.gov/odapc',
    },
  },
  {
    id: 'etg-alcohol-test',
    asks: {
      en: [
        'what is an etg test',
        'can hand sanitizer make me fail alcohol test',
        'scram bracelet does it catch mouthwash',
        'does my ankle monitor know if i drink',
        'soberlink is stressing me out',
        'how far back does etg go',
      ],
      es: [
        'qué es la prueba etg',
        'el gel para manos puede dar positivo',
        'el brazalete detecta el enjuague bucal',
        'mi tobillera sabe si tomo',
        'el alcoholímetro de casa me estresa',
        'hasta cuándo detecta la etg',
      ],
    },
    answer: {
      en: 'An EtG test looks for traces your body makes from alcohol, often for a few days after. Mouthwash, sanitizer, or some foods can confuse it, so choose alcohol-free products and write down what you use. Ask your court or officer for their list of things to avoid.',
      es: 'La prueba EtG busca rastros que deja el alcohol, muchas veces por varios días. El enjuague, el gel o algunos alimentos pueden confundirla: usa productos sin alcohol y anota lo que usas. Pide a la corte o a tu oficial la lista de lo que debes evitar.',
    },
    ask: 'court',
    source: { title: 'MedlinePlus: Drug testing', url: 'https://medlineplus.gov/lab-tests/drug-testing/' },
  },
  {
    id: 'test-my-kid',
    asks: {
      en: [
        'should i drug test my teenager',
        'home drug test for my son',
        'i found weed in my daughters room should i test her',
        'are drugstore drug tests accurate',
        'how do i test my kid without losing trust',
        "my son's test came back positive",
      ],
      es: [
        'debo hacerle una prueba de drogas a mi hijo',
        'prueba casera de drogas para mi hija',
        'encontré mota en su cuarto, le hago prueba',
        'son confiables las pruebas de farmacia',
        'cómo le hago la prueba sin perder su confianza',
        'la prueba de mi hijo salió positiva',
      ],
    },
    answer: {
      en: 'Talk first, test second: "I found this and I\'m worried. Help me understand." Then ask your child\'s doctor, who can test and speak with them in private. Home tests make mistakes and miss things. If a test is positive, stay calm and call the doctor.',
      es: 'Primero habla, luego prueba: "Encontré esto y me preocupa. Ayúdame a entender". Después pregunta a su médico, que puede hacer la prueba y hablar en privado. Las caseras se equivocan. Si sale positiva, mantén la calma y llama al médico.',
    },
    ask: 'doctor',
    source: { title: 'MedlinePlus: Drug testing', url: 'https://medlineplus.gov/lab-tests/drug-testing/' },
  },
]
