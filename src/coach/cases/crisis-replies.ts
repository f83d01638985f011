// Prepared replies to what people ask and say during a danger. Each is used once in a conversation.
import type { DangerKind, Family } from '../script/danger.ts'
import { crisisBarriers } from './crisis-barriers.ts'
import { crisisInstructions, drivingInstructions } from './crisis-instructions.ts'

export type CrisisReply = {
  id: string
  /** The dangers it applies to. */
  for: readonly (DangerKind | Family)[]
  cue: RegExp
  /** Replaces the standard help of this kind in a first answer. */
  replaces?: true
  /** Complete without the next question: a report that help is coming, a question with its answer. */
  complete?: true
  except?: readonly DangerKind[]
  /** Also given to anyone who said that they are under 18. */
  ofMinor?: true
  en: string
  es: string
}

/** The means of self-harm are out of reach or with another person, or another person is on the way. */
export const meansAway =
  /\b(give|gave|giving|hand(ed|ing)?|take|took|lock(ed)?|flush(ed)?|put|throw|threw) (them|it|those|the (pills|bottle|gun|meds|keys|rope|knife)) (all )?(to|away|in|up|out|over)\b|\b(he|she|they)('s| has| have| is| are)? (coming over|on (his|her|their) way|here now|got (it|them|the (pills|bottle|gun|meds|keys)))\b|\b(dar|doy|di|entregar|guardar|tirar)(se)?l[oa]s? (a|en)\b|\b(ya )?(viene|esta en camino|ya llego)\b/

// "I'll call my dealer" is not help.
const helper =
  '(mom|mum|mother|dad|father|parents|sister|brother|friend|best friend|neighbou?r|son|daughter|wife|husband|partner|boyfriend|girlfriend|roommate|aunt|uncle|cousin|sponsor|doctor|nurse|therapist|counselor|pastor|mama|papa|madre|padre|herman[oa]|amig[oa]|vecin[oa]|hij[oa]|espos[oa]|marido|mujer|pareja|novi[oa]|ti[oa]|prim[oa]|padrin[oa]|madrina|doctora?|terapeuta)'
// "Ok", "yeah, fine" before "calling Gene".
const lead = String.raw`((ok(ay)?|yes|yeah|fine|all right|alright|si|bueno|va|ya)[,. ]+){0,3}`
const ofOwnLife = [
  'suicide',
  'suicide_stated',
  'suicide_now',
  'voices',
  'self_harm',
  'overdose_self',
  'withdrawal',
] as const

/** In order of priority: the first match that was not used yet. */
export const crisisReplies: readonly CrisisReply[] = [
  ...crisisInstructions,
  ...crisisBarriers,
  {
    id: 'means-away',
    for: ['life'],
    cue: meansAway,
    en: 'Yes. Put it in someone else’s hands now, before anything else, and stay next to them. One line is enough: “I’m not safe alone right now.” You can {crisis} together.',
    es: 'Sí. Déjalo ahora en manos de otra persona, antes que nada, y quédate a su lado. Basta una frase: «Ahora no estoy a salvo a solas». Juntos pueden {crisis}.',
  },
  {
    id: 'someone-comes',
    for: [...ofOwnLife, 'medical'],
    cue: new RegExp(
      String.raw`\b(i'?m (gonna|going to)|i'?ll|let me|i can|voy a|le voy a|puedo) (call|text|ask|get|wake|llamar|marcar|hablar|pedir|despertar)\w*( a)? (my|mi) ${helper}\b|\b(my|mi) ${helper} (is (coming|driving|on (his|her|their) way)|will take me|can take me|viene|esta en camino|me (lleva|puede llevar))\b|^${lead}(i'?m |i'?ll |ill |im |let me |voy a |la voy a |lo voy a |le voy a )?(calling|call|dialing|texting|text|waking|wake|llamar\w*|llamando|marcar\w*|marcando|despertar\w*) (?!(my |a |mi )?(dealer|plug|connect|in sick|off|it|quits|puntero)\b)\w+|\b(para que|que|q) me llev\w+\b|(?<!\b(not|never|aint|ain't) )\b(going|on (my|our) way) to the (er|hospital)\b|(?<!\bno )\bvoy (a|para) (urgencias|el hospital)\b`,
    ),
    en: 'Good, that’s the right step. Do it now, before anything else, and stay on the phone with them until they’re next to you.',
    es: 'Bien, ese es el paso. Hazlo ya, antes que nada, y quédate al teléfono hasta que esté a tu lado.',
  },
  {
    id: 'person-near',
    for: [...ofOwnLife, 'medical'],
    cue: new RegExp(
      String.raw`\b(my|mi) ${helper}( \w+)?'?s? (lives|is|vive|esta)? ?(like |como )?(\w+ )?(near|close|nearby|next door|upstairs|downstairs|down the (street|hall)|cerca|al lado|arriba|abajo|a (\d+|cinco|diez|quince|veinte|unos|pocos) minutos|(\d+|five|ten|a few) min(ute)?s?\b|(two|three|2|3|a few|unas|dos|tres|a dos|a tres) (doors|houses|puertas|casas))\b|\b(my|mi) ${helper}( \w+)? (has|tiene) (a |un |una )?(car|truck|pickup|carro|coche|troca|camioneta)\b`,
    ),
    en: 'Then call them right now with one line: “I need you to come, now.” You don’t have to explain anything first. Go to the door, and wait there.',
    es: 'Entonces llámale ya con una sola frase: «Necesito que vengas, ya». No tienes que explicar nada antes. Ve a la puerta y espera ahí.',
  },
  {
    id: 'wake-them',
    except: ['overdose', 'child_swallowed'],
    for: [...ofOwnLife, 'medical'],
    cue: /\b(asleep|sleeping|(wak(e|ing)|scar(e|ing)|bother(ing)?|worry(ing)?|disturb(ing)?|upset(ting)?) (him|her|them|anyone|anybody|my \w+)|(despertar|asustar|molestar|preocupar)(l[aeo]s?| a)|(esta|estan) dormid\w+)\b/,
    en: 'Wake them anyway. People who love you would choose to be woken for this, every time. One line is enough: “I need you, right now.”',
    es: 'Despiértales de todos modos. Quien te quiere elegiría que le despiertes por esto, siempre. Basta una frase: «Te necesito, ya».',
  },
  {
    id: 'gives-name',
    for: ['life', 'medical', 'violence'],
    cue: /^(ok(ay)? )?(my name('s| is)|mi nombre es|me llamo|i'?m called) \w+/,
    en: 'Thank you for telling me your name. It matters, and so do you.',
    es: 'Gracias por decirme tu nombre. Importa, y tú también.',
  },
  {
    id: 'vomit',
    for: ['medical', 'life'],
    cue: /\b(throw(ing)? (it |them )?up|vomit\w*|puke|make (myself|him|her|them) sick|devolver)\b(?! (after|despues de) (i eat|eating|dinner|lunch|breakfast|meals|every|each|comer|cenar|cada))/,
    en: 'Don’t make anyone throw up: it can do more harm on the way back. {Emergency}. {poison} Harm can come hours later, also when it feels fine now.',
    es: 'No provoques el vómito: puede dañar más al volver. {Emergency}. {poison} El daño puede llegar horas después, aunque ahora se sienta bien.',
  },
  {
    id: 'sleep-it-off',
    for: ['medical'],
    cue: /\b(sleep(ing)? it off|go to (bed|sleep)|let (him|her|them) sleep|lie down|feel (fine|ok(ay)?)|dormirme|acostarme|que duerma|me siento bien)\b/,
    en: 'Don’t sleep it off and don’t lie down alone: the harm can come hours later, also when it feels fine now. {Emergency}. {poison}',
    es: 'No lo dejes para dormir ni te acuestes a solas: el daño puede llegar horas después, aunque ahora se sienta bien. {Emergency}. {poison}',
  },
  {
    id: 'naloxone',
    for: ['overdose', 'overdose_self', 'tolerance'],
    cue: /\b(narcan|naloxone|naloxona|nasal spray|espray)\b/,
    en: 'Yes, use the naloxone now: head back, nozzle in one nostril, press all the way. No change after 2 or 3 minutes: a second dose, if there is one. It does no harm if it was something else. {Emergency} too, and stay.',
    es: 'Sí, usa la naloxona ya: cabeza hacia atrás, la punta en una fosa nasal, aprieta hasta el fondo. Si en 2 o 3 minutos no cambia, otra dosis, si hay. Si era otra cosa, no hace daño. {Emergency} también, y no te vayas.',
  },
  {
    id: 'lips',
    for: ['overdose', 'overdose_self', 'child_swallowed', 'medical'],
    cue: /\b(lips?|pale|blue|gr[ae]y|purple|gurgl\w*|snor(es|ing)|labios?|palid[oa]|azul(es)?|morad[oa]s?|ronca\w*)\b/,
    en: 'Pale, gray or blue lips and odd snoring can mean too little air. {Emergency} now. Watch the chest: slow or no breaths means rescue breaths, and they’ll tell you how by phone. If breathing is steady, lay them on their side and stay.',
    es: 'Labios pálidos, grises o azules y ronquidos raros pueden ser falta de aire. {Emergency} ya. Mira el pecho: si respira poco o nada, hacen falta respiraciones, y por teléfono te dicen cómo. Si respira parejo, ponlo de lado y quédate.',
  },
  {
    id: 'money',
    for: ['medical', 'life'],
    cue: /\b((no|without|don'?t have( any)?|don'?t got( any| no)?|haven'?t got( any)?|lost my) (health )?insurance(?! (money|payout|check|policy))|(can'?t|cannot) (pay|afford)|afford|cost|bills?|expensive|no papers|undocumented|seguro medico|(sin|no tengo) seguro(?! de vida)|aseguranza|bil|pagar|cobr(an|ar)|cuesta|car[oa]|papeles)\b/,
    en: 'Go without insurance or papers: in the US an emergency room has to look at you and treat an emergency first, whatever you can pay. If not by ambulance, have someone else drive you. Money comes after, and hospitals have help for that.',
    es: 'Ve aunque no tengas seguro ni papeles: en Estados Unidos urgencias tiene que atender primero la emergencia, puedas pagar o no. Si no es en ambulancia, que otra persona maneje. El dinero va después, y los hospitales tienen ayuda para eso.',
  },
  {
    id: 'drink-to-level',
    for: ['medical', 'withdrawal_plan'],
    cue: /\b(just (drink|have|take)|drink (one|a (beer|little))|one (drink|beer|shot)|a beer|level out|steady|take (some|one|an?|my)|tomo? (una|un poco|algo)|una cerveza|un trago)\b/,
    en: 'Please don’t treat this alone with a drink or pills. An emergency room has medicine that stops it safely, tonight, and they see it every day. {Emergency}, and tell them when you last drank or used.',
    es: 'No lo trates a solas con un trago o pastillas. En urgencias tienen medicina que lo detiene de forma segura hoy mismo, y lo ven a diario. {Emergency} y diles cuándo fue lo último.',
  },
  {
    id: 'using-alone',
    for: ['tolerance', 'overdose_self', 'overdose', 'life'],
    cue: /\b((regular|usual|old|same|normal) (shot|dose|amount|hit)|(us(e|ing)|shoot(ing)?( up)?|shot|dose|hit|fix|bag|needle)\b.{0,40}\b(alone|just me|by myself|door (is )?locked)|la (dosis|cantidad) de (siempre|antes)|(consum\w*|dosis|me (meto|inyecto))\b.{0,40}\bsol[oa])\b/,
    en: 'Using alone is what kills: nobody can call for you. After a break the same amount is too much. Unlock the door, get a person next to you or on the phone, and keep naloxone in reach. {Emergency} if anything feels wrong.',
    es: 'Consumir a solas es lo que mata: nadie puede llamar por ti. Tras una pausa, la misma cantidad es demasiado. Quita el seguro de la puerta, que haya alguien contigo o al teléfono, y naloxona a la mano. {Emergency} si algo se siente mal.',
  },
  {
    id: 'credit',
    for: ['life', 'medical', 'violence', 'advice'],
    cue: /\b(no (phone )?(credit|minutes|balance)|out of minutes|sin (saldo|credito|minutos))\b/,
    en: 'Emergency calls need no credit and no plan: {emergency} from any phone that turns on. A neighbor, a front desk or a store can call too.',
    es: 'Las llamadas de emergencia no piden saldo: {emergency} desde cualquier teléfono que prenda. Un vecino, una recepción o una tienda también pueden llamar.',
  },
  {
    id: 'cut',
    for: ['self_harm', 'wound'],
    cue: /\b(i|me) (just |already )?(cut|burn(ed|t)?|corte|quem[eo])\b|\b(not|isn'?t) (that )?deep|no (es|esta) (tan )?profund[oa]|\b(wound|bleeding|cuts?|sangra\w*|herida)\b/,
    en: 'Care for the wound first: press a clean cloth on it for ten minutes, rinse it with water, cover it with a bandage. Deep, wide open, or still bleeding: {emergency}. Then put the blade out of the room.',
    es: 'Primero la herida: aprieta diez minutos con un paño limpio, enjuaga con agua y cúbrela con una venda. Si es profunda, está abierta o sigue sangrando: {emergency}. Después saca la navaja del cuarto.',
  },
  {
    id: 'instead',
    for: ['self_harm', 'wound', 'suicide'],
    cue: /\b(instead|what (else )?can i do|my hands|something else|other than|en (vez|lugar)|otra cosa|mis manos|que (puedo )?hacer)\b/,
    en: 'Things that carry people through those minutes: hold ice until it stings, draw red lines with a pen where you would cut, tear paper, cold water on your face, walk fast, wrap up tight in a blanket. Put the blade far away first, or give it to someone.',
    es: 'Cosas que ayudan a pasar esos minutos: aprieta hielo hasta que arda, dibuja con pluma roja donde cortarías, rompe papel, agua fría en la cara, camina rápido, envuélvete fuerte en una cobija. Primero pon la navaja lejos o dásela a alguien.',
  },
  {
    id: 'means',
    for: ['suicide', 'suicide_stated', 'suicide_now', 'voices', 'self_harm'],
    cue: /\b(pills|guns?|pistols?|revolver|rifles?|shotguns?|rope|razors?|blades?|knife|bridge|roof|bottle|insulin|pastillas|pistolas?|armas?|soga|cuerda|navaja|cuchillo|puente|azotea|frasco|insulina)\b/,
    en: 'First, put distance between you and it: go to another room or outside, or give it to someone to hold. Do that before anything else you do tonight.',
    es: 'Lo primero es la distancia: ve a otro cuarto o afuera, o dáselo a alguien para que lo guarde. Eso antes que cualquier otra cosa.',
  },
  {
    id: 'why-thoughts',
    for: ['life'],
    cue: /\bwhy (do|am|would) i (even |keep |still )?(think|thinking|have|feel)|\b(is it|am i) (crazy|normal|nuts|broken)|por que (lo )?(pienso|siento|tengo)|es normal|estoy loc[oa]/,
    en: 'Many people in pain have these thoughts, and having them doesn’t mean you’ll act on them. They’re often the mind looking for an end to the pain, they rise and fall like a wave, and they get weaker when someone else knows.',
    es: 'Mucha gente con dolor tiene estos pensamientos, y tenerlos no significa que lo harás. Suelen ser la mente buscando que el dolor pare; suben y bajan como una ola, y pierden fuerza cuando alguien más lo sabe.',
  },
  {
    id: 'call-988',
    for: ['life'],
    cue: /\b(what (happens|will (happen|they)|do they)|who answers|will they (send|come|tell)|is it (free|private|anonymous)|que (pasa|me van)|quien contesta|es (gratis|anonimo))\b/,
    en: 'A trained person answers, asks how you are and listens. It’s free, you don’t have to give your name, and most calls end with a plan for tonight and nobody sent.',
    es: 'Contesta una persona preparada, pregunta cómo estás y escucha. Es gratis, no tienes que dar tu nombre, y casi todas las llamadas terminan con un plan para hoy, sin que manden a nadie.',
  },
  {
    id: 'voices-argue',
    for: ['life'],
    cue: /\b(argue|correct him|tell (him|her|them)|convince|what (do|should) i say|discut\w*|convencer\w*|llev(o|ar)le la contra|que le digo)\b/,
    en: 'Don’t argue about it, and don’t agree with it either. Stay calm, speak in short sentences, name the feeling: “That sounds scary. I’m here.” Keep space between you and a way out. If there’s a threat, a weapon or no sleep for days, {emergency} and say it’s a mental health emergency.',
    es: 'No discutas, y tampoco le des la razón. Habla tranquilo y corto, y nombra lo que siente: «Eso asusta. Aquí estoy». Deja espacio y una salida. Si hay amenaza, un arma o días sin dormir, {emergency} y di que es una emergencia de salud mental.',
  },
  {
    id: 'watched-phone',
    for: ['violence'],
    cue: /\b(sees|checks|reads|tracks|goes through|looks at|monitors|has (access|my password)|family plan|my (phone|texts|messages|location)|ve|revisa|lee|rastrea) ?.{0,20}(phone|texts?|messages?|who i|my|location|plan|telefono|mensajes|celular|ubicacion)\b/,
    en: 'Then use a phone they can’t see: a neighbor’s, a friend’s, one at work, a library or a doctor’s office. Delete this page from the history when you leave. {violence} {Emergency} if you’re in danger, and a code word with a friend can mean “call for me.”',
    es: 'Entonces usa un teléfono que no vea: de una vecina, una amiga, el trabajo, la biblioteca o el consultorio. Borra esta página del historial al salir. {violence} {Emergency} si hay peligro, y una palabra clave con alguien puede significar «llama por mí».',
  },
  {
    id: 'does-it-count',
    for: ['violence'],
    cue: /\b(counts?|cuenta)\b.*\b(abuse|violence|maltrato|violencia)\b|\bis (it|that|this) (really |even )?(abuse|violence)\b|\bam i (just )?(exaggerat|overreact)\w+|\b(estoy|sere) exagera\w+|\bes (maltrato|violencia)\b/,
    en: 'Grabbing, shoving or leaving a mark counts. You are not exaggerating, and it doesn’t have to get worse before you ask for help. {violence}',
    es: 'Agarrarte, empujarte o dejarte marca sí cuenta. No exageras, y no tiene que ponerse peor para pedir ayuda. {violence}',
  },
  {
    id: 'will-it-stop',
    for: ['violence', 'choked'],
    cue: /\b(if|when|once) (he|she|they) (quits?|stops?|gets? (sober|clean|help))\b.*\b(stop|change|better|over|end)s?\b|\b(si|cuando) (el |ella )?(deja|deje|dejara) (de (tomar|beber|consumir)|el alcohol)\b.*\b(quita|pasa|cambia|para|mejor|acaba)\w*/,
    en: 'Stopping drinking or using takes away one trigger, but by itself it rarely ends the hurting. Plan as if it could happen again: a bag, papers and keys with someone you trust, and a place to go. {violence}',
    es: 'Dejar de tomar o consumir quita un detonante, pero por sí solo casi nunca acaba con el maltrato. Planea como si pudiera repetirse: una bolsa, papeles y llaves con alguien de confianza, y a dónde ir. {violence}',
  },
  {
    id: 'going-is-right',
    for: ['violence', 'choked'],
    cue: /\babandon(ing|o|arl[oa])\b|\b(is it|am i|would it be) (\w+ )?(wrong|bad|selfish|mean|awful|ok(ay)?)\b.*\b(go|leave|stay (with|at)|move)\b|\b(esta mal|soy mala|soy egoista)\b.*\b(ir\w*|dej\w*|voy)\b/,
    en: 'Going where you’re safe is not abandoning anyone. If there’s a bed for you tonight, go while it’s calm, and don’t announce it. Take your phone, keys, papers and medicine. {violence} They can plan it with you.',
    es: 'Ir a donde estás a salvo no es abandonar a nadie. Si hoy tienes dónde dormir, sal mientras haya calma y no lo avises. Lleva el teléfono, llaves, papeles y medicinas. {violence} Ahí lo planean contigo.',
  },
  {
    id: 'close-by',
    for: ['violence'],
    cue: /\b(stairs|door|coming|outside|downstairs|upstairs|he'?s (back|here|home)|drunk|escaleras?|puerta|ya (viene|llego)|afuera|borrach[oa]|tomad[oa])\b/,
    en: 'If you can, move toward a way out now, away from the kitchen and from anything that could be a weapon. {Emergency} if it starts; if you can’t speak, leave the line open.',
    es: 'Si puedes, acércate ya a una salida, lejos de la cocina y de cosas que puedan ser armas. {Emergency} si empieza; si no puedes hablar, deja la llamada abierta.',
  },
  ...drivingInstructions,
]
