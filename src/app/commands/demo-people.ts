// The demo members and their posts, all of them fictional.
import type { PaidPlanId } from '../../plans/plans.ts'

/** A reserved domain that no one can register (RFC 2606). */
export const demoDomain = 'demo.invalid'

export type DemoPerson = {
  name: string
  plan?: PaidPlanId
  moderator?: true
  /** Days since the first check-in, and the interval of missed days. */
  days: number
  missesEach: number
}

export const demoPeople: DemoPerson[] = [
  { name: 'Ana', days: 12, missesEach: 5 },
  { name: 'Ben', plan: 'premium', days: 64, missesEach: 9 },
  { name: 'Chidi', plan: 'professional', days: 400, missesEach: 13 },
  { name: 'Mo', moderator: true, days: 200, missesEach: 30 },
]

type DemoText = { by: string; daysAgo: number; text: string }

export const demoPosts: (DemoText & {
  category: 'general' | 'newcomers' | 'daily' | 'challenges'
  replies: DemoText[]
})[] = [
  {
    by: 'Ana',
    daysAgo: 9,
    category: 'newcomers',
    text: 'Third day. I did not think that the evenings would be the long part. What do you do between six and ten?',
    replies: [
      {
        by: 'Ben',
        daysAgo: 9,
        text: 'I walk. The same way each evening, with something to listen to, until I am tired.',
      },
      {
        by: 'Chidi',
        daysAgo: 8,
        text: 'I cook something that takes two hours. It gets easier, and by now I cook well.',
      },
    ],
  },
  {
    by: 'Ben',
    daysAgo: 5,
    category: 'challenges',
    text: 'A wedding on Saturday, and everyone will drink. I have a way home of my own and someone to call. Anything else?',
    replies: [
      {
        by: 'Chidi',
        daysAgo: 5,
        text: 'Hold a glass with something in it that you like. Hardly anyone asks then.',
      },
      { by: 'Ana', daysAgo: 4, text: 'You may also leave early. I did, and nobody minded.' },
    ],
  },
  {
    by: 'Chidi',
    daysAgo: 3,
    category: 'general',
    text: 'A year and some weeks. My daughter asked me to teach her to ride a bicycle, and I was there for all of it.',
    replies: [
      { by: 'Mo', daysAgo: 3, text: 'What a good thing to read in the morning. Thank you for telling us.' },
    ],
  },
  {
    by: 'Ana',
    daysAgo: 1,
    category: 'general',
    text: 'Slept through for the first time. Small thing, I know.',
    replies: [{ by: 'Ben', daysAgo: 1, text: 'Not small at all.' }],
  },
]
