// Whether a message asks the coach something in so many words. One that only resembles a question gets no "I don't know".

const quoted = /["“«][^"”»]*["”»]/g
/** "A bottle?? It's a vape": surprise about what the coach said. */
const surprise = /^(?:(?:ok|no|what|que|wait)[,.! ]*)?(?:[\p{L}\d']+[ ,]*){1,3}[?¿!]{1,5}(?=\s|$)/iu
const opens = String.raw`(?:^|[.!?,;] |\b(?:and|but|so|ok|or|like|though|y|pero|o|oye|oiga|entonces|pues|tell me|i wonder|pregunto|quiero saber|wanna know|want to know|know if|dime) )`
const english = new RegExp(
  String.raw`${opens}(?:(?:do|does|did|can|could|should|would|will|is|are|am|was|were|have|has) (?:i|u|you|he|she|they|we|it|my|this|that|there|the|people|your)\b|(?:what|how|when|where|who|why|which|whats|hows|wheres|whos) (?:do|does|did|can|could|should|would|will|is|are|am|was|were|to|else|happens|kind|many|much|long|often)\b)`,
)
const spanish = new RegExp(
  String.raw`${opens}(?:que (?:hago|puedo|debo|se hace|le digo|les digo|tal si|pasa si)|como (?:le|les|se|hago|puedo|debo|lo|la) ?\w*|cuant[oa]s?\b|cuando (?:se|puedo|debo|deja)|donde\b|quien (?:puede|me)|(?:a|con) (?:quien|donde) (?:le |lo |me )?(?:puedo|pido|voy|hablo|llamo|debo)|cual (?:es|seria)|puedo\b|debo\b|deberia\b|se puede\b|hago (?:mal|bien) (?:en|si)|(?:esta|es) (?:mal|bien|normal|malo|bueno) (?:que|si|darle?)|hay (?:alg|grupos|reuniones)|tengo derecho a|es cierto que|crees que)`,
)

const opensAsQuestion =
  /^(?:(?:ok|so|and|but|well|actual q|question|quick question|last thing|one more thing)[,:.]? )*(?:do|does|did|can|could|should|would|is|are|was|were|has) \w+ \w+|^(?:(?:ok|so|and|but|question|quick question)[,:.]? )*how (?:long|many|much|often|do|does|can|to)\b/

const endsAsQuestion =
  /\b(?:que hago|que les? digo|que puedo hacer|what do i do|what should i do|what would you do|yes or no|or not|or nah)\W*$/

/** @param said the message, normalized */
export function asksPlainly(said: string): boolean {
  const own = said.replaceAll(quoted, ' ')
  const rest = own.replace(surprise, ' ').trim()
  if (rest === '') return true
  return (
    /[?¿]/.test(rest) ||
    endsAsQuestion.test(rest) ||
    opensAsQuestion.test(rest) ||
    english.test(rest) ||
    spanish.test(rest)
  )
}
