// Parses a correction: the part that it does not deny, and the previous message with the wrong part replaced.

import { normalizeText } from '../../platform/normalize-text.ts'
import { saidBack } from '../listening/said-back.ts'
import { personIn } from '../script/story.ts'
import { type CoachLanguage, capital } from '../script/wording.ts'

const opening =
  /^((no|nope|nah|wait|sorry|ok(ay)?|so|well|lol|ha+|haha\w*|yeah|yes|hey|fine|alright|i said|answer (my|the) question( i guess| then| please)?|bueno|pues|perdon|espera)\b[,.!: ]*)*((that'?s|thats|this is) not (what i (meant?|said|asked)|it)[,.: ]+)?((i (mean|meant)|what i (mean|meant) is|(my|ok my) (real|actual) question( is)?|i('m| am) asking|i asked( you)?( whether| if)?|quise decir|quiero decir|lo que (quiero|queria) (saber|decir) es|me refiero a)\b[,.: ]*)?((i('m| am|m| was)? (just )?|just )?(wondering|curious)( if| whether)?\b[, ]*|(do you have |got )?any idea\b( if| whether)?[, ]*|can i ask( you)?\b( if| whether)?[,: ]*|((i'm |im )?not sure if |maybe )?(this (is|might be) |it's )?(kind of |just )?(a |an )?(dumb|stupid|weird|silly|quick|random|honest) question\b,?( but)?[,: ]*|(me gustar[ií]a|quisiera|quer[ií]a|quiero) saber( si)?\b[,: ]*|alguna idea (de )?( si)?[,: ]*)?/i

/** Removes openings such as "no, that's not what I mean, I mean". */
export function withoutOpening(message: string): string {
  // "No, no me pega": only the first "no" answers; the second belongs to the verb.
  const answered = message.trim().replace(answersFirst, '')
  if (deniesInSpanish.test(answered)) return answered
  const rest = message.trim().replace(opening, '').trim()
  return rest.split(/\s+/).length >= 2 ? rest : message
}

const denies =
  /\b(not|\w*n't|never|isnt|wasnt|dont|didnt|(?<!\b(?:have|has|had|got|there'?s|with|tengo|hay|sin) )no|nunca|jamas)\b|^(you|te|me) (asked|said|think|thought|assumed?|keep|mis\w+|ha(ve|d)|got|read|took|mixed|preguntaste|entend\w+|equivocaste)\b/i
