// Statements of a few words that the classifiers take for something else: days without sleep, a wish for a smoke, a doctor who
// stops a prescription, the first dry days, driving after drinking.

import { firstDaysDry } from '../danger/facts-of-use.ts'
import type { RuleReply } from '../listening/rule-replies.ts'
import { remark } from './passing-remarks.ts'

const number = '(\\d+|two|three|four|five|six|seven|dos|tres|cuatro|cinco|seis|siete)'
const sedativesOrDrink =
  /\b(drink\w*|drank|alcohol\w*|vodka|beers?|wine|booze|benzos?|xan\w*|klonopin|valium|ativan|ghb|tomar|beber|alcohol|clonazepam|rivotril)\b/
const stimulants =
  /\b(meth|crystal|ice|tina|coke|crack|speed|adderall|vyvanse|cristal|coca|piedra|perico|tachas?)\b/

export const statementsOfBody: readonly RuleReply[] = [
  {
    // Frightening pictures after a birth that the writer does not want. Voices that give orders are an emergency, answered before any rule.
    id: 'pictures-after-birth',
    own: true,
    about: /\b(baby|newborn|post ?partum|weeks? old|his bath|her bath|bebe|recien nacid[oa]|parto|la tina)\b/,
    cue: /\bi (see|saw|picture|imagine|keep seeing) (it|him|her|me|my ?self|things?) (happen\w*|go(ing)? under|drop\w*|fall\w*|hurt\w*)\b|\b(think|thought|thinking) about the (bath ?tub|stairs|knife|window|water)\b.{0,40}\b(scared|afraid|scares)\b|\b(veo|imagino) (como )?(que )?(se (me )?(cae|ahoga)|lo tiro|la tiro|pasa)\b|\bpienso cosas feas\b/,
    en: {
      reflect: 'Pictures like that are frightening, and they scare you because you don’t want them.',
      step: 'They are common after a birth and can be treated; they don’t make you a bad mother. Let someone else do the bath for now, and call 1-833-852-6262 (National Maternal Mental Health Hotline, day and night) or your doctor. If you feel pulled to do it, or a voice tells you to: baby in the crib, out of the room, 911.',
      ask: 'Is someone with you and the baby right now?',
    },
    es: {
      reflect: 'Esas imágenes asustan, y te asustan porque no las quieres.',
      step: 'Son comunes después de un parto y se tratan; no te hacen mala madre. Que otra persona lo bañe por ahora, y llama al 1-833-852-6262 (línea de salud mental materna, a toda hora, en español) o a tu médico. Si sientes el impulso, o una voz te lo dice: el bebé en la cuna, sal del cuarto, 911.',
      ask: '¿Hay alguien contigo y con el bebé ahora?',
    },
  },
  {
    // Driving at this moment is an emergency, which is answered before any rule.
    id: 'drives-after-use',
    own: true,
    cue: /^(?!.*\b(not?|never|don'?t|didn'?t|stopped|quit|used to|nunca|ya no)\b)(?!.*\b(he|she|they|ella|husband|wife|son|brother|dad|mom|esposo|marido|hijo|papa)\b)(.*\b(drink\w*|drank|beers?|shots|drunk|smoke|smoked|high|buzzed)\b.*\b(then|after|and) (i |just |still |usually )*(drive|drove|driving)\b|.*\bi (\w+ ){0,2}(drive|drove) (home )?(\w+ ){0,2}(drunk|buzzed|high|tipsy|hungover)\b|.*\b(manejo|conduzco|maneje|conduje) (\w+ )?(tomad[oa]|borrach[oa]|pedo|ebri[oa]|drogad[oa]|crud[oa]|bebid[oa])\b|.*\b(tomo|bebo|tome|bebi|cervezas)\b.*\b(y|despues|luego) (\w+ )?(manejo|conduzco|maneje|conduje)\b)/,
    en: {
      reflect:
        'The drive after drinking or using is the part nobody can take back, and you said it out loud.',
      step: 'What works is decided before the first one: the keys stay home or with someone, and the ride is set. The body needs about an hour for each drink, so after a heavy night even the morning can be too early.',
      ask: 'Who could have your keys, or drive you, the next time?',
    },
    es: {
      reflect: 'Manejar después de tomar o consumir es lo que ya no se puede deshacer, y lo dijiste.',
      step: 'Sirve decidirlo antes del primer trago: las llaves se quedan en casa o con alguien, y el regreso ya está arreglado. El cuerpo necesita como una hora por trago, así que tras una noche pesada hasta la mañana puede ser temprano.',
      ask: '¿Quién podría guardar tus llaves o llevarte la próxima vez?',
    },
  },
  {
    id: 'first-days-dry',
    own: true,
    cue: firstDaysDry,
    en: {
      reflect: 'You’re in the first days, and they’re the steep part. I’m glad you’re here.',
      step: 'Food, water, rest and someone near get most people through. These are also the days when withdrawal can turn dangerous: bad shaking, a racing heart, fever, seeing things or a seizure mean 911 or an emergency room now. If you drank heavily every day, call a doctor today either way.',
      ask: 'How’s your body right now: any shaking, sweating or racing heart?',
    },
    es: {
      reflect: 'Estás en los primeros días, que son los más empinados. Qué bueno que estás aquí.',
      step: 'Comida, agua, descanso y alguien cerca le bastan a la mayoría. También son los días en que la abstinencia se puede poner peligrosa: mucho temblor, el corazón acelerado, fiebre, ver cosas o una convulsión son de 911 o urgencias, ya. Si bebías mucho a diario, llama hoy a un médico de todos modos.',
      ask: '¿Cómo está tu cuerpo ahora: temblor, sudor, el corazón acelerado?',
    },
  },
  {
    id: 'relative-awake-for-days',
    who: 'other',
    cue: remark(
      String.raw`((he|she|they|my \w+)('s| is| has|'ve| have)?( been)? )(up|awake|not slept|without sleep)( for)?( like| almost)? ${number} (days|nights)( straight| in a row| now)?`,
      String.raw`((el|ella|mi \w+) )?(lleva|tiene|va para) (como |ya )?${number} (dias|noches) (sin dormir|despiert[oa]|en vela)( seguid[oa]s)?`,
    ),
    spoke: stimulants,
    answers: ['meth-paranoia'],
  },
  {
    id: 'awake-for-days',
    own: true,
    cue: remark(
      String.raw`(i'?ve |ive |i have |i'?m |im )?(been )?(up|awake)( for)?( like| almost| about)? ${number} (days|nights)( straight| in a row| now)?`,
      String.raw`(i )?(haven'?t|havent|have not) slept (in|for) (like |almost |about )?${number} (days|nights)`,
      String.raw`(llevo|voy para|ya van) (como |ya )?${number} (dias|noches) (sin dormir|despiert[oa]|en vela)( seguid[oa]s)?`,
    ),
    silent: sedativesOrDrink,
    en: {
      reflect: 'That many days awake wears down a mind and a heart.',
      step: 'Nothing more that keeps you up: water, some food, a dark room, the phone in another one. If you see or hear things, feel followed, or your chest hurts, a doctor needs to see you today, and 911 is right if it gets worse.',
      ask: 'What’s been keeping you up?',
    },
    es: {
      reflect: 'Tantos días sin dormir desgastan la cabeza y el corazón.',
      step: 'Nada más que te mantenga despierto: agua, algo de comer, un cuarto oscuro y el teléfono en otro. Si ves u oyes cosas, sientes que te siguen o te duele el pecho, que te vea hoy un médico; si empeora, llama al 911.',
      ask: '¿Qué te tiene sin dormir?',
    },
  },
  {
    id: 'dying-for-a-smoke',
    own: true,
    cue: remark(
      String.raw`(i'?m|im|i am|i would|id|i'd) (so |literally |honestly )*(dying|dyin|kill|jonesing|fiending) for (one|a (smoke|cig|cigarette|puff|hit of my vape|vape))( (rn|right now|so bad|lol))*`,
      String.raw`(ya )?me (muero|estoy muriendo) (por|de ganas de) (un[oa]?|fumar(me)?( un[oa]?)?|un (cigarro|cigarrillo|pucho|pitillo)|una calada)( (ahorita|ahora|jaja))*`,
    ),
    spoke: /\b(smok\w*|vap\w*|cig\w*|nicotine|zyns?|fum\w*|cigarr\w*|vape\w*|tabaco|nicotina)\b/,
    answers: ['nicotine-craving', 'craving-now'],
  },
  {
    id: 'smokes-while-pregnant',
    own: true,
    cue: /\b(smok(e|ing)|vap(e|ing)|fum(o|ando|ar)|vapea?\w*)\b.*\b(pregnan\w*|embaraz\w*)\b|\b(pregnan\w*|embaraz\w*|(im|i'?m|i am|estoy de|tengo|ando de) (like |como )?\d+ (weeks|months|semanas|meses)( de embarazo)?( along)?)\b.*\b(smok(e|ing)|vap(e|ing)|fum(o|ando|ar)|vapea?\w*)\b/,
    not: /\b(weed|pot|meth|crack|drink\w*|mota|marihuana|porros?|cristal|beb\w+|sober|clean|free|quit|stopped|dej[eo]|sin fumar|limpi[oa]|sobri[oa])\b/,
    en: {
      reflect: 'You’re honest about it, and that helps both of you.',
      step: 'Each cigarette less helps, starting today. Tell your doctor or midwife that you smoke, and ask about gum or patches: that’s a normal question to them. 1-800-QUIT-NOW is free and has a program for pregnancy.',
      ask: 'Which one of the day would be the easiest to skip?',
    },
    es: {
      reflect: 'Lo dices con honestidad, y eso les ayuda a los dos.',
      step: 'Cada cigarro menos ayuda, desde hoy. Dile a tu médico o matrona que fumas y pregunta por chicles o parches: para ellos es una pregunta normal. Las líneas gratuitas para dejar de fumar tienen un programa para el embarazo.',
      ask: '¿Cuál del día sería el más fácil de saltarte?',
    },
  },
  {
    id: 'no-insurance-said',
    own: true,
    cue: /\b(no (health )?insurance|(don'?t|dont|do not) have (any |health )?insurance|uninsured|lost my insurance|no tengo (plan medico|seguro( medico)?|aseguranza|obra social|prepaga)|sin (plan medico|seguro medico|aseguranza))\b/,
    not: /\b(car|auto|house|renters|del (carro|coche|auto))\b/,
    answers: ['no-insurance'],
  },
  {
    id: 'cut-off-by-doctor',
    own: true,
    cue: /\b(my |the )?(doc|doctor|dr|prescriber|psychiatrist|pain (clinic|doctor)|clinic) (just |suddenly |has )?(cut me off|dropped me|kicked me out|discharged me|stopped (prescribing|my (script|meds|pills))|won'?t (refill|prescribe))\b|\b(el|la|mi) (medic[oa]|doctora?|clinica) (ya )?(me (corto|quito|suspendio|dejo de (dar|recetar))|no me (quiere )?(receta|surte|da)r?) ?(mas )?(la|las|el|los)? ?(receta|pastillas|medicina|medicamento)?/,
    not: /\b(suboxone|methadone clinic|because i (drank|used))\b/,
    answers: ['doctor-cut-me-off'],
  },
  {
    id: 'runs-out-of-opioids',
    own: true,
    cue: remark(
      String.raw`what happens (if|when) i (run out|stop|quit)( of (them|it))?\??|(what do i do )?when (i|they) run out\??|will i (get|be) sick( (if|when) i (stop|run out|quit))?\??`,
      String.raw`que (pasa|me pasa) (si|cuando) se me (acab[ae]n?|termin[ae]n?)\??|me voy a poner mal (si|cuando) (las |lo |la )?(dejo|se acaban?)\??`,
    ),
    spoke:
      /\b(tramadol|oxys?|oxycodone|percs?|percocets?|norcos?|vicodin|hydros?|opioids?|pain pills|fent\w*|fetty|heroin\w*|dope|blues|kratom|oxicodona|fentanilo|heroina)\b/,
    answers: ['opioid-withdrawal', 'withdrawal-comfort'],
  },
  {
    id: 'will-not-do-it',
    own: true,
    cue: remark(
      String.raw`(ok(ay)?|fine|alright|ya|bueno|va|vale)[,. ]+(i )?(won'?t|wont|no lo (hago|voy a hacer|hare))( (do it|then|ok|entonces))*`,
    ),
    en: {
      reflect: 'Good. Leaving something undone takes strength, too.',
      ask: 'What will you do with the next ten minutes?',
    },
    es: {
      reflect: 'Bien. Dejar de hacer algo también pide fuerza.',
      ask: '¿Qué harás con los próximos diez minutos?',
    },
  },
  {
    id: 'only-sleep',
    cue: remark(
      String.raw`(no+[,. ]+)?(not like that|nothing like that|no es eso|no asi)[,. ]+(i )?(just|only|solo|nomas)? ?(want to |wanna |mean |quiero )?(sleep|rest|dormir|descansar)`,
    ),
    en: {
      reflect: 'Okay: sleep, and nothing else. I’ll take it as you mean it.',
      step: 'Then let tonight be only that: something small to eat, water, a dark room.',
    },
    es: {
      reflect: 'De acuerdo: dormir, y nada más. Lo tomo como lo dices.',
      step: 'Que esta noche sea solo eso: algo pequeño de comer, agua y un cuarto oscuro.',
    },
  },
]
