// What the conversation adds to one message: a denial, a reaction to the coach, a weapon after talk of dying.
import { normalizeText } from '../../platform/normalize-text.ts'
import { crisisWords, unsafeKinds } from '../script/crisis-answers.ts'
import { type DangerKind, familyOf, namesDanger } from '../script/danger.ts'
import { cannotBeWoken } from '../script/danger-context.ts'
import { isQuestion } from '../script/story.ts'
import { deniesDanger, deniesWish, refusesIdea, withoutLead } from './denials.ts'
import type { TalkBefore } from './doubts.ts'

/** The text that the detector reads: without figures of speech, and after a question about danger without the sentences that deny it. */
export function textToRead(before: TalkBefore, message: string): string {
  const plain = withoutFigures(message)
  if (!before.worry && !before.risk) return plain
  const sentences = plain.split(/(?<=[.!?;\n])\s+/)
  const rest = sentences.filter((one) => !isDenial(normalizeText(one))).join(' ')
  return rest.length < plain.length && !namesDanger(normalizeText(rest)) ? rest : plain
}

const isDenial = (said: string) => deniesDanger(said) || deniesWish(said) || refusesIdea.test(said)

// "My boss is gonna kill me", "me muero de la vergüenza", "me toca pedirle ayuda": no word of these is about harm.
const figures =
  /\b(my |mi |the |el |la )?(boss|manager|foreman|mom|mother|dad|sister|brother|teacher|professor|sponsor|roommate|landlord|coach|jefe|jefa|inge|mam[aá]|pap[aá]|suegra|hermana|hermano|maestra|maestro|madrina|padrino|casera)\s*(is |are |'?s |me )?(gonna|going to|will|would|'ll|van? a)\s+(fucking |literally )?(kill me|matar(me)?)\b|\bte vas a matar\b|\bme muero (de|del) (la |el |pura |puro )?(verg[uü]enza|pena|oso|risa|hambre|sue[nñ]o|fr[ií]o|calor|nervios|ganas|antojo)\b|\bverg[uü]enza (que|q) me quer[ií]a morir( ah[ií] mismo)?\b|\bme (quer[ií]a|quise) morir de (la |pura )?(verg[uü]enza|risa)\b|\b(almost |nearly )?died (of|from) (embarrassment|laughing|boredom)\b|\bme toca(ba|n)?\s+(el |la )?(timbre|puerta|pedir\w*|ir|hacer\w*|trabajar|hablar\w*|pagar\w*|cuidar\w*|decir\w*|esperar)\b/giu
// "My roommate can drive me to the ER": someone else drives.
const driven =
  /\b(he|she|they|(my |the )?(roommate|wife|husband|mom|dad|brother|sister|friend|neighbor|son|daughter))( says?( that)? (he|she|they))?('s|'ll| can| could| will| is| is going to| wants to)? (drive|driving|drives|drove) (me|us)\b|\b(he|she) is driving( not me)?\b/giu
const notAfraid =
  /\b(not|never|no longer) (\w+ )?(afraid|scared|frightened) (of|by) (him|her|them)\b|\bno le tengo miedo\b|\bno (me da|tengo) miedo( de)? (el|ella|mi \w+)\b/giu
const sheOf = /\bshe'?s (gonna|going to) kill me\b/giu
const relation = /\b(sister|mom|mother|wife|boss|teacher|sponsor|roommate|grandma|aunt)\b/iu
const inFear =
  /\b(scared|afraid|terrified|threat\w*|hit\w*|beat\w*|chok\w*|gun|knife|serious|not joking|swear|miedo|amenaz\w*|peg[aoó]\w*|golpe\w*|pistola|cuchillo|en serio)\b/iu

function withoutFigures(message: string): string {
  const calm = message.replace(notAfraid, ' ')
  if (inFear.test(calm)) return calm
  const rest = calm.replace(figures, ' ').replace(driven, ' ')
  return relation.test(rest) ? rest.replace(sheOf, ' ') : rest
}

const beginsWithCorrection =
  /^(no+|none|nope|nah|not|thats? not|that'?s not|it'?s not|wait|what|huh|\?+|i (said|meant|asked|already)|yo (dije|digo|pregunte)|no es|eso no|que (no|cosa)|como)\b/
const asksFor = /\b(idea|tip|advice|consejo)\b/

/** A question, a correction or a request to the coach, and not news about the writer. */
export const isReaction = (said: string): boolean =>
  isQuestion(said) || beginsWithCorrection.test(withoutLead(said)) || asksFor.test(said)

