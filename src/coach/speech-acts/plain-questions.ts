// Plain questions that the classifiers take for something else: whether the talk is saved, "tell me I'll be okay", a medicine against
// cravings, going to a meeting alone, how to talk to a relative who drinks.
import type { RuleReply } from '../listening/rule-replies.ts'
import { remark } from './passing-remarks.ts'

export const plainQuestions: readonly RuleReply[] = [
  {
    id: 'is-it-saved',
    cue: remark(
      String.raw`(are|do|did|will|can|could|is|does) (you|u|it|this|this app|the app|cairn) (\w+ )?(sav(e|es|ed|ing)|keep(s|ing)?|stor(e|es|ing)|record(s|ed|ing)?|log(s|ged|ging)?|remember(s|ing)?) (this|it|that|what (i|we) (write|type|say|said|tell you|am saying|wrote)|my (messages|chats|words|stuff)|our (chats?|talks?|conversations?)|all (of )?(this|that)|everything( i say)?|any of this|a (record|log|copy)( of (this|it|what i say))?)( (somewhere|forever|on (a|some) server))?`,
      String.raw`(tu |usted |la app |esto )?(se )?(estas? )?(guard|grab|almacen|registr)(as?|an|ando|e) (todo )?(lo que (escribo|digo|te digo|te cuento)|esto|todo esto|todo|mis (mensajes|cosas|palabras)|nuestras? (platicas?|conversacion(es)?|charlas?))`,
    ),
    answers: ['is-it-saved'],
  },
  {
    id: 'reassurance',
    cue: remark(
      String.raw`((can|could|will|would) (you|u) )?(please |just |pls )*(tell|promise|say to) me (that )?(i'?m|i am|im|i|we|it'?s|its|it|this|things|everything|everything'?s) ?(is |are )?(going to|gonna|will|'?ll)? ?(be|get|turn out) (ok(ay)?|alright|all right|fine|better|good)( (please|pls|again|someday|one day|in the end))*`,
      String.raw`(puedes |podrias |me puedes )?(solo |nomas |por favor )*(dime|decirme|prometeme|prometerme|di) (solo )?que (todo )?(voy a|va a|vamos a|esto va a|todo va a) (estar|salir|mejorar|pasar)( (bien|mejor|adelante))?( por favor)?`,
    ),
    en: {
      reflect:
        'You want someone to say it will be okay. I can’t see ahead, so I won’t promise. What I can say: this feeling moves, and most people who keep trying do get better.',
      ask: 'What would make the next hour a little easier?',
    },
    es: {
      reflect:
        'Quieres que alguien te diga que todo va a salir bien. No veo el futuro, así que no lo prometo. Lo que sí puedo decir: este sentimiento se mueve, y la mayoría de quienes lo siguen intentando mejora.',
      ask: '¿Qué haría un poco más llevadera la próxima hora?',
    },
  },
  {
    id: 'medicine-against-opioid-craving',
    cue: /\b(something|anything|medicine|meds?|a pill|a shot|algo|medicina|medicamento)\b.{0,40}\b(stop\w*|help\w*|kill\w*|cut\w*|take away|get rid of|quit\w*|baj\w*|pare\w*)\b.{0,25}\b(want\w*|crav\w*|urges?|ganas|antojo|ansias?)\b.{0,25}\b(pills?|opioids?|oxys?|percs?|norcos?|heroin|fentanyl|fetty|dope|blues|pastillas|heroina|fentanilo|opioides)\b/,
    not: /\b(hurt|pain|surgery|dolor|cirugia)\b/,
    answers: ['buprenorphine'],
  },
  {
    id: 'medicine-against-alcohol-craving',
    cue: /\b(something|anything|medicine|meds?|a pill|a shot|algo|medicina|medicamento|pastilla)\b.{0,40}\b(stop\w*|help\w*|kill\w*|cut\w*|take away|get rid of|quit\w*|baj\w*|pare\w*)\b.{0,25}\b(want\w*|crav\w*|urges?|ganas|antojo|ansias?)\b.{0,20}\b(drink\w*|alcohol|booze|beer|wine|liquor|tomar|beber|cerveza|trago|pisto|vino)\b/,
    answers: ['medicine-for-drinking'],
  },
  {
    id: 'meeting-alone',
    cue: /\b(scared|nervous|embarrassed|shy|anxious|afraid|terrified|awkward)\b.{0,15}\b(go(ing)?|walk(ing)?|show(ing)? up)\b.{0,30}\b(meetings?|aa|na|group)\b|\b(da|dan|tengo|siento) (mucha |mucho |un poco de )?(pena|verguenza|miedo|nervios|cosa|panico|corte)\b.{0,20}\b(ir|entrar|llegar|aparecer\w*)\b.{0,25}\b(juntas?|reunion(es)?|grupo|aa|na)\b/,
    not: /\b(court|judge|probation|juez|corte|ex|him|dealer)\b/,
    answers: ['meeting-what-happens', 'first-meeting-words'],
  },
  {
    id: 'talk-to-relative',
    cue: /^(?=.*\b(drink\w*|drunk|us(es|ing)|high|pills?|gambl\w*|bets|tom(a|ando)|beb(e|iendo)|consum\w*|se droga\w*|apuesta|pistea|chupa)\b).*\b(how (do|can|should|would) i (even |ever )?(talk to|bring (it|this) up (with|to)|approach|speak to|say something to) (him|her|them|my \w+)|como (le )?(hablo|puedo hablar|hablar|platico|le digo algo) (con|a) (ella|el|ellos|ellas|mi \w+))\b/,
    who: 'other',
    answers: ['talk-to-user'],
  },
]
