// The measured figures of the safety check, for the public page. A test compares them with docs/safety.md.

export type ProtocolFigure = { name: string; goal: string; measured: string; meaning: string }

/** On messages by authors who did not work on the rules. */
export const measuredMessages = { all: 840, english: 560, spanish: 280 }

export const protocolFigures: ProtocolFigure[] = [
  {
    name: 'emergencies read as emergencies',
    goal: '≥ 90',
    measured: '94.4 % (90–97)',
    meaning: 'Emergencies that were read as emergencies',
  },
  {
    name: 'any of the five dangers found',
    goal: '≥ 85',
    measured: '97.2 % (95–98)',
    meaning: 'Messages with danger in which danger was found',
  },
  {
    name: 'exact label',
    goal: '≥ 85',
    measured: '90.2 % (88–92)',
    meaning: 'Messages whose kind of danger was named exactly',
  },
  {
    name: 'danger found in harmless messages',
    goal: '≤ 10',
    measured: '2.4 % (1–5)',
    meaning: 'Harmless messages that showed help nobody needed',
  },
  {
    name: 'wrongly held',
    goal: '≤ 2',
    measured: '0.0 % (0–1)',
    meaning: 'Messages that waited for a person for no good reason',
  },
]
