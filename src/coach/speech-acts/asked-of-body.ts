// Questions about the body, medicines and the course of recovery, with their prepared answers.
import type { RuleReply } from '../listening/rule-replies.ts'

const dreams = String.raw`(dream\w*|nightmares?|suen[oa]s?|sone|sonar|sonando|pesadillas?)`
const weed = /\b(weed|pot|marijuana|cannabis|thc|dabs?|bongs?|joints?|mota|marihuana|porr\w+|hierba|weeds)\b/
const naltrexone = /\b(naltrexone?|naltrexona|vivitrol|revia)\b/
const opioids =
  /\b(opioids?|opiates?|heroin|fent\w*|oxy\w*|perc\w*|norcos?|pain (pills?|killers?)|pills|methadone|suboxone|subs|bupre\w*|kratom|opioides?|heroina|metadona|pastillas|analgesicos?)\b/
const drinks =
  /\b(drink\w*|drank|alcohol\w*|beers?|wine|vodka|booze|liquor|sober|beb\w+|tom(o|ar|aba|e)|cervezas?|vino|trago)\b/

export const askedOfBody: readonly RuleReply[] = [
  {
    id: 'asked.poison-control',
    again: true,
    cue: /\b(poison (control|help|cent(er|re)|hot ?line|line)|control de (envenenamientos?|intoxicacion(es)?)|centro (de )?(toxicolog\w*|envenenamientos?|intoxicacion(es)?)|linea de (toxicologia|envenenamientos?)|toxicologia)\b(?=.*\b(number|phone|line|call|who|what|how|numero|telefono|llam\w+|cual|quien|linea)\b)|\b(number|phone|call|numero|telefono|llam\w+)\b.{0,25}\b(poison|toxicologia|envenenamientos?|intoxicacion(es)?)\b|^(the )?(poison (control|center|help)|toxicologia)\W*$/,
    not: /\b(called|llame|works? (at|for)|worked|trabaja|drug test|prueba de toxicologia|examen)\b/,
    answers: ['poison-control'],
  },
  {
    id: 'asked.child-swallowed',
    cue: /\b(my|our|the|mi|el|la) (kid|son|daughter|baby|toddler|child|\w+ year old|hij[oa]|bebe|nin[oa])\b.{0,20}\b(licked|swallowed|ate|chewed|drank|got into|se (trago|comio|tomo)|lamio|chupo|mordio)\b.{0,30}\b(pouch(es)?|nicotine|zyn|vape|e-?liquid|pills?|edibles?|gumm(y|ies)|suboxone|methadone|medicine|nicotina|pastillas?|gomitas?|medicina|metadona)\b/,
    not: /\b(years ago|last year|when (he|she) was|hace anos)\b/,
    answers: ['child-swallowed', 'poison-control'],
  },
  {
    id: 'asked.pharmacy-closed',
    cue: /\b(pharmac\w+|walgreens|cvs|farmacias?)\b.{0,20}\b(closed|isn'?t open|not open|closes|cerrad\w+|no abre\w*)\b|\b(number|anyone|someone|who|line|numero|alguien|quien|linea)\b.{0,25}\b(call|ask|llam\w+|pregunt\w+)\b.{0,25}\b(at night|tonight|this late|right now|de noche|a esta hora|madrugada)\b/,
    about:
      /\b(take|meds?|medicines?|pills?|dayquil|nyquil|benadryl|ibuprofen|tylenol|cold|cough|suboxone|bupe|methadone|tomar|medicinas?|pastillas?|gripa|jarabe|metadona)\b/,
    not: /\b(rob\w*|worked|job|meeting|kill|die|hurt myself)\b/,
    answers: ['pharmacy-closed', 'poison-control'],
  },
  {
    id: 'asked.kratom-stop',
    asks: true,
    about: /\b(kratom|7-?oh|7-hydroxy\w*)\b/,
    cue: /^(?=.*\b(quit\w*|stop\w*|cold( turkey)?|get(ting)? off|com(e|ing) off|taper\w*|withdrawals?|dejar\w*|dejo|parar\w*|paro|de golpe|abstinencia)\b).*\b(dangerous|miserable|safe(ly)?|risky|bad|can i|can you|could i|should i|how|what happens|will i|peligros[oa]|segur[oa]|puedo|se puede|como|que pasa)\b/,
    not: /\b(alcohol|benzos?|xanax|drinking|vodka|seizures?|convulsion\w*|test|he|she)\b/,
    answers: ['kratom-stop', 'kratom-quit'],
  },
  {
    id: 'asked.which-doctor',
    asks: true,
    cue: /\b(what|which) ((kind|type|sort) of (a )?)?(doctor|dr|specialist)\b|\b(doctor|prescriber|therapist)\b.{0,14}\b(online|by video|virtual\w*|over zoom)\b|\btelehealth\b|\b(que|cual) (tipo de |clase de )?(medic[oa]|doctora?|especialista)\b|\b(medic[oa]|doctora?)\b.{0,14}\b(en linea|por (internet|video\w*)|virtual)\b/,
    not: /\b(said|says|told|dijo|dice|dijeron|suboxone|buprenor\w*|which doctor did)\b/,
    answers: ['which-doctor'],
  },
  {
    id: 'asked.naltrexone-alcohol-start',
    asks: true,
    about: naltrexone,
    cue: /\b((last|final) (drink|beer)|days? (sober|dry)|detox\w*|still drinking|ultim[oa] (trago|copa|cerveza)|dias sin (beber|tomar|alcohol)|desintoxic\w*|todavia (bebo|tomo))\b/,
    not: opioids,
    answers: ['naltrexone-and-alcohol-start', 'naltrexone'],
  },
  {
    id: 'asked.naltrexone-wait',
    asks: true,
    about: naltrexone,
    cue: new RegExp(
      String.raw`^(?=.*(${opioids.source}|${naltrexone.source})).*\b(wait\w*|how (soon|long|many days) (after|before|off|without|do i have to|until)|when can i (start|get|take)|days? (off|clean|without|before)|esper\w+|cuant[oa]s? (dias|tiempo)|cuando (puedo|me))\b`,
    ),
    not: /\b(wear off|last|work\w*|dura|funciona\w*|alcohol|drink\w*|beb\w+)\b/,
    answers: ['naltrexone-wait'],
  },
  {
    id: 'asked.naltrexone-liver',
    asks: true,
    about: naltrexone,
    cue: /\b(liver|higado)\b/,
    answers: ['naltrexone-liver'],
  },
  {
    id: 'asked.acamprosate-kidneys',
    asks: true,
    about: /\b(campral|acamprosat[eo])\b/,
    cue: /\b(kidneys?|renal|crcl|egfr|creatinine|rinon(es)?|creatinina)\b/,
    en: {
      step: 'With weak kidneys less of it is used, and with very weak ones none, because the kidneys clear it. The label goes by the creatinine clearance; your prescriber or a pharmacist can tell you what yours means. Tell them before the next dose.',
    },
    es: {
      step: 'Con riñones débiles se usa menos, y si están muy débiles no se usa, porque sale por ahí. El prospecto se guía por la depuración de creatinina; quien te receta o la farmacia te dice qué significa la tuya. Avísales antes de la próxima toma.',
    },
  },
  {
    id: 'asked.nnt',
    cue: /\bnnt\b|\bnumber needed to treat\b/,
    about: /\b(campral|acamprosat[eo])\b/,
    en: {
      step: 'About 11, in a 2023 review in JAMA: eleven people take acamprosate for one more to stay off alcohol altogether. A pharmacist can look up the details.',
    },
    es: {
      step: 'Alrededor de 11, en una revisión de JAMA de 2023: once personas toman acamprosato para que una más no vuelva a beber nada. En la farmacia pueden ver los detalles.',
    },
  },
  {
    id: 'asked.get-off-methadone',
    asks: true,
    about: /\b(methadone|suboxone|subs|buprenorphine|metadona|buprenorfina)\b/,
    cue: /\b(get|come|coming|getting) off\b.*\b(think|should i|can i|when|how)\b|\b(should|can) i (get|come) off\b|\bcuando (puedo )?dej(o|ar)(la|lo)?\b/,
    not: /\b(work|shift|fentanyl|heroin|drugs|my chest)\b/,
    answers: ['how-long-on-meds'],
  },
  {
    id: 'asked.how-long-detected',
    asks: true,
    about:
      /\b(coca|cocaina|perico|coke|cocaine|meth|cristal|weed|mota|marihuana|heroin\w*|pills|pastillas|rayas?)\b/,
    cue: /\b(cuanto|cuantos dias|cuanto tiempo|how long|how many days)\b.{0,20}\b(dura|tarda|queda|sale|stays?|last|show)\b.{0,25}\b(orina|cuerpo|sangre|sistema|urine|pee|body|blood|system|test)\b|\b(quiero saber si|will it|va a) (me )?(sale|salir|show)\b/,
    answers: ['how-long-detected'],
  },
  {
    id: 'asked.acamprosate-drink',
    asks: true,
    about: /\b(campral|acamprosat[eo])\b/,
    cue: /\b(drink|drank|beers?|alcohol|slip|beb\w+|tom(o|ar)|cerveza)\b/,
    not: /\b(work|help|scam|sirve|funciona)\b/,
    answers: ['acamprosate-drink', 'acamprosate'],
  },
  {
    id: 'asked.relapse-when',
    asks: true,
    cue: /\b(when|what month|which months?|\d+ (months?|weeks?|years?)|cuando|a los \d+ (meses|anos)|(que|cual) mes)\b.{0,30}\b(usually|mostly|most|common|often|people|suele\w*|gente|mas|casi todos|tipico)\b.{0,20}\b(relaps\w*|slip|recae\w*|recaer|recaida)\b/,
    not: /\b(what (do|should)|que hago)\b/,
    answers: ['relapse-when'],
  },
  {
    id: 'asked.moods-ease',
    asks: true,
    cue: /^(?=.*\b(moods?|mood swings|temper|irritab\w*|snapp\w*|anger|cranky|rage|grump\w*|moody|genio|mal humor|humor|de malas|coraje|rabia|amargad\w)\b).*\b(calm down|settle|go(es)? away|get(s)? better|pass(es)?|ease|stops?|last|ends?|how long|forever|(se|le|me|nos) (le |me )?(quit\w+|pas[ae]\w*|calm\w+|va)|mejora\w*|dura\w*|siempre|toda la vida)\b/,
    about:
      /\b(quit\w*|stopped|sober|clean|off (the|it|weed|wine)|weeks? (in|off|sober)|sin (fumar|tomar|beber|consumir|meterme)|si no (me )?(fum|tom|beb)\w+|dej[eo]\w*|withdrawals?|abstinencia|\d+ (weeks?|wks|days?|months?|dias|semanas|meses))\b/,
    not: /\b(anger management|hits?|throws?|hurts? me|pega\w*|golpe\w*|avienta|bipolar)\b/,
    answers: ['moods-ease'],
  },
  {
    id: 'asked.vivid-dreams',
    asks: true,
    about: weed,
    cue: new RegExp(
      String.raw`\b${dreams}\b.*\b(go(es)? away|stop|last|normal|why|how long|fade|get better|se (me )?(quit|va|pas)\w*|dur\w+|hasta cuando|por que|es normal)\b|\b(why|how long|por que|cuanto duran?)\b.{0,25}\b${dreams}\b`,
    ),
    not: /\b(trauma|ptsd|rape|abus\w*|war|guerra|violac\w*)\b/,
    answers: ['vivid-dreams'],
  },
  {
    id: 'asked.they-go-away',
    asks: true,
    about: weed,
    spoke: new RegExp(String.raw`\b${dreams}\b`),
    cue: /\b(do|does|will|when do|ever) (they|it|the dreams|this) (ever |just )?(go away|stop|fade|end|pass|get better|calm down)\b|\bse (me )?(quitan|van|pasan|quita|va|pasa)\b/,
    not: /\b(craving|urge|ganas|pain|dolor)\b/,
    answers: ['vivid-dreams'],
  },
  {
    id: 'asked.using-dreams',
    cue: /\b((had|have) (a|this|another|that) dream|i dream(ed|t|s)?|had (a|another|this) (using|relapse|drinking|smoking) dream|dreamed (that )?i)\b.{0,25}\b(us(ed|ing)|smok\w+|drank|drinking|drunk|relaps\w*|got high|was high|shot up|hit the pipe|gambl\w*)\b|\b(sone|suenas?|sueno|sonaba|soñe) (\w+ )?(q|que) (\w+ ){0,2}(fum\w+|tom\w+|beb\w+|consum\w+|reca\w+|me met\w+|apost\w+)/,
    not: /\b(dream of being|my dream is|mi sueno es)\b/,
    answers: ['using-dreams'],
  },
  {
    id: 'asked.who-holds-medicine',
    asks: true,
    about:
      /\b(oxy\w*|opioids?|pain (pills?|meds?|medicine)|percocet|norco|hydrocodone|tramadol|surgery|replacement|oxicodona|operacion|cirugia|analgesicos?)\b/,
    cue: /\b(hold(s|ing)?|keep(s|ing)?|lock(s|ing)? up|hand(s|ing)? (out|me)|guard\w+|tenga|tener)\b.{0,12}\b(them|it|my|the|pills?|bottle|medicine|meds|oxy\w*|las|los|pastillas|frasco|medicina)\b/,
    not: /\b(keep taking|hold (on|it together|me)|on hold|tener cuidado)\b/,
    answers: ['who-holds-medicine'],
  },
  {
    id: 'asked.vape-lungs',
    asks: true,
    about: /\b(vap\w+|e-?cig\w*|juul|elf bar|pods?)\b/,
    cue: /\b(lungs?|pulmon(es)?)\b/,
    not: /\b(cancer|can'?t breathe|no puedo respirar)\b/,
    answers: ['vape-lungs', 'vaping-or-smoking'],
  },
  {
    id: 'asked.limits-after-65',
    asks: true,
    about:
      /\b((woman|man|i'?m|i am|at|age|aged|mujer|hombre|tengo|a los) (of )?(6[5-9]|7\d|8\d)|retired|senior|elderly|at my age|a mi edad|jubilad[oa]|pensionad[oa])\b/,
    cue: /\b(too much|limits?|how (much|many)|safe|a lot|demasiad\w+|mucho|limites?|cuant[oa]s?)\b/,
    spoke: drinks,
    not: /\b(medicines?|pills?|mg|withdrawal|shak\w*|stop\w*|dejar|husband|wife|son|daughter'?s drinking|espos[oa]|hijo)\b/,
    answers: ['limits-after-65', 'drinking-limits'],
  },
  {
    id: 'asked.stated-limit',
    asks: true,
    about: drinks,
    cue: /\b(recommended|official|actual|exact|safe) (weekly |daily |drinking )?limits?\b|\blimite (recomendado|oficial|seguro)\b/,
    answers: ['limits-after-65', 'drinking-limits'],
  },
  {
    id: 'asked.travel-methadone',
    asks: true,
    about: /\b(methadone|suboxone|subs|buprenorphine|metadona|buprenorfina)\b/,
    cue: /\b(travel\w*|trips?|fly(ing)?|vacations?|take[ -]?homes?|guest dos\w+|out of (town|state)|viaj\w+|vacaciones|dosis para llevar)\b/,
    answers: ['travel-methadone', 'take-home-doses'],
  },
  {
    id: 'asked.take-homes',
    about: /\b(methadone|metadona)\b/,
    cue: /\btake[ -]?homes?( doses?)?\b|\bdosis para llevar\b/,
    not: /\b(stole|lost|sold|sell\w*|robaron|perdi|vend\w+|already|got my|gave me)\b/,
    answers: ['travel-methadone', 'take-home-doses'],
  },
]
