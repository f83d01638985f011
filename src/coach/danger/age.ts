// An age below 18 that a person states as their own: in years, by a birthday, a year of birth or a grade at school.

const notYears =
  '(?! ?(?:and a half |y medio )?(?:days?|weeks?|months?|hours?|hrs?|minutes?|mins?|%|percent|lbs?|pounds|kilos?|kg|bucks|dollars|beers?|drinks?|shots?|deep|in\\b(?! (?:high|middle|may|june|july|august|school|a |\\w+ weeks))|away|years? (?:sober|clean|in|into|without|off|later|ago|of)|dias?|semanas?|meses|mes|horas?|minutos|anos? (?:sobri|sin|limpi|en|de )|hij|nin|herman|mil|pesos|dolares|cervezas?|chelas?|:|\\.\\d|/\\d))'
const age = '(8|9|1[0-7])(?!\\d)'
const words: Record<string, number> = {
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
}
const inWords = new RegExp(`\\b(${Object.keys(words).join('|')})\\b`, 'g')

const stated = [
  `\\b(?:i'?m|im|i am|i just turned|i turned|tengo|acabo de cumplir|casi tengo) (?:only |just |almost |nearly |about to be |like |solo |apenas |casi )?${age}${notYears}(?: ?(?:years? old|yrs? old|yo|y/o|anos|anitos))?(?=\\W*(?:$|[,.!?;]| (?:and|but|so|is|y|pero|i|im|in|at|who|con|fumo|tomo|yesterday|today|tomorrow|now|ayer|hoy|ya)\\b))`,
  `\\b(?:i'?m|im|i am|as|soy) (?:an? |una? )?(?:(?:girl|boy|kid|guy|chic[oa]|nin[oa]|muchach[oa]) de )?${age}[- ]?(?:years?[- ]olds?|yrs? old|yo|y/o|anos)\\b(?! (?:sober|clean|in\\b|limpi|sobri))`,
  `\\b(?:i|i'?ll|i will|voy a|i'?m (?:going to|gonna|about to)|about to) (?:turn|be|be turning|am turning|cumplir) (?:${age}|18 (?:next|in|soon|este|el))\\b(?! (?:days|weeks|months|years (?:sober|clean)))`,
  `\\b(?:cumplo|cumplire) (?:los )?${age}\\b(?! (?:dias|meses|semanas|anos (?:sobri|limpi|sin)))`,
  `\\bmy (?:${age}th|sweet sixteen) birthday (?:is|comes)\\b`,
  `\\bmis ${age} (?:anos )?(?:son|es|van a ser)\\b`,
  `^\\W*${age} ?/?[mf]\\b`,
  `^\\W*(?:my )?age:? (?:is )?${age}\\b`,
  `\\b(?:me and my (?:friends?|boyfriend|girlfriend)|my friends? and (?:i|me)|we) (?:r|are|'re|were both|are both|all) ${age}\\b${notYears}`,
].map((source) => new RegExp(source))

const grade =
  /\b(i'?m|i am|im|still|here'?s a) (only |just |still )?(in |a )?(the )?((6|7|8|9|10|11)th|sixth|seventh|eighth|ninth|tenth|eleventh)[- ]grade(r)?\b|^\W*\d+th grader\b|^\W*(a )?(freshman|sophomore|junior) (in|at) (hs|high ?school|\w+ high)\b|\b(i'?m|i am|im) (a )?(freshman|sophomore|junior|senior) (in|at) (my )?(hs|high ?school|\w+ high)\b|\b(i'?m|im|i am|i go to|still) (still )?(in |at )?(middle|junior high|high|elementary) ?school\b(?! (teacher|nurse|counselor|coach|principal))|\bmy high school (teacher|counselor) (caught|told|says)\b|\b(estoy|voy|sigo) en (\w+ )?(de )?(la )?(secundaria|secu|prepa|preparatoria|bachillerato|eso)\b|\bestoy en (sexto|septimo|octavo|noveno|decimo) (grado|ano)\b|\bcurso (\w+ )?(de )?(la )?(secundaria|prepa|bachillerato)\b/
const saysMinor =
  /\b(i'?m|im|i am) (a |still a |just a )?(minor|underage|teen(ager)?|kid)\b|\b(i'?m|im|i am) under ?(18|age)\b|\b(not|isn'?t) (even |yet )?18( yet)?\b(?! (months?|days?|weeks?|hours?|years? (sober|clean)))|\bsoy menor( de edad)?\b|\b(no|todavia no) (he cumplid[oa]|cumplo|tengo) (los )?18\b(?! (dias|meses|semanas))/
const born = /\b(?:i was born in|born in|naci en)(?: \w+)?(?: de| of)? ((?:19|20)\d\d)\b/
const ofOthers = /^(my|his|her|their|our|mi|su) (?!age|\d)/

/** @param year the current year, to compute an age from a year of birth */
export function ageBelow18(said: string, year: number): boolean {
  const inDigits = said.replace(inWords, (word) => String(words[word] ?? word))
  if (stated.some((pattern) => pattern.test(inDigits))) return true
  if (grade.test(said) || (saysMinor.test(said) && !ofOthers.test(said))) return true
  const birth = Number(born.exec(said)?.[1])
  return birth > year - 18 && birth <= year - 8
}
