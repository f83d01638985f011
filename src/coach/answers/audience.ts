// Prepared answers that are written for, or about, certain people. In a talk about others they are wrong, however well their words match.

import { namesSubject } from './subjects.ts'

const forYoung: ReadonlySet<string> = new Set(['parent-drinks-teen', 'under-18'])
const aboutYoung: ReadonlySet<string> = new Set([
  'tell-teen',
  'tell-little-kids',
  'tell-school-kids',
  'teen-treatment',
  'test-my-kid',
  'parent-of-teen',
  'kid-gaming',
  'teen-gambling',
  'co-parenting-user',
])

const ofGrownWriter =
  /\b(he|she|mom|mum|dad|mother|father|mama|papa|madre|padre)('?s| is| tiene)? ([5-9]\d)\b|\b(i'?m|i am|im|tengo) (1[89]|[2-9]\d)\b(?! (days?|weeks?|months?|hours?|dias|semanas|meses))|\b(my|mi) (wife|husband|kids?|job|boss|mortgage|garage|basement|son|daughter|espos[oa]|marido|trabajo|jef[ea])\b|\bgarage\b/
const ofGrownChild =
  /\b(he|she|they|son|daughter|kid|stepson|stepdaughter|hij[oa]|el|ella)('?s| is|'re| are| tiene| de)? (1[89]|[2-9]\d)\b/
const young =
  /\b(teacher|homework|\d+th grade|middle school|my school|my parents|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|1[0-7]) ?(years?|year old|yo)?\b|\b(little (brother|sister)|maestr[oa]|tarea|secundaria|mis papas)\b/

function suitsAge(id: string, talk: string, below18: boolean): boolean {
  if (forYoung.has(id)) return below18 || young.test(talk) || !ofGrownWriter.test(talk)
  return !aboutYoung.has(id) || young.test(talk) || !ofGrownChild.test(talk)
}

/** Answers about the writer's own use; wrong for a relative: "I gambled, we lost this much". */
const ofOwnUse: ReadonlySet<string> = new Set([
  'am-i-addicted',
  'audit-test',
  'back-to-work',
  'benzo-craving',
  'boredom-craving',
  'call-myself-addict',
  'cannabis-craving',
  'cant-sleep',
  'change-sponsor',
  'craving-now',
  'day-off-for-court',
  'energy-back',
  'estranged-child',
  'first-hours-opioids',
  'food-craving',
  'gambling-craving',
  'gambling-or-not',
  'good-news-craving',
  'halt',
  'hungry-since-quitting',
  'interview-gap',
  'kids-after-relapse',
  'lapse-behavior',
  'learn-from-relapse',
  'missing-my-kids',
  'nicotine-craving',
  'opioid-craving',
  'payday',
  'prove-sobriety',
  'quit-smoking',
  'rebuild-trust',
  'refuse-offer',
  'relapsed-now',
  'sleep-how-long',
  'sober-to-drive',
  'sponsor-reaction',
  'sports-betting',
  'sugar-cravings',
  'tell-boss',
  'tell-date',
  'tell-doctor',
  'tell-friends',
  'tell-little-kids',
  'tell-partner',
  'tell-partner-other',
  'tell-sponsor-slip',
  'tell-wife-lost-money',
  'three-am',
  'took-from-family',
  'urge-surfing',
  'using-at-work',
  'using-dreams',
  'weight-after-quitting',
  'work-drinks',
])
const ownUse =
  /\b(i|i'?m|i'?ve|i'?d) (\w+ ){0,2}(drank|drunk|drink(ing)?|use[ds]?|using|relapsed|slipped|gambl\w*|bet|smok\w*|crav\w*|sober|clean|high)\b|\bmy (own )?(drinking|using|gambling|craving|recovery|sobriety|sponsor)\b|\b(offer(s|ed)?|poured|hand(s|ed)) me\b|\bme (ofrec\w+|sirv\w+)\b|\byo (tambien )?(bebo|tomo|uso|consumo|apuesto|recai)\b|\bmi (padrino|recuperacion|consumo)\b/

const mentionsRelative =
  /\b(my|mi) (husband|wife|son|daughter|mom|dad|mother|father|brother|sister|boyfriend|girlfriend|partner|espos[oa]|marido|mujer|hij[oa]|mama|papa|herman[oa]|novi[oa]|pareja) (is|'s|was|has|keeps?|went|drinks|uses|gambles|esta|anda|toma|bebe|usa|apuesta|volvio)\b/

// Whether the answer suits the writer: a person who uses, or someone close to them.
function suitsWriter(id: string, who: 'self' | 'other' | undefined, talk: string): boolean {
  if (!ofOwnUse.has(id) || ownUse.test(talk)) return true
  return who !== 'other' && (who === 'self' || !mentionsRelative.test(talk))
}

// "Pick a time they're sober" does not fit someone who mourns.
const aboutUser: ReadonlySet<string> = new Set(['talk-to-user', 'good-time-to-talk'])

// "Should I eat it" about a birthday cupcake for someone who died.
const aboutEating: ReadonlySet<string> = new Set([
  'after-binge-next-day',
  'bingeing',
  'food-addiction-real',
  'food-craving',
  'hungry-since-quitting',
  'night-eating',
])
const binges =
  /\b(i (\w+ )?(binged?|overate|overeat)|(can'?t|cannot) stop eating|no (puedo )?par(o|ar) de comer|atracon\w*)\b/

type Talk = { story: { who?: 'self' | 'other' | undefined }; situation: string | null; below18: boolean }

/** Whether an answer suits the people and the subject that a talk is about. @param said the last messages, normalized */
export const suitsTalk = (id: string, { story, situation, below18 }: Talk, said: string): boolean =>
  namesSubject(id, said) &&
  suitsAge(id, said, below18) &&
  suitsWriter(id, story.who, said) &&
  !(situation === 'grief' && (aboutUser.has(id) || (aboutEating.has(id) && !binges.test(said))))
