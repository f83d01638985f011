// Whether a message during a danger is about that danger: without a sign of it, or with signs that belong to it.
import { type DangerKind, familyOf, namesDanger } from '../script/danger.ts'
import { namesDangerToLife } from '../script/danger-context.ts'
import { isQuestion } from '../script/story.ts'
import { signsOfBuildUp } from './build-up.ts'
import { dangersOf, hasDangerWord, hasPlainDangerWord } from './danger-words.ts'

const ofOwnUse: ReadonlySet<DangerKind> = new Set(['overdose_self', 'mixing', 'tolerance'])
const pleads =
  /\b(help|please|hurry|scared|911|(don'?t|do not|didn'?t) know|idk|dying|now what|(what|how) (do|can|should) (i|we)|(que|como) (le |lo |la )?(hago|hacemos)|ayuda|por favor|no se)\b/
const asksForHelp =
  /\b(help|please|hurry|scared|ambulance|911|hospital|er|call\w*|coming|on (the|their|its) way|(don'?t|do not|didn'?t) know|idk|times?|ago|took|alone|nobody|no one|wait|dying|what (do|should|can) (i|we)|now what|but|que (hago|hacemos)|ayuda|por favor|ambulancia|llam\w+|no (se|sabe\w*)|veces|hace|sol[oa]|nadie|pero)\b|[?¿]/
const aboutBody =
  /\b(hurts?|pain|feel\w*|tired|sleep\w*|asleep|floor|flop\w*|limp|slump\w*|sit up|moves?|moved|moving|shook|poke\w*|eyes?|hot|cold|sick|dizzy|head|hands?|legs?|arms?|face|mouth|tongue|skin|lips?|saw|see|hear\w*|sigh\w*|drool\w*|jerk\w*|jaw|bit|shak\w*|sweat\w*|stand|walk|talk\w*|duele|siento|dorm\w*|piso|suelo|ojos|cabeza|manos?|piernas?|cara|boca|lengua|quijada|palid\w*|tembl\w*|veo|oigo|par(o|e)se)\b/
const otherPerson = /\b(he|she|they|him|her|them|his|their|men|guys?|ella|ellos)\b/

/**
 * A message without a word or a sign of the danger, just after one that only the classifier found. Not enough: words about another person
 * and, in a medical danger, a plea, a question, an amount, or words about a body. After what the writer took, a message in which the detector
 * finds nothing is enough.
 */
export function hasNoSign(
  turnsSince: number,
  { kind, named, emergency }: { kind: DangerKind; named: boolean; emergency: boolean },
  said: string,
  isCalm: boolean,
): boolean {
  if (turnsSince > 2 || hasDangerWord(said, dangersOf[familyOf[kind]])) return false
  if (familyOf[kind] === 'life') return !named
  if (signsOfBuildUp(said).length > 0) return false
  if (isCalm && !named && ofOwnUse.has(kind) && (!emergency || isQuestion(said)))
    return !pleads.test(said) && !aboutBody.test(said)
  if (otherPerson.test(said)) return false
  if (familyOf[kind] === 'violence') return !/\b(but|pero)\b/.test(said)
  return !asksForHelp.test(said) && !aboutBody.test(said) && !/\d/.test(said)
}

const ownWish =
  /\b(my ?self|matarme|morirme|quitarme|suicidarme|kill me|i (really |just )?(want|wanna|need|am ready) (to )?die|(me )?quiero morir)\b/

/** The writer names their own death, while the talk was about another person. */
const namesOwnDeath = (said: string): boolean => ownWish.test(said)

type OpenRisk = { kind: DangerKind; emergency: boolean; certain: boolean; open: boolean }
type DangerFound = { kind: DangerKind; emergency: boolean; certain: boolean }

const substanceKinds: readonly DangerKind[] = ['mixing', 'tolerance', 'overdose', 'overdose_self']

/**
 * In withdrawal or poisoning, a message about another person ("my wife says there are no ants") is about the same danger, and so is
 * "I already took both", which does not mean a wish to die.
 */
export function isOfOpenDanger(risk: OpenRisk | null, danger: DangerFound, said: string): boolean {
  const { kind, emergency, certain } = danger
  if (!risk?.open) return false
  // What was taken goes first until it is treated, whatever the intent.
  if (risk.kind === 'overdose_self' && risk.emergency && familyOf[kind] === 'life') return true
  if (risk.kind === 'third_party' && familyOf[kind] === 'life') return !namesOwnDeath(said)
  if (substanceKinds.includes(risk.kind) && familyOf[kind] === 'life')
    return !namesDanger(said) && !namesDangerToLife(said)
  const isClear = emergency && certain
  if (kind !== risk.kind && risk.certain && !isClear && !namesDanger(said) && !hasPlainDangerWord(said))
    return true
  return familyOf[risk.kind] === 'medical' && (kind === 'third_party' || kind === 'violence')
}
