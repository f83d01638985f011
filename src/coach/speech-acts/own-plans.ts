// Recognizes a step that the person plans or has just taken, and names it only where the grammar is certain.
import type { CoachLanguage } from '../script/wording.ts'

export type PlannedStep = {
  /** "done": a step just taken. */
  is: 'planned' | 'done'
  /** "Calling your sponsor", where it can be named. */
  named: string | undefined
  /** Something was removed or put out of reach. */
  removes: boolean
  /** Someone will be told or asked something, and the message does not yet say the words. */
  tells: boolean
  hasTime: boolean
  /** Someone is reached: the only kind that is affirmed after a sign of danger. */
  reachesOut: boolean
}

const clausesIn = (said: string): string[] =>
  said
    .split(
      /(?<=[.!?;])\s+|,\s+|\s+(?:and|but|so|then|y|pero|asi que|porque)\s+(?=(?:i|im|i'm|i'll|ima|imma|gonna|already|just|ya|voy|me|le|lo|la|mejor)\b)/,
    )
    .map((clause) => clause.replace(openings, '').replace(/\W+$/, ''))
const openings =
  /^(?:(?:ok(?:ay)?|alright|yeah|yea|yes|yep|anyway|anyways|well|so|lol|haha|fine|nah|na|true|right|you know what|forget (?:it|that)|never ?mind|maybe|i guess|honestly|actually|whatever|then|first|today|tonight|tomorrow|later|after (?:supper|dinner|work|this)|and|but|leaves me|i think|i believe|i(?:'?ve)? decided(?: that)?|bueno|pues|igual|entonces|creo que|supongo que|asi que|va|vale|dale|y|pero|hoy|manana|ahora|luego|nada|listo)\b[ ,.:!]*)+/

const subject =
  "(?:i'?ll|i will|ill|(?:i'?m |im |i am )?(?:just |finally |also |still )?(?:gonna|going to|goin to|about to)|ima|imma|i'?ma|i (?:can|could|might|should|may|plan to)(?: just| probably| maybe)?|i'?d better|let me|might)(?: just| probably| maybe| go(?: and)?| try to| try and| prob| finally| at least| even| also)*"
const verbs =
  'call|phone|telephone|ring|text|message|email|write|ask|tell (?!you)|talk to|speak (?:to|with)|apologi[sz]e|send|mute|delete|uninstall|block|unfollow|put|throw|toss|dump|flush|pour (?:it|them|that|the|out)|lock|hand|give (?:it|them|the|my (?:card|phone|keys|wife|sister|mom|brother))|get (?:a (?:sub|ride|doctor|sponsor|counselor|cab|lift)|an appointment|help|some help|rid|up|out of (?:here|the house)|narcan|naloxone|boots)|go (?:home|to (?:a |the |my |an )?(?:\\w+ )?(?:meeting|group|church|gym|clinic|doctor|library|class)|for a (?:walk|run|drive|swim)|early|in early|straight home|see (?:a |my |the )?(?:doctor|counselor|therapist|sponsor|sister|mom))|sign up|book|make (?:an? |the )?(?:appointment|call|list|plan|tea|coffee|dinner)|schedule|cancel|pick (?:him|her|them) up|drive (?:him|her|them) (?:to|home)|bring|take (?:the bus|a walk|a shower|a day off|the day off|my (?:meds|medicine)|it back|him|her)|walk|shower|cook|set (?:an?|the|my)|pay (?:it back|her back|him back|them back|the (?:pharmacy|rent|bill))|look (?:for|into|it up)|check (?:with|if|in with)|show|practice|praise|help|sit with|stick (?:to|with)|wait (?:till|until|for|it out)|skip|stop (?:smelling|checking|asking|texting|counting|going|buying)|say (?:that|i|no|sorry|it|something|chef|hi)|do (?:the|that|it (?:tomorrow|after|friday|monday))|order (?:a |the )?(?:seltzer|coke|soda|water|tacos)|write|read|leave (?:early|it (?:in|at)|(?:my|the) (?:phone|card|keys|wallet)(?: at| in)?)|keep (?:my|the) (?:\\d|phone|date|count)|turn (?:it|my phone|the phone) off|light (?:a|the) candle|start (?:with|by|walking|running)|hold (?:it|onto)|use the (?:other|back|side|stairs)|invite|join|meet (?:my|with|up with)'
const plansEnglish = new RegExp(`^${subject} (?:${verbs})\\b`)
const doesNow =
  /^(?:i'?m |im |i am |just )?(?:calling (?!(?:it|you|about|me|him an?|her an?)\b)|texting (?!you\b)|sending (?:it|that|him|her|them|the)|writing (?:it|him|her|them|the)|emailing|booking|muting|deleting (?!this app)|blocking|heading to (?:a |the |my )?(?:meeting|group)|going (?:to (?:a |the |my )?(?:meeting|group|church|gym|doctor)|for a (?:walk|run))|leaving my (?:phone|card|wallet)|putting (?:it|the|my) .{2,20}(?:away|in|out)|throwing (?:it|them|the)|pouring (?:it|them) out|telling (?:him|her|them|my)|asking (?:him|her|them|my (?!\w+ (?:if|about) you))|apologizing|meeting my)\b/
const done =
  /^(?:i |i'?ve |ive |just |already |i just |i already |went and )*(?:threw (?:it|them|out|away|the|my|that)|tossed|dumped (?:it|them|the|out)|poured (?:it|them|the|out)|flushed|deleted|uninstalled|muted|blocked|locked|signed up|booked|cancel+ed|sent (?:it|the|her|him|them)|texted|emailed|messaged|got rid of|cleared out|handed (?:it|them|over)|made (?:an|the) (?:call|appointment)|walked (?:out|away|past)|set (?:an|the) alarm|typed it|(?:just|already) (?:called|told|asked|put|gave|wrote|left|moved|talked to))\b/
const doneNow =
  /^(?:i )?(?:called|told|asked|put|gave|wrote) (?:it|my|the|him|her|them)\b.{0,40}\b(?:now|today|tonight|just now|this (?:morning|afternoon|evening))$/

const infinitives =
  'llam(?:ar)|marcar|escribir|mandar|decir|preguntar|pedir|hablar|contar(?!l)|avisar|poner|guardar|tirar|borrar|bloquear|desinstalar|silenciar|buscar|caminar|cocinar|dormir temprano|pagar(?!le? al? (?:dealer|puntero|conecte))|juntar|probar|intentar|hacer|acompanar|ayudar|sacar|llevar|empezar|cenar|comer|rezar|bajarle|ir (?:a (?:la |el |una |un |mi |al )?(?:reunion|junta|grupo|misa|iglesia|cita|medico|doctor|clinica|gimnasio|pedir|hablar|caminar|ver a mi|casa)|con mi|al)|salir a (?:caminar|correr)|quedarme (?:en casa|con)|dejar (?:el (?:cel|telefono|celular)|la tarjeta|las llaves|de (?:revisar|buscar|comprar|ir))'
const clitic = '(?:me|le|les|lo|la|los|las|se|selo|sela)?'
const plansSpanish = new RegExp(
  `^(?:yo |ya |mejor |igual )*(?:(?:me|le|les|lo|la|los|las|se lo|se la) )?(?:voy a|vamos a|pienso|puedo|podria|prefiero|mejor|debo|deberia|quede (?:de|en)|decidi) (?:ir a )?(?:${infinitives})${clitic}\\b`,
)
const marked =
  /\b(mejor|igual|manana|ahora|hoy|al rato|esta noche|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|luego|bueno|pues|entonces|ok)\b/
const presentSpanish =
  /^(?:mejor |igual |yo |ya )*(?:(?:le|les) (?:digo|escribo|llamo|pido|pregunto|mando|cuento|aviso|pongo|dejo)|(?:lo|la|los|las) (?:llamo|tiro|borro|bloqueo|dejo|guardo|desinstalo|silencio|llevo)|llamo a|pido (?:otra |una )?cita|hablo con mi|me quedo en casa|me voy a (?:mi |la )?(?:casa|reunion|junta)|apago el)\b/
const doneSpanish =
  /^(?:(?:ya|acabo de|recien|por fin) )*(?:(?:ya|la|lo|las|los|le|les|me|se lo|se la) )+(?:(?:acabo de )?(?:tire|bote|borre|bloquee|desinstal[eoa]r?|silencie|vacie|saque de|regrese|devolvi|entregue|deje ahi|escribi|mande|movi|sali de|apunte|inscribi))\b|^(?:(?:la|lo|me) )?acabo de (?:tirar|borrar|bloquear|desinstalar|llamar|escribir|mandar|salir|botar)\w*\b|^ya (?:llame|escribi|pedi (?:la |una )?cita|hable con mi|mande|tire|borre|bloquee|desinstale|agende|saque (?:la )?cita)\b/

// What is safe to say with a word of harm: "not drinking", "skip beers", "sin chupar".
const harmless =
  /\b(?:not|never|no|without|instead of|stop(?:ped)?|quit|skip(?:ping)?|avoid(?:ing)?|less|don'?t|won'?t|isn'?t|sin|no (?:voy a )?|dejar? de|nada de|menos)(?: (?:a|any|the|my|more|to|going to|gonna))* (?:drink\w*|beers?|wine|us(?:e|ing)|smok\w+|vap\w+|bet\w*|gambl\w+|tom\w+|beb\w+|chup\w+|fum\w+|consum\w+|apost\w+|alcohol|cervezas?|trago)\b|\b(?:throw|threw|pour|poured|dump|dumped|toss|tossed|flush|flushed|give back|tire|bote|vacie)\w*(?: \w+){0,4} (?:wine|beers?|vodka|bottles?|pills?|vape|weed|stash|cervezas?|botellas?|vino|vape|mota)\b|\bdrink in hand\b|\b(?:not|don'?t|to not) pour me\b/g
const harm =
  /\b(drink(?:s|ing)?|drank|drunk|beers?|wine|vodka|tequila|whiske?y|liquor|booze|shots?|us(?:e|ing) again|score|dealer|plug|connect|cop some|smok(?:e|ing)|vap(?:e|ing)|weed|coke|meth|dope|fent\w*|heroin|pills? (?:from|off)|benzos?|xanax|oxy\w*|bets?|betting|casino|gambl\w*|parlay|kill\w*|hurt|beat|punch|stab|shoot|gun|knife|rope|bridge|jump|die|dead|end it|suicid\w*|overdos\w*|cut myself|cold turkey|(?:stop|quit|skip|double|halve) (?:my |the |taking )*(?:meds?|medicines?|medication|methadone|suboxone|antidepressants?|insulin|dose|doses|pills)|detox (?:myself|at home|alone)|(?:fake|cheat|substitute|clean) (?:the |my )?(?:test|pee|piss|urine)|lie to|steal|make (?:him|her|them) pay|revenge|get even|teach (?:him|her) a lesson|goodbye to|my will|say goodbye|one last|last time|just one|starve|fast(?:ing)? for|purge|throw up|laxatives?|quit my (?:job|program)|tom(?:ar|o|arme|armela)|beb(?:er|o)|fum(?:ar|o)|consum(?:ir|o)|drog\w+|apost(?:ar|o)|cervezas?|chelas?|caguamas?|copas?|copita|trago|vino|mota|coca|perico|cristal|puntero|conecte|matar\w*|morir\w*|suicid\w*|quitarme|lastimar\w*|pegarle|golpear\w*|cortarme|pistola|cuchillo|vengar\w*|robar\w*|mentir\w*|enganar|despedirme|la ultima vez|doble dosis|dejar (?:la|las|el|los|mi|mis) (?:medic\w+|pastillas|metadona|tratamiento))\b/
const unsure =
  /\b(no (?!mas\b)|nunca |not (?:telling|saying|going|gonna) |hide|hiding|secret|idk|dunno|don'?t know|not sure|no se si|can'?t|cannot|couldn'?t|never|what if|wish|supposed to|used to|was (?:going|gonna)|iba a|ganas de|wanted to|if (?:i|he|she|they|you)|si (?:me|le|lo|la|el|ella)|last (?:week|month|year|summer)|(?:weeks?|months?|years?) ago|hace (?:\d+|un|una|dos|tres|anos|meses)|el ano pasado|but (?:he|she|they|it)|pero (?:el|ella|no|me)|(?:he|she|they) (?:said|says|told|hung|laughed|cried|yelled|screamed|ignored|never)|(?:me )?(?:dijo|colgo|grito|ignoro|contesto)|twice|again|otra vez|(?:two|three|four|\d+) times|every (?:day|time|night))\b/
const reaches =
  /\b(call\w*|text\w*|tell\w*|ask\w*|talk to|telephone|phone|llam\w+|habl\w+|dec\w+|digo|pedir|pido|avis\w+|buscar\w* (?:me )?a las?)\b/
const removal =
  /\b(threw|tossed|dumped|poured|flushed|deleted|uninstalled|blocked|got rid|throw|toss|dump|pour|flush|delete|uninstall|block|locked?|tire|bote|borre|bloquee|desinstal\w+|vacie|tirar|borrar|bloquear)\b/
const telling = /\b(tell|telling|talk to|decir\w*|digo|hablar|hablo|contar\w*)\b/
const time =
  /\b(now|today|tonight|tomorrow|tmrw|in the (?:am|morning)|at \d|before|after|when|until|till?|monday|tuesday|wednesday|thursday|thurs|friday|saturday|sunday|sat|sun|this (?:week|morning|afternoon|evening)|next week|ahora|hoy|manana|esta (?:noche|tarde|semana)|a las \d|antes|despues|cuando|lunes|martes|miercoles|jueves|viernes|sabado|domingo|al rato|ya)\b/

/** Whether a message (normalized) names what no plan should be praised for, except to do without it. */
export const isHarmful = (said: string): boolean => harm.test(said.replaceAll(harmless, ' '))

/** @param said the message (normalized) */
export function ownPlan(said: string, language: CoachLanguage): PlannedStep | undefined {
  if (isHarmful(said)) return undefined
  const clauses = clausesIn(said)
  const steps = [done, doneNow, doneSpanish]
  const plans = [plansEnglish, doesNow, plansSpanish]
  const fits = (forms: readonly RegExp[]) =>
    clauses.find(
      (clause) => !unsure.test(clause.replaceAll(harmless, ' ')) && forms.some((form) => form.test(clause)),
    )
  const planned = fits(plans) ?? (marked.test(said) ? fits([presentSpanish]) : undefined)
  const taken =
    planned === undefined && !unsure.test(said.replaceAll(harmless, ' ')) ? fits(steps) : undefined
  const clause = planned ?? taken
  if (clause === undefined || clause.endsWith('?')) return undefined
  return {
    is: planned === undefined ? 'done' : 'planned',
    named: planned === undefined ? undefined : nameOf(clause, language),
    removes: removal.test(clause),
    tells: telling.test(clause) && !/["“«]|\b(that|que)\b/.test(said),
    hasTime: time.test(said) || doesNow.test(clause),
    reachesOut: reaches.test(clause) && !/\b(letter|note|carta|nota)\b/.test(said),
  }
}

const gerunds: Record<string, string> = {
  call: 'Calling',
  calling: 'Calling',
  phone: 'Calling',
  text: 'Texting',
  texting: 'Texting',
  ask: 'Asking',
  asking: 'Asking',
  tell: 'Telling',
  telling: 'Telling',
  'talk to': 'Talking to',
  email: 'Emailing',
}
const people =
  'sponsor|sponsee|counselor|case manager|therapist|doctor|prescriber|pharmacist|lawyer|clinic|boss|manager|chef|supervisor|hr|wife|husband|mom|mother|dad|father|sister|brother|son|daughter|kids|aunt|uncle|cousin|grandma|girlfriend|boyfriend|partner|friend|best friend|roommate|neighbor|church lady|po|probation officer|eap line|front desk|hall|nurse'
const namesPerson = new RegExp(
  `\\b(call|calling|phone|text|texting|ask|asking|tell|telling|talk to|email) (my|our|the|her|him|them)(?: (${people}))?(?= |$)`,
)
const personas =
  'padrino|madrina|terapeuta|consejer[oa]|medic[oa]|doctor[oa]?|abogad[oa]|jef[ea]|supervisor[oa]?|espos[oa]|marido|mujer|mama|papa|madre|padre|herman[oa]|hij[oa]|ti[oa]|prim[oa]|abuel[oa]|novi[oa]|pareja|amig[oa]|comadre|compadre|vecin[oa]|companer[oa]'
const namesPersona = new RegExp(
  `\\b(llamar|hablar|escribir|decir|preguntar|pedir|contar)(le|lo|la)? (?:ayuda )?(a|con) (mi|la|el) (${personas})(?= |$)`,
)
const accents: Record<string, string> = {
  mama: 'mamá',
  papa: 'papá',
  tia: 'tía',
  tio: 'tío',
  medica: 'médica',
  medico: 'médico',
}

function nameOf(clause: string, language: CoachLanguage): string | undefined {
  if (language === 'es') {
    const [, verb = '', pronoun = '', link = '', whose = '', who = ''] = namesPersona.exec(clause) ?? []
    if (!who) return undefined
    const capital = verb.charAt(0).toUpperCase() + verb.slice(1)
    const needsPronoun = verb === 'decir' || verb === 'preguntar' || verb === 'pedir' || verb === 'contar'
    const to = link === 'a' && (pronoun === 'le' || needsPronoun) ? 'le' : ''
    return `${capital}${to} ${link} ${whose === 'mi' ? 'tu' : whose} ${accents[who] ?? who}`.replace(
      ' a el ',
      ' al ',
    )
  }
  const [, verb = '', whose = '', who] = namesPerson.exec(clause) ?? []
  if (!verb || ((whose === 'my' || whose === 'our' || whose === 'the') && !who)) return undefined
  const isPronoun = /^(her|him|them)$/.test(whose)
  if (isPronoun && who) return undefined
  const object = isPronoun
    ? whose
    : `${whose === 'the' ? 'the' : 'your'} ${/^(po|hr)$/.test(who ?? '') ? who?.toUpperCase() : who}`
  return `${gerunds[verb]} ${object}`
}

type Wordings = Record<CoachLanguage, readonly string[]>

export const affirmsPlan: Wordings = {
  en: [
    'That’s a good plan.',
    'Good call.',
    'That sounds like a solid next step.',
    'Good thinking. That’s doable.',
    'I like that. It’s yours, and it’s concrete.',
    'Sounds like a plan.',
    'That makes a lot of sense.',
  ],
  es: [
    'Es un buen plan.',
    'Buena idea.',
    'Me parece un buen paso.',
    'Bien pensado. Y se puede hacer.',
    'Me gusta. Es tuyo, y es concreto.',
    'Suena bien.',
    'Tiene mucho sentido.',
  ],
}
export const affirmsNamed: Wordings = {
  en: [
    '{named} is a good move.',
    '{named} makes sense.',
    '{named} sounds like the right next step.',
    '{named} is a solid step.',
  ],
  es: ['{named} es un buen paso.', '{named} tiene sentido.', '{named} suena bien.', '{named} es buena idea.'],
}
export const affirmsStep: Wordings = {
  en: ['Good. You did it.', 'Well done.', 'That counts.', 'Nice work.', 'Good for you. That’s a real step.'],
  es: ['Bien. Lo hiciste.', 'Bien hecho.', 'Eso cuenta.', 'Muy bien.', 'Bien por ti. Es un paso de verdad.'],
}
export const affirmsRemoval: Wordings = {
  en: [
    'Good. That’s out of reach now.',
    'Smart. It can’t tempt you from there.',
    'Well done. That took a decision.',
  ],
  es: [
    'Bien. Ya no lo tienes a la mano.',
    'Buena decisión. Desde ahí ya no tienta.',
    'Bien hecho. Eso fue una decisión.',
  ],
}
export const asksFirstWords: Wordings = {
  en: ['What’s the first thing you’ll say?', 'How will you start?'],
  es: ['¿Qué es lo primero que vas a decir?', '¿Con qué frase empiezas?'],
}
export const asksWhen: Wordings = {
  en: ['When will you do it?', 'What’s a good moment for it?'],
  es: ['¿Cuándo lo harás?', '¿Cuál sería un buen momento?'],
}
