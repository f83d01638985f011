// The last check of every answer before a person sees it. No dose, method or diagnosis may pass. When in doubt it refuses, because a guided
// answer is always available instead.
import { normalizeText } from '../platform/normalize-text.ts'
import { languageOf } from './detector/language.ts'

export type AnswerVerdict = { safe: true } | { safe: false; why: string }

const number = String.raw`(?:\d+(?:[.,]\d+)?|one|two|three|four|five|six|seven|eight|ten|half|a couple(?: of)?|a few|un[ao]?|dos|tres|cuatro|cinco|seis|media|medio|un par de)`
const drug = String.raw`(?:alcohol|vodka|whiskey|wine|beer|heroin|fentanyl|oxy\w*|opioids?|morphine|codeine|tramadol|kratom|cocaine|crack|meth\w*|amphetamines?|adderall|xanax|alprazolam|benzos?|benzodiazepines?|valium|diazepam|lorazepam|ativan|klonopin|clonazepam|ghb|barbiturates?|ketamine|mdma|weed|cannabis|suboxone|buprenorphine|methadone|naltrexone|lithium|ssri\w*|antidepressants?|gabapentin|pregabalin|clonidine|zoloft|sertraline|prozac|lexapro|seroquel|quetiapine|trazodone|melatonin|benadryl|loperamide|imodium|ibuprofen|acetaminophen|tylenol|paracetamol|heroina|fentanilo|cocaina|metadona|buprenorfina|litio|antidepresivos?|clonazepam|diazepam|pastillas?|pills?|tablets?|medication|meds|medicine|medicina|medicamentos?|dose|dosis)`

