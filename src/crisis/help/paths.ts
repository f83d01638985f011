// The pages that exist in two languages, by their English and Spanish paths.

export const spanishPaths: Readonly<Record<string, string>> = {
  '/help': '/es/ayuda',
  '/help/overdose': '/es/ayuda/sobredosis',
  '/help/suicide': '/es/ayuda/suicidio',
  '/help/craving': '/es/ayuda/ganas-de-consumir',
  '/help/withdrawal': '/es/ayuda/abstinencia',
  '/safety-plan': '/es/plan-de-seguridad',
  '/breathe': '/es/respirar',
}

/** The path of a page in a language, or the English one if it is not translated. */
export function pathIn(locale: string, path: string): string {
  return (locale === 'es' ? spanishPaths[path] : undefined) ?? path
}
