// Everyday senses of words that elsewhere indicate danger: a goodbye to cigarettes, a plan for the evening, a phone that nobody
// answers. They apply only in a conversation without any sign of danger so far.
import { normalizeText } from '../../platform/normalize-text.ts'
import { type DangerKind, familyOf, namesDanger } from '../script/danger.ts'
import { bodyInDanger } from '../script/danger-context.ts'
import { isOfTheTalk, isRestlessLegs } from './daily-life.ts'
import { holdsBreath } from './danger-in-acts.ts'
import type { TalkBefore } from './doubts.ts'
import { isFactOfRecovery } from './facts-of-recovery.ts'
import { isBlamedForBaby, isFactOfUse } from './facts-of-use.ts'
import { isPlainFact } from './plain-facts.ts'

const goodbyeToThings =
  /\b(good ?bye|farewell|bye|breakup|adios|despedida|despedirme)( (letter|note|text|party|dinner|carta))? (to|for|with|a|al|de|del) (my |the |our |these |those |mis? |las? |los |el )?(cigarett?es?|cigs?|smok\w*|vap\w*|nicotine|tobacco|alcohol|drinking|booze|wine|beer|vodka|weed|coke|meth|drugs?|gambling|betting|casinos?|porn|sugar|games?|gaming|dealer|plug|bookie|addiction|disease|neighbou?rs?|coworkers?|team|class|guys|crew|office|plant|students|grandma|grandpa|cigarros?|apuestas|vecin[oa]s|companer[oa]s|abuel[oa])\b|\b(going away|farewell|retirement|goodbye) (party|lunch|cake)\b/
const tonight = /\b(tonight|this evening|esta noche|hoy en la noche)\b/
const speaksTonight =
  /\b(ask|asking|tell|telling|talk to|talking to|call|calling|text|texting|email|write|apologi[sz]e to|pregunt\w+|le digo|le voy a decir|hablo con|hablar con|llamo a|llamar a) (it |this |that |the truth )?(to |with |a )?(him|her|them|(my|our|mi) \w+|mom|dad)\b/
const togetherTonight =
  /\b(while|when|before|after) we\b|\bmientras \w+amos\b|\b(i'?m|we'?re) (making|cooking|baking|bringing|watching|hosting|playing|taking (the|my|our) (kids?|dog|son|daughter))\b|\b(first )?(meeting|group|class|practice|rehearsal|book club|bowling|junta|reunion) (is )?(at|a las) \d/
const nobodyPicksUp =
  /\b(he|she|they|it|(my|the) \w+) (still )?(doesn'?t|don'?t|won'?t|didn'?t|never|isn'?t|aren'?t) (even )?(pick(s|ing)? up|answer(s|ing)?|call(s|ing)? back|text(s|ing)? back|repl(y|ies|ying))\W*$|\bno (me )?(contesta|responde)( el telefono| los mensajes)\b/
const calmAboutThings =
  /\b(calm|relaxed|fine|ok(ay)?|good|relieved|tranquil[oa]) (about|with|por|con) (the|my|our|this|that|mi|la|el|lo del?) (\w+ )?(court|hearing|interview|job|meeting|test|exam|move|divorce|surgery|appointment|visit|wedding|trip|call|school|baby|custody|sentence|probation|case|juicio|entrevista|trabajo|examen|mudanza|divorcio|operacion|cita|boda|viaje)\b/
const settledThings =
  /\b(it'?s|case|that'?s) (all )?(settled|decided|done),? .{0,20}\b(probation|court|custody|divorce|lease|contract|rehab|bed|job|school|judge|lawyer)\b/
