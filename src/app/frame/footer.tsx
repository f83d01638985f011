import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { pathIn } from '../../crisis/help/paths.ts'
import { reachCrisisLines, usNumbers } from '../../crisis/help/us-numbers.ts'
import { useFeature } from '../../platform/browser/feature-flags.tsx'
import { CairnMark } from '../../platform/ui/cairn-mark.tsx'

const features = [
  ['/meditation', 'Meditation'],
  ['/ai-coach', 'AI recovery coach'],
  ['/journal', 'Encrypted journal'],
  ['/meetings', 'Meeting locator'],
  ['/library', 'Knowledge library'],
  ['/forum', 'Community forum'],
  ['/recovery-tracker', 'Recovery tracker'],
] as const

const support = [
  ['/help', 'Help now'],
  ['/safety-plan', 'My safety plan'],
  ['/breathe', 'Breathe'],
  ['/contact', 'Contact'],
  ['/pricing', 'Plans'],
  ['/safety', 'Safety'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
] as const

export function Footer() {
  const coachOn = useFeature('coach')
  return (
    <footer className="bg-sand print:hidden">
      <div className="page grid pairs-7 gap-x-4 gap-y-8 pt-6 pb-10 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full grid content-start gap-3 lg:col-span-1">
          <p className="flex items-center gap-2.5 font-display text-2xl font-semibold">
            <CairnMark />
            Cairn
          </p>
          <p className="max-w-80 text-ink-soft">
            Hikers stack stones to mark the path for the next person. Your cairn never falls down.
          </p>
          <p className="max-w-80 text-sm text-ink-soft">
            Cairn is support, not treatment. Emergency: call {usNumbers.emergency}. Crisis: {reachCrisisLines}
            .
          </p>
        </div>
        <Column title="Features">
          {features
            .filter(([to]) => coachOn || to !== '/ai-coach')
            .map(([to, label]) => (
              <FooterLink key={to} to={to} label={label} />
            ))}
        </Column>
        <Column title="Support">
          {support.map(([to, label]) => (
            <FooterLink key={to} to={to} label={label} />
          ))}
          <li>
            <a
              href={pathIn('es', '/help')}
              lang="es"
              hrefLang="es"
              className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline"
            >
              Ayuda en español
            </a>
          </li>
        </Column>
        <LazyAppearance />
      </div>
      <p
        suppressHydrationWarning
        className="page pb-[max(2rem,env(safe-area-inset-bottom))] text-sm text-ink-soft"
      >
        {`© 2024–${new Date().getFullYear()} Cairn`}
      </p>
    </footer>
  )
}

/** Works only with JavaScript, so it is rendered in the browser and is not part of the HTML. */
function LazyAppearance() {
  const [Appearance, setAppearance] = useState<ComponentType>()
  useEffect(() => {
    import('./appearance.tsx').then(
      (parts) => setAppearance(() => parts.Appearance),
      () => undefined,
    )
  }, [])
  return <div className="col-span-full min-h-56 lg:col-span-1">{Appearance ? <Appearance /> : null}</div>
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul>{children}</ul>
    </nav>
  )
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link
        to={to}
        className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline"
      >
        {label}
      </Link>
    </li>
  )
}
