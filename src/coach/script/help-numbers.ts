// Formats the help lines of a region for the crisis answers. The numbers come from `crisis/help/lines.ts`; none is written here.
import { formatPhone, type Line, linesOf, type Region } from '../../crisis/help/lines.ts'
import { crisisWords } from './crisis-answers.ts'
import type { DangerKind } from './danger.ts'
import { type CoachLanguage, capital, fill } from './wording.ts'

export type HelpLine = { name: string; phone?: string; sms?: string; word?: string }

export type HelpNumbers = {
  region: string
  emergency?: string
  /** The first line to name in a crisis, and one that takes text messages. */
  crisis?: HelpLine
  text?: HelpLine
  /** The same in Spanish, if the region has them. */
  crisisSpanish?: HelpLine
  veterans?: HelpLine
  poison?: HelpLine
  violence?: HelpLine
  assault?: HelpLine
  child?: HelpLine
}

export type HelpLink = { label: string; href: string; quiet?: true }

function lineOf(line: Line | undefined): HelpLine | undefined {
  if (!line || (!line.phone && !line.sms)) return undefined
  return {
    name: line.service,
    ...(line.phone ? { phone: line.phone } : {}),
    ...(line.sms ? { sms: line.sms.number } : {}),
    ...(line.sms?.body ? { word: line.sms.body } : {}),
  }
}

/** The lines of a region for the crisis answers. */
export function numbersOf(region: Region): HelpNumbers {
  const crisis = linesOf(region, 'crisis')
  const about = (subject: Line['about']) =>
    lineOf(linesOf(region, 'support').find((line) => line.about === subject))
  const called = crisis.find(({ phone }) => phone) ?? crisis[0]
  const texted = crisis.find(({ sms }) => sms?.body)
  // The line's data says how to text in Spanish, such as "text AYUDA".
  const spanishWord = /Spanish[^;]*\btext ([A-Z]+)/.exec(called?.languages ?? '')?.[1]
  const emergency = linesOf(region, 'emergency')[0]?.phone
  const found: Record<string, HelpLine | string | undefined> = {
    emergency,
    crisis: lineOf(called),
    text: lineOf(texted),
    crisisSpanish:
      spanishWord && called?.sms ? { ...lineOf(called), name: called.service, word: spanishWord } : undefined,
    veterans: about('veterans'),
    poison: about('poison'),
    violence: about('violence'),
    assault: about('assault'),
    child: about('children'),
  }
  return { region, ...Object.fromEntries(Object.entries(found).filter(([, line]) => line !== undefined)) }
}

