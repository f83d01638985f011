// The language of a page. English is in the code; a translation is a catalog that its pages import.
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { createContext, useContext } from 'react'

const argument = /\{(\w+)\}/

/** Messages in one language. A text that the catalog lacks stays in English. */
export function i18nOf(locale: string, messages: Messages = {}): I18n {
  // English has no catalog, and Lingui's compiler for plurals and formats would add 5 KB to each page.
  return setupI18n({ locale, messages: { [locale]: messages } }).setMessagesCompiler((message) =>
    message.split(argument).map((part, place) => (place % 2 === 1 ? [part] : part)),
  )
}

/** The messages of the page around a component; English unless a page provides others. */
export const Language = createContext(i18nOf('en'))

export function useI18n(): I18n {
  return useContext(Language)
}
