// Wordings of a goodbye, on the normalized message. Goodbyes in other wordings are found by the classifier of speech acts.

const leaves =
  /\b(bye+|good ?bye|good ?night|gtg|gn|g2g|ttyl|brb|(talk|see|write) (to )?(you|ya|u)?( ?later| soon| tomorrow)|(have|got|gotta|need) to (go|run|sleep|head out)|gotta (go|run|sleep)|going to (bed|sleep)|(gonna|going to|i'?ll) (go )?(to )?(\w+ and )?(sleep(?! on)|crash|bed)|heading (out|off|home|to bed|to work)|(logging|signing) off|catch you (later|tomorrow)|(my )?(ride|bus|uber|train) is here|(dinner|food) is (ready|on)|enough for (today|tonight|one night)|time (for|to go to) bed|aqui (le|lo) dejo|luego (seguimos|platicamos|hablamos)|ya me voy|(ya )?me llaman|a dormir|crashing( now)?|(going|turning) in|here goes( nothing)?|wish me luck|deseame suerte|adios|chao|chau|nos vemos|hasta (luego|manana|pronto)|buenas noches|(?<!\bno )me voy(?! a (matar|morir|suicid|quitar|hacer|poner|tomar|beber))( a dormir)?|tengo que (irme|colgar|dejarte))\b[^?]{0,30}$|[.,;!] (later|peace|cya)\W*$/

/** Whether a message says that its writer leaves now. This is enough for a goodbye also where only the wording is read, as in a crisis. */
export function leavesTalk(said: string): boolean {
  // "Do I have to go?" is about an invitation, "does she have to go daily" about a clinic: neither is a goodbye.
  return leaves.test(said) && !/^(do|does|did|should|can|must|will|tengo que|tiene que)\b/.test(said)
}

const farewellAtEnd =
  /[,.!;] *(bye+|bye bye|chao|chau|ciao|cya|see (ya|you)( later| tomorrow)?|laters?|peace( out)?|(good ?)?night|hasta (luego|manana|pronto))\W*$/
const goesToRest =
  /^((ok(ay)?|bueno|ya|pues|va)[,. ]+)*me (voy|retiro|despido)( ya)?( a (dormir|descansar|acostar(me)?|la cama|trabajar|comer|cenar|la junta|la reunion))?(,? (gracias|que|porque|pero)\b.*)?\W*$/

/** Whether a message other than a question ends in a farewell. */
export const closesTalk = (said: string): boolean =>
  (farewellAtEnd.test(said) && !deniesGoodbye.test(said)) || goesToRest.test(said)

export const endsWithGoodbye =
  /\b(good ?bye|bye( for)?( now)?|good ?night|ttyl|g2g|gtg|adios|buenas noches|nos vemos)\W*$/
// "I left without a goodbye".
export const deniesGoodbye =
  /\b(without|never|sin|nunca|no)\b( \w+){0,3} (good ?bye|bye|good ?night|adios|buenas noches)\W*$/
// "Leaving a message now" describes a step and is not a goodbye.
export const leavesMessage =
  /\bleav\w+ (him |her |them |my \w+ )?(a|another) (message|voicemail|voice mail|note)\b|\bdejando(le)? (un )?(mensaje|recado)\b/
// Words without which the classifier needs a higher score for a goodbye.
export const departs =
  /\b(bye+|byee+|night|nite|later|laters|tomorrow|tmrw|go|goin|going|gotta|gtg|g2g|ttyl|bed|sleep|off|out|home|stop|close|closing|done|enough|be back|see (you|ya|u)|cya|talk|peace|head\w*|leav\w*|run|pick up|that'?s (it|all)|thats (it|all)|adios|chao|chau|noches|manana|luego|voy|vamos|vemos|dejo|despid\w*|desconect\w*|retir\w*|basta|hasta|ahi)\b/

const word =
  '(?:bye+|bye ?bye|good ?bye|good ?night|nighty?|night night|nite|gn|peace(?: out)?|later|laters|cya|see (?:you|ya)|ttyl|talk (?:to you )?(?:soon|later|tomorrow)|take care|cheers|adios|chao|chau|hasta (?:luego|manana|pronto|la proxima)|nos vemos|buenas noches|que descanses?|cuidate|ahi (?:te ves|nos vemos))'
const before =
  '(?:(?:ok(?:ay)?|alright|well|anyway|anyways|so|lol|fine|whatever|yeah|thanks?|thank you|thx|bueno|pues|ya|vale|va|gracias|y|and)[ ,.!]*)*'
const after =
  '(?:[ ,]+(?:for )?(?:now|then|all|everyone|i guess|bro|dude|man|robot|bot|coach|cairn|friend|bud|buddy|dear|hon|today|tonight|thanks?|thank you|lol|again|causa|amig[oa]|hermano|herman[oa]|tio|wey|gracias|che|pues|a todos|entonces|mija|mijo|(?:and )?thank you for .{3,60}|(?:y )?gracias por .{3,60}))*'
const leaveWord = new RegExp(`^${before}${word}${after}\\W*$`)
const leaveSentence = new RegExp(
  `^${before}(?:${[
    "i(?:'?m|m| am)? ?(?:gotta|have to|got to|need to|should|better|'?ll) (?:go|run|head out|get going|get some sleep|sleep|log off)(?: now| to (?:bed|sleep|work))?",
    'gotta (?:go|run|sleep|bounce)(?: now)?',
    "(?:i'?m |im )?(?:going|off|heading) to (?:bed|sleep|try to sleep)",
    "(?:i'?m |im )(?:out|done here|deleting (?:this|the) app|logging off)",
    "(?:i'?m |im )?(?:gonna|going to|goin) (?:go to |try to |get some )?(?:sleep|bed|crash)",
    "that'?s my (?:\\d+ ?min\\w*|time|break|stop|ride|bus|lunch)(?: up| over)?",
    "my (?:\\d+ ?min\\w*|time|break|lunch)(?: is|'?s) (?:up|over|done)",
    "(?:dispatch|work|my (?:boss|wife|husband|mom|kid|kids))(?: is|'?s| are) (?:pinging|calling|paging|waiting)(?: for| on)?(?: me)?(?: later| now)?",
    "my (?:ride|bus|uber|break|lunch|stop)(?: is|'?s) (?:here|up|over|coming)",
    '(?:ya )?me (?:voy|tengo que ir|despido|retiro|acuesto)(?: ya)?(?: pues)?(?: a (?:dormir|acostar(?:me)?|descansar|la cama|trabajar|ver la novela.*))?(?: que .{3,30})?',
    '(?:ya )?me voy a (?:acostar|dormir|descansar).{0,30}',
    '(?:ya )?(?:tengo que|debo) (?:irme|dejarte|colgar|dormir)',
    '(?:ya )?(?:me (?:quitan|piden) el (?:cel\\w*|telefono)|me llaman|te dejo|los dejo|les dejo|lo dejo aqui)',
    "(?:actually )?my \\w+(?: \\w+)?(?: is|'s) calling(?: me)?",
    'i give up',
    '(?:gracias|thanks|thank you) (?:de tod[oa]s? (?:formas|maneras)|de todos modos|anyway|for nothing)',
  ].join('|')})${after}\\W*$`,
)
const atEnd = new RegExp(
  `[,.!;) ] *(?:ok(?:ay)?|bueno|ya) ${word}${after}\\W*$|[,.!;)] *${word}${after}\\W*$`,
)
const bareAtEnd = new RegExp(
  `(?<!\\b(?:say|says|said|saying|a|the|my|his|her|last|dije|decir|digo|dice|un|el|de|for|to)) (?:bye+|good ?night|gn|adios|chau|chao|hasta (?:luego|manana)|ahi (?:te ves|nos vemos))${after}\\W*$`,
)
const endsQuestion = /\?\s*$/

/** Whether the last sentences of a message (normalized) take leave; what comes before may be about something else. */
export function takesLeave(said: string): boolean {
  if (deniesGoodbye.test(said)) return false
  const sentences = said.split(/(?<=[.!?;])\s+/)
  const last = sentences.slice(-2)
  const at = last.findIndex(
    (one) => !endsQuestion.test(one) && (leaveWord.test(one) || leaveSentence.test(one)),
  )
  // What follows a goodbye is short: "Good night. Rest for you too."
  const follows = at >= 0 && at < last.length - 1 ? (last.at(-1) ?? '') : ''
  if (at >= 0) return !endsQuestion.test(follows) && follows.split(' ').length <= mostWordsAfter
  const clauses = (last.at(-1) ?? '').split(/,\s+/)
  const closing = clauses.at(-1) ?? ''
  return (
    (clauses.length > 1 && (leaveWord.test(closing) || leaveSentence.test(closing))) ||
    atEnd.test(said) ||
    bareAtEnd.test(said)
  )
}
const mostWordsAfter = 9
