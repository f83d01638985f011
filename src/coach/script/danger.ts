// Determines the kind of danger in a message, more specific than the detector's labels, to choose the crisis answer.

import { isCrisis, labels } from '../../crisis/detector/sign-labels.ts'
import { isHeldAtWeapon } from '../../crisis/recent-harm.ts'
import {
  cannotBeWoken,
  isBodyOfOther,
  isFigureOfSpeech,
  isIdiomWithLaugh,
  isInnerVoice,
  isLegalThreat,
  isLongUse,
  isMildWithdrawal,
  isMixingHabit,
  isOnlyFood,
  isOrdinaryMedicine,
  isPastLoss,
  isPastOfOthers,
  isPastSurrogateAlcohol,
  isTemptation,
  isYellow,
  namesHarm,
  unlabeledDangerIn,
} from './danger-context.ts'

export type MessageSigns = {
  label: string
  labels: readonly string[]
  urgency: 'emergency' | 'high' | 'normal'
  /** The detector's confidence in a danger; certain by default. */
  certainty?: 'possible' | 'likely' | 'certain'
  /** Too unlikely to be asked about, unless a word of the message indicates danger. */
  isFaint?: boolean
  /** The whole message is very likely an emergency, whatever its single words. */
  pressing?: boolean
}

export const dangerKinds = [
  'overdose',
  'overdose_self',
  'child_swallowed',
  'medical',
  'suicide_now',
  'voices',
  'psychosis',
  'suicide_stated',
  'suicide',
  'third_party',
  'choked',
  'threat',
  'child_hurt',
  'child_alone',
  'violence',
  'driving',
  'withdrawal',
  'pregnancy',
  'withdrawal_plan',
  'wound',
  'self_harm',
  'mixing',
  'tolerance',
  'unknown',
] as const

export type DangerKind = (typeof dangerKinds)[number]

/** Kinds of danger in the same family have the same follow-up questions. */
export type Family = 'life' | 'medical' | 'violence' | 'advice'

export const familyOf: Record<DangerKind, Family> = {
  overdose: 'medical',
  overdose_self: 'medical',
  child_swallowed: 'medical',
  medical: 'medical',
  suicide_now: 'life',
  voices: 'life',
  psychosis: 'medical',
  suicide_stated: 'life',
  suicide: 'life',
  third_party: 'life',
  choked: 'violence',
  threat: 'violence',
  child_hurt: 'violence',
  child_alone: 'advice',
  violence: 'violence',
  driving: 'advice',
  withdrawal: 'medical',
  pregnancy: 'advice',
  withdrawal_plan: 'advice',
  wound: 'life',
  self_harm: 'life',
  mixing: 'advice',
  tolerance: 'advice',
  unknown: 'advice',
}

const other =
  /\b((my|a|his|her|our) (best |old |close |little |big |older |younger |\d+[- ]year[- ]old )?(friend|niece|nephew|stepson|stepdaughter|grandson|granddaughter|student|wife|husband|partner|girlfriend|boyfriend|son|daughter|brother|sister|mom|mum|mother|dad|father|roommate|sponsee|sponsor|cousin|ex|neighbou?r|kid|uncle|aunt|coworker|buddy|bro|homie|boy|girl|guy|man)|he|she|they|him|her|mi (amig[oa]|espos[oa]|marido|mujer|pareja|novi[oa]|hij[oa]|herman[oa]|mama|papa|madre|padre|primo|prima|vecin[oa])|(la |su )?(mama|papa|abuel[oa])|(la|el) (nin[oa]|senora|senor|bebe)|el|ella) (is|was|has|just|keeps|wants|said|says|took|won'?t|isn'?t|told|texted|wrote|might|took|swallowed|drank|tried|attempted|'?s going|'?s gonna|s gonna|is going|never|quiere|dice|dijo|esta|tomo|no (despierta|respira|responde)|ronca|se quiere|me dijo|escribio)\b|\bmi (amig[oa]|espos[oa]|marido|mujer|pareja|novi[oa]|hij[oa]|herman[oa]|prim[oa]|sobrin[oa]|niet[oa])( de \d+( anos)?)? se (corta|lastima|hace dano|quema|quiere)\b|\bmy (son|daughter|kid|brother|sister|friend|wife|husband|girlfriend|boyfriend|niece|nephew|grandson|granddaughter) (cuts|burns|hurts|starves|hits) (himself|herself|themselves|his|her|their)\b|\basking for a friend|pregunto por un amigo\b|\bencontrar(me)?l[oa] muert[oa]\b|\bfind(ing)? (him|her|them) dead\b/

