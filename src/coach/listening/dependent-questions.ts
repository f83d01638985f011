// Short questions that mean something only in their talk, and the prepared answers that fit them: "and if he refuses?", "how long?".
import type { SituationId } from '../script/situation-id.ts'
import type { StoryTopic } from '../script/story.ts'

export type DependentQuestion = {
  /** On the normalized message. */
  cue: RegExp
  who?: 'self' | 'other'
  at?: readonly SituationId[]
  topics?: readonly StoryTopic[]
  /** Only if one of the last messages matches. */
  spoke?: RegExp
  /** Takes precedence over a certain answer, because the words are unambiguous here. */
  isFirst?: true
  /** Only right after one of these answers. */
  after?: readonly string[]
  /** Ids of prepared answers; the first one that was not given yet is used. */
  answers: readonly string[]
}

const easing =
  /^(and |but |so |ok |y |pero )*(does|will|when does|when will|how long (does|will|until|till|before)|do)? ?(it|this|that|things)? ?(ever )?(get (any )?(better|easier)|go away|stop|last|end|pass|take|feel normal|let up)\b|^(and |so )?(how long|when|how much longer|until when)\W*$|^(y )?(cuanto (dura|tarda|falta)( esto)?|cuando (se (pasa|quita)|mejora)|se (pasa|quita)|mejora)\W*$|\bcuanto dura (esto|eso)\b/
const refusing =
  /\b(if|what if) (he|she|they) (still )?(refuses?|denies|denied|says? no|won'?t|doesn'?t (want|listen|care)|gets? (mad|angry)|keeps?|lies)\b|\bsi (el |ella )?(me dice que no|no quiere|se niega|dice que no|lo niega|no acepta|se enoja|miente)\b/
const wording =
  /^(ok |so |but |and |y |pero )*(what|how) (do|should|would|can|could) i (even |ever )?(say|tell|bring|talk|start|ask|approach)\b|^(y )?(que|como) (le|se lo) (digo|hablo|pregunto|empiezo)\b/
const wordingForThem = new RegExp(
  `^(?!.*\\b(meetings?|groups?|sponsor|court|judge|boss|doctor|therapist|kids?|junta|jef[ea]|juez|medico)\\b)(?:${wording.source})`,
)
const returning =
  /\b(if|when|what if) (it|the (urge|craving|feeling)|they) (comes?|come|starts?|gets?) ?(back|again|bad|worse)\b|\bsi (vuelve|regresa|me vuelven)\b/
const deciding =
  /^(so |but |and )*(should|do) i (still |even |really )?(have to |need to )?(tell|tell (her|him|them|my \w+))\b|^(le digo|se lo digo|debo decirle)\W*/
const medicines = [
  'naltrexone',
  'drink-on-naltrexone',
  'acamprosate',
  'disulfiram',
  'buprenorphine',
  'methadone',
  'medicine-for-drinking',
  'medication-treatment-what',
]

const stopping =
  /\b(how (bad|hard|rough) (will|would|is) (it|this|that)\b.{0,12} (if|when) i (stop|quit)|what (would|will|happens?|could)\b.{0,12} (happen )?(if|when) i (just )?(stop|quit)|(can|could|should) i (just )?(stop|quit)\W*$|(stop|quit) (cold turkey|all at once|suddenly|tomorrow)|que pasa si (lo dejo|dejo|paro)|(puedo|y si) (dejarl[oa]s?|cortarl[oa]s?|dejo|paro)( de golpe| asi nomas| ya)?)\b/
// The answer about stopping depends on the drug: the most dangerous one that was named decides.
const stoppingDrugs: readonly DependentQuestion[] = (
  [
    [/\b(benzos?|xanax|klonopin|ativan|valium|clonazepam|rivotril)\b/i, 'benzo-withdrawal'],
    [/\b(heroin|fent\w*|oxy\w*|perc\w*|opioids?|dope|kratom|heroína|fentanilo)\b/i, 'opioid-withdrawal'],
    [/\b(meth|coke|cocaine|crack|adderall|cristal|cocaína)\b/i, 'stimulant-withdrawal'],
    [/\b(weed|pot|thc|marijuana|cannabis|edibles?|dabs?|mota|marihuana)\b/i, 'cannabis-withdrawal'],
  ] as const
).map(([spoke, answer]) => ({
  cue: stopping,
  who: 'self',
  spoke,
  answers: [answer],
  isFirst: true,
}))
const aboutMeetings = [
  'find-meeting',
  'online-meetings',
  'which-fellowship',
  'smart-recovery',
  'religion',
  'secular-meetings',
  'lifering-about',
  'dharma-meetings',
  'women-meetings',
  'lgbtq-meetings',
  'young-people-meetings',
  'meeting-what-happens',
  'gambling-meetings',
  'family-meetings',
]

