/** The date on which the sources of all articles were last checked, as docs/sources.md records, and the date of the next check. */
export const sourcesChecked = '2026-11-22'
export const nextSourceCheck = '2027-11-22'
