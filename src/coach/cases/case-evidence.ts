// Words that a message must contain for a case whose text is about nothing else: the classifier alone finds a dead dog in "the dog sleeps
// in front of his door".
import type { StoryTopic } from '../script/story.ts'
import { claims, denials } from './case-claims.ts'
import type { TalkCase } from './talk-case.ts'

const ofFood =
  /\b(eat\w*|ate|food|bing\w*|meals?|dinner|lunch|breakfast|hungry|starv\w*|weigh\w*|diet\w*|purg\w*|throw\w* up|threw up|vomit\w*|puk\w*|cake|pie|chips|cookies|candy|pizza|snacks?|fridge|pantry|wrappers|cal(s|ories)|fat|com(er|i|o|e|iendo)|comida|atrac\w*|peso|dieta|hambre)\b/
const ofTelling =
  /\b(tell\w*|told|hear\w*|knows?|find out|found out|hid(e|es|ing|den)?|secret\w*|honest\w*|lie[ds]?|lying|admit\w*|confess\w*|come clean|dec\w+|dij\w+|cont\w+|sab\w+|enter\w+|mentir\w*|escond\w*)\b/
const ofLeaving =
  /\b(los(e|es|ing)|lost|leav\w*|left|divorc\w*|separat\w*|break(ing)? up|broke up|custody|kick\w* (me )?out|threw me out|ultimatum|done with me|without (me|him|her)|dej\w*|pierd\w*|perder\w*|divorci\w*|separ\w+|se va)\b/

