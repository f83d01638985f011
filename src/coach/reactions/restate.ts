// Says the part of a message back that has the weight: a feeling, a loss, someone's words, a contrast. Nothing is said back if the change
// of person could break its grammar.
import { safeAnswer } from '../../crisis/safe-answer.ts'
import { secondPerson } from '../listening/said-back.ts'
import { type CoachLanguage, capital } from '../script/wording.ts'
import { inSecondPersonSpanish } from './restate-spanish.ts'

const leastWeight = 3
const mostWords = 13
const fewestWords = 4
const fewestWordsOfMessage = 6
// Said to the coach about its answers.
const complains =
  /(?<!\p{L})(to a wall|(you|u) (just|keep|said|asked|didn'?t|don'?t|are(n't)?|made)|repeat\w*|no me ent[ie]+nd\p{L}+|de qu[eé] hablas|te (dije|pregunt[eé]|ped[ií]|estoy (hablando|diciendo)))(?!\p{L})/iu

/** The clause with the most weight in the second person; undefined if none is worth it or safe to change. */
export function restate(message: string, language: CoachLanguage): string | undefined {
  const typed = message.replace(/[\u2018\u2019]/g, "'")
  if (typed.split(/\s+/).length < fewestWordsOfMessage || /[?¿«»"“”]/.test(typed)) return undefined
  if (complains.test(typed)) return undefined
  if (typed.length > 8 && (typed.match(/\p{Lu}/gu)?.length ?? 0) > 0.4 * typed.length) return undefined
  const [best] = clausesOf(typed)
    .map((clause, at, all) => ({
      clause,
      weight: weightOf(clause.text, language) + (clause.after ? 1.5 : 0) + at / all.length / 10,
    }))
    .filter(({ clause, weight }) => weight >= leastWeight && isPlain(clause.text))
    .flatMap(({ clause, weight }) => {
      const said = language === 'en' ? inEnglish(clause.text) : inSecondPersonSpanish(clause.text)
      return said && safeAnswer(said).safe ? [{ said, weight }] : []
    })
    .toSorted((a, b) => b.weight - a.weight)
  return best && capital(best.said)
}

type Clause = { text: string; after: boolean }

const joints =
  /,? (but|pero|aunque|and|y|so|because|bc|cause|cuz|porque|then|luego|entonces) (?=(?:i|i'm|im|i've|he|she|they|it|its|it's|he's|she's|hes|shes|my|we|now|yo|el|ella|me|mi|no|ya|le|lo|la|se)\b)|, /i
const contrast = /^(but|pero|aunque|then|luego)$/i

/** Sentences, and their clauses at a conjunction, each with whether "but" or "then" stands before it. */
function clausesOf(message: string): Clause[] {
  return message
    .split(/[.!;\n…()]+| - | — |\blol\b|\bhaha\w*|\bjaja\w*/i)
    .flatMap((sentence) => {
      const parts = sentence
        .trim()
        .split(joints)
        .filter((one) => one !== undefined)
      let after = false
      const found: Clause[] = []
      for (const part of parts) {
        if (
          /^(but|pero|aunque|and|y|so|because|bc|cause|cuz|porque|que|then|luego|entonces)$/i.test(
            part.trim(),
          )
        )
          after = contrast.test(part.trim())
        else {
          const opens = /^(but|pero|aunque) /i.test(part.trim())
          found.push({ text: part.trim(), after: after || opens })
          after = false
        }
      }
      return found
    })
    .filter(({ text }) => text !== '')
}

const weights: Record<CoachLanguage, readonly (readonly [RegExp, number])[]> = {
  en: [
    [
      /\b(scared|afraid|terrified|ashamed|embarrassed|guilty|lonely|proud|happy|relieved|sad|tired|exhausted|angry|furious|hurts?|cried|crying|love|loved|miss|missed|hate)\b/i,
      3,
    ],
    [/\b(died|lost|left me|gone|funeral|buried)\b/i, 2.5],
    [
      /\b(he|she|they|mom|dad|mother|father|boss|wife|husband|son|daughter|brother|sister) (just |even )?(said|told me|called me|asked me|stole|yelled|hung up|lied)\b/i,
      2.5,
    ],
    [/\b(first time|never|nobody|no one|not once|every (day|night)|for years|all my life)\b/i, 1.5],
    [
      /\b(wife|husband|partner|mom|mum|mother|dad|father|son|daughter|kids?|brother|sister|boss|sponsor|friend|baby)\b/i,
      1,
    ],
    [/\b\d+ (days|weeks|wks|months|years|yrs)\b/i, 1.5],
    [/\b(wish|hope|trust|forgive|promised|believe)\b/i, 1],
  ],
  es: [
    [
      /(?<!\p{L})(miedo|verg[uü]enza|culpa|sol[oa]|orgullos[oa]|feliz|content[oa]|triste|cansad[oa]|rabia|coraje|duele|doli[oó]|llor\p{L}+|extra[nñ]o|quiero mucho|quise mucho)(?!\p{L})/iu,
      3,
    ],
    [/(?<!\p{L})(muri[oó]|falleci[oó]|perd[ií]|me dej[oó]|velorio)(?!\p{L})/iu, 2.5],
    [
      /(?<!\p{L})me (dijo|dice|rob[oó]|grit[oóa]|grita|trata|minti[oó]|dejaba|dej[oó]|abraz[oó])(?!\p{L})/iu,
      2.5,
    ],
    [/(?<!\p{L})(primera ve[zs]|nunca|nadie|todos los d[ií]as|cada noche|toda la vida)(?!\p{L})/iu, 1.5],
    [
      /(?<!\p{L})mis? (espos[oa]|mujer|marido|mam[aá]|pap[aá]|hij[oa]s?|herman[oa]|padrin[oa]|ni[nñ][oa]s?|jef[ea]|novi[oa])(?!\p{L})/iu,
      1,
    ],
    [/(?<!\p{L})\d+ (d[ií]as|semanas|meses|a[nñ]os)(?!\p{L})/iu, 1.5],
  ],
}

const weightOf = (clause: string, language: CoachLanguage): number =>
  weights[language].reduce((sum, [cue, weight]) => sum + (cue.test(clause) ? weight : 0), 0)

// What is said to the coach or about it, swearing, self-insults, plans, and chat words.
const notPlain =
  /(?<!\p{L})(you|your|u|ur|bro|bruh|dude|man|honey|hun|mija|mijo|po|wey|guey|g[uü]ey|parce|che|tio|t[ií]o|mano|causa|app|bot|robot|machine|idea|question|answer|link|pregunt\p{L}+|entiendes?|entendiste|respuesta|dime|mire|mira|oiga|oye|digo|te|usted|se[nñ]ora|lmao|omg|wtf|rn|smth|idk|tbh|ngl|x|xq|pq|fuck\p{L}*|shit\p{L}*|bitch|damn|idiot|stupid|dumb|loser|worthless|crazy|nuts|pathetic|mierda|puta|pinche|pendej\p{L}+|idiota|tont[oa]|bob[oa]|loc[oa]|basura|going to|gonna|will|i'll|ill|we|us|voy a|vamos|suicid\p{L}+|kill\p{L}*|dead|die|overdos\p{L}+|gun|pills|meth|fent\p{L}*|heroin|mat\p{L}{1,4}|morir\p{L}*|muerto)(?!\p{L})/iu
const isPlain = (clause: string): boolean => !notPlain.test(clause)

const opensUnfit =
  /^(if|when|unless|because|since|that|that's|thats|this|which|who|whom|what|what's|where|how|why|to|than|as|or|nor|with|for|of|in|on|at|by|from|like|not|no|yes|yeah|nope|ok|okay|well|so|it's|its|it|there|there's|theres|nothing|whatever|anyway|thanks?|sorry|please|tell|give|just|let|stop|forget|i mean|i guess|i think|i know|i said|i told|i want|i need|i like|i make|i asked|i'm asking|im asking|i wonder|i don't know|i dont know|i don't care|my first thought|first thought)\b/i
const dangling =
  /\b(which|that|who|and|but|or|to|the|a|an|of|in|on|at|for|with|my|your|because|when|if|so|just|than|as|is|are|was|were|be|about|from|like|into|it's|im|i'm|i)$/i
const brokenVerb =
  /\b(he|she|it) (say|want|need|go|do|have|cry|drink|know|think|make|take|come|get|call|ask|give)\b|\b(do|does|did|can|could|should|is|are|am|was|were) (i|he|she|they|it|we)\b|\bi (is|has|does|be|was been)\b/i
/** A second subject without a word that joins the clauses: "nobody's offering me a drink im in a truck". */
const runOn =
  /(?<!\b(and|but|or|so|because|bc|that|when|if|what|how|where|who|why|than|as|while|until|after|before|since|though|think|thinks|thought|know|knew|say|says|said|feel|felt|hope|wish|guess|like|time|way|day|thing|everything|every time|once|told me|sure|glad|afraid|scared)) (i|i'm|im|i've|he|he's|hes|she|she's|shes|they|they're|it's|its|there's|theres|now it's|now its)\b/i

const broken =
  /^you (tired|scared|sad|happy|proud|ashamed|exhausted|angry|afraid|worried|lonely|glad|sick)\b|\bnot you\b|\bthe one\b|\byou died\b|\byou are you\b/i

function inEnglish(clause: string): string | undefined {
  const text = clause
    .replace(/^(ok(ay)?|so|and|but|well|yeah|honestly|like|oh|ugh|then|now|anyway|pues) /i, '')
    .replace(/ (tho|though|lol|honestly|i guess|you know|anyway)$/i, '')
    .replace(/\bwks\b/gi, 'weeks')
    .replace(/\byrs\b/gi, 'years')
    .replace(/\babt\b/gi, 'about')
    .trim()
  const words = text.split(/\s+/).length
  if (words < fewestWords || words > mostWords) return undefined
  if ([opensUnfit, dangling, brokenVerb].some((one) => one.test(text)) || runOn.test(text)) return undefined
  const said = secondPerson(text)
  return said && !broken.test(said) ? said : undefined
}