// "Read it again", "where did you get that": about the misreading itself.
const aboutMisreading =
  /^(no+|nope|eh|ok|wait|sorry|oops|huh|wrong( \w+)?|(please )?(re-?)?read|look at|scroll|go back|let me|who said|where('d| did)|what (husband|wife|pills|do you mean)|are you (mixing|confusing)|did you (confuse|mix)|(that|this|it) (has|had) nothing|nada que ver|lee|vuelve a leer|perdon|quien dijo|de donde)\b/i
// "No es cigarro": without a comma, "no" belongs to the verb.
const deniesInSpanish =
  /^(yo |[eé]l |ella |mi [\p{L}]+ )?(no|nunca) (se|te|le|lo|la|les|nos|es|era|fue|son|eran|dij\w+|soy|est\w+|lleg\w+|tom\w+|beb\w+|fum\w+|us[oaéó]\w*|teng\w+|ten[ií]a|hay|hab\w+|recai\w*|recaí|h[ae]|hemos|han|puedo|puede|voy|va|creo|sé|quiero(?! decir)|quiere(?! decir)|me (?!refiero|refer|entend|entiendes)\w*)(?![\p{L}])/iu
const answersFirst = /^(no+|que no|q no|para nada|nunca)[,.!]+ *(que |q )?/i
// "He's not dead, we broke up": the denial comes first, so it is dropped.
const deniesFirst =
  /^(it|he|she|they|that|this|i)(['’]?(s|m|re)| (is|am|are|was|were))? ?(not|isn['’]?t|wasn['’]?t)\b/i
// Openings and endings of a correction that have no content: "sorry typo, …", "… i mean", "… not months".
const introduces =
  /^[*\s]*((no+|nope|nah|wait|sorry|oops|actually|typo|autocorrect|(small )?correction|wrong \w+|read it again|i (already )?(said|told you)|like i said|as i said|perd[oó]n|corrección|digo|me corrijo)\b[,.:;!* ]*)*((i (mean|meant)|i was talking about|i'?m talking about|the one (i mean|in)\b|it'?s just that|(it|that) should(’ve| have)? (be(en)?|say|read)|it'?s (?=(\w+( \w+)?|my \w+ who .*)$)|quise decir|quiero decir|me refiero a|me refer[ií]a a|(estoy|estaba) hablando de|hablo de|hablaba de|es|era)\b[,.: ]*)?/i
const concludes =
  /([,.; ]+(i (mean|meant)|lol|haha\w*|jk|sorry|tho|digo|quiero decir|perd[oó]n)\W*)+$|,? (and )?(?:not|(?<=,) no|y no) (from |for |about |the |my |a |el |la |mi )?[\p{L}']+( [\p{L}']+)?\W*$/iu
/** The part of a correction that is not denied: "not me, my brother" means "my brother". */
export function meantIn(message: string): { meant: string; isPositive: boolean } {
  const clauses = withoutOpening(message)
    .split(
      /[.;!?\n]+|,\s+|\s+(?:but|pero|sino)\s+|(?<=\bnot (?!what|how|why|who|where|that|sure).{2,30})\s+(?=(?:it'?s|we|i|he|she|they) )/i,
    )
    .map((clause) => clause.trim())
    .filter(
      (clause) => !(deniesInSpanish.test(clause) || deniesFirst.test(clause)) || clause === message.trim(),
    )
    .map((clause) =>
      deniesInSpanish.test(clause) ? clause : clause.replace(concludes, '').replace(introduces, '').trim(),
    )
    .filter((clause) => /[\p{L}\d]/u.test(clause))
  const positive = clauses.filter((clause) => !denies.test(clause) && !aboutMisreading.test(clause))
  const isPositive = positive.length > 0
  return { meant: (isPositive ? positive : clauses).join('. '), isPositive }
}

const someone: Record<CoachLanguage, RegExp> = {
  en: /^(he|she|they)\b(?!')|\byour (older |younger |little |big |ex )?(brother|sister|mom|mum|mother|dad|father|son|daughter|kids?|wife|husband|partner|boyfriend|girlfriend|boss|friend|roommate|cousin|uncle|aunt|grandma|grandpa|nephew|niece|sponsor|ex)\b/i,
  es: /\b(tus?) (herman[oa]|mamá|papá|madre|padre|hij[oa]s?|espos[oa]|marido|mujer|pareja|novi[oa]|jef[ea]|amig[oa]|prim[oa]|tí[oa]|abuel[oa]|sobrin[oa]|suegr[oa]|padrino|madrina)\b/i,
}
const spanOrDay =
  /\b(yesterday|today|tonight|this (morning|week)|last (night|week|month|year)|ayer|anoche|hoy|la semana pasada)\b/i
const span =
  /\b(an?|un|una|\d+|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (hours?|days?|weeks?|months?|years?|horas?|d[ií]as?|semanas?|mes(es)?|años?)\b/i
const unitOnly = /^(hours?|days?|weeks?|months?|years?|horas?|d[ií]as?|semanas?|mes(es)?|años?)$/i
const mostWordsSwapped = 4

// Small words allowed in "daughter, not son" and "not yesterday, last week".
const small = '(?:the|my|a|an|from|for|about|in|on|el|la|los|un|una|mi|de|del|en)'
const rightThenWrong = new RegExp(
  `^(?:no,? )?(?:${small} )?([\\p{L}\\d' ]{2,40}?),? (?:and |y )?(?:not|no) (?:${small} )?([\\p{L}\\d']+)\\W*$`,
  'iu',
)
const wrongThenRight = new RegExp(
  `^(?:no,? )?(?:not|no) (?:${small} )?([\\p{L}\\d']+)(?:, (?:but |it'?s |it was |sino |es |era |fue )?| but | sino )(?:${small} )?([\\p{L}\\d' ]{2,30})\\W*$`,
  'iu',
)
const topics =
  /^(aa|na|alcohol|drinking|drugs|pills|weed|gambling|smoking|food|drogas|pastillas|mota|juego)$/i

const pronoun = /^(i|me|you|he|him|she|her|it|they|them|us|yo|ti|ella|ellos|so|much|really)$/i
/** The wrong word of the previous message (or the wrongly assumed topic) and the word that replaces it. */
export function replacement(
  previous: string,
  message: string,
): { wrong: string; right: string; isInPrevious: boolean } | undefined {
  const text = message
    .trim()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(introduces, '')
  const [, first = '', last = ''] = rightThenWrong.exec(text) ?? []
  const [, wrongFirst = '', rightLast = ''] = first ? [] : (wrongThenRight.exec(text) ?? [])
  const [right, wrong] = first ? [first.trim(), last] : [rightLast.trim(), wrongFirst]
  if (!right || !wrong || pronoun.test(wrong) || right.split(/\s+/).length > mostWordsSwapped)
    return undefined
  const isInPrevious = new RegExp(`(?<![\\p{L}])${wrong}(?![\\p{L}])`, 'iu').test(previous)
  return isInPrevious || topics.test(wrong) ? { wrong, right, isInPrevious } : undefined
}

const selfOnly = /^(it was |it'?s )?(me|i did|i am|i was|i do)$/i
/** "Your dad relapsed" and "I did" → "You relapsed". */
function aboutSelf(restatement: string): string | undefined {
  if (!/^your /i.test(restatement) || !someone.en.test(restatement)) return undefined
  return restatement
    .replace(someone.en, 'You')
    .replace(/^You(?: is|'s) /, 'You’re ')
    .replace(/^You was /, 'You were ')
    .replace(/^You has /, 'You have ')
}

/** The message before with its person or its length of time replaced: "my brother is using again", "my cousin" → "Your cousin is using again". */
export function restated(previous: string, meant: string, language: CoachLanguage): string | undefined {
  if (meant.split(/\s+/).length > mostWordsSwapped) return undefined
  const restatement = saidBack(previous, language)
  if (!restatement) return undefined
  if (selfOnly.test(meant)) return aboutSelf(restatement)
  const person = personIn(normalizeText(meant), language)
  if (person && someone[language].test(restatement))
    return capital(restatement.replace(someone[language], person))
  const time = span.exec(meant)?.[0]
  if (time && span.test(restatement)) return restatement.replace(span, time.toLowerCase())
  const day = spanOrDay.exec(meant)?.[0]
  if (day && spanOrDay.test(restatement)) return restatement.replace(spanOrDay, day.toLowerCase())
  if (unitOnly.test(meant) && span.test(restatement))
    return restatement.replace(span, (whole) => `${whole.split(' ')[0]} ${meant.toLowerCase()}`)
  return undefined
}

const mostWordsOfClause = 3
/** A clause of two or three words, in the second person: "i yelled" → "You yelled". */
export function shortClause(meant: string): string | undefined {
  if (meant.split(/\s+/).length > mostWordsOfClause || !/^(i|he|she|they|we) \p{L}/iu.test(meant))
    return undefined
  return capital(
    meant
      .replace(/^(i|we)\b/i, 'you')
      .replace(/\b(my|our)\b/gi, 'your')
      .replace(/\b(me|us)\b/gi, 'you'),
  )
}

const initials = /^(aa|na|ga|er|ptsd|adhd|iop|cps)$/i
const holdsVerb = /['’](s|re|ve|m)\b|\b(is|are|was|were|have|has|had|did)\b/i
/** Confirms a correction of a few words: "church" → "So it’s church". */
export function correctionSentence(fragment: string, language: CoachLanguage): string {
  if (holdsVerb.test(fragment)) return fragment
  const words = initials.test(fragment)
    ? fragment.toUpperCase()
    : fragment.charAt(0).toLowerCase() + fragment.slice(1)
  return language === 'es' ? `Entonces: ${words}` : `So it’s ${words}`
}

/** The message before with a word replaced, in the second person. */
export function restatedBy(previous: string, message: string, language: CoachLanguage): string | undefined {
  const found = replacement(previous, message)
  if (!found?.isInPrevious) return undefined
  const pattern = new RegExp(`(?<![\\p{L}])${found.wrong}(?![\\p{L}])`, 'iu')
  // "His SISTER, not my sister": the message before was right, and only the coach misread it.
  const isRight = normalizeText(previous).includes(normalizeText(found.right))
  return saidBack(isRight ? previous : previous.replace(pattern, found.right), language)
}