const ofLimits =
  /\b(limits?|boundar\w+|lines?|rules?|enough|kick\w*|out of|lock\w*|no more|let (him|her|them)|money|drunk|high|us(es|ing)|drink\w*|can'?t (stay|live|come)|stay here|limites?|corr\w+|reglas?|basta|dinero|borrach\w*|consum\w*)\b/

const ofUsing =
  /\b(drank|drink\w*|drunk|us(e|ed|ing)|smok\w*|high|slip\w*|relaps\w*|fell off|went back|picked up|picked|glass\w*|beers?|shots?|sips?|toast|copas?|tragos?|messed up|had (a|an|one|some|two|it)|took|bet|gambl\w*|vap\w*|hit it|line|tom(e|o|ando|aba)|beb\w+|consum\w+|fum\w+|us(e|o)|aposte|recai\w*|volvi a|cai)\b/
const ofDying =
  /\b(died|dead|dying|put (him|her|it|them) down|passed|gone|lost|miss\w*|buried|ashes|vet|euthan\w*|murio|muri\w+|perdi\w*|extran\w+|dormir)\b/
const ofVoice = /\b(voice ?mails?|voice|messages?|recordings?|audios?|number|texts?|voz|mensajes?|numero)\b/
const leftOne = /\bi (just |already )?left (him|her|them|my \w+) an? (voice ?mail|message)\b/
const ofDeathAtWork =
  /\b(died|dead|deaths?|dying|passed|cod(e|es|ed)|lost (one|two|three|four|\d+|him|her)\b(?! (hours?|days?|pounds|lbs))|lost (a|the|another|my|our) (\w+ )?(patients?|kids?|guys?|bab(y|ies)|residents?|people|partner)|killed|bod(y|ies)|wreck|fire|murio|muri\w+|falleci\w*|muert\w*)\b/
const ofSelf =
  /\b(who (am i|i am|i was)|identity|my ?self|blank|without (it|the|drinking|using|weed|pills|that)|used to be|personality|know me|quien soy|sin (eso|tomar|consumir)|me perdi|mi vida era)\b/
const ofWeed =
  /\b(weed|pot|thc|carts?|pen|joints?|edibles?|smok\w*|high|cannabis|marijuana|dabs?|mota|marihuana|fum\w+)\b/
/** "Been hitting the pen in my car" is about use, not about something within reach. */
export const hasUsedIt = /\b(been|was|were|kept|used to) (hitting|drinking|smoking|using|taking|vaping)\b/

const ofTheirUse =
  /\b(drink\w*|drank|drunk|alcohol\w*|beers?|wine|vodka|whiske?y|liquor|booze|bottles?|cans?|hangover|hung ?over|bar|relaps\w*|us(es|ed|ing)|high|sober|rehab|detox|tom(a|ar|o|ando|aba)|beb\w+|borrach\w*|alcohol\w*|cerveza|vino|botellas?|crud[oa]|recay\w*|consum\w*|sobri[oa])\b/

const ofHiding =
  /\b(hid(e|es|ing|den)?|hid|secret\w*|sneak\w*|snuck|lie[ds]?|lying|cover\w*|nobody|no one|knows?|find out|found out|mouthwash|stash\w*|alone|suspects?|escond\w*|secreto|escondidas|mentir\w*|mient\w*|nadie|sabe|enter\w*|tapar\w*|disimul\w*)\b/
const ofChildsUse =
  /\b(us(es|ed|ing)|smok(es|ed|ing(?! sign))|vap(es|ed|ing|e)|drinks?|drinking|drunk|high|stoned|pills?|weed|pot|pen|joint|found|caught|deal(s|ing)|overdos\w*|rehab|fum(a|ando)|tom(a|ando)|beb(e|iendo)|consum\w+|drog\w+|porros?|mota|pastillas?|encontre|cache|vapea\w*)\b/

// "My guild needs me" is about friends, but the case is about drinking buddies.
const ofDrinking =
  /\b(drink\w*|drank|drunk|alcohol\w*|booze|bars?|pubs?|beers?|wine|shots?|party|parties|partying|sober|without (it|one)|have one|just one|tom(a|an|ar|o|amos)|beb\w+|alcohol|bares|cantina|cerveza|copas?|tragos?|fiestas?|parranda|sobri[oa])\b/
// "The dreams are insane" does not mention a dream about using.
const ofDreamedUse =
  /\b(nightmares?|us(e|ed|ing)|drink\w*|drank|drunk|high|smok\w*|relaps\w*|bet|gambl\w*|vodka|beers?|wine|bottle|needle|pipe|pills|weed|meth|coke|heroin|pesadillas?|consum\w*|tom(e|aba|ando)|beb\w+|fum\w*|recai\w*|recaido|botella|cristal|mota)\b/
// "21 years without a drink" is not a lapse.
const ofLapse =
  /(?<!\b(almost|nearly|casi) )\b(relaps\w*|slip\w*|drank|used|smoked|picked (it |one )?up|went back|fell off|had (a|an|one|some|it)|took (a|one)|reset|over again|start(ing|ed)? over|day (one|1)|lost|threw|blew|gone|back (to|at)|recai\w*|recaida|volvi|tome|bebi|use|fume|consumi|perdi|tire|desde cero|dia (uno|1))\b/
const ofFirstTime =
  /\b(first|never|new|scared|nervous|afraid|anxious|terrified|walk(ed|ing)? in|go(ing)? in|went in|try|trying|alone|what happens|in front of|talk|speak|parking lot|outside|primer\w*|nunca|nuev[oa]|miedo|nervi\w*|entrar|afuera|hablar|probar)\b/
const ofSponsorFailing =
  /^(?!.*\b(chemo|cancer|sick|surgery|hospital|died|dead|quimio|enferm[oa]|operaron|hospital|murio)\b)/
const ofBinge =
  /\b(bing\w*|whole|entire|all (of|the)|everything|too much|so much|(can'?t|couldn'?t|didn'?t) stop|secret\w*|hid|hide|hiding|standing|sleeves?|box(es)?|bags?|pints?|until|sick|drive ?-?thr(u|ough)|again|urge|want|night|car|numb|stuff\w*|atrac\w*|enter[oa]s?|tod[oa]s?|medio|media|parad[oa]|escondidas|sin parar|noche|otra vez|hasta|carro)\b/
const ofBeingAlone =
  /\b(alone|lonely|lonel\w*|nobody|no ?one|isolat\w*|by my ?self|no friends|any friends|don'?t (know|have) (anyone|anybody)|empty|quiet|sol[oa]|soledad|nadie|sin amigos|aislad[oa])\b/
const oneBadDayFrom = /\bbad (day|week|night) (from|away)\b/

const evidence: Readonly<Record<string, RegExp>> = {
  'using-dream': ofDreamedUse,
  'lapse-after-years': ofLapse,
  'first-meeting': ofFirstTime,
  'sponsor-trouble': ofSponsorFailing,
  binge: ofBinge,
  lonely: ofBeingAlone,
  'child-uses': ofChildsUse,
  'partner-drinks': ofTheirUse,
  'telling-partner': ofTelling,
  'hiding-it': ofHiding,
  'losing-them': ofLeaving,
  boundary: ofLimits,
  lapse: ofUsing,
  'pet-died': ofDying,
  voicemail: ofVoice,
  'who-am-i': ofSelf,
  'deaths-at-work': ofDeathAtWork,
  cannabis: ofWeed,
}

/** Whether a message (normalized) has no word of what the case is about. */
export const lacksEvidence = ({ id, path }: TalkCase, topic: StoryTopic | undefined, said: string): boolean =>
  (path === 'food' && topic !== 'food' && !ofFood.test(said)) ||
  evidence[id]?.test(said) === false ||
  denials[id]?.test(said) === true ||
  (id === 'friends-drink' && topic !== 'drinking' && !ofDrinking.test(said)) ||
  (id === 'bad-day' && oneBadDayFrom.test(said)) ||
  (id === 'voicemail' && leftOne.test(said)) ||
  (id === 'near-home' && hasUsedIt.test(said))

const wordOf: Readonly<Partial<Record<StoryTopic, string>>> = {
  drinking: 'drink',
  using: 'high',
  gambling: 'gambling',
  nicotine: 'smoke',
  gaming: 'gaming',
  love: 'porn',
  shopping: 'shopping',
}
/** Whether a message (normalized) lacks the words of what the text of a case claims about it. The subject of the talk counts as said. */
export const lacksClaim = ({ id }: TalkCase, topic: StoryTopic | undefined, said: string): boolean =>
  claims[id]?.every((one) => one.test(`${said} . ${(topic && wordOf[topic]) ?? ''}`)) === false
