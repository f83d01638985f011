// Short questions and denials whose subject is in the messages before: whether what a relative said is true, whether a test will show it,
// who to talk to about it.
import type { RuleReply } from '../listening/rule-replies.ts'
import { remark } from './passing-remarks.ts'

const testAhead =
  /\b(drug test|test(ed|ing)?|ua|urine|drop|screen|antidoping|prueba|toxicolog\w*|orina|probation|po|condicional)\b/
const reports =
  /\b(says?|said|thinks?|believes?|tells? me|told me|convinced|dice|dicen|dijo|cree|creen|piensa|piensan)\b/
const medicine =
  /\b(suboxone|subs|subutex|methadone|buprenorphine|naltrexone|vivitrol|sublocade|metadona|buprenorfina|naltrexona|medicina|antidepressants?|antidepresivos?)\b/
const expecting = /\b(pregnan\w*|baby|trimester|\d+ weeks (pregnant|along)|obgyn|embaraz\w*|bebe)\b/
const truth = String.raw`((is|was) (that|this|it|what (he|she|they) (said|says)) (really |even |actually |all )*true|is (he|she) right|are they right|(es|sera|seria) (verdad|cierto)( (eso|lo que dice[n]?|que))?|(eso |lo que dice[n]? )(es|sera) (verdad|cierto)|(tiene|tendra|tienen) razon)`

const whomToTell =
  /^(and |so |but |ok |y |pero |entonces )*(yo )?(con quien|a quien|who (do|can|could|should|would) (i|we|you|people|one)( even)?) (se |me |le |puedo |podria |debo |deberia )*(hablo|hablar|habla|cuento|contar|cuenta|acudo|acudir|pido ayuda|busco|talk|tell|go|see|speak|call|turn)( (to|with|for help))*( (about|de|sobre) (this|it|that|esto|eso|algo asi|this stuff|stuff like (this|that)))?([,.]? .{0,40})?\W*$/
const toldHow = /\b(what do i|how do i|without|que le digo|como le|sin que|sin perder)\b/