const isBad =
  /^(and |so |but |ok |y )*((is|was) (it|that|this) (really |so |very |that |even )?(bad|dangerous|serious|a problem|unhealthy|normal|ok(ay)?|a lot|too much)( for (me|him|her))?|is \w+ (beers?|drinks?|glasses)? ?a lot|how bad (is|was) (it|that|this)|(eso )?(es|esta) (muy )?(malo|mal|grave|peligroso|normal|mucho))\W*$/
const howLong =
  /^(and |so |ok |y )*((for|till|until) )?how long( (do|does|will|should|would) (people|you|i|it|that|he|she)( (stay|take|last|need|have to|go))?( it| on it)?)?\W*$|^(and |so )?(till|until|for) when\W*$|^(y )?((por )?cuanto (tiempo|dura|tarda)|hasta cuando)\W*$/
const whatCost =
  /^(and |so |y )*((is|are) (it|that|they) (expensive|pricey|free|covered)|how much( (is|does|are|do) (it|that|they))?( cost)?|does (it|that) cost (a lot|much|anything)|es (muy )?car[oa]|cuanto (cuesta|cobran|vale))\W*$/
const whatNext =
  /^(ok(ay)? |so |and |y |well |but )*(what now|now what|what next|what'?s next|(and )?then what|and then|what do i do now|y ahora( que)?|ahora que|y luego|y despues)\W*$/
const lapsed =
  /\b(drank|relaps\w+|slipped|used|had one|one in my hand|picked (one|it) up|closed the bar|tom[eé]|beb[ií]|reca[ií])(?![\p{L}])/iu
const whatThere =
  /^(ok |so |and |but |y )*(what (do|can|should) i (even )?(do|try) (there|then|instead|at night|that hour)|(what about )?at night|(y )?(de|en la) noche|how do i (quit|stop) (that|it)|que hago (ahi|entonces|de noche))\W*$/
const treatments = [
  'what-is-rehab',
  'inpatient-or-outpatient',
  'detox-what',
  'what-detox-feels-like',
  'where-to-start',
  'choose-good-program',
  'iop-what',
  'therapist-or-program',
  'medication-treatment-what',
  'treatment-near-me',
  'how-long-rehab',
  'leave-rehab-early',
]
const shakes = /\b(shak\w+|trembl\w*|sweat\w*|tembl\w*|tiembl\w*|sud(o|ando))\b/i
const opioids =
  /\b(oxy\w*|heroin\w*|fent\w*|opioids?|opiates?|percs?|percocet|dope|suboxone|hero[ií]na|fentanilo)(?![\p{L}])/iu
const sleepPills =
  /\b(sleeping pills?|ambien|xanax|klonopin|benzos?|valium|lorazepam|clonazepam|pastillas para dormir)\b/i

/** Questions of two or three words, answered by what the conversation has named. */
const bareQuestions: readonly DependentQuestion[] = [
  {
    cue: whatThere,
    spoke: /\b(sleep\w*|slept|insomnia|dorm\w+|duermo)\b/i,
    answers: ['cant-sleep', 'three-am', 'sleep-how-long'],
  },
  {
    cue: whatNext,
    at: ['lapse'],
    who: 'self',
    answers: ['relapsed-now', 'learn-from-relapse', 'count-days-again'],
  },
  { cue: whatThere, topics: ['nicotine'], answers: ['nicotine-craving', 'craving-plan'] },
  { cue: whatThere, topics: ['gambling'], who: 'self', answers: ['gambling-craving', 'gambling-blockers'] },
  { cue: whatThere, topics: ['food'], who: 'self', answers: ['food-craving', 'bingeing'] },
  { cue: whatThere, topics: ['gaming'], who: 'self', answers: ['gaming-craving'] },
  { cue: whatThere, topics: ['love'], who: 'self', answers: ['porn-sex-craving'] },
  { cue: whatThere, topics: ['drinking'], who: 'self', answers: ['alcohol-craving', 'craving-plan'] },
  {
    cue: isBad,
    who: 'self',
    topics: ['drinking'],
    spoke: shakes,
    answers: ['alcohol-withdrawal', 'which-withdrawal-dangerous'],
  },
  { cue: isBad, who: 'self', spoke: opioids, answers: ['opioid-withdrawal', 'withdrawal-comfort'] },
  { cue: isBad, spoke: /\b(feel nothing|numb|flat|no siento nada)\b/i, answers: ['numb-flat'] },
  {
    cue: isBad,
    who: 'self',
    topics: ['nicotine'],
    spoke: /\b(smoked|vaped|just one|had one|fum[eé])(?![\p{L}])/iu,
    answers: ['smoking-relapse'],
  },
  { cue: isBad, who: 'self', topics: ['gambling'], answers: ['gambling-or-not'] },
  { cue: isBad, who: 'self', topics: ['food'], answers: ['bingeing', 'eating-disorder-help'] },
  { cue: isBad, who: 'self', topics: ['using'], answers: ['am-i-addicted'] },
  { cue: isBad, topics: ['drinking'], answers: ['drinking-limits', 'audit-test'] },
  { cue: howLong, after: medicines, answers: ['how-long-on-meds'] },
  { cue: howLong, after: treatments, answers: ['how-long-rehab'] },
  { cue: howLong, who: 'self', topics: ['nicotine'], answers: ['nicotine-withdrawal', 'how-long-recovery'] },
  { cue: howLong, who: 'self', spoke: opioids, answers: ['opioid-withdrawal', 'paws', 'how-long-recovery'] },
  {
    cue: howLong,
    who: 'self',
    topics: ['drinking'],
    spoke: shakes,
    answers: ['alcohol-withdrawal', 'how-long-recovery'],
  },
  {
    cue: howLong,
    who: 'other',
    spoke: /\b(stay|live|move in|vivir|quedarse|venir)\b/i,
    answers: ['live-with-user', 'set-boundaries'],
  },
  {
    cue: whatCost,
    after: [...medicines, 'how-long-on-meds'],
    answers: ['insurance-coverage', 'treatment-cost'],
  },
  { cue: whatCost, after: treatments, answers: ['treatment-cost', 'no-insurance'] },
  { cue: whatCost, after: aboutMeetings, answers: ['meeting-cost'] },
  {
    cue: whatNext,
    topics: ['nicotine'],
    spoke: /\b(smoked|vaped|fum[eé])(?![\p{L}])/iu,
    answers: ['smoking-relapse', 'nicotine-craving'],
  },
  {
    cue: whatNext,
    who: 'self',
    spoke: lapsed,
    answers: ['relapsed-now', 'learn-from-relapse', 'count-days-again'],
  },
  { cue: whatNext, at: ['craving'], answers: ['urge-surfing', 'craving-plan'] },
  {
    cue: whatNext,
    spoke: /\bfirst meeting\b|primera (junta|reuni[oó]n)/i,
    answers: ['ninety-in-ninety', 'find-sponsor'],
  },
  {
    cue: /^(and |so )?how (many|often)\W*$|^(y )?cuantas\W*$/,
    spoke: /\b(meetings?|juntas?|reuniones)\b/i,
    answers: ['ninety-in-ninety'],
  },
  {
    cue: /^(so |and |y )*(do i (start over|lose (my|all my) (days|time))|(does|did) (my|the) (count|time|days) (reset|start over)|empiezo de cero|pierdo mis dias)\W*$/,
    answers: ['count-days-again'],
  },
  {
    cue: /^(so |and |but |ok )*(do|should) i (even )?(say|do) (something|anything)\b|^(le )?digo algo\W*$/,
    who: 'other',
    at: ['relative', 'family'],
    answers: ['talk-to-user', 'good-time-to-talk'],
  },
  {
    cue: /^(so |and |but )*(do|should) i (call|text|visit|go see|write( to)?) (him|her|them)\W*$/,
    who: 'other',
    answers: ['good-time-to-talk', 'help-from-far-away'],
  },
  {
    cue: /^(so |and |ok )*what (do|should) i (even )?(say|tell|text|write)( to)? (him|her|them)\b/,
    who: 'self',
    topics: ['drinking', 'using'],
    spoke: /\b(found out|found my|caught me|knows now)\b/i,
    answers: ['caught-lying', 'tell-partner'],
  },
  {
    cue: /\b(stop(ping)?|quit(ting)?) ?(it|them)?\W*$|^just like that\W*$|^asi nomas\W*$/,
    who: 'self',
    spoke: sleepPills,
    answers: ['which-withdrawal-dangerous', 'benzo-withdrawal'],
  },
]

const isBare = [
  /^(ok |so |and |but )*(is|was|does|do|did|has|are) (it|that|this|he|she|they|there)( (right|wrong|true|real|safe|scary|worth it))?\W*$|^what does (that|this|it) mean\W*$/,
  isBad,
  howLong,
  whatCost,
  whatNext,
  /^(and |so |but |ok |y )*(how( (many|much|often))?|why|who|where|when|which|como|por que|quien|donde|cuando|cual)\W*$/,
  /^(and|but|or|y|pero) (then )?(if|si) (\w+ ?'?\w* ?){1,6}\W*$/,
]

/** Whether a question (normalized) means nothing without the talk: "for how long?", "and then?". */
export const isBareQuestion = (said: string): boolean =>
  isBare.some((cue) => cue.test(said.replace(/^[¿¡]+/, '')))

export const dependentQuestions: readonly DependentQuestion[] = [
  ...bareQuestions.map((one) => ({ ...one, isFirst: true as const })),
  { cue: stopping, topics: ['drinking'], who: 'self', answers: ['alcohol-withdrawal'], isFirst: true },
  ...stoppingDrugs,
  {
    cue: /\bwhere (would|could|do|can|should) (i|we) (even )?(go|stay)\b|\ba ?donde (me )?(voy|iria|vamos)\b/,
    spoke:
      /\b(hit|hits|hitting|hurts?|slapp\w*|punch\w*|chok\w*|threat\w*|scared of (him|her)|afraid of (him|her)|pega|peg[oó]|golpe\w*|amenaz\w*)\b/i,
    answers: ['domestic-violence'],
    isFirst: true,
  },
  { cue: stopping, topics: ['using'], who: 'self', answers: ['which-withdrawal-dangerous'], isFirst: true },
  {
    cue: /\b(how|where) (do|can|would|could) i (even )?(find|get to|look for) (one|a (meeting|group)|them)\b|\b(near|around) (me|here)\b|\b(donde|como) (hay|encuentro|busco) (un[oa]|alguna)\b/,
    after: aboutMeetings,
    answers: ['find-meeting'],
    isFirst: true,
  },
  {
    cue: /\bwhat (do|should) i (wear|bring|say(?! to (him|her|them|my))|do there)\b|\bque (me pongo|llevo|digo)\b/,
    after: aboutMeetings,
    answers: ['meeting-what-happens', 'first-meeting-words'],
    isFirst: true,
  },
  {
    cue: refusing,
    spoke:
      /\b(ask|tell|talk|convince|get|want|pedir\w*|decir\w*|hablar|convencer\w*)\b.{0,60}\b(treatment|rehab|help|stop|quit|doctor|meetings?|detox|tratamiento|ayuda|dej[ea]\w*|centro)\b/i,
    answers: ['they-refuse-help', 'craft-what', 'set-boundaries'],
    isFirst: true,
  },
  {
    cue: /^(ok |so |and |y )*(what (do|should) i do( now| next)?|now what|what now|what'?s next|ahora que|que (hago|sigue)( ahora)?)\W*$/,
    spoke: /\b(out of|left|finished|home from|done with|sali de|termine) .{0,12}\b(detox\w*|desintoxic\w*)/i,
    answers: ['after-detox', 'after-rehab'],
    isFirst: true,
  },
  {
    cue: /\b(sponsor|padrino|madrina)\b.{0,16}\b(know|saber|enter\w+)\b|\b(tell|call|decir\w*|contar\w*)\b.{0,12}\b(sponsor|padrino|madrina)\b/,
    spoke: /\b(drank|relaps\w+|slipped|used|smoked|bebi|recai|consumi|tome|fume)\b|bebí|recaí|consumí|tomé/i,
    answers: ['tell-sponsor-slip', 'sponsor-reaction'],
    isFirst: true,
  },
  {
    cue: /\b(jail|prison|carcel|pres[oa])\b/,
    spoke: /\b(dui|dwi)\b/i,
    answers: ['dui-just-got'],
    isFirst: true,
  },
  {
    cue: /\b(do i|must i|i) have to\b.{0,12}\b(that|it|pray|believe)\b|\btengo que (hacer eso|hacerlo|rezar|creer)\b/,
    spoke: /\b(pray\w*|god|higher power|rezar|rece|dios)\b/i,
    answers: ['higher-power-god', 'secular-meetings'],
    isFirst: true,
  },
  {
    cue: /^(and |so |y )?(is it|are they|es|son) (free|gratis)\W*$/,
    spoke: /\b(meetings?|aa|na|groups?|juntas?|reuni\w+|grupos?)\b/i,
    answers: ['meeting-cost'],
    isFirst: true,
  },
  { cue: refusing, who: 'other', answers: ['they-refuse-help', 'craft-what', 'set-boundaries'] },
  {
    cue: wordingForThem,
    who: 'other',
    at: ['relative', 'family'],
    answers: ['talk-to-user', 'good-time-to-talk'],
    isFirst: true,
  },
  { cue: wording, at: ['work', 'event', 'triggers', 'craving'], answers: ['refuse-offer'] },
  {
    cue: returning,
    at: ['craving', 'motivation', 'planning', 'lapse', 'triggers'],
    answers: ['craving-plan', 'urge-surfing', 'craving-how-long'],
  },
  {
    cue: /\b(does|is|would) (it|this|that) (still )?(count|be) (as )?\w*|\bam i (still |really )?(clean|sober)\b|\b(eso )?cuenta como\b|\bsigo (sobri|limpi)[oa]\b/,
    at: ['medication', 'planning', 'sponsor'],
    answers: ['replacing-drug', 'sober-date-medicine'],
  },
  {
    cue: /\b(what|anything) (can|should|could) i (have|keep|get|do) .{0,20}\b(house|home|case|hand)\b|\bque (puedo|debo) tener (en (la )?casa|a la mano)\b|\bin case (he|she|they) (overdoses?|stops)\b/,
    who: 'other',
    answers: ['naloxone-home', 'get-naloxone', 'use-naloxone'],
  },
  {
    cue: /\b(the|my|this) slips?\b/,
    after: ['court-slips', 'court-slip-aa', 'court-slip-online', 'court-first-date'],
    answers: ['court-slip-aa', 'court-slips', 'court-slip-online'],
  },
  {
    cue: /^(ok |so |but |and )*what (do|should|can) i (even )?(order|drink|get|have)\b|^(y )?que (pido|tomo)\b/,
    at: ['event', 'milestone', 'work', 'triggers'],
    answers: ['work-drinks', 'refuse-offer'],
  },
  {
    cue: /\b(cards?|bank|account|tarjetas?|cuenta|banco)\b/,
    topics: ['gambling'],
    answers: ['gambling-bank', 'who-holds-card'],
  },
  { cue: deciding, who: 'self', topics: ['gambling'], answers: ['tell-wife-lost-money'] },
  {
    cue: deciding,
    at: ['lapse'],
    spoke: /\b(sponsor|padrino|madrina)\b/i,
    answers: ['tell-sponsor-slip'],
    isFirst: true,
  },
  { cue: deciding, at: ['lapse'], answers: ['tell-partner', 'tell-friends'], isFirst: true },
  {
    cue: /\b(hands?|handed|offers?|offered|gives?|buys?) me (one|a|it|some)\b|\bme (ofrecen|dan|pasan|sirven) (una?|el|la|algo)\b/,
    who: 'self',
    answers: ['refuse-offer'],
    isFirst: true,
  },
  { cue: easing, topics: ['nicotine'], answers: ['nicotine-withdrawal', 'how-long-recovery'] },
  { cue: easing, at: ['grief'], answers: ['grief-how-long'] },
  { cue: easing, at: ['sleep'], answers: ['sleep-how-long'] },
  { cue: easing, at: ['craving'], answers: ['craving-how-long', 'how-long-recovery'] },
  { cue: easing, at: ['low', 'boredom'], answers: ['numb-flat', 'how-long-recovery'] },
  { cue: easing, after: ['stimulant-withdrawal'], answers: ['how-long-recovery'] },
  { cue: easing, who: 'self', answers: ['how-long-recovery', 'paws'] },
  {
    cue: /\b(insurance|cost|afford|price|pay for|seguro|cuesta|precio)\b/,
    after: medicines,
    answers: ['insurance-coverage', 'treatment-cost'],
  },
  {
    cue: /\b(stop|quit) (drinking|it) first|\bwhile (i'?m |still )?drinking|\bdrink on (it|that)\b|\bif (you|i) (still )?drink\b|\bsi (tomo|bebo)\b/,
    isFirst: true,
    after: ['naltrexone'],
    answers: ['drink-on-naltrexone'],
  },
  {
    cue: /\bhow long (do|would|should|will) i (have to |need to )?(take|be on|stay on)|\bfor (how long|life|ever)\b/,
    after: medicines,
    answers: ['how-long-on-meds'],
  },
  {
    cue: /\b(where|how|who) (do|can|would) i (get|find|ask)|\bwho (gives|prescribes)\b/,
    after: ['naltrexone', 'acamprosate', 'disulfiram', 'medicine-for-drinking'],
    answers: ['buprenorphine-prescriber', 'where-to-start'],
  },
  {
    cue: /\bgroups?\b.{0,20}\b(for (me|this|us)|en espanol|para mi)\b|\bhay grupos\b/,
    who: 'other',
    answers: ['family-groups', 'family-meetings'],
  },
  {
    cue: /\bgroups? for (this|that|me)\b|\bmeetings? for (this|that)\b|\bhay grupos\b/,
    topics: ['food', 'love', 'gaming', 'gambling'],
    answers: ['behavior-groups'],
  },
  {
    cue: /\b(block|bloque\w*)\b/,
    topics: ['gambling'],
    answers: ['gambling-blockers', 'self-exclusion', 'gambling-bank'],
  },
  {
    cue: /\bwhat (would|will|does|do|can) (a|the|my) doctors? (even )?(do|say|ask|give)\b|\bque (hace|haria|me va a decir) (el|un) (medico|doctor)\b/,
    answers: ['tell-doctor', 'first-appointment'],
  },
  {
    cue: /^(and |so |y )?(is it|are they|es|son) (free|gratis)\b|\b(how much (is|does) (it|that)|do they charge|does it cost|cuanto cuesta|cobran)\b/,
    at: ['first_meeting'],
    answers: ['meeting-cost'],
  },
  {
    cue: /\b(do|will) (i|they) (have to|make me|need to) (talk|speak|share|say)\b|\btengo que hablar\b/,
    at: ['first_meeting', 'relative', 'loneliness'],
    answers: ['have-to-talk'],
  },
  {
    cue: /\b(see|know|recogni[sz]e|run into) (someone|anyone|people|my|me)\b|\b(me (conoce|reconoce)|alguien conocid)\w*/,
    at: ['first_meeting'],
    answers: ['anonymity'],
  },
  {
    cue: /\b(how|where) (do|can|would) i (even )?(find|get) (one|that|a sponsor|someone)\b|\b(como|donde) (consigo|encuentro) un[oa]?\b/,
    after: ['what-is-sponsor', 'no-sponsor', 'change-sponsor'],
    answers: ['find-sponsor'],
  },
  {
    cue: /\b(how|where) (do|can|would) i (even )?(find|get|buy) (one|some|that|it)\b|\bdonde (la |lo )?(consigo|encuentro)\b/,
    after: ['use-naloxone', 'naloxone-home', 'overdose-signs', 'tolerance-danger'],
    answers: ['get-naloxone'],
  },
]
