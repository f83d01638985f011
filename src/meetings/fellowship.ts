/** The five fellowships of the finder, with the official directory of each. */
export const fellowships = ['NA', 'AA', 'SLAA', 'CODA', 'GA'] as const

export type Fellowship = (typeof fellowships)[number]

export type Directory = { fellowship: Fellowship; fullName: string; title: string; url: string; hint: string }

export const directories: Record<Fellowship, Directory> = {
  NA: {
    fellowship: 'NA',
    fullName: 'Narcotics Anonymous',
    title: 'Narcotics Anonymous: virtual meetings',
    url: 'https://virtual-na.org/',
    hint: 'Online and phone meetings of NA around the clock, listed by the fellowship itself.',
  },
  AA: {
    fellowship: 'AA',
    fullName: 'Alcoholics Anonymous',
    title: 'Alcoholics Anonymous: online meetings',
    url: 'https://aa-intergroup.org/meetings/',
    hint: 'The Online Intergroup of AA lists more than a thousand meetings a week.',
  },
  SLAA: {
    fellowship: 'SLAA',
    fullName: 'Sex and Love Addicts Anonymous',
    title: 'Sex and Love Addicts Anonymous: find a meeting',
    url: 'https://slaafws.org/',
    hint: 'The meeting list of the fellowship: in person, online and by phone.',
  },
  CODA: {
    fellowship: 'CODA',
    fullName: 'Co-Dependents Anonymous',
    title: 'Co-Dependents Anonymous: find a meeting',
    url: 'https://coda.org/',
    hint: 'The meeting list of the fellowship: in person, online and by phone.',
  },
  GA: {
    fellowship: 'GA',
    fullName: 'Gamblers Anonymous',
    title: 'Gamblers Anonymous: find a meeting',
    url: 'https://www.gamblersanonymous.org/',
    hint: 'The meeting list of the fellowship: in person, online and by phone.',
  },
}

export function fullNameOf(fellowship: Fellowship): string {
  return directories[fellowship].fullName
}

/** Shown if there is no list: the fellowships' own directories, never invented meetings. */
export const defaultDirectories: Directory[] = [
  directories.NA,
  directories.AA,
  directories.SLAA,
  directories.GA,
]

/** The official finder of every fellowship. */
export const allDirectories: Directory[] = fellowships.map((one) => directories[one])
