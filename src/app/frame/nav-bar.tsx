import { LifeBuoy } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { useSession } from '../../accounts/session.tsx'
import { LazyNoticeBell } from '../../notices/lazy-notice-bell.tsx'
import { useFeature } from '../../platform/browser/feature-flags.tsx'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { CairnMark } from '../../platform/ui/cairn-mark.tsx'
import { GetStarted } from './get-started.tsx'
import { LanguageLink } from './language-link.tsx'
import { linkClass, linksFor } from './navigation.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { QuickExit } from './quick-exit.tsx'

/** One row: all links on wide screens, the drawer below 80rem. */
export function NavBar() {
  const { user, known } = useSession()
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex min-h-16 w-full max-w-[90rem] flex-wrap items-center gap-x-2 xl:flex-nowrap px-5 py-2 max-[22.5rem]:px-3">
        {/* First in the tab order, although the logo comes before it on screen. */}
        <a
          href="/help"
          className={`order-3 ml-auto shrink-0 px-4! whitespace-nowrap max-[22.5rem]:px-3! ${buttonClass({ variant: 'outline' })}`}
        >
          <LifeBuoy
            aria-hidden
            className="size-5 text-pine max-sm:hidden xl:max-[90rem]:hidden"
            strokeWidth={1.75}
          />
          Help now
        </a>
        <Link
          to="/"
          aria-label="Cairn, to the start"
          data-tooltip="Home"
          className="order-1 inline-flex min-h-11 shrink-0 items-center gap-2.5"
        >
          <CairnMark />
          <span className={`font-display text-2xl font-semibold max-sm:hidden ${known ? 'xl:hidden' : ''}`}>
            Cairn
          </span>
        </Link>
        <MainLinks key={String(known)} known={known} />
        <div className="order-4 flex items-center max-xl:flex-wrap gap-2">
          {known ? null : (
            <span className="only-visitors max-[24rem]:hidden">
              <LanguageLink short className="justify-center text-pine underline" />
            </span>
          )}
          <QuickExit />
          {known ? <LazyNoticeBell shown={user !== undefined} /> : null}
          <AccountLinks />
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}

function MainLinks({ known }: { known: boolean }) {
  const coachOn = useFeature('coach')
  return (
    <nav aria-label="Main" className={`order-2 max-xl:hidden ${known ? 'for-members' : 'for-visitors'}`}>
      <ul className="flex">
        {linksFor(known, coachOn).map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === '/'}
              className={(match) => `px-[0.4375rem]! text-[0.9375rem] whitespace-nowrap ${linkClass(match)}`}
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Account and Logout, or Log In and Get Started. */
function AccountLinks() {
  const { user, known, signOut } = useSession()
  if (!known) return <GetStarted className="for-visitors whitespace-nowrap max-sm:hidden!" />
  if (!user) return <span className="size-11 max-xl:hidden" />
  return (
    <>
      <Link
        to="/account"
        aria-label={`Your account, ${user.name}`}
        data-tooltip="Your account"
        className="rounded-full max-xl:hidden"
      >
        <Avatar name={user.name} />
      </Link>
      <Button variant="quiet" onClick={signOut} className="whitespace-nowrap px-2! max-xl:hidden!">
        Logout
      </Button>
    </>
  )
}