const rules: readonly (readonly [string, RegExp])[] = [
  [
    'dose',
    new RegExp(
      String.raw`\b\d+(?:[.,]\d+)?\s?-?\s?(?:mg|mgs|mcg|µg|ug|milligrams?|micrograms?|miligramos?|microgramos?|ml|cc|milliliters?|mililitros?|iu|units? of)\b`,
    ),
  ],
  [
    'dose',
    new RegExp(
      String.raw`\b(?:take|takes|taking|try|swallow|use|inject|snort|smoke|drink|toma|tomar|tome|tomate|usa|inyecta)\b[^.!?]{0,30}\b${number}\s+(?:more |mas )?(?:pills?|tablets?|capsules?|drops?|hits?|lines?|bags?|doses?|shots?|drinks?|beers?|glasses|cups|puffs?|grams?|pastillas?|tabletas?|capsulas?|gotas?|rayas?|gramos?|copas?|tragos?|cervezas?|dosis)\b`,
    ),
  ],
  [
    'dose',
    /\b(double|halve|increase|lower|reduce|raise|skip|adjust|split|dobla|duplica|aumenta|reduce|baja|sube|salta|ajusta)\w*\b[^.!?]{0,20}\b(your |the |tu |la )?(dos(e|es|age|is)|medication|medicacion)\b/,
  ],
  [
    'taper',
    /\b(taper(ing|ed)?|wean (yourself )?off|cut (down|back)? ?by (about )?\d+|(reduce|decrease|drop|lower|reducir|reduce|baja(r)?) (it |your \w+ |the \w+ |tu \w+ |la \w+ )?(by |un |en )?\d+ ?(%|percent|por ciento|mg)|(one|1|a) (less )?(pill|drink|tablet) (less )?(each|every|per) (day|week)|every (few|\d|two|three) days (reduce|cut|drop)|ir bajando la dosis)\b/,
  ],
  [
    'taper',
    /\b(reduce|reducing|decrease|drop|lower|cut|reducir|reduce|bajar?)\b[^.!?]{0,30}\d+ ?(%|percent|por ciento)/,
  ],
  [
    'medicine',
    new RegExp(
      String.raw`\b(?:you (?:can|should|could|must|need to|might want to|may)|go ahead and|just|simply|i (?:recommend|suggest|advise)(?: that you)?|it'?s (?:ok|okay|fine|safe) to|try to|puedes|debes|deberias|podrias|te recomiendo|te sugiero|es seguro)\s+(?:safely |just |also |try )*(?:stop|stopping|quit|quitting|start|starting|take|taking|change|changing|switch|skip|skipping|mix|combine|dejar(?: de tomar)?|empezar|tomar|cambiar|saltarte?|mezclar|combinar|suspender)\b[^.!?]{0,40}\b${drug}\b`,
    ),
  ],
  [
    'medicine',
    /\b(stop|quit|skip|deja(r)? de) (taking |tomar )?(your|the|that|those|tus?|la|las|el|los) (meds?|medications?|medicines?|pills|suboxone|methadone|antidepressants?|lithium|medicinas?|medicamentos?|pastillas|metadona|antidepresivos?)\b/,
  ],
  [
    'method',
    /\b(noose|ligature|hang(ing)? (yourself|himself|herself)|slit (your|the)|cut (your wrists|along|deeper|vertically)|lethal (dose|amount)|fatal (dose|amount)|ld ?50|overdose on|carbon monoxide|helium|exit bag|jump(ing)? (off|from)|(tallest|highest) (bridges?|buildings?)|bridges? (taller|higher)|painless (way|method|death)|how to (die|kill yourself|overdose)|(quickest|easiest|best) way to (die|end)|soga|ahorcar(te|se)|cort(a|ar)te (las venas|las munecas)|dosis (letal|mortal)|monoxido de carbono|saltar (de|desde) (un|el) (puente|edificio)|manera indolora)\b/,
  ],
  [
    'hiding',
    /\b((pass|beat|cheat|fool|fake) (a |the |your )?(drug|urine|hair|breath)\w* ?(test|screen|analysis)?|synthetic urine|clean urine|flush (out )?(your|the) system|detox drink|mask (the )?(smell|signs)|hide (it|your (use|using|drinking|stash))( from)?|keep it (a )?secret from (your|them|him|her)|without (anyone|them|her|him) (noticing|knowing)|(pasar|enganar|burlar) (el|la|una?) (prueba|test|antidoping)|orina sintetica|ocultar (tu consumo|que (bebes|consumes)))\b/,
  ],
  [
    'sourcing',
    /\b((buy|get|find|score|order|purchase) (some |it |them |your )?(drugs?|heroin|fentanyl|coke|cocaine|meth|xanax|oxy\w*|pills|weed)? ?(from|on|off) (a |the |your )?(dealer|dark ?web|street|plug|telegram|silk road)|your dealer|dark ?web (market|site)|(comprar|conseguir) (droga|coca|heroina|pastillas) (en|con|de))\b/,
  ],
  [
    'permission',
    /\b((one|a|just one|a couple|a few) (drinks?|beers?|hits?|bets?|glass(es)?|line|pill) (is|are|would be|won'?t|can'?t|will be)\b[^.!?]{0,12}\b(ok(ay)?|fine|hurt|harm|safe|harmless)|you can (drink|use|gamble|smoke) (in moderation|safely|a little|socially|again)|it'?s (ok(ay)?|fine) to (use|drink|relapse|get high|gamble|smoke)|una (copa|cerveza|raya|vez) no (hace dano|pasa nada|te hara)|puedes (beber|tomar|consumir) (un poco|con moderacion))\b/,
  ],
  [
    'first aid',
    /\b(sleep it off|let (him|her|them) sleep|cold shower|ice bath|black coffee|strong coffee|induce vomiting|make (yourself|him|her|them) (vomit|throw up)|dejalo dormir|que (lo|se le) pase durmiendo|ducha fria|provoca(r)? el vomito|cafe (cargado|negro))\b/,
  ],
  [
    'detox',
    /\b(home detox|detox (at home|yourself|on your own|alone)|cold turkey (is|will|should|at|on)|(just |simply )?(go|quit|stop) cold turkey|desintoxica(rte|te) en casa|dej(a|ar)(lo)? de golpe)\b/,
  ],
  [
    'diagnosis',
    /\b(you (have|suffer from|are suffering from|are showing signs of|clearly have|probably have|might have|may have|seem to have|likely have) (an? |some |the )?((severe|major|mild|clinical|generali[sz]ed|borderline|bipolar|opioid|alcohol|substance|use|personality|post.?traumatic|obsessive|eating|anxiety|panic|gambling) ?)*(depression|bipolar|disorder|ptsd|adhd|ocd|schizophrenia|psychosis|dependence|alcoholism|addiction|bpd|autism|cirrhosis|hepatitis)|you('re| are) (an? )?(alcoholic|addict|bipolar|depressed clinically|schizophrenic|borderline|psychotic|codependent)|(tienes|padeces|sufres de) (un |una )?(depresion|trastorno|bipolaridad|tdah|esquizofrenia|psicosis|alcoholismo|adiccion)|eres (un |una )?(alcoholic[oa]|adict[oa]|bipolar|esquizofrenic[oa])|my diagnosis|mi diagnostico)\b/,
  ],
  [
    'claim',
    /\b(i('m| am) (not (a |an )?(ai|bot|robot|machine|computer|program|software)|(a |an )?(real |actual |licensed |certified |trained )*(human|person|therapist|counsel+or|doctor|nurse|sponsor|psychologist|psychiatrist|clinician|physician|man|woman))( being)?|as (a|your) (therapist|counsel+or|doctor|sponsor|psychologist|human)|speaking as a|i('m| am) (also )?in recovery|when i was (using|drinking)|my own (recovery|addiction|sobriety)|i (used to|once) (drink|use)|(?<!no |tampoco )(?:yo )?\bsoy (tu |una? )?(humano|persona|terapeuta|medic[oa]|doctora?|psicolog[oa]|padrino|consejer[oa])|no soy (una? )?(maquina|robot|programa|ia|bot))\b/,
  ],
  [
    'promise',
    /\b(i('ll| will) (always|never leave|never stop)|always be (here|there) for you|i('ll| will| won'?t)( ever| not)? (tell anyone|tell a soul)|(this|our|your) (is|secret)[^.!?]{0,12}(secret|safe with me)|100 ?% (confidential|private|secret)|completely (confidential|anonymous)|between (you and me|us)|nobody will (ever )?know|siempre estare (aqui|contigo)|nunca te dejare|no se lo dire a nadie|(es )?nuestro secreto|totalmente confidencial)\b/,
  ],
  [
    'claimed action',
    /\b(i('ve| have) (called|contacted|notified|alerted|informed|sent|dispatched|reported)|i (called|notified|contacted|alerted) (911|the|your|emergency)|(help|police|an ambulance|someone) is on (its|the|their) way|i('m| am) (calling|contacting|alerting|sending)|i('ll| will) (call|contact|alert|notify) (911|the police|emergency|your)|ya (llame|avise|contacte)|(la ayuda|una ambulancia|la policia) va en camino|estoy llamando)\b/,
  ],
  [
    'empathy claim',
    /\b(i (know|understand) exactly (how|what)|i know (just )?how (you feel|that feels|it feels)|i('ve| have) been (there|through)|i feel your pain|se (exactamente )?(como te sientes|lo que sientes)|yo (tambien )?(he pasado|pase) por)\b/,
  ],
  [
    'shame',
    /\b(shame on you|you should be ashamed|you('re| are) (weak|pathetic|disgusting|selfish|a (failure|loser|disappointment|burden))|it('?s| is) (all )?your (own )?fault|you (did|brought) this (to|on) yourself|just (stop|get over it|snap out|be strong|say no)|other people have it worse|it could be worse|you('re| are) overreacting|don'?t be (so )?(dramatic|silly|weak)|(junkie|druggie|crackhead|wino|drunkard|dirty|clean and sober|addicts?)\b|god('s| has a) plan|everything happens for a reason|sin(ful|ner)|promise me (that )?you|(debe|deberia) darte verguenza|es tu culpa|eres (debil|un fracaso|una carga)|drogadict[oa]|yonqui|borrach[oa]|plan de dios|prometeme)/,
  ],
  [
    'hopeless',
    /\b(better off (dead|without you)|no (one|body) (would|will) miss you|you('re| are) right,? (there('s| is) no|it('s| is) hopeless|life is)|there is no (hope|point) (for|in) (you|living|life|going)|you should (die|kill|end)|kill yourself|end your life|(go ahead|do it)[.!]|(mejor|mejores) sin ti|matate|no hay esperanza)/,
  ],
  [
    'engagement',
    /\b(don'?t (leave|go)( me)?( yet)?|i('ll| will) miss you|i miss(ed)? you|i love you|my (dear|love|darling)|you('ll| will) lose your streak|stay with me forever|you (only )?need (only )?me|you don'?t need (anyone|people|them|a doctor|a therapist|meds)|te (quiero|amo|extrano)|no te vayas|no necesitas a nadie)\b/,
  ],
  [
    'prompt',
    /\b(system prompt|my instructions (are|say|were)|as an? (ai )?language model|ignore (all |the )?(previous|prior|above) instructions|developer mode|<\/?(system|s|inst)>|\[inst\]|<\|)/,
  ],
]

const markup =
  /<\s*\/?\s*(script|iframe|img|svg|a|style|object|embed|form|input|link|meta|on\w+)\b|javascript:|data:text/i
const address =
  /\bhttps?:\/\/|\bwww\.|\b[a-z0-9-]+\.(com|net|org|io|ru|info|biz|xyz|co|me)\b|@[a-z0-9_]{3,}|[\w.]+@[\w.]+/i
const phone = /(?:\+?\d[\s().-]*){7,}/g
const shortCode =
  /\b(?:call|text|dial|ring|to|sms|llama(?:r)?(?: al)?|marca(?:r)?(?: al)?|al|texto)\s+\(?(\d{3,6})\b/gi

const digits = (text: string) => text.replace(/\D/g, '')

// Language detection needs at least this many words.
const tellingWords = 8

function inLanguage(text: string, language: 'en' | 'es'): boolean {
  const detected = languageOf(text)
  return detected === language || (detected === undefined && text.split(/\s+/).length < tellingWords)
}

/**
 * Checks a text before it is shown. Phone numbers other than `numbers` are refused, because engines invent hotlines.
 * With `language`, text in another language is refused.
 */
export function safeAnswer(
  text: string,
  numbers: readonly string[] = [],
  language?: 'en' | 'es',
): AnswerVerdict {
  if (text.length > 6_000) return { safe: false, why: 'too long' }
  if (markup.test(text)) return { safe: false, why: 'markup' }
  if (address.test(text)) return { safe: false, why: 'address' }
  const normalized = normalizeText(text)
  const broken = rules.find(([, pattern]) => pattern.test(normalized))
  if (broken) return { safe: false, why: broken[0] }
  const known = new Set(numbers.map(digits))
  for (const found of normalized.match(phone) ?? [])
    if (!known.has(digits(found)) && !known.has(digits(found).replace(/^1/, '')))
      return { safe: false, why: 'phone' }
  for (const found of normalized.matchAll(shortCode))
    if (!known.has(found[1] ?? '')) return { safe: false, why: 'phone' }
  if (language && !inLanguage(text, language)) return { safe: false, why: 'language' }
  return { safe: true }
}
