// Hotlines that stay on the phone with someone who uses alone; the fields are explained in lines.ts.
import type { Line } from './lines.ts'

const always = /*i18n*/ '24 hours a day, every day'

export const usingLines: Line[] = [
  {
    region: 'US',
    kind: 'support',
    service: /*i18n*/ 'Never Use Alone',
    about: 'using',
    phone: '18776961996',
    hours: always,
    languages: /*i18n*/ 'English',
    note: /*i18n*/ 'Someone stays on the phone while you use, and sends an ambulance if you stop answering. If no one picks up: 1-800-484-3731.',
    source: 'directories that quote neverusealone.com',
    lastChecked: '2026-11-23',
    verified: 'number',
  },
  {
    region: 'CA',
    kind: 'support',
    service: /*i18n*/ 'National Overdose Response Service',
    about: 'using',
    phone: '18886886677',
    hours: always,
    languages: /*i18n*/ 'English, French',
    note: /*i18n*/ 'Someone stays on the phone while you use, and calls for help if you stop answering.',
    source: 'streetconnections.ca (stored copy)',
    lastChecked: '2026-11-23',
    verified: 'number',
  },
]
