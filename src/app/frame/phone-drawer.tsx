// The contents of the drawer on small screens; loaded right after the page.
import { LogOut } from 'lucide-react'
import { NavLink } from 'react-router'
import { useSession } from '../../accounts/session.tsx'
import { useFeature } from '../../platform/browser/feature-flags.tsx'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { GetStarted } from './get-started.tsx'
import { LanguageLink } from './language-link.tsx'
import { helpLinks, linkClass, linksFor, type NavLinkOf } from './navigation.ts'

export type PhoneDrawerProps = { open: boolean; onClose: () => void; onLeave: () => void }

/** `onLeave` removes the menu's entry from the history. */
export function PhoneDrawer({ open, onClose, onLeave }: PhoneDrawerProps) {
  const { user, known, signOut } = useSession()
  const coachOn = useFeature('coach')
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={user ? <Person name={user.name} email={user.email} /> : 'Cairn'}
    >
      <MenuLinks label="Help" links={helpLinks} />
      <LanguageLink className={`w-full text-lg ${linkClass({ isActive: false })}`} />
      <hr className="my-3 border-line" />
      <MenuLinks
        label="Menu"
        links={[
          ...linksFor(known, coachOn),
          ...(known ? [{ to: '/notices', label: 'Notices' }] : []),
          ...(known ? [{ to: '/account', label: 'Your account' }] : []),
        ]}
      />
      <div className="mt-6 border-t border-line pt-6">
        {known ? (
          <Button
            variant="outline"
            wide
            onClick={() => {
              onLeave()
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
  )
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
