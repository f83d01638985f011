// Hotlines of the United States for the first minutes; the fields are explained in lines.ts.
import type { Line } from './lines.ts'
import { usNumbers } from './us-numbers.ts'

const always = /*i18n*/ '24 hours a day, every day'

export const usLines: Line[] = [
  {
    region: 'US',
    kind: 'emergency',
    service: /*i18n*/ 'Emergency services',
    phone: usNumbers.emergency,
    hours: always,
    languages: /*i18n*/ 'English, others through interpreters',
    note: /*i18n*/ 'For an overdose, a seizure, or any time a life is in danger.',
    source: '911.gov',
    lastChecked: '2026-11-22',
    verified: 'number',
  },
  {
    region: 'US',
    kind: 'crisis',
    service: /*i18n*/ '988 Suicide & Crisis Lifeline',
    phone: usNumbers.crisis,
    sms: { number: usNumbers.crisis },
    spanish: { key: '2', word: 'AYUDA' },
    chat: 'https://chat.988lifeline.org/',
    hours: always,
    languages: /*i18n*/ 'English; Spanish: press 2, or text AYUDA',
    note: /*i18n*/ 'For thoughts of suicide, for drugs and alcohol, or for any hard night. Veterans: press 1.',
    source: '988lifeline.org/get-help/what-to-expect',
    lastChecked: '2026-11-22',
    verified: 'number and hours',
  },
  {
    region: 'US',
    kind: 'crisis',
    service: /*i18n*/ 'Crisis Text Line',
    sms: usNumbers.text,
    // HOLA: launch announcement of October 8, 2021. The service's own posts (October 15, 2021 and October 16, 2023)
    // name AYUDA instead. `verified` does not cover the word: compare it with crisistextline.org at the next check.
    spanish: { word: 'HOLA' },
    hours: always,
    languages: /*i18n*/ 'English',
    note: /*i18n*/ 'When you can’t talk out loud. Text HOME to 741741.',
    source: 'crisistextline.org',
    lastChecked: '2026-11-22',
    verified: 'number',
  },
]
