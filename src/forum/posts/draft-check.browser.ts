// Checks a text before sending, on this device only; never blocks.
import { useEffect, useState } from 'react'
import type { Help } from '../labels.ts'

type DraftCheck = { held: string | undefined; help: Help | undefined }

const none: DraftCheck = { held: undefined, help: undefined }
const quietMilliseconds = 800

const warnings: Record<string, string> = {
  contact_details_or_doxxing:
    'This may name a way to find a person: a number, an account, an address or a full name. First names only keep everyone safe.',
  sourcing_or_selling: 'This may read as asking for or offering drugs.',
  hate_or_harassment: 'Some of these words may hurt the people who read them.',
  spam: 'This may read as an advertisement.',
}

const dangers: Record<string, Help> = {
  suicide: 'suicide',
  self_harm: 'self_harm',
  overdose_medical: 'overdose',
  withdrawal_danger: 'withdrawal',
  violence_abuse: 'violence',
}

export function useDraftCheck(text: string): DraftCheck {
  const [result, setResult] = useState(none)
  useEffect(() => {
    let current = true
    async function check() {
      if (text.trim() === '') return setResult(none)
      const [{ isCrisis, signsIn }, { unsupportedLanguageNotice }] = await Promise.all([
        import('../../crisis/detector/signs.ts'),
        import('../../crisis/help/unsupported-language.ts'),
      ])
      if (!current) return
      const { label, labels } = signsIn(text)
      const help = unsupportedLanguageNotice(text, labels.some(isCrisis)) ?? dangers[label]
      setResult({ help, held: help ? undefined : labels.map((one) => warnings[one]).find(Boolean) })
    }
    // Offline the detector may fail to load; the server checks the text again.
    const timer = setTimeout(() => void check().catch(() => {}), quietMilliseconds)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text])
  return result
}
