// Questions about rights, work, meetings and oneself, with their prepared answers.
import type { RuleReply } from '../listening/rule-replies.ts'

const meetings = /\b(meetings?|aa|na|groups?|juntas?|reunion(es)?|grupos?)\b/
const job = /\b(job|work|hired|interview|shift|warehouse|trabajo|contrat\w+|entrevista|chamba)\b/
const hurtful =
  /\b(hit|hurt\w*|kill\w*|die|dead|drink|drank|us(e|ed|ing)|high|bet|li(e|ed)|steal|stole|cheat\w*|pegar\w*|matar\w*|morir\w*|tomar|beber|mentir|robar)\b/

export const askedOfLife: readonly RuleReply[] = [
  {
    id: 'asked.call-without-papers',
    asks: true,
    about:
      /\b(hits?|hit me|hurts? me|violen\w+|threw|throws|hair|pega\w*|golpe\w*|jal[oa]\w*|avienta|tira las|miedo|scared|denunci\w+|police|policia)\b/,
    cue: /^(?=.*\b(deport\w*|send me back|papers|undocumented|immigration|visa|migra|migracion|papeles|indocumentad[oa]|me (mandan|regresan|devuelven) (pa|para|a))\b).*\b(call\w*|report\w*|police|911|hotline|llam\w+|denunci\w+|policia|linea)\b/,
    answers: ['call-without-papers', 'immigration-fear'],
  },
  {
    id: 'asked.refuse-taper',
    asks: true,
    about: /\b(methadone|metadona|suboxone|subutex|buprenorphine|buprenorfina)\b/,
    cue: /\b(right to|rights|refuse|say no|make me|force me|have to sign|derecho|negarme|decir(le|les)? que no|obligar\w*|forzar\w*|firmar)\b/,
    not: /\b(test|drug screen|prueba)\b/,
    answers: ['refuse-faster-taper', 'how-long-on-meds'],
  },
  {
    id: 'asked.officer-sees-this',
    asks: true,
    about:
      /\b(probation|parole|po|officer|judge|court|boss|employer|cps|oficial|probatoria|juez|corte|jef[ea]|patron)\b/,
    cue: /\b(sees?|reads?|share|send|report(ed)?) (\w+ )?(this\b(?! (life|world|as|man|guy|way))|any of this|my (chats?|messages))|\b(see|sees|tells?|shares?|sends?|reads?|reports?)\b.{0,25}\bwhat (i|we) (type|write|say)\b|\bgetting reported\b|\b(ve|ven|lee|leen|le (dices|cuentas|mandas|llega))\b.{0,25}\b(esto|lo que (escribo|digo|te digo)|aqui)\b/,
    not: /\b(tell (him|her|them) (about )?(this|that)( \w+)* (first|before)|should i tell|le digo yo|como le (dices|cuentas)|sent me here)\b/,
    answers: ['court-or-boss-see', 'who-reads-this'],
  },
  {
    id: 'asked.tell-officer-first',
    asks: true,
    about: /\b(probation|parole|po|oficial|probatoria|libertad condicional)\b/,
    cue: /\b(should i|do i|if i|better (to|if i)|is it better)\b.{0,20}\b(tell|be honest|come clean|confess|admit)\b|\b(le (digo|cuento|confieso)|es mejor (decir\w*|ser honest[oa]))\b/,
    not: /\b(tell you|mom|dad|wife|husband|sponsor|kids?|mama|papa|espos[oa]|padrino)\b/,
    answers: ['tell-officer-first', 'probation-relapse'],
  },
  {
    id: 'asked.boss-sees-why',
    asks: true,
    about:
      /\b(rehab|leave|fmla|insurance|treatment|detox|seguro|licencia|incapacidad|rehabilitacion|tratamiento)\b/,
    cue: /^(?=.*\b(foreman|boss|employer|work|job|supervisor|manager|hr|jef[ea]|patron|trabajo|recursos humanos)\b).*\b(see|sees|know|knows|find out|tells?|show up|shows up|ve|ven|sabe|saben|entera\w*|le dice|aparece)\b/,
    not: /\b(should i tell|do i tell|what do i (tell|say)|le digo|que digo|here|this app|fire\w*|correr|despedir|test\w*|positiv\w+|my daughter|my son)\b/,
    again: true,
    answers: ['boss-sees-why-on-leave'],
  },
  {
    id: 'asked.law-called',
    asks: true,
    about: /\b(leave|fmla|rehab|treatment|licencia|rehabilitacion|tratamiento)\b/,
    cue: /\bwhat'?s (the|that) law( called)?\b|\basked about (the )?fmla\b|\bcomo se llama (la|esa) ley\b/,
    answers: ['fmla-rehab'],
  },
  {
    id: 'asked.positive-at-work',
    asks: true,
    about: /\b(tests?|drug screen|ua|antidoping|prueba|examen|orina)\b/,
    cue: /^(?=.*\b(positiv\w*|fail\w*|dirty|hot|no (la )?paso|suci[oa])\b).*\b(fired?|let me go|lose my job|sack\w*|botar\w*|corr(en|er|eran)|despid\w+|despedir\w*|echar\w*|echan|pierdo (el|mi) trabajo|botan)\b/,
    not: /\b(probation|po|officer|oficial)\b/,
    answers: ['positive-test-at-work', 'failed-test'],
  },
  {
    id: 'asked.things-for-job',
    about: job,
    cue: /^(?=.*\b(boots|steel ?-?toes?|work clothes|uniform|tools|interview clothes|botas|herramientas?|uniforme|ropa para)\b).*\b(need|where|how|afford|broke|\$|dollars|bucks|no money|no tengo|donde|necesito|ocupo|consigo)\b/,
    not: /\b(bought|have my|already|sober tools|recovery tools|coping|toolbox)\b/,
    answers: ['things-for-a-new-job'],
  },
  {
    id: 'asked.hold-hands',
    asks: true,
    about: meetings,
    cue: /\b(hold(ing)? hands|pray(ing)?|hug(s|ging)?|(in|the) (a )?circle|(sit|stay) (in|at) (the )?back|(tomar\w*|agarr\w+) (de )?las manos?|rezar|rezan|rezo|sentar\w* atras|me siento atras|circulo)\b/,
    not: /\b(church|mass|funeral|wedding|iglesia|misa|back (on track|to))\b/,
    answers: ['hold-hands-in-meeting', 'have-to-talk'],
  },
  {
    id: 'asked.have-to-talk',
    asks: true,
    about: meetings,
    cue: /\b(have to|need to|gotta|make (me|you)|tengo que|obligan a) (talk|speak|share|say anything|hablar|compartir)\b/,
    not: /\b(with (him|her|my)|to (him|her|my)|con (el|ella|mi))\b/,
    answers: ['have-to-talk'],
  },
  {
    id: 'asked.group-online',
    asks: true,
    cue: /\b(grupos?|groups?|chats?|juntas?|reunion(es)?|meetings?)\b.{0,15}\b(whatsapp|telegram|discord|online|en linea|por zoom|virtual(es)?)\b/,
    not: /\b(mad|fight|family chat|gamble|bet\w*|parlays?)\b/,
    answers: ['online-meetings'],
  },
  {
    id: 'asked.tell-boss',
    asks: true,
    who: 'self',
    about: /\b(chef|boss|manager|supervisor|jef[ea]|patron|encargad[oa])\b/,
    cue: /\b(should|do|would|must) i (just )?(tell (him|her|them|chef|my (boss|chef|manager|supervisor))|say (it|something))\b|\ble digo (a mi jef[ea]|o no|yo primero)\b/,
    not: /\b(wife|husband|girlfriend|boyfriend|kids?|mom|dad|po|officer|date|espos[oa]|marido|hijos)\b(?! lol)/,
    en: {
      step: 'You don’t owe anyone at work the whole story. If they already sense something, one short line before they ask can land better than waiting: “I had a bad weekend. I’m on it, and it won’t touch my work.” Naming drugs or drinking can have consequences, so ask a union rep or an employment lawyer before you do.',
    },
    es: {
      step: 'En el trabajo no le debes a nadie toda la historia. Si ya nota algo, una frase corta antes de que pregunte suele caer mejor que esperar: «Tuve un mal fin de semana. Me estoy ocupando y no va a afectar mi trabajo». Nombrar drogas o alcohol puede tener consecuencias: antes, pregunta al sindicato o a un abogado laboral.',
    },
  },
  {
    id: 'asked.first-meeting',
    about: meetings,
    cue: /\bthe first (one|meeting|time)\b.{0,12}\bwhat happens\b|\bwhat happens (at|in) (the|my|a) (first )?(one|meeting)\b|\bque pasa en (la|una|mi) (primera )?(junta|reunion)\b/,
    answers: ['meeting-what-happens'],
  },
  {
    id: 'asked.attendance',
    asks: true,
    about: meetings,
    cue: /\b(take attendance|roll call|proof|prove (that )?i|sign (something|a (slip|sheet|paper))|pasan? lista|toman? (lista|asistencia)|comprobante|prueba de que fui)\b/,
    not: /\b(court|judge|probation|po|juez|corte|oficial)\b/,
    answers: ['attendance-at-meetings', 'court-slip-aa'],
  },
  {
    id: 'asked.does-it-count',
    cue: /^(?=.*\?|(so |and |but )*do(es)? ).*\bdo(es)? (my |\w+ )?(kratom|weed|pot|vap\w+|nicotine|porn|gaming|food|shopping|work|phones?|caffeine|this|it)( even| really)? count\b|\b(if|do|am) i (even |really )?(belong|allowed)( (in|here|to be))?.{0,20}\b(here|app|place|room)\b|\b(if|whether|is) this (is )?(even )?for (people|someone|somebody|moms|parents) like me\b|\bstolen valor\b|\bcuenta (el|la|lo|esto)( de)? (kratom|mota|vape\w*|comida|porno|juego|compras)\b|\bes(to)? (es )?para (gente|alguien|personas) como yo\b/,
    not: /\b(days? count|clean time|test|drug screen)\b/,
    answers: ['does-my-thing-count'],
  },
  {
    id: 'asked.allowed-to-feel',
    asks: true,
    cue: /\b(am i allowed to (say|feel|be|hate|miss)\b|(is it (so )?(mean|wrong|bad|awful|terrible|selfish|horrible|messed up)|am i (a )?(mean|bad|awful|terrible|horrible|selfish)( \w+)?|soy (una? )?(mal[oa]|egoista|mala (persona|madre|hija|esposa|hermana))|esta mal|es egoista|se vale)\b.{0,12}\b(that i|if i|for|to (feel|hate|be|miss|resent)|que|si|por)\b.{0,30}\b(feel\w*|hate|miss|mad|angry|annoyed|relieved|jealous|resent\w*|tired of|sick of|kinda hate|liked (you|him|her)|sient\w+|odi\w+|extran\w+|alivi\w+|cansad\w+|enoj\w+|envidi\w+))/,
    not: hurtful,
    answers: ['allowed-to-feel'],
  },
  {
    id: 'asked.text-sounds-ok',
    asks: true,
    about: /\b(text\w*|message|note|letter|date|mensaje|texto|carta|whatsapp|say|tell)\b/,
    cue: /\b(do(es)?|is|how) (my|this|the|that) (text|message|msg|note|letter|draft)\b.{0,20}\b(ok(ay)?|sounds?|good|weird|too (much|long)|fine)\b|\bhow('?s| does| is|s)? (this|that|it)( sound)?[,:?]|\b(how|what) about "|\b(que tal|como suena|suena bien|lo mando)( (mi|este|el|asi))?( (mensaje|texto|carta))?[:?"]/,
    not: /\b(dealer|plug|drunk|kill|hurt (him|her|them)|one more|just one|bet|matar|fuck you)\b/,
    answers: ['does-my-text-sound-ok'],
  },
  {
    id: 'asked.anexo-in-mexico',
    about:
      /\b(tijuana|mexico|juarez|mexicali|monterrey|guadalajara|puebla|oaxaca|sinaloa|culiacan|ensenada|michoacan|jalisco|anexos?)\b/,
    cue: /^(?=.*\b(centro|anexo|rehab\w*|clinica|internad[oa]|encerrad[oa]|lo revisen|center|facility|tijuana)\b).*\b(no (me |nos )?dejan?|won'?t let|moreton\w+|golpe\w*|pegan|a quien (le )?llamo|denunci\w+|revisen|bruis\w+|beat(ing)?|who (do|can) i call)\b/,
    answers: ['anexo-in-mexico', 'rehab-wont-tell-me'],
  },
  {
    id: 'asked.day-count',
    asks: true,
    about:
      /\b(relaps\w*|slip\w*|hit it|hit|drank|used|smoked|vap\w+|one (drink|beer|puff)|recai\w*|tome|bebi|fume|desliz|consumi)\b/,
    cue: /\b(day (0|zero|one|1)\b|start(ing)? over|reset|lose my (days|date|count|streak|time)|(my|the|about) (the )?(days|count|streak|clean time)\b|vuelvo a (cero|empezar)|de cero|pierdo (mis|los) (\d+ )?(dias|meses)|dia (cero|uno)\b|mis (dias|meses) (se|cuentan))/,
    not: /\b(prescri\w+|medicine|surgery|recet\w+|medicina|operacion|password|phone)\b/,
    answers: ['count-days-again'],
  },
  {
    id: 'asked.is-trading-gambling',
    about: /\b(crypto|cripto\w*|bitcoin|trading|invers\w+|day trad\w+|stocks|options)\b/,
    cue: /\b(cuenta (como|de) adiccion|(esto|eso)? ?es (ser )?(ludopat\w+|adict\w+|una adiccion)|(is|if) (it|this|that)('?s| is)? (even |really )?(an? )?(addiction|gambling|gambling problem)|does (it|that) count as (gambling|an addiction))\b/,
    answers: ['crypto-trading', 'gambling-or-not'],
  },
  {
    id: 'asked.craving-hour',
    asks: true,
    cue: /\b(cuando me (dan|entran) (las )?ganas|when (i get|the|my) (cravings?|urges?)( (hits?|come|comes))?|when i (really )?want to (use|drink|smoke|drank))\b.{0,40}\b(que hago|what (do|should) i|how do i)\b|\b(que hago|what (do|should) i do)\b.{0,15}\b(cuando me (dan|entran) (las )?ganas|when (i get|the) (cravings?|urges?))\b/,
    answers: ['craving-now', 'urge-surfing', 'craving-plan'],
  },
]
