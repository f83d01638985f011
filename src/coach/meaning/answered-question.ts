// Decides which questions close to a danger or a boundary get a prepared answer instead of a crisis answer or a refusal.

import { actIn } from '../script/acts.ts'
import { type BoundaryId, boundaryIn } from '../script/boundaries.ts'
import { type DangerKind, familyOf } from '../script/danger.ts'
import type { SituationId } from '../script/situation-id.ts'
import { asksIn } from '../script/story.ts'
import type { Meaning } from './meaning.ts'

// Questions about amounts, schedules and cheating on tests are always refused, even if a prepared answer matches.
const asksAmount =
  /\b(how (much|many)|safe (dose|amount)|mgs?|milligrams?|dosage|taper (schedule|plan)|schedule for|cuant[oa]s?|dosis|miligramos)\b/
const asksToCheat =
  /\b((pass|beat|cheat|trick|fool) (a|the|my)?.{0,12}(test|screen)|(pasar|enganar|burlar) (la|una|el) (prueba|examen|test))/

const asksLimit =
  /\b(how (much|many)|cuant[oa]s?)\b.*\b(drink\w*|alcohol|beers?|wine|copas?|cervezas?|tragos?|beb\w+|tomar)\b.*\b(too (much|many)|normal|a lot|heavy|(a|per) (day|week)|problem|demasiad[oa]s?|mucho|al dia|a la semana)\b/
const withMedicine = /\b(with|on|mix\w*|pills?|meds?|xan\w*|con|pastillas?)\b/
const aboutLimits = new Set(['drinking-limits', 'audit-test', 'moderation'])

const seeksHelp =
  /\b(get|find|need|want|seek|go to|see|start|join|buscar|pedir|recibir|ir a) .{0,20}\b(help|rehab|treatment|counsel\w*|therap\w*|meetings?|detox|doctor|ayuda|tratamiento|terapia|reuni\w+|medico)\b/
const hides =
  /\b(hide|hiding|conceal|cover|mask|disguise|lie|lying|keep|sober|ocultar|esconder|disimular|tapar|mentir\w*)\b/

const forSafety =
  /\b(narcan|naloxone|test strips?|nicotine|patch(es)?|gum|naloxona|tiras|parches|chicles)\b(?!.*\b(weed|coke|meth|heroin|fent\w*|pills|xan\w*|mota|coca)\b)/
const withoutAlcohol =
  /\b(non[- ]?alcoholic|alcohol[- ]free|n\.?a\.? (beers?|wine)|0[.,]0|kombucha|mocktails?|sin alcohol|cero alcohol)\b/
const asksForYes = /\b(can|may|could) (i|we)\b|\bjust (one|a)\b|\b(puedo|podria)\b|\bsolo una?\b/

// How far above the question threshold a prepared answer must score to replace a refusal.
const surplusFor: Partial<Record<BoundaryId, number>> = {
  dose: 0.06,
  medicine_change: 0.06,
  taper: 0.06,
  drug_test: 0.06,
  diagnosis: 0.06,
  secrecy: 0.06,
  role: 0.12,
  permission: 0.12,
  hide_use: 0.24,
  source: 0.3,
}

/** Whether a prepared answer is safe here: "can I take ibuprofen with naltrexone?" (ask a pharmacist). */
function isAnsweredWithinBounds(said: string, boundary: BoundaryId, meaning: Meaning): boolean {
  const surplus = surplusFor[boundary]
  // "Be my sponsor" is a request to the coach; "how do I find a sponsor" is a question.
  if (boundary === 'role' && !/^(how|where|what|como|donde|que)\b/.test(said)) return false
  // "Get help without my boss knowing" does not hide use.
  if (boundary === 'hide_use' && seeksHelp.test(said) && !hides.test(said)) return true
  // A beer without alcohol has an answer of its own.
  if (boundary === 'permission' && withoutAlcohol.test(said)) return true
  // "Can I have just one?" asks for permission; "is one drink a relapse?" asks for information.
  if (boundary === 'permission' && asksForYes.test(said)) return false
  // "I want to quit my antidepressants" is a plan and asks nothing.
  if (boundary === 'medicine_change' && !asksIn(said)) return false
  // Naloxone, test strips, patches and gum are safety items.
  if (boundary === 'source' && forSafety.test(said)) return true
  // "How many beers a day is too much?" asks for the limits of the guidelines.
  if (boundary === 'dose' && asksLimit.test(said) && !withMedicine.test(said))
    return aboutLimits.has(meaning.answers[0]?.id ?? '')
  if (surplus === undefined || asksAmount.test(said) || asksToCheat.test(said)) return false
  return (meaning.answers[0]?.score ?? 0) >= meaning.gates.question + surplus
}

const asksToChange =
  /\b((can|should|could|may) i (just )?(stop|quit|skip|double|halve|lower|cut|come off)|what if i (take|stop|skip|halve|cut)|puedo (dejar(l[ao])?|parar|saltar|bajar)|y si (tomo|dejo|me salto|bajo))\b/

