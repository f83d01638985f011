// The names in the premium library and of the advanced protocols. The list is public; the server sends the contents only to paying members.
export type LibraryItem = { id: string; title: string; summary: string; extent: string }

export const protocols: readonly LibraryItem[] = [
  {
    id: 'urge-surfing',
    title: 'Riding out urges',
    summary: 'Learn to feel an urge rise, peak and pass, without fighting it and without following it.',
    extent: '4 weeks',
  },
  {
    id: 'steady-sleep',
    title: 'Steady sleep',
    summary: 'Rebuild a night that has been shaken, with the methods that sleep clinics use first.',
    extent: '6 weeks',
  },
  {
    id: 'relapse-prevention',
    title: 'A plan for hard moments',
    summary: 'Map your own risky situations, and decide now what you will do then.',
    extent: '5 weeks',
  },
  {
    id: 'values',
    title: 'What it is for',
    summary: 'Find out what matters to you, and put some of it into every week.',
    extent: '4 weeks',
  },
]

export const workbookList: readonly LibraryItem[] = [
  {
    id: 'urge-log',
    title: 'Urge log',
    summary: 'One line an urge: what set it off, how high it went, how it ended.',
    extent: '2 sheets',
  },
  {
    id: 'sleep-diary',
    title: 'Sleep diary',
    summary: 'One line a morning, for two weeks.',
    extent: '2 sheets',
  },
  {
    id: 'hard-moments',
    title: 'Plan for hard moments',
    summary: 'Your early signs, your if-then sentences, your people.',
    extent: '3 sheets',
  },
  {
    id: 'values-week',
    title: 'Values into the week',
    summary: 'What matters, how near you live to it, and one small act a day.',
    extent: '2 sheets',
  },
]

export const practiceList: readonly LibraryItem[] = [
  {
    id: 'ride-an-urge',
    title: 'Ride an urge',
    summary: 'Stay with an urge from its rise to its fall.',
    extent: '10 minutes',
  },
  {
    id: 'loosen-for-sleep',
    title: 'Loosen for sleep',
    summary: 'Tense and let go, from the feet to the face.',
    extent: '12 minutes',
  },
  {
    id: 'stop-and-choose',
    title: 'Stop and choose',
    summary: 'A short pause between what happens and what you do.',
    extent: '4 minutes',
  },
]
