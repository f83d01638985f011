// Answers with the matching case: a reflection, help, one question, and the situation in which the talk continues.

import { isForOthers } from '../cases/case-audience.ts'
import { caseCues } from '../cases/case-cues.ts'
import { hasUsedIt, lacksClaim, lacksEvidence } from '../cases/case-evidence.ts'
import type { CaseText, TalkCase } from '../cases/talk-case.ts'
import { talkCase } from '../cases/talk-cases.ts'
import { isTold } from '../listening/told-already.ts'
import type { Match, Meaning } from '../meaning/meaning.ts'
import { resemblesPhrase } from '../meaning/word-overlap.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { asksIn, pathOf, type Story } from '../script/story.ts'
import { isTheirs } from '../speech-acts/good-news.ts'
import type { GuidedTurn, ReplyDraft } from './reply.ts'

const withinReach =
  /\b(bottles?|beers?|wine|vodka|whiske?y|tequila|six ?pack|vape|pack|pills?|bag|botellas?|cervezas?|vino|pastillas?|cajetilla)\b.{0,30}\b(unopened|sealed|(haven'?t|have not|not) (\w+ )?(opened|touched) it|not open(ed)?( yet)?|no (la|lo|las|los) he (abiert|tocad)o|sin abrir|cerrad[oa])\b|\b(bottles?|beers?|wine|vodka|whiske?y|tequila|rum|booze|alcohol|liquor|stash|baggie|bag|weed|coke|pills?|dope|drugs?|cigarettes?|vape)\b.{0,40}\b(kitchen|fridge|freezer|house|apartment|home|room|drawer|table|counter|car|cabinet|closet|in front of me|next to me|right here|my (hand|pocket|bag|desk|purse))\b|\b(botellas?|cervezas?|vino|tequila|alcohol|pastillas?|mota|droga)\b.{0,40}\b(cocina|refri|casa|cuarto|cajon|mesa|coche|aqui|enfrente|mano|bolsa)\b/
const takesItUp =
  /\b(poured|threw|flushed|got rid|gave (it|them) away|hid (my|it|the)|so i can'?t|(is it (ok|okay|rude|bad|wrong) to|do i have to|should i) (keep|serve|offer|buy)|for (guests|company|visitors)|(date|she|he) (orders?|ordered)|para (las )?visitas|invitados|(friend|sister|brother|mom|neighbor)'?s (car|house|place)|tire|tiramos|saque)\b/

/** The case that fits the message and the story, if its score is high enough. */
export function caseFor(
  meaning: Meaning,
  parsed: MessageAnalysis,
  story: Story,
  used: readonly string[],
): { found: TalkCase; match: Match } | undefined {
  const near = talkCase('near-home')
  if (
    near &&
    withinReach.test(parsed.said) &&
    !takesItUp.test(parsed.said) &&
    !hasUsedIt.test(parsed.said) &&
    !lacksEvidence(near, story.topic, parsed.said) &&
    !lacksItsClaim(near, story, parsed.said) &&
    !isForOthers(near, story, parsed.said) &&
    !used.includes('case.near-home')
  )
    return { found: near, match: { id: near.id, score: 1 } }
  const lapses = mentionsLapse(parsed.said, story) ? [{ id: 'lapse', score: scoreOfCue }] : []
  const [best] = [...namedCases(parsed.said), ...lapses, ...meaning.cases]
    .flatMap((match) => {
      const found = talkCase(match.id)
      return found
        ? [{ found, match: { id: match.id, score: match.score - misfit(found, story, parsed) } }]
        : []
    })
    // Saying no to a relative is not refusing a drink.
    .filter(({ found }) => !(found.id === 'said-no' && story.who === 'other'))
    .filter(({ found }) => !isForOthers(found, story, parsed.said))
    .filter(({ found }) => !used.includes(`case.${found.id}`))
    .sort((a, b) => b.match.score - a.match.score)
  // Short messages often answer a question, so they need a higher score.
  const lowest = meaning.gates.case + surplusOf(parsed.wordCount)
  return best && best.match.score >= lowest ? best : undefined
}

function surplusOf(wordCount: number): number {
  if (wordCount <= 3) return 0.12
  return wordCount <= 10 ? 0.06 : 0
}

// Less than 1, so that `misfit` can still rule out a case that does not fit the talk.
const scoreOfCue = 0.85

/** The cases that the words of a message (normalized) name. */
const namedCases = (said: string): Match[] =>
  asksIn(said)
    ? []
    : Object.entries(caseCues).flatMap(([id, cue]) => (cue.test(said) ? [{ id, score: scoreOfCue }] : []))

const lapseByDetail =
  /\bpicked (one|it|a (drink|glass|beer|shot)) up\b|\bhad (one|it|a (glass|drink|beer|shot)) in my hand\b|\b(then|and then) (like |about )?(\d+|two|three|four|five|six|seven|eight|ten|a few|many) more\b|\b(one|two|a)( (glass|drink|beer|shot|toast|sip))? (turned|became|led) (in)?to\b|\bclosed (down )?the bar\b|\bi (just )?(had|took|ordered) (one|a few|a couple|a sip)\W*$|\bme (tome|eche) (una?s?|dos|tres|cuatro|cinco|varias) (copas?|cervezas?|tragos?|chelas?)\b/

// "I said I didn't use and I did".
const admitsUse =
  /\b(didn'?t|hadn'?t|wasn'?t) (been )?(us|drink|drank|smok|gambl|bet|vap|high|drunk|relaps)\w*( \w+){0,3} (and|but|when) i (really |actually )?(did|had|was)\b|\bdije que no (habia )?(tom|beb|us|consum|fum|apost)\w+ (y|pero) si\b/

/** "I just picked one up" by a person who had said that they stopped; or use that they had denied before. */
export const mentionsLapse = (said: string, { who, stage, topic }: Story): boolean =>
  who !== 'other' &&
  !asksIn(said) &&
  (admitsUse.test(said) || ((stage !== undefined || topic === 'drinking') && lapseByDetail.test(said)))

const past =
  /\b(last (night|week|weekend|month|friday|saturday|sunday)|yesterday|was (my|our|the|a|his|her)|went to|anoche|ayer|fue (la|el|mi)|fui a)\b/

const loss =
  /\b(died?|dead|death|dying|los[ts]|losing|passed|funeral|buried|grave|ashes|gone|miss(ed|ing)?|mourn\w*|grie\w*|overdos\w*|voicemail|anniversary|birthday|without (him|her)|murio|muert[oa]|muri\w+|falleci\w*|perdi\w*|funeral|entierr\w*|enterr\w*|extran\w*|duelo|sobredosis|aniversario|cumpleanos|sin (el|ella))\b/

const death =
  /\b(died|dead|death|buried|funeral|passed away|murio|muert[oa]|muri\w+|falleci\w*|enterr\w*|sobredosis|overdosed)\b/

const losesThings =
  /\b(lost|losing|lose|perd\w+) (the|our|my|his|her|all my|la|mi|el|nuestra) (\w+ )?(house|home|job|apartment|car|truck|license|money|savings|insurance|casa|trabajo|carro|dinero|licencia)\b/
const otherCause =
  /\b(heart|stroke|cancer|asleep|in (his|her|their) sleep|old age|accident|crash|covid|pneumonia|natural|corazon|infarto|derrame|dormid[oa]|mientras dormia|accidente|choque|neumonia|vejez)\b/
const ofDrugs =
  /\b(overdos\w*|od'?d|drugs?|fent\w*|heroin\w*|pills|using|relaps\w*|needle|sobredosis|droga\w*|pastillas|recay\w*)\b/
const theirAnger =
  /\b(he|she|they)('s|'re|'ll be| is| are| was| gets?| got| will be)? (so |really |always |still )?(mad|angry|furious|pissed)\b|\b(se enoja|esta enojad[oa]|se va a enojar)\b/

const imagined =
  /^(?!.*\b(i|we) (\w+ )?(relapsed|slipped|drank|used|smoked)\b).*(\b(i'?d|id|i would|i'?ll|i will|i might|i could|i'?m (going|gonna|bound) to|if i|that i|afraid i|scared i|worried i) (\w+ ){0,2}|\b(scared|afraid|worried|terrified) (of|to|about) (\w+ )?)(relaps\w*|slip\w*|use\b|using\b|go(ing)? back)|\b(que )?(voy a|iba a) recaer\b|\brecaeria\b/
const chip = /\b(chips?|coins?|medallions?|key ?tags?|fichas?|medallas?)\b/

const wantsNone =
  /^(and |but |so )?i (really |honestly )?(don'?t|do not) (even )?want (to (drink|use|smoke)|a drink)\W*$/
const holdsForMe =
  /\b(is|'s|has been|keeps?) (holding|locking up|in charge of|keeping) (on to )?(the|my|our) (bottle|pills|meds|money|cards?|keys|prescription|password)\b/
const isInside = /\b(i'?m|im|i am) (in|at) (the )?(jail|prison|county|lock ?up)\b/

const ownUse =
  /\bi('m| am|'ve|'d)? (don'?t |didn'?t |can'?t |stopped |quit |not )*(drink\w*|drank|us(e|ed|ing)\b|smok\w+|gambl\w+|bet\b)|\byo (no )?(tomo|bebo|fumo|consumo|apuesto)\b/

const noBed =
  /\b(sle(ep\w*|pt)|bed|night|tonight|nowhere|no ?where|homeless|shelter|evict\w*|kicked|lost (my|the|our) (place|apartment|home|house)|street|couch\w*|tent|car|truck|motel|live|living|stay\w*|place to|duermo|dormir|calle|techo|noche|corrieron|desaloj\w*|quedo|vivo|casa)\b/
const plainPlace =
  /\b(laundromat|laundry|library|bus stop|(bus|train) station|walmart|target|costco|home depot|dentist|doctor'?s|waiting room|school|gym|dmv|post office|lavanderia|biblioteca|parada|dentista|escuela|gimnasio|correo)\b/
const riskyPlace =
  /\b(bar|pub|club|liquor|beer|wine|casino|dealer|plug|dispensary|slots?|party|aisle|cantina|licor\w*|cerveza|fiesta|puesto)\b/
const namesFood =
  /\b(food|cake|pizza|cookies?|donuts?|chips|candy|ice cream|chocolate|bread|cereal|leftovers|pantry|fridge|snacks?|wrappers?|meal|dinner|lunch|takeout|drive ?-?thru|mcdonald\w*|binge\w*|whole|entire|everything|stuffed|overeat\w*|eating|sweets|sugar|atracon\w*|comid\w*|galletas?|pan|pastel|helado|dulces|refri|todo|enter[oa]s?|complet[oa]s?|escondidas)\b/

const ofSubstance: ReadonlySet<string> = new Set(['drinking', 'using'])

const lacksItsClaim = (found: TalkCase, { topic }: Story, said: string): boolean =>
  lacksClaim(found, topic, said) && !resemblesPhrase(said, [...found.says.en, ...found.says.es])

/** How much is subtracted from a case that does not fit who or what the talk is about. */
function misfit(found: TalkCase, story: Story, parsed: MessageAnalysis): number {
  const other = story.who === 'other'
  if (lacksEvidence(found, story.topic, parsed.said) || lacksItsClaim(found, story, parsed.said)) return 0.6
  // "My brother is 30 days clean": the case praises the writer.
  if (found.id === 'milestone-day' && (isTheirs(parsed.said) || death.test(parsed.said))) return 0.9
  // "I'm at the laundromat" mentions neither a lost home nor a bar, and "I ate one" mentions no food.
  if (found.id === 'no-home' && !noBed.test(parsed.said)) return 0.6
  if (found.id === 'near-place' && plainPlace.test(parsed.said) && !riskyPlace.test(parsed.said)) return 0.6
  if (found.id === 'binge' && story.topic !== 'food' && !namesFood.test(parsed.said)) return 0.6
  // A fight with someone and the loss of someone are described in similar words.
  if (found.path === 'grief' && !loss.test(parsed.said)) return 0.15
  if (found.path === 'grief' && losesThings.test(parsed.said)) return 0.6
  // "My sponsor died, heart, in his sleep" is not an overdose.
  if (found.id === 'overdose-death' && otherCause.test(parsed.said) && !ofDrugs.test(parsed.said)) return 0.9
  // Cases about a relative who drinks do not fit a relative who died.
  if (found.path === 'relative' && /\b(died|passed away|dead|murio|fallecio)\b/.test(parsed.said)) return 0.4
  // Words for smoking also fit weed, and words for playing games also fit betting.
  if (found.path === 'nicotine' && story.topic === 'using') return 0.5
  if (found.path === 'gaming' && story.topic === 'gambling') return 0.5
  // Cases about an event ahead do not fit one that is over.
  if (found.path === 'event' && past.test(parsed.said)) return 0.6
  // "He said I'd relapse without him" and picking up a chip are not lapses.
  if (found.path === 'lapse' && (imagined.test(parsed.said) || chip.test(parsed.said))) return 0.6
  // "I don't want to drink" is not an urge, "my wife holds the pills for me" is about help, and "I'm in jail" is about the writer.
  if (found.path === 'craving' && wantsNone.test(parsed.said)) return 0.6
  if (found.who === 'other' && (holdsForMe.test(parsed.said) || isInside.test(parsed.said))) return 0.6
  // The text says "you used", which does not fit gambling or eating.
  if (found.path === 'lapse' && story.topic && !ofSubstance.has(story.topic)) return 0.6
  // "He'll be so mad" is about someone else's anger.
  if (found.path === 'anger' && theirAnger.test(parsed.said)) return 0.5
  // "My kid asked why I don't drink" is about the writer's own use.
  if (found.who === 'other' && !other && ownUse.test(parsed.said)) return 0.4
  if (found.who === 'other') return other || parsed.person ? 0 : 0.15
  if (found.glad && parsed.feelings.some((one) => !['pride', 'hope', 'relief'].includes(one))) return 0.2
  return 0
}

export function answerCase(reply: ReplyDraft, found: TalkCase, meaning: Meaning): GuidedTurn {
  const { state } = reply
  const text = found[state.language]
  const asks = !isTold(state.recent, text.ask)
  const path = pathOf(state.story, found.path)
  reply.set({
    situation: path,
    visited: [...new Set([...state.visited, path])],
    asked: [...new Set([...state.asked, ...coveredBy(found)])],
    used: [...state.used, `case.${found.id}`],
    choices: [],
    offered: null,
    confused: 0,
    instead: meaning.cases.map(({ id }) => id).filter((id) => id !== found.id),
  })
  return reply
    .tell(found.glad ? 'affirmation' : 'reflection', text.reflect)
    .tell('thought', text.help)
    .tell('question', asks ? text.ask : '')
    .suggest(asks ? chipsOf(text) : [])
    .end()
}

const chipsOf = ({ chips, scale }: CaseText): readonly string[] =>
  chips ?? (scale ? Array.from({ length: 11 }, (_, value) => String(value)) : [])

// Steps of the situation that the case's own question already covers.
const covered: Record<string, readonly string[]> = {
  'near-home': ['craving.strength', 'craving.distance', 'craving.next'],
  'near-place': ['craving.strength', 'craving.distance', 'craving.next'],
  'dealer-contact': ['craving.strength', 'craving.distance'],
  'craving-now': ['craving.strength'],
  lapse: ['lapse.safe'],
  'lapse-after-years': ['lapse.company'],
  'keeps-happening': ['lapse.helped'],
  'want-to-quit': ['planning.musts'],
  'first-days': ['planning.hard'],
  'empty-evenings': ['boredom.hours'],
  'event-ahead': ['event.worst'],
  'missing-it': ['motivation.good'],
  'is-it-a-problem': ['motivation.importance', 'motivation.whynot'],
  'child-uses': ['relative.who', 'relative.tried'],
  'partner-drinks': ['relative.who'],
  'parent-drinks': ['relative.who'],
  'sibling-uses': ['relative.who', 'relative.tried'],
  'asks-for-money': ['relative.who', 'relative.yours'],
  'denies-it': ['relative.who'],
  'afraid-of-the-call': ['relative.who', 'relative.safe', 'relative.care'],
  boundary: ['relative.who', 'relative.yours'],
  'coming-home': ['relative.who'],
  'worn-out-relative': ['relative.who', 'relative.yours', 'relative.care'],
  'overdose-death': ['grief.who', 'grief.company'],
  'death-in-family': ['grief.who', 'grief.care'],
  voicemail: ['grief.who', 'grief.keep'],
  anniversary: ['grief.keep'],
  'pet-died': ['grief.who'],
  'urge-to-bet': ['gambling.block'],
  'lost-money': ['gambling.tell', 'gambling.access'],
  'smoke-craving': ['nicotine.when', 'nicotine.help'],
  'smoke-slip': ['nicotine.clear'],
  binge: ['food.today', 'food.kind'],
  'purge-restrict': ['food.tell'],
  gaming: ['gaming.gives', 'gaming.setup'],
  'porn-slip': ['love.before'],
  hookups: ['love.door'],
  'cannot-sleep': ['sleep.mind', 'sleep.now'],
  anxious: ['anxiety.body', 'anxiety.what'],
  'low-mood': ['low.basics', 'low.safe'],
  angry: ['anger.under', 'anger.release'],
  lonely: ['loneliness.one', 'loneliness.place'],
  ashamed: ['shame.difference', 'shame.story'],
  debt: ['money.first'],
  'first-meeting': ['first_meeting.worry'],
  'work-trouble': ['work.what'],
  breakup: ['loneliness.one'],
  overwhelmed: ['talk.mind', 'talk.weight'],
  'bad-day': ['talk.mind', 'talk.weight'],
  'good-day': ['milestone.did'],
  'said-no': ['milestone.did'],
}
const coveredBy = ({ id }: TalkCase): readonly string[] => covered[id] ?? []
