import type { Phase } from './breathing.ts'

/** What to do in each phase. */
export const cues: Record<Phase['kind'], string> = {
  in: /*i18n*/ 'Breathe in',
  sip: /*i18n*/ 'A little more',
  hold: /*i18n*/ 'Hold',
  out: /*i18n*/ 'Breathe out',
  wait: /*i18n*/ 'Wait',
}
