/** Dates of the last review of every article, and of the next one that is due. */
export const reviewed = '2026-11-22'
export const nextReview = '2027-11-22'
