// Extracts from a message: feelings, people, numbers, readiness, and what the person wants from the coach.
import { languageOf } from '../../crisis/detector/language.ts'
import { normalizeText } from '../../platform/normalize-text.ts'
import { personIn } from './story.ts'
import type { CoachLanguage } from './wording.ts'

export type Feeling =
  | 'shame'
  | 'anger'
  | 'fear'
  | 'sadness'
  | 'loneliness'
  | 'tired'
  | 'bored'
  | 'stress'
  | 'hope'
  | 'pride'
  | 'relief'
  | 'hurt'
  | 'confused'

export type ChangeTalk = 'change' | 'sustain' | 'both'

export type Intent =
  | 'summary'
  | 'choices'
  | 'change_subject'
  | 'stop'
  | 'skip'
  | 'dont_know'
  | 'reading'
  | 'meeting'
  | 'how_are_you'
  | 'abilities'
  | 'language_es'
  | 'language_en'

export type MessageAnalysis = {
  /** The message, normalized. */
  said: string
  /** How many words it has. */
  wordCount: number
  language: CoachLanguage | 'other' | undefined
  feelings: Feeling[]
  /** Someone else that it names, such as "brother". */
  person: string | undefined
  /** A number from 0 to 10, as an answer to "how strong is it?". */
  scale: number | undefined
  /** Whether it is for a change, against it, or both. */
  talk: ChangeTalk | undefined
  yes: boolean
  no: boolean
  /** What the person wants the coach to do. */
  intent: Intent | undefined
  /** Whether it has "I" or "we". */
  firstPerson: boolean
}

