// Prepared answers that are written for, or about, young people. In the talk of a grown person they are wrong, however near their words.

const forYoung: ReadonlySet<string> = new Set(['parent-drinks-teen', 'under-18'])
const aboutYoung: ReadonlySet<string> = new Set([
  'tell-teen',
  'tell-little-kids',
  'tell-school-kids',
  'teen-treatment',
  'test-my-kid',
  'parent-of-teen',
  'kid-gaming',
  'teen-gambling',
  'co-parenting-user',
])

const ofGrownWriter =
  /\b(he|she|mom|mum|dad|mother|father|mama|papa|madre|padre)('?s| is| tiene)? ([5-9]\d)\b|\b(i'?m|i am|im|tengo) (1[89]|[2-9]\d)\b(?! (days?|weeks?|months?|hours?|dias|semanas|meses))|\b(my|mi) (wife|husband|kids?|job|boss|mortgage|garage|basement|son|daughter|espos[oa]|marido|trabajo|jef[ea])\b|\bgarage\b/
const ofGrownChild =
  /\b(he|she|they|son|daughter|kid|stepson|stepdaughter|hij[oa]|el|ella)('?s| is|'re| are| tiene| de)? (1[89]|[2-9]\d)\b/
const young =
  /\b(teacher|homework|\d+th grade|middle school|my school|my parents|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|1[0-7]) ?(years?|year old|yo)?\b|\b(little (brother|sister)|maestr[oa]|tarea|secundaria|mis papas)\b/

/** Whether an answer suits the people that a talk (normalized) is about. */
export function suitsAge(id: string, talk: string, below18: boolean): boolean {
  if (forYoung.has(id)) return below18 || young.test(talk) || !ofGrownWriter.test(talk)
  return !aboutYoung.has(id) || young.test(talk) || !ofGrownChild.test(talk)
}
