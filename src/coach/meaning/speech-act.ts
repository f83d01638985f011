// Recognizes speech acts: thanks, goodbyes, jokes, celebrations, complaints, apologies.
import { dangerInAct } from '../danger/danger-in-acts.ts'
import { type ActId, actIn } from '../script/acts.ts'
import { closesTalk, deniesGoodbye, departs, endsWithGoodbye, leavesMessage } from '../script/goodbye.ts'
import type { Feeling, MessageAnalysis } from '../script/message-analysis.ts'
import { asksIn } from '../script/story.ts'
import { lacksAnger } from './anger-words.ts'
import type { Meaning } from './meaning.ts'
import { theirMilestone } from './milestones.ts'

export const glad = new Set<Feeling>(['pride', 'hope', 'relief'])

/** Whether a message (normalized) laughs. In Spanish, "al lol" is a game. */
export const laughs = (said: string) =>
  /\b((?<!\b(al|el|del|jug\w+) )lol|lmao|rofl|ha(ha)+h?|ja(ja)+|je(je)+|jk)\b|😂|🤣/.test(said)

/** The speech act of a message: by rule, else by meaning. */
export function actOf(parsed: MessageAnalysis, meaning: Meaning, asks: boolean): ActId | undefined {
  const { said } = parsed
  if (dangerInAct(said) || goesOnAfterThanks(said, asks)) return undefined
  if (!asks && theirMilestone.test(said)) return 'celebration'
  const act = actByRule(parsed, meaning, asks) ?? actByMeaning(parsed, meaning, asks)
  if (act === 'listen' && asks && !wantsEar.test(said.replace(/\btalk\b/g, ''))) return undefined
  return act === 'celebration' && !isGlad(parsed, meaning, asks) ? undefined : act
}

function actByRule(parsed: MessageAnalysis, meaning: Meaning, asks: boolean): ActId | undefined {
  const found = actIn(parsed.said)
  const act = found && !isRuledOut(found, parsed, meaning) ? found : byForm(parsed, asks)
  if (act === 'thanks' && isSurelyBye(meaning)) return 'bye'
  if (act === 'celebration' && endsWithThanks.test(parsed.said)) return 'thanks'
  return act
}

// "Thanks, and what about weekends", "thanks but my sister still drinks here": what follows is answered.
const asksAfterThanks =
  /^\W*(?:(?:ok(?:ay)?|oh|wow|bueno|ay)[,.! ]+)*(?:(?:many |mil |muchas )?(?:thanks?(?: you)?|thank you|thx|ty|gracias))\b(?:[^,.!?]{0,40}(?:[,.!]+ *(?:and |but |so |y |pero )?| (?:and|but|so|y|pero) )| )[¿]?((?:how(?! (?:kind|nice|sweet|good))|what(?! a\b)|when|where|why|who|which|can|could|do|does|did|should|is there|are there|will|would|que|como|cuando|donde|por que|cuant\w+|cual|puedo|debo|hay|y si)\b.*)/
const tellsAfterThanks =
  /^\W*((ok(ay)?|oh|wow|bueno|ay)[,.! ]+)*(thanks?( you)?|thank you|thx|ty|(muchas |mil )?gracias)\b[^.!?]{0,20}\b(but|pero)\b( \S+){4,}$/
function goesOnAfterThanks(said: string, asks: boolean): boolean {
  const question = asksAfterThanks.exec(said)?.at(-1)
  return (question !== undefined && (asks || asksIn(question))) || tellsAfterThanks.test(said)
}

// "Thank you. Night" is a goodbye with thanks.
const isSurelyBye = ({ acts, noAct }: Meaning) =>
  noAct !== undefined && acts[0]?.id === 'bye' && acts[0].score > surelyBye
const surelyBye = 0.7

const fewestWordsDoubted = 4
// An act found by a rule is dropped if the probability that the message is not an act exceeds this value.
const mostNoAct: Partial<Record<ActId, number>> = { bye: 0.6, misread: 0.7, celebration: 0.8 }
const mostNoActOfOthers = 0.9

const mostWordsByForm = 14

