// What a correction says: its part that is not denied, and what was told before with that put right.

import { normalizeText } from '../../platform/normalize-text.ts'
import { saidBack } from '../listening/said-back.ts'
import { personIn } from '../script/story.ts'
import { type CoachLanguage, capital } from '../script/wording.ts'

const opening =
  /^((no|nope|nah|wait|sorry|ok(ay)?|so|well|lol|ha+|haha\w*|yeah|yes|hey|fine|alright|i said|answer (my|the) question( i guess| then| please)?|bueno|pues|perdon|espera)\b[,.!: ]*)*((that'?s|thats|this is) not (what i (meant?|said|asked)|it)[,.: ]+)?((i (mean|meant)|what i (mean|meant) is|(my|ok my) (real|actual) question( is)?|i('m| am) asking|i asked( you)?( whether| if)?|quise decir|quiero decir|lo que (quiero|queria) (saber|decir) es|me refiero a)\b[,.: ]*)?((i('m| am|m| was)? (just )?|just )?(wondering|curious)( if| whether)?\b[, ]*|(do you have |got )?any idea\b( if| whether)?[, ]*|can i ask( you)?\b( if| whether)?[,: ]*|((i'm |im )?not sure if |maybe )?(this (is|might be) |it's )?(kind of |just )?(a |an )?(dumb|stupid|weird|silly|quick|random|honest) question\b,?( but)?[,: ]*|(me gustar[ií]a|quisiera|quer[ií]a|quiero) saber( si)?\b[,: ]*|alguna idea (de )?( si)?[,: ]*)?/i

/** Removes openings such as "no, that's not what I mean, I mean". */
export function withoutOpening(message: string): string {
  const rest = message.trim().replace(opening, '').trim()
  return rest.split(/\s+/).length >= 2 ? rest : message
}

const denies =
  /\b(not|n't|never|isnt|wasnt|dont|didnt|no|nunca|jamas)\b|^(you|te|me) (asked|said|think|thought|assumed?|keep|mis\w+|ha(ve|d)|got|read|took|mixed|preguntaste|entend\w+|equivocaste)\b/i
// "Read it again", "where did you get that": about the misreading itself.
const aboutMisreading =
  /^(no+|nope|eh|ok|wait|sorry|oops|huh|wrong( \w+)?|(please )?(re-?)?read|look at|scroll|go back|let me|who said|where('d| did)|what (husband|wife|pills|do you mean)|are you (mixing|confusing)|did you (confuse|mix)|(that|this|it) (has|had) nothing|nada que ver|lee|vuelve a leer|perdon|quien dijo|de donde)\b/i
// What introduces and ends a correction, without saying anything: "sorry typo, …", "… i mean", "… not months".
const introduces =
  /^[*\s]*((no+|nope|nah|wait|sorry|oops|actually|typo|autocorrect|(small )?correction|wrong \w+|read it again|i (already )?(said|told you)|like i said|as i said|perd[oó]n|corrección|digo|me corrijo)\b[,.:;!* ]*)*((i (mean|meant)|i was talking about|i'?m talking about|it'?s just that|(it|that) should(’ve| have)? (be(en)?|say|read)|it'?s (?=\w+( \w+)?$)|quise decir|quiero decir|me refiero a|hablo de|hablaba de)\b[,.: ]*)?/i
const concludes =
  /([,.; ]+(i (mean|meant)|lol|haha\w*|jk|sorry|tho|digo|quiero decir|perd[oó]n)\W*)+$|,? (and )?(not|no|y no) (from |for |about |the |my |a |el |la |mi )?[\p{L}']+( [\p{L}']+)?\W*$/iu
/** The part of a correction that is not denied: "not me, my brother" means "my brother". */
export function meantIn(message: string): { meant: string; isPositive: boolean } {
  const clauses = withoutOpening(message)
    .split(/[.;!?\n]+|,\s+|\s+(?:but|pero|sino)\s+/)
    .map((clause) => clause.trim().replace(concludes, '').replace(introduces, '').trim())
    .filter((clause) => /[\p{L}\d]/u.test(clause))
  const positive = clauses.filter((clause) => !denies.test(clause) && !aboutMisreading.test(clause))
  const isPositive = positive.length > 0
  return { meant: (isPositive ? positive : clauses).join('. '), isPositive }
}

const someone: Record<CoachLanguage, RegExp> = {
  en: /^(he|she|they)\b(?!')|\byour (older |younger |little |big |ex )?(brother|sister|mom|mum|mother|dad|father|son|daughter|kids?|wife|husband|partner|boyfriend|girlfriend|boss|friend|roommate|cousin|uncle|aunt|grandma|grandpa|nephew|niece|sponsor|ex)\b/i,
  es: /\b(tus?) (herman[oa]|mamá|papá|madre|padre|hij[oa]s?|espos[oa]|marido|mujer|pareja|novi[oa]|jef[ea]|amig[oa]|prim[oa]|tí[oa]|abuel[oa]|sobrin[oa]|suegr[oa]|padrino|madrina)\b/i,
}
const span =
  /\b(an?|un|una|\d+|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (hours?|days?|weeks?|months?|years?|horas?|d[ií]as?|semanas?|mes(es)?|años?)\b/i
const unitOnly = /^(hours?|days?|weeks?|months?|years?|horas?|d[ií]as?|semanas?|mes(es)?|años?)$/i
const mostWordsSwapped = 4

/** The message before with its person or its length of time replaced: "my brother is using again", "my cousin" → "Your cousin is using again". */
export function restated(previous: string, meant: string, language: CoachLanguage): string | undefined {
  if (meant.split(/\s+/).length > mostWordsSwapped) return undefined
  const told = saidBack(previous, language)
  if (!told) return undefined
  const person = personIn(normalizeText(meant), language)
  if (person && someone[language].test(told)) return capital(told.replace(someone[language], person))
  const time = span.exec(meant)?.[0]
  if (time && span.test(told)) return told.replace(span, time.toLowerCase())
  if (unitOnly.test(meant) && span.test(told))
    return told.replace(span, (whole) => `${whole.split(' ')[0]} ${meant.toLowerCase()}`)
  return undefined
}