const weapon =
  /\b(the|my|his|her|a|dad'?s|grandpa'?s|work|la|el|mi|una?|una) (\w+ )?(guns?|pistol|revolver|rifles?|shotgun|glock|ar ?15|9 ?mm|\.?(22|30[- ]30|38|45|357)(?! ?(min|mins|minutes?|miles?|years?|days?|weeks?|hours?|bucks|dollars|mg|percent|lbs?|pounds|bus|anos|dias|horas|minutos|pesos|kilos|cal\w*))|noose|pistola|revolver|escopeta|rifle|soga|fierro)\b|\bkept (grandpa'?s|dad'?s|the|my|one of the) (\w+ )?(30[- ]30|rifles?|guns?|pistol)\b/
const lastSteps =
  /\bwrote it all (out|down)\b.{0,40}\b(in|on) the\b|\b(drove|driven|walked|been) (past|by|to|over) (it|the bridge|there) (\w+ )?(twice|again|tonight|today|already|two times|three times)\b|\b(counted|counting|saved|saving|lined up|laid out|set aside) (up )?(the|my|all|all the|all my|enough|some|a (couple|few) of)? ?(pills|meds|tablets|blisters?|strips?)\b|\b(los|las) conte\b|\b(guarde|tengo guardad[oa]s?|junte|estoy juntando) .{0,24}\b(blisters?|pastillas)\b|\bblisters? .{0,24}\b(mesita|cajon|mano|luz)\b|\b(wrote|written|finished) (the|my|all the|everyone'?s?) (letters?|notes?)\b|\b(escribi|deje escritas?|ya hice) (las|la|unas|mi) cartas?\b/

/** A weapon, or a last step, in a conversation where dying was a subject: an earlier denial does not cover it. */
const hasMeansAtHand = (before: TalkBefore, said: string): boolean =>
  isOfLife(before) &&
  (weapon.test(said) || lastSteps.test(said)) &&
  !deniesWish(said) &&
  !isGivenAway.test(said)

const isOfLife = ({ risk, worry, used }: TalkBefore): boolean =>
  (risk !== null && familyOf[risk.kind] === 'life') ||
  (worry !== null && familyOf[worry] === 'life') ||
  used.some((one) => one === 'check.life' || one.startsWith('sign.suicide.'))

const isGivenAway =
  /\b(gave|given|handed|locked|sold|threw|flushed|put) (it|them|the \w+|my \w+|all of them) (\w+ )?(to|up|away|in|over|out)\b|\b(he|she|they|my \w+)('s| has| have)? (got |has |have |took |takes |keeps )(it|them|the \w+)( now| away)?\b|\b(don'?t|do not|never) (have|own) (a|any)\b|\bno tengo\b|\b(se la|se las|se lo|se los) (di|llevo|dio)\b/

const drowsy =
  /\b(sle+p+y+|sleee*py|(my )?eyes (r|are|keep) ?clos\w*|nodd\w*( off)?|drowsy|(gonna|going to|have to) (lay|lie) down|can'?t (stay awake|keep my eyes)|me (estoy )?(duermo|durmiendo)|mucho sueno|tengo sueno|se me cierran los ojos)\b/
const drowsyAgain =
  /\b(asleep|sleepy|nodding|dozing|drowsy|out|dorm\w*|sueno|cabece\w*|ronca\w*)\b.{0,24}\b(again|now|otra vez|de nuevo)\b|\b(again|otra vez|de nuevo|ahora)\b.{0,30}\b(asleep|sleepy|nodding|dorm\w*|sueno|cabece\w*|ronca\w*)\b|\bcan (it|he|she|they) (go|pass) out again\b|\bse puede (volver a )?(ir|dormir|morir)( otra vez)?\b/
const mixed: readonly DangerKind[] = ['mixing', 'overdose_self', 'tolerance']

const drinks =
  /\b(i|i'?ve|ive|yo|me|llevo)\b (\w+ ){0,3}(had|drank|drinking|tome|bebi|tomado)\b.{0,16}\b(beers?|wine|drinks?|shots?|glass(es)?|margaritas?|vodka|copas|cervezas|tragos|cheves|chelas|vino|tequila)\b|\bme tome (\w+ )?(copas|cervezas|tragos|cheves|chelas|tequilas?)\b|\b(i'?m|im|i am) (\w+ )?(buzzed|tipsy|drunk)\b|\bestoy (\w+ )?(tomad[oa]|borrach[oa])\b/
const drives =
  /\b(can|should|could|ok(ay)? to|safe to|going to|gonna|about to|have to|got to|gotta|need to) (i )?(drive|get behind the wheel)\b|\b(got|have|grabbed) (my|the) keys\b|\b(have to|gotta|got to|need to|supposed to) (get|pick up|grab|fetch) (the|my|our) (\w+ )?(kids?|boys?|girls?|son|daughter|baby|children)\b|\b(puedo|voy a|tengo que) (manejar|conducir)\b|\b(tengo que|voy a) (recoger|ir por) (a )?(mis?|los|las|la|el) (hij\w+|nin\w+)\b/
const stillDrives =
  /\bgot (my|the) keys\b|\b(im|i'm) (driving|going to (get|pick|drive))\b|\bbuzzed\b|\bdrive (better|fine|ok(ay)?)\b|\b(they'?re|theyre|kids are|im) in the (car|parking lot)\b|\bparking lot\b|\bmanejo (mejor|bien)\b|\bestoy en el (carro|coche|estacionamiento)\b/
const isOver = /\b(sober|yesterday|last (night|week)|years? ago|dui|ayer|anoche|hace)\b/

const allergic =
  /\b(throat|tongue|lips?|face)('s| is| are| feels?| getting)* (\w+ )?(tight(er|ening)?|clos(ing|ed)|swell\w*|swollen|puffy)\b|\bhives\b|\b(garganta|lengua|labios?|cara) .{0,16}(cierra|cerrando|hinch\w*|inflam\w*)\b|\bronchas\b/
// A throat that closes when someone cries or speaks is no allergy.
const ofFeeling =
  /\b(cry\w*|cried|tears|nervous|anxi\w*|panic\w*|when i|whenever|speak|talk\w*|lump|llor\w*|nervios\w*|ansiedad|cuando)\b/
const ofPurging =
  /\b(purg\w*|laxatives?|got rid of it|(haven'?t|havent|didn'?t|didnt|not) (eat|eaten|kept (any )?food)|no he comido|make my ?self (throw up|sick|puke)|throw(ing)? (it |everything )?up|laxantes?|me provoco|vomito (despues|todo|lo que))\b/
const weakHeart =
  /\b(heart|chest|corazon)\b.{0,24}\b(flutter\w*|flip\w*|skip\w*|palpit\w*)\b|\b(almost|nearly|casi) (pass\w* out|faint\w*|blacked out|me desmay\w*)\b|\bfainted( again)?\b|\bme desmaye\b|\b(fingers?|hands?|dedos|manos)( (r|are|is))? (ting\w*|hormigue\w*)\b/
const worseInWithdrawal =
  /\b(seizure|fit|convuls\w*|bugs|ants|spiders|shadows|hormigas|bichos|aranas|sombras|ataque|vision (went|is)|went blank|se me (ha ido|fue|va) la vista|calambres?|cramps?|twitch\w*)\b/
const voiceOrders =
  /\b(voice|voices|it|they) (said|says|told|tells|keeps? saying|keeps? telling)( me)?( to)? (put|kill|hurt|drown|shake|throw|jump|cut|burn|push|end|do it)\b|\b(la voz|las voces|me) (dijo|dice|dicen) que (la|lo|me|los|las) (mat\w*|ahog\w*|met\w*|tir\w*|lastim\w*|queme)\b/
const voiceInThings =
  /\bvoices? .{0,30}\b(in|through|thru|from) (the|my) (monitor|vents?|walls?|fan|ceiling|outlet|pipes)\b|\bvoice in the (monitor|vent|wall)\b|\b(someone|people|they|neighbors)\b.{0,20}\b(talk\w*|whisper\w*|laugh\w*)\b.{0,20}\b(through|thru|in) (the|my) (vents?|walls?|ceiling|pipes|outlet)\b|\bvoces? .{0,20}\b(en|por|desde) (el|la|las|los) (monitor|ventila\w*|pared\w*|techo|tubo\w*)\b|\boigo como (que|q) (que |q )?me (dicen|hablan)\b/
const bangs =
  /\b(banging|pounding|kicking|beating|punching) (on |at |in )?(the|my|our) (\w+ )?door\b|\b(tocando|golpeando|pegandole a|pateando|aporreando|tumbando) (fuerte )?(la|mi) puerta\b|\btocando la puerta fuerte\b/
const ofDrinker =
  /\b(drunk|drinking|wasted|beers?|husband|boyfriend|ex|tomad[oa]|borrach[oa]|toma mucho|esposo|marido|novio)\b/
const tookPills =
  /\b(agarre|me tome|tome|trague|took|grabbed|swallowed)\b.{0,30}\b(pastillas|pills|tablets)\b/
const manyOf =
  /\b(fueron|eran|like|como|about|maybe|unas|all) (like |como |unas )?(\d{2}|ten|twelve|fifteen|twenty|thirty|diez|doce|quince|veinte|treinta)\b(?! ?(min\w*|hours?|hrs?|days?|weeks?|months?|years?|mg|am|pm|people|bucks|dollars|times|anos|horas|dias|semanas|meses|pesos|veces))/
const mostWordsOfNumber = 9
const symptoms =
  /\b(shak\w*|trembl\w*|tembl\w*|tiembl\w*|ants|bugs|spiders|hormigas|bichos|aranas|sweat\w*|soaked|sudando|seizures?|convuls\w*)\b/
const longAgo = /\b(weeks?|months?|years?|semanas?|mes|meses|anos?|\d{2,} (days|dias))\b/
const noSymptom =
  /\b(no|not|without|any|sin|ni) (\w+ )?(shak\w*|trembl\w*|tembl\w*|tiembl\w*|sweat\w*|seizures?|bugs|ants)\b/
const naloxone =
  /\b(gave|given|used|did|hit|sprayed|puse|pusimos|dimos|di|pusieron)\b.{0,40}\b(narcan|naloxon\w+)\b|\b(narcan|naloxon\w+)\b.{0,40}\b(woke|came (back|to)|desperto|le pusimos|le dimos|le puse)\b|\bnarcan'?(ed|d)\b|\ble pusimos un[oa]? ?(narcan)?\b/
const whatToDo =
  /\b(do|should) i (drive|call|go|wait)\b|\bit'?s (him|her)\b|\bwho do i call\b|\bwhat do i do\b|\ba quien (le )?(llamo|marco)\b|\bvoy o llamo\b|\bque hago\b|\bes (el|ella)\b/
const downer =
  /\b(rivotril|clona(zepam)?|xanax|xanny|klonopin|ativan|lorazepam|valium|diazepam|ambien|oxy\w*|percs?|percocet|norcos?|vicodin|hydros?|methadone|metadona|suboxone|tramadol|soma|gabapentin)\b/
const alcohol =
  /\b(beers?|wine|vodka|tequila|whiske?y|rum|shots?|drinks?|birras?|cervezas?|cheves?|chelas?|vino|tragos?|copas?)\b/
const tookIt = /\b(took|had|taken|on|tome|tomo|me tome|me eche)\b/
const asksToMix =
  /\b(pasa algo|se puede|puedo|me (las|los|la|lo) tomo|can i|could i|ok(ay)? to|safe|is it (ok|fine|bad)|should i|offered|ofrecieron)\b/
const mixes = (talk: string, said: string): boolean =>
  downer.test(`${talk} ${said}`) &&
  alcohol.test(said) &&
  tookIt.test(`${talk} ${said}`) &&
  asksToMix.test(said)
const pregnant = /\b(pregnan\w*|\d+ weeks along|embarazad\w*)\b/
const runsOut =
  /\b(run(ning)? out|ran out|(strips?|pills|doses?|days?) left|should (i )?(not )?stop it|se me acab\w*|me quedan? \d+)\b/
const alone =
  /\b(used(?! to)|shot up|smoked|snorted|hice|meti|consumi)\b.{0,30}\b(alone|by my ?self|solo|sola)\b|\bi (use|do it) alone\b|\b(uso|consumo|lo hago) sol[oa]\b/
const opioid =
  /\b(fent\w*|heroin\w*|blues?|m30s?|oxy\w*|percs?|opi\w+|dope|methadone|metadona|perico negro|chiva)\b/

const usedAlone = (talk: string, said: string): boolean =>
  (alone.test(said) && opioid.test(`${talk} ${said}`)) || (alone.test(talk) && opioid.test(said))

const sedative =
  /\b(drink\w*|drank|alcohol\w*|vodka|beers?|wine|whiske?y|liquor|booze|benzos?|xan\w*|klonopin|valium|ativan|tomar|tomaba|beber|bebia|alcohol|vino|clonazepam|rivotril|tranxilium|orfidal)\b/
/** The danger behind a button of the question what feels unsafe. */
function chosenDanger(said: string): DangerKind | undefined {
  const places = [crisisWords.en, crisisWords.es].map(({ whatIsUnsafe }) =>
    whatIsUnsafe.chips.findIndex((chip) => normalizeText(chip) === said),
  )
  return unsafeKinds[Math.max(...places)]
}

/** A danger that shows only in the course of a conversation, whatever was denied or ended before. */
export function dangerInTalk(before: TalkBefore, said: string): DangerKind | undefined {
  const talk = normalizeText(before.recent.join('. '))
  const { risk, worry, used } = before
  const isStopped =
    worry === 'withdrawal' ||
    (used.includes('sign.withdrawal.stopped') && sedative.test(`${talk} ${said}`) && !longAgo.test(talk))
  const isOpen = (kind: DangerKind) => risk?.open === true && familyOf[risk.kind] === familyOf[kind]
  if (isStopped && symptoms.test(said) && !noSymptom.test(said) && !isOpen('withdrawal')) return 'withdrawal'
  if (worry === 'third_party' && whatToDo.test(said)) return 'third_party'
  if (mixes(talk, said)) return 'mixing'
  if (pregnant.test(`${talk} ${said}`) && downer.test(`${talk} ${said}`) && runsOut.test(said))
    return 'pregnancy'
  if (!risk && usedAlone(talk, said)) return 'tolerance'
  if (bangs.test(said) && !isOpen('violence') && ofDrinker.test(`${talk} ${said}`)) return 'violence'
  if (tookPills.test(talk) && manyOf.test(said) && said.split(' ').length <= mostWordsOfNumber)
    return 'overdose_self'
  if (naloxone.test(talk) && drowsyAgain.test(said) && !/\b(i|me)\b/.test(said)) return 'overdose'
  const chosen = used.includes('check.soft') ? chosenDanger(said) : undefined
  if (chosen) return chosen
  if (hasMeansAtHand(before, said)) return 'suicide_now'
  if (voiceOrders.test(said) && /\b(voices?|voz|voces)\b/.test(`${talk} ${said}`)) return 'voices'
  if (voiceInThings.test(said)) return 'psychosis'
  if (allergic.test(said) && !ofFeeling.test(said)) return 'medical'
  if (weakHeart.test(said) && ofPurging.test(`${talk} ${said}`)) return 'medical'
  if (cannotBeWoken(said)) return 'overdose'
  if (drives.test(said) && drinks.test(`${talk} ${said}`) && !isOver.test(`${talk} ${said}`)) return 'driving'
  if (!risk) return undefined
  if (risk.kind === 'driving' && stillDrives.test(said)) return 'driving'
  if (mixed.includes(risk.kind) && drowsy.test(said)) return 'overdose_self'
  if (risk.kind === 'overdose' && drowsyAgain.test(said)) return 'overdose'
  if (risk.open) return undefined
  if (risk.kind === 'withdrawal' && worseInWithdrawal.test(said)) return 'withdrawal'
  return familyOf[risk.kind] === 'violence' && comesNear.test(said) ? 'violence' : undefined
}

const comesNear =
  /\b(hear|see) (his|the|her) (car|truck|keys|steps)\b|\b(he|she)('s| is)? (home|pulling (in|up)|at the door)\b|\b(se oye|oigo|veo) (el|su|la) (carro|coche|camioneta|troca|llaves?|pasos)\b|\bya (llego|viene|esta (aqui|afuera))\b/

const others =
  /\b(my|mi) (friend|buddy|bro|brother|homie|boy|girl|cousin|roommate|son|daughter|mom|dad|husband|wife|boyfriend|girlfriend|compa|carnal|amig[oa]|herman[oa]|hij[oa]|primo|prima|mama|papa|espos[oa]|novi[oa])\b|\b(he|she|him|hes|shes)\b/
const tookOwn =
  /\b(i|i'?ve|ive) (just |already )?(took|taken|swallowed|grabbed|injected|shot|snorted|did)\b|\bme (tome|meti|inyecte|pique|trague)\b|\b(agarre|tome|trague) (unas|las|como|de)\b|\bagarre pastillas\b/

/** An overdose in a conversation about another person, in which the writer took nothing. */
export const isOfAnother = (before: TalkBefore, said: string): boolean => {
  const talk = `${normalizeText(before.recent.join('. '))}. ${said}`
  return others.test(talk) && !tookOwn.test(talk)
}