// "She's been hoarding her pain pills".
const gathers =
  /\b(he|she|my \w+|el|ella|mi \w+)('s|s| has| is| keeps| esta| anda)?( been)? (hoard(s|ed|ing)?|stockpil(es|ed|ing)|stash(es|ed|ing)|sav(es|ed|ing) up|junta(ndo)?|guarda(ndo)?|escond(e|iendo)) .{0,20}\b(pills?|meds|tablets|medic\w*|pastillas?)\b/

const specific: readonly (readonly [DangerKind, RegExp])[] = [
  ['third_party', gathers],
  [
    'child_swallowed',
    /\b(baby|toddler|child|kid|son|daughter|year old|grandson|granddaughter|bebe|nin[oa]|hij[oa]|niet[oa])\b.{0,40}\b(swallow\w*|ate|drank|got into|took|put .{0,20}in (his|her|their) mouth|trago|comio|se tomo|bebio)\b.{0,40}\b(pills?|medic\w*|meds|methadone|suboxone|edibles?|gumm(y|ies)|drugs?|vape|nicotine|alcohol|pastillas?|metadona|drogas?)\b/,
  ],
  [
    'choked',
    /\b(choked me|strangl\w* (me|her|him|my (mom|sister|kid))|hands? (a?round|on|at) my (neck|throat)|couldn'?t breathe .{0,20}(he|she|neck|throat)|squeezed my (neck|throat)|grabbed (me by the|my) (throat|neck)|me (ahorco|estrangulo|apreto el cuello|agarro del cuello))\b/,
  ],
  [
    'child_hurt',
    /\b((hits?|hitting|beats?|beating|hurts?|hurting|touch(es|ed|ing)|molest\w*|abus\w+) (my|our|his|her|the) (kid|kids|child|children|son|daughter|baby|little)|(my|our|a|the) (kid|child|son|daughter|baby|stepson|stepdaughter) (is being|gets|got|was) (hit|beaten|hurt|touched|molested|abused)|(golpea|pega|lastima|toca|abusa de?) a? ?(mi|mis|los|las|su) (hij[oa]s?|nin[oa]s?|bebe))\b/,
  ],
  [
    'threat',
    /\b((i'?m|i am|i will|i'?ll) ((going to|gonna|about to) )?(kill|hurt|shoot|stab|beat|murder) (him|her|them|someone|somebody|everyone|everybody|people|my (wife|husband|ex|boss|dad|father|mom|mother|brother|sister|stepdad|stepmom|boyfriend|girlfriend|partner|roommate|neighbou?r|landlord|family|kids?|children|coworkers?|uncle|cousin|dealer))|i (want|feel like|could) (to )?(kill|killing|shoot|stab|hurting|hurt) (him|her|them|my (wife|husband|ex|boss|dad|mom|brother|sister|boyfriend|girlfriend|partner|roommate|neighbou?r)|someone|somebody|people)|(lo|la|los) voy a matar|(?<!\bno )voy a (matar|lastimar|golpear) a|(?<!\b(me|no) )quiero (matar|lastimar|matarl[oa])( a)?)\b/,
  ],
  [
    'violence',
    /\b(he|she|they|husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mom|mother|stepdad|brother) (just |often |always |sometimes |still |also |has |had )?(hits?|hit|beats?|beat|slap(s|ped)?|kick(s|ed)?|punch(es|ed)?|push(es|ed)|threaten(s|ed)|rape[ds]?|hurts?|burn(s|ed)?|lock(s|ed)) me\b|\b(afraid|scared) (of|to go home to) my (husband|wife|partner|boyfriend|girlfriend|ex)\b|\bme (golpea|pega|pego|golpeo|amenaza|amenazo|empuja|empujo|patea|pateo|viola|violo)\b/,
  ],
  [
    'medical',
    /(?<!\b(no|not|any|without|sin|if (i|he|she|they) (had|have|has|get|gets|got)) )\b(chest (pain|hurts|tight and)|pain in my chest|left arm (is )?(numb|hurts)|(he|she|they|my \w+)('?s| is| are)? having (an?|another) (heart attack|stroke|seizure)(?! (over|about|because|when|if))|face (is )?(drooping|numb)|slurr(ed|ing)|can'?t (breathe(?! (when|if|whenever) (i|we) (think|talk|speak|imagine|have to)\b)(?! (through (my|the) nose|with (these|this|all|my) (\w+ )?(allerg\w*|cold|pollen|dress|jeans|mask|heat)|laughing|from laughing|lol|haha))|move my)|short of breath|coughing (up )?blood|(faint(ed|ing)|passed out|desmay\w+) .{0,60}(haven'?t eaten|without food|sin comer)|(haven'?t eaten|not eaten|without food|sin comer|no (he )?com\w+) .{0,60}(faint(ed|ing)|pass(ed|ing) out|desmay\w+)|(coffee grounds|sangre oscura)|(vomit|throw)\w* (up )?blood|blood in my|abscess|red streaks?|infected .{0,30}fever|fever .{0,30}(inject\w*|abscess|wound|infected)|dolor (en el|de) pecho|me duele el pecho|no puedo respirar(?! (por la nariz|de la risa|con (esta|la|mi) (\w+ )?(alergia|gripa|gripe|polvo|calor)))|vomit\w+ sangre|cara (caida|dormida)|absceso|infectad[oa] .{0,30}fiebre)\b/,
  ],
  [
    'voices',
    /\b(voices? (tells?|telling|says?|saying|are telling|wants? me|keeps?)|hear(ing)? (voices|whispers)|whispers? (tell|say|are tell|keep)\w*|(voice|it) (tells|is telling) me to|(oigo|escucho) voces|(las|unas) voces (me )?dicen)\b/,
  ],
  [
    // Cigarettes alone have an answer of their own.
    'pregnancy',
    /^(?!(?=.*\b(cig\w*|(?<!\b(six|ten|twelve|eighteen|thirty|\d+)[ -]?)packs?|vap\w*|nicotine|tobacco|cigarr\w*|cajetillas?|nicotina)\b)(?!.*\b(drink\w*|drank|alcohol|beers?|wine|weed|pot|heroin\w*|fent\w*|oxy\w*|pills|opioids?|meth\w*|coke|cocaine|benzos?|xanax|withdraw\w*|detox|suboxone|mota|cristal|coca|pastillas|drog\w*|beb\w+|cervezas?)\b)).*(\b(pregnan\w*|expecting a baby|trimester|embarazad[oa]|embarazo|espero un bebe)\b.{0,100}\b(us(e|ing)|drink\w*|drank|smok\w*|heroin|fent\w*|oxy\w*|pills|opioids?|meth|coke|cocaine|alcohol|withdraw\w*|detox|quit|stop|methadone|suboxone|benzos?|xanax|consum\w*|beb\w*|tom\w*|drog\w*|dejar|metadona|heroina)\b|\b(us(e|ing)|drink\w*|smok\w*|heroin|fent\w*|pills|opioids?|meth|cocaine|alcohol|withdraw\w*|detox|methadone|suboxone|consum\w*|beb\w*|drog\w*|metadona)\b.{0,100}\b(pregnan\w*|embarazad[oa])\b)/,
  ],
  [
    'withdrawal',
    /\b((seizures?|seizing|convuls\w*|hallucinat\w*|seeing things|see(ing)? bugs|hearing things|delirium|the dts|shak(es|ing|y)( (badly|so bad|uncontrollably|all over))?|tremors?|sweating|fever|confused|heart (is )?(pounding|racing)).{0,80}(since i (stopped|quit)|(stopped|quit|quitting|stopping|off|without|last) .{0,20}(drink\w*|drank|alcohol|booze|benzos?|xanax|klonopin|valium|ativan|ghb)|withdraw\w*|detox\w*|dt'?s)|(stopped|quit|quitting|stopping|no|without) .{0,20}(drinking|alcohol|booze|benzos?|xanax|klonopin|valium|ativan|ghb).{0,80}(seizure|hallucinat\w*|seeing things|shak(e|es|ing|y)|tremors?|fever|confused|heart (is )?(pounding|racing))|(temblor(es)?|tiembl[oa]|temblando|convulsion(es)?|alucin\w*|veo cosas|fiebre|sudando|confundid[oa]).{0,80}(deje|dejar|dejado|sin|desde que) .{0,25}(beber|tomar|alcohol|benzo\w*|pastillas|xanax|clonazepam)|(deje|dejar|dejado) .{0,25}(beber|tomar|alcohol|benzo\w*|clonazepam).{0,80}(temblor(es)?|tiembl[oa]|temblando|convulsion(es)?|alucin\w*|veo cosas|fiebre|confundid[oa])|(stop(ped)?|quit|came off|deje|dejo|dejar) .{0,25}(cold turkey|all at once|de golpe) .{0,40}(seizures?|convuls\w*))\b/,
  ],
  [
    'withdrawal_plan',
    /\b((going to|gonna|want to|plan(ning)? to|will|thinking (of|about)|thinking i'?ll|decided to|about to) .{0,30}(quit|quitting|stop|stopping|detox\w*|go|going|come off|get off) .{0,30}(cold turkey|at home|on my own|by myself|alone|all at once|suddenly|overnight)|(cold turkey|all at once|suddenly) .{0,30}(alcohol|drinking|vodka|benzos?|xanax|klonopin|valium|ghb|bottle)|(safe|ok|okay|dangerous|risky) (for (me|him|her) )?to (detox|quit|stop|come off|withdraw) .{0,15}(alcohol|drinking|vodka|benzos?|xanax|klonopin|valium|ghb).{0,20}(at home|alone|on my own|by myself|cold turkey)|(quit|stop) (drinking|alcohol|benzos?|xanax|klonopin|valium|ghb) (cold turkey|at home|on my own|suddenly|overnight|by myself)|(voy a|quiero|pienso|puedo|podria|se puede) .{0,20}(dejar|parar|desintoxicarme) .{0,30}(de golpe|en casa|sol[oa]|de un dia para otro))\b/,
  ],
  [
    'tolerance',
    /\b((same|old|usual|normal|regular) (amount|dose|dosage) .{0,12}\b(as|before|used to|i (always )?(did|do|took|used)|i was)|(my|the) (old|usual|normal|regular) (shot|dose|hit|amount)|(us(e|ing)(?! (my|the|this|your|an?) (phone|app|laptop|computer|card|car|gym|time|desk|bathroom|kitchen))|shoot(ing)? up|shot|dose|hit|fix)\b.{0,30}\b(alone|by myself|just me|door(s|'s)? (is )?locked|(nobody|no one)('s| is)? (home|here|around|with me))(?! (with|in) (my|the|a)\b)|(consumo|uso|dosis|inyect\w+) .{0,30}\bsol[oa]|mi dosis de (siempre|antes)|same as before|(safe|right) (dose|amount) .{0,30}(heroin|fent\w*|oxy\w*|opioids?|dope).{0,30}(after|since) .{0,20}(months?|weeks?|years?|off|break)|(first (hit|use|shot|line|bag|dose|high)|use|using|used|hit|score|high).{0,40}(after|since|out of) .{0,20}(jail|prison|rehab|detox|hospital|treatment|months|weeks|years)|(just )?(got|get|getting|came) out of (jail|prison|rehab|detox|treatment|(the )?hospital).{0,80}(us(e|ing)|high|score|hit|pick up|old)|la misma (cantidad|dosis) .{0,10}\b(que|de antes)|(sali|saliendo) de (la carcel|prision|rehabilitacion|desintoxicacion|el? hospital).{0,60}(consum\w*|us[ao]r?|drog\w*|antes))\b/,
  ],
  [
    'wound',
    /\b((cut|cuts|cutting|burn(ed|t)?|sliced) .{0,30}(bleeding|deep|won'?t stop|gaping|stitches)|bleeding (a lot|badly|and (it )?won'?t stop).{0,30}(cut|arm|leg|wrist)|(it'?s|its|they'?re|cut is|cuts are) (pretty |really |so |kind of |too |very )?deep\b.{0,30}\b(dying|bleed\w*|stitch\w*|skin|bone|blood)|me corte .{0,30}(sangr\w*|profund[oa]|no para))\b/,
  ],
  [
    'overdose_self',
    /\b(i (just )?(took|swallowed|drank|injected|used) (?!what (the|my) ).{0,30}(too (many|much)|(all|whole|entire|handful|bottle) (of )?(my |the )?.{0,12}(pills|meds|bottle|tablets)?|a (whole |entire )?(bottle|handful)|everything)|i think i('m| am) (overdosing|od'?ing)|i (over ?dosed|od'?d?) (just now|today|tonight)|me (tome|trague) .{0,25}(demasiad[oa]s?|tod[oa]s? l[oa]s|el frasco|un frasco|un monton)|creo que (tengo|es) una sobredosis)\b/,
  ],
  [
    'overdose',
    /\b((he|she|they) (won'?t|will not|doesn'?t|does not|isn'?t) (wake|waking|respond|breath)\w*|blue lips|lips (are )?(blue|turning)|won'?t wake up|not waking up|can'?t wake (him|her|them)|(not|isn'?t|stopped|barely) breathing|unresponsive|overdos(ed|ing)|nodding out and|labios (azules|morados)|no (despierta|respira|reacciona|responde)|sobredosis)\b/,
  ],
]

const stated =
  /\b(kill (my ?self|me now)|suicid\w*|end (my|it all|my own) ?(life)?|(want|ready|going|gonna|wanna|about)( to)? end it(?= *$| (all|now|tonight|today)|[.,!])|take my (own )?life|hang myself|shoot myself|jump off|overdose on purpose|want(ed)? to die|wanna die|ready to die|matarme|suicid(arme|io)|quitarme la vida|acabar con mi vida|quiero morir(me)?(?! de (la |pura |tanta )?(verguenza|risa)\b)|ahorcarme|tirarme (de|del|a las))\b/
// A question about a method in any disguise: how long it takes, how much, how high, which way is painless, whether it hurts.
const methodAsked = new RegExp(
  [
    String.raw`\bhow (long|fast|quick(ly)?) (does|do|will|would|is|before|until|till) .{0,25}(bleed(ing)? out|die\b(?! of (thirst|old|boredom|embarrassment|hunger|laugh\w*|shame))|suffocat\w*|drown\w*|asphyxiat\w*|hang(ing)?\b|freez\w* to death|carbon monoxide|(car|engine) running)`,
    String.raw`\bhow long (does it|would it|will it|until|till|before) .{0,25}((i|you|someone|a person)('d| would)? (die|pass out|stop breathing)|it'?s over)\b`,
    String.raw`\b(how (many|much)|what (dose|amount)) .{0,40}(to (die|kill|overdose|od|not wake|never wake|go to sleep (for good|forever)|end it)|(is|are|would be|'s) (lethal|fatal|deadly)|(would|could|will|can) kill (?!the |my (craving|urge|appetite|mood|buzz))(me|you|someone|a|him|her|my ?self)|(would|could|will|can) kill(?=\W*$|\?)|(so|that) (you|i|someone) (don'?t|never|won'?t|wouldn'?t) wake|put .{0,15}(under|to sleep) (for good|forever))\b`,
    String.raw`\blethal (dose|amount|combination)\b`,
    String.raw`\b(painless|peaceful|easiest|quickest|fastest|best|surest|cleanest|gentlest|quietest) (\w+ )?(way|ways|method) (to|of|for) (die|dying|kill(ing)? (my|your)(self)?|killing|go(?=\W*$|\W*\?| (quietly|peacefully|in))|end (it( all)?|my life|your life)|check(ing)? out|not wake|stop existing)\b`,
    String.raw`\b(does|do|would|will|is) (it |you |people |anyone )?(hurt|feel|painful|pain|suffer)\b.{0,30}\b(bleed(ing)? out|drown\w*|hang(ing|ed)?( (yourself|myself))?(?=\W*$|\W*\?| (yourself|myself))|freez\w* to death|jump\w* (off|from)|overdos\w*|to die)\b`,
    String.raw`\b(how high|what (floor|height)|which (floor|bridge|height)) .{0,35}(fall|jump|die|kill\w*|surviv\w*|enough)\b`,
    String.raw`\b(which|what) (pills?|meds?|drugs?|poison|gas) .{0,25}(kill|die|don'?t wake|never wake|works? (the )?(best|fastest))\b`,
    String.raw`\bwhat (happens|would happen|'?d happen) if (i|you|u|someone) (take|took|swallow\w*|drink|drank) (all|every|everything|the whole|a whole|my whole|the entire|\d\d+|twenty|thirty|forty|fifty|sixty|a hundred)\b`,
    String.raw`\bhow (do|would|can|to|could) (i |you |someone )?(tie a noose|make it look like an accident|overdose\b(?! (kit|aid))|hang (my|your)self|slit|kill (my|your)self)\b`,
    String.raw`\bcuanto (tarda|tardo|dura|tiempo) .{0,30}(desangr\w*|morir\w*|asfixi\w*|ahogar\w*|ahorc\w*|colg\w*|carro prendido|no despertar)\b`,
    String.raw`\b(cuant[oa]s?|que dosis|que cantidad) .{0,40}(para (ya )?(morir\w*|matar\w*|no despertar|irme|dormir(me)? para siempre)|(es|son|seria|serian) (mortal|letal|fatal)(es)?)\b`,
    String.raw`\b(manera|forma|modo) (mas )?(facil|rapida|rapido|indolora|tranquila|segura|limpia) (de|para) (morir\w*|matar\w*|irme|irse|acabar con (todo|mi vida)|ya no despertar)\b`,
    String.raw`\b(duele|se siente|se sufre)\b.{0,25}\b(desangr\w*|morir(se)? (de|por|asi|ahorcad\w*)|ahorc\w*|colg\w*|ahogar(se|me)|aventar(se|me)|tirar(se|me))\b`,
    String.raw`\b(desde|de|a) que (piso|altura) .{0,30}(muer\w*|mat\w*|salv\w*|cuent\w*|segur\w*)\b`,
    String.raw`\bque pasa(ria)? si (me )?(tomo|trago|tomara|tragara) (todo|todas|todos|tod[oa] el|el frasco|la caja|\d\d+|veinte|treinta|cuarenta|cincuenta)\b`,
  ].join('|'),
)
// "How long before I die if I keep drinking?" and questions about a relative's overdose are about a body, not about a method.
const aboutIllness =
  /\b(liver|cirrhosis|cancer|hospice|doctor|disease|keep (drinking|smoking|using)|drinking myself|narcan|naloxone|overdose death|my (cat|dog|plants?|fish)|higado|cirrosis|sigo (tomando|bebiendo)|perr[oa]|gat[oa]|plantas?)\b/
const asksMethod = (said: string) => methodAsked.test(said) && !aboutIllness.test(said)

const deniesDying = /\b(don'?t|do not) (really |even )?want to die\b|\bno (me )?quiero morir(me)?\b/
const lifeLabels = ['suicide', 'self_harm']

const yearsBack =
  /\b((\d+|two|three|four|five|six|ten|twenty|thirty|many|some|a few|several) years ago|hace (\d+|dos|tres|cinco|diez|veinte|treinta|muchos|varios|unos) anos|back (in|when)|in (19|20)\d\d|when i was (\d+|a kid|a teenager|young|in (college|high school))|cuando (tenia \d+|era (joven|nin[oa]))|de joven|used to (hit|beat|hurt|slap|abuse|scream)|me pegaba|nos pegaba)\b/
const presentAgain =
  /\b(again|still|lately|these days|tonight|want(ed)? to (die|again|do)|wanna|going to|gonna|thinking|plan|wish|otra vez|de nuevo|todavia|ultimamente|esta noche|quiero|voy a|pienso|ojala|sigo)\b/

/** Events of years ago, an idiom with a laugh, or mild discomfort: the coach answers, and asks about the danger in the same answer. */
export function isDoubtful(said: string, { labels, certainty }: MessageSigns): boolean {
  if (isFigureOfSpeech(said) || isPastSurrogateAlcohol(said) || isLongUse(said)) return true
  if (labels.includes('withdrawal_danger') && isMildWithdrawal(said)) return true
  if (!labels.some((label) => lifeLabels.includes(label) || label === 'violence_abuse')) return false
  if (labels[0] === 'violence_abuse' && certainty === 'likely' && !namesHarm(said)) return true
  return isIdiomWithLaugh(said) || (yearsBack.test(said) && !presentAgain.test(said))
}

function lifeKind(said: string, signs: MessageSigns): DangerKind {
  if (
    (other.test(said) || gathers.test(said)) &&
    !/\b(i|me|my ?self|yo|me) (also|too|tambien)\b/.test(said) &&
    !/\bi('m| am)? (want|going|gonna|thinking|suicidal|ready|done)\b|\b(quiero|voy a) (morir|matarme)\b/.test(
      said,
    )
  )
    return 'third_party'
  if (signs.labels.includes('suicide')) {
    if (signs.urgency === 'emergency') return 'suicide_now'
    return stated.test(said) || asksMethod(said) ? 'suicide_stated' : 'suicide'
  }
  return 'self_harm'
}

// "I don't want to wake up, that's all, it's not a big thing": a wish to die even if the classifier finds the whole harmless.
const wishesNotToWake =
  /\bi (just |really |honestly )?(don'?t|do not|never) (even )?want to wake up\b(?! (early|late|at|before|so|to|in|next to|with|hung|sick|him|her|them|the|my))|\bno quiero (ya )?(volver a )?despertar(me)?\b(?! (temprano|tarde|al?|con|en))/

// "She just hurts me where it doesn't show": violence against the writer.
const hurtsMe =
  /\b(he|she|they|my (husband|wife|partner|boyfriend|girlfriend|ex|dad|mom|stepdad|brother)) (just |still |only |always |also )?hurts? me (where|physically|every|again|if|whenever (he|she)|when (he|she)('s| is)? (drunk|high|mad|angry|drinks?|drinking|uses?))/

// A person in one of these dangers is in danger now, whatever the intent.
const bodilyKinds = new Set<DangerKind>([
  'overdose',
  'overdose_self',
  'child_swallowed',
  'medical',
  'wound',
  'voices',
  'choked',
  'withdrawal',
  'psychosis',
  'driving',
  'child_alone',
])

/** The kind of danger in a message (normalized), from the detector's signs and from the coach's own patterns. */
function dangerIn(said: string, signs: MessageSigns): DangerKind | undefined {
  if (asksMethod(said)) return signs.urgency === 'emergency' ? 'suicide_now' : 'suicide_stated'
  const isAboutLife = signs.labels.some((label) => lifeLabels.includes(label))
  if (!isAboutLife && wishesNotToWake.test(said)) return 'suicide'
  if (!isAboutLife && hurtsMe.test(said)) return 'violence'
  const kind = kindByPattern(said)
  if (kind && goesBeforeLife(kind, said, signs)) return kind
  if (!isAboutLife) return kind ?? kindByLabels(said, signs)
  if (isHeldAtWeapon(said) && !stated.test(said)) return 'violence'
  // "Will not wake up" can also express a wish to die; about another person it means an overdose.
  if (signs.label === 'overdose_medical' && signs.urgency === 'emergency' && other.test(said))
    return 'overdose'
  return lifeKind(said, signs)
}

const shakes =
  /\b(can'?t|cannot|won'?t|don'?t|no (puedo|deja\w* de|paro de)) (stop |quit |parar de |dejar de )?(shak\w+|trembl\w+|sweat\w+|throwing up|puking|vomit\w+|tembl\w+|sud\w+)|\b(shaking|trembling|temblando) and sweating\b/

function kindByPattern(said: string): DangerKind | undefined {
  const kind = specific.find(([, pattern]) => pattern.test(said))?.[0]
  // A body that shakes after days of use is in withdrawal, however long the break before was.
  if (kind === 'tolerance' && shakes.test(said)) return 'withdrawal'
  if (kind) return kind
  if (cannotBeWoken(said)) return 'overdose'
  return isYellow(said) ? 'medical' : unlabeledDangerIn(said)
}

/** Whether a danger is answered even if the detector also finds a danger to the writer's own life. */
function goesBeforeLife(kind: DangerKind, said: string, signs: MessageSigns): boolean {
  if (bodilyKinds.has(kind)) return true
  const wishesToDie = stated.test(said)
  // A weapon meant for another person is not suicidal, however similar the words are.
  if (kind === 'threat') return !wishesToDie && !/\bmy ?self\b/.test(said)
  // Use alone or after a break is the danger, unless the message also names a wish to die.
  if (kind === 'tolerance')
    return deniesDying.test(said) || (signs.label === 'overdose_medical' && !wishesToDie)
  // "He hit me" with words of harm is about the violent person, unless death is mentioned.
  return kind === 'violence' && !signs.labels.includes('suicide') && !wishesToDie
}

function kindByLabels(said: string, { labels, urgency }: MessageSigns): DangerKind | undefined {
  const isNormal = urgency === 'normal'
  if (labels.includes('overdose_medical')) {
    if (other.test(said) || isBodyOfOther(said)) return 'overdose'
    return isNormal ? 'tolerance' : 'overdose_self'
  }
  if (labels.includes('violence_abuse')) return 'violence'
  if (labels.includes('withdrawal_danger')) return isNormal ? 'withdrawal_plan' : 'withdrawal'
  return undefined
}

export const noSigns: MessageSigns = { label: 'none', labels: [], urgency: 'normal' }

/** Whether the coach's own patterns find a danger, regardless of the detector. */
export const namesDanger = (said: string) => stated.test(said) || dangerIn(said, noSigns) !== undefined
const crisisLabels = new Set<string>(labels.filter(isCrisis))

// Kinds that the coach's own patterns detect reliably. For others the detector, which reads the whole message, is better: it knows that "he
// overdosed in 2019" is a story.
const foundAlone = new Set<DangerKind>([
  'child_swallowed',
  'medical',
  'wound',
  'child_hurt',
  'threat',
  'voices',
  'psychosis',
])
const inCare =
  /\b(my|the|mi|la|el) (clinic|doctor|ob|midwife|nurse|clinica|doctora?|partera) .{0,25}(great|good|kind|knows|help\w*|watch\w*|cuida\w*|sabe|ayuda\w*|bien)\b/

const jokingly =
  /\b(someone|somebody|people|everyone|everybody|alguien|todos|todo el mundo)\b.{0,20}(\blol\b|\bhaha\w*|\bjaja\w*|😂|🤣)/

const laugh = /\b(lol|haha\w*|jaja\w*)\b|😂|🤣/
const weapon =
  /\b(guns?|knife|pistol|rifle|machete|pistola|cuchillo|navaja|tonight|esta noche|swear|juro|really|en serio)\b/
const isJoke = (said: string) => jokingly.test(said) || (laugh.test(said) && !weapon.test(said))

/** The detector is certain of a danger: no exception for ordinary food, medicine or the past of another person applies then. */
const isSure = ({ labels: found, certainty }: MessageSigns) =>
  certainty === 'certain' && found.some((label) => crisisLabels.has(label))

const isOldLoss = (kind: DangerKind | undefined, said: string) =>
  (kind === 'overdose' || kind === 'overdose_self' || kind === 'third_party') && isPastLoss(said)

const isHarmlessIntake = (said: string, signs: MessageSigns) =>
  isMixingHabit(said) || (!isSure(signs) && (isOrdinaryMedicine(said, signs.labels) || isOnlyFood(said)))

/** The kind of danger that the detector and the coach's own rules agree on. */
export function kindOf(said: string, signs: MessageSigns, failed: boolean): DangerKind | undefined {
  const kind = dangerIn(said, signs)
  if (asksMethod(said) || wishesNotToWake.test(said)) return kind
  if ((kind === 'overdose' && cannotBeWoken(said)) || (kind === 'violence' && hurtsMe.test(said))) return kind
  if (
    (isPastOfOthers(said) && (!isSure(signs) || isOldLoss(kind, said))) ||
    (kind === 'voices' && isInnerVoice(said)) ||
    (kind === 'violence' && isLegalThreat(said))
  )
    return undefined
  if (signs.certainty === 'possible' && isTemptation(said)) return undefined
  const isIngested = kind === 'overdose' || kind === 'overdose_self'
  if (isIngested && isHarmlessIntake(said, signs)) return undefined
  if (kind === 'threat' && (isFigureOfSpeech(said) || (signs.urgency === 'normal' && isJoke(said))))
    return undefined
  if (!kind || failed || signs.labels.some((label) => crisisLabels.has(label))) return kind
  if (familyOf[kind] === 'advice') return inCare.test(said) ? undefined : kind
  return foundAlone.has(kind) ? kind : undefined
}

/** A danger that counts as temptation or as the past of another person, although the detector is not unsure of it. It is asked about. */
export function setAside(said: string, signs: MessageSigns): DangerKind | undefined {
  if (signs.isFaint === true || !signs.labels.some((label) => crisisLabels.has(label))) return undefined
  if (!isPastOfOthers(said) && !isTemptation(said)) return undefined
  const kind = dangerIn(said, signs)
  return isOldLoss(kind, said) ? undefined : kind
}
