// Says the most specific part of a message back: in English in the second person ("my wife took the kids" becomes "your wife took the
// kids"), in Spanish as a quotation, because a verb typed without its accent does not show its person.
import { safeAnswer } from '../../crisis/safe-answer.ts'
import { type CoachLanguage, capital } from '../script/wording.ts'

// A Map, because an object also has the word "constructor".
const swaps: ReadonlyMap<string, string> = new Map(
  `i=you i'm=you're im=you're i've=you've ive=you've i'll=you'll i'd=you'd me=you my=your mine=yours myself=yourself we=you we're=you're
we've=you've we'd=you'd our=your ours=yours us=you ourselves=yourselves dont=don't cant=can't wont=won't didnt=didn't isnt=isn't wasnt=wasn't
doesnt=doesn't havent=haven't hasnt=hasn't hadnt=hadn't wouldnt=wouldn't couldnt=couldn't shouldnt=shouldn't arent=aren't hes=he's shes=she's
theyre=they're theres=there's thats=that's gonna=going-to wanna=want-to gotta=got-to u=you w=with bc=because cuz=because`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
)

const fillers =
  /^((ok(ay)?|so|and|but|well|yeah|yes|no(?=[,.!]| (i|i'm|im|i've|he|he's|she|she's|it|it's|its|they|my|we|just|not)\b)|nah|lol|haha+|honestly|btw|tbh|also|anyway|then|alright|oh|ugh|because|cause|like|i mean|i guess|idk|basically|anyways|plus|although|though|ngl|omg|hey|hi|hello|today(?= (i|my|we|he|she|they|the)\b)|just|i (just )?want(ed)? to say( that)?)\b[,:]? *)+/i
const trailing =
  /(,? (lol|haha+|lmao|tho|though|idk|btw|anyway|tbh|i guess|you know|or something|or whatever|there i said it|so|and|but|or|because))+$/i
const spanishFillers =
  /^((este(?=,)|ok|bueno|pues|o sea|y|pero|o|es que|porque|la verdad|ah|ay|uy|jaja\w*|sí|si(?=,)|no,|mira|oye|hola|además|entonces)[,:]? +)+/i

const subject =
  /^(you|you're|you've|you'll|you'd|your|he|he's|she|she's|they|they're|it|it's|there's|there|the|a|an|nobody|everyone|everybody|everything|nothing|something|someone|no one|this|that's|his|her|their|day|first|\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten)$/
const relatives =
  /^(wife|husband|partner|boyfriend|girlfriend|bf|gf|mom|mum|dad|son|daughter|brother|sister|kids|kid|boss|sponsor|roommate|housemate|landlord|doctor|therapist|counselor|friend|best|ex|parents|family|grandma|grandpa|cousin|uncle|aunt)$/
const pastVerbs = new Set(
  `put told went got came did made said took left found lost ate drank used smoked bought sold gave kept ran sat stood woke slept spent paid
threw broke saw heard felt knew thought met sent wrote read began fought hid lied quit won cut drove called texted walked`.split(
    /\s+/,
  ),
)
// A clause that begins with one of these omits "I".
const verbs = new Set(
  `want need feel think hope wish hate love miss keep have can't couldn't don't didn't won't haven't wasn't used wanted needed promised decided tried
stopped started figured guess need might should could would never always barely hardly still almost`.split(
    /\s+/,
  ),
)
const states =
  /^(tired|bored|exhausted|stressed|confused|terrified|wiped|scared|worried|stuck|still|back|sober|alone|home|up|down|afraid|nervous|ashamed|done|halfway)$/
const empty = new Set(
  `a an the and or but so to of in on at for with from by is are was were be been being am do does did have has had i you he she it they we me my your his her
its their them him us our this that these those there here just really very too not no yes ok as if than then when what how who why can could would should will
about like up down out off over all some any more much many get got go going goes went know think feel want need thing things stuff lot because im ive dont cant`.split(
    /\s+/,
  ),
)
const unfit =
  /[?]|\bque (me|te) pase\b|\b(idiots?|stupid|losers?|failure|moron|dumb|worthless|garbage|trash|pathetic|disgusting|gross|piece of|monster|pig|idiota|tont[oa]|est[uú]pid[oa]|basura|fracasad[oa]|fracaso|in[uú]til|asco|asqueros[oa]|pat[eé]tic[oa]|porquer[ií]a)\b|\bused to be (just |only |mostly )?(meth|coke|crack|heroin|dope|pills|weed|wine|beer|vodka|percs?|oxys?|fent\w*|alcohol|cigs?)\b|\b(what|how|why|where|when|who) (am|do|does|did|can|should|would) (i|we|you)\b|^guess (who|what)\b|\bembarr?ass\w* to (say|type|write|admit)\b|^mine\b|^adivina\b|\bin danger\b|\bpeligro\b|^(what|how|why|where|who|que|qué|como|cómo|por que|por qué|donde|dónde|quien|quién|tell me|dime|explain)\b|\b(you|your|youre|you're|ur|fuck\w*|shit\w*|bitch\w*|asshole|stfu|wtf|i (hate|swear|know|mean|think so|guess|dunno|don'?t know)|thanks?|thank|sorry|please|tu|usted|gracias|por favor|perdon|mierda|puta|pinche)\b|[^\p{L}\p{N}' ,.$%/"«»“”:-]/iu
const mostWords = 15
const fewestWords = 3

/** The sentences of a message; long sentences are split into clauses. */
function clausesOf(message: string): string[] {
  const sentences = message
    .replace(/[\u2018\u2019]/g, "'")
    .split(/(?<=[.!?;…])\s+|[\n;()]|\.{2,}| - | — /)
    .map((one) => one.replace(/[.!;…]+$/, '').trim())
  return sentences.flatMap((sentence) =>
    sentence.split(/\s+/).length <= mostWords && !/, (i|he|she|they|my|but|and|so|then)\b/i.test(sentence)
      ? [sentence]
      : sentence
          .split(
            /,\s+| (?:but|because|cause|and then|so that|while|until|except) (?=\w)|,? (?:and|so) (?=(?:i|he|she|they|it|my|now|we)\b)/i,
          )
          .flatMap((clause) => (clause.split(/\s+/).length <= mostWords ? [clause] : clause.split(joint))),
  )
}

// Where a clause that is still too long is split.
const joint = /,? (?:and|y|pero|porque|aunque) (?=\p{L})/iu

/** How specific a clause is: counts content words, people and numbers. */
const weightOf = (clause: string): number =>
  clause
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .reduce((sum, word) => sum + weightOfWord(word), 0)

function weightOfWord(word: string): number {
  if (empty.has(word)) return 0
  if (/\d/.test(word)) return 1.5
  if (word.length < 3) return 0
  return relatives.test(word) ? 1.5 : 1
}

// "No me juzgues", "a ver si mañana limpio": said to the coach, or to oneself.
const toCoach =
  /^(a ver si|ojal[aá])(?![\p{L}])|(?<![\p{L}])(no me \p{L}{2,}(es|as)|te (dije|digo|acabo de decir|estoy diciendo))(?![\p{L}])/iu

/** A Spanish clause as it was typed. */
function quoted(clause: string): string | undefined {
  if (toCoach.test(clause.trim())) return undefined
  const text = clause
    .replace(spanishFillers, '')
    .replace(/( jaja\w*)+$/i, '')
    .replace(/^[,.\s]+|[,.\s]+$/g, '')
  const words = text.split(/\s+/).length
  return words < fewestWords || words > mostWords || text.includes('«') ? undefined : `«${capital(text)}»`
}

export function secondPerson(clause: string): string | undefined {
  const words = clause
    .replace(fillers, '')
    .replace(trailing, '')
    .replace(/^[,.\s]+|[,.\s]+$/g, '')
    .split(/\s+/)
  if (words.length < fewestWords || words.length > mostWords) return undefined
  return withSubject(words.map((word, at) => wordInSecondPerson(word, at, words)))
}

function wordInSecondPerson(typed: string, at: number, words: readonly string[]): string {
  const [, word = typed, mark = ''] = /^(.+?)([,;:"”]+)$/.exec(typed) ?? []
  return swapPerson(word, at, words) + mark
}

function swapPerson(word: string, at: number, words: readonly string[]): string {
  const lower = word.toLowerCase()
  const before = (words[at - 1] ?? '').toLowerCase()
  if (lower === 'was' && before === 'i') return 'were'
  if ((lower === 'wasnt' || lower === "wasn't") && before === 'i') return "weren't"
  if (lower === 'am') return before === 'i' || words[at + 1]?.toLowerCase() === 'i' ? 'are' : lower
  if (lower === 'id') return before === '' ? "you'd" : lower
  if (lower === 'its' && isVerbAfter.test(words[at + 1] ?? '')) return "it's"
  if (lower === 'ill' && /^(think|know|guess|hope|and|but|so)?$/.test(before)) return "you'll"
  const isAcronym = word === word.toUpperCase()
  return swaps.get(lower)?.replace('-', ' ') ?? (at === 0 && !isAcronym ? lower : word)
}

const isVerbAfter = /^(\w{2,}ing|been|not|a|an|the|like|my|just|so|too|ok|okay|hard|easy)$/i

/** A clause in the second person with its subject: "quit on Monday" becomes "you quit on Monday". */
function withSubject(swapped: readonly string[]): string | undefined {
  const first = (swapped[0] ?? '').toLowerCase()
  const said = swapped.join(' ')
  // "Always I say next week": a word order that "you" would break.
  if (verbs.has(first) && /^(you|he|she|they|it|your)$/i.test(swapped[1] ?? '')) return undefined
  if (/^\d/.test(first) && !holdsVerb.test(said)) return undefined
  if (subject.test(first)) return said
  if (relatives.test(first)) return `your ${said}`
  // "Deleting it doesn't help": the -ing form is the subject, so the clause needs no "you".
  if (/^\w{2,}ing$/.test(first) && holdsVerb.test(swapped.slice(1).join(' '))) return said
  // "Made me laugh": something did it to the writer.
  if (pastVerbs.has(first) && swapped[1] === 'you') return `it ${said}`
  if (pastVerbs.has(first) || (first.endsWith('ed') && first.length > 4)) return `you ${said}`
  if (first === 'sober' && ofSoberThings.test(swapped[1] ?? '')) return said
  if (
    states.test(first) ||
    (/^\w{2,}ing$/.test(first) &&
      !/thing$|^(having|being|evening|morning|during|king|spring|string)$/.test(first))
  )
    return `you're ${said}`
  if (/^(almost|nearly|barely)$/.test(first) && /^\d/.test(swapped[1] ?? '')) return `you're ${said}`
  if (verbs.has(first)) return `you ${said}`
  if (/^(finally|already|almost)$/.test(first) && pastVerbs.has((swapped[1] ?? '').toLowerCase()))
    return `you ${said}`
  if (first === 'been')
    return /^(\d|an?$|two|three|four|five|ten)/.test(swapped[1] ?? '') ? `it's ${said}` : `you've ${said}`
  // A fragment ("10 years ago") is not said back; a clause with a verb is said back unchanged.
  return holdsVerb.test(said) && !unopened.test(first) ? said : undefined
}
const ofSoberThings = /^(life|living|house|home|people|dating|sex|world|parties|me)$/
const holdsVerb =
  /\b(you've|you're|is|are|was|were|has|have|had|feels?|hurts?|keeps?|makes?|comes?|goes|went|got|gets?|wants?|needs?|says?|said|told|can't|won't|doesn't|didn't)\b/
const unopened =
  /^(to|of|or|than|as|with|for|who|which|whose|whom|be|am|do|does|did|let|let's|please|ok|okay|sure|yep|yes|no|not|ill|feels?|just|has|had|have|is|are|was|were|got|can't|won't|doesn't|says?|said|told|goes|keeps?|wants?|needs?|makes?|comes?|gets?|went)$/

const saysNothing =
  /^(great|good|nice|fine|cool|wow|true|same|right|exactly|huh|well|hm+|ok(ay)?|bien|claro|va|ya)\b/i
const mostWordsOfFragment = 6
const opensClause = /^(i|you|he|she|it|they|we|there|this|that)\b|^(i|it|that|he|she|they|there)'/i
const beforeFragment =
  /^((no,|nope|nah|yes|yeah|about|around|probably|maybe|mostly|mainly|sí|si|no,|como|tal vez|quizás?|creo que)(?![\p{L}\p{N}])[,.:]? *)+/iu

/** A few words without a verb of their own: "my sister maybe" becomes "Your sister". */
export function fragmentBack(message: string, language: CoachLanguage): string | undefined {
  const [best] = message
    .replace(/[\u2018\u2019]/g, "'")
    .split(/[.!?;\n…](?!\d)| - | — /)
    .map((clause) =>
      clause
        .replace(language === 'en' ? fillers : spanishFillers, '')
        .replace(beforeFragment, '')
        .replace(/ (maybe|probably|tal vez|(?<!\b(l[aeo]s?|te|me|no) )creo|supongo)$/i, '')
        .replace(trailing, '')
        .replace(/^[,.\s]+|[,.\s]+$/g, ''),
    )
    .filter(isFragment)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
  if (best === undefined) return undefined
  const said = language === 'en' ? capital(best.replace(/[\p{L}']+/gu, swapped)) : fragmentInSpanish(best)
  return safeAnswer(said).safe ? said : undefined
}

// "Mi hermana", "dos años": no verb whose person could be wrong.
const ofWriter = /^mi(s?) (?=\p{L}+$)/iu
const spanInSpanish = /^\p{L}+ (d[ií]as?|semanas?|mes(es)?|a[nñ]os?|horas?)$|^[\d\W]+\p{L}*$/iu

function fragmentInSpanish(text: string): string {
  if (ofWriter.test(text)) return capital(text.replace(ofWriter, 'tu$1 '))
  return spanInSpanish.test(text) ? capital(text) : `«${capital(text)}»`
}

const swapped = (word: string) => swaps.get(word.toLowerCase())?.replace('-', ' ') ?? word

const isFragment = (text: string) =>
  text !== '' &&
  text.split(/\s+/).length <= mostWordsOfFragment &&
  ![unfit, opensClause, holdsVerb, saysNothing].some((one) => one.test(text.replace(/\bto \w+/g, '')))

/** The most specific part of a message; undefined if no part makes a grammatical sentence. */
export function saidBack(message: string, language: CoachLanguage): string | undefined {
  // Messages in capitals are not said back.
  const capitals = message.match(/\p{Lu}/gu)?.length ?? 0
  if (message.length > 8 && capitals > 0.4 * (message.match(/\p{L}/gu)?.length ?? 0)) return undefined
  const form = language === 'en' ? secondPerson : quoted
  const [best] = clausesOf(message)
    .filter(
      (clause) =>
        !unfit.test(clause) &&
        !/\b(kill\w*|die|dead|suicid\w*|overdos\w*|end(ed)? it|attempt\w*|quit\w+ la vida|mat(o|ar|arme)|morir\w*|muert[oa]|sobredosis)\b/i.test(
          clause,
        ),
    )
    .flatMap((clause) => {
      const said = form(clause)
      return said && safeAnswer(said).safe ? [{ said, weight: weightOf(clause) }] : []
    })
    .filter(({ weight }) => weight >= 2)
    .sort((a, b) => b.weight - a.weight)
  return best && capital(best.said)
}