// Short codes are not grouped.
const texted = (number: string) => (number.length <= 6 ? number : formatPhone(number))
const dialDigits = (number: string) => number.replace(/[^\d+*#]/g, '')
const isDialled = (line: HelpLine | undefined) => line?.phone !== undefined || line?.sms !== undefined

const phrases = {
  en: {
    call: (phone: string) => `call ${phone}`,
    callOrText: (phone: string) => `call or text ${phone}`,
    text: (number: string, word?: string) => (word ? `text ${word} to ${number}` : `text ${number}`),
    or: ' or ',
  },
  es: {
    call: (phone: string) => `llamar al ${phone}`,
    callOrText: (phone: string) => `llamar o escribir al ${phone}`,
    text: (number: string, word = 'un mensaje') => `mandar ${word} al ${number}`,
    or: ' o ',
  },
}

/** How to reach a line: "call or text 988", "text HOME to 741741". */
function inWords({ phone, sms, word }: HelpLine, language: CoachLanguage): string {
  const phrase = phrases[language]
  if (phone && sms && dialDigits(phone) === dialDigits(sms) && !word)
    return phrase.callOrText(formatPhone(phone))
  const ways: string[] = []
  if (phone) ways.push(phrase.call(formatPhone(phone)))
  if (sms) ways.push(phrase.text(texted(sms), word))
  return ways.join(phrase.or)
}

function crisisLine(numbers: HelpNumbers, language: CoachLanguage): HelpLine | undefined {
  return language === 'es' && isDialled(numbers.crisisSpanish) ? numbers.crisisSpanish : numbers.crisis
}

function textLine(numbers: HelpNumbers, language: CoachLanguage): HelpLine | undefined {
  if (language === 'es' && numbers.crisisSpanish?.sms) return undefined
  return numbers.text
}

function sentence(line: HelpLine | undefined, language: CoachLanguage): string {
  if (!isDialled(line) || !line) return ''
  const words = inWords(line, language)
  return language === 'es' ? `También puedes ${words} (${line.name}).` : `${capital(words)} (${line.name}).`
}

function emergencyInWords({ emergency }: HelpNumbers, language: CoachLanguage): string {
  if (!emergency) return crisisWords[language].localEmergency
  return language === 'es' ? `llama al ${emergency}` : `call ${emergency}`
}

/** The line without its phone number, for people who cannot talk out loud. */
function textOnly(line: HelpLine | undefined): (HelpLine & { sms: string }) | undefined {
  if (!line?.sms) return undefined
  return { name: line.name, sms: line.sms, ...(line.word ? { word: line.word } : {}) }
}

/** Fills the placeholders of a crisis wording from the region's lines. */
export function withNumbers(wording: string, numbers: HelpNumbers, language: CoachLanguage): string {
  const words = crisisWords[language]
  const emergency = emergencyInWords(numbers, language)
  const crisis = crisisLine(numbers, language)
  const text = textOnly(textLine(numbers, language))
  const isAnotherLine = text !== undefined && dialDigits(text.sms) !== dialDigits(crisis?.sms ?? '')
  const quiet = text ?? textOnly(crisis)
  return fill(wording, {
    emergency,
    Emergency: capital(emergency),
    crisis: crisis && isDialled(crisis) ? inWords(crisis, language) : words.onlyLocal,
    text: isAnotherLine ? sentence(text, language) : '',
    quiet: quiet ? `${inWords(quiet, language)}.` : 'findahelpline.com',
    veteran: numbers.veterans ? inWords(numbers.veterans, language) : '',
    poison: sentence(numbers.poison, language),
    violence: sentence(numbers.violence, language),
    assault: sentence(numbers.assault ?? numbers.violence, language),
    child: sentence(numbers.child, language),
  })
    .replace(/ {2,}/g, ' ')
    .trim()
}

type Button = 'emergency' | 'crisis' | 'text' | 'violence' | 'poison' | 'naloxone'

// The help for each kind of danger, in order.
const buttonsFor: Partial<Record<DangerKind, readonly Button[]>> = {
  overdose: ['emergency', 'naloxone', 'poison'],
  overdose_self: ['emergency', 'poison', 'crisis', 'text'],
  child_swallowed: ['emergency', 'poison'],
  medical: ['emergency'],
  withdrawal: ['emergency', 'crisis'],
  suicide_now: ['emergency', 'crisis', 'text'],
  voices: ['emergency', 'crisis', 'text'],
  wound: ['emergency', 'crisis', 'text'],
  violence: ['violence', 'emergency', 'text'],
  choked: ['emergency', 'violence', 'text'],
  child_hurt: ['emergency', 'violence', 'text'],
  threat: ['crisis', 'emergency', 'text'],
  psychosis: ['emergency', 'crisis', 'text'],
  child_alone: ['emergency', 'crisis', 'text'],
  driving: ['emergency', 'crisis'],
  mixing: ['poison', 'emergency', 'naloxone'],
  tolerance: ['naloxone', 'emergency', 'crisis'],
}
const usual: readonly Button[] = ['crisis', 'text', 'emergency']

/**
 * Links to call or text, the best match for the danger first; the safety plan and the help page come last. `quiet`: for a danger that is
 * only possible.
 */
export function helpLinks(
  numbers: HelpNumbers,
  language: CoachLanguage,
  kind?: DangerKind | 'quiet',
): HelpLink[] {
  if (kind === 'quiet') return quietLinks(numbers, language)
  const spanish = language === 'es'
  const plan = { label: spanish ? 'Mi plan de seguridad' : 'My safety plan', href: '/safety-plan' }
  const links = [
    ...((kind && buttonsFor[kind]) ?? usual).flatMap((button) => buttonLinks(button, numbers, language)),
    ...(kind && bodily.has(kind) ? [] : [plan]),
    { label: spanish ? 'Más ayuda ahora' : 'More help now', href: '/help' },
  ]
  return links.filter((link, index) => links.findIndex(({ href }) => href === link.href) === index)
}

/** The crisis line and the help page, in one small line. */
function quietLinks(numbers: HelpNumbers, language: CoachLanguage): HelpLink[] {
  const page = { label: language === 'es' ? 'Más ayuda' : 'More help', href: '/help' }
  const links: HelpLink[] = [...buttonLinks('crisis', numbers, language), page]
  return links.map((link) => ({ ...link, quiet: true }))
}

const bodily = new Set<DangerKind>(['overdose', 'child_swallowed', 'medical'])

function buttonLinks(button: Button, numbers: HelpNumbers, language: CoachLanguage): HelpLink[] {
  switch (button) {
    case 'emergency':
      return numbers.emergency ? lineLinks({ name: '', phone: numbers.emergency }, language) : []
    case 'crisis':
      return lineLinks(crisisLine(numbers, language), language)
    case 'text':
      return lineLinks(textLine(numbers, language), language)
    case 'violence':
      // Text first, because a call can be overheard.
      return lineLinks(numbers.violence, language).toReversed()
    case 'poison':
      return lineLinks(numbers.poison, language)
    case 'naloxone':
      return [
        { label: language === 'es' ? 'Naloxona: los pasos' : 'Naloxone: the steps', href: '/help/overdose' },
      ]
  }
}

function lineLinks(line: HelpLine | undefined, language: CoachLanguage): HelpLink[] {
  const links: HelpLink[] = []
  if (line?.phone) {
    const call = language === 'es' ? 'Llamar al' : 'Call'
    links.push({ label: `${call} ${formatPhone(line.phone)}`, href: `tel:${dialDigits(line.phone)}` })
  }
  if (line?.sms) {
    const body = line.word ? `?&body=${encodeURIComponent(line.word)}` : ''
    links.push({
      label: textLabel(line.sms, line.word, language),
      href: `sms:${dialDigits(line.sms)}${body}`,
    })
  }
  return links
}

function textLabel(number: string, word: string | undefined, language: CoachLanguage): string {
  if (language === 'es') return `Escribir ${word ? `${word} ` : ''}al ${texted(number)}`
  return `Text ${word ? `${word} to ` : ''}${texted(number)}`
}

/** Every number that an answer may contain in this region. */
export function allNumbers(numbers: HelpNumbers): string[] {
  const lines = [
    numbers.crisis,
    numbers.text,
    numbers.crisisSpanish,
    numbers.veterans,
    numbers.poison,
    numbers.violence,
    numbers.child,
  ]
  return [numbers.emergency, ...lines.flatMap((line) => [line?.phone, line?.sms])].filter(
    (number) => number !== undefined,
  )
}
