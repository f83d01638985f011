// The notice for a text in a language that the detector does not read.
import { languageOf } from '../detector/language.ts'
import { dangersInOtherLanguages } from '../languages/other-languages.ts'

/** Undefined for English, Spanish and texts too short to tell. */
export function unsupportedLanguageNotice(
  text: string,
  inDanger: boolean,
): 'unread' | 'unread_danger' | undefined {
  const language = languageOf(text)
  if (language === 'other') return inDanger ? 'unread_danger' : 'unread'
  return language === undefined && dangersInOtherLanguages(text).length > 0 ? 'unread_danger' : undefined
}
