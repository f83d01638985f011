// What recovery is, how long it takes, self-tests and moderation.
import type { PreparedAnswer } from './prepared-answer.ts'

export const recoveryQuestionsAnswers: PreparedAnswer[] = [
  {
    id: 'moderation',
    asks: {
      en: [
        'can I learn to drink in moderation',
        'do I have to quit completely',
        'is cutting down enough',
        'can an alcoholic ever drink normally',
        'moderation vs abstinence',
        'I want to drink less not quit',
      ],
      es: [
        'puedo aprender a beber con moderación',
        'tengo que dejarlo del todo',
        'basta con bajarle',
        'un alcohólico puede volver a beber normal',
        'moderación o abstinencia',
        'quiero beber menos, no dejarlo',
      ],
    },
    answer: {
      en: 'Try an honest test: set a limit, write every drink down for four weeks, and show someone. Some people with milder problems do cut down; with a severe problem, stopping is usually safer and easier. If you shake or sweat without a drink, see a doctor before changing anything.',
      es: 'Haz una prueba honesta: pon un límite, anota cada trago cuatro semanas y muéstraselo a alguien. Algunas personas con problemas leves logran bajarle; si es grave, dejarlo suele ser más seguro y más fácil. Si tiemblas o sudas sin beber, ve al médico antes de cambiar nada.',
    },
    source: { title: 'NIAAA: Rethinking Drinking', url: 'https://www.rethinkingdrinking.niaaa.nih.gov' },
    ask: 'doctor',
  },
  {
    id: 'am-i-addicted',
    asks: {
      en: [
        'am I an alcoholic',
        'am I an addict or do I just like it',
        'how do I know if I have a problem',
        'is it addiction if I have a job and a house',
        'do I really need to quit',
        "I can go days without it so I'm fine right",
      ],
      es: [
        'soy alcohólico',
        'soy adicto o solo me gusta',
        'cómo sé si tengo un problema',
        'es adicción si tengo trabajo y casa',
        'de verdad tengo que dejarlo',
        'puedo pasar días sin consumir, entonces estoy bien',
      ],
    },
    answer: {
      en: 'Ask four things: Do I use more than I plan? Have I tried to cut down and couldn’t? Does it cost me people, work, health or money? Do I need it to feel normal? One yes deserves a talk with a doctor. I can’t diagnose, and no label is needed to start.',
      es: 'Pregúntate: ¿Consumo más de lo que planeo? ¿Intenté bajarle y no pude? ¿Me cuesta personas, trabajo, salud o dinero? ¿Lo necesito para sentirme normal? Un sí merece hablar con un médico. Yo no puedo diagnosticar, y no hace falta etiqueta para empezar.',
    },
    source: {
      title: 'NIDA: treatment and recovery',
      url: 'https://nida.nih.gov/publications/drugs-brains-behavior-science-addiction/treatment-recovery',
    },
    ask: 'doctor',
  },
  {
    id: 'audit-test',
    asks: {
      en: [
        'is there a test to see if I drink too much',
        'what is the AUDIT quiz',
        'online alcohol self test',
        'how many drinks is too many',
        'drug use screening quiz',
        'my score was high what does it mean',
      ],
      es: [
        'hay una prueba para saber si bebo demasiado',
        'qué es el cuestionario AUDIT',
        'test de alcohol en línea',
        'cuántos tragos son demasiados',
        'cuestionario sobre uso de drogas',
        'mi puntaje salió alto, qué significa',
      ],
    },
    answer: {
      en: 'Take the AUDIT at auditscreen.org: ten questions from the World Health Organization, about three minutes. Answer for a normal week, not your best one. The score is a signal, not a diagnosis; take it to a doctor, who can also screen for drugs. Daily heavy drinker? Don’t stop suddenly.',
      es: 'Haz el AUDIT en auditscreen.org: diez preguntas de la Organización Mundial de la Salud, unos tres minutos. Responde por una semana normal, no la mejor. El puntaje es una señal, no un diagnóstico; llévalo al médico, que también puede evaluar drogas. Si bebes mucho a diario, no pares de golpe.',
    },
    source: { title: 'AUDIT', url: 'https://auditscreen.org' },
    ask: 'doctor',
  },
  {
    id: 'what-recovery-looks',
    asks: {
      en: [
        'what does recovery actually look like',
        'is recovery only about not using',
        'what do you do all day in recovery',
        'do people really get better from addiction',
        "what's life like after a year sober",
        'does anyone ever fully recover',
      ],
      es: [
        'cómo se ve la recuperación en realidad',
        'la recuperación es solo no consumir',
        'qué haces todo el día en recuperación',
        'de verdad la gente se recupera de la adicción',
        'cómo es la vida después de un año sobrio',
        'alguien se recupera por completo',
      ],
    },
    answer: {
      en: 'Picture an ordinary Tuesday: you slept, you’ve eaten, one person knows how you are, and you kept one promise. That’s most of it. People do recover, in many ways: with medicine, meetings, therapy, faith, family or a mix. The first year is the steepest part.',
      es: 'Imagina un martes cualquiera: dormiste, comiste, alguien sabe cómo estás y cumpliste una promesa. Eso es casi todo. La gente se recupera de muchas maneras: con medicina, reuniones, terapia, fe, familia o mezcla. El primer año es la parte más empinada.',
    },
    source: {
      title: 'NIDA: treatment and recovery',
      url: 'https://nida.nih.gov/publications/drugs-brains-behavior-science-addiction/treatment-recovery',
    },
  },
  {
    id: 'how-long-recovery',
    asks: {
      en: [
        'how long does recovery take',
        'when will I feel normal again',
        'does it ever get easier',
        'how many days until the cravings stop',
        'is this for life',
        'how long do I need meetings or treatment',
      ],
      es: [
        'cuánto tarda la recuperación',
        'cuándo me voy a sentir normal',
        'se vuelve más fácil',
        'cuántos días hasta que paren las ganas',
        'esto es para toda la vida',
        'cuánto tiempo necesito reuniones o tratamiento',
      ],
    },
    answer: {
      en: 'Plan for 90 days first, then look again. Sleep, mood and cravings usually ease over weeks and months, with bad days in between. Staying in care for at least three months is linked to better results, and support after that can be lighter. It does get easier.',
      es: 'Planea primero 90 días y luego vuelve a mirar. El sueño, el ánimo y las ganas suelen mejorar en semanas y meses, con días malos en medio. Seguir al menos tres meses en tratamiento se asocia con mejores resultados, y después el apoyo puede ser más ligero. Sí se vuelve más fácil.',
    },
    source: {
      title: 'NIDA: treatment and recovery',
      url: 'https://nida.nih.gov/publications/drugs-brains-behavior-science-addiction/treatment-recovery',
    },
    ask: 'counselor',
  },
  {
    id: 'pink-cloud',
    asks: {
      en: [
        'I feel amazing since I quit is that normal',
        'what is the pink cloud',
        "I'm cured I don't need meetings anymore",
        'three weeks sober and on top of the world',
        'waiting for the good feeling to crash',
        'why did my happiness disappear at two months',
      ],
      es: [
        'me siento increíble desde que lo dejé, es normal',
        'qué es la nube rosa',
        'ya me curé, no necesito reuniones',
        'tres semanas sobrio y en la cima del mundo',
        'espero que se me caiga la felicidad',
        'por qué se fue mi alegría a los dos meses',
      ],
    },
    answer: {
      en: 'Enjoy it, and use it: save phone numbers, set routines, book appointments while you’ve got the energy. The high often fades after weeks or months, and that’s ordinary, not failure. Write yourself a note for the flat day. Hold off on big decisions.',
      es: 'Disfrútalo y úsalo: guarda teléfonos, arma rutinas, pide citas mientras tienes energía. La euforia suele bajar en semanas o meses, y es normal, no un fracaso. Escríbete una nota para el día plano. Deja para después las decisiones grandes.',
    },
    ask: 'sponsor',
  },
  {
    id: 'milestones',
    asks: {
      en: [
        "I'm 30 days sober today",
        'I have one year tomorrow',
        'how do people celebrate sobriety anniversaries',
        'I hit 90 days and feel nothing',
        'scared around my one year date',
        'do I get a chip for six months',
      ],
      es: [
        'hoy cumplo 30 días sobrio',
        'mañana cumplo un año',
        'cómo se celebra un aniversario de sobriedad',
        'cumplí 90 días y no siento nada',
        'me da miedo la fecha de mi primer año',
        'me dan ficha por seis meses',
      ],
    },
    answer: {
      en: 'Well done; each of those days was a choice. Tell one person who’ll be glad, and do something small today that you couldn’t have done back then. Plan a meeting or company for the date itself: milestones can stir up cravings or sadness, too.',
      es: 'Bien hecho; cada uno de esos días fue una decisión. Cuéntalo a alguien que se alegre y haz hoy algo pequeño que antes no podías. Para la fecha planea una reunión o compañía: los aniversarios también remueven ganas o tristeza.',
    },
    ask: 'sponsor',
  },
]
