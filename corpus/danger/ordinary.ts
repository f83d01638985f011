// Lines of ordinary talks for the danger classifier: phrasings of prepared answers, situations and replies that tell of no danger.
// Near a danger ("my husband hits me", "how long does withdrawal last") or an urge to use, a phrasing may tell of one: none of these.
import { allAnswers } from '../../src/coach/answers/all-answers.ts'
import { noIntent } from '../../src/coach/meaning/intents.ts'
import { allPhrasings, type Phrasing } from '../phrasings.ts'

const everySo = 4

const nearDanger = new Set([
  ...allAnswers.filter(({ danger }) => danger).map(({ id }) => `answers.${id}`),
  ...['purge-restrict', 'traumatic-memory', 'low-mood', 'no-home', 'health-scare', 'afraid-of-the-call'].map(
    (id) => `cases.${id}`,
  ),
])
const nearDangerOrUrge =
  /withdraw|detox|overdos|naloxone|suicid|self-harm|violen|assault|abus|sextort|dealer|taper|dose|mixing|tolerance|pregnan|swallow|purg|panic|depress|hopeless|child-died|911|driv|xylazine|harm-reduction|craving|urge|lapse|just-one|want-to-quit|slip|keeps-happening|near-|first-days|unwinding|missing-it|payday|chasing|scared|hits?\b|yell|blackout|mixed|shak|fight|safety|court-order|no-answer|storm|closed-door|worst-memory|called-names|firing|daily-drinks|flat/

const isOrdinary = ({ label, origin }: Phrasing) =>
  origin === 'writers' && !nearDanger.has(label) && !nearDangerOrUrge.test(label)

/** Some of what prepared answers, situations and acts meet, evenly spread, and all that is told without being a question. */
export const ordinary: readonly string[] = [
  ...allPhrasings()
    .filter((one) => isOrdinary(one) && /^(answers|cases|acts)\./.test(one.label))
    .filter((_, at) => at % everySo === 0),
  ...allPhrasings().filter(
    (one) => isOrdinary(one) && (one.label.startsWith('listening.') || one.label === noIntent),
  ),
].map(({ text }) => text)
