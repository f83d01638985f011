// The field of a question without an answer: who would know, and whether it asks for a fact.
export type QuestionField = 'medicine' | 'law' | 'work' | 'treatment' | 'body' | 'practical' | 'program'

const facts: readonly (readonly [QuestionField, RegExp])[] = [
  [
    'medicine',
    /\b(medic\w*|meds?|pills?|dose|mg|suboxone|methadone|naltrexone|pharmac\w*|refills?|vivitrol|shot|injection|antabuse|antidepressant\w*|prescri\w*|nausea|headaches?|cramps?|(can|do) i take|pastillas?|medicina\w*|metadona|receta\w*)\b/,
  ],
  [
    'law',
    /\b(court|judge|probation|parole|legal|illegal|lawyer|custody|arrest\w*|jail|cps|sue|juez|corte|abogad\w*|custodia|carcel|ley)\b/,
  ],
  [
    'treatment',
    /\b(rehab\w*|detox\w*|treatment|clinic|insurance|inpatient|outpatient|centro|tratamiento|clinica|seguro)\b/,
  ],
  [
    'body',
    /\b(body|pain|heart|liver|blood|teeth|nose|doctor|pregnan\w*|symptom\w*|sleep|brain|cuerpo|dolor|corazon|higado|embaraz\w*|sintoma\w*)\b/,
  ],
]

const others: readonly (readonly [QuestionField, RegExp])[] = [
  ['work', /\b(hr|fmla|sick leave|paid leave|union|employer|benefits|recursos humanos|sindicato|licencia)\b/],
  [
    'practical',
    /\b(rent|evict\w*|shelter|food (bank|stamps)|snap|boots|bus (pass|fare)|bills?|utilit\w+|i\.?d\.? card|birth certificate|renta|alquiler|arriendo|desaloj\w+|albergue|despensa|botas|pasajes?|recibos?)\b/,
  ],
  [
    'program',
    /\b(aa|meetings?|sponsors?|sponsees?|chips?|steps? (one|two|three|four|five|\d+)|big book|juntas?|padrin[oa]s?|madrin[oa]s?|apadrin\w+|pasos?|libro azul)\b/,
  ],
]

/** Who would know the answer; undefined if no one in particular would. */
export const fieldOf = (said: string): QuestionField | undefined =>
  [...facts, ...others].find(([, cue]) => cue.test(said))?.[0]

/** Whether a question asks for a fact of medicine, law or the body, which no general advice answers. */
export const asksForFact = (said: string): boolean =>
  facts.some(([field, cue]) => field !== 'treatment' && cue.test(said))

const person =
  /\b(brother|sister|son|daughter|husband|wife|boyfriend|girlfriend|mom|mother|dad|father|kids?|children|teen|ex|boss|hermano|hermana|hijo|hija|esposo|esposa|marido|novio|novia|mama|papa|hijos|ninos|jefe)\b/

/** Whether a suggested question names only people that the talk names: "my brother" is wrong in a talk about a son. */
export function namesOnly(question: string, talk: string): boolean {
  const named = person.exec(question.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''))?.[0]
  return named === undefined || talk.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').includes(named)
}
