// Faith and addiction.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const faithQuestionsAnswers: PreparedAnswer[] = [
  {
    id: 'clergy-help',
    asks: {
      en: [
        'where can a pastor get help privately',
        "I'm a minister and I drink",
        "if my congregation found out I'd lose everything",
        'should I step down from my position because of drinking',
        'help for clergy with addiction',
        "I lead a church and I'm addicted",
        'should I resign while I get help',
      ],
      es: [
        'dónde puede un pastor recibir ayuda en privado',
        'soy pastor y tomo',
        'si mi congregación se entera lo pierdo todo',
        'debo renunciar a mi cargo por mi adicción',
        'ayuda para sacerdotes con adicción',
        'dirijo una iglesia y soy adicto',
      ],
    },
    answer: {
      en: 'You can get help quietly: a doctor, a therapist in another town, or an online meeting; none of these tell your church. Many denominations have a confidential line for clergy. You don’t have to decide about stepping down this week; taking medical leave is a normal first step. Tell one person outside your chain of command, today.',
      es: 'Puedes recibir ayuda en privado: un médico, un terapeuta de otra ciudad o una reunión en línea; ninguno avisa a tu iglesia. Muchas denominaciones tienen apoyo confidencial para su clero. No decidas esta semana si dejas el cargo; una licencia médica es un primer paso normal. Cuéntaselo hoy a alguien fuera de tu jerarquía.',
    },
    ask: 'counselor',
  },
  {
    id: 'sin-or-sickness',
    asks: {
      en: [
        'is addiction a sin or a sickness',
        "why isn't prayer enough",
        'does God forgive me for drinking',
        'I pray and I still use',
        'is taking medicine for addiction a lack of faith',
        'God is punishing me for using',
        "I'm ashamed before God",
      ],
      es: [
        'la adicción es pecado o enfermedad',
        'por qué no basta con rezar',
        'Dios me perdona por tomar',
        'rezo y sigo usando',
        'tomar medicina es falta de fe',
        'Dios me está castigando',
        'me da vergüenza ante Dios',
      ],
    },
    answer: {
      en: 'Medicine treats it as a health condition that changes the brain and can be treated. What it means before God is for you and someone you trust in your faith. Many believers hold both: prayer, and also the doctor, as with diabetes. Needing help doesn’t mean you prayed wrong. Celebrate Recovery and similar groups join the two.',
      es: 'La medicina la ve como un problema de salud que cambia el cerebro y se puede tratar. Qué significa ante Dios es tuyo y de alguien de tu fe en quien confíes. Muchos creyentes unen las dos cosas: oración y también médico, como con la diabetes. Necesitar ayuda no es rezar mal. Celebremos la Recuperación une ambas.',
    },
    ask: 'counselor',
  },
  {
    id: 'muslim-jewish-groups',
    asks: {
      en: [
        'is there a recovery group for Muslims',
        "I'm Muslim and I drink",
        'recovery group for Jews',
        'I stop for Ramadan and start again after',
        'help without my imam knowing',
        'sober and Buddhist',
        "faith recovery that isn't Christian",
        'how do I stay stopped after Ramadan',
      ],
      es: [
        'hay grupo de recuperación para musulmanes',
        'soy musulmán y tomo',
        'grupo de recuperación para judíos',
        'lo dejo en ramadán y luego vuelvo',
        'ayuda sin que sepa el imán',
        'recuperación budista',
        'grupos de fe que no sean cristianos',
      ],
    },
    answer: {
      en: 'Yes: Millati Islami for Muslims, JACS for Jews, Recovery Dharma for Buddhists, all with online meetings, so no one local has to know. A month you’ve already done is proof that you can. Pick what held it, like set hours, company at night, and prayer, and keep two of them the day after. A doctor can help with the rest.',
      es: 'Sí: Millati Islami para musulmanes, JACS para judíos, Recovery Dharma para budistas, con reuniones en línea, así nadie cercano tiene que saber. Un mes que ya hiciste prueba que puedes. Elige qué lo sostuvo, como horarios, compañía y oración, y conserva dos al día siguiente. Un médico ayuda con el resto.',
    },
    ask: 'counselor',
  },
]
