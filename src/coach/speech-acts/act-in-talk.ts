// What a speech act means after the messages before it.

import { normalizeText } from '../../platform/normalize-text.ts'
import { judges } from '../listening/rule-replies.ts'
import { gotSomethingBack, isBareTime, isOwnMilestone, theirMilestone } from '../meaning/milestones.ts'
import { laughs } from '../meaning/speech-act.ts'
import { type ActId, actIn } from '../script/acts.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { livesWithout, type Story } from '../script/story.ts'

const ofCoach: ReadonlySet<ActId> = new Set(['misread', 'complaint', 'insult'])

const plainJoke = /^(knock knock|toc toc)\b|\b(just kidding|jk|es broma|un chiste|a joke)\b/

type TalkBefore = {
  previous: string
  recent: readonly string[]
  risk: unknown
  used: readonly string[]
  worry?: unknown
  story?: Story
}

/** The act, given the messages before. After a sign of danger, or for good news and jokes after bad news, only unambiguous words count. */
export function actAfter(
  before: TalkBefore,
  { said }: MessageAnalysis,
  act: ActId | undefined,
  scores: readonly { id: string; score: number }[] = [],
): ActId | undefined {
  const { previous, recent, risk, used } = before
  if (celebratesOwn(before, said) || (!risk && gotSomethingBack(said))) return 'celebration'
  if (!theirMilestone.test(said) && isDoubtfulAfter(previous, said, act, scores)) return undefined
  if (act === 'celebration' && countsAnother(said, [previous, ...recent.slice(-2)].join(' . ')))
    return undefined
  if (act === 'bye' && (risk || used.some((one) => afterSign.test(one)))) return actIn(said)
  // In a talk, most lines that laugh correct the coach or tell something.
  if (act === 'joke' && (risk || (previous !== '' && !plainJoke.test(said))))
    return actIn(said) === 'joke' ? act : undefined
  if (act && ofCoach.has(act) && deniesOfOwnLife.test(said)) return undefined
  if (act === 'misread' && [judges, lists, adds, statesOwn].some((one) => one.test(said))) return undefined
  if (act === 'sorry' && toldSorry.test(said)) return undefined
  if (act === 'bye' && (habit.test(said) || mentionsTomorrow.test(said))) return undefined
  if ((act === 'complaint' || act === 'insult') && answersMood.test(said)) return undefined
  // "I'm 32 weeks" after a message about a pregnancy is not a milestone of abstinence.
  if (act === 'celebration' && expects.test(normalizeText(previous)) && weeks.test(said)) return undefined
  const isAmbiguous = act === 'celebration' ? !tellsGoodNews.test(said) : act === 'joke' && !laughs(said)
  return isAmbiguous && tellsBadNews.test(normalizeText(previous)) ? actIn(said) : act
}

/** "It's been 8 months clean", also in the middle of a talk, unless it is about a danger, a lapse, bad news or someone else. */
const celebratesOwn = ({ previous, recent, risk, worry, story }: TalkBefore, said: string): boolean =>
  (isOwnMilestone(said) || (isBareTime(said) && recent.some((one) => quitsNow.test(normalizeText(one))))) &&
  !risk &&
  !worry &&
  story?.who !== 'other' &&
  story?.stage !== 'lapse' &&
  !(ofTheirRecovery.test(normalizeText(previous)) && !/\b(i|i'?m|i'?ve|me|llevo|tengo)\b/.test(said)) &&
  !tellsBadNews.test(normalizeText([previous, ...recent.slice(-1)].join(' . ')))

