// Who is in danger: a correction turns the coach's questions from the writer to another person.
import type { DangerKind } from '../script/danger.ts'
import type { CoachLanguage } from '../script/wording.ts'

const relatives =
  '(mother|mom|dad|father|wife|husband|sister|brother|friend|son|daughter|girlfriend|boyfriend|roommate|neighbor|sponsor|boss|madre|mama|papa|padre|hij[oa]|espos[oa]|herman[oa]|amig[oa]|niet[oa]|novi[oa]|vecin[oa])'
const notWriter = new RegExp(
  String.raw`\bnot me\b|\b(it'?s|its) not (about )?me\b|\b(i'?m|im|soy) (the|his|her|su|la|el) ${relatives}\b|\byo no(?=\W*(,|;|!|$|\.)|,? mi )|\bno (soy|es por|es de) (yo|mi)\b|\b(it'?s|its|is|es) (him|her|el|ella|(my|mi) \w+),? (not|no|i mean|digo)\b|\bi'?m talking about (my|him|her)\b|\b(estoy hablando|hablo) de (mi|el|ella)\b|\bnot mine\b|\bwho comes to (him|her|them)\b`,
)
const ofAnother: Partial<Record<DangerKind, DangerKind>> = {
  suicide: 'third_party',
  suicide_stated: 'third_party',
  suicide_now: 'third_party',
  self_harm: 'third_party',
  wound: 'third_party',
  overdose_self: 'overdose',
}

// "I didn't take anything, that's the problem, I stopped taking it".
const stoppedIt =
  /\b(i|i'?ve|im|i'?m) (\w+ ){0,2}(stopp?(ed|ing)|quit(ting)?|detox(ing)?|withdraw\w*)\b|\b(deje|estoy dejando) de (tomar|beber|usarl[ao]s?)\b/
const takenForOther: ReadonlySet<DangerKind> = new Set([
  'overdose',
  'overdose_self',
  'suicide_now',
  'self_harm',
  'wound',
])

/** The kind of danger that a correction (normalized) leads to: another person is in it, or the writer stopped something. */
export const correctedKind = (kind: DangerKind, said: string): DangerKind | undefined =>
  notWriter.test(said)
    ? ofAnother[kind]
    : takenForOther.has(kind) && stoppedIt.test(said)
      ? 'withdrawal'
      : undefined

/** Said before the first answer about the corrected danger. */
export const misread: Record<CoachLanguage, { person: string; danger: string }> = {
  en: {
    person: 'I’m sorry, I misread who it is. This is about them.',
    danger: 'I’m sorry, I misread that. Stopping is what matters here.',
  },
  es: {
    person: 'Perdón, entendí mal de quién hablas. Se trata de esa persona.',
    danger: 'Perdón, lo entendí mal. Lo que importa aquí es que lo dejaste.',
  },
}
