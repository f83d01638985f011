/** The day on which the sources of all articles were last looked up, as docs/sources.md records, and the next one. */
export const sourcesChecked = '2026-11-22'
export const nextSourceCheck = '2027-11-22'
