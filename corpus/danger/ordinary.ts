// Lines of ordinary talks for the danger classifier: phrasings of prepared answers and situations without a danger.
// Near a danger ("my husband hits me", "how long does withdrawal last") or an urge to use, a phrasing may tell of one: none of these.
import { allAnswers } from '../../src/coach/answers/all-answers.ts'
import { allPhrasings } from '../phrasings.ts'

const everySo = 4

const nearDanger = new Set([
  ...allAnswers.filter(({ danger }) => danger).map(({ id }) => `answers.${id}`),
  ...['purge-restrict', 'traumatic-memory', 'low-mood', 'no-home', 'health-scare', 'afraid-of-the-call'].map(
    (id) => `cases.${id}`,
  ),
])
const nearDangerOrUrge =
  /withdraw|detox|overdos|naloxone|suicid|self-harm|violen|assault|abus|sextort|dealer|taper|dose|mixing|tolerance|pregnan|swallow|purg|panic|depress|hopeless|child-died|911|driv|xylazine|harm-reduction|craving|urge|lapse|just-one|want-to-quit|slip|keeps-happening|near-|first-days|unwinding|missing-it|payday|chasing/

/** Some of them, evenly spread. */
export const ordinary: readonly string[] = allPhrasings()
  .filter(
    ({ label, origin }) =>
      origin === 'writers' &&
      /^(answers|cases|acts)\./.test(label) &&
      !nearDanger.has(label) &&
      !nearDangerOrUrge.test(label),
  )
  .filter((_, at) => at % everySo === 0)
  .map(({ text }) => text)
