// Advice by the form of a question (a worrying symptom, deciding, finding words, "what if"), if no prepared answer fits and no fact is asked.
import type { CoachLanguage } from './wording.ts'

export type AdviceForm = {
  id: string
  cue: RegExp
  /** Variants for the person's own use and for another person's. */
  self: Record<CoachLanguage, string>
  other?: Record<CoachLanguage, string>
}

export const adviceForms: readonly AdviceForm[] = [
  {
    id: 'symptom',
    cue: /^(?=.*\b(shak\w*|trembl\w*|tremors?|jitter\w*|sweat\w*|chills|dizzy|lightheaded|faint\w*|nause\w*|vomit\w*|puk\w*|throw\w* up|hands?|legs?|chest|heart (is |keeps? |'?s )?(rac\w+|pound\w*|beat\w*|skip\w*|flutter\w*)|head\w*|stomach|numb|tingl\w*|hurts?|pain\w*|fever\w*|swollen|swell\w*|yellow|pee|urine|blood\w*|bleed\w*|itch\w*|rash|cramps?|twitch\w*|blurr\w*|tembl\w*|temblor\w*|sud\w+|escalofrio\w*|mare\w+|nausea\w*|vomit\w*|manos?|piernas?|pecho|corazon|cabeza|estomago|hormigue\w*|duele\w*|dolor\w*|fiebre|hinchad\w*|amarill\w*|orin\w*|sangr\w*|comezon|calambre\w*)\b).*(\b(should|do|would|need) (i|we|you) (even |really )?(have to |need to )?(be )?(worr\w+|concerned|scared|afraid)\b|\bis (it|this|that) (\w+ )?(bad|dangerous|serious|a (bad|warning) sign)\b|\b(debo|deberia|tengo que|hay que|es para) (de )?preocupar\w*|\bes (grave|peligros[oa]|mala senal)\b)/,
    self: {
      en: 'If it worries you, that’s reason enough to have it looked at. A pharmacist or your insurer’s nurse line is free and quick. If you drink or take benzos most days and it began after less or none, see a doctor today: withdrawal can turn dangerous fast. Call 911 for a seizure, seeing things, confusion, fainting, chest pain, or trouble breathing.',
      es: 'Si te preocupa, es razón suficiente para que alguien lo revise. Un farmacéutico o una línea de enfermería es gratis y rápido. Si tomas alcohol o benzos casi a diario y empezó al tomar menos o nada, ve hoy al médico: la abstinencia puede volverse peligrosa rápido. Llama al 911 si hay convulsión, visiones, confusión, desmayo, dolor de pecho o falta de aire.',
    },
    other: {
      en: 'If it worries you, that’s reason enough to have them looked at. A pharmacist or nurse line is free and quick. If they drink or take benzos most days and it began after less or none, they need a doctor today: withdrawal can turn dangerous fast. Call 911 for a seizure, seeing things, confusion, fainting, chest pain, or trouble breathing.',
      es: 'Si te preocupa, es razón suficiente para que alguien lo revise. Un farmacéutico o una línea de enfermería es gratis y rápido. Si toma alcohol o benzos casi a diario y empezó al tomar menos o nada, necesita un médico hoy: la abstinencia puede volverse peligrosa rápido. Llama al 911 si hay convulsión, visiones, confusión, desmayo, dolor de pecho o falta de aire.',
    },
  },
  {
    id: 'where',
    cue: /\b(where (do|can|should|would|is|are)|who (do|can|should|could|would)|is there (a|an|any|some\w+)|are there (any|other|some)?)\b|\b(a donde|donde (puedo|hay|voy|busco)|con quien|quien (puede|me)|a quien|hay (algo|algun\w*|alguien|grupos?|lugar\w*))\b/,
    self: {
      en: '211 knows local help of nearly every kind: a bed, food, money, rides, legal aid. For treatment and groups call 1-800-662-4357 (SAMHSA): free, any hour, English and Spanish; they look by zip code. Your own doctor can refer you. In a meeting, also online, ask after it ends: “Where did you go for this?” People know the good places.',
      es: 'El 211 conoce ayuda local de casi todo tipo: techo, comida, dinero, transporte, asesoría legal. Para tratamiento y grupos llama al 1-800-662-4357 (SAMHSA): gratis, a toda hora, en español; buscan por código postal. Tu médico puede referirte. En una reunión, también en línea, pregunta al final: «¿A dónde fuiste tú?». La gente conoce los buenos lugares.',
    },
  },
  {
    id: 'words',
    cue: /\bi don'?t (even )?know (what|how) to (say|tell|ask|write|bring|start)\b|\bno se (que|como) (decir\w*|hablar\w*)\b|\bwhat (do|should|can|would|could) i (even |just )?(say|tell|write|text|answer|reply)\b|\bhow (do|can|should|would) i (even |ever )?(tell|say|explain|ask|bring|talk|apologi[sz]e|answer|(start|have|begin|open) (that|the|this|a) (conversation|talk))\b|\b(que|como) (le|les|se lo|le puedo|puedo) (digo|decir|dire|explico|pido|cuento|contesto)\b/,
    self: {
      en: 'Keep it to three short sentences: how it is, what you’re doing about it, and the one thing you’re asking for. Write it down first and read it out loud once. A text is fine. Pick a calm, sober hour, and let them be quiet or upset for a bit.',
      es: 'Que sean tres frases cortas: cómo está la cosa, qué estás haciendo y lo único que le pides. Escríbelo antes y léelo una vez en voz alta. Un mensaje sirve. Elige una hora tranquila y sobria, y deja que calle o se moleste un rato.',
    },
    other: {
      en: 'Say what you saw, how it felt, and one thing you’re asking for: “Last night I found you on the floor. I was scared. I’d like us to call someone this week.” Choose a sober, calm hour and stop if it turns into a fight. You can have this talk more than once.',
      es: 'Di lo que viste, cómo te sentiste y una sola petición: «Anoche te encontré en el piso. Me asusté. Quiero que esta semana llamemos a alguien». Busca una hora tranquila y sobria, y para si se vuelve pleito. Puedes tener esta plática más de una vez.',
    },
  },
  {
    id: 'what-if-other',
    cue: /^(?!.*\b(finds?|found|sees?|notices?|shows?|reads?|vean?|ven|lean?|leen|encuentr\w*|descubr\w*|dejo)\b).*?(^(and|but|or) (then )?if (he|she|they|it|someone|people|my|the)\b|\b(and |but )?what (if|happens if|do i do (if|when)) (he|she|they|it|someone|people|my|the)\b|\b(y|pero) si (el|ella|me|se|mi|l[oa]s?|no (quiere|me|se)|le|alguien|vuelve)\b|\bque hago (si|cuando) (el|ella|me|se|mi|alguien)\b)/,
    self: {
      en: 'Then it helps to have decided ahead, so you don’t have to think in the moment. Three lines on your phone: what you’ll say, where you’ll go, and who you’ll call. You can’t control what others do, and you don’t have to stay for it. Whatever they do, your next step stays the same: stay away from the first one, and tell one person.',
      es: 'Ayuda haberlo decidido antes, para no pensar en ese momento. Tres líneas en el teléfono: qué vas a decir, a dónde te vas y a quién llamas. No diriges lo que hacen otros ni tienes que quedarte. Hagan lo que hagan, tu paso es el mismo: lejos del primero, y contárselo a una persona.',
    },
    other: {
      en: 'You can’t decide that part for them, but you can decide yours now: what you’ll do, what you won’t, and who you’ll call. Write it down before it happens and tell it to one person on your side. If there’s danger to anyone, safety goes first: leave, and call 911. An Al-Anon group or a counselor can go through it with you.',
      es: 'Esa parte no la decides tú, pero la tuya sí: qué harás, qué no y a quién llamarás. Escríbelo antes de que pase y cuéntaselo a alguien de tu lado. Si hay peligro para alguien, primero la seguridad: sal y llama al 911. Un grupo de Al-Anon o un terapeuta puede repasarlo contigo.',
    },
  },
  {
    id: 'what-if-self',
    cue: /^(and|but|or) (then )?if (i|we)\b|\bwhat (if|happens if) (i|we)\b(?! (just |ever |still )?(use|drink|take|mix|smoke|inject|snort|stop|quit|skip)\b)|\b(y|pero) si (yo |no )?(puedo|logro|aguanto|recaigo|vuelvo|fallo|me \w+o)\b/,
    self: {
      en: 'Then you haven’t lost everything; you do the next small thing. Get away from it, tell one person the same day, eat and sleep, and look in the morning at what was missing. Plan that now, while it’s calm: whose number, which words. A plan for a bad hour makes the bad hour less likely.',
      es: 'Entonces no se pierde todo; haces lo siguiente, aunque sea pequeño. Aléjate, cuéntaselo a alguien el mismo día, come y duerme, y por la mañana mira qué faltó. Planéalo ahora, en calma: qué número, qué palabras. Un plan para la hora mala la hace menos probable.',
    },
  },
  {
    id: 'decide',
    cue: /(?<!\b(where|how|what|who|why|when|which) (?:\w+ ){0,2})\b(should|shall|do) i (even |just |still |really )?(?!(know|get|feel|become|ever|look|sound|seem|stay|worry|be (worried|concerned|scared))\b)\w+|\bis it (better|smart|a (good|bad) idea)|\b(do i have to|do i need to|must i|what do you think|should we)\b|\b((debo|deba|deberia|debemos|tengo que)(?! (de )?preocupar)|me conviene|es (buena|mala) idea|es mejor|que (opinas|piensas|crees))\b|^(lo|la|le) \w+o\b|^(so |and |but )?(or )?(do|should) i\b(?! (worry|be (worried|concerned|scared)))|\bwhat would you (do|say)\b/,
    self: {
      en: 'That’s yours to decide, and it hardly ever has to be this minute. Say both out loud, “I will” and “I won’t,” and notice which one lets you breathe. Picture each a month from now, and ask someone who wants good things for you. If one of them brings using closer, leave that one. There may be a smaller version to try first.',
      es: 'Eso lo decides tú, y casi nunca tiene que ser en este minuto. Di las dos cosas en voz alta, «lo hago» y «no lo hago», y nota con cuál respiras mejor. Imagina cada una dentro de un mes, y pregúntale a alguien que te quiere bien. Si una te acerca a consumir, deja esa. Quizá haya una versión más pequeña para empezar.',
    },
    other: {
      en: 'You don’t have to decide that in the middle of it. Ask what keeps you and any children safe, what you can really keep up for months, and what you’d do if nothing changes. Choose the smallest step that’s true to that, say it once, and stick to it. A counselor or Al-Anon can think it through with you, without telling you what to do.',
      es: 'No tienes que decidirlo en plena tormenta. Pregunta qué los mantiene a salvo a ti y a los niños, qué podrías sostener meses y qué harías si nada cambia. Elige el paso más pequeño que respete eso, dilo una vez y cúmplelo. Un terapeuta o Al-Anon puede pensarlo contigo sin decirte qué hacer.',
    },
  },
  {
    id: 'normal',
    cue: /\b(is|was) (it|this|that) (\w+ )?(normal|weird|bad|wrong|crazy|stupid|selfish|okay|ok|strange|common)\b|\b(am i|are we) (\w+ )?(crazy|weird|bad|wrong|selfish|broken|stupid|a \w+)\b|\b(es|esta) (\w+ )?(normal|raro|mal|malo|bien|comun)\b|\bestoy (loc[oa]|mal)\b/,
    self: {
      en: 'People who ask that are hardly ever the only one. A better test than “normal”: does it hurt you or anyone, has it gone on for weeks, does it get in the way of the life you want? If yes to any, say exactly this sentence to a doctor or counselor. If not, you can let it be for now.',
      es: 'Quien lo pregunta casi nunca es la única persona a la que le pasa. Mejor prueba que «normal»: ¿te hace daño a ti o a alguien, lleva semanas, te estorba en la vida que quieres? Si es sí, di esa misma frase a un médico o terapeuta. Si no, por ahora puedes dejarlo estar.',
    },
  },
  {
    id: 'why',
    // "She asked me why he sleeps in the car" reports a question.
    cue: /(?<!\bask(s|ed|ing)?( (me|us|him|her|them))? )\bwhy (do|does|did|am|is|are|can'?t|won'?t|would|isn'?t)\b|(?<!\bpregunt\w+ )\bpor que\b|^porque\b/,
    self: {
      en: 'There’s rarely one reason, and it’s hardly ever weak character. Look at the hour before it: how your body was, what you felt, and the place and the people around you. Write down the last two times; what’s the same in both is the piece to look at first.',
      es: 'Casi nunca hay una sola razón, y casi nunca es falta de carácter. Mira la hora de antes: cómo estaba tu cuerpo, qué sentías, el lugar y la gente alrededor. Anota las dos últimas veces; lo que se repite es lo primero que conviene mirar.',
    },
    other: {
      en: 'It’s hardly ever about how much they love you. Addiction changes what the brain puts first, and shame makes people hide, promise, and snap. Knowing why won’t stop it; what you do next can help: talk at a sober hour, stop covering for it, and get someone on your own side, like Al-Anon.',
      es: 'Casi nunca tiene que ver con cuánto te quiere. La adicción cambia lo que el cerebro pone primero, y la vergüenza hace esconder, prometer y estallar. Saber por qué no lo detiene; lo que haces después sí ayuda: hablar a una hora sobria, dejar de cubrirlo y tener a alguien de tu lado, como Al-Anon.',
    },
  },
  {
    id: 'how-long',
    cue: /\b(how (long|soon|many (days|weeks|months))|when (do|does|will|can|is|am))\b|\b(cuanto (tiempo|dura|tarda|falta)|cuando (se|me|voy|va|puedo|deja))\b/,
    self: {
      en: 'I can’t give a date for you. Most things that follow quitting are hardest in the first days and weeks and ease over weeks to months, with bad days in between. A good yardstick: a bit better every two weeks. If it stays the same or gets worse, that’s the time to ask a doctor or counselor.',
      es: 'No puedo darte una fecha. Casi todo lo que sigue a dejarlo es más duro los primeros días y semanas, y cede en semanas o meses, con días malos en medio. Una medida justa: algo mejor cada dos semanas. Si sigue igual o empeora, es momento de preguntar a un médico o terapeuta.',
    },
  },
  {
    id: 'how',
    cue: /\bhow (do|can|could|should|would|am) (i|we|you|people)\b|\bhow to\b|\bwhat (can|do|should|could) (i|we|you|people) (even |actually |really )?(do|try|change)\b|\bwhat (helps|works|else)\b|\b(como (le hago|hago|puedo|hacen|dejo|paro|aguanto|logro|evito)|que (puedo hacer|hago|se hace|ayuda|sirve))\b/,
    self: {
      en: 'I don’t have a recipe for exactly that. What helps with most hard things: make the first step so small that you can do it today, do it with someone instead of alone, and decide now what you’ll do at the moment it gets hard (where you go, who you text). Afterward note what worked. A counselor or a group can go through it with you.',
      es: 'No tengo una receta para justo eso. Lo que ayuda con casi todo lo difícil: que el primer paso sea tan pequeño que puedas darlo hoy, darlo con alguien y no en soledad, y decidir ya qué harás cuando se ponga difícil (a dónde vas, a quién escribes). Después anota qué sirvió. Un terapeuta o un grupo puede repasarlo contigo.',
    },
    other: {
      en: 'Start with the part that’s yours: one clear sentence at a sober hour, one limit you can keep, and one place to go when it gets loud. Praise the sober hours and step out of the drunk ones. CRAFT is a program that teaches families how to do this, and it helps many people accept treatment; a counselor can show you.',
      es: 'Empieza por tu parte: una frase clara a una hora sobria, un límite que puedas cumplir y un lugar a dónde ir si sube el tono. Reconoce las horas sobrias y retírate de las otras. CRAFT enseña a las familias a hacerlo y ayuda a que muchos acepten tratamiento; un terapeuta puede mostrarte.',
    },
  },
  {
    id: 'will',
    cue: /\b(will|would) (he|she|they|people|my \w+) (ever|always|be|change|stop|quit|forgive|trust|come|get|understand|believe|leave|still|want)\b|\bwill i (ever|make|always|be able)\b|\b(can|could) (he|she|they|people|my \w+) (ever )?(change|recover|stop|quit|get better|forgive|trust)\b|\bdo you think (i|he|she|they|my \w+)\b|\b(va a|van a|voy a|crees que)\b/,
    self: {
      en: 'Nobody can promise you that, and I won’t. Two things help with not knowing: doing the part that’s in your hands this week, in its smallest form, and not carrying the wait alone. If it’s about staying off something, what raises the odds is known: people who know, treatment or medicine where it fits, and going back fast after a slip.',
      es: 'Nadie te lo puede prometer, y yo tampoco. Dos cosas ayudan a no saber: hacer esta semana la parte que está en tus manos, en su forma más pequeña, y no cargar la espera en soledad. Si se trata de seguir sin consumir, lo que sube las posibilidades se conoce: gente que sabe, tratamiento o medicina si corresponde, y volver pronto tras un desliz.',
    },
    other: {
      en: 'I can’t know what they will do, and neither can you; waiting for the answer is what wears you down. Many people do get better, often after several tries. What you can hold on to is yours: your limits, your sleep, your people, and a ready phone number for the day they say yes.',
      es: 'No puedo saber qué hará, y tú tampoco; esperar esa respuesta es lo que desgasta. Muchas personas mejoran, a menudo tras varios intentos. Lo que sí es tuyo: tus límites, tu sueño, tu gente y un número listo para el día que diga que sí.',
    },
  },
]

// "Should I call her?" asks what to do, not for a fact.
export const asksToDecide =
  /^(so |and |but |or |ok )*(do|should) i (just )?(call|text|visit|go|say|ask|stay|stand|wait|leave|let|worry|be worried|give|take|pay|tell)\b|^(or )?(find|get|try) (another|someone)\b|^(so |and |ok )*what (do|should) i (even )?(say|tell|text|write)( to)? (him|her|them)\W*$|^(and )?what if (he|she|they)\b/

// In the middle of a talk, the other forms ("Nobody can promise you that", "That's yours to decide") answer another question than the one
// that was asked, unless the few words of the message are all of it.
const alwaysFit: ReadonlySet<string> = new Set(['symptom', 'where', 'words', 'how-long'])
const fitsWhenBrief: ReadonlySet<string> = new Set([
  'normal',
  'why',
  'how',
  'will',
  'what-if-other',
  'what-if-self',
])
const mostWordsOfBrief = 5
/** Whether advice of a form fits a message (normalized) after the first one. */
export const fitsInTalk = (id: string, said: string): boolean =>
  alwaysFit.has(id) || (fitsWhenBrief.has(id) && said.split(' ').length <= mostWordsOfBrief)
