// Statements whose meaning comes from the messages before: "I just want to be done" on probation, "she's so proud of me" after a lie,
// "feels like a joke" after bad news. Without those messages they are answered like any other statement.
import type { RuleReply } from './rule-replies.ts'

const soFar = '(and |but |so |well |ok |now |y |pero |pues )*'
const illness =
  "(diabetes|diabetic|prediabetes|cancer|lupus|parkinson'?s|copd|hep(atitis)?( c)?|cirrhosis|hiv|ms|epilepsy|crohn'?s|heart failure|fatty liver|kidney (disease|failure)|cirrosis|vih|diabetic[oa]|higado graso|insuficiencia renal)"

const badNews =
  /\b(cancer|mass|tumou?r|biops\w*|scan|stage (\d|two|three|four)|stroke|hospital|hospice|diagnos\w*|diabetes|cirrhosis|chemo|died|dead|passed|death|funeral|fired|laid off|layoffs?|evict\w*|repo'?d|divorc\w*|custody|denied|got cut|cut from|(he|she|they) left|left me|lost (my|the|our)|arrested|sentenced|insurance|tumor|biopsia|quimio|murio|fallecio|despidieron|corrieron|desaloj\w*)\b/

const onProbation =
  /\b(probation|parole|po|p\.o\.|on paper|officer|dui|dwi|iop|house arrest|ankle monitor|diversion|drug court|court[- ]ordered|classes|libertad condicional|oficial|clases)\b/

const timeLeft = String.raw`(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|un|una|dos|tres|cuatro|cinco|seis|ocho|diez) (days?|weeks?|months?|years?|classes|dias|semanas?|mes(es)?|anos?|clases)`
const aheadOfMe = String.raw`^${soFar}(i'?ve|ive|i have|i|have|got|still|only|just|like|about|me|nos|todavia|aun|solo|nomas|quedan?|faltan?)( got| still| only| just| like| about| me| nos| quedan?| faltan?)* ${timeLeft}( (left|to go|remaining|more))?( (on|of|in|de) (paper|it|this|probation|parole|house arrest|the (program|monitor|classes)|my (po|probation|parole|sentence)|libertad condicional|condicional|oficial|clases))?\W*$`

const endOfProbation = {
  en: {
    reflect: 'So there’s an end date, and you can count down to it.',
    step: 'Put what’s left on one page: appointments, tests, classes, fees. A missed date costs more time than anything else on it.',
    ask: 'Which of those worries you most?',
  },
  es: {
    reflect: 'Entonces hay una fecha final, y la puedes contar.',
    step: 'Pon en una hoja lo que falta: citas, pruebas, clases, pagos. Una fecha que se pasa cuesta más tiempo que todo lo demás.',
    ask: '¿Cuál de esas te preocupa más?',
  },
}

const lied =
  /\b(lied|lying|made (it|that) up|pretend\w*|cover story|hid(e|ing)? it|didn'?t tell (her|him|them)|(her|him|them|my \w+|everyone) (that )?(i'?m|i was|i am|i'?ve|it'?s|i go|i went)\b.{2,40} (but|and) (i'?m|i was|i'?ve|it'?s|i) (really |actually )?(not|haven'?t|don'?t|didn'?t|isn'?t|wasn'?t)|(thinks?|believes?) (that )?i('?m|'?ve| am| have| went| was| go)|menti|mintiendo|cree que|finj\w+|le dije que .{2,40} (y|pero) no)\b/
const proud = new RegExp(
  String.raw`^${soFar}(he|she|they|everyone|everybody|(my|mi) \w+|la|el|me dijo que)('s|'re| is| are| was| said (he|she)('s| is)| told me (he|she)('s| is)| esta| estan)* (so |really |very |all |muy |tan |bien )*(proud of me|orgullos[oa]s?( de mi)?)\W*$`,
)

const phones = new RegExp(
  String.raw`^${soFar}i (really |just |kinda |kind of |honestly |also |\w+ly )*(hate|can'?t (do|stand)|freeze (up )?on|avoid|am scared of|get (so )?nervous on) (the |making |all )*(phones?|phone calls?|calls|calling( people| anyone)?|talking on the phone)( though| tho| so much)?\W*$|^${soFar}(odio|no soporto|me cuesta|me da (pena|miedo|ansiedad)) (mucho )?(el telefono|las llamadas|llamar|hablar por telefono)\W*$`,
)

