// Parts of every member page: the bottom bar on phones, a short footer, and connection messages.
import { BookHeart, MapPin, MessageCircle, Mountain, UsersRound } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { useSession } from '../../accounts/session.tsx'
import { reachCrisisLines, usNumbers } from '../../crisis/help/us-numbers.ts'
import { useFeature } from '../../platform/browser/feature-flags.tsx'

const barLinks = [
  { to: '/dashboard', label: 'Today', Icon: Mountain },
  { to: '/journal', label: 'Journal', Icon: BookHeart },
  { to: '/ai-coach', label: 'Coach', Icon: MessageCircle },
  { to: '/meetings', label: 'Meetings', Icon: MapPin },
  { to: '/forum', label: 'Community', Icon: UsersRound },
] as const

const footerLinks = [
  ['/help', 'Help now'],
  ['/safety-plan', 'My safety plan'],
  ['/account', 'Settings'],
  ['/contact', 'Contact'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
] as const

export function MemberParts() {
  const { unreachable } = useSession()
  return (
    <>
      <MemberFooter />
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-(--bar-room) z-20 flex justify-center p-3 empty:hidden print:hidden"
      >
        {unreachable ? (
          <p className="max-w-prose rounded-2xl border border-line bg-paper-raised px-4 py-2 text-sm shadow-card">
            Cairn can’t be reached right now. You’re still logged in, and you see what this device last knew.
          </p>
        ) : null}
      </div>
      <BottomBar />
      <Shortcuts />
    </>
  )
}

const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}))
const ShortcutList = lazy(async () => ({ default: (await import('./command-palette.tsx')).ShortcutList }))

function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

/** Keyboard shortcuts of every page. Disabled while a dialog is open. */
function Shortcuts() {
  const [open, setOpen] = useState<'palette' | 'list'>()
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (document.querySelector('dialog[open]')) return
      const isPalette = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
      if (isPalette) {
        event.preventDefault()
        setOpen('palette')
      } else if (event.key === '?' && !isTyping(event.target)) setOpen('list')
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  const close = () => setOpen(undefined)
  return (
    <Suspense>
      {open === 'palette' ? <CommandPalette onClose={close} /> : null}
      {open === 'list' ? <ShortcutList onClose={close} /> : null}
    </Suspense>
  )
}

function BottomBar() {
  const coachOn = useFeature('coach')
  return (
    <nav
      aria-label="Main pages"
      className="for-members fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper-raised pb-[env(safe-area-inset-bottom)] xl:hidden [@media(height<20rem)]:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-160 px-1">
        {barLinks
          .filter(({ to }) => coachOn || to !== '/ai-coach')
          .map(({ to, label, Icon }) => (
            <li key={to} className="min-w-0 flex-1">
              <NavLink
                to={to}
                className={({ isActive }) =>
                  `flex min-h-15 flex-col items-center justify-center gap-0.5 rounded-xl text-[min(0.6875rem,3.4vw)] leading-tight ${isActive ? 'font-semibold text-pine' : 'text-ink-soft hover:text-ink'}`
                }
              >
                <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
                {label}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}

function MemberFooter() {
  return (
    <footer className="for-members border-t border-line print:hidden">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4 text-sm text-ink-soft">
        <p>
          Cairn is support, not treatment. Emergency: call {usNumbers.emergency}. Crisis: {reachCrisisLines}.
        </p>
        <nav aria-label="More" className="-mx-2 flex flex-wrap">
          {footerLinks.map(([to, label]) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center px-2 hover:text-ink hover:underline"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
