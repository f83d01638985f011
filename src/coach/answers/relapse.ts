// Relapse, counting days, self-tests, moderation and what recovery looks like.
import type { PreparedAnswer } from './prepared-answer.ts'

export const relapseAnswers: PreparedAnswer[] = [
  {
    id: 'relapsed-now',
    asks: {
      en: [
        'I relapsed last night what now',
        'I drank after six months',
        'I used again and I hate myself',
        'slipped today do I start over',
        'I ruined everything with one drink',
        "just used and I don't know what to do",
      ],
      es: [
        'recaí anoche, qué hago',
        'bebí después de seis meses',
        'volví a usar y me odio',
        'hoy tuve una recaída, empiezo de cero',
        'arruiné todo con un trago',
        'acabo de consumir y no sé qué hacer',
      ],
    },
    answer: {
      en: 'Are you safe right now? Don’t be alone, don’t add more, and have naloxone near if opioids are possible; trouble breathing or waking means 911. Then tell one person today and get to a meeting or your program within 24 hours. Your sober time still counts.',
      es: '¿Estás a salvo ahora? No te quedes a solas, no consumas más y ten naloxona cerca si puede haber opioides; si respiras mal o no despiertas, 911. Luego dilo hoy a alguien y ve a una reunión o a tu programa en 24 horas. Tu tiempo sobrio sigue contando.',
    },
    more: {
      en: 'Next two days:\n- Throw out what’s left, with someone’s help.\n- Eat, drink water, sleep.\n- Tell your prescriber or program what you used, so they can keep you safe.\n- If you drank heavily or took benzos for days, don’t stop suddenly without medical advice.\n- Write down the hours before it: where, who, what feeling. That’s information, not a verdict.',
      es: 'Los próximos dos días:\n- Tira lo que quede, con ayuda de alguien.\n- Come, toma agua, duerme.\n- Di a quien te receta o a tu programa qué usaste, para que te cuiden.\n- Si bebiste mucho o tomaste benzodiacepinas varios días, no pares de golpe sin consejo médico.\n- Anota las horas previas: dónde, con quién, qué sentías. Es información, no una condena.',
    },
    source: {
      title: 'SAMHSA National Helpline',
      url: 'https://www.samhsa.gov/find-help/helplines/national-helpline',
    },
    ask: 'sponsor',
    danger: true,
  },
  {
    id: 'count-days-again',
    asks: {
      en: [
        'do I have to reset my sobriety date',
        'does one drink reset my days',
        'I lost my streak',
        'starting back at day one feels awful',
        'do I lose my chip if I slip',
        'does Cairn take away my days if I relapse',
      ],
      es: [
        'tengo que reiniciar mi fecha de sobriedad',
        'un trago reinicia mis días',
        'perdí mi racha',
        'volver al día uno es horrible',
        'cambio mi fecha si bebí una sola vez',
        'cairn me quita los días si recaigo',
      ],
    },
    answer: {
      en: 'You choose what to count. In many fellowships people take a new date; others count all sober days in total. Cairn takes nothing away: your check-ins and points only go up. Whatever number you use, what you learned in those days is still yours.',
      es: 'Tú decides qué contar. En muchas fraternidades se toma una fecha nueva; otras personas cuentan todos sus días sobrios. Cairn no quita nada: tus registros y puntos solo suben. Sea cual sea el número, lo aprendido sigue siendo tuyo.',
    },
    ask: 'sponsor',
  },
  {
    id: 'tell-sponsor-slip',
    asks: {
      en: [
        'how do I tell my sponsor I relapsed',
        "I'm scared to go back to my group after I drank",
        'do I have to tell my home group',
        'my sponsor will be so disappointed',
        'been lying to my sponsor about being sober',
        'embarrassed to raise my hand as a newcomer again',
      ],
      es: [
        'cómo le digo a mi padrino que recaí',
        'me da miedo volver a mi grupo después de beber',
        'tengo que contarle al grupo',
        'mi madrina se va a decepcionar',
        'le miento a mi padrino sobre mi sobriedad',
        'me da pena presentarme otra vez como nuevo',
      ],
    },
    answer: {
      en: 'Send it as a text, now: "I drank. Can we talk today?" That’s the whole message. Sponsors have heard it many times, and most have lived it. Go back to the room and sit near the door if that helps; people there are usually glad you came.',
      es: 'Mándalo por mensaje, ya: «Bebí. ¿Podemos hablar hoy?». Con eso basta. Los padrinos lo han oído muchas veces, y casi todos lo han vivido. Vuelve a la sala y siéntate cerca de la puerta si ayuda; la gente suele alegrarse de verte.',
    },
    ask: 'sponsor',
  },
  {
    id: 'learn-from-relapse',
    asks: {
      en: [
        'why did I relapse when things were going well',
        'how do I learn from a slip',
        'what are the warning signs of relapse',
        'I keep relapsing over and over',
        'how do I make a relapse prevention plan',
        'same thing happens every three months',
      ],
      es: [
        'por qué recaí si todo iba bien',
        'cómo aprendo de una recaída',
        'cuáles son las señales de aviso de recaída',
        'recaigo una y otra vez',
        'cómo hago un plan para prevenir recaídas',
        'cada tres meses me pasa lo mismo',
      ],
    },
    answer: {
      en: 'Write the last 48 hours before it as a chain: sleep, food, people, place, feeling, first thought, first lie. Circle the earliest link you could change, and plan for that one only. Show it to your counselor or sponsor. Repeated slips often mean the treatment needs adjusting.',
      es: 'Escribe las 48 horas previas como una cadena: sueño, comida, gente, lugar, emoción, primer pensamiento, primera mentira. Marca el primer eslabón que podrías cambiar y planea solo ese. Muéstralo a tu consejero o padrino. Recaer seguido suele indicar que hay que ajustar el tratamiento.',
    },
    ask: 'counselor',
  },
  {
    id: 'tolerance-danger',
    asks: {
      en: [
        'can I use the same amount as before',
        "I've been clean two months and want to use once",
        'is it dangerous to use after a break',
        "one last time won't hurt",
        'just got out of rehab and have my old stuff',
        'why do people die right after detox',
      ],
      es: [
        'puedo usar lo mismo que antes',
        'llevo dos meses limpio y quiero usar una vez',
        'es peligroso consumir después de una pausa',
        'una última vez no hace daño',
        'salí de rehabilitación y tengo lo de antes',
        'por qué mueren al salir de desintoxicación',
      ],
    },
    answer: {
      en: 'Please wait, and call someone before you decide: after a break, an amount you handled before can stop your breathing. There’s no safe number I could give you. If you might still use, don’t be alone, have naloxone in reach, and someone who’d call 911.',
      es: 'Espera, y llama a alguien antes de decidir: después de una pausa, lo que antes aguantabas puede detener tu respiración. No hay una cantidad segura que pueda darte. Si aun así podrías consumir, no estés a solas, ten naloxona a mano y a alguien que llame al 911.',
    },
    source: { title: 'CDC: overdose prevention', url: 'https://www.cdc.gov/overdose-prevention/' },
    danger: true,
  },
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
    id: 'harm-reduction',
    asks: {
      en: [
        "I'm not ready to quit but want to be safer",
        'what is harm reduction',
        'needle exchange near me',
        'is harm reduction just enabling',
        'how do I stay alive if I keep using',
        'fentanyl test strips where',
      ],
      es: [
        'no estoy listo para dejarlo pero quiero estar más seguro',
        'qué es reducción de daños',
        'intercambio de jeringas cerca',
        'la reducción de daños es consentir',
        'cómo sigo vivo si sigo consumiendo',
        'dónde hay tiras de fentanilo',
      ],
    },
    answer: {
      en: 'Staying alive comes first, and it’s a good reason to reach out. Your health department or a syringe services program has naloxone, test strips, wound care and no lectures. Never use alone. Harm reduction and recovery aren’t enemies; people move from one to the other.',
      es: 'Seguir con vida va primero, y es buena razón para buscar ayuda. El departamento de salud o un programa de jeringas tiene naloxona, tiras, curaciones y nada de sermones. Nunca consumas a solas. La reducción de daños y la recuperación no son enemigas; la gente pasa de una a la otra.',
    },
    source: { title: 'CDC: overdose prevention', url: 'https://www.cdc.gov/overdose-prevention/' },
    ask: 'counselor',
    danger: true,
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
