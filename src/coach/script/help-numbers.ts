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

export type HelpLink = { label: string; href: string }

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

function inWords(line: HelpLine, language: CoachLanguage): string {
  const spanish = language === 'es'
  const call = line.phone ? `${spanish ? 'llamar al' : 'call'} ${formatPhone(line.phone)}` : ''
  const word = line.word ? `${line.word} ${spanish ? 'al' : 'to'} ` : ''
  if (line.phone && line.sms && dialDigits(line.phone) === dialDigits(line.sms) && !line.word)
    return spanish
      ? `llamar o escribir al ${formatPhone(line.phone)}`
      : `call or text ${formatPhone(line.phone)}`
  const text = line.sms
    ? `${spanish ? `mandar ${word || 'un mensaje al '}` : `text ${word}`}${texted(line.sms)}`
    : ''
  return [call, text].filter(Boolean).join(spanish ? ' o ' : ' or ')
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

/** Fills the placeholders of a crisis wording from the region's lines. */
export function withNumbers(wording: string, numbers: HelpNumbers, language: CoachLanguage): string {
  const words = crisisWords[language]
  const { emergency } = numbers
  const call = emergency
    ? language === 'es'
      ? `llama al ${emergency}`
      : `call ${emergency}`
    : words.localEmergency
  const crisis = crisisLine(numbers, language)
  const text = textLine(numbers, language)
  const quiet = text ?? (crisis?.sms ? crisis : undefined)
  return fill(wording, {
    emergency: call,
    Emergency: capital(call),
    crisis: crisis && isDialled(crisis) ? inWords(crisis, language) : words.onlyLocal,
    text:
      text?.sms && dialDigits(text.sms) !== dialDigits(crisis?.sms ?? '')
        ? sentence({ name: text.name, sms: text.sms, ...(text.word ? { word: text.word } : {}) }, language)
        : '',
    quiet: quiet?.sms
      ? `${inWords({ name: quiet.name, sms: quiet.sms, ...(quiet.word ? { word: quiet.word } : {}) }, language)}.`
      : 'findahelpline.com',
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

/** Links to call or text, the best match for the danger first; the safety plan and the help page come last. */
export function helpLinks(numbers: HelpNumbers, language: CoachLanguage, kind?: DangerKind): HelpLink[] {
  const spanish = language === 'es'
  const plan = { label: spanish ? 'Mi plan de seguridad' : 'My safety plan', href: '/safety-plan' }
  const links = [
    ...((kind && buttonsFor[kind]) ?? usual).flatMap((button) => buttonLinks(button, numbers, language)),
    ...(kind && bodily.has(kind) ? [] : [plan]),
    { label: spanish ? 'Más ayuda ahora' : 'More help now', href: '/help' },
  ]
  return links.filter((link, index) => links.findIndex(({ href }) => href === link.href) === index)
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
  const spanish = language === 'es'
  const links: HelpLink[] = []
  if (line?.phone)
    links.push({
      label: `${spanish ? 'Llamar al' : 'Call'} ${formatPhone(line.phone)}`,
      href: `tel:${dialDigits(line.phone)}`,
    })
  const to = line?.word ? `${line.word} ${spanish ? 'al' : 'to'} ` : spanish ? 'al ' : ''
  if (line?.sms)
    links.push({
      label: `${spanish ? 'Escribir' : 'Text'} ${to}${texted(line.sms)}`,
      href: `sms:${dialDigits(line.sms)}${line.word ? `?&body=${encodeURIComponent(line.word)}` : ''}`,
    })
  return links
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