const feelsLikeAJoke = new RegExp(
  String.raw`^${soFar}(it |this |that |it all |all (of )?(it|this) |this whole thing |the whole thing |everything |life |honestly |just |kinda |kind of |really |almost )*(feels?|seems?|sounds?|felt)( all| just| kind of| kinda)? (like )?(a|some|one big|such a) (bad |sick |cruel |big |mean )*joke( honestly| right now| tbh| to me)?\W*$|^${soFar}(parece|se siente como) (una broma|un (mal )?chiste)\W*$`,
)

const drinksOn =
  /\b(still|keeps?|sigue|siguen|todavia) (drink\w*|us(es|ing)|gambl\w*|bet\w*|smok\w*|high|tom(a|ando)|beb(e|iendo)|consum\w+|apost\w+)\b/
const proposal =
  /\b(proposed|popped the question|asked me to marry (him|her|them)|we('re| are) engaged|got engaged|(ring|wedding) (on|is)|(me )?(propuso|pidio) (matrimonio|que nos casemos)|nos comprometimos|la boda)\b/
const violence = /\b(cheat\w*|hits?|beats?|chok\w*|threat\w*|pega|golpea|amenaza)\b/
const drinkingFiance = {
  en: {
    reflect: 'There’s a proposal, and the drinking or using hasn’t stopped.',
    step: 'You can say yes to the person and not yet to a date. Many people ask first for something they can see: six months of treatment or meetings, and not a promise for after the wedding. Al-Anon is a good place to think it through.',
    ask: 'What would you need to see before you set a date?',
  },
  es: {
    reflect: 'Hay una propuesta, y el consumo no ha parado.',
    step: 'Puedes decirle que sí a la persona y todavía no a la fecha. Mucha gente pide antes algo que se vea: seis meses de tratamiento o de juntas, y no una promesa para después de la boda. Al-Anon es buen lugar para pensarlo.',
    ask: '¿Qué necesitarías ver antes de poner fecha?',
  },
}

const weedForTest = new RegExp(
  String.raw`^${soFar}(i |i'?ve |just |had to |have to |ya )*(quit|stopped|gave up|off|deje)( (smoking|using|de fumar))? (the |la )?(weed|pot|thc|smoking|marijuana|mota|marihuana|edibles|it)( (last|this|on) \w+| \d+ \w+ ago| for now)? (for|because of|before|por|para) (a|an|the|my|this|un|una|el|la|mi) (\w+ ){0,2}(drug ?test|urine test|hair test|pre-?employment (test|screen)|drug screen|test|ua|antidoping|prueba)( (for|at|at work|at a|de|para|on) .{2,24})?\W*$`,
)

export const inTalk: readonly RuleReply[] = [
  {
    id: 'probation-left',
    cue: new RegExp(aheadOfMe),
    spoke: onProbation,
    silent: /\b(until|till|since) (my|the) (wedding|due date|baby)\b/,
    ...endOfProbation,
  },
  {
    id: 'probation-left',
    cue: new RegExp(
      String.raw`^${soFar}.{0,24}${timeLeft}( (left|to go|remaining|more))? (on|of|de) (paper|probation|parole|house arrest|my (probation|parole|sentence)|libertad condicional|condicional)\W*$`,
    ),
    ...endOfProbation,
  },
  {
    id: 'done-with-it',
    cue: new RegExp(
      String.raw`^${soFar}(i )?(just |really |only )*(want|wanna|need|ready)( it| this)? ?(to )?be (done|over)( with (it|this|all (of )?(this|it)|probation|court|classes|them|my po))?( already)?\W*$|^${soFar}(ya )?(solo |nomas )?quiero (que )?(ya )?(se )?(termin(ar|e)|acab(ar|e))( (con esto|ya|de una vez))*\W*$`,
    ),
    spoke: onProbation,
    en: {
      reflect: 'You want it behind you, with nobody checking on you anymore.',
      step: 'Ask your lawyer or your PO one thing: whether your court ends probation early for people who have done everything. Some do, and it starts with a request.',
      ask: 'What’s still left on the list?',
    },
    es: {
      reflect: 'Quieres dejarlo atrás, y que nadie te esté revisando.',
      step: 'Pregunta una cosa a tu abogado o a tu oficial: si tu juzgado termina antes la condicional de quien cumplió con todo. Algunos lo hacen, y empieza con una solicitud.',
      ask: '¿Qué falta todavía de la lista?',
    },
  },
  {
    id: 'proud-of-a-lie',
    cue: proud,
    spoke: lied,
    en: {
      reflect: 'The pride is for something that isn’t true right now, so it stings.',
      step: 'It’s easiest early, in two lines: “I let you believe something. Here’s how it really is.” It’s less about the slip or the meetings than about hearing it from you.',
      ask: 'What would you want to be proud of for real, a month from now?',
    },
    es: {
      reflect: 'Ese orgullo es por algo que ahora no es verdad, y por eso duele.',
      step: 'Cuesta menos pronto, en dos frases: «Te dejé creer algo. La verdad es esta». Más que lo que pasó, cuenta que lo oiga de ti.',
      ask: '¿De qué quisieras sentir orgullo de verdad, en un mes?',
    },
  },
  {
    id: 'hates-phones',
    cue: phones,
    en: {
      reflect: 'A lot of people freeze on the phone.',
      step: 'Text first: “Can I call you at seven? I get nervous on the phone.” A call that’s planned can be two minutes. A voice message, or sitting together after a meeting, counts as well.',
      ask: 'Who would be the easiest person to try that with?',
    },
    es: {
      reflect: 'A mucha gente le pasa con el teléfono.',
      step: 'Escribe antes: «¿Te llamo a las siete? Me pongo nervioso al teléfono». Una llamada planeada puede durar dos minutos. También cuenta un audio, o hablar al salir de la junta.',
      ask: '¿Con quién sería más fácil probarlo?',
    },
  },
  {
    id: 'like-a-joke',
    cue: feelsLikeAJoke,
    spoke: badNews,
    en: {
      reflect: 'Like it can’t be real, and it is.',
      step: 'You don’t have to take all of it in today. Pick the one thing that has to happen next, and leave the rest for tomorrow.',
      ask: 'What’s the part that you can’t get your head around?',
    },
    es: {
      reflect: 'Como si no pudiera ser real, y lo es.',
      step: 'No tienes que entenderlo todo hoy. Elige lo único que toca ahora y deja lo demás para mañana.',
      ask: '¿Qué parte no te cabe en la cabeza?',
    },
  },
  // One id for all three, so that the answer is given once.
  { id: 'drinking-fiance', cue: proposal, not: violence, spoke: drinksOn, ...drinkingFiance },
  { id: 'drinking-fiance', cue: drinksOn, not: violence, spoke: proposal, ...drinkingFiance },
  {
    id: 'drinking-fiance',
    cue: new RegExp(String.raw`^(?=.*(?:${proposal.source}))(?=.*(?:${drinksOn.source}))`),
    not: violence,
    ...drinkingFiance,
  },
  {
    id: 'diagnosis',
    cue: new RegExp(
      String.raw`^${soFar}(i |i'?ve |i'?m |im |just |got |my (blood ?work|labs|tests?|results?|lab results) (back|are back|came back|is back)[,. ]*|(so )?it turns out |turns out |(the |my )?(doctor|doc|dr|nurse|np|labs?|tests?|er) (just )?(says?|said|told me|called|showed)[,. ]*(and )?(that )?|apparently |they (say|said|found|told me)( that)? ?|me (dijeron|diagnosticaron|encontraron|salio)( que)? ?|resulta que |ya |que )*(i have |i'?ve got |i got |have |i'?m |it'?s |its |is |with |diagnosed with |got diagnosed with |been diagnosed with |tengo |es |soy |con )*(an? |the |early |type (1|2|one|two) |stage \w+ |tipo (1|2|uno|dos) |un |una )*${illness}( (now|too|tipo (1|2|uno|dos)|type (1|2|one|two)))?\W*$`,
    ),
    who: 'self',
    en: {
      reflect: 'That’s a lot to hear about your own body.',
      step: 'Two questions for the next visit: what to do first, and what drinking or using does to it. Write the answers down, or take someone along; nobody remembers everything in that room.',
      ask: 'What have they told you so far?',
    },
    es: {
      reflect: 'Es mucho para oírlo de tu propio cuerpo.',
      step: 'Dos preguntas para la próxima cita: qué se hace primero, y qué le hace a eso el beber o consumir. Apunta las respuestas o ve con alguien; nadie recuerda todo lo que se dice ahí.',
      ask: '¿Qué te han dicho hasta ahora?',
    },
  },
  {
    id: 'weed-for-a-test',
    cue: weedForTest,
    en: {
      reflect: 'You’ve stopped, and there’s a date on it.',
      step: 'Time is what clears it, and nobody can tell you the exact day: with daily smoking it can take weeks. Detox drinks and tricks often backfire, and tampering can cost more than the result.',
      ask: 'Is it only for the test, or have you thought about staying off it?',
    },
    es: {
      reflect: 'Ya paraste, y hay una fecha.',
      step: 'Lo que lo saca es el tiempo, y nadie puede decirte el día exacto: si fumabas a diario, pueden ser semanas. Las bebidas y los trucos suelen salir mal, y alterar la prueba puede costar más que el resultado.',
      ask: '¿Es solo por la prueba, o has pensado en dejarlo?',
    },
  },
]
