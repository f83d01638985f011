import type { SharedItems } from './contract.ts'

/** The names of each item for the member and for the person. */
export const itemNames: Record<keyof SharedItems, { mine: string; theirs: string }> = {
  calls: { mine: 'My requests to call me', theirs: 'When they ask you to call' },
  checkIns: { mine: 'That I checked in', theirs: 'When they checked in, once a day' },
  plan: { mine: 'My safety plan', theirs: 'Their safety plan' },
}