/** In a short message, thanks at the beginning and a farewell at the end decide, whatever the words between. */
function byForm({ said, wordCount }: MessageAnalysis, asks: boolean): ActId | undefined {
  if (asks || wordCount > mostWordsByForm) return undefined
  if (closesTalk(said)) return 'bye'
  const isThanks =
    praises.test(said) ||
    (likesIdea.test(said) && !/^that'?s (a )?bad\b/.test(said)) ||
    (beginsWithThanks.test(said) && !noThanks.test(said) && !/\b(but|pero)\b/.test(said))
  return isThanks ? 'thanks' : undefined
}

// "Good to know, thanks!!"
const endsWithThanks = /^(\w+,? ){0,5}(thanks|thank you|thx|gracias)\W*$/
// "Lol ok, that's actually not bad" approves an idea of the coach and is not a joke.
const likesIdea =
  /^((lol|ha+|ha(ha)+h?|ok(ay)?|oh|huh|hm+|well|wow|yeah|right)[,.! ]+)*(that'?s|thats|that is|this is|not) (actually |really |kinda |kind of |pretty |honestly |not (a |that |so )?)*(bad|good|smart|helpful|useful|clever|fair|genius)( idea| advice| point| one)?\W*$/
const praises =
  /^\W*((wow|aw+|ok(ay)?|well|haha)[,.! ]+)*(you('re| are)( really| such| actually)? (an? )?(really |very |pretty )?(good|great|nice|kind|wonderful) (listener|coach|friend to have|company|at this)|eres (muy )?(buen[oa]|amable) (escuchando|para escuchar|compania))\b/

// Corrects the coach: "I didn't say I drank".
const deniesSaying =
  /^(no+,? |but )?i (never|didn'?t|did not) (say|said)\b|^(no,? |pero )?(yo )?(nunca|no) dije\b/

const noThanks =
  /\bthanks to (my|his|her|him|them|that|the|you know)\b|\bthanks for nothing\b|^no,? (thanks|thank you|gracias)\b|\bgracias (a (mi|el|ella|su)|por nada)\b/
/** On the normalized message. */
export const beginsWithThanks =
  /^\W*((ok(ay)?|well|oh|aw+|wow|right|alright|bueno|ya|ay)[,.! ]+)*(thanks?|thank you|thx|ty|(muchas |mil )?gracias)\b(?! (to|a) )/

/** Whether words or the classifier contradict an act found by rule. */
function isRuledOut(act: ActId, { said, wordCount }: MessageAnalysis, { noAct }: Meaning): boolean {
  // "My therapist keeps repeating the same thing" is not about the coach.
  if (act === 'complaint' && aboutOther.test(said)) return true
  if (act === 'thanks' && noThanks.test(said)) return true
  if (act === 'misread' && deniesSaying.test(said)) return false
  if (noAct === undefined || wordCount < fewestWordsDoubted) return false
  if (act === 'bye' && endsWithGoodbye.test(said)) return deniesGoodbye.test(said)
  // "Thanks. I'll call them in the morning, my sister has a car" is thanks with its reason.
  if (act === 'thanks' && beginsWithThanks.test(said)) return false
  return noAct > (mostNoAct[act] ?? mostNoActOfOthers)
}

const sureOfNews = 0.6

function isGlad(parsed: MessageAnalysis, meaning: Meaning, asks: boolean): boolean {
  const isSad = parsed.feelings.some((one) => !glad.has(one)) && !happyTears.test(parsed.said)
  const isGladQuestion = asks && /^(how|what|why|can|do|is|should|como|que|por que|puedo)\b/.test(parsed.said)
  const isSure = meaning.acts.some(({ id, score }) => id === 'celebration' && score >= sureOfNews)
  if (isSad || isGladQuestion || ruins.test(parsed.said) || admits.test(parsed.said)) return false
  if (isDisappointment(parsed.said)) return false
  return isSure || !mars.test(parsed.said)
}

// "I said I didn't use and I did", "it felt good for an hour", "ate the whole cake again": an admission, not good news.
const admits =
  /\b(cayendose|borrach[oa]|tomad[oa]|drunk|wasted)\b|\b(sobri[oa]|limpi[oa]|sober|clean)\b.{0,20}\b(y|and|but|pero)\b.{0,40}\b(brind\w*|tome|bebi\w*|recai\w*|consumi|drank|had (a|one|two)|toast\w*|used|smoked|bet|slipped|relaps\w*)\b|^\W*(deleted|blocked|quit|stopped|poured)\b.{0,20}\bagain\W*$|\b(got paid|payday|me pagaron|dui|dwi|owi|arrested|citation|warrant|evict\w*|suspended|served papers|written up|wrote me up|repossess\w*|me (arrestaron|multaron|suspendieron|corrieron))\b|^(and |but |y |pero )?(yo )?(i )?(was|were|had been|was doing|did|estuve|iba|estaba|venia|llevaba) (so |really |pretty |doing |muy |re )?(good|fine|ok(ay)?|great|well|bien|limpi[oa]|sobri[oa]|sober|clean) (for |por |como |durante )?(\d+|an?|un|una|two|three|four|five|six|dos|tres|cuatro|cinco|seis) \w+\W*$|\b(everyone|everybody|they|people|you|he|she) (all )?(said|says|told me|promised) (that )?(i'?d|id|i would|i'?ll|it'?d|it would) (feel|be|get)\b|\b(me|nos) quedan? (solo )?\$?\d+|\bi (only )?have \$?\d+ (dollars|bucks|cents)? ?(left|till|until|to my name)\b|\b(i|i'?ve|i'?d|we) (\w+ )?(lied|lying|hid|hidden)\b|\b(said|told \w+|swore) (that )?i (didn'?t|hadn'?t|wasn'?t|never)\b|\bdidn'?t (\w+ ){1,3}(and|but) i did\b|\b(it|that|he|she) (felt|was) (so |really |pretty )?(good|great|nice|amazing|fine) (for|at first|in the moment|until|while)\b|\b(ate|eaten|finished|bought|binged|purged|smoked|vaped|bet|lost)\b.*\b(whole|entire|again|all of it)\b|\bbinged\b|\b(menti|le menti|me comi tod[oa]|se sintio bien (un|por|al))\b/

/** "My mom didn't come": what was hoped for did not happen. */
export const isDisappointment = (said: string): boolean =>
  /\b(he|she|they|(my|our) \w+) (didn'?t|did not|never|wouldn'?t|won'?t|couldn'?t) (come|came|show|call|answer|believe|care|remember|want|even|say|speak|talk|see)\w*|\bsaid (he|she|they)('?d| would) (try|come|call|be there)\b|\b(no|nunca) (vino|vinieron|llamo|contesto|me cree|le importo)\b/.test(
    said,
  )

const happyTears =
  /\bhappy tears\b|\bcr(y|ied|ying) (happy|of joy|with joy|from joy|for joy)\b|\bllor\w+ (pero )?de (alegria|felicidad|gusto|emocion)\b/

const atCoach: ReadonlySet<string> = new Set<ActId>(['insult', 'complaint'])
const mostWordsOfAct = 22

function actByMeaning(parsed: MessageAnalysis, meaning: Meaning, asks: boolean): ActId | undefined {
  const [closest] = meaning.acts
  if (!closest || parsed.wordCount > mostWordsOfAct) return undefined
  const id = closest.id as ActId
  const isAtCoach = atCoach.has(id)
  // Insults and complaints have similar words, so their scores are added.
  const score = meaning.acts
    .filter((one) => one.id === id || (isAtCoach && atCoach.has(one.id)))
    .reduce((sum, one) => sum + one.score, 0)
  const gate = gateOf(id, parsed)
  if (gate === undefined || score < gate * meaning.gates.act) return undefined
  if (isAtCoach && lacksAnger(parsed.said, parsed.wordCount) && mayBePlain(parsed, meaning)) return undefined
  // Laughing at something serious is worse than missing a joke.
  if (id === 'joke' && score < (meaning.noAct ?? 0) && !laughs(parsed.said)) return undefined
  return asks && !asksByNature.has(id) && score < sureInQuestions ? undefined : id
}

/** Acts that may have the form of a question: "are you even listening?", "do robots get cravings?" */
const asksByNature: ReadonlySet<string> = new Set<ActId>(['insult', 'complaint', 'joke', 'misread'])
const sureInQuestions = 0.7
const leastDoubt = 0.25
const mayBePlain = ({ said, language }: MessageAnalysis, { noAct = 1 }: Meaning): boolean =>
  noAct > leastDoubt || (language !== 'en' && !addressed.test(said))

// Shares of the threshold for acts. A wrong goodbye or apology is worse than a missed one. Jokes and good news have many wordings, so a
// lower score is enough for them, and for messages addressed to the coach.
const share = { laughing: 0.3, addressed: 0.6, usual: 0.8, celebration: 0.9, doubtful: 1.1, unlikely: 1.3 }
const endsInLaughter = /\b(lol|lmao|rofl|jk|just kidding|a?ha(ha)+h?|ha ha|(ja){2,}j?|je(je)+)\W*$|😂|🤣/

/** How much of the threshold for acts a message has to reach; undefined if its words rule the act out. */
function gateOf(act: ActId, { said, feelings, person }: MessageAnalysis): number | undefined {
  const isSad = feelings.some((one) => !glad.has(one))
  switch (act) {
    case 'joke':
      if (isSad || [namesJoke, ruins, grave, agrees].some((one) => one.test(said))) return undefined
      return endsInLaughter.test(said) ? share.laughing : share.usual
    case 'celebration':
      return share.celebration
    case 'insult':
    case 'complaint':
      if ([aboutOther, aboutOneself, asksAmount, confesses, knowsIt].some((one) => one.test(said)))
        return undefined
      if (addressed.test(said)) return share.addressed
      return person !== undefined || others.test(said) ? undefined : share.usual
    case 'sorry':
      return !isSad && apology.test(said) ? share.doubtful : undefined
    case 'misread':
      if (ofOthersWords.test(said) || playsDown.test(said)) return undefined
      if (contradicts.test(said)) return share.usual
      return contrasts.test(said) ? share.unlikely : undefined
    case 'listen':
      return wantsEar.test(said) ? share.usual : undefined
    case 'bye':
      if (leavesMessage.test(said)) return undefined
      return departs.test(said) ? share.usual : share.unlikely
    case 'new_subject':
      return otherSubject.test(said) ? share.doubtful : undefined
    default:
      return share.usual
  }
}

// Words of a correction: "I got nowhere else" has none.
const contradicts =
  /^(no+|nope|nah|not|wait|wrong|actually)\b|\b(you|u|your|youre|wrong|instead|i (said(?! (sure|yes|yeah|ok|okay|no|fine|nothing|it|i))|say|mean|meant|asked|was (asking|talking)|didn'?t (say|mean|ask)|never (said|asked))|i'?m (not )?(talking|asking)|(that|this|it)('?s| is| was)? ?(not|isn'?t|wasn'?t)|mis(read|under\w*|s\w* the point)|mixed up|the other|other way|dije|digo|quise|quiero decir|eso no|no (es|era|fue|soy|hablo|pregunte)|tu|te|sino|entend\w*|me refiero|hablo de|confund\w*|equivoc\w*|reves)\b/
// "I don't know if he meant it" is about another person's words.
const ofOthersWords =
  /\b(if|whether|what|why|that) (he|she|they|it|el|ella) (really |even )?(meant?|means|said|quiso)\b|\bno (le|les|l[oa]s?) (creo|quiero|hablo|perdono|digo)\b/
const otherSubject =
  /\b(else|subject|topic|different|chang\w*|another (thing|topic|subject|question|matter)|talk|move on|enough|tema|asunto|otr[oa]s? (cosas?|temas?)|cambi\w+|hablemos|hablar)\b/
const contrasts = /\b(no|not|sorry|typo|mean\w*|perdon|quiero decir)\b|^\*/
// After one of these words a "haha" does not mark a joke.
const grave =
  /\b(no es broma|not (a joke|joking|kidding)|en serio|seriously|necesito ayuda|need help|gain(ed|ing)? \d+|(lbs?|pounds|kilos) (already|ya|mas|heavier)|engord\w+ \d+|subi \d+|(sick|tired) of|kidney|hospital|cancer|died|evict\w*|homeless|slept in|alone|cry(ing)?|cried|fired|jail|bathroom floor|on the floor|hiding in (the|my|a) \w+|escondid[oa] en|hate my|rent|owe|jok(e|es|ing) (is|are) how|dormi en el (coche|carro)|tirad[oa]|sol[oa]|renta|llor\w+|hospital)\b/

// "I'm no use to anyone" is not about the coach.
const aboutOneself =
  /^(\w+ )?i (don'?t )?know\W*$|^(kinda|kind of|sort of|pretty|so|a bit|a little) (boring|dull|flat|quiet|slow)\W*$|^(i'?m|i am|soy|no (sirvo|valgo)|me (odio|siento))\b(?!.*\b(you|u|this|esto|tu|contigo)\b)/
const aboutOther =
  /^(my|mi|our|the) \w+ (keeps?|is|was|never|always|just|doesn'?t|don'?t|no|nunca|siempre|solo)\b|^i (feel|felt) (awful|bad|terrible|guilty|horrible|mean|sick|gross|disgusting) (for |about )?(saying|thinking|admitting|writing|typing)\b|^(so |ok |and )?what (would|should|do|could) (you|i|u|one) (even )?(say|do|tell|answer)\b|^i hate (my |the |talking on the )?(phones?|calls|calling|crowds|parties|holidays|mornings|nights|weekends|small talk|hospitals|doctors|needles)\b|^(everyone|everybody|people|they|he|she) (always |just |all )*(says?|said|thinks?|tells? me)\b/
// "I know, I know", "otra vez": about the writer's own behavior, not about the coach.
const knowsIt =
  /^\W*((yeah|yes|ok(ay)?|si|ya)[,. ]+)*((i|we) (know|knew)( it| that| right)?([,. ]+i know( it)?)*|(it |that |this |life |still |kinda |really |just )*(sucks|hurts|blows)( (tho|though|man|so much|a lot))?|siempre (igual|lo mismo|es igual)|lo mismo de siempre|(it'?s )?(always )?(the )?same (old )?(thing|story|shit)( (every time|as always|different day))?|(i )?(don'?t|dunno|do not) know( (what to (say|do|tell \w+)|how|why|anymore|yet))?|idk( what to (say|do)| why| how)?|again|once again|otra vez|de nuevo|(ya )?lo se|ya se|no se( que (decir|hacer))?)\W*$/
// "¿Eso es mucho?" asks about an amount.
const asksAmount =
  /^\W*(is (that|it|this) (a lot|too much|bad|normal|ok(ay)?)|(eso )?es (mucho|demasiado|normal|malo))\W*$/
const wantsEar =
  /\b(listen\w*|vent|rant|talk|hear|advice|questions?|escuch\w*|desahog\w*|hablar|consejos?|preguntas?)\b/
// "Ok crackers upstairs, kitchen light off. Got it" agrees to a step and is not a joke.
const agrees = /^(ok(ay)?|alright|will do|bueno|va)\b(?!.*\b(lol|haha)\b)|\b(got it|entendido)\W*$/
const namesJoke = /\b(is|was|are|'s|its|as) an? joke\b|\bes un chiste\b/
const others = /\b(nobody|no one|everyone|nadie|todos|he|she|him|her|they|them|ella|ellos)\b/
const addressed =
  /\b(you|ur|u|you'?re|your|bot|robot|app|machine|script|program|tu|te|eres|usted|aplicacion|maquina|lees|dices|contestas|repites)\b/
// "Two DUIs in six years isn't that many" is about the person, not about what the coach understood.
const playsDown =
  /\b(wrong|wats wrong|whats wrong) (w|with) (me|us)\b|\b(isn'?t|aren'?t|wasn'?t|not) (that|so|even|really)? ?(many|much|bad|often|a lot|a problem|serious|a big deal)\b|\bno (es|son) (para tanto|tant[oa]s?|un problema)\b/
const confesses =
  /^(i|i'?ve|i'?d|i was) (\w+ )?(lied|lying|been lying|(wasn'?t|not) (\w+ )?honest)\b|^te menti\b/
const apology = /\b(sorry|apolog\w*|my bad|didn'?t mean|rude|snap\w*|perdon\w*|disculp\w*|no quise)\b/
// Words that rule out a celebration, even if the rest of the message sounds happy.
const ruins =
  /\b((he|she|they|my \w+) (still |just )?(thinks?|believes?) (that )?i|(he|she|they) (just )?laughed|first (\w+ )?\w+ without (him|her|them|my \w+)|primer[ao]? \w+ sin (el|ella|mi \w+)|i was (doing|going) (so |really )?(well|good|fine|great|okay|ok)|(dead|empty) inside|iba (muy )?bien|vaci[oa] por dentro|(almost|nearly) (\w+ )?(went|drank|used|relapsed|slipped|bought|called my dealer|gave up|left|quit|died|lost)|casi (tom\w+|beb\w+|recai\w*|voy|fui|compr\w+|apost\w+)|gained (\w+ )?\d+|(missed|forgot|slept through) (my|his|her|our|their|the) (?!bus\b)\w+|told (my \w+|him|her|them) (it was|i was|that i was|i had)\b|ofreci\w+ (una?|otra?)\b(?!.*\b(dije que no|no (la|lo) (acepte|tome)|rechace))|\bdown \$?\d+(k|,\d+)?\b(?! (pounds|lbs|kilos))|(wine|beer|vodka|drinking|drinks|cervezas|tequila)\b.{0,16}\b(started|at (noon|\d)|by \d)|^(\w+,? )?\w+ (cervezas|beers|drinks|copas|tragos)\W*$|hung ?over|(says?|said|thinks?) i look\b|\bi was doing\b|offered me an? (beer|drink|hit|line|shot|glass)\b(?!.*\b(no|didn'?t|walked|left)\b)|walked out on me|\d+[- ](year|yr|month)s?[- ]old (said|says|asked|saw|found|pointed|copied)\b(?!.*\b(proud|love\w*|happy|best)\b)|(got|came|get|just) out of (county|jail|prison|lockup)|smiled (in|for|through)|had (one|two|three|four|five|six|a few|some|\d+) (glass(es)?|beers?|drinks?|shots?|cocktails?)|nobody|no one|couldn'?t even|(drank|drunk)(?!( \w+){0,4} (water|tea|coffee|lemonade|juice|soda|seltzer|nothing|only)\b)|relapsed?|divorce|passed out|did it again|insurance said no|i won \d+|won (\d+|big|at)|(coin|chip|medal\w*) (in|into|away)|and i'?m (still )?(sitting|terrified|alone)|but (it|they|she|he|insurance|nobody|no one|still|now)|without me|died|(uncle|aunt|grand\w+|mom|mother|dad|father|brother|sister|cousin|friend|sponsor|husband|wife|son|daughter) (just |has |recently )?passed\b(?! (the|his|her|their|a|with|math|by)\b)|funeral was|wants? to die|didn'?t earn|gone in (a|one)|wanted (a drink|to (drink|use|die))|crying in|cried in|murio|se murio|recai|nadie|me corrieron)\b/
// Words that rule out a celebration unless the classifier is sure.
const mars =
  /\b(threw it|lost|last time|relaps\w*|slipped|didn'?t (talk|speak|come|make)|wasn'?t|but (now|then|i)|called me|yell\w*|mad|monster|without me|doesn'?t know|no sabe|disappoint\w*|recai|perdi|la ultima vez|pero)\b/

// Anger at "a machine" gets an apology, which says that the coach is one. A question about it always gets an answer.
export const isAngryAtCoach = ({ acts, noAct }: Meaning): boolean =>
  noAct !== undefined && atCoach.has(acts[0]?.id ?? '') && (acts[0]?.score ?? 0) > surelyAngry
const surelyAngry = 0.6
