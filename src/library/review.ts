/** Dates of the last and the next review of all articles. */
export const reviewed = '2026-11-22'
export const nextReview = '2027-11-22'
