import { formatPhone } from './lines.ts'

type Translator = { t: (message: string, values?: Record<string, string>) => string }

/** “Text HOME to 741741”, or “Text 988” where no word is needed. */
export function textLabel(i18n: Translator, sms: { number: string; body?: string }, letters?: string) {
  const number = letters ?? formatPhone(sms.number)
  return sms.body
    ? i18n.t('Text {word} to {number}', { word: sms.body, number })
    : i18n.t('Text {number}', { number })
}
