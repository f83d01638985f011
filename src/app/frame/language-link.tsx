// Links to the Spanish pages. They are plain links, because the other language is another document.
import { useLocation } from 'react-router'
import { pathIn, spanishPaths } from '../../crisis/help/paths.ts'

/** `short`: on small screens it is two letters. */
export function LanguageLink({ className, short = false }: { className: string; short?: boolean }) {
  const { pathname } = useLocation()
  return (
    <a
      href={spanishPaths[pathname] ?? pathIn('es', '/help')}
      lang="es"
      hrefLang="es"
      className={`inline-flex min-h-11 min-w-11 items-center ${className}`}
    >
      {short ? (
        <span aria-hidden className="sm:hidden">
          ES
        </span>
      ) : null}
      <span className={short ? 'max-sm:sr-only' : undefined}>Español</span>
    </a>
  )
}

/** Shown above pages that exist in Spanish if the browser prefers Spanish (first-paint.js). */
export function SpanishOffer() {
  const { pathname } = useLocation()
  const spanish = pathname === '/' ? pathIn('es', '/help') : spanishPaths[pathname]
  return spanish ? (
    <p lang="es" className="page hidden py-1 in-data-spanish:block print:hidden">
      <a href={spanish} hrefLang="es" className="inline-flex min-h-11 items-center text-pine underline">
        ¿Prefieres español? Aquí hay ayuda en español.
      </a>
    </p>
  ) : null
}
