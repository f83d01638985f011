// The drawer of small screens. While open it is an entry of the browser's history, so that Back closes it.
import { LogOut, Menu } from 'lucide-react'
import { useRef } from 'react'
import { NavLink, useLocation, useNavigate } from 'react-router'
import { useSession } from '../../accounts/session.tsx'
import { useFeature } from '../../platform/browser/feature-flags.tsx'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { GetStarted } from './get-started.tsx'
import { helpLinks, linkClass, linksFor, type NavLinkOf } from './navigation.ts'

export function PhoneMenu() {
  const { user, signOut } = useSession()
  const coachOn = useFeature('coach')
  const { open, show, close, leave } = useMenuEntry()
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        className="lg:hidden"
      >
        <Menu aria-hidden strokeWidth={1.75} />
      </Button>
      <Drawer
        open={open}
        onClose={close}
        title={user ? <Person name={user.name} email={user.email} /> : 'Cairn'}
      >
        <MenuLinks label="Help" links={helpLinks} />
        <hr className="my-3 border-line" />
        <MenuLinks
          label="Menu"
          links={[
            ...linksFor(user !== undefined, coachOn),
            ...(user ? [{ to: '/account', label: 'Your account' }] : []),
          ]}
        />
        <div className="mt-6 border-t border-line pt-6">
          {user ? (
            <Button
              variant="outline"
              wide
              onClick={() => {
                leave()
                signOut()
              }}
            >
              <LogOut aria-hidden className="size-5" strokeWidth={1.75} />
              Logout
            </Button>
          ) : (
            <GetStarted wide replace />
          )}
        </div>
      </Drawer>
    </>
  )
}

/** Opens by adding a history entry and closes by going back over it. After a reload the menu is closed. */
function useMenuEntry() {
  const { pathname, search, hash, key, state } = useLocation()
  const navigate = useNavigate()
  const loadedAt = useRef(key)
  const closing = useRef('')
  const { menu, ...otherState } = (state ?? {}) as Record<string, unknown>
  const here = { pathname, search, hash }
  const open = menu === true && key !== loadedAt.current
  return {
    open,
    show: () => void navigate(here, { state: { ...otherState, menu: true }, preventScrollReset: true }),
    close: () => {
      // Escape and the dialog's own close event both arrive here, one after the other.
      if (!open || closing.current === key) return
      closing.current = key
      void navigate(-1)
    },
    leave: () => void navigate(here, { replace: true, state: otherState, preventScrollReset: true }),
  }
}

function MenuLinks({ label, links }: { label: string; links: Pick<NavLinkOf, 'to' | 'label'>[] }) {
  return (
    <nav aria-label={label}>
      <ul className="grid gap-0.5">
        {links.map((link) => (
          <li key={link.to}>
            {/* Replaces the menu's own history entry. */}
            <NavLink
              to={link.to}
              end={link.to === '/'}
              replace
              className={(match) => `w-full text-lg ${linkClass(match)}`}
            >
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
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
