// The people and subjects that the text of a case fits.
import type { Story, StoryTopic } from '../script/story.ts'
import type { TalkCase } from './talk-case.ts'

/** The text addresses the writer as the one who uses, stopped, or is in recovery. */
const ofWriter: ReadonlySet<string> = new Set([
  'near-home',
  'near-place',
  'dealer-contact',
  'craving-now',
  'just-one',
  'lapse',
  'lapse-after-years',
  'keeps-happening',
  'hiding-it',
  'is-it-a-problem',
  'want-to-quit',
  'first-days',
  'empty-evenings',
  'friends-drink',
  'partner-uses',
  'event-ahead',
  'payday',
  'unwinding',
  'missing-it',
  'flat-months',
  'cannabis',
  'home-from-treatment',
  'urge-to-bet',
  'lost-money',
  'telling-about-money',
  'smoke-craving',
  'smoke-slip',
  'binge',
  'purge-restrict',
  'gaming',
  'porn-slip',
  'hookups',
  'ex-texts',
  'shopping',
  'using-dream',
  'low-mood',
  'ashamed',
  'milestone-day',
  'said-no',
  'traumatic-memory',
  'who-am-i',
  'stage-fright-social',
  'losing-them',
  'no-trust',
  'telling-partner',
  'parent-guilt',
  'work-trouble',
  'legal-trouble',
  'first-meeting',
  'meetings-not-for-me',
  'sponsor-trouble',
  'medicine-judged',
  'pain-and-pills',
  'health-scare',
  'amends',
])

/** The text assumes that the other person uses now. */
const ofTheirUseNow: ReadonlySet<string> = new Set([
  'child-uses',
  'partner-drinks',
  'parent-drinks',
  'sibling-uses',
  'asks-for-money',
  'denies-it',
  'boundary',
])

const substances: readonly StoryTopic[] = ['drinking', 'using', 'nicotine']
/** The subjects that the text of a case names; a case without an entry names none. */
const subjectsOf: Readonly<Record<string, readonly StoryTopic[]>> = {
  'near-home': substances,
  'near-place': ['drinking', 'using', 'gambling', 'nicotine'],
  'dealer-contact': ['using'],
  'just-one': ['drinking', 'using', 'nicotine'],
  lapse: ['drinking', 'using'],
  unwinding: ['drinking', 'using', 'nicotine'],
  'friends-drink': ['drinking', 'using'],
  'first-days': ['drinking', 'using', 'nicotine', 'gambling'],
  cannabis: ['using', 'nicotine'],
  'home-from-treatment': ['drinking', 'using', 'gambling'],
  'urge-to-bet': ['gambling'],
  'lost-money': ['gambling'],
  'smoke-craving': ['nicotine'],
  'smoke-slip': ['nicotine'],
  binge: ['food'],
  'purge-restrict': ['food'],
  gaming: ['gaming'],
  'porn-slip': ['love'],
  hookups: ['love'],
  shopping: ['shopping'],
  'stage-fright-social': ['drinking', 'using'],
  'using-dream': ['drinking', 'using', 'nicotine', 'gambling'],
  'medicine-judged': ['drinking', 'using'],
}

/** "I drank too", "quiero tomar": in a talk about another person, the message is about the writer's own use. */
const namesOwnUse =
  /\b(i|i'?m|i'?ve|im|ive)( (just|also|really|still|almost|even|am|have|had|been|was|want(ed)? to|wanna|need to|started|keep))* (drank|drinking|drink|using|used(?! to)|relapsed|slipped|smoked|gambl\w*|craving|high|sober|clean|in recovery|an (addict|alcoholic))\b|\bmy (own )?(drinking|using|sobriety|recovery|relapse|craving)\b|\b(recai|tome|bebi|consumi|(?<!\bno )(tomo|bebo|consumo)|quiero (tomar|beber|consumir)|mi (recuperacion|sobriedad|consumo))\b/

/** Whether the people and the subject of a talk rule out the text of a case. */
export function isForOthers({ id }: TalkCase, story: Story, said: string): boolean {
  if (story.who === 'other' && ofWriter.has(id) && !namesOwnUse.test(said)) return true
  if (story.theyStopped && ofTheirUseNow.has(id)) return true
  const fitting = subjectsOf[id]
  return fitting !== undefined && story.topic !== undefined && !fitting.includes(story.topic)
}
