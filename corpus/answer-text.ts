const accents = /\p{M}/gu
const sentenceEnd = /(?<=[.!?…])\s+|\n+/

/** Lower case without accents and with straight quotes, as the patterns are written. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(accents, '').replace(/[’‘]/g, "'").toLowerCase()
}

function sentencesOf(text: string): string[] {
  return plainText(text)
    .split(sentenceEnd)
    .map((sentence) =>
      sentence
        .replace(/[^\p{L}\p{N}' ]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
}

// Whole sentences that could be said to anybody about anything. What goes on to name something is not among them.
const emptyOpenings = [
  "(okay |ok |well |yes |so |oh )?i (hear|see|get|understand)( you| that| it| what you('re| are) saying| how you feel)?( loud and clear)?",
  'i take that in|i hold (on to )?that|that belongs to the picture|noted|understood|got it',
  '(thank you|thanks)( so much)? for (sharing|telling me|saying|writing|opening up|trusting me|being honest|that)( (that|this|it|here|today|with me|about it|so openly))*',
  '(that|this|it) (sounds|seems|must be|must feel|is|feels|can be)( really| very| so| incredibly| pretty| like a lot)*( hard| tough| difficult| heavy| painful| rough| a lot| challenging| important| big)?( right now| for you| to carry| to hold)*',
  "i('m| am) (really |so )?(sorry|glad)( to hear (that|this)| you('re| are) here| you (told me|said (that|it)|wrote|shared( that| this)?)| (that )?you('re| are) going through (this|that|it))?",
  "(i('m| am) here( for you| with you| to listen)*|you('re| are) not alone|that('s| is)( really| perfectly)? (valid|okay|ok|understandable)|your feelings are valid|i appreciate (you sharing|that|your honesty)( that| this)?)",
  '(te|le) (escucho|leo|entiendo|oigo)|entiendo( lo que (dices|sientes))?|comprendo|ya veo|tomo nota|lo recibo|anotado',
  '(muchas )?gracias por (compartir(lo)?|contar(me|melo|lo)?|decir(me|melo|lo)?|escribir(me)?|confiar|abrirte|tu confianza)( (esto|eso|conmigo|en mi|aqui|hoy))*',
  '(eso |esto )?(suena|parece|debe (de )?ser|se oye|es)( muy| bastante| realmente| tan)* (dificil|duro|pesado|doloroso|fuerte|complicado)( para ti| ahora)*',
  '(lo )?siento( mucho)?( (que estes|lo que estas) pasando( por)? (esto|eso|asi))?|lamento (oir|escuchar|leer) (eso|esto)|(estoy aqui|aqui estoy)( para ti| contigo| para escucharte)*|no estas sol[oa]|es (valido|normal|comprensible)( sentirse asi)?',
]
const emptyOpening = new RegExp(`^(?:${emptyOpenings.map((source) => `(?:${source})`).join('|')})$`)

/** Whether the first sentence of an answer says nothing about what was said to it. */
export function opensEmpty(text: string): boolean {
  const [first] = sentencesOf(text)
  return first === undefined || emptyOpening.test(first)
}

/** Whether an answer, or half of its longer sentences, stood in an earlier answer of the talk. */
export function repeatsEarlier(text: string, earlier: readonly string[]): boolean {
  const sentences = sentencesOf(text)
  const seen = new Set(earlier.flatMap(sentencesOf))
  const whole = sentences.join(' ')
  if (earlier.some((answer) => sentencesOf(answer).join(' ') === whole)) return true
  // Numbers of help have to come again word for word; short sentences repeat by chance.
  const long = sentences.filter((sentence) => sentence.split(' ').length >= 6 && !/\d{3}/.test(sentence))
  return long.length > 0 && long.filter((sentence) => seen.has(sentence)).length * 2 > long.length
}

const contentWords = (text: string) => new Set(plainText(text).match(/[\p{L}]{4,}/gu))

/** The answer without the sentences that say the message back: those that share at least half of their longer words with it. */
export function withoutSaidBack(text: string, say: string): string {
  const said = contentWords(say)
  const isSaidBack = (sentence: string) => {
    const words = [...contentWords(sentence)]
    return words.length > 0 && words.filter((word) => said.has(word)).length * 2 >= words.length
  }
  return text
    .split(sentenceEnd)
    .filter((sentence) => !isSaidBack(sentence))
    .join(' ')
}

export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
