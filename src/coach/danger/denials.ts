// How a message answers a question about danger: yes, no, a correction ("not what I meant"), a retraction ("I lied").

type Said = { said: string }

const yes =
  /^(yes|yeah|yep|yup|i (do|am|have|did|was|think so)|sometimes|kind of|maybe|a little|every|all the time|lately|si+|claro|a veces|un poco|tal vez|quizas?|creo que si|todo el tiempo)\b|\b(i have a plan|i thought about|right here|in my (hand|room|car|drawer)|tengo un plan|aqui mismo)\b/
const no =
  /^(no+|nope|nah|never|not (really|now|anymore|at all)|i'?m not|i don'?t(?! know)|i haven'?t|nunca|para nada|ya no|jamas)\b|\b(not suicidal|wouldn'?t (do|kill)|don'?t want to (die|kill)|just (kidding|joking)|was joking|no quiero morir|era broma)\b/
export const relied =
  /\b(i lied(?! (to|about (the|my|how much|it|drinking|using|when|where)) )|wasn'?t (being )?(honest|truthful)|not true what i said|actually yes|it'?s back|still (want|thinking|there)|menti|no era verdad|siguen ahi|volvieron)\b/
const misread =
  /\b(not (like )?that|nothing like that|not what i (meant|said|mean|was (saying|talking about)|wrote|asked)|didn'?t mean (it|that)|i meant|i mean\b(?! it)|not the other (thing|kind)|got (it|that|me) (wrong|backwards)|other way around|figure of speech|it'?s an expression|(was |just |only )(kidding|joking|exaggerating|venting)|misunderst\w*|wrong idea|no one('s| is) (hurt|in danger)|nadie (esta|corre)|no es eso|al reves|no (me )?entend(iste|iste bien)|te digo que|digo (que )?(cansad|hart)|no era eso|no quise decir|me referia|es un decir|es broma|era broma|exager\w+|entendiste mal)\b/
export const laughs = /\b(ja){2,}\w*|\b(ha){2,}\w*|\b(lol|lmao|jk)\b|😂|🤣/
const denial =
  /^(not at all|para nada|(no+|nope|nah|never|jamas)(?=[,.!]|\s*$| (i|i'm|im|it|its|it's|not|nothing|nobody|just|only|we|thanks?|solo|nadie|estoy|es|nada|me|no)\b))|\b(i'?m|we'?re) (fine|ok(ay)?|safe|good|all right)\b|\bestoy (bien|a salvo)\b/
const inEarnest =
  /\b(not|no|isn'?t|ain'?t) (es |estoy )?(really |so |even )?(safe|ok(ay)?|fine|a salvo|bien|joking|kidding|exaggerating|broma|bromeando|sure)\b|\bi don'?t know\b|\bno se\b/

// "Maybe" is a yes to a question about suicide; "maybe only weekends?" asks about something else.
const asksBack = /^(sometimes|kind of|maybe|a little|every|a veces|un poco|tal vez|quizas?)\b.*\?/
export const answersYes = (heard: Said) =>
  yes.test(heard.said) && !no.test(heard.said) && !asksBack.test(heard.said)
export const answersNo = (heard: Said) => no.test(heard.said) && !inEarnest.test(heard.said)

/** Whether a message says that the one before was misunderstood. */
export const corrects = (said: string) => misread.test(said)

/** Whether a message says that there is no danger; a plain no is enough only if the danger was uncertain. */
export function saysMisread({ said }: Said, certain: boolean): boolean {
  if (inEarnest.test(said) || relied.test(said)) return false
  return misread.test(said) || (!certain && denial.test(said))
}
