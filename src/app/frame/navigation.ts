// The links of the navigation bar and the drawer, by audience.

export type NavLinkOf = { to: string; label: string; seenBy: 'everyone' | 'members' | 'visitors' }

const navLinks: NavLinkOf[] = [
  { to: '/', label: 'Home', seenBy: 'everyone' },
  { to: '/dashboard', label: 'Dashboard', seenBy: 'members' },
  { to: '/meditation', label: 'Meditation', seenBy: 'members' },
  { to: '/journal', label: 'Journal', seenBy: 'members' },
  { to: '/ai-coach', label: 'AI Coach', seenBy: 'members' },
  { to: '/library', label: 'Library', seenBy: 'everyone' },
  { to: '/meetings', label: 'Meetings', seenBy: 'everyone' },
  { to: '/forum', label: 'Forum', seenBy: 'members' },
  { to: '/recovery-tracker', label: 'Tracker', seenBy: 'members' },
  { to: '/pricing', label: 'Pricing', seenBy: 'everyone' },
  { to: '/contact', label: 'Contact', seenBy: 'everyone' },
  { to: '/login', label: 'Log In', seenBy: 'visitors' },
]

/** At the top of the drawer, for everyone. */
export const helpLinks = [
  { to: '/help', label: 'Help now' },
  { to: '/safety-plan', label: 'My safety plan' },
  { to: '/breathe', label: 'Breathe' },
]

export function linkClass({ isActive }: { isActive: boolean }) {
  return `inline-flex min-h-11 items-center rounded-full px-3.5 font-medium transition-colors duration-150 ${isActive ? 'bg-moss text-ink font-semibold' : 'text-ink-soft hover:bg-moss hover:text-ink'}`
}

/** The navigation links for members or visitors, without the coach's link if the coach is off. */
export function linksFor(signedIn: boolean, coachOn: boolean) {
  return navLinks.filter(
    ({ seenBy, to }) =>
      (seenBy === 'everyone' || (seenBy === 'members') === signedIn) && (coachOn || to !== '/ai-coach'),
  )
}
