// Warnings, before any other answer, about medicines that must not be taken together and were named in different messages.
// No clinician has approved these texts yet; all texts about medicines need it (docs/safety-coach.md).
import { normalizeText } from '../../platform/normalize-text.ts'
import type { CoachLanguage } from '../script/wording.ts'

type MedicineWarning = {
  id: string
  /** Two groups of medicines: one in this message, the other in this or an earlier one. */
  groups: readonly [RegExp, RegExp]
} & Record<CoachLanguage, { warning: string; ask: string }>

const medicineWarnings: readonly MedicineWarning[] = [
  {
    id: 'opioid-with-naltrexone',
    groups: [
      /\b(naltrexone|vivitrol|revia|naltrexona)\b/,
      /\b(tramadol|oxy\w*|percs?|percocets?|vicodin|norcos?|hydrocodone|codeine|morphine|methadone|suboxone|subutex|buprenorphine|kratom|fentanyl|heroin|pain (pills|killers|meds)|codeina|morfina|metadona|buprenorfina|fentanilo|heroina|pastillas para el dolor)\b/,
    ],
    en: {
      warning:
        'Those two don’t go together. With an opioid in your body, naltrexone can make you very sick within minutes, and while it works it blocks pain relief. Tell your prescriber or a pharmacist today that both are on your list, before you take the next one.',
      ask: 'Does the person who prescribes for you know about both?',
    },
    es: {
      warning:
        'Esas dos no van juntas. Con un opioide en el cuerpo, la naltrexona puede ponerte muy mal en minutos, y mientras actúa bloquea el alivio del dolor. Dile hoy a quien te receta o al farmacéutico que están las dos en tu lista, antes de tomar la siguiente.',
      ask: '¿Quien te receta sabe de las dos?',
    },
  },
]

const takes =
  /\b(i|i'?m|im|i'?ve|my (doctor|dr|psychiatrist|clinic)|they|he|she|yo|me|mi (doctor|medico)) (\w+ )?(\w+ )?(take|taking|took|on|use|using|have|got|get|prescrib\w*|gave|give|started|start|tomo|tomando|recet\w+|dieron|dio|uso)\b|^(on|tomo|uso) /
const apart =
  /\b(quit|stopped|off|used to|years? ago|instead|difference|versus|vs|or|blocks?|deje|antes|hace anos|diferencia|en vez|o)\b/

/** The warning about medicines of which a message (normalized) names one, if this or an earlier message names the other. */
export function medicineWarningFor(
  said: string,
  recent: readonly string[],
  used: readonly string[],
): MedicineWarning | undefined {
  if (!takes.test(said) || apart.test(said)) return undefined
  const before = recent.map(normalizeText).join(' . ')
  return medicineWarnings.find(
    ({ id, groups: [one, other] }) =>
      !used.includes(`warning.${id}`) &&
      ((one.test(said) && (other.test(said) || other.test(before))) ||
        (other.test(said) && one.test(before))),
  )
}
