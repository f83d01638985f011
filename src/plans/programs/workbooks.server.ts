import type { Workbook } from './program-contract.ts'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const empty = (count: number) => Array.from({ length: count }, () => '')

const nights = [
  'Day',
  'To bed',
  'Minutes to fall asleep',
  'Minutes awake in the night',
  'Last woke',
  'Got up',
  'Efficiency %',
]

const workbooks: readonly Workbook[] = [
  {
    id: 'urge-log',
    title: 'Urge log',
    intro:
      'One line for every urge, small or large. A line about a use is written in the same calm hand as any other.',
    sheets: [
      {
        kind: 'table',
        title: 'Seven days',
        hint: 'Strength from 0 (nothing) to 10 (the most you know).',
        columns: ['Day and time', 'Just before', 'Where in the body', 'Top, 0–10', 'Minutes', 'What I did'],
        rows: empty(14),
      },
      { kind: 'lines', title: 'What comes up most often in “just before”?', hint: 'Choose two.', lines: 4 },
      {
        kind: 'lines',
        title: 'The need that may be under it',
        hint: 'Rest, company, relief, food, quiet, to be seen …',
        lines: 4,
      },
      {
        kind: 'lines',
        title: 'Two answers that are possible on a bad day',
        hint: 'Small, near, free.',
        lines: 4,
      },
    ],
  },
  {
    id: 'sleep-diary',
    title: 'Sleep diary',
    intro: 'Fill it in after getting up. Guess the times; do not look at the clock in the night for it.',
    sheets: [
      {
        kind: 'table',
        title: 'First week',
        hint: 'Efficiency is hours asleep divided by hours in bed, times 100.',
        columns: nights,
        rows: days,
      },
      {
        kind: 'table',
        title: 'Second week',
        hint: 'My window: in bed from ______ to ______.',
        columns: nights,
        rows: days,
      },
      {
        kind: 'lines',
        title: 'My wind-down, always in this order',
        hint: 'Three things for the last half hour.',
        lines: 3,
      },
      {
        kind: 'lines',
        title: 'When I am awake at night, I get up and …',
        hint: 'Quiet, low light, in another room.',
        lines: 3,
      },
    ],
  },
  {
    id: 'hard-moments',
    title: 'Plan for hard moments',
    intro: 'One page that you and your people can use. Write it in your own words, on a calm day.',
    sheets: [
      {
        kind: 'lines',
        title: 'My first signs',
        hint: 'What changes weeks before: sleep, food, people, secrets …',
        lines: 4,
      },
      {
        kind: 'table',
        title: 'Risky situations',
        hint: 'Two numbers from 0 to 10. The three highest products come first.',
        columns: ['Situation', 'How risky', 'How likely', 'Product'],
        rows: empty(10),
      },
      {
        kind: 'table',
        title: 'If this, then that',
        hint: 'One act that is possible within a minute. One leads out of the place, one to a person.',
        columns: ['If …', 'then I …'],
        rows: empty(6),
      },
      {
        kind: 'table',
        title: 'My three people',
        hint: 'Ask them beforehand.',
        columns: ['Name', 'Number', 'What I may ask of them'],
        rows: empty(3),
      },
      {
        kind: 'lines',
        title: 'If it happens: the first twenty-four hours',
        hint: 'Who is with me, who I’ll tell, what I’ll get rid of, where I’ll go tomorrow, who I’ll call if I feel sick. In danger: 911. To talk: 988.',
        lines: 6,
      },
    ],
  },
  {
    id: 'values-week',
    title: 'Values into the week',
    intro: 'A wide gap is not a reproach. It shows where a small step will be felt most.',
    sheets: [
      {
        kind: 'table',
        title: 'Ten areas of a life',
        hint: 'From 1 to 10: how much it matters, and how near to it I lived in the past week.',
        columns: ['Area', 'Matters', 'Lived', 'Gap'],
        rows: [
          'Family',
          'Partner',
          'Parenting',
          'Friends',
          'Work',
          'Learning',
          'Fun',
          'Spirit',
          'Community',
          'Body',
        ],
      },
      {
        kind: 'table',
        title: 'One small act a day',
        hint: 'Less than fifteen minutes, with an hour and a place. In the evening: pleasure and meaning, 0 to 10.',
        columns: ['Day', 'What', 'When and where', 'Pleasure', 'Meaning'],
        rows: days,
      },
      {
        kind: 'lines',
        title: 'For the sake of … I am willing to feel …',
        hint: 'One sentence for each area you chose.',
        lines: 4,
      },
    ],
  },
]

export function workbookOf(id: string): Workbook | undefined {
  return workbooks.find((workbook) => workbook.id === id)
}
