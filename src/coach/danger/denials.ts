// How a message answers a question about danger: yes, no, a correction ("not what I meant"), a retraction ("I lied").

type NormalizedMessage = { said: string }

const yes =
  /^(yes|yeah|yep|yup|i (do|am|have|did|was|think so)|sometimes|kind of|maybe|a little|every|all the time|lately|si+|claro|a veces|un poco|tal vez|quizas?|creo que si|todo el tiempo)\b|\b(i have a plan|i thought about|right here|in my (hand|room|car|drawer)|tengo un plan|aqui mismo)\b/
const no =
  /^(no+|nope|nah|never|not (really|now|anymore|at all)|i'?m not|i don'?t(?! know)|i haven'?t|nunca|para nada|ya no|jamas)\b|\b(not suicidal|wouldn'?t (do|kill)|don'?t want to (die|kill)|just (kidding|joking)|was joking|no quiero morir|era broma)\b/
// What people say before a denial: "what?? no", "good heavens, no", "ya te dije que no".
const lead =
  /^((what on earth|what the (hell|heck|fuck)|the hell|w+h*a+t+|wtf|huh|omg|oh|uh|um|ay|ey|hey|jesus( christ)?|christ|god|lord|good (heavens|god|lord)|heavens|dios( mio)?|lol|lmao|(ha){2,}h?|(ja){2,}j?|bro|dude|man|dawg|wey|guey|we|hombre|mujer|oye|mira|cono|joder|no mames|wait|hold on|pues|pos|bueno|como (cree|crees|se le ocurre|te atreves)|i (already )?(said|told you)|(que )?ya (te|le) (dije|he dicho)( (que|q))?|(te|le) (digo|dije|estoy diciendo)( (que|q))?|que|q)(?=[^\p{L}\p{N}'])[^\p{L}\p{N}']*)+/u
export const withoutLead = (said: string): string => said.replace(lead, '')
// "Suicidarme no", "not suicidal for the 10th time", "stop asking me that", "nobody needs to come sit with me".
export const refusesIdea =
  /\b(suicid\w*|matar(me)?|morir(me)?|quitarme la vida|kill(ing)? my ?self|suicidal|dying) (no+|nope|not at all|para nada)\b|\b(not|never|no(?! one)) (\w+ )?(suicidal|literally)\b|\b(stop|quit) (asking|saying|telling|sending)\b|\b(asked|asking) (me )?the wrong\b|\bwrong question\b|\b(deja|dejen|dejes|para|paren|quita|quiten|borra) (ya )?(de )?(preguntar\w*|decir\w*|lo del?|eso|esos)\b|\b(que|cual|ni) (emergencia|peligro|suicidio|suicidarme) (ni|de|que|jaja\w*|ninguna?)\b|\bno me (pongas|mandes|digas|hables|vengas|vuelvas)\b|\bnobody needs to\b|\bi'?m (perfectly|totally|completely) (well|fine|ok(ay)?|safe)\b|\bestoy (perfectamente|contento|contenta|tranquil[oa])\b|\b(forma|manera) de hablar\b|\bme (dio|da|das|dan) risa\b|\bcarrilla\b|\b(that|this|it) was \d+ years ago\b|\beso fue hace \d+ anos\b/

/** Takes back an earlier denial: "I lied", "it's back". */
export const retractsDenial =
  /\b(i lied(?! (to|about (the|my|how much|it|drinking|using|when|where)) )|wasn'?t (being )?(honest|truthful)|not true what i said|actually yes|it'?s back|still (want|thinking|there)|(le )?puse (que )?no porque|i (only )?said no because|menti|no era verdad|siguen ahi|volvieron)\b/
const misread =
  /\b(not (like )?that(?! (bad|deep|much|many|serious|drunk|high|hard|far)\b)|nothing like that|not what i (meant|said|mean|was (saying|talking about)|wrote|asked)|didn'?t mean (it|that)|i meant|i mean\b(?! it)|not the other (thing|kind)|got (it|that|me) (wrong|backwards)|other way around|figure of speech|it'?s an expression|(was |just |only )(kidding|joking|exaggerating|venting)|misunderst\w*|wrong idea|no one('s| is) (hurt|in danger)|nadie (esta|corre)|no es eso|al reves|no (me )?entend(iste|iste bien)|te digo que|digo (que )?(cansad|hart)|no era eso|no quise decir|me referia|es un decir|es broma|era broma|(?<!\b(no|o|si|que) )(estoy|estaba) exagerando|exager(e|aba)|entendiste mal)\b/
export const laughter = /\b(ja){2,}\w*|\b(ha){2,}\w*|\b(lol|lmao|jk)\b|😂|🤣/
const denial =
  /^(not at all|para nada|(no+|nope|nah|never|jamas)(?=[,.!]|\s*$| (i|i'm|im|it|its|it's|not|nothing|nobody|just|only|we|thanks?|solo|nadie|estoy|es|nada|me|no)\b))|\b(i'?m|we'?re) (fine|ok(ay)?|safe|good|all right)\b|\bestoy (bien|a salvo)\b/
const inEarnest =
  /\b(not|no|isn'?t|ain'?t) (es |estoy )?(really |so |even )?(safe|ok(ay)?|fine|a salvo|bien|joking|kidding|exaggerating|broma|bromeando|sure)\b|\bi don'?t know\b|\bno se\b|\b(pretty |really |so |too |kind of )deep\b|\bwon'?t (close|stop bleeding)\b|\bstill bleeding\b|\b(muy|bastante) profund[oa]\b|\bsigue sangrando\b/

// "Maybe" answers a question about suicide with yes; "maybe only weekends?" asks about something else.
const asksBack = /^(sometimes|kind of|maybe|a little|every|a veces|un poco|tal vez|quizas?)\b.*\?/
export const answersYes = (parsed: NormalizedMessage) =>
  yes.test(parsed.said) && !no.test(parsed.said) && !asksBack.test(parsed.said)
export const answersNo = (parsed: NormalizedMessage) =>
  (no.test(parsed.said) || no.test(withoutLead(parsed.said)) || refusesIdea.test(parsed.said)) &&
  !inEarnest.test(parsed.said) &&
  !wearyOfLife.test(parsed.said)

/** Whether a message says that the previous one was misunderstood. */
export const corrects = (said: string) => misread.test(said)

const plainly = new RegExp(
  [
    String.raw`\b(nobody|no one|noone|none of us|neither of us)('?s| is| are| was| got)? (\w+ )?(hurt|hurting (me|anyone)|in (any )?(danger|trouble)|dying|overdosing|suicidal|sick|bleeding|took anything|using)\b`,
    String.raw`\b(i'?m|im|i am|he'?s|he is|she'?s|she is|they'?re|they are|we'?re|it'?s|it is|(my|the) \w+('s| is)) (really |just |actually |totally )?not (in (any )?danger|suicidal|hurt|dying|overdosing|violent|dangerous|abusive|abused|an? (emergency|overdose|crisis)|going to (hurt|kill|do anything))\b`,
    String.raw`\b(he|she|they)(('?s| is|'?re| are) (totally |perfectly |completely |just )?(fine|ok(ay)?|safe|all right|alright|awake|up and|walking|laughing|eating|at (work|school)|in (the|his|her) (kitchen|yard|shower|garden))| (would never|never|doesn'?t|didn'?t|wouldn'?t) (\w+ )?(hit|hurt|touch|threaten)\w*)\b`,
    String.raw`\b(everyone|everybody|we)('?s| is|'?re| are) (all )?(fine|ok(ay)?|safe)\b`,
    String.raw`\b(i|he|she|they) (didn'?t|did not|haven'?t|hasn'?t|never) (take|taken|took|drink|drunk|swallow|swallowed|use|used) (any|anything|a thing|too many|more|extra)\b`,
    String.raw`\b(what|as|like) (the (bottle|label|box|doctor)|it|my doctor) (says?|said|told)\b|\bas (prescribed|directed)\b`,
    String.raw`\b(there'?s|there is|it'?s|this is|no es|no hay) (no|not an?|not|ningun|ninguna|una)? ?(danger|emergency|overdose|emergencia|peligro|sobredosis)\b`,
    String.raw`\b(not|nothing|nada|no) (like )?(an? )?(suicidal|suicide|emergency|de eso|de suicidio)\b|\bnot (in )?(any )?danger\b`,
    String.raw`\bnadie (me |nos |se )?(esta|corre|tomo|lastim\w*|peg\w*|peligr\w*)\b|\bno (me|nos) (pega|lastima|amenaza)\b|\b(esta|estamos|estan|estoy) (bien|a salvo|despiert\w+)\b`,
    String.raw`\bno (me |se )?(quiero|quiere|voy a|pienso|estoy pensando en) (morir\w*|matar\w*|suicid\w*|hacer\w* dano|quitar\w* la vida)\b|\bno (tome|tomo|tomamos) (nada|de mas)\b`,
  ].join('|'),
)
// A denial next to one of these is not believed: "she's fine, just snoring funny".
const alarming =
  /\b((pretty|really|so|too) deep|(won'?t|wont) (close|stop)|stitches|profund[oa]|not (to|about) d(ie|ying)|no es para|but|except|although|though|unless|blue|purple|pale|clammy|snor\w*|gurgl\w*|foam\w*|(won'?t|can'?t|not|barely|isn'?t|hardly|stopped) (\w+ )?(wak\w*|respond\w*|breath\w*|mov\w*|answer\w*)|seiz\w*|convuls\w*|hallucinat\w*|bugs|bleed\w*|chest|unconscious|slump\w*|limp|guns?|knife|yet|tonight|lied|pero|aunque|salvo|azul\w*|morad\w*|ronc\w*|no (despierta|responde|respira)|sangr\w*|pistola|cuchillo|esta noche|todavia|kick\w*|bang(s|ing)|pounding on|smash\w*|yell\w*|scream\w*|pate(a|o|ando)|golpe\w*|romp\w*|grit\w*)\b/

/** Says that someone is waking up. After an overdose the danger continues, because naloxone wears off. */
export const saysAwake = (said: string): boolean =>
  /\b(woke|wak(es|ing)|is awake|opened (his|her|their) eyes|c(ame|oming) (to|around|back)|sat up|breathing again|(says|saying) (he|she|they)('?s|'?re)?|wants? to (leave|go|sleep)|desperto|esta despiert[oa]|abrio los ojos|ya respira|dice que esta bien|(se )?quiere (ir(se)?|dormir))\b/.test(
    said,
  )

/** Says plainly that nobody is in danger, or that nothing was taken or done: "nobody is hurt", "I didn't take anything". */
export const deniesDanger = (said: string): boolean => plainly.test(said) && !alarming.test(said)

/** Whether a message says that there is no danger; a plain no is enough only if the danger was uncertain. */
export function saysMisread({ said }: NormalizedMessage, certain: boolean): boolean {
  if (inEarnest.test(said) || retractsDenial.test(said)) return false
  return (
    misread.test(said) ||
    refusesIdea.test(said) ||
    (!certain && (denial.test(said) || denial.test(withoutLead(said))))
  )
}

/** Says that there is no wish to die or to hurt oneself. */
export const deniesWish = (said: string) =>
  /\b(don'?t|do not|not|never|no|nunca|ain'?t|wouldn'?t) (really |even |actually |going to |gonna |want to |wanna |thinking (about|of) |me |quiero |pienso |voy a |pienso en )*(kill(ing)? my ?self|die|dying|suicid\w*|hurt(ing)? my ?self|end(ing)? my life|matar(me)?|morir(me)?|suicid(ar|arme)|hacer(me)? (dano|nada|una tonteria|ninguna tonteria))\b/.test(
    said,
  ) &&
  !/\b(but|although|except|unless|promise|lied|hope|wish|pray|just (need|want)|pero|aunque|salvo|ojala|pido|solo (quiero|necesito))\b/.test(
    said,
  ) &&
  !wearyOfLife.test(said)

// "I don't want to die, I just don't want to be alive" is not a denial.
const wearyOfLife =
  /\b(don'?t|do not|not|no|never|tired of) (really |even |just )?(want(ing)? to |wanna |quiero )?(be(ing)? (alive|here)|exist(ing)?|live|living|wak(e|ing) up|go(ing)? on|vivir|existir|despertar|estar (vivo|viva|aqui)|seguir)\b/

// "Not really a plan" does not answer "Are you thinking about killing yourself?" with no.
export const hasNoPlan =
  /\b(no|not (really |exactly )?an?|(don'?t|do not) (really )?have an?y?|haven'?t got an?|no tengo|sin|ningun) (real |actual |exact |clear )?plan\b(?! (to|of|on|de|para)\b)/

// "Lol no", "why would you ask that?": a denial in passing.
export const answersInPassing =
  /^(\w+ ){0,2}(no+|nope|nah|not|never|nunca)\b|\b(you|u) ask|\b(ask(ing)? (me )?(that|this)|that question|suicid\w*|my life|preguntas|esa pregunta)\b/

/** Says where a person is, or that they are well. */
export const tellsWhere =
  /\b((at|in|on) (my|the|his|her|our|a) \w+|at (work|school|home)|asleep|sleeping|watching|eating|laughing|fine|ok(ay)?|safe|en (la|el|su|mi) \w+|dormid[oa]|bien)\b/

/** Answers who is there, or where the person is. */
export const whoOrWhere =
  /\b(alone|lonely|by my ?self|nobody|no one|none|just me|with (me|him|her|them)|here|there|home|house|apartment|room|bed|car|outside|inside|hospital|upstairs|downstairs|next door|coming|on (his|her|their|the) way|asleep|sleeping|called|calling|texted|left|gone|safe|sol[oa]|nadie|conmigo|con (el|ella)|aqui|casa|cuarto|afuera|viene|vienen|en camino|dormid[oa]|llame|llamando|se fue|(my|mi) \w+ (can|could|would|might|puede|podria|viene))\b/
/** Answers how a body is. */
export const ofBody =
  /\b(breath\w*|breathing|bleed\w*|blood|awake|woke|wak(e|es|ing)|feel\w*|hurts?|sick|dizzy|sleepy|moving|eyes|head|chest|hands?|cold|hot|cabeza|pecho|manos?|frio|calor|nauseas?|vomit\w*|calm(er)?|better|worse|nervous|mejor|peor|took|taken|both|respir\w*|sangr\w*|despiert\w*|siento|duele|mareo|tom(e|o|amos))\b/
