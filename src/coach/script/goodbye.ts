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