const careWhileAway =
  /\b(will|'ll|can|gonna|is going to|va a) (take|keep|watch|feed|walk|cuidar) (care of )?(the|my|our|a?l?|mis?) ?(\w+ )?(dogs?|cats?|kids?|plants?|birds?|horses?|house|truck|perr[oa]s?|gat[oa]s?|nin[oa]s|casa)\b.{0,8}\b(while|during|mientras) .{0,16}\b(away|rehab|treatment|detox|hospital|surgery|work|vacation|trip|jail|school|tratamiento|trabajo|viaje)\b/
const givesOnward =
  /\bgave (\w+ ){1,3}(chips?|coins?|medallions?|big book|book) to (my|a|the) (sponsees?|newcomers?|new (guy|girl|person))\b/
const moneyGone =
  /\b(it|the money|the cash|that|my (check|paycheck|refund|bonus))('ll| will)( all)? be gone (by|before|in)\b/
const prognosis =
  /\b((one more|next|another) (\w+ )?(drink|binge|time|bender|hit|relapse)|(drink|smok|us)ing|alcohol|the booze|her liver|his liver) (could|will|would|might|may|can|is going to) kill (him|her|them|me)\b|\bdrink(s|ing)? (him|her|them)sel(f|ves) to death\b/

// "I don't want to be his warden" refuses a role. "Their problem" and "a part of this" are not roles and may express a wish to die.
const role =
  '(warden|jailer|guard|cop|police|babysitter|nanny|nurse|maid|driver|caretaker|caregiver|therapist|counselor|mother|mom|dad|father|parent|boss|bank|atm|doormat|punching bag|enabler|savior|rescuer|nag|villain|bad guy|boring one|sober one|mama|papa|madre|padre|ninera|enfermera|policia|guardia|chofer|terapeuta|banco|sirvienta)'
const refusesRole = new RegExp(
  String.raw`\b(don'?t|do not|didn'?t) want to be (his|her|their|your|anyone'?s|everyone'?s|the|a|an|that) ${role}\b|\bno quiero ser (su|tu|la|el|una?) ${role}\b`,
)
const homeFromCare =
  /\b(got|gets|came|comes|coming|is|just|home|out|back) (out |home |back )?(of|from) (rehab|detox|treatment|jail|prison|the (hospital|program|ward))\b/
const usesAgain =
  /\b(us(e[ds]?|ing)|drank|drinking|drunk|high|tak(es|ing)|shot|pills?|dope|heroin|fentanyl|meth|coke|needle|sick|against|ama|tolerance|relaps\w*|foil|stash|kit|smok\w*|at it|narcan|locks?|locked|aluminio)\b/

// "I'm tired too": exhaustion of a relative or a parent.
const tiredToo =
  /^(y )?(yo )?(tambien )(estoy|ando) (muy |bien )?cansad[oa]\W*$|^(and )?(i'?m|i am) (tired|exhausted) too\W*$/

// "I hit a parlay and I can't stop smiling"
const cannotStopSmiling =
  /\b(can'?t|cannot|couldn'?t) stop (smiling|grinning|laughing|dancing|giggling)\b|\bno (puedo dejar|paro) de (sonreir|reir(me)?)\b/
// An injury at work, with the same verb as harming oneself.
const injured =
  /\bme (lastime|fregue|torci|quebre|rompi) (la|el) (espalda|rodilla|hombro|tobillo|cintura|pie|pierna|cadera|cuello)\b/
const onPurpose = /\b(a proposito|adrede|yo mism[oa]|cort\w+|quem\w+|on purpose)\b/
const livesInCare =
  /\b(mom|mother|dad|father|grand\w+|aunt|uncle|he|she|mama|papa|abuel[oa]|ti[oa])( i|')?s? (lives |moved |went |esta |vive )?(in|into|to|en) (the |an? |un |una |el |la )?(assisted living|nursing home|memory care|asilo|residencia)\b/
const wentOut =
  /\b(back|knee|shoulder|hip|neck|ankle|power|lights?|internet|wifi|car|heater) (just |has |have |had )?(went|goes|gone|gave|gives|given) out\b/
const asksForComfort =
  /^(can|could|will|would) (you|u) (just |please )?(tell|promise|say)( to)?( me)? (that )?(i'?m|im|it'?s|its|i will|i'?ll|everything('?s| is)?|things)\b.{0,24}\b(ok(ay)?|fine|al ?right|better)\W*$|^(me )?(puedes|podrias) (solo )?decir(me)? que (todo )?(voy a|va a|estare|estara)\b.{0,16}\bbien\W*$/
// "Drove out to buy the same ones so nobody would notice": replaces what was eaten.
const replacesFood =
  /\b(eat|ate|eaten)\b.*\b(buy|bought|buying|get|got) (the same|another|more)( \w+){0,2} so (that )?(nobody|no one|they|he|she) (would|will|wouldn'?t|won'?t|'d) (even |ever )?(know|notice|see|find out|tell)\W*$/
const nowhereElse = /\bdon'?t (really )?want to be (anywhere|any place) else\b/
const stashAtWork =
  /\b(drawer|cart|cabinet|stockroom|med room)\b.{0,40}\b(nobody|no one) would (ever )?(know|notice|miss it)\W*$/

// "If I cut him off": a contact that ends, or money.
const cutsOff =
  /\b(cut|cutting) ((him|her|them|people|everyone|my (mom|dad|mother|father|brother|sister|son|daughter|family|parents|friends?|husband|wife|boyfriend|girlfriend|ex)) (off|out|loose)|ties|contact)\b(?!.*\b(myself|arms?|legs?|wrists?|skin|blade|razor|bleed\w*)\b)/

// "¿Le sigo dando la paga o se la corto?"
const cutsOffMoney =
  /\b(se|le|les) (la|lo|las|los) (corto|corte|cort[aó]|cortar)\b|\bcort(o|e|ar|arle|arles) (la|el|las|los) (paga|dinero|telefono|internet|ayuda|mesada|tarjeta|luz)\b/

const everyday = [
  cutsOff,
  cutsOffMoney,
  cannotStopSmiling,
  replacesFood,
  nowhereElse,
  stashAtWork,
  asksForComfort,
  livesInCare,
  tiredToo,
  refusesRole,
  goodbyeToThings,
  nobodyPicksUp,
  calmAboutThings,
  settledThings,
  careWhileAway,
  givesOnward,
  moneyGone,
]
// Next to one of these words, no everyday sense applies.
const grave =
  /\b(cut(s|ting)?\b(?! (him|her|them|you|it|off|down|back|out|ties|contact|class))|weapon|slic\w*|puso (chao|adios)|ya no voy a estar|mirador|d(ie|ies|ied|ying)|dead|death|kill\w*|guns?|pistol|rifle|rope|noose|pills|blade|bridge|roof|ledge|my ?self|forever|for good|never (see|wake|come|be)|without me|burden|better off|won'?t (be|need|matter|see)|last (time|message|words|night|one)|love (you|him|her|them)|i'?m sorry|forgive|can'?t (take|do|go|live)|it'?ll be over|be over|end (it|this|things)|no more|want out|muer\w*|mor(ir|i|irme)\w*|mat(ar|o|arme)|pistola|soga|pastillas|puente|para siempre|sin mi|carga|perdon\w*|los quiero|acab\w+|termin\w+)\b/
const wishes = /\b(want|wish|hope|let it|good|ojala|quiero)\b/

const speaksOrMeets = (said: string) =>
  tonight.test(said) && (speaksTonight.test(said) || togetherTonight.test(said))
const isPlan = (said: string) =>
  (speaksOrMeets(said) || speaksTonight.test(said) || togetherTonight.test(said)) && !grave.test(said)

// "Yeah. Tonight", "I'm going to do it": after a plan of one's own, or after "When will you do it?".
const goesAhead =
  /^(yeah|yes|yep|ok(ay)?|si|va)?[,. ]*(tonight|tomorrow|this evening|esta noche|manana|hoy)?( after (dinner|work|school|class|group))?[,. ]*((i'?m|i am) (gonna|going to) (do it|ask|tell (him|her|them)|go)( tonight)?|i'?ll do it( tonight| tomorrow)?( after (dinner|work|school|class|group))?|it'?s (decided|settled)|(ya )?(lo decidi|esta decidido)|lo voy a hacer|(tonight|today)'?s the (night|day))?\W*$/
const asksWhen = /\b(when will you|what time|what day|cuando lo|a que hora|que dia)\b/

function continuesPlan({ previous, asking }: TalkBefore, said: string): boolean {
  return goesAhead.test(said) && (isPlan(normalizeText(previous)) || asksWhen.test(asking))
}

// "I have to go now, bye" ends an ordinary conversation.
const plainLeaving =
  /^(enough (about|of) me|that'?s (enough|all) (about me|for (today|now)))[,. ]+(bye+|good ?night|thanks( bye)?|adios|gracias)?\W*$|^(ok(ay)?|well|alright|anyway|thanks|bueno|gracias)?[,. ]*(i |ya )?(have to|gotta|got to|need to|should|me tengo que|tengo que) (go|run|head out|sleep|get going|ir(me)?|dormir)( to (work|bed|sleep))?( now| ya)?[,. ]*(bye+|good ?night|adios|gracias|thanks)?\W*$/

const color = /^(it'?s|they'?re|its|es) (\w+ )?(blue|purple|gray|grey|white|azul|morad[oa]|gris)\W*$/
const body =
  /\b(lips?|face|skin|fingers?|nails|hands?|tongue|bod(y|ies)|pills?|breath\w*|took|overdos\w*|od'?d|baby|labios?|cara|piel|dedos|unas|pastillas?|respir\w*)\b/

// A fear of care, work or company, and not of a person.
const fears = String.raw`(scared|afraid|nervous|anxious|terrified|dread(ing)?|me da (mucho )?miedo|tengo (mucho )?miedo( de)?)`
const places = String.raw`(doctors?|dr|dentist|therapist|counselor|psychiatrist|hospital|er|e r|emergency room|clinic|detox|rehab|treatment|meetings?|groups?|aa|na|work|school|class|court|interview|gym|store|party|wedding|church|medic[oa]|doctora?|dentista|terapeuta|psicolog[oa]|hospital|clinica|centro|reunion(es)?|junta|grupo|trabajo|escuela|juzgado|entrevista|tienda|fiesta|boda|iglesia)`
const fearsPlaces = new RegExp(String.raw`\b${fears} (to|of|about|ir|a|de)? ?(\w+ ){0,3}${places}\b`)
const threat =
  /\b(home|house|casa|hurts?|hits?|beats?|kill\w*|he|he'?ll|he'?s|hes|hell|she|she'?ll|they|they'?ll|him|her|them|ex|husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|stepfather|uncle|brother|gang|someone|somebody|el|ella|ellos|espos[oa]|marido|novi[oa]|pareja|papa|padre|padrastro|tio|hermano|alguien)\b/
// How naloxone is used or where it is sold, asked before anyone needs it.
const asksOfNaloxone =
  /\b(narcan|naloxone|naloxona)\b.*\b(how (do|does|to|would)|(don'?t|not sure) (really )?know how|where (can|do)|expires?|como se (usa|pone|da)|no se como|donde)\b|\b(how (do|does|to|would)|where (can|do)|como se (usa|pone|da)|donde)\b.*\b(narcan|naloxone|naloxona)\b/
// "How do I use it on my son", "where do I get some now": someone needs naloxone now.
const neededNow = /\bon (him|her|them|my|someone)\b|\b(now|ahora|ya)\b/

// "She quit drinking and she's in a bad mood all day": a mood, not a physical sign of withdrawal.
const mood =
  /\b(bad mood|moody|irritable|cranky|grumpy|mean|snappy|snaps?|short[- ]tempered|angry|mad|bored|de malas|de mal humor|enojad[oa]|irritad[oa]|aburrid[oa])\b/
const changesOfBody =
  /\b(sleep\w*|slept|duerm\w*|dormi\w*|eat(s|ing)?|ate|come|comer|sud\w*|tiembl\w*|gelatina|sweat\w*|from stopping|locked)\b/

const neverTouched =
  /^((no+|nah|nope)[,. ]+)*(he|she|they|my \w+)('?s| has|'?ve| have|'?d| would| does| doesn'?t| do| don'?t| didn'?t|hasn'?t)? ?(never |doesn'?t |does not |didn'?t |don'?t |not )?(even |once |ever )*(hit|hurt|touche?d?|threaten(ed)?)s?( me| us| anyone)?( or (anything|yell))?\W*$|^((no+|que va|para nada)[,. ]+)*((el|ella|mi \w+) )?(no|nunca|jamas) (me|nos) (ha |han )?(peg(a|o|ado)|golpe(a|o|ado)|lastim(a|o|ado)|hace dano|amenaz(a|o|ado)|toca|tocado)( (nunca|ni nada|a mi|para nada|eso no))?\W*$/
const isDenied = /\b(never|not|no|n't|doesn'?t|didn'?t|don'?t|hasn'?t|nunca|jamas)\b/

// "He didn't yell. He just went quiet": not violence, unless another word indicates it.
const staysCalm =
  /^(\w+ )?(he|she|they|my \w+) (didn'?t|did not|never) (even )?(yell|scream|shout|raise (his|her|their) voice|get (mad|angry|upset))\b|^(no|ni siquiera) (me )?(grito|se enojo|gritaron)\b/
const menace =
  /\b(this time|yet|today|hit\w*|push\w*|shov\w*|grab\w*|thr(ew|ow\w*)|slam\w*|broke|break\w*|lock\w*|guns?|knife|kill\w*|threat\w*|hurt\w*|scar(ed|y|es)|afraid|terrif\w*|hands?|fists?|block\w*|follow\w*|chok\w*|look(ed)? at|whisper\w*|smil\w*|esta vez|peg\w*|empuj\w*|amenaz\w*|miedo|cuchillo|pistola)\b/

// "I hit a mailbox", "he said he misses my face"
const hitsThings =
  /\bhit (a|an|the|some|my|that) (\w+'?s? )?(mailbox|car|truck|pole|fence|curb|deer|tree|sign|wall|hydrant|bumper|parlay|jackpot)\b|\b(di|pegue|meti) (un |una )?(punetazo|golpe|patada)s? a(l| la| una?) (puerta|pared|mesa|espejo|armario)\b/
const ofPeople = /\b(me|him|her|he|she|us|them|my (son|daughter|wife|husband|kids?))\b/
// "The baby kicked me all night", told by someone who is pregnant or holds a small child.
const isOfBaby =
  /\b(the|my|our) (baby|bump|toddler|infant|newborn|little (one|guy|man))( boy| girl)?( just| keeps?| is| always)? (kick(s|ed|ing)|hits?|hitting|punch(es|ed|ing)|headbutt\w*|bites?|bit) (me|my)\b|\b(el|la|mi) bebe (me )?(patea|pateo|da patadas|pega patadas)\b/
const isMissed =
  /\b(said|says|told me) (that )?(he|she|they) miss(es|ed)? (me|us|my face|talking|the old me)\W*$/

/** Words that rule out an everyday sense: a means of harm, a dangerous place, or failing body functions. */
const alarming =
  /\b(guns?|pistol|rifle|rope|noose|blade|razor|bridge|roof|ledge|tracks|garage|engine|water|cliff|pills|pastillas|overdos\w*|od'?d|suicid\w*|kill my|(to|wanna|want to) die|dead inside|no point|blue|gr[ae]y|slump\w*|unconscious|not breathing|pistola|soga|puente|azotea|sobredosis|matarme|morirme|no respira)\b/

const fits = /\b\d+(st|nd|rd|th) seizure\b|\b(trembling|shaking) all over\b|\b(stiffened|jerking)\b/

function isPlain({ recent }: TalkBefore, said: string): boolean {
  const before = normalizeText(recent.join(' '))
  return (
    !alarming.test(before) &&
    (isPlainFact(said, before) ||
      isFactOfRecovery(said, before) ||
      isFactOfUse(said, before) ||
      isOfTheTalk(said, before))
  )
}

const hasSign = ({ used }: TalkBefore) => used.some((one) => one.startsWith('sign.suicide.'))

/** A color of a thing, a return from treatment, a bad mood, or a question about naloxone, without a word for a body in danger. */
function isPlainOfBody({ recent }: TalkBefore, said: string, kind: DangerKind): boolean {
  if (color.test(said)) return !body.test(normalizeText(recent.join(' ')))
  if (kind === 'withdrawal' && isRestlessLegs(said, recent)) return true
  if (holdsBreath.test(said)) return true
  if (bodyInDanger.test(said)) return false
  return (
    (homeFromCare.test(said) && !usesAgain.test(said)) ||
    wentOut.test(said) ||
    (kind === 'withdrawal' && mood.test(said) && !changesOfBody.test(said)) ||
    (asksOfNaloxone.test(said) && !neededNow.test(said))
  )
}

/** Whether a message (normalized) has a plain everyday sense, in a talk without a sign of danger. */
export function isEveryday(before: TalkBefore, said: string, kind: DangerKind | undefined): boolean {
  if (before.risk?.open || before.worry || hasSign(before)) return false
  if (!namesDanger(said) && !fits.test(said) && isPlain(before, said)) return true
  if (isBlamedForBaby(said, normalizeText(before.recent.join(' ')))) return true
  if (kind && familyOf[kind] === 'medical') return isPlainOfBody(before, said, kind)
  if (prognosis.test(said)) return !wishes.test(said)
  if (kind && familyOf[kind] === 'violence')
    return (
      (neverTouched.test(said) && isDenied.test(said)) ||
      (hitsThings.test(said) && !ofPeople.test(said)) ||
      isMissed.test(said) ||
      isOfBaby.test(said) ||
      (staysCalm.test(said) && !menace.test(said)) ||
      (fearsPlaces.test(said) && !threat.test(said))
    )
  if (kind && familyOf[kind] !== 'life') return false
  if (grave.test(said) || namesDanger(said)) return false
  return (
    everyday.some((cue) => cue.test(said)) ||
    (injured.test(said) && !onPurpose.test(said)) ||
    speaksOrMeets(said) ||
    (before.turn > 0 && (plainLeaving.test(said) || continuesPlan(before, said)))
  )
}