const quitsNow =
  /^(and |so |well |i |i'?ve |just |finally |ya )*(quit|stopped|gave up|deje)( de)? (drinking|smoking|vaping|using|gambling|betting|weed|nicotine|kratom|pills|tomar|beber|fumar|vapear|consumir|apostar|el cigarro)\b/
const ofTheirRecovery =
  /\b(my|our|mi) (\w+ )?(wife|husband|mom|dad|mother|father|son|daughter|kid|brother|sister|girlfriend|boyfriend|partner|friend|espos[oa]|hij[oa]|herman[oa]|mama|papa|novi[oa]|amig[oa])\b.*\b(rehab|detox|treatment|sober|clean|us(es|ing)|drink\w*|relaps\w*|meetings?|tratamiento|anexo|toma|consum\w+)\b/

// "3 years" after "my brother is in county", "15 years" after "I've been drinking".
const bareSpan =
  /^(only |about |like |almost |just |for |como |casi )*(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte) (days?|weeks?|months?|years?|yrs|dias?|semanas?|mes(es)?|anos?)( (now|already|so far|ya|here|there|in|inside|together|married|on the (road|job)|in the (army|navy|service|business)))?\W*$/
const ofAnotherTime =
  /\b(jail|county|prison|sentenc\w*|locked up|upstate|parole|probation|custody|married|marriage|divorc\w*|together|(wife|husband|girlfriend|boyfriend|partner|he|she) (just |has )?left|left me|broke up|truck(er|ing)?|driver|nurse|teacher|job|work(ed|ing)?|waiting|waitlist|pregnan\w*|died|dead|hospital|drinking|been (using|smoking|vaping|gambling|betting)|i (drink|use|smoke|vape|gamble|smoked|drank|gambled)|carcel|pres[oa]|condena\w*|casad[oa]s?|divorci\w*|trabaj\w*|murio|embarazad\w*|tomando|fumando|apostando)\b/
function countsAnother(said: string, told: string): boolean {
  const talk = normalizeText(told)
  return bareSpan.test(said) && ofAnotherTime.test(talk) && !livesWithout.test(talk)
}

// By meaning alone, many plain lines in the middle of a talk resemble good news, a joke or a goodbye.
const fewest: Partial<Record<ActId, number>> = { celebration: 0.72, joke: 0.9, bye: 0.85 }
const plainly: Partial<Record<ActId, RegExp>> = {
  celebration:
    /!|\b(days|weeks|months|years|day \d+|no (dip|vape|cigs?|drinks?|binge|sugar|weed)|key to|back to normal|amazed|superhero|termin[eo]|volvio|finally|yay|proud|happy|glad|great|so good|made it|passed|sober|clean|without|hug\w*|forg(ave|ive)|got (the|a|my|hired|into|accepted)|first time|record|won\b(?! \d)|por fin|orgullos\w*|feliz|content[oa]|limpi[oa]|sobri[oa]|sin (tomar|fumar|consumir)|abraz\w*|logre)\b/,
  joke: /\b(lol|lmao|ha(ha)+|ja(ja)+|jk|at least|joke|kidding|funny|apparently|turns out)\b|😂|🤣/,
  bye: /\b(that'?s it|thats it|from me|turn in|over|despid\w*|desconect\w*|bye\w*|night|nite|later|laters|tomorrow|gotta|going|go|goin|gtg|bed|sleep|off|out|see (you|ya)|cya|peace|head\w*|leav\w*|done|enough|close|adios|chao|noches|manana|luego|voy|dejo|hasta|vemos|basta|ya estuvo)\b/,
}
function isDoubtfulAfter(
  previous: string,
  said: string,
  act: ActId | undefined,
  scores: readonly { id: string; score: number }[],
): boolean {
  if (!act || actIn(said) === act) return false
  // A first message has no answer of the coach to correct.
  if (act === 'misread') return previous === ''
  const score = scores.find(({ id }) => id === act)?.score
  return score !== undefined && score < (fewest[act] ?? 0) && !plainly[act]?.test(said)
}
// "I'm not gonna drink it", "he's not a talker", "it wasn't": about the person's own life, not about what was understood.
const statesOwn =
  /^(and |so |y |pero )*(i )?(didn'?t say (anything|a word|nothing)|said nothing|no (le |les )?dije nada)\W*$|^(i'?m|i am) not (gonna|going to)\b|^(he|she|they)('s| is|'re| are) not (?!(my|mine|the one|him|her|what)\b)|^(no,? )?it wasn'?t\W*$/
// "No, no me pega", "no le he dicho a mi doctora": the same in Spanish.
export const deniesOfOwnLife =
  /^((no+|que no|q no|para nada)[,. ]+(que |q )?)?(yo |el |ella |mi \w+ )?(no|nunca) (me (?!\w+(s|ste|is)\b|refiero|referia|entend\w*|entiendes|escuch\w*|lees|leiste|ayud\w*|sirve\w*)|l[eoa]s? |nos |se (lo|la|l[oa]s) |he |ha |han |hemos |tengo |tiene |puedo |quiero (?!decir)|quiere (?!decir)|bebo |tomo |fumo |uso |consumo |\w+ (ni nada|ni eso)\W*$)/
// "Not great" answers "How are you?" and is not a complaint about the coach.
const answersMood =
  /^(not|so|kinda|kind of|pretty|meh,?)? ?(so |that |too |very )?(great|good|well|bad|awful|terrible|rough)\W*$|^(yeah,? )?i know (how|what) (that|this|it) (sounds|looks)\b/
// "I get off a stop early now" describes a habit and is not a goodbye.
const habit =
  /^i (always |just |usually )?(get off|leave|walk|drive|take) .*\b(early|instead|every \w+|these days|around)( now)?\W*$/
// "I went back and said sorry" reports an apology to someone else.
const toldSorry =
  /\b(said|say|saying|told (him|her|them|my \w+)) (i('m| was| am) )?(so |really )?sorry\b|\b(le|les) pedi (perdon|disculpas)\b|\bapologi[sz]ed to (?!you)/
// "Tomorrow I work a double", "they call me today and everyone is toasting": what will happen, not a goodbye.
const mentionsTomorrow =
  /^(tomorrow i|manana) (trabajo|tengo|empiezo|work|have|start)( \w+){0,3}\W*$|^me (llaman|hablan|escriben|invitan)\b(?!.*\b(adios|hasta|nos vemos|gracias)\b)/
// "She also borrows money" adds a detail and corrects nothing.
const adds = /^(he|she|they|it|i|el|ella) (also|even)\b|^(el|ella)? ?tambien\b/
const expects = /\b(pregnan\w*|expecting|due (in|on)|trimester|embaraz\w*|encinta)\b/
const weeks = /\b\d+ (weeks?|months?|semanas|meses)\b/
const lists = /^(no|sin) (\w+ )?\w+, (and |y )?(no|sin) \w+/
const tellsBadNews =
  /\b((was|were) doing (so |really )?(good|well|great)|iba (muy |tan )?bien|(wife|husband|girlfriend|boyfriend|partner|he|she|they) (has |have |just )?left|left me|(lost|losing) (my|the|our|him|her|everything)|died|divorc\w*|dumped|kicked \w+ out|fired|laid off|relaps\w*|cheat\w*|arrested|jail|county|prison|evict\w*|hates? me|won'?t (speak|talk|see)|cancer|overdos\w*|me dejo|se (fue|murio)|murio|perdi|me corrieron|recai)\b/
const tellsGoodNews =
  /!|\b(finally|yay|guess what|proud|happy|glad|great|made it|passed|celebrat\w*|sober|clean|days|weeks|months|years?|came (back|home)|came over|forg(ave|ive)|hug\w*|got (the|a|my|it)|new (job|place|apartment)|hired|accepted|approved|said yes|called me back|starts? (monday|tomorrow)|did it|didn'?t (drink|use|go)|por fin|orgullos\w*|feliz|content[oa]|dias|semanas|meses|limpi[oa]|sobri[oa]|volvio|me abrazo)\b/
const afterSign = /^(check\.(?!denied)|sign\.suicide\.)/
