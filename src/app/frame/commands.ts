// The commands of the command palette.

export const pageCommands = [
  { name: 'Today: check in', to: '/dashboard' },
  { name: 'Journal', to: '/journal' },
  { name: 'AI Coach', to: '/ai-coach' },
  { name: 'Meetings', to: '/meetings' },
  { name: 'Community Forum', to: '/forum' },
  { name: 'Posts that need a reply', to: '/forum?view=unanswered' },
  { name: 'Tracker: today’s activities', to: '/recovery-tracker' },
  { name: 'Tracker: progress and setbacks', to: '/recovery-tracker?view=progress' },
  { name: 'Tracker: settings and reminders', to: '/recovery-tracker?view=settings' },
  { name: 'Evening review and urge log', to: '/evening-review' },
  { name: 'Meditation', to: '/meditation' },
  { name: 'Breathe', to: '/breathe' },
  { name: 'Library', to: '/library' },
  { name: 'Help now', to: '/help' },
  { name: 'I’m about to use', to: '/help/craving' },
  { name: 'I might hurt myself', to: '/help/suicide' },
  { name: 'Someone won’t wake up', to: '/help/overdose' },
  { name: 'My safety plan', to: '/safety-plan' },
  { name: 'Trusted people: ask for a call', to: '/trusted-people' },
  { name: 'Account, password and settings', to: '/account' },
  { name: 'Plans and pricing', to: '/pricing' },
  { name: 'Receipts', to: '/receipts' },
  { name: 'Gift months and codes', to: '/gifts' },
  { name: 'Premium library', to: '/premium' },
  { name: 'Book a session', to: '/book-session' },
  { name: 'Contact', to: '/contact' },
  { name: 'Your messages to us', to: '/contact/messages' },
  { name: 'Home', to: '/' },
] as const

const plain = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** Every typed word must be a prefix of a word of the name; names that start with the text come first. */
export function commandsMatching<Command extends { name: string }>(
  commands: readonly Command[],
  typed: string,
): Command[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const fits = commands.filter(({ name }) => {
    const parts = plain(name).split(/[\s:]+/)
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  })
  const first = words[0]
  if (first === undefined) return fits
  return fits.toSorted(
    (a, b) => Number(plain(b.name).startsWith(first)) - Number(plain(a.name).startsWith(first)),
  )
}
