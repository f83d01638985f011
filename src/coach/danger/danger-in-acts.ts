// Statements of danger in the form of a goodbye, thanks, a laugh or good news, which the detector takes for the ordinary form.
import type { DangerKind } from '../script/danger.ts'

const forGood =
  /\b(forever|for ever|for real this time|you('ll| will)? never (see|hear)|(won'?t|will not|wont) (hear|see|be (here|around))|last (message|words|goodbye)|tell (\w+ ){1,3}(i|that i|i'?m|we)\b.{0,6} ?(love\w*|sorry)|loved (you|them|her|him)|end of me|nice knowing (you|y'?all|everyone)|(at|near) the end\W*$|un gusto conocer(te|l[oa]s)|para siempre|ultim[oa] (adios|mensaje)|dile(s)? a .{2,20} que (l[oae]s? )?(quer\w*|quise|amo|ame|perdon\w*))\b/
const leaves =
  /\b(bye+|good ?bye|good ?night|farewell|thanks?|thank you|adios|buenas noches|gracias|me despido)\b/
const wishesDeath =
  /\b(i (still |just |really )?(want to|wanna) die|i('m| am) (going to|gonna) kill my ?self|(me )?quiero (morir(me)?|matarme)|i'?m ending (it|things) (tonight|today|now|soon)|(tonight|today|now|tomorrow) i'?m ending (it|things)|(by (morning|tomorrow)|tomorrow) (i (won'?t|will not)|i'?ll not) be (here|around)|i (won'?t|will not) be (here|around) (by|in the|tomorrow)|manana ya no (voy a estar|estare))\b(?!( of)? (laugh|embarrass)\w*)/
const tookAll =
  /\b(took|swallowed|taking) (them|it|em|every|all (of )?(it|them|my)?)( ?all| pills?| one)?\W*$|\bme (las|los) tome tod[ao]s\b/
// "I never want to be her burden again": a wish to die that sounds like care for others.
const burden =
  /\b(don'?t|do not|never|won'?t|not going to|not gonna|refuse to|tired of|sick of|hate) (ever )?(want to |wanna )?(be|being|become) ((his|her|their|your|my \w+'?s?|anyone'?s?|everyone'?s?|anybody'?s|a|an|the|such a|this|another|one more) )?(burden|dead ?weight|weight|nuisance|drain)\b(?! (loss|gain|lift))|\b(no|ya no|nunca) (quiero|voy a|quisiera) (ser|seguir siendo) (mas )?(una|la|su|otra|un|el)? ?(carga|molestia|estorbo|peso|lastre)\b/
const jokes = /\b(lol|lmao|ha(ha)+|ja(ja)+|jk)\b|😂|🤣/

/** A final farewell, not a goodbye for tonight. */
export const isForGood = (said: string) => forGood.test(said) && leaves.test(said)

/** The danger in a message (normalized) that has the form of a speech act. The coach asks about it before it answers the act. */
export function dangerInAct(said: string): DangerKind | undefined {
  if (wishesDeath.test(said) || isForGood(said) || burden.test(said)) return 'suicide'
  return jokes.test(said) && tookAll.test(said.replace(jokes, '').trim()) ? 'overdose_self' : undefined
}
