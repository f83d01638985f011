// More questions about medicines that people ask once they take them.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const medicineQuestionsMoreAnswers: PreparedAnswer[] = [
  {
    id: 'dentist-surgery-sober',
    asks: {
      en: [
        'what do I tell the dentist about being in recovery',
        "getting wisdom teeth out and I'm off opiates",
        'can I have laughing gas in recovery',
        'what if it really hurts after surgery',
        'who should hold my pain pills',
        'pain relief without opioids',
        "do I tell the surgeon I'm an addict",
      ],
      es: [
        'qué le digo al dentista si estoy en recuperación',
        'me sacan las muelas y dejé los opiáceos',
        'puedo recibir gas de la risa',
        'y si me duele mucho después',
        'quién me guarda las pastillas',
        'alivio del dolor sin opioides',
        'le digo al cirujano que estoy en recuperación',
      ],
    },
    answer: {
      en: 'Say it when you book: "I’m in recovery; I want a plan without opioids." For many dental jobs, numbing plus ordinary pain relievers works as well; ask which are safe for you. Laughing gas can feel like a high, so decide that ahead too. If opioids are needed: the fewest, someone else holds them, and your sponsor knows.',
      es: 'Dilo al hacer la cita: «Estoy en recuperación; quiero un plan sin opioides». En muchos trabajos dentales, la anestesia local y analgésicos comunes sirven igual; pregunta cuáles puedes. El gas puede sentirse como un viaje, decídelo antes. Si hacen falta opioides: los menos posibles, que otro los guarde y que tu padrino lo sepa.',
    },
    ask: 'doctor',
  },
  {
    id: 'hurts-the-baby',
    asks: {
      en: [
        'does smoking hurt the baby',
        'does suboxone hurt the baby',
        'will drinking before I knew hurt my baby',
        'is methadone bad for the baby',
        'I used while pregnant, is my baby ok',
        'does weed hurt the baby',
        "should I stop suboxone because I'm pregnant",
        'will the baby go through withdrawal',
      ],
      es: [
        'el cigarro le hace daño al bebé',
        'la metadona le hace daño al bebé',
        'tomé antes de saber que estaba embarazada, le hace daño',
        'usé embarazada, mi bebé está bien',
        'la mota le hace daño al bebé',
        'debo dejar la metadona porque estoy embarazada',
        'el bebé va a tener abstinencia',
      ],
    },
    answer: {
      en: 'Tell a doctor or midwife today what you take; that helps the baby most. Methadone and buprenorphine are the recommended care in pregnancy; stopping them suddenly is riskier. A baby may have withdrawal after birth, and it can be treated. Alcohol, nicotine, and street drugs do carry risk, and each day without helps. Never stop alcohol or benzos alone.',
      es: 'Dile hoy a un médico o partera lo que tomas; es lo que más ayuda al bebé. La metadona y la buprenorfina son lo recomendado en el embarazo; dejarlas de golpe es más riesgoso. El bebé puede tener abstinencia al nacer, y se trata. Alcohol, nicotina y drogas sí tienen riesgo, y cada día sin ellas ayuda. No dejes alcohol o benzos a solas.',
    },
    ask: 'doctor',
    danger: true,
  },
]
