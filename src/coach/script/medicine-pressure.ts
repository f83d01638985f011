// "My mother-in-law says I should quit the methadone cold turkey": someone who does not prescribe it wants a medicine stopped.
const someone =
  '((my|the|mi|mis|el|la|los) )?(\\w+ ){0,2}?(in[- ]laws?|husband|wife|mom|mum|mother|dad|father|sister|brother|aunt|uncle|son|daughter|boyfriend|girlfriend|partner|sponsor|pastor|church|family|parents|boss|friends?|he|she|they|everyone|everybody|people|suegr[oa]s?|marido|mujer|espos[oa]|mama|papa|madre|padre|herman[oa]|tio|tia|hij[oa]|novi[oa]|pareja|padrino|madrina|iglesia|familia|padres|jef[ea]|amig[oa]s?|el|ella|ellos|todos)'
const wants =
  "(says?|said|thinks?|wants?|insists?|tells?|told|keeps? (saying|telling|asking|on)|(is|are|'s|'re) (pushing|pressuring|telling|making|on)|dicen?|dijo|quieren?|insisten?|piden?|exigen?|presionan?)"
const drugs = '(methadone|suboxone|subs?|subutex|buprenorphine|sublocade|metadona|buprenorfina)'
const stops = (what: string) =>
  String.raw`((stop|quit|drop|come off|get off|be off|off)( of)?( taking)? ${what}|(deje|dejar|quite|quitar|suspenda) (ya )?${what}|(lo|la) (deje|quite|suspenda))`

const medicine = `(the |my |this |that |la |el |mi )?${drugs}`
const itOrMedicine = `(it|this|that|them|the (meds|medicine|medication|stuff)|my meds|${medicine})`

export const namesMedicine = new RegExp(`\\b${drugs}\\b`)
/** A message (normalized) that names the medicine. */
export const pressesToStopMedicine = new RegExp(
  String.raw`^${someone} ${wants}\b.{0,50}\b${stops(medicine)}\b`,
)
/** A message (normalized) in a talk about such a medicine. */
export const pressesToStop = new RegExp(String.raw`^${someone} ${wants}\b.{0,50}\b${stops(itOrMedicine)}\b`)
/** Speaks of something else that is stopped. */
export const stopsOtherThings =
  /\?|\b(drink\w*|drank|alcohol|smok\w*|vap\w*|cigarett?es?|weed|gambl\w*|bet(s|ting)?|doctor|dr|clinic|prescriber|fum\w*|beb\w*|tomar|cigarro|mota|apost\w*|doctora?|medic[oa]|clinica)\b/
