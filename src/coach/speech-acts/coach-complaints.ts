// Recognizes complaints about what the coach said: it repeats, it makes no sense, it did not answer, it talks about something else.
import { normalizeText } from '../../platform/normalize-text.ts'

// On the normalized message.
const says =
  /\b(talk\w* to (a|the|my) (wall|ex)\b|you'?re (just )?repeating|(made|makes?|making) no sense|no idea what (that|this|you) (mean\w*|(is|are) (talking|saying|on)\w*)|what are you (even )?(talking|on|going on|saying) about|what (does|has) (that|this|it) (have|got) to do\b|(that|this|it)('?s| is| has| have)? (got )?nothing to do with (it|that|this|what|my)|(u|you|ur) (don'?t|dont|didn'?t|didnt|never|ain'?t|aren'?t|arent|not) (even )?(listen\w*|get(ting)? it|hear\w*|answer\w*|understand\w*|read\w*)|you didn'?t say anything|(can|could) you (just |please )*answer( me| that| it| the question)?|just answer( me| the question)?|(didn'?t|doesn'?t|did not) (even )?answer (it|that|me|my|the|anything)|not what i asked|i (already |just |literally |only )*(asked|told) (you|u)\b|i asked (you )?(an?|one) (yes or no |simple |plain )?(question|thing)|you asked (me )?if i|i'?m not asking|you keep (saying|asking|talking|telling|repeating)|this (thing|app|bot|coach) (is |'s )?(broken|useless|doesn'?t work|isn'?t listening)|bizarre thing to say|weird thing to say|lol what\W*$)|^(an|one|una) idea,? (or|o) |\b(de que (hablas|me hablas|estas hablando)|que (cono |carajo |chingados? |demonios )?(dices|estas diciendo|tiene que ver)|que tiene que ver|no (tiene )?nada que ver|no (me )?(entiendes|entendiste|estas entendiendo|escuchas|contestas|contestaste|respondes|respondiste|haces caso)|no (me )?dices nada|(solo|nomas|nada mas) (me )?repites|te pedi (una|la|un)|te lo pedi|ya te (lo )?(pedi|dije|pregunte|conte|habia dicho)|te (estoy preguntando|pregunte|pregunto)|yo no pregunte|no pregunt[eo] (nada|eso|por|de)|eso (no )?(tiene sentido|es lo que pregunte)|esto no (me )?(entiende|sirve|funciona)|hablar con (una|la) pared|no se que (tiene|significa) eso|de donde sacas|eso lo (puso|dijo|escribio) usted)\b/
// "What?", "a bottle??", "911?? what the hell man".
const baffled =
  /^(?:(?:ok(?:ay)?|um+|uh+|wait|dude|bro|oye|ay|eh|lol|no+|jesus(?: christ)?|omg|good heavens)[\s,.!]+)*(?:(?:what(?: the (?:hell|heck|fuck))?|huh|wtf|wth|que|como|eh)\s*\?+|(?:[\w']+ ){0,4}[\w']+\s*\?{2,}|\?+$|what on earth\b|what the (?:hell|heck|fuck)\W)/
const bafflesWith =
  /^(?:[\w']+ ){0,2}[\w']+\?\W+(?:it'?s|its|that'?s|i'?m|im|i (?:said|asked|don'?t|dont)|no\b|there'?s no|nobody|que tiene)/
// "Who's them", "say to what": asks what the coach meant.
const asksBack =
  /^(?:(?:ok(?:ay)?|um+|lol|wait|pero|y|but|and|sorry)[\s,.]+)*(?:who'?s (?:them|that|they|he|she|it)|who is (?:them|that|they|he|she)|say (?:what )?(?:it )?to (?:what|who|whom)|(?:with|about|to|of|for|from) (?:what|who|whom)|what (?:number|day|part|question|thing|one)|which (?:one|part|what)|what do you mean|a (?:quien|que te refieres)|(?:con|de|para) (?:quien|que)|que (?:numero|cosa|parte|pregunta)|cual(?:es)?|quien(?:es)? (?:son|es))(?= *\?| *$)/
const notAtCoach =
  /\b(she|he|they|(my|our) \w+|ella|el|mi \w+) (\w+ )?(doesn'?t|don'?t|didn'?t|never|no|nunca) (me )?(listen\w*|hear\w*|understand\w*|escucha\w*|entiende\w*)\b|\bi (told|asked) (him|her|them|my)\b/

export type CoachComplaint = {
  /** What the message says besides the complaint, as it was typed. */
  rest: string
  /** The person asks what the coach's own words meant. */
  asksBack: boolean
  /** The last answer made no sense to the person. */
  isBaffled: boolean
}

/** @param message as it was typed; from the second message of a talk on */
export function complaintIn(message: string): CoachComplaint | undefined {
  const said = normalizeText(message)
  const isBack = asksBack.test(said)
  if (!isBack && notAtCoach.test(said)) return undefined
  const isBaffled = baffled.test(said) || bafflesWith.test(said)
  if (!isBack && !isBaffled && !says.test(said)) return undefined
  return { rest: withoutComplaint(message, isBaffled || isBack), asksBack: isBack, isBaffled }
}

const exclaims =
  /^(jesus( christ)?|dude|bro|buddy|omg|lol|ok(ay)?|what|huh|wtf|que|no+|god|man|oh honey no|good heavens|what on earth|what the (hell|heck|fuck)( man)?|forget it|fine|whatever|lord|ay|oye|ay dios|olvidate|olvidelo|dejalo)\W*$/
const fewestWordsBehind = 4
const connects = /^[\s,.:]*((that|que|q|si|if|whether|it'?s)\s+)?/i

/** The part of a sentence behind "I told you" or "te estoy preguntando". */
function behindComplaint(sentence: string): string {
  const said = normalizeText(sentence)
  const found = says.exec(said)
  // Normalizing keeps the length of most text; elsewhere the sentence is dropped.
  if (!found || said.length !== sentence.trim().length) return ''
  const rest = sentence
    .trim()
    .slice(found.index + found[0].length)
    .replace(connects, '')
  return rest.split(/\s+/).length >= fewestWordsBehind ? rest : ''
}

const mostWordsOfOpener = 5

/** The sentences that say something else. */
function withoutComplaint(message: string, isOpening: boolean): string {
  return message
    .split(/(?<=[.!?\n])\s+|,\s+|(?<=\?)\s*(?=\p{L})/u)
    .flatMap((sentence, at) => {
      const said = normalizeText(sentence)
      if (says.test(said)) return [behindComplaint(sentence)]
      const isShort = said.split(' ').length <= mostWordsOfOpener
      const isOpener = isOpening && at <= 1 && isShort && (said.endsWith('?') || asksBack.test(said))
      return isOpener || exclaims.test(said) || !/\p{L}/u.test(said) ? [] : [sentence.trim()]
    })
    .filter(Boolean)
    .join(' ')
}

// "I asked about FMLA", "te pedi una idea para el sabado".
export const wantsIdeaStill =
  /\b(wanted an? idea|if i wanted an? idea|the idea|asked for (an?|one|the) idea|(te |yo )?(pedi|pido) (una|la) idea)\b/
