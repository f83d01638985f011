import { LifeBuoy, LogOut, Menu } from 'lucide-react'
import { useState } from 'react'
import { Link, NavLink } from 'react-router'
import { useSession } from '../../accounts/session.tsx'
import { useFeature } from '../../platform/browser/feature-flags.tsx'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Button, ButtonLink, buttonClass } from '../../platform/ui/button.tsx'
import { CairnMark } from '../../platform/ui/cairn.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { linksFor } from './navigation.ts'
import { QuickExit } from './quick-exit.tsx'

function linkClass({ isActive }: { isActive: boolean }) {
  return `inline-flex min-h-11 items-center rounded-full px-3.5 font-medium transition-colors duration-150 ${isActive ? 'bg-moss text-ink font-semibold' : 'text-ink-soft hover:bg-moss hover:text-ink'}`
}

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
          <span
            className={`font-display text-2xl font-semibold ${user ? 'max-sm:hidden' : 'max-[22.5rem]:hidden'}`}
          >
            Cairn
          </span>
        </Link>
        <div className="order-3 flex items-center gap-2 sm:gap-3">
          {user ? (
            <>
              <QuickExit />
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
            <ButtonLink to="/login" className="for-visitors max-sm:hidden!">
              Get Started
            </ButtonLink>
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

function PhoneMenu() {
  const { user, signOut } = useSession()
  const coachOn = useFeature('coach')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)

  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="lg:hidden"
      >
        <Menu aria-hidden strokeWidth={1.75} />
      </Button>
      <Drawer
        open={open}
        onClose={close}
        title={user ? <Person name={user.name} email={user.email} /> : 'Cairn'}
      >
        <nav aria-label="Menu">
          <ul className="grid gap-0.5">
            {linksFor(user !== undefined, coachOn).map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  onClick={close}
                  className={(state) => `w-full text-lg ${linkClass(state)}`}
                >
                  {label}
                </NavLink>
              </li>
            ))}
            {user ? (
              <li>
                <NavLink
                  to="/account"
                  onClick={close}
                  className={(state) => `w-full text-lg ${linkClass(state)}`}
                >
                  Your account
                </NavLink>
              </li>
            ) : null}
          </ul>
        </nav>
        <div className="mt-6 border-t border-line pt-6">
          {user ? (
            <Button
              variant="outline"
              wide
              onClick={() => {
                close()
                signOut()
              }}
            >
              <LogOut aria-hidden className="size-5" strokeWidth={1.75} />
              Logout
            </Button>
          ) : (
            <ButtonLink to="/login" wide onClick={close}>
              Get Started
            </ButtonLink>
          )}
        </div>
      </Drawer>
    </>
  )
}

function Person({ name, email }: { name: string; email: string }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} />
      <span className="min-w-0">
        <bdi className="line-clamp-2">{name}</bdi>
        <bdi className="line-clamp-2 font-sans text-sm font-normal tracking-normal text-ink-soft">
          {email}
        </bdi>
      </span>
    </span>
  )
}
