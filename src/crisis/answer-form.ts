// The required form of an engine's answer: it reflects and asks. Refused, unless the sentence refers to help: telling the reader what to
// do, speaking of the engine's own life or feelings, and predicting an outcome. Works on normalized text, one sentence at a time.

const toHelp =
  /\b(doctor|nurse|pharmacist|prescriber|clinic|pharmacy|hospital|emergency|lawyer|counselor|therapist|sponsor|meeting|group|friend|someone|person|911|988|line|hotline|medic[oa]|enfermer[oa]|farmac\w+|clinica|urgencias|abogad[oa]|terapeuta|padrino|madrina|reunion|junta|grupo|amig[oa]|alguien|persona|linea)\b/
const advice =
  /\byou (could|can|might|may|should|must|ought|need to|have to|don'?t need|don'?t have to) (?!(tell me|say|call|text|talk|ask|choose|decide|stop here|take your time|answer|just listen|only listen|listen|leave|bring|come back|feel|hear|see|still|be (proud|glad|sad|angry|scared|honest))\b)|\b(puedes|podrias|deberias|debes|tienes que|yo que tu) (?!(decir|contar|llamar|hablar|preguntar|elegir|decidir|solo escuchar|escuchar|sentir)\w*\b)/
const order =
  /^(so |then |and |just |first |now |simply |instead,? |pues |entonces |solo |primero )*(take|keep|go|start|stop|put|get|give|skip|drink|eat|use|try|lock|hide|buy|throw|leave|make|let|have|chew|splash|tell (him|her|them)|ignore|forget|wait|hit|run|stay|quit|mix|add|cut|show|trust|enjoy|don'?t|never|toma|deja|ve|pon|dale|usa|prueba|espera|compra|tira|esconde|ignora|olvida|aguanta|no (le|lo|la|te) \w+) (?!(your time|a breath|a moment|me (know|hear)|me)\b)/
const ownLife =
  /\b(i'?m the one|i (keep|kept|used|was|had|have|lived|got|remember|imagine|dream|love|like|miss|need|want(?! to (hear|understand|make sure))|wish|know(?! (that|of)\b)|expect|allow|'?d|would(?!n'?t want to guess))|i('ve| have) (flagged|sent|seen|been|met|done|lived|told|called)|my (own|mouth|life|marriage|wife|husband|kids?|family|story|past|friends?|body|rules|text)|the text i|mi (propia|vida|esposa|marido|familia|historia)|yo (tambien|que tu|pase|vivi|tome))\b/
const predicts =
  /\b(of course|obviously|certainly|definitely|basically|guaranteed|no doubt|claro que|seguro que|sin duda)\b|\b(is|are) (set|hopeless|nothing|pointless|over)\b|\bwon'?t (change|work|help|matter)\b|\ba real (man|woman|father|mother|friend)\b|\bun (verdadero|buen) (hombre|padre)\b|\bnot like (those|other) people\b|\b(suena|es) (muy )?(sano|normal) para ti\b|\byou('re| are) dealing with\b|\b(is|are) never look\w*|\b(usually|always) (have|has|got) something\b|\bconsigue de todo\b/

/** What is wrong with the form of a sentence (normalized); undefined if nothing is. */
export function wrongForm(sentence: string): string | undefined {
  if (sentence.endsWith('?')) return undefined
  if (ownLife.test(sentence)) return 'first person'
  if (predicts.test(sentence)) return 'prediction'
  if ((advice.test(sentence) || order.test(sentence)) && !toHelp.test(sentence)) return 'advice'
  return undefined
}