/** The boundary that applies to a message (normalized), unless a prepared answer is safe. @param label the detector's label */
export function boundaryOf(
  said: string,
  label: string,
  at: SituationId | null,
  meaning: Meaning,
): BoundaryId | undefined {
  const isAnswered = (meaning.answers[0]?.score ?? 0) >= meaning.gates.question
  // "Can I just stop?" in a conversation about medicine refers to the medicine.
  const named =
    boundaryIn(said) ?? (at === 'medication' && asksToChange.test(said) ? 'medicine_change' : undefined)
  if (named) return isAnsweredWithinBounds(said, named, meaning) ? undefined : named
  // "Where do I get Narcan" has a prepared answer, but the detector only sees a request to obtain a drug.
  if (label === 'sourcing_or_selling' && !isAnswered && seeksOrSells.test(said)) return 'source'
  // Anger at the coach is not hate speech, and neither is a question that has an answer.
  const isAngry = actIn(said) !== undefined || isAnswered
  return label === 'hate_or_harassment' && !isAngry && !quotes.test(said) && despises.test(said)
    ? 'hate'
    : undefined
}

// "My boyfriend smokes meth" names a drug and does not ask for one.
const seeksOrSells =
  /\b(get|find|buy(ing)?|scor(e|ing)|sell\w*|hook|plug|connect|who has|got any|anyone got|need (some|a)|where|ship\w*|order|dm|price|cheap|trade|deliver\w*|consegu\w*|consig\w*|compr\w*|vend\w*|donde|quien|busco|pasa(me)?|ocupo)\b|\$/

// Hate speech is about a group of people or wishes someone harm: "nobody knows except you" does neither.
const despises =
  /\b(all|every|those|these|people like|kind of people|fucking|stupid|dirty|filthy|lazy|illegals?|blacks?|whites?|mexicans?|latinos?|arabs?|asians?|gays?|trans|fags?|women|bitch\w*|whores?|jews?|muslims?|immigrants?|foreigners|junkies|addicts|drunks|trash|scum|animals|vermin|die|deserve\w*|hate|todos|esos|esas|pinches?|put[oa]s?|mugros\w*|negros?|indios?|jotos?|maricon\w*|basura|odio|merecen)\b/

// Quoting what someone else said is not hate speech.
const quotes = /\b(says?|said|saying|calls? me|called me|texted|wrote|dice|dijo|me dicen|me dijo|escribio)\b/

const asksInGeneral =
  /^(and |so |y )?(how long (do|does|did|will|until|is)|what (is|are|does|happens)|is it normal|why (can'?t i|do i|does|do|is|are)|when (do|does|will)|do(es)? (it|the)|que (es|son|pasa)|cuanto (dura|tiempo|tarda)|es normal|por que no puedo dormir)\b/
const symptomsNow =
  /\b(seizures?|convuls\w*|hallucinat\w*|seeing|see things|fever|bleed\w*|blood|shaking|tremor\w*|confused|can'?t breathe|passed out|took|swallowed|right now|tonight|hours ago|alone|pregnan\w*|fiebre|sangr\w*|temblor\w*|tembl\w*|alucin\w*|veo|tome|trague|ahora|esta noche|sol[oa]|embaraz\w*|die|dying|kill|morir|matar\w*)\b/

const asksAhead =
  /^(and |so |hey |ok |y |oye )*(can|could|may|should|is (it|a|one|an)\b|does|do|will|would|what happens (if|when)|puedo|se puede|es (malo|seguro|peligroso)|que pasa (si|cuando))\b/
// All of these answers say not to mix, and when to call 911 or Poison Help.
const aboutMixing = new Set([
  'alcohol-with-meds',
  'painkillers-alcohol',
  'mixing',
  'interactions',
  'drink-on-naltrexone',
  'disulfiram',
])

/** "Can I drink on gabapentin?": asked before anything was taken. */
const asksBeforeMixing = (said: string, { answers: [best], gates }: Meaning): boolean =>
  best !== undefined &&
  asksAhead.test(said) &&
  !symptomsNow.test(said) &&
  !asksAmount.test(said) &&
  aboutMixing.has(best.id) &&
  best.score >= gates.question

/** "How long does xanax withdrawal last?": a question about a danger that has a prepared answer, without a sign of danger now. */
export function isAnsweredQuestion(said: string, kind: DangerKind | undefined, meaning: Meaning): boolean {
  if (kind === 'overdose_self') return asksBeforeMixing(said, meaning)
  if (!kind || (familyOf[kind] !== 'advice' && kind !== 'withdrawal')) return false
  const [best] = meaning.answers
  const isGeneral =
    asksInGeneral.test(said) || (asksHowToStop.test(said) && aboutWithdrawal.has(best?.id ?? ''))
  const isNow = symptomsNow.test(said) || asksAmount.test(said)
  return isGeneral && !isNow && (best?.score ?? 0) >= meaning.gates.question
}

const asksHowToStop =
  /^(and |so |hey |ok |y |oye )*(how (do|does|can|should|would) (i|you|we|people|someone|anyone) (safely |even )?(stop|quit|come off|get off|wean|taper)|is it (safe|dangerous|bad|ok|okay) to|can (you|it|quitting|stopping)\b|como (dejo|se deja|puedo dejar)|es (peligroso|seguro|malo) (dejar|parar))\b/
// All of these answers say what is dangerous to stop, and when to call 911 or a doctor.
const aboutWithdrawal = new Set([
  'which-withdrawal-dangerous',
  'when-911-withdrawal',
  'benzo-long-taper',
  'benzo-withdrawal',
  'benzo-kinds',
  'alcohol-taper',
  'alcohol-withdrawal',
  'detox-at-home',
  'ghb-withdrawal',
  'opioid-withdrawal',
  'quit-without-rehab',
])
