// The rules of the nightly check: a list can be downloaded without errors and still be wrong.

export type FeedHealthFacts = {
  /** True if the program refreshes the list automatically. */
  refreshed: boolean
  failures: number
  /** Hours since the last good copy; null if there is none. */
  hoursOld: number | null
  meetings: number
  /** The maximum number of meetings in the checks of the last two weeks. */
  recentMaximum: number
  rows: number
  skipped: number
  inPerson: number
  inPersonWithoutPosition: number
  /** Days since the publisher changed any row; null if rows have no date. */
  daysUnchanged: number | null
}

export const feedFindings = {
  empty: 'It has no meetings.',
  failing: 'The last three tries or more failed.',
  stale: 'The last good copy is more than a day old.',
  shrunk: 'It lost a fifth of its meetings or more within two weeks.',
  skipped: 'More than a tenth of its rows could not be read.',
  unplaced: 'More than half of its in-person meetings have no position, so “near me” misses them.',
  abandoned: 'Its publisher changed nothing for a year.',
} as const

export type FeedFinding = keyof typeof feedFindings

export const feedFindingNames = [
  'empty',
  'failing',
  'stale',
  'shrunk',
  'skipped',
  'unplaced',
  'abandoned',
] as const satisfies FeedFinding[]

const hoursOfDay = 24
const daysOfYear = 365

/** Empty without findings. */
export function findingsOf(facts: FeedHealthFacts): FeedFinding[] {
  const { refreshed, failures, hoursOld, meetings, recentMaximum, rows, skipped, inPerson } = facts
  const checks: [FeedFinding, boolean][] = [
    ['empty', meetings === 0],
    ['failing', failures >= 3],
    ['stale', refreshed && (hoursOld === null || hoursOld > hoursOfDay)],
    ['shrunk', meetings > 0 && meetings <= recentMaximum * 0.8],
    ['skipped', rows > 0 && skipped > rows * 0.1],
    ['unplaced', inPerson > 0 && facts.inPersonWithoutPosition > inPerson * 0.5],
    ['abandoned', facts.daysUnchanged !== null && facts.daysUnchanged > daysOfYear],
  ]
  return checks.flatMap(([finding, found]) => (found ? [finding] : []))
}
