// Prepared texts name the help numbers of the United States. In another region they are shown with the region's own number for the same
// purpose, or with a description of who to look for.
import { directory, formatPhone } from '../../crisis/help/lines.ts'

type Language = 'en' | 'es'
type Phrase = Record<Language, string>
type Line = { phone?: string }

/** The lines of a region that texts name. */
type RegionalLines = { region: string; emergency?: string } & Partial<
  Record<'crisis' | 'violence' | 'poison' | 'assault' | 'child', Line>
>

/** Who answers a number, where the region has no line of its own. The Spanish nouns are feminine: "al 211" becomes "a la oficina". */
const described: Record<'services' | 'helpline' | 'violence' | 'poison' | 'gambling' | 'quitline', Phrase> = {
  services: {
    en: 'your local social services office',
    es: 'la oficina de servicios sociales de tu zona',
  },
  helpline: {
    en: `a helpline near you (${directory.name})`,
    es: `una línea de ayuda de tu país (${directory.name})`,
  },
  violence: {
    en: `a domestic violence helpline near you (${directory.name})`,
    es: `una línea contra la violencia de tu país (${directory.name})`,
  },
  poison: { en: 'your local poison center', es: 'la línea de toxicología de tu país' },
  gambling: {
    en: `a gambling helpline near you (${directory.name})`,
    es: `una línea de ayuda para el juego de tu país (${directory.name})`,
  },
  quitline: { en: 'your local quitline', es: 'la línea para dejar de fumar de tu país' },
}

type Number = { pattern: string; line?: (numbers: RegionalLines) => Line | undefined; otherwise: Phrase }

const freeNumbers: readonly Number[] = [
  {
    pattern: String.raw`(?:(?:the )?(?:National )?Domestic Violence Hotline,? (?:at )?)?1-800-799-7233(?: \((?:National Domestic Violence Hotline|violencia doméstica)\))?`,
    line: ({ violence }) => violence,
    otherwise: described.violence,
  },
  {
    pattern: String.raw`(?:Poison Help,? (?:at |al )?)?1-800-222-1222`,
    line: ({ poison }) => poison,
    otherwise: described.poison,
  },
  {
    pattern: String.raw`(?:RAINN,? (?:at |al )?)?1-800-656-4673(?: \(RAINN\))?`,
    line: ({ assault }) => assault,
    otherwise: described.helpline,
  },
  { pattern: String.raw`1-800-422-4453`, line: ({ child }) => child, otherwise: described.helpline },
  {
    // "1-800-GAMBLER (1-800-426-2537) or 1-800-MY-RESET" is one line elsewhere.
    pattern: String.raw`1-800-(?:MY-RESET|697-3738|GAMBLER)(?: \(1-800-[\w-]+\))?(?: (?:or|o al) 1-800-(?:MY-RESET|697-3738|GAMBLER))?`,
    otherwise: described.gambling,
  },
  {
    pattern: String.raw`1-800-(?:QUIT-NOW|784-8669)|1-855-(?:DÉJELO-YA|335-3569)`,
    otherwise: described.quitline,
  },
  {
    pattern: String.raw`(?:(?:the )?SAMHSA (?:National Helpline )?(?:is |at |al |es )?|la línea nacional de SAMHSA es )?1-800-662-4357(?: \(SAMHSA\)|, (?:the SAMHSA National Helpline|la línea nacional de SAMHSA))?|1-833-852-6262(?: \((?:maternal mental health|salud mental materna)\))?|1-888-773-8368|1-866-488-7386`,
    otherwise: described.helpline,
  },
]

const article = String.raw`(?<article>\b(?:al|el|del) )?`

type Groups = Partial<Record<string, string>>
const groupsOf = (found: readonly unknown[]) => (found.at(-1) ?? {}) as Groups

const capital = (substitute: string) => substitute.charAt(0).toUpperCase() + substitute.slice(1)
const beginsSentence = /^\p{Lu}(?!AMHSA|AINN|oison|ational|omestic)/u
const afterSentence = /(^|[.!?\n])\s*$/