const feelingCues: Record<Feeling, RegExp> = {
  shame:
    /\b(asham\w*|piece of (shit|crap|trash)|like (garbage|trash|scum)|shame|guilt\w*|embarrass\w*|humiliat\w*|regret\w*|verguenza|avergonzad[oa]|culpa(ble)?|arrepentid[oa]|una (basura|mierda|porqueria))\b/,
  anger:
    /\b(hart[oa]|fed up|angry|anger|furious|mad|rage|pissed|resent\w*|irritat\w*|annoyed|enojad[oa]|enojo|enfadad[oa]|rabia|furios[oa]|coraje|molest[oa])\b/,
  fear: /\b(scared|afraid|fear\w*|terrified|anxious|anxiety|nervous|panic\w*|worr(y|ied|ies)|miedo|asustad[oa]|ansiedad|ansios[oa]|nervios[oa]|panico|preocupad[oa])\b/,
  sadness:
    /\b(sad|sadness|feel(ing)? (so |really |very |pretty )?(low|down)|decaid[oa]|depress\w*|cry(ing)?|cried|grie(f|ving)|miserable|empty|numb|triste(za)?|deprimid[oa]|llor\w+|vaci[oa])\b/,
  // "Solo estoy cansado" says "only".
  loneliness:
    /\b(lonely|loneliness|alone|isolated|sola|(?<=\b(estoy|ando|siento|sentia|quede|vivo|muy|tan|completamente|totalmente|bien|mas) )solo|solo(?=\W*$)|soledad|aislad[oa])\b/,
  tired: /\b(tired|exhausted|worn out|drained|sleepy|burn(t|ed) out|cansad[oa]|agotad[oa]|cansancio)\b/,
  bored: /\b(bored|boring|boredom|aburrid[oa]|aburrimiento)\b/,
  stress:
    /\b(stress\w*|overwhelm\w*|pressure|too much|estres\w*|agobiad[oa]|abrumad[oa]|presion|demasiado)\b/,
  hope: /\b(hope|hopeful|looking forward|excited|optimistic|esperanza|ilusion|con ganas de vivir)\b/,
  pride: /\b(proud|pride|accomplish\w*|orgullo(s[oa])?|logre)\b/,
  relief: /\b(relie(f|ved)|calmer|better now|lighter|alivio|aliviad[oa]|mas tranquil[oa]|mejor ahora)\b/,
  hurt: /\b(hurt(s|ing)?|betrayed|rejected|ignored|let down|heartbroken|dolid[oa]|duele|herid[oa]|traicionad[oa]|rechazad[oa])\b/,
  confused:
    /\b(confus\w*|(feel|feeling|i'm|am|so) lost|mixed up|don'?t know what to do|confundid[oa]|perdid[oa]|no se que hacer)\b/,
}

const change =
  /\b(i (want|need|have|hope|plan|decided|am going|'?m going) to (stop|quit|change|get (better|help|well)|stay (sober|off|away)|be (better|there|present))|i'?m (done|ready|trying)|i (can|could) (call|try|go|do|ask)|i (will|'ll) (stop|quit|try|go|call|get|change|do|be|tell)|for my (kids|son|daughter|family|health)|quiero (dejar|cambiar|parar|mejorar|estar (bien|mejor|sobri[oa]))|estoy list[oa]|voy a|puedo (llamar|intentar|ir|pedir)|por mis hij[oa]s|por mi (salud|familia|hij[oa]))\b/
const sustain =
  /\b(i (can'?t|cannot) (stop|quit|do (this|it))(?! \w+ing)|don'?t want to (stop|quit)|no point|it (helps|relaxes|calms) me|i (like|love|enjoy|miss) (drinking|using|it|smoking|gambling|the feeling)|never works?|what'?s the point|not (ready|that bad)|no puedo (dejar|parar)|no quiero (dejar|parar)|no sirve de nada|me (ayuda|relaja|calma)|me gusta (beber|tomar|consumir|fumar|jugar)|extrano (beber|tomar|consumir)|no es para tanto)\b/

const intents: readonly (readonly [Intent, RegExp])[] = [
  [
    'language_es',
    /^(habla(me)?|hablemos|puedes hablar|responde(me)?|en|do you speak|can you speak|speak|se habla) ?(en )?(espanol|spanish|castellano)( por favor| please)?\W*$/,
  ],
  ['language_en', /^(speak|can we speak|in|english please|en ingles|habla ingles)\W*(english|please)?\W*$/],
  [
    'change_subject',
    /^(oh |ok |eh |actually |ah )*(never ?mind|nvm|forget (it|about it|i said (that|anything))|olvidalo|dejalo asi|no importa)\W*$|\b((talk|speak) about something else|change the subject|different (topic|subject)|another (topic|subject)|something else( please)?$|don'?t want to talk about (that|this|it)|(hablar|hablemos) de otra cosa|cambi(ar|emos) de tema|otro tema|no quiero hablar de (eso|esto))\b/,
  ],
  [
    'choices',
    /^(ok |so |and |well |y )*((then )?what( now| then| next)?|now what|ahora que|entonces que)\W*$|^(menu|options?|choices|what (else )?can we (do|talk about)|what are (my|the) (options|choices)|opciones|que opciones (hay|tengo)|de que podemos hablar)\W*$/,
  ],
  [
    'abilities',
    /\b(what can you (do|help( me)? with)|how (do|does) (you|this) work|who are you|what do you do|help me$|^help$|que puedes hacer|como funcionas?|en que (me )?puedes ayudar|^ayuda(me)?$)\b/,
  ],
  [
    'summary',
    /\b(sum(marize| up| it up)|summary|recap|what have (i|we) said|resumen|resum(ir|elo|eme)|resume (lo|la|esto|todo)|que (he|hemos) dicho)\b/,
  ],
  [
    'stop',
    /^(stop|quit|cancel|enough|end (this|it|the exercise)|let'?s stop|i want to stop this|stop (this|the exercise)|basta|para|parar|deten(te|lo)|cancelar|ya no|dejemoslo)\W*$/,
  ],
  [
    'skip',
    /^(skip( it| this)?|next|pass|i'?d rather not( say)?|no comment|saltar|paso|siguiente|prefiero no decir(lo)?)\W*$/,
  ],
  [
    'reading',
    /\b(something to read|articles?|(can|should) i read|read (about|more)|(in|from|your) (the )?library|algo (para|que) leer|articulos?|leer sobre|biblioteca)\b/,
  ],
  [
    'meeting',
    /\b((find|is there|any|next|nearest|online) (an? )?(aa |na |online )?meetings?( (soon|now|tonight|today|near me|online))?|meeting (soon|now|tonight|right now)|(buscar|hay|proxima|encontrar) (una |alguna )?(reunion|junta)( (hoy|ahora|pronto|en linea))?)\b/,
  ],
  [
    'how_are_you',
    /^(hi|hello|hey|hola)?[,! ]*(how are you( doing)?( today)?|how'?s it going|como estas|que tal( estas)?|como te va)\W*$/,
  ],
  [
    'dont_know',
    /^(i (really )?(don'?t|do not) know|idk|dunno|not sure|no idea|i'?m not sure|no (lo )?se|ni idea|no estoy segur[oa])\W*$/,
  ],
]

const yes =
  /^(yes|yeah|yea|yep|yup|sure|ok(ay)?|please|of course|definitely|absolutely|i do|i am|i have|i think so|kind of|a little|sometimes|maybe|si+|claro|dale|vale|bueno|por favor|de acuerdo|creo que si|un poco|a veces|tal vez|quizas?)\b/
const no =
  /^(no+|nope|nah|negative)(?=$|[,.!]| (i|i'm|im|it|it's|its|he|she|we|my|not|never|thanks?|way|nothing|more|really|gracias|creo|mucho|tanto|estoy|es|la verdad|realmente|tampoco|quiero\W*$|tengo\W*$)\b)|^(not really|not now|not today|never(?=\W*$)|i'?m not|i don'?t|i haven'?t|ahora no|para nada|nunca(?=\W*$)|jamas(?=\W*$))(?=\W|$)/

// Negations before a feeling: "I'm not alone", "ya no tengo miedo".
const denied = /\b(not|never|without|no|isn'?t|aren'?t|wasn'?t|don'?t|didn'?t|sin|ni)( \w+){0,2} $/

function scaleIn(said: string): number | undefined {
  const found =
    /^(?:about |around |maybe |like |an? |un |como |unos |ahora |now )*(\d{1,2})(?:\s*(?:\/|of|out of|de)\s*10|,? (?:or|maybe|to|o|a|tal vez) \d{1,2})?\W*$|\b(\d{1,2})\s*(?:\/|out of|de)\s*10\b/.exec(
      said,
    )
  const value = Number(found?.[1] ?? found?.[2])
  return found && value >= 0 && value <= 10 ? value : undefined
}

function talkIn(said: string): ChangeTalk | undefined {
  const wants = change.test(said)
  const keeps = sustain.test(said)
  if (wants && keeps) return 'both'
  if (wants) return 'change'
  return keeps ? 'sustain' : undefined
}

// "My boyfriend smokes and gets mad" names the feeling of someone else.
const othersFeel =
  /\b(he|she|they|my \w+|mi \w+|ella|el)\b(?:'ll)?(?![^.,;!?]*\b(i|i'm|im|me|yo)\b)[^.,;!?]{0,50}\b(gets?|got|is|was|will be|'ll be|would be|goes|acts|looks?|se pone|esta|anda|se va a)( so| really| very| all| muy| bien)? $|\b(he|she|they)('s|s|'re|re)( just| so| really| very| always| kinda| probably| all)* $/

function feelingsIn(said: string): Feeling[] {
  const names = Object.entries(feelingCues) as [Feeling, RegExp][]
  return names
    .filter(([, pattern]) => {
      const found = pattern.exec(said)
      const start = said.slice(0, found?.index ?? 0)
      const others = /\b(my \w+|she|he|they|mi \w+|ella|el) $/.test(start)
      if (othersFeel.test(start)) return false
      return (
        found && !denied.test(said.slice(0, found.index)) && !(others && /^(cried|cry|llor)/.test(found[0]))
      )
    })
    .map(([feeling]) => feeling)
}

// "Donde venden naloxona" has too few function words to detect the language.
const opensInSpanish =
  /^(y |pero |oye |hola )*(donde|cuando|cuant[oa]s?|cual|quien|como|que|por que|puedo|debo|hay(?! fever)|eres|se puede|vas a|el|los|las|mis) (?!(i|you|the|is|a)\b)|^(me|te|le|les|nos|se) (lo |la )?\w+(aron|ieron|aste|iste)\b/

const isSpanish = (said: string) =>
  opensInSpanish.test(said) || (spanishWord.test(said) && !englishWord.test(said))
// One of these words is enough in a message without an English word: "ayuda", "mi novia", "cuéntame un chiste".
const spanishWord =
  /(?<!\p{L})(ayuda(me)?|recai(da|do)?|adios|buenas|chiste|cuentame|hazme|reir|dime|oye|quiubo|jaja(ja)*|ansiedad|tristeza|miedo|soledad|verguenza|culpa|novi[oa]|marido|hij[oa]s?|herman[oa]s?|espos[oa]|mama y|papa y|mujer(?! )|hombre|amig[oa]s|apuestas?|apost[eo]|cerveza|chela|trago|cruda|resaca|porros?|cigarr(o|os|illo|illos)|tabaco|ludopat(a|ia)|maquinitas|tragaperras|juego(?! )|pastillas|droga(s|dicto|dicta)?|bebi|bebiendo|tomando|fumando|consumiendo|dejarlo|dejarla|despidieron|embarazada|sobri[oa]|limpi[oa] hace|estas|tienes|sabes|puedes|eres|buenos dias|dia \d+|no mames|guey|wey|tio|tia|cabron\w*|inutil|idiota no|callate|mierda|maldit[oa])(?!\p{L})/u
const englishWord =
  /\b(the|an|i|i'?m|im|ive|my|me|you|he|she|it|is|was|and|to|of|in|on|for|with|have|had|not|dont|day|days|sober|again|hi|hey|hello|ok|please|what|how|help|wine|beer|casino|too)\b/

export function analyzeMessage(message: string, language: CoachLanguage): MessageAnalysis {
  const said = normalizeText(message)
  const spoken = languageOf(message) ?? (isSpanish(said) ? 'es' : undefined)
  const own = spoken === 'en' || spoken === 'es' ? spoken : language
  return {
    said,
    wordCount: said.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length,
    language: spoken,
    feelings: feelingsIn(said),
    person: personIn(said, own),
    scale: scaleIn(said),
    talk: talkIn(said),
    yes: yes.test(said),
    no: no.test(said),
    intent: intents.find(([, pattern]) => pattern.test(said))?.[0],
    firstPerson:
      /\b(i|i'm|i've|im|ive|ill|ima|my|me|myself|we|our|yo|mi|mis|me|soy|estoy|tengo|quiero|siento|fui|nosotros)\b/.test(
        said,
      ),
  }
}
