// How the context changes a danger, and dangers of a situation rather than a word: driving, mixing, a child left alone, psychosis.
import { englishMonths, spanishMonths } from '../../crisis/month-names.ts'
import { isHarmed, isRecentAttempt, isRecentHarm } from '../../crisis/recent-harm.ts'

const isPast =
  /\b(once|(years?|months?) ago|used to|last (night|week|month|year)|back (in|when)|when i was|one time|hace (\w+ )?(anos|meses)|antes|anoche|una vez|de joven)\b/

const drunk =
  /\b(drunk|buzzed|wasted|hammered|tipsy|high|stoned|faded|nodding( off| out)?|nodded off|been (drinking|smoking|using)|(bar|club|liquor store|cantina)('s)? (parking lot|lot|parking)|((a few|several|some|\d+|two|three|four|five|six|seven|eight|nine|ten) )(drinks|beers|shots|glasses|tall ?boys|white claws)|a (six ?pack|fifth|pint|bottle)|borrach[oa]s?|tomad[oa]s?|ebri[oa]|(bien |muy )?ped[oa]|bien puest[oa]|(unas?|unos|varias|\d+|dos|tres|cuatro|cinco|seis|siete|ocho|diez) (chelas|cervezas|tragos|copas|birras|caguamas))\b/
const drives =
  /\b(i'?m|im|i am) (driving|behind the wheel|(just )?(gonna|going to|about to) drive|heading home|on my way home in)\b|\b(gonna|going to|about to|i'?ll|can i|should i|i can|(ok|okay|fine|safe|good) to|(have|need|got) to|gotta) drive\b|\b(heading|driving) home( now)?\b|\bkeys (are )?(in (the ignition|my hand)?|out)\b.{0,20}|\bat (the )?red lights?\b|\b(voy (manejando|conduciendo)|voy a (manejar|conducir|agarrar el (carro|coche|auto))|ya me voy en (la|el|mi) (moto|carro|coche|auto|camioneta)|puedo (manejar|conducir))\b/
const drivesOthers =
  /\b(husband|wife|mom|mother|dad|father|boyfriend|girlfriend|partner|ex|sister|brother|he|she|they) (drives?|is driving|'s driving|picks? up|keeps driving) .{0,30}\b(kids?|children|baby|son|daughter|me|us|them)\b|\b(maneja|conduce|recoge) .{0,30}\b(nin[oa]s|nen[ea]s|hij[oa]s|bebe)\b/

const childAlone =
  /\b(leave|leaves|leaving|left) (the|my|our|her|his|their) (little )?(kids?|baby|babies|toddlers?|children|infant|son|daughter) (home |at home |at the house |there )?(all )?(alone|by (themselves|himself|herself)|unattended|in the car)\b|\b(toddler|baby|kids?|little (boy|girl|one)) (is |are |'s )?(wandering|alone in|home alone|crying in the (crib|other room))\b|\b(deja|dejo|deje|dejan|dejamos) (a )?(los|las|el|la|mis?|sus?|al) ?(\w+ )?(nin[oa]s?|bebes?|hij[oa]s?|nen[ea]s?|chamac[oa]s?|chiquit[oa]s?) .{0,12}(sol[oa]s?|en el (carro|coche|auto))\b/
const olderChild = /\b(1[2-9]|teen\w*|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|college)\b/

const psychotic =
  /\bshadow people\b|\b(they|someone|somebody|neighbors?|cops|fbi|government)('ve| have| has)? (put|planted|installed|hid) .{0,20}\b(in|inside|under) (the|my) (walls?|vents?|ceiling|phone|tv|teeth|head|house)\b|\b(plan|plotting|talk(ing)?|whisper\w*) .{0,25}(through|in|behind) the (vents?|walls?|tv|radio)\b|\b(tv|radio|phone) (is )?(talk\w*|speak\w*|send\w* messages) to me\b|\b(pusieron|hay) (microfonos|camaras|chips?)\b|\bme hablan (por|desde) (la tele|el radio|las paredes)\b|\b(las )?sombras me (dan ordenes|dicen|hablan)\b/

const opioid =
  '(?:oxys?|oxycodone|percs?|percocets?|norcos?|vicodin|methadone|metadona|suboxone|subs|heroin\\w*|fent\\w*|tramadol|morphine|morfina|codeine|codeina|dope|lean|opioids?|opiaceos)'
const sedative =
  '(?:sleeping (?:pills?|meds)|pastillas? para dormir|xanax|xans?|bars|klonopins?|k ?pins?|valium|ativan|benzos?|ambien|gabapentin|gabas?|lyrica|soma|ghb|clonazepam|rivotril|ribo|rivos?|diazepam|alprazolam|lorazepam|tafil|pregabalina)'
const alcohol =
  '(?:alcohol|drink(?:s|ing)?|drank|wine|beers?|vodka|whiske?y|liquor|booze|tequila|trago|cervezas?|chelas?|vino|copas?|tomar|beber)'
const between =
  '\\b.{0,45}\\b(?:with|and|on top of|after|before|plus|then|con|y|encima|despues|junto)\\b.{0,30}\\b'
const pairs = [
  [opioid, sedative],
  [sedative, opioid],
  [opioid, alcohol],
  [alcohol, opioid],
  [sedative, alcohol],
  [alcohol, sedative],
].map(([one, other]) => new RegExp(`\\b${one}${between}${other}\\b`))
const mixes =
  /\b(mix(ed|ing)?|on top of|together|at the same time|hours (between|after)|is (it|that) (ok|okay|safe|bad)|(can|could) i|will i be|i (just )?(took|had|drank|did|popped)|took my|what happens if|pasa algo si|puedo|mezcl\w+|me tome|encima de|es malo)\b/
const abstains =
  /\b(quit|quitting|stop(ped)?|don'?t (drink|use|take)|no longer|sober|clean|off (of )?|withdrawal|detox|died|deje|dejar|dejando|ya no|murio)\b/

export const milligrams = /\b(mgs?|milligrams?|miligramos)\b/

/** A danger that no label of the detector covers: psychosis, drunk driving, a child left alone, mixing drugs. */
export function unlabeledDangerIn(
  said: string,
): 'psychosis' | 'driving' | 'child_alone' | 'mixing' | undefined {
  if (psychotic.test(said)) return 'psychosis'
  if (isPast.test(said)) return undefined
  if (drunk.test(said) && (drives.test(said) || drivesOthers.test(said))) return 'driving'
  if (childAlone.test(said) && !olderChild.test(said)) return 'child_alone'
  if (
    !milligrams.test(said) &&
    !abstains.test(said) &&
    mixes.test(said) &&
    pairs.some((pair) => pair.test(said))
  )
    return 'mixing'
  return undefined
}

const often =
  /\b((every|each|most) (single )?(nights?|days?|evenings?|weekends?)|nightly|usually|for (years|months)|(todas|casi todas) las noches|cada noche|todos los dias|casi siempre|desde hace)\b/
/** A body in danger, or help needed now (normalized). Words about overdose or withdrawal count as harmless only without a match. */
export const bodyInDanger = new RegExp(
  [
    String.raw`\b(unconscious|unresponsive|passed out|black(ed|s|ing) out|collaps\w*|slump\w*|limp|on the floor|found (him|her|them|me)|asleep|sleeping(?! (pills?|meds))|cold(?! turkey)|stiff|snor\w*|gurgl\w*|chok\w*|foam\w*|nodd(ed|ing)|breath\w*|wak(e|es|ing)|woke|blue|purple|gr[ae]y|pale|clammy|lips|pupils?)\b`,
    String.raw`\b(get|gets|keep) (him|her|them) (up|awake)\b|\b(won'?t|can'?t|not|isn'?t|doesn'?t|barely|hardly|stopped) (\w+ )?(get up|mov\w*|answer\w*|respond\w*|react\w*|talk\w*)\b`,
    String.raw`\b(shak\w*|sweat\w*|trembl\w*|vomit\w*|threw up|throwing up|seiz\w*|convuls\w*|hallucinat\w*|delirious|see(s|ing) (things|people|bugs|shadows)|voices|(isn'?t|aren'?t|not) there|fever|heart|chest|confus\w*|fits?|dizz\w*|bleed\w*|(hasn'?t|haven'?t|not) slept)\b`,
    String.raw`\b(right now|tonight|help|hurry|quick\w*|please|just (took|drank|had|gave)|gave|took|od'?d|overdos(ed|ing))\b`,
    String.raw`\b(inconsciente|desmay\w*|desplom\w*|en el (piso|suelo)|lo encontre|la encontre|dormid[oa]|fri[oa]|ronc\w*|respir\w*|despiert\w*|azul\w*|morad\w*|palid\w*|pupil\w*|alfiler)\b`,
    String.raw`\bno (se |me )?(levanta|mueve|contesta|responde|reacciona|habla)\b|\b(tiembl\w*|temblor\w*|sud(a|o|or|ando)|convuls\w*|alucin\w*|ve (cosas|gente|sombras)|voces|fiebre|corazon|pecho|confund\w*|mare\w*|sangr\w*|no (ha dormido|duerme))\b`,
    String.raw`\b(ahorita|esta noche|ayuda|rapido|por favor|acaba de|tome|metio|puse|dimos)\b`,
  ].join('|'),
)

/** "My mom takes sleeping pills with wine every night": a dangerous habit, not an overdose now. */
export const isMixingHabit = (said: string): boolean =>
  often.test(said) &&
  !bodyInDanger.test(said) &&
  pairs.some((pair) => pair.test(said)) &&
  !abstains.test(said)

const legal =
  /\b(court|custody|lawyer|attorney|sue|suing|divorce|child support|cps|evict\w*|fire me|quitar(me|nos)? (a )?(los|las|mis) (nin[oa]s|hij[oa]s)|abogad[oa]s?|juzgado|demand\w+|divorcio|custodia|pension (alimenticia|de (los|mis) (nin[oa]s|hij[oa]s))|(pas|pag|d)(a|o|e|an|ar|arle) (la )?pension|despedirme|echarme del trabajo)\b/
const harms =
  /\b(hit|hits|hitting|beat|beats|kill|kills|hurt|hurts|chok\w+|push(ed|es)?|slap\w*|punch\w*|gun|knife|scared|afraid|strangl\w*|grab\w*|drag\w*|rap(e|ed|es)|tie[sd]|dead body|regret|end you|over (him|her|them)|locked|locks (are|were) changed|sores|pega|golpe\w*|matar\w*|mata|lastim\w*|miedo|pistola|cuchillo|empuj\w*|avient\w*|avento|tir(o|a) al (piso|suelo)|arrastr\w*|apriet\w*|zarande\w*|amarr\w*|viol(o|a|aron|ada|ado)|amanece|encuentran|panteon|llagas?|flac[oa])\b/

/** A legal threat without physical harm. */
export const isLegalThreat = (said: string) => legal.test(said) && !harms.test(said) && !isHarmed(said)

const otherPerson =
  /\b(he|she|they|friend|roommate|sponsor|sponsee|brother|sister|cousin|uncle|aunt|dad|father|mom|mother|neighbor|coworker|guy|someone|el(?= (se|me|le|nos|no|ya|tambien|siempre|es|era|esta|estaba|tenia|quiso|queria|intento|trato|tomaba|usaba|bebia|murio|casi)\b)|ella|amig[oa]|companer[oa]( de cuarto)?|herman[oa]|prim[oa]|padrin[oa]|papa|mama)\b/
const theirPast = new RegExp(
  String.raw`\b(when (he|she|they) (was|were|got) |(he|she|they)('s| is|'re| are) (doing (great|well|fine|better|good)|(\w+ )?(years?|months?) (sober|clean)|sober now|ok(ay)? now|better now|fine now)|(in (${englishMonths}|(19|20)\d\d)|last (year|spring|summer|fall|winter|month)|(\d+|two|three|four|five|six|ten|a few|several|many) (years|months) ago)|used to say|cuando (estaba|era|tenia) |hace (\w+ )?(anos|meses)|el (ano|mes) pasado|ahora esta (muy )?bien)`,
)
const now =
  /\b(now i|again|tonight|right now|today|lately|still wants?|i (also |just )?(want|wish|feel|can'?t|am|might)|i'?m (going|gonna|thinking|next|so|not ok)|me too|join (him|her|them)|won'?t|not (breathing|waking|answering)|esta noche|ahorita|hoy|otra vez|tambien|yo (quiero|siento)|quiero|no (responde|despierta|contesta))\b/

/** Past events about another person, with nothing current. */
export const isPastOfOthers = (said: string) =>
  otherPerson.test(said) &&
  theirPast.test(said) &&
  !now.test(said) &&
  !isRecentAttempt(said) &&
  !isRecentHarm(said) &&
  !/\b(my ?self|hits? me|kill me|choked me|my (kids?|son|daughter)|me (pega|golpea|mata))\b/.test(said)

const month = `(${englishMonths}|${spanishMonths})`
const pastLoss = new RegExp(
  String.raw`\b(od'?e?d|overdosed|died|passed|(took|ended) (his|her|their) (own )?life|killed (him|her|them)sel(f|ves)|murio|fallecio|sobredosis|se (mato|suicido|quito la vida))\b.{0,25}\b(in (${month}|(19|20)\d\d)|last (year|month|spring|summer|fall|winter)|ago|en ${month}|hace (\w+ )?(anos|meses)|el (ano|mes) pasado)\b`,
)

/** "My best friend OD'd in April": the overdose or death of another person, months ago. */
export const isPastLoss = (said: string) => pastLoss.test(said) && isPastOfOthers(said)

const mildDrug =
  /\b(nicotine|cigarett?es?|cigs?|smok(e|es|ing)|vap(e|es|ing)|caffeine|coffee|sugar|soda|weed|pot|edibles?|gumm(y|ies)|thc|joints?|dabs?|energy drinks?|cannabis|juul|adderall|vyvanse|ritalin|concerta|stimulants?|cocaine|coke|meth|crystal|speed|cristal|crico|nicotina|cocaina|cigarr(o|os|illos)|fumar|cafe|cafeina|azucar|mota|marihuana)\b/
const harshDrug =
  /\b(drink\w*|drank|alcohol\w*|booze|vodka|beer|liquor|wine|benzos?|xan\w*|klonopin|valium|ativan|ghb|phenibut|trago|tomar|beber|cerveza|clonazepam|rivotril)\b/
const opioids = new RegExp(
  `\\b(?:opiates?|opioids?|h|(?:the|my|fake|pressed) blues|m30s?|roxys?|${opioid})\\b`,
)
const severe =
  /\b(seiz\w+|convuls\w+|hallucinat\w+|seeing things|see(ing)? (bugs|things)|fever|blood|can'?t (keep|hold) .{0,15}down|confus\w+|pass(ed|ing) out|faint\w*|chest|pregnan\w*|urin\w*|pee|orin\w*|\ba fit\b|retien\w*|sangr\w*|(can'?t|cannot) stand|suicid\w*|die|dying|alucin\w+|veo cosas|fiebre|sangre|desmay\w+|pecho|embaraz\w+|morir\w*)\b/

const sleepless =
  /\b((can'?t|can ?not|couldn'?t) (fall a|get to |stay a)?sleep|not sleeping|don'?t sleep|no sleep|(haven'?t|not) slept|insomnia|trouble sleeping|no (puedo|logro|consigo) dormir|no duermo|sin dormir|insomnio)\b/
const otherSymptoms =
  /\b(benzos?|xan\w*|klonopin|valium|ativan|lorazepam|diazepam|clonazepam|rivotril|ghb|phenibut|ambien|zolpidem|nights|noches|shak\w*|trembl\w*|tremors?|sweat\w*|soaked|heart|racing|pounding|vomit\w*|thr(ow|ew)\w* up|puk\w*|jerk\w*|twitch\w*|see(ing)?|hear(ing)?|bugs|crawl\w*|tembl\w*|tiembl\w*|sud\w+|corazon|vomit\w*|veo|oigo|bichos)\b/

/** Discomfort after nicotine, caffeine, cannabis, stimulants or opioids, or bad sleep alone, without a sign of danger to life. */
export const isMildWithdrawal = (said: string) =>
  !severe.test(said) &&
  (((mildDrug.test(said) || opioids.test(said)) && !harshDrug.test(said)) ||
    (sleepless.test(said) && !otherSymptoms.test(said)))

/** "I wanted to kill myself when I saw the bill lol": an idiom, followed by a laugh. */
export const isIdiomWithLaugh = (said: string) =>
  /\b(wanted to|could|could have|almost|nearly|queria|casi) (just )?(kill my ?self|die|died|morirme|me muero|matarme) (of|when|after|from|because|cuando|de|al)\b/.test(
    said,
  ) && /\b(lol|lmao|haha\w*|jaja\w*)\b|😂|🤣/.test(said)

/** "My dad's voice in my head calls me lazy": a memory or conscience, not a hallucination. */
export const isInnerVoice = (said: string) =>
  /\b((my|his|her) (dad|mom|mother|father|ex|sponsor|grandma|boss)'?s voice|inner (critic|voice)|(addict|addiction|disease)('s)? (voice|talking|brain)|la voz de mi \w+|voz interior)\b/.test(
    said,
  ) && !harms.test(said)

// Words for dying, self-harm, means, farewells, and not existing.
const dangerToLife =
  /\b(die|dying|dead|death|kill\w*|kms|unalive|suicid\w*|overdos\w*|od'?d|hurt(ing)? my ?self|harm(ing)? my ?self|cut(s|ting)?|burn(ed|ing)?|blade|razor|bleed\w*|blood\w*|sangr\w*|gun|pistol|rifle|shotgun|revolver|cord|cliffs?|tracks|railing|trigger|loaded|rope|noose|hang(ing)?|bridge|overpass|roof|ledge|jump\w*|pills|bottle|meds|needle|train|garage|funeral|will|letters?|notes?|goodbye|bye|alive|exist\w*|live|living|life|wake up|waking up|disappear|vanish|gone|without me|better off|burden|forever|heaven|last (day|night|time)|tomorrow|tmrw|tonight|tn|hear from me|relieved|plan|decided|muer\w*|morir\w*|mat(o|ar\w*)|suicid\w*|quitarme|vida|vivir|existir|despert\w+|desaparecer|dormirme|cort(o|e|arme)|quem(o|e|arme)|se (corta|quema|lastima|hace dano)|navaja|pistola|rifle|escopeta|cable|cuerda|vias|barandal|barranco|soga|puente|azotea|pastillas|frasco|carta|despedi\w*|adios|cielo|carga|estorb\w+|sin mi|para siempre|esta noche|manana|hacer?me dano|plan|decidi\w*)\b/

const someone =
  /\b(my|a|an|his|her|our|mi|una?|su) (best |old |close |mejor )?(friend|wife|husband|partner|girlfriend|boyfriend|son|daughter|brother|sister|mom|mum|mother|dad|father|grandma|grandmother|grandpa|grandfather|nephew|niece|roommate|sponsee|sponsor|cousin|neighbou?r|kid|uncle|aunt|coworker|man|woman|guy|girl|amig[oa]|espos[oa]|marido|mujer|pareja|novi[oa]|hij[oa]|herman[oa]|mama|papa|madre|padre|abuel[oa]|ti[oa]|sobrin[oa]|prim[oa]|vecin[oa]|companer[oa])\b/
const ownBody =
  /\b(i|i'?m|i'?ve|im|yo|estoy) (\w+ )?(took|take|taking|drank|swallowed|used|use|did|mixed|shot|od'?d|overdosed|feel|can'?t|tome|trague|bebi|mezcle|inyecte)\b|\bme (tome|trague|bebi|inyecte|pase|meti|siento)\b/

/** Physical symptoms of another person. */
export const isBodyOfOther = (said: string) => someone.test(said) && !ownBody.test(said)

/** Whether a message shows danger to life by more than its tone: "I can't do this anymore" alone does not. */
export const namesDangerToLife = (said: string) => dangerToLife.test(said)

const violence =
  /\b(hit(s|ting)?|beat\w*|kill\w*|hurt\w*|harm\w*|chok\w*|strangl\w*|push\w*|shov\w*|slap\w*|punch\w*|kick\w*|stab\w*|shoot\w*|burn\w*|grab\w*|drag\w*|pull\w*|tie[sd]?|shak(e|ing)|shook|guns?|knife|bat|machete|weapon|hammer|gas\w*|match(es)?|scared|afraid|fear|terrified|unsafe|safe|rap(e|ed|es|ing)|touch\w*|assault\w*|abus\w*|molest\w*|forc\w*|sex|drugged|pictures|photos|videos|lock\w*|trap\w*|hid(e|es|ing)|hidden|follow\w*|track\w*|stalk\w*|threat\w*|bruis\w*|marks?|blood\w*|bleed\w*|scream\w*|yell\w*|violent|jealous|control\w*|door|window|outside|police|911|order|shelter|escap\w*|get out|leav(e|ing)|runs?|drunk|high|kids?|child\w*|baby|babies|toddler|son|daughter|throw\w*|threw|smash\w*|break\w*|broke|revenge|pay for|owe|owed|money|passport|peg\w+|golpe\w*|mat(a|o|ar\w*|e)|lastim\w*|ahorc\w*|cuello|empuj\w*|patea\w*|pistola|arma|cuchillo|navaja|fierro|plomazo|miedo|viol\w*|toc(a|o|aba)|abus\w*|oblig\w*|forz\w*|encerr\w*|escond\w*|sigue\w*|vigil\w*|revis\w*|amenaz\w*|moreton\w*|marcas|sangr\w*|grit\w*|celos\w*|puerta|ventana|afuera|policia|denunci\w*|orden|refugio|escap\w*|salir|irme|huir|borrach[oa]|tomad[oa]|nin[oa]s?|hij[oa]s?|bebe|avent\w*|romp\w*|veng\w*|deb(o|e)|dinero|quem\w*|gasolina|cerillos|machete|encuentr\w*|find me|found me|look\w* for me|behind me|hold\w*|lung\w*|closet|slipped something|sigui\w*|buscando\w*|here|coming|back|viene|llega)\b/

/** Words for harm, fear, control or escape. */
export const namesHarm = (said: string) => violence.test(said)

/** "They'd kill me if they knew", "I could kill him, not really", "throw my phone in the lake": figures of speech. */
export const isFigureOfSpeech = (said: string) =>
  /\b(they|he|she|my (parents|mom|dad|boss|wife|husband|sponsor))('?d| would) kill me\b(?! (and|if|or|y)\b)|\b(me mataria|me matarian)\b|\bmi (comadre|compadre|vecin[oa]|jef[ea]|mama|abuela|suegra|madrina) me va a matar\W*$|\bmy (mom|grandma|boss|landlord|mother in law|neighbou?r|coach|teacher)('s| is)? (gonna|going to) kill me( (when|if|once) (he|she|they) (finds?|sees?|hears?|knows?)\b.*)?\W*$/.test(
    said,
  ) ||
  /\b(kill|murder|strangle|shoot|matar\w*|mato)\b.{0,25}\b(not (really|literally|for real)|figuratively|no (de veras|en serio|literal\w*)|es un decir)\b/.test(
    said,
  ) ||
  /\b(throw|toss|chuck|drop|aventar|tirar|lanzar)\b (my|this|the|that|el|la|mi|este|esta) (\w+ )?(phone|laptop|computer|tablet|scale|tv|celular|telefono|compu\w*|bascula|tele)\b/.test(
    said,
  )

/** Alcohol or drugs within reach, but nothing taken. */
export const isTemptation = (said: string) =>
  /\b(there'?s|there is|there are|she|he|they|roommate|husband|wife|brother|mom|dad|hay|dejo|dejaron|guarda|tiene) .{0,12}\b(an? |some |una |un )?(bottles?|beers?|wine|vodka|six ?pack|weed|coke|molly|edibles|stash|botellas?|cervezas?|vino|mota|coca)\b.{0,30}\b(in|on|at|left|en)\b/.test(
    said,
  ) &&
  !/\b(drank|took|taking|drinking|drunk|tome|bebi|tomando|alone|sol[oa]|pills|pastillas|end|die|morir)\b/.test(
    said,
  )

const mentionsDeath =
  /\b(died|dead|death|passed( away)?|funeral|buried|lost (my|him|her)|killed him|murio|muri\w+|fallecio|muerte|entierro|enterr\w+|perdi a)\b/
const ofADeath =
  /\b(heart attack|stroke|cancer|liver|cirrhosis|overdos\w*|od'?d|fentanyl|accident|aneurysm|covid|pneumonia|wreck|infarto|cirrosis|sobredosis|accidente|derrame|(he|she) was (only |just |like )?\d\d|tenia \d\d)\b/
const ofToday = /\b(i|i'm|im|i've|ive|me|now|tonight|today|yo|estoy|ahora|esta noche|hoy)\b/

/** "Heart attack. He was 61" after "my sponsor died": how someone died, not a danger now. */
export const isAboutDeceased = (
  said: string,
  recent: readonly string[],
  labels: readonly string[],
): boolean =>
  labels.some((label) => label === 'overdose_medical' || label === 'withdrawal_danger') &&
  ofADeath.test(said) &&
  !ofToday.test(said) &&
  recent.some((one) => mentionsDeath.test(one.toLowerCase()))

const ordinaryMedicine =
  /\b(advil|tylenol|ibuprofen\w*|aspirin\w?|aleve|naproxen|tums|pepto|benadryl|melatonin|vitamins?|zyrtec|claritin|antacids?|paracetamol|antibiotics?|what (the|my) (bottle|label|doctor) (says?|said)|pain meds)\b/
const tooMuch =
  /\b(all|whole|entire|bottle (of|with)|full bottle|handful|too (many|much)|\d\d+|more than|everything|lots?|bunch|box|pack|the rest|four|five|six|seven|eight|nine|ten|twelve|[4-9]|drank|drunk|wine|vodka|beers?|whiske?y|liquor|die|dying|forever|end|numb|blood|chest|breath\w*|dizzy|vomit\w*|kid|baby|toddler|son|daughter|tod[oa]s?|frasco|caja|demasiad\w*|cerveza|sangre|pecho|mare\w+|nin[oa]|bebe)\b/

const food =
  /\b(oreos?|cookies?|pizza|donuts?|ice cream|cake|chips|candy|bread|cereal|fries|burgers?|pasta|spaghetti|chocolate|leftovers|sleeve|galletas|helado|pan|pastel|papas|tacos|comida|nevera|refri(gerador)?|fridge|pantry|alacena|box of|bag of|cereal)\b/
const besidesFood =
  /\b(pills?|edibles?|gumm\w+|brownies?|thc|weed|allerg\w*|epipen|chok\w*|breath\w*|swell\w*|dose|drugs?|laced|wake|pastillas?|mota|alergi\w*|ahog\w*|respir\w*)\b/

/** Too much food, not an overdose: "ate a whole sleeve of oreos". */
export const isOnlyFood = (said: string): boolean =>
  food.test(said) &&
  /\b(ate|eating|eat|finished|comi|comer|comiendo|me (pase|atasque|atraque|atragante) (con|de))\b/.test(
    said,
  ) &&
  !besidesFood.test(said)

/** Ordinary medicine in an ordinary amount, not an overdose: "took some advil and iced it". */
export const isOrdinaryMedicine = (said: string, labels: readonly string[]): boolean =>
  !labels.includes('suicide') &&
  !labels.includes('self_harm') &&
  ordinaryMedicine.test(said) &&
  !tooMuch.test(said)

const sleepsLate =
  /\b(for|to|para) (the )?(school|work|church|class|practice|breakfast|dinner|escuela|trabajo)\b|\bin the mornings?\b|\bout of bed\b|\boff (the|his|her) (couch|phone|game|xbox|computer)\b|\bbefore (noon|\d+)|\bto (do|help|move out|look|get a job)\b|\bon time\b|\b(en|por) las mananas\b|\bde la cama\b/
const unresponsive = new RegExp(
  [
    String.raw`\b(naloxone|narcan|naloxona)\b.{0,40}\b((he|she|they)('?s| is| are)? not|(isn'?t|aren'?t|won'?t)|no) (answer\w*|mov\w*|talk\w*|contest\w*|se mueve)`,
    String.raw`\b(can'?t|cannot|couldn'?t|can not) (seem to )?(get|wake|shake|rouse) (him|her|them|my \w+)( back)? (up|awake)\b`,
    String.raw`\b(can'?t|cannot) get (him|her|them) to (wake|respond|react|open (his|her|their) eyes|breathe)\b`,
    String.raw`\b(he|she|they|(my|the) \w+)('?s| is|'?re| are) (just |all |still )?(slumped (over|down|against)|unresponsive|unconscious|out cold)\b`,
    String.raw`\bno (lo|la|los|las) (puedo|logro) (despertar|levantar)\b|\bno (puedo|logro) (despertar|levantar)(lo|la)\b|\b(esta|quedo) (desplomad[oa]|inconsciente)\b|\bno se (levanta|despierta) desde\b|\bno (puedo|logro) que (despierte|reaccione|se levante)\b|\b(ya )?no despertaba( bien)?\b`,
  ].join('|'),
)

/** Someone who can't be woken: "my brother is home from rehab and I can't get him up". A son who sleeps late is not in danger. */
export const cannotBeWoken = (said: string) => unresponsive.test(said) && !sleepsLate.test(said)

/** Yellow skin or eyes: a liver problem that needs a doctor today, not a poisoning right now. */
export const isYellow = (said: string) =>
  /\b(he|she|they|(his|her|my|their) (skin|eyes?|face|whites))('s|'re| is| are| looks?| went| turned| turning)? (\w+ )?(yellow|jaundiced?)\b|\b(esta|tiene (la piel|los ojos)|ojos) (\w+ )?amarill[oa]s?\b/.test(
    said,
  )

const usesSince = new RegExp(
  String.raw`\b(been |i'?m |i |im )(smok\w+|us(e|ing)|shoot\w*|snort\w*|do(ing)?) (\w+ )?(fent\w*|heroin|dope|meth|oxy\w*|percs?|blues)\b.{0,24}\b(since (${englishMonths}|last|i was)|for (\d+|a few|two|three|four|five|six|ten) (weeks|months|years)|every day|daily)\b`,
)

/** "Been smoking fent since January": long-term use, not an overdose now. */
export const isLongUse = (said: string) => usesSince.test(said) && !bodyInDanger.test(said)

const surrogateAlcohol =
  /\b(mouthwash|listerine|hand sanitizer|vanilla extract|cooking wine|cough syrup|nyquil|robitussin|enjuague bucal|gel antibacterial|jarabe)\b/
const sinceThen =
  /\b(yesterday|last (night|week|weekend|month|year)|days ago|weeks ago|ayer|anoche|la semana pasada|hace (dos|tres|unos) dias)\b/
const unwell =
  /\b(can'?t|blind|blurr\w*|vision|see|vomit\w*|thr(ow|ew)\w* up|puk\w*|sick|dizzy|shak\w*|blood|chest|breath\w*|burn\w*|stomach|hurts?|pain|confus\w*|again|now|today|tonight|more|still|all|die|veo|vomit\w*|mare\w*|sangre|duele|otra vez|hoy|ahora)\b/

/** Mouthwash drunk yesterday without symptoms since: the coach asks about it, but it is not an emergency. */
export const isPastSurrogateAlcohol = (said: string) =>
  surrogateAlcohol.test(said) && sinceThen.test(said) && !unwell.test(said)
