// The names of the months in English and Spanish, as alternatives of a regular expression on normalized text.
export const englishMonths =
  'january|february|march|april|may|june|july|august|september|october|november|december'
/** For "in …": in "the state I was in may have scared them", "may" is a verb. */
export const englishMonthsExceptMay = englishMonths.replace('may|', '')
export const spanishMonths =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