export const questionsInTalk: readonly RuleReply[] = [
  {
    id: 'whom-to-tell-food',
    early: true,
    cue: whomToTell,
    not: toldHow,
    spoke:
      /\b(bing\w*|purg\w*|vomit\w*|threw up|throw(ing)? up|laxatives?|starv\w*|atrac\w*|comi tod[oa]|laxantes)\b/,
    answers: ['eating-disorder-help'],
  },
  {
    id: 'whom-to-tell-gambling',
    cue: whomToTell,
    not: toldHow,
    spoke: /\b(bet|bets|betting|gambl\w*|casino|parlays?|slots|apost\w*|apuest\w*|maquinitas|tragaperras)\b/,
    answers: ['gambling-help'],
  },
  {
    id: 'whom-to-tell-relative',
    cue: whomToTell,
    not: toldHow,
    who: 'other',
    answers: ['family-groups'],
  },
  {
    id: 'whom-to-tell',
    cue: whomToTell,
    not: toldHow,
    who: 'self',
    spoke: /./,
    answers: ['helpline-number'],
  },
  {
    id: 'harms-baby-said',
    cue: /^(my|the|mi|el|la) (\w+[ -]){0,4}?\w+ (keeps? saying|says?|said|thinks?|told me|tells me|dice|dijo|cree) .{0,40}\b(hurt\w*|harm\w*|poison\w*|bad for|damag\w*|dano|danando|hace dano|envenena\w*)\b.{0,12}\b(baby|bebe)\W*$/,
    spoke: expecting,
    answers: ['hurts-the-baby'],
  },
  {
    id: 'medicine-said-true',
    cue: remark(truth),
    spoke: new RegExp(`${medicine.source}.*|${expecting.source}`),
    early: true,
    en: {
      step: 'What I wrote above is what the research shows. People can mean well and still have this wrong. Your prescriber, or a pharmacist by phone, can tell you the same about your own case.',
      ask: 'How much does it weigh on you that they say it?',
    },
    es: {
      step: 'Lo que escribí arriba es lo que muestran los estudios. La gente puede tener buena intención y estar equivocada en esto. Quien te la receta, o un farmacéutico por teléfono, te lo puede decir para tu caso.',
      ask: '¿Cuánto te pesa que lo digan?',
    },
  },
  {
    id: 'will-it-show',
    cue: remark(
      String.raw`((do you think|you think|crees que|tu crees que) )?(will|would|is|does|could|am i (gonna|going to)|will i|va a|voy a|me va a|se va a)( (it|that|this|the test|he|she|they|eso))? ?(still |even |gonna |going to )*(show( up)?|be (dirty|positive|in my system|clean)|pop|(come|test)( up| back)? (positive|dirty|hot)|fail( it| the test)?|catch it|detect it|still in my system|salir( positiv[oa])?|dar positivo|detectar(lo|me)?|not(ar|arse))( (on (it|the test)|en (la prueba|el antidoping|el examen)|by \w+|para el \w+))*`,
    ),
    spoke: testAhead,
    en: {
      reflect:
        'I can’t tell you that. It depends on the test, your body and how often you used, and I don’t help anyone time it.',
      step: 'What you can still change is who hears it first: your lawyer or public defender, then your program, before the result comes.',
      ask: 'Would you like to work out what you’d say?',
    },
    es: {
      reflect:
        'Eso no te lo puedo decir. Depende de la prueba, del cuerpo y de cuánto consumías, y no ayudo a calcularlo.',
      step: 'Lo que sí puedes cambiar es quién lo oye primero: tu abogado o defensor público, y luego tu programa, antes del resultado.',
      ask: '¿Quieres que preparemos lo que dirías?',
    },
  },
  {
    id: 'judged-by-doctors',
    cue: /\b(hospital|er|e r|emergency room|urgent care|doctors?|nurses?|clinic|urgencias|medic[oa]s?|doctor[ae]s?|enfermer[oa]s?|clinica)\b.{0,40}\b(judg(e|es|ed|ing)|look down|treat(s|ed|ing)? me like|lectur\w*|make me feel (bad|like)|think i'?m (a |just )?(junkie|drug ?seek\w*|addict)|juzg\w*|regan\w*|me (mir|trat)\w+|sermon\w*)\b|\b(judg\w*|juzg\w*|regan\w*)\b.{0,30}\b(hospital|er|doctors?|nurses?|clinic|urgencias|medic[oa]s?|doctor[ae]s?|clinica)\b/,
    not: /\b(judge (said|ordered|told)|court)\b/,
    en: {
      reflect:
        'Being looked down on while you’re asking for help is real, and it has happened to a lot of people.',
      step: 'One line at the desk helps: “I use, I need care, and I’m scared of being judged.” You can bring someone, and you can ask for a different nurse. Being judged is bad; going without care can be worse.',
      ask: 'Who could go with you?',
    },
    es: {
      reflect: 'Que te miren mal cuando pides ayuda pasa de verdad, y a mucha gente le ha pasado.',
      step: 'Ayuda decir una frase al llegar: «Consumo, necesito atención y me da miedo que me juzguen». Puedes llevar a alguien y puedes pedir que te atienda otra persona. Que te juzguen es feo; quedarte sin atención puede ser peor.',
      ask: '¿Quién podría ir contigo?',
    },
  },
  {
    id: 'exaggerating',
    cue: remark(
      String.raw`(do you think )?(am i|i'?m|im) (just |really |being |the one )*(over ?react(ing)?|exaggerating|dramatic|crazy|unfair|too (much|sensitive|harsh|hard on (him|her|them)))( here| about this| lol)*\?`,
      String.raw`(crees que |tu crees que )?(yo )?(exagero|estoy exagerando|estoy loc[oa]|soy (muy )?(dramatic[oa]|injust[oa]|exagerad[oa])|me estoy pasando)( (yo|con esto))?\?`,
    ),
    en: {
      reflect:
        'From what you’ve written, it doesn’t sound like overreacting. It keeps happening, and it’s wearing on you.',
      step: 'You don’t have to prove that it’s bad enough. It’s enough that you want it to be different.',
      ask: 'What’s the one thing you’d want to be different?',
    },
    es: {
      reflect: 'Por lo que cuentas, no suena a exageración. Se repite, y te está desgastando.',
      step: 'No tienes que probar que es suficientemente grave. Basta con que quieras que sea distinto.',
      ask: '¿Qué es lo primero que quisieras que cambiara?',
    },
  },
  {
    id: 'their-belief-denied',
    cue: remark(
      String.raw`(no[,. ]+)?(it'?s|its|that'?s|thats|it is|that is|it was|eso) ?(really |so |just |simply )?(not|no) (true|that|it|the reason|about that|how it is|because of (that|her|him)|like that|es|es eso|es por eso|es verdad|es cierto|es asi)( (at all|tho|though|para nada|eso))*`,
      String.raw`(no[,. ]+)?no (es|era) (por )?(eso|asi|verdad|cierto)( para nada)?`,
    ),
    spoke: reports,
    next: true,
    en: {
      reflect: 'So what they believe isn’t what’s behind it.',
      ask: 'How would you say it, in one line?',
    },
    es: {
      reflect: 'Entonces lo que creen no es lo que hay detrás.',
      ask: '¿Cómo lo dirías tú, en una línea?',
    },
  },
]
