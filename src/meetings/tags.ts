// The tags for filters; feeds/type-codes.ts maps each fellowship's codes to them.

export const tagWords = {
  open: 'Open',
  closed: 'Closed',
  newcomer: 'Newcomers',
  women: 'Women',
  men: 'Men',
  lgbtq: 'LGBTQ+',
  wheelchair: 'Wheelchair access',
  'accessible-bathroom': 'Accessible bathroom',
  speaker: 'Speaker',
  step: 'Steps',
  tradition: 'Traditions',
  discussion: 'Discussion',
  literature: 'Literature',
  meditation: 'Meditation',
  young: 'Young people',
  seniors: 'Seniors',
  'people-of-color': 'People of color',
  secular: 'Secular',
  'dual-diagnosis': 'Dual diagnosis',
  'sign-language': 'Sign language',
  'child-friendly': 'Children welcome',
  babysitting: 'Babysitting',
  candlelight: 'Candlelight',
  outdoor: 'Outdoors',
  'proof-of-attendance': 'Proof of attendance',
} as const

export type Tag = keyof typeof tagWords

export function isTag(word: string): word is Tag {
  return Object.hasOwn(tagWords, word)
}
