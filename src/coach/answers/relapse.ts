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
]
