// Sleep: falling asleep, nightmares, 3 a.m., naps, dreams of using.
import type { PreparedAnswer } from './prepared-answer.ts'

export const sleepAnswers: PreparedAnswer[] = [
  {
    id: 'cant-sleep',
    asks: {
      en: [
        "I can't sleep sober",
        'how do I fall asleep without drinking',
        'awake for three nights since I quit',
        'insomnia in recovery',
        'when does sleep get better',
        'is it ok to take something for sleep',
      ],
      es: [
        'no puedo dormir sobrio',
        'cómo me duermo sin beber',
        'llevo tres noches despierto desde que lo dejé',
        'insomnio en recuperación',
        'cuándo mejora el sueño',
        'está bien tomar algo para dormir',
      ],
    },
    answer: {
      en: 'Get up if you’ve been awake about 20 minutes: dim light, dull book, back when sleepy. Wake at the same time tomorrow, no matter what. Sleep is often rough for weeks after quitting, then improves. Before any sleep aid, ask a doctor or pharmacist, since some are risky for you.',
      es: 'Si llevas unos 20 minutos despierto, levántate: luz baja, libro aburrido, y vuelve con sueño. Mañana despierta a la misma hora, pase lo que pase. El sueño suele ser malo unas semanas y luego mejora. Antes de tomar algo, pregunta a un médico o farmacéutico: hay productos riesgosos para ti.',
    },
    more: {
      en: 'Habits that help:\n- No caffeine after noon, no screens in bed.\n- A cool, dark room; a warm shower an hour before.\n- Daylight and a walk in the morning.\n- Worries on paper at seven, not at midnight.\nAsk about CBT for insomnia, the first choice of treatment. No sleep plus shaking, sweating or seeing things after stopping alcohol or benzos needs medical care now.',
      es: 'Hábitos que ayudan:\n- Sin cafeína después del mediodía ni pantallas en la cama.\n- Cuarto fresco y oscuro; ducha tibia una hora antes.\n- Luz del día y caminar por la mañana.\n- Las preocupaciones en papel a las siete, no a medianoche.\nPregunta por la terapia cognitivo conductual para el insomnio. No dormir y además temblar, sudar o ver cosas al dejar alcohol o benzodiacepinas necesita atención médica ya.',
    },
    source: { title: 'NHLBI: insomnia', url: 'https://www.nhlbi.nih.gov/health/insomnia' },
    ask: 'doctor',
  },
  {
    id: 'nightmares',
    asks: {
      en: [
        'I have nightmares every night',
        'terrible dreams since I stopped',
        'I wake up screaming',
        'nightmares about what happened to me',
        'scared to fall asleep',
        'same bad dream over and over',
      ],
      es: [
        'tengo pesadillas todas las noches',
        'sueños horribles desde que paré',
        'me despierto gritando',
        'pesadillas de lo que me pasó',
        'me da miedo dormirme',
        'el mismo mal sueño una y otra vez',
      ],
    },
    answer: {
      en: 'Turn on a light, put your feet on the floor and say where you are. In the daytime, write the dream with a different ending and picture that one for a few minutes before bed. If they come weekly or go back to trauma, tell a doctor; there’s treatment.',
      es: 'Prende una luz, pon los pies en el suelo y di dónde estás. De día, escribe el sueño con otro final e imagínalo unos minutos antes de acostarte. Si vienen cada semana o tocan un trauma, díselo a un médico; hay tratamiento.',
    },
    ask: 'doctor',
  },
  {
    id: 'three-am',
    asks: {
      en: [
        "it's 3am and I want to use",
        "middle of the night and nobody's awake",
        'I always wake at 3 with cravings',
        'nights are the worst',
        'who do I call at 4 in the morning',
        "can't sleep and thinking about drinking right now",
      ],
      es: [
        'son las 3 de la mañana y quiero consumir',
        'es de madrugada y no hay nadie despierto',
        'siempre despierto a las 3 con ganas',
        'las noches son lo peor',
        'a quién llamo a las 4 de la mañana',
        'no duermo y ahora mismo pienso en beber',
      ],
    },
    answer: {
      en: 'Get out of bed and turn on the lights. Drink something warm, and join an online meeting; there’s almost always one running somewhere, see Meetings. 988 answers at this hour too, by call or text, also for drugs and alcohol. You only have to get to daylight.',
      es: 'Sal de la cama y prende las luces. Toma algo caliente y entra a una reunión en línea; casi siempre hay una en algún lugar, mira Reuniones. El 988 también contesta a esta hora, por llamada o mensaje, también por drogas y alcohol. Solo hay que llegar al amanecer.',
    },
    ask: 'sponsor',
    danger: true,
  },
  {
    id: 'naps',
    asks: {
      en: [
        'I sleep all day',
        'are naps ok in recovery',
        "I'm exhausted since I quit",
        'why am I so tired sober',
        'slept 14 hours and still tired',
        "can't stay awake at work since rehab",
      ],
      es: [
        'duermo todo el día',
        'están bien las siestas en recuperación',
        'estoy agotado desde que lo dejé',
        'por qué estoy tan cansado sobrio',
        'dormí 14 horas y sigo con sueño',
        'no aguanto despierto en el trabajo desde rehabilitación',
      ],
    },
    answer: {
      en: 'Nap once, before 3 p.m., for about 20 minutes with an alarm. Being worn out is common in the first weeks, above all after stimulants. Get daylight and food soon after waking. If it lasts over a month, or you snore and gasp, see a doctor.',
      es: 'Duerme una sola siesta, antes de las 3, de unos 20 minutos con alarma. El agotamiento es común las primeras semanas, sobre todo después de estimulantes. Luz del día y comida al despertar. Si dura más de un mes, o roncas y te ahogas, ve al médico.',
    },
    source: { title: 'CDC: sleep', url: 'https://www.cdc.gov/sleep/' },
    ask: 'doctor',
  },
  {
    id: 'night-shift',
    asks: {
      en: [
        "I work nights and can't stay sober",
        'night shift ruins my sleep and I drink in the morning',
        'how do I sleep during the day',
        'come home at 7am wired and want a drink',
        'rotating shifts and recovery',
        'meetings for night workers',
      ],
      es: [
        'trabajo de noche y no logro seguir sobrio',
        'el turno nocturno me quita el sueño y bebo en la mañana',
        'cómo duermo de día',
        'llego a las 7 acelerado y quiero un trago',
        'turnos rotativos y recuperación',
        'reuniones para quien trabaja de noche',
      ],
    },
    answer: {
      en: 'Plan the hour after your shift, since that’s your "evening": sunglasses home, food, a shower, one call or online meeting, then bed in a dark room with your phone off. Same order every day. Ask your doctor about shift-work sleep if it stays bad.',
      es: 'Planea la hora después del turno, que es tu «noche»: lentes oscuros al volver, comida, ducha, una llamada o reunión en línea, y a la cama a oscuras sin teléfono. Siempre en el mismo orden. Si sigue mal, pregunta a tu médico por el sueño de turnos.',
    },
    ask: 'doctor',
  },
]
