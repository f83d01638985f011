// Who is in danger: a correction turns the coach's questions from the writer to another person.
import type { DangerKind } from '../script/danger.ts'
import type { CoachLanguage } from '../script/wording.ts'

const relatives =
  '(mother|mom|dad|father|wife|husband|sister|brother|friend|son|daughter|girlfriend|boyfriend|roommate|neighbor|sponsor|boss|madre|mama|papa|padre|hij[oa]|espos[oa]|herman[oa]|amig[oa]|niet[oa]|novi[oa]|vecin[oa])'
const notWriter = new RegExp(
  String.raw`\bnot me\b|\b(it'?s|its) not (about )?me\b|\b(i'?m|im|soy) (the|his|her|su|la|el) ${relatives}\b|\byo no\b|\bno (soy|es por|es de) (yo|mi)\b|\b(it'?s|its|is|es) (him|her|el|ella|(my|mi) \w+),? (not|no|i mean|digo)\b|\bi'?m talking about (my|him|her)\b|\b(estoy hablando|hablo) de (mi|el|ella)\b|\bnot mine\b|\bwho comes to (him|her|them)\b`,
)
const ofAnother: Partial<Record<DangerKind, DangerKind>> = {
  suicide: 'third_party',
  suicide_stated: 'third_party',
  suicide_now: 'third_party',
  self_harm: 'third_party',
  wound: 'third_party',
  overdose_self: 'overdose',
}

/** The kind of danger if the message (normalized) says that another person is in it, and not the writer. */
export const kindOfAnother = (kind: DangerKind, said: string): DangerKind | undefined =>
  notWriter.test(said) ? ofAnother[kind] : undefined

/** Said before the first answer about the other person. */
export const misreadPerson: Record<CoachLanguage, string> = {
  en: 'I’m sorry, I misread who it is. This is about them.',
  es: 'Perdón, entendí mal de quién hablas. Se trata de esa persona.',
}
