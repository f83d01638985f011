// Decides whether a message changes the subject, is outside the coach's scope, or is random letters.
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { situationsIn } from '../script/situation.ts'
import type { SituationId } from '../script/situation-id.ts'
import { asksInFull } from '../script/story.ts'

type TalkSoFar = {
  situation: SituationId | null
  asked: readonly string[]
  closed: readonly SituationId[]
  visited: readonly SituationId[]
  story?: { who?: 'self' | 'other' | undefined }
}

// "I was 5 months sober" is about a time that is over.
const soberBefore =
  /\b(i was|i had|i'?d had|llevaba|tenia) (almost |about |like |over )?\w+ (days?|weeks?|months?|years?|dias|semanas|meses|anos)\b/

// "My mom won't stop crying" is about her.
const theirTears =
  /\b(he|she|they|(my|mi|our) \w+|ella|el)('s| is| was| won'?t| can'?t| keeps?| no para| no deja)? ?(\w+ )?(stop |de )?(cr(y|ies|ied|ying)|llor\w+)\b/
// "My boss is buying" names a person but no trouble at work.
const plainBoss =
  /^(and |but |so )?(my|the|mi|el|la) (boss|manager|jef[ea]) (is|will be|'s|was|esta|va) (buying|coming|there|here|invited|going|driving|hosting|paying|nice|great|invitando|ahi)\b/
// "My sponsor brought cupcakes" does not mention trouble with a sponsor.
const kindSponsor =
  /\b(sponsor|padrino|madrina) (\w+ )?(brought|gave|hugged|came|called|texted|drove|showed up|picked me up|remembered|bought|made|was (there|so nice|great)|is (great|awesome|amazing|nice|good)|me (trajo|dio|abrazo|llamo|escribio|llevo))\b/

// "I don't wanna go to a meeting" asks for no help with the first one.
const refusesMeeting =
  /\b(don'?t|dont|do not|not|never|no|won'?t) (quiero |voy a |pienso |me gusta |really )?(want to |wanna |going to |gonna |like |do |need |ir )*(go(ing)? (to|back to) )?(a |an |another |any |more |the |una?|otra|a las?|a los?)* ?(meetings?|aa|na|groups?|juntas?|reunion(es)?|grupos?)\b/

const ofOneself: ReadonlySet<SituationId> = new Set([
  'sleep',
  'low',
  'anxiety',
  'shame',
  'loneliness',
  'craving',
])

/** The situation that a message clearly turns to, if any. */
export function newSituation(state: TalkSoFar, parsed: MessageAnalysis): SituationId | undefined {
  // "Three days without sleep", said of a relative, opens no talk about the writer's nights.
  const isTheirs = state.story?.who === 'other' && !parsed.firstPerson
  const scored = situationsIn(parsed.said).filter(
    ({ id }) =>
      (!isTheirs || !ofOneself.has(id)) &&
      (id !== 'first_meeting' || !refusesMeeting.test(parsed.said)) &&
      (id !== 'milestone' || !soberBefore.test(parsed.said)) &&
      (id !== 'low' || !theirTears.test(parsed.said)) &&
      (id !== 'work' || !plainBoss.test(parsed.said)) &&
      (id !== 'sponsor' || !kindSponsor.test(parsed.said)),
  )
  const top = scored[0]
  if (!top || top.id === state.situation) return undefined
  const { situation } = state
  if (situation === null || situation === 'talk' || turnsExplicitly.test(parsed.said))
    return top.score >= 2 ? top.id : undefined
  const scoreOfCurrent = scored.find(({ id }) => id === situation)?.score ?? 0
  const leaves = scoreOfCurrent === 0 && top.score >= scoreToLeave(state, situation, top.id, parsed.said)
  return leaves ? top.id : undefined
}

const turnsExplicitly =
  /\b(talk about|what about|back to|actually|also|another thing|something else|anyway|hablar de|volver a lo de|volvamos a|regresar a|otra cosa|ademas|y tambien|por cierto)\b/
const opensWithSelf =
  /^(ok |so |and |well |pues |y |bueno )?(i'?m|i am|i feel|i've|i can'?t|i keep|i got|i just|feeling|it'?s (so |really )|my .{2,20} (died|passed)|estoy|me siento|tengo|ando|no puedo|acabo de|se murio|murio)\b/
const isPresent =
  /\b(now|tonight|today|want|need|last night|yesterday|again|ahora|hoy|anoche|ayer|quiero|otra vez)\b/

/** The score that a message needs to leave the current situation. Answers often mention related subjects. */
function scoreToLeave(state: TalkSoFar, current: SituationId, next: SituationId, said: string): number {
  const wasVisited = state.visited.includes(next)
  const isUrgent = (next === 'craving' || next === 'lapse') && !wasVisited && isPresent.test(said)
  // A milestone is left more easily than other situations.
  if (isUrgent || state.closed.includes(current) || current === 'milestone') return 3
  if (wasVisited) return 7
  const isAboutSelf = opensWithSelf.test(said)
  if (inviting.test(state.asked.at(-1) ?? '')) return isAboutSelf ? 5 : 7
  return isAboutSelf ? 4 : 5
}

// Steps whose answers often mention people, places and feelings of other subjects.
const inviting =
  /\.(before|past|person|helped|company|opening|what|inside|list|lost|one|ally|under|values|share|hurt|barrier|thanks|hardest|worst|use|good|cost|mind|more|weight|tell|with|hope|worry|story|trust|end|matter|evening|pattern|distance|next|ifthen|hard|good|when|guard|different|did)$/

/** Requests outside the coach's scope. */
export const outOfScope =
  /\b(capital of|weather|president|recipe|write (me )?(a|some) (code|poem|essay|story)|translate|football|stock|bitcoin|python|javascript|homework|joke|movie|clima|presidente|receta|poema|traduce|chiste|tarea)\b|\d+ ?[+*x/-] ?\d+ ?=?/

/** Random letters. */
export function isGibberish(said: string): boolean {
  const found = said.match(/[a-z]{3,}/g) ?? []
  const mashed = found.filter(
    (word) => !/[aeiouy]/.test(word) || /[bcdfghjklmnpqrstvwxz]{5}|asdf|sdfg|qwer|wert|zxcv|hjkl/.test(word),
  )
  return found.length > 0
    ? mashed.length * 2 >= found.length
    : !/[\d\p{L}\p{Extended_Pictographic}]/u.test(said)
}

// "She came down and asked could she help me" has the form of a question within, and asks the coach nothing.
const fewestWordsOfStory = 6
const asksAtEnd =
  /\b(is (that|this|it) \w+( \w+)?|(what|how|why) (do|can|should) i( \w+)*|right|or (no|nah|not|what))\W*$|\b(i (actually |really |just |still )?(want to|need to|wanted to|wanna) know|my question is|i'?m asking|i asked|pregunto|quiero saber|quisiera saber|no se si|i don'?t know (if|whether) (i should|to))\b/
export const asksNothing = ({ said, wordCount }: MessageAnalysis): boolean =>
  wordCount >= fewestWordsOfStory && !/[?¿]/.test(said) && !asksInFull(said) && !asksAtEnd.test(said)
