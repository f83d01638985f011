// Building a life: faith, meditation, hobbies, volunteering, school, journaling and routines.
import type { PreparedAnswer } from './prepared-answer.ts'

export const buildingAnswers: PreparedAnswer[] = [
  {
    id: 'religion',
    asks: {
      en: [
        'do I need god to get sober',
        'I lost my faith because of my addiction',
        'does prayer help with recovery',
        'my church says just pray it away',
        "I'm an atheist is there a way for me",
        'faith based recovery programs',
      ],
      es: [
        'necesito a dios para dejarlo',
        'perdí la fe por mi adicción',
        'rezar ayuda en la recuperación',
        'mi iglesia dice que solo ore',
        'soy ateo, hay un camino para mí',
        'programas de recuperación con fe',
      ],
    },
    answer: {
      en: 'Use what’s yours. If faith holds you, call one person from your congregation this week, or look at Celebrate Recovery or Recovery Dharma. If it doesn’t, SMART Recovery, LifeRing and Secular AA need none. Prayer and treatment go together; one doesn’t replace the other.',
      es: 'Usa lo tuyo. Si la fe te sostiene, llama esta semana a alguien de tu congregación, o mira Celebremos la Recuperación o Recovery Dharma. Si no, SMART Recovery, LifeRing y AA secular no piden ninguna. Orar y tratarse van juntos; una cosa no reemplaza a la otra.',
    },
    ask: 'counselor',
  },
  {
    id: 'meditation',
    asks: {
      en: [
        "how do I meditate I can't sit still",
        'does meditation help cravings',
        'mindfulness for addiction',
        "my mind won't shut up when I meditate",
        'guided meditation for beginners',
        'is sitting quietly supposed to do something',
      ],
      es: [
        'cómo medito si no puedo estar quieto',
        'la meditación ayuda con las ganas',
        'atención plena para la adicción',
        'la mente no se calla cuando medito',
        'meditación guiada para principiantes',
        'sirve de algo quedarse en silencio',
      ],
    },
    answer: {
      en: 'Start with two minutes: sit, count ten slow out-breaths, begin again when you lose count. Losing count is the practice. For an urge, watch it like a wave: where in the body, how strong, rising or falling? Cairn has guided meditations. If it stirs up trauma, open your eyes and stop.',
      es: 'Empieza con dos minutos: siéntate, cuenta diez exhalaciones lentas y vuelve a empezar cuando te pierdas. Perderse es la práctica. Con ganas, míralas como una ola: ¿dónde en el cuerpo, qué tan fuertes, suben o bajan? Cairn tiene meditaciones guiadas. Si remueve un trauma, abre los ojos y para.',
    },
    source: {
      title: 'NCCIH: meditation and mindfulness',
      url: 'https://www.nccih.nih.gov/health/meditation-and-mindfulness-effectiveness-and-safety',
    },
  },
  {
    id: 'hobbies',
    asks: {
      en: [
        'what hobbies can I do sober',
        "I don't know what I like anymore",
        'all my hobbies involved drinking',
        'how do I find something to do with my hands',
        'cheap hobbies in recovery',
        'I used to paint before drugs',
      ],
      es: [
        'qué pasatiempos hago sobrio',
        'ya no sé qué me gusta',
        'todos mis pasatiempos incluían beber',
        'cómo encuentro algo que hacer con las manos',
        'pasatiempos baratos en recuperación',
        'antes de las drogas pintaba',
      ],
    },
    answer: {
      en: 'Go back to what you liked at twelve and try it once this week, badly: drawing, bikes, fishing, guitar, cooking. Libraries lend more than books, often tools, instruments and free classes. Judge it after the third try, not the first.',
      es: 'Vuelve a lo que te gustaba a los doce y pruébalo esta semana, aunque salga mal: dibujar, bici, pescar, guitarra, cocinar. Las bibliotecas prestan más que libros y dan clases gratis. Júzgalo a la tercera vez, no a la primera.',
    },
    ask: 'counselor',
  },
  {
    id: 'volunteering',
    asks: {
      en: [
        'how can I help others in recovery',
        'where can I volunteer sober',
        'I want to give back',
        'does service really help you stay sober',
        'volunteer with a record',
        'when am I ready to sponsor someone',
      ],
      es: [
        'cómo ayudo a otros en recuperación',
        'dónde soy voluntario sobrio',
        'quiero devolver algo',
        'de verdad el servicio ayuda a seguir sobrio',
        'voluntariado con antecedentes',
        'cuándo puedo apadrinar a alguien',
      ],
    },
    answer: {
      en: 'Start where you already are: set up chairs, make coffee, greet the new person. Outside meetings, food banks and animal shelters often take helpers the same week; ask 211. Choose one fixed slot and keep it small. For sponsoring, ask your own sponsor first.',
      es: 'Empieza donde ya estás: acomoda sillas, prepara café, saluda a quien llega por primera vez. Fuera, los bancos de alimentos y refugios de animales suelen aceptar ayuda esa misma semana; pregunta al 211. Elige un horario fijo y pequeño. Para apadrinar, pregunta antes a tu padrino o madrina.',
    },
    ask: 'sponsor',
  },
  {
    id: 'routine',
    asks: {
      en: [
        'how do I build a daily routine in recovery',
        'my days have no structure',
        'what should my morning look like sober',
        'I sleep till noon and then want to use',
        'how do I plan my day',
        'what is HALT',
      ],
      es: [
        'cómo armo una rutina en recuperación',
        'mis días no tienen estructura',
        'cómo debe ser mi mañana sobrio',
        'duermo hasta mediodía y luego quiero consumir',
        'cómo planeo mi día',
        'qué es HALT',
      ],
    },
    answer: {
      en: 'Fix three points: wake time, one meal with protein, and lights out. Between them put one duty, one person, one pleasant thing. When it wobbles, check HALT: hungry, angry, lonely, tired? Fix that first. Write tomorrow’s three points before bed.',
      es: 'Fija tres puntos: hora de levantarte, una comida con proteína y apagar la luz. En medio pon un deber, una persona y algo agradable. Cuando tambalee, revisa: ¿hambre, enojo, soledad, cansancio? Arregla eso primero. Escribe los tres puntos de mañana antes de dormir.',
    },
    ask: 'counselor',
  },
  {
    id: 'journal-gratitude',
    asks: {
      en: [
        'does journaling help in recovery',
        'what do I write in a journal',
        'gratitude list feels fake',
        'should I write about my cravings',
        "can't write I just stare at the page",
        'is my cairn journal private',
      ],
      es: [
        'escribir un diario ayuda en la recuperación',
        'qué escribo en un diario',
        'la lista de gratitud se siente falsa',
        'escribo sobre mis ganas',
        'no me sale escribir, miro la hoja',
        'mi diario de cairn es privado',
      ],
    },
    answer: {
      en: 'Write three lines tonight: what was hard, what helped, what I’ll do tomorrow. That’s enough. For gratitude, pick one small true thing, like hot water. Cairn’s journal is encrypted in your browser with your journal password, so we can’t read it; don’t lose that password.',
      es: 'Escribe hoy tres líneas: qué fue difícil, qué ayudó, qué haré mañana. Con eso basta. Para la gratitud, elige una cosa pequeña y cierta, como el agua caliente. El diario de Cairn se cifra en tu navegador con tu contraseña, así que no podemos leerlo; no la pierdas.',
    },
    ask: 'counselor',
  },
  {
    id: 'school-again',
    asks: {
      en: [
        'going back to school in recovery',
        'am I too old to study after all this',
        'can I get financial aid with a drug conviction',
        'finish my GED sober',
        'my brain feels slow can I still learn',
        'scared of failing classes again',
      ],
      es: [
        'volver a estudiar en recuperación',
        'ya estoy viejo para estudiar después de todo esto',
        'puedo recibir ayuda económica con un delito de drogas',
        'terminar la prepa sobrio',
        'siento el cerebro lento, puedo aprender',
        'me da miedo reprobar otra vez',
      ],
    },
    answer: {
      en: 'Sign up for one class, not four, and tell the school’s advising or disability office what you need. In the U.S., a drug conviction no longer blocks federal student aid; apply at studentaid.gov. Memory and focus often improve over the first year. Ask about a campus recovery group.',
      es: 'Inscríbete en una clase, no en cuatro, y di en asesoría o en la oficina de discapacidad qué necesitas. En EE. UU., un delito de drogas ya no bloquea la ayuda federal; solicita en studentaid.gov. La memoria y la atención suelen mejorar el primer año. Pregunta por un grupo de recuperación en el campus.',
    },
    ask: 'counselor',
  },
  {
    id: 'purpose',
    asks: {
      en: [
        "what's the point of being sober",
        "I don't know who I am without drugs",
        'life feels empty sober',
        'how do I find meaning',
        'is this all there is',
        "who am I if I'm not the party guy",
      ],
      es: [
        'para qué estar sobrio',
        'no sé quién soy sin drogas',
        'la vida sobria se siente vacía',
        'cómo encuentro sentido',
        'esto es todo lo que hay',
        'quién soy si ya no soy el fiestero',
      ],
    },
    answer: {
      en: 'Ask a smaller question: who was glad I was around this week, and what would I do for them tomorrow? Do that one thing. Meaning tends to grow from being useful and keeping at something. If "what’s the point" means not wanting to live, call or text 988 now.',
      es: 'Haz una pregunta más chica: ¿quién se alegró esta semana de que yo estuviera, y qué haría mañana por esa persona? Haz eso. El sentido suele crecer de ser útil y de seguir con algo. Si «para qué» significa no querer vivir, llama o escribe ya al 988.',
    },
    ask: 'counselor',
    danger: true,
  },
]