/** With a capital where the text that it replaces begins a sentence. */
const asBefore = (substitute: string, old: string, before: string): string =>
  beginsSentence.test(old) || (!/^\p{Ll}/u.test(old) && afterSentence.test(before))
    ? capital(substitute)
    : substitute

/** A number with its Spanish article replaced: by the region's number, or by substitute with an article that fits them. */
const replaced = (text: string, pattern: string, number: string | undefined, substitute: string): string =>
  text.replace(new RegExp(`${article}(?:${pattern})`, 'giu'), (old, ...found) => {
    const { article: before = '' } = groupsOf(found)
    if (number !== undefined) return `${before}${number}`
    const preposition = { 'al ': 'a ', 'del ': 'de ' }[before.toLowerCase()] ?? ''
    return asBefore(`${preposition}${substitute}`, old, text.slice(0, Number(found.at(-3))))
  })

const phoneOf = (line: Line | undefined) => (line?.phone ? formatPhone(line.phone) : undefined)

const callsCrisisLine: Record<Language, RegExp> = {
  en: /\b(?<call>call or text|text or call|call|dial) 988\b(?:,? and (?:then |press )?1)?/gi,
  es: /\b(?<call>llama|llamar) (?:o (?:escribe|escribir) )?(?<when>antes |hoy |ya |enseguida )?al 988\b(?:,? (?:y (?:oprime|marca) 1|opción 1))?/gi,
}

const inAmerica =
  / (?:right now )?(?:in the U\.S\.|en EE\. ?UU\.)(?=, (?:call or text|llama o escribe al) 988)/g
const onlyInAmerica = /(?<call>(?:call or text|llama o escribe al) 988) (?:in the U\.S\.|en EE\. ?UU\.)/g

/** "Call or text 988" for a line that is only called is "call" and its number. */
function callWords({ call = '', when = '' }: Groups, number: string | undefined, language: Language) {
  if (language === 'en') return number ? `call ${number}` : `find a crisis line at ${directory.name}`
  if (number) return `${call.toLowerCase()} ${when}al ${number}`
  return `${/ar$/i.test(call) ? 'buscar' : 'busca'} ${when}una línea de crisis en ${directory.name}`
}

function withCrisisLine(text: string, { crisis }: RegionalLines, language: Language): string {
  const number = phoneOf(crisis)
  if (number === '988') return text
  const here = text.replace(inAmerica, '').replace(onlyInAmerica, '$<call>.')
  const called = here.replace(callsCrisisLine[language], (old, ...found) =>
    asBefore(callWords(groupsOf(found), number, language), old, 'so'),
  )
  return replaced(
    called,
    String.raw`\b988\b(?:,? (?:and then 1|opción 1))?`,
    number,
    language === 'es' ? `una línea de crisis (${directory.name})` : `a crisis line (${directory.name})`,
  )
}

/** A text with the help numbers of the region. Canada has its own 211. */
export function withLocalNumbers(text: string, numbers: RegionalLines, language: Language): string {
  if (numbers.region === 'US' || !/\d{3}|\d-[A-Z]/.test(text)) return text
  const free = freeNumbers.reduce(
    (said, { pattern, line, otherwise }) =>
      replaced(said, pattern, phoneOf(line?.(numbers)), otherwise[language]),
    text,
  )
  const local =
    numbers.region === 'CA'
      ? free
      : replaced(free, String.raw`\b211\b`, undefined, described.services[language])
  const emergency = replaced(
    local,
    String.raw`\b911\b`,
    numbers.emergency,
    language === 'es' ? 'tu número local de emergencias' : 'your local emergency number',
  )
  return withCrisisLine(emergency, numbers, language)
}

/** Reflections are left alone: they quote what the person wrote. */
export const inRegion = <Part extends { kind: string; text: string }>(
  parts: readonly Part[],
  numbers: RegionalLines,
  language: Language,
): Part[] =>
  parts.map((part) =>
    part.kind === 'reflection' ? part : { ...part, text: withLocalNumbers(part.text, numbers, language) },
  )
