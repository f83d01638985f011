// Speech acts other than statements and questions: greetings, thanks, goodbyes, jokes, complaints, corrections. Found by rules and by meaning.
import { leavesTalk } from './goodbye.ts'
import type { CoachLanguage } from './wording.ts'

export const actIds = [
  'hello',
  'thanks',
  'bye',
  'joke',
  'celebration',
  'insult',
  'complaint',
  'misread',
  'listen',
  'advice',
  'okay',
  'sorry',
  'more',
  'new_subject',
] as const
export type ActId = (typeof actIds)[number]

type Act = { id: ActId; rule: RegExp; says: Record<CoachLanguage, readonly string[]> }

export const acts: readonly Act[] = [
  {
    id: 'misread',
    rule: /^(no,? )?(that'?s|thats|that is|this is) not (what i (meant|said|mean|asked)|it|right|true|what i'm (saying|asking))\b|^(you (misunderstood|got (me|it|that) wrong)|wrong|no,? that'?s wrong)\W*$|^(no+,? |but )?i (never|didn'?t|did not) (say|said) (that )?(i('m|'d|'ve)?|he|she|it was|that|my \w+)\b(?! (to|out loud|yet|anymore)\b)|^(no,? |pero )?(yo )?(nunca|no) dije (eso|que (yo|era|fuera|el|ella|mi|quer|estaba)\w*)\b|^(eso )?no es (eso|lo que (quise|queria) decir|lo que dije|lo que pregunte)\b|^(me )?(entendiste|malentendiste) mal\b/,
    says: {
      en: [
        "that's not what I asked",
        "no that's not it",
        'you got it wrong, I was asking something else',
        "I didn't say that",
        "wrong, that's not my situation",
        'you mixed me up with someone else',
        "that's not what I meant",
        'you misunderstood me',
        "that's not what I said",
      ],
      es: [
        'eso no fue lo que pregunté',
        'no, no es eso',
        'yo no dije eso',
        'te equivocaste, te pregunté otra cosa',
        'eso no es lo que quise decir',
        'me entendiste mal',
      ],
    },
  },
  {
    id: 'insult',
    rule: /\b(fuck (you|off)|screw you|shut (the fuck )?up|go to hell|you('re| are)?( so| just| a| such a| fucking| freaking)* (stupid|dumb|useless|worthless|idiot\w*|moron\w*|joke|suck|trash|garbage|piece of (shit|crap|junk))|you suck|(heart out|talking) to an? (toaster|robot|bot|machine|wall)|useless piece of (shit|crap|junk)|stupid (bot|robot|machine|app|thing|program|computer)|(dumb|useless|worthless|shitty|fucking) (bot|robot|machine|app|ai|program|computer)|chinga tu madre|vete a la (mierda|chingada)|callate|(estas|eres|sos) (bien |muy |re |tan |un |una |medio )*(mens[oa]|tont[oa]|bob[oa]|tarad[oa]|imbecil|gilipollas|boludo|pelotud[oa]|babos[oa]|lent[oa]|cabron)|eres (un[a]? )?(burla|broma|estafa|farsa|inutil|idiota|estupid[oa]|pendej[oa]|basura|mierda)|(maquina|robot|bot) (estupid[oa]|inutil|de mierda)|no sirves( para nada)?)\b/,
    says: {
      en: [
        "you're a piece of shit robot",
        'what a garbage bot',
        'go fuck yourself',
        "you're worthless, you know that",
        'stupid machine',
        'are you dumb or what',
        'this is bullshit',
        'screw this stupid app',
        'you suck at this',
        'you are a stupid bot',
        'this app is garbage',
        'you are useless',
        'shut up you dumb machine',
        'fuck you',
      ],
      es: [
        'robot de mierda',
        'eres una basura',
        'vete al diablo',
        'pinche robot inútil',
        'qué porquería de aplicación',
        'qué tonto eres',
        'eres un robot estúpido',
        'no sirves para nada',
        'esta app es basura',
      ],
    },
  },
  {
    id: 'complaint',
    rule: /\b(you('re| are)? (just |only |probably )*(gonna|going to) (just |only )?(tell|say|repeat|give) me|you('re| are) not (helping|listening|getting it|hearing me)|you (just |only |keep |always )*(repeat(ing)?|parrot(ing)?|copy(ing)?|say(ing)? the same)|(not|isn'?t|ain'?t|wasn'?t) (helpful|helping)|did you even (read|listen)|are you even (listening|reading)|you (don'?t|do not|didn'?t) (understand|get it|listen|answer|hear)|(didn'?t|doesn'?t|don'?t|not) answer (my|the) question|you (already|just) (asked|said) (that|this|me)|stop repeating|same (thing|question|answer)( over| again)?|i (already|just) (told|said)( you)?|you said that already|(that'?s|thats|so) generic|everyone says|that'?s (a )?(stupid|dumb|generic|canned|useless|ridiculous) ?(answer|response|question|advice)?|this is (so )?(stupid|dumb|useless|pointless|ridiculous|a waste( of time)?)|what a (waste|joke)|(just |please )+answer me|canned (answers?|responses?)|rather (talk|speak) to (a|my) (wall|dog|cat|toaster|microwave|rock|plant)|talk like a (real )?(person|human)|(who|what|child|kid|intern) (wrote|writes?) (this|these|that) \w+|no me (ayudas?|entiendes?|estas entendiendo|escuchas?|contestas?|esta(s)? escuchando)|eso ya me lo dij(o|iste)|eso no (me )?(ayuda|sirve)|ya (me )?(preguntaste|dijiste) eso|ya te (lo )?dije|(solo )?repites( lo mismo)?|esto (es )?(una )?(estupidez|perdida de tiempo|tonteria)|no (contestaste|respondiste)|ni (siquiera )?(me )?lees|que respuesta (mas|tan) \w+)\b|^(stop|quit|cut|enough) (it )?(with|the|saying|telling|being)\b(?!.*\b(drink\w*|smok\w+|us(e|ing)|bets?|gambl\w+|pills?|dose)\b)|^(wtf|what the (fuck|hell)|fuck this|screw this|this is (bs|bullshit|crap|garbage|trash|shit)|bullshit)( app| bot| thing| is this)?\W*$/,
    says: {
      en: [
        'what would a computer know about this',
        "easy for you to say, you're a program",
        'stop pretending you care',
        "I don't want to talk to a machine",
        "you're no help at all",
        "I'm wasting my time here",
        'forget it, this is a waste of time',
        "do you even understand what I'm saying",
        "you don't give a damn about me",
        "that's the dumbest thing I've heard",
        'this is the worst advice ever',
        'I hate talking to this thing',
        'this sounds like something off a pamphlet',
        "that's a stupid answer",
        "that's useless, thanks for nothing",
        'you sound like a brochure',
        "you're reading from a script",
        'I asked you something and you ignored it',
        'stop giving me the same canned lines',
        "you have no idea what I'm talking about",
        "that didn't answer anything",
        'you sound like my mother',
        'you just repeat what I say',
        "you're not listening to me",
        'this is not helping',
        "you didn't answer my question",
        'I already told you that',
        'this is pointless',
      ],
      es: [
        'qué va a saber una máquina de esto',
        'no te importo',
        'deja de fingir que te importa',
        'no quiero hablar con una máquina',
        'no me ayudas en nada',
        'estoy perdiendo el tiempo contigo',
        'olvídalo, no sirve',
        'es el peor consejo que he oído',
        'ni siquiera entiendes lo que digo',
        'esa respuesta no me sirve',
        'suenas como un folleto',
        'siempre dices lo mismo',
        'no tienes idea de lo que hablo',
        'qué respuesta tan tonta',
        'te pregunté algo y lo ignoraste',
        'solo repites lo que digo',
        'no me estás escuchando',
        'esto no me ayuda',
        'no contestaste mi pregunta',
        'ya te lo dije',
      ],
    },
  },
  {
    id: 'bye',
    rule: /^(ok(ay)?,? |alright,? |thanks?,? |thank you,? |well,? |gracias,? |bueno,? )*(bye+|bye ?bye|so long|have a (good|great|nice|lovely) (one|day|night|evening|weekend|rest of your \w+)|good ?bye|good ?night|night( night)?|see (you|ya)( later| tomorrow)?|i (have to|gotta|need to|should|better|'?ll) (go|run|head out|log off|get going|get some sleep|sleep)( now| to (bed|sleep|work))?|gotta go|g2g|ttyl|(i'?m )?(going|heading|off) to (bed|sleep|work)|talk (to you )?(later|tomorrow|soon)|that'?s (all|it) for (now|today|tonight)|here goes( nothing)?|here i go|wish me luck|deseame suerte|that'?s all|i'?m (done|good) for (now|today|tonight)|adios|hasta (luego|manana|pronto)|buenas noches|me (tengo que ir|voy( a dormir)?)|nos vemos|chao|chau|es todo por hoy)( now| then| for now)?( thanks?| thank you| gracias)?\W*$/,
    says: {
      en: [
        'goodnight, talk later',
        "okay I'm logging off now",
        'bye for now',
        "that's enough for today, I'm out",
        "I'm gonna try to sleep, see you",
        "alright I'm off to work, later",
        "yeah I'm done, later",
        'okay take care',
        'I have to go now, bye',
        "I'm going to bed, goodnight",
        'talk to you tomorrow',
        "that's all for tonight",
      ],
      es: [
        'bueno, adiós',
        'ya me voy a trabajar',
        'hasta luego, cuídate',
        'ya me voy a dormir',
        'nos hablamos luego',
        'me voy a dormir, buenas noches',
        'hasta mañana',
        'me tengo que ir',
        'eso es todo por hoy',
      ],
    },
  },
  {
    id: 'thanks',
    rule: /^(ok(ay)?,? |aw+,? |wow,? |oh,? )*(thanks?( you)?|thank (you|u)|ty(sm)?|thx|tysm|much appreciated|i (really )?appreciate (it|that|you|this)|(muchas |mil )?(gracias|grax|gracia|grasias)|te lo agradezco)\b[^?]{0,60}$|\b(that (really |actually |did )*help(s|ed)( me)?( a lot)?|this (really )?help(s|ed)|you('ve| have)? (really )?helped( me)?|you('ve| have) been (a |so |really |very |such a )*(big |huge |great )?(help(ful)?)( today| tonight)?( fr)?|(good|not a bad|smart) (advice|idea|point)|i needed (that|to hear that)|^((huh|ok(ay)?|wow|oh|hm+|well)[,. ]*)*that'?s (actually |really |pretty |so )*(useful|helpful|good to know|good advice)|me (ayudaste|ayudo|sirvio)( mucho)?|eso (me )?ayuda)\W*$/,
    says: {
      en: [
        'thanks, that actually helps',
        "thank you, you're kind for a computer",
        'God bless you',
        "thanks a lot, I'll try that",
        'okay thanks, I feel a bit better',
        'that was really useful, thank you',
        'thanks for not judging me',
        'bless you for that',
        'great info, appreciate it',
        'thank you so much, that helped',
        'I appreciate you listening',
        'thanks for being here',
      ],
      es: [
        'gracias, me sirvió mucho',
        'Dios te bendiga',
        'Dios se lo pague',
        'te agradezco',
        'gracias por no juzgarme',
        'muchas gracias, me ayudó',
        'gracias por escucharme',
      ],
    },
  },
  {
    id: 'joke',
    rule: /^(lol|lmao|rofl|(a|ha|ja|je|ji){2,}h?|haha\w*|jaja\w*|just (kidding|joking)|jk|😂+|🤣+)\W*$|(😂|🤣)\s*$|\b(tell me a joke|know any jokes|make me laugh|say something funny|cuentame un chiste|hazme reir)\b/,
    says: {
      en: [
        'my liver sent a thank-you card',
        'at this point my couch should charge rent',
        'I put the fun in dysfunctional',
        "guess I'll just become a monk",
        'well that went great, not',
        'lol at least it was cheap',
        'haha well no salad for me then',
        "I'm laughing so I don't cry lol",
        'knock knock',
        'that was a terrible joke haha',
        'my dog is a better sponsor than me lol',
        'tell me a joke',
        'haha that was funny',
        'just kidding',
      ],
      es: [
        'mi hígado me mandó una carta de gracias',
        'ya mejor me hago monje',
        'ya casi vivo en el sillón',
        'jajaja al menos fue barato',
        'jaja ya ni modo',
        'me río para no llorar jaja',
        'toc toc',
        'cuéntame un chiste',
        'jaja qué gracioso',
        'es broma',
      ],
    },
  },
  {
    id: 'celebration',
    rule: /^((i'?m|im|i have|i'?ve got|it'?s|today is) (on )?(day )?\d+ (days?|weeks?|months?|years?)|(done|did it)\b(?! with| for)[^?]{0,60})\W*$|\b(made it (home|through|to|back|out|without|this far)|we did it|i did it|(got|picked up|earned|received) (my|the|a) (\w+[- ])?(chip|coin|medallion|key ?tag|job|offer|keys|license|kids back|custody)|(days|weeks|months|years?)( (sober|clean|today|straight|smoke[- ]?free|off))?( today| now| tonight)?\W*!|longest (i'?ve|ever|since|yet|streak)|hit (\d+|one|two|three|six|nine|a) (days?|weeks?|months?|years?)|so proud|i'?m proud|best (day|night|news)|guess (what|who)|good news|passed (my|the|it)|^passed\b(?! (out|away|by))|said no( to| and|\W*$)|(didn'?t|did not) (drink|use|go in|buy|smoke|bet|gamble|text|pick up|cave)|(it|that) worked|uninstalled|deleted (the|his|her|their|my|it)|blocked (him|her|the|them|his|it)|poured (it|them|the .{2,20}) (all )?(out|down)|threw (it|them|the .{2,20}) (away|out)|lo logre|lo hice|no (tome|consumi|bebi|fume|aposte|cai)\b|me dieron (mi|la|el) (ficha|medalla|trabajo|llaves)|(dias|semanas|meses|anos?)( (sobri[oa]|limpi[oa]|hoy))?\W*!|hoy cumplo|acabo de cumplir|buenas noticias|adivina que|(?<!can'?t .{0,12}|can i .{0,12}|never .{0,12}|how .{0,12})\bwithout (a |one |any )?(single )?(drink\w*|drop|smok\w+|bet\w*|using|gambl\w+|vap\w+|cigarette)( since\b.{0,20})?\W*$|drank (lemonade|water|seltzer|tea|soda|juice) all|like a new person|proud of me|(finished|completed|paid off) (my|the|all)|can (taste|smell|breathe) (food |things )?again|monitor (is )?off|liver is (healing|normal)|^\d+ (days|weeks|months|years)[.!,](?! (ago|until))|sin (una|ni una) gota|(se siente|esta) orgullos[oa] de mi|lo (tire|borre|bloquee|desinstale)|(dije|le dije) que no|estoy orgullos[oa]|funciono)\b|!{2,}\W*$/,
    says: {
      en: [
        'one year today!',
        "I'm 90 days today",
        'I self excluded from the casino, I did it',
        'I poured it all out',
        'I lasted a whole day, new record',
        'my kids made me a cake for my one year',
        'I told my wife the truth today and it went okay',
        'I got the job',
        'I did it!',
        'I made it through the night',
        'I got my chip today',
        'I said no and walked out',
      ],
      es: [
        '¡hoy cumplo un año!',
        'ya llevo un día sin fumar',
        'me autoexcluí, lo hice',
        'tiré todas las botellas',
        'hoy cumplo noventa días',
        '¡lo logré!',
        'hoy me dieron mi ficha',
        'dije que no y me fui',
      ],
    },
  },
  {
    id: 'listen',
    rule: /^(i'?m |im )?just (venting|ranting)\b|\b((i )?just (need|want|wanna)? ?(to )?(vent|listen|talk|get (it|this) (out|off my chest))|just listen|only listen|(please )?listen to me|i don'?t (want|need) (any )?(advice|solutions|tips|suggestions)|stop (asking|giving)( me)?( so many)? ?(questions|advice)?|no more questions|too many questions|don'?t ask me|not looking for advice|deja de (preguntar|dar consejos)\w*|no (quiero|necesito) consejos|solo (escucha|quiero (desahogarme|hablar|que me escuch\w+))\w*|demasiadas preguntas|con tantas? preguntas?|no me preguntes)\b/,
    says: {
      en: ['I just need to vent', "I don't want advice, just listen", 'can you just listen', 'just listen'],
      es: ['solo quiero desahogarme', 'no quiero consejos, solo escúchame'],
    },
  },
  {
    id: 'advice',
    rule: /^(so |ok |okay |and |but |well |then |just )*(what (should|do|can|would) i (even )?do( now| about (it|this|that))?|any (advice|ideas?|suggestions|tips)|give me (one|an|some|any)? ?(idea|advice|tip|suggestion)s?|what do you (suggest|recommend|advise)|what would (you do|help)|help me|tell me what to do|que hago( ahora)?|((y |pero )?(tu|vos|usted|ud),? )?(que|como) (harias|haria|opinas|piensas|crees|dices|lo ves)( (tu|vos|usted|en mi lugar|de eso))?|what do you think( about (it|that|this))?|que (debo|puedo|deberia) hacer|que me (recomiendas|aconsejas|sugieres)|dame (un |una )?(consejo|idea)|ayudame)\W*$/,
    says: {
      en: ['what should I do', 'give me some advice', 'do you have any ideas', 'tell me what to do'],
      es: ['qué hago', 'dame un consejo', 'qué me recomiendas'],
    },
  },
  {
    id: 'more',
    rule: /^(please )?(tell me more|say more|more( details?| please| info)?|go on|explain( that| more)?|how (so|exactly)|what do you mean( by that)?|i don'?t (get|understand) (it|that|what you mean)|huh|que quieres decir|no entiendo|can you explain( that)?|details|cuentame mas|dime mas|mas( detalles?| informacion)?|explica(me)?( mas)?|sigue)\W*$/,
    says: { en: ['tell me more', 'can you explain that'], es: ['cuéntame más', 'explícame eso'] },
  },
  {
    id: 'sorry',
    rule: /^(i'?m |im |so |ok,? |fine[,.]? |alright,? )*(sorry|my bad|apologies)( about that| for (that|yelling|swearing|snapping|being (rude|mean)))?\W*$|^(perdon|perdona(me)?|disculpa(me)?|lo siento)\W*$/,
    says: {
      en: ["I'm sorry for yelling at you", 'sorry about that'],
      es: ['perdón por gritarte', 'disculpa'],
    },
  },
  {
    id: 'okay',
    rule: /^(ugh,? (ok(ay)?|fine)|bet|word|say less|aight|copy( that)?|yep|yup|(yeah,? )?exactly|(ok(ay)?,? )?fine|menos mal|phew|thank god|(what a|que) (relief|alivio)|good to know|orale|sale( vale)?|dale|joya|perfecto|vale pues|venga( va)?|bueno va|exacto|si,? exacto|eso mero|ta bien|va que va)\W*$|^((ok(ay)?|oh|yeah|hm+|huh|well|wow|bueno|va|pues|si|ya|vale)[,. ]+)*((that|this|it) )?((actually|really|kinda|kind of|totally|does|honestly) )*(makes? (a lot of |some |total |perfect )?sense|i'?ll (think|sleep) (about|on) (it|that)|(that'?s a )?good point|(lo|la) (voy a pensar|pensare|pienso)( bien)?|tiene (mucho )?sentido|buen punto)\W*$|^(ok(ay)?|k+|kk|alright|all right|sure|got it|i see|makes sense|true|fair( enough)?|cool|great|nice|good|right|yeah ok|will do|i('ll| will) (try|do)( that| it)?|i can do that|vale|bueno|esta bien|de acuerdo|entiendo|claro|ya|lo (intentare|hare)|va|ok gracias)\W*$/,
    says: {
      en: [
        "okay I'll call tomorrow",
        "alright, I'll do that tonight",
        'fair enough',
        'kay, apologizing tonight',
        'okay. tea, bed, call my sponsor. I can do that',
        'okay I will try that',
        'makes sense',
      ],
      es: [
        'va, le voy a llamar mañana',
        'está bien, eso hago hoy',
        'ok, lo voy a hacer',
        'está bien, lo intentaré',
        'tiene sentido',
      ],
    },
  },
  {
    id: 'new_subject',
    rule: /^(something else|talk about something else|otra cosa|hablar de otra cosa)\W*$/,
    says: { en: ["let's talk about something else", 'change the subject'], es: ['hablemos de otra cosa'] },
  },
  {
    id: 'hello',
    rule: /^(hi+|hello+|hey+|yo|sup|good (morning|evening|afternoon)|hola+|buen(os|as) (dias|tardes)|buenas)( there| coach| cairn| again| everyone)*\W*$/,
    says: { en: ['hello there', 'hi coach'], es: ['hola coach', 'buenos días'] },
  },
]

const mostWordsOfClosing = 14
// "Thank you, dear. I'll call them in the morning": thanks, followed by the reason.
const thanksFirst =
  /^((ok(ay)?|well|right|alright|oh|bueno|ya)[,.]? )*(thanks?( you)?|thank you|(muchas )?gracias)\b(?! (for nothing|a lot for|por nada))[^.!?]{0,40}[.!] [^?]*$/
const mostWordsBehindThanks = 30
const thanksLast =
  /(^|[.,;!?] )(and )?(thanks( you)?|thank(?! god)( you)?|thx|ty|(muchas )?gracias)\b(?! a dios| god)[^?]{0,30}$/

/** The speech act of a message by its form, if any. A goodbye or thanks can end a short message about something else. */
export function actIn(said: string): ActId | undefined {
  const whole = acts.find(({ rule }) => rule.test(said))?.id
  const words = said.split(' ').length
  if (!whole && words <= mostWordsBehindThanks && thanksFirst.test(said)) return 'thanks'
  if (whole || words > mostWordsOfClosing) return whole
  if (leavesTalk(said)) return 'bye'
  return thanksLast.test(said) ? 'thanks' : undefined
}
