import { LifeBuoy } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { useSession } from '../../accounts/session.tsx'
import { useFeature } from '../../platform/browser/feature-flags.tsx'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { CairnMark } from '../../platform/ui/cairn.tsx'
import { GetStarted } from './get-started.tsx'
import { linkClass, linksFor } from './navigation.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { QuickExit } from './quick-exit.tsx'

export function NavBar() {
  const { user, signOut } = useSession()
  const coachOn = useFeature('coach')
  const links = linksFor(user !== undefined, coachOn)

  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper print:hidden">
      <div className="page flex min-h-16 flex-wrap items-center gap-x-2 py-2 sm:gap-x-3">
        {/* First in the tab order; the mark stands before it on screen. */}
        <a href="/help" className={`order-2 ml-auto max-sm:px-4! ${buttonClass({ variant: 'outline' })}`}>
          <LifeBuoy aria-hidden className="size-5 text-pine max-[24rem]:hidden" strokeWidth={1.75} />
          Help now
        </a>
        <Link
          to="/"
          aria-label="Cairn, to the start"
          className="order-1 inline-flex min-h-11 items-center gap-2.5"
        >
          <CairnMark />
          <span className="font-display text-2xl font-semibold max-sm:hidden">Cairn</span>
        </Link>
        <div className="order-3 flex items-center gap-2 sm:gap-3">
          <QuickExit />
          {user ? (
            <>
              <Link
                to="/account"
                aria-label={`Your account, ${user.name}`}
                className="hidden rounded-full lg:block"
              >
                <Avatar name={user.name} />
              </Link>
              <Button variant="quiet" onClick={signOut} className="max-lg:hidden!">
                Logout
              </Button>
            </>
          ) : (
            <GetStarted className="for-visitors max-sm:hidden!" />
          )}
          <PhoneMenu />
        </div>
        <nav aria-label="Main" className="order-4 -mx-3.5 hidden basis-full lg:block">
          <ul className="flex flex-wrap">
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/'} className={linkClass}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
