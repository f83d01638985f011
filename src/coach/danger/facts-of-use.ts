// Plain facts about how much, which substance, and what was tried, that the classifier takes for an emergency: "idk like 6 beers", "oxys I
// think", "I already tried walking". Each is matched as a whole message, and applies only in a talk without any sign of danger so far.
import { whole } from './plain-facts.ts'

const guess =
  "(idk|i dunno|i don'?t know|maybe|like|about|around|probably|just|only|usually|mostly|pretty sure|i guess|i think|no se|como|unas|unos|tal vez|quizas?|creo que|yo creo que|solo|nomas|mas o menos)"
const few =
  '(\\d|1[0-2]|a|an|one|two|three|four|five|six|seven|eight|ten|twelve|una?|dos|tres|cuatro|cinco|seis|ocho|diez|doce)'
const drinks =
  '(beers?|drinks?|tall ?(boys?|cans?)|cans?|glass(es)? of wine|glass(es)?|white claws?|seltzers?|six ?packs?|bottles? of wine|cervezas?|chelas?|caguamas?|cheves?|copas?( de vino)?|vasos( de vino)?|tragos?|canas?|latas?|litronas?|cubatas?)'
const howOften =
  '(a|per|every|each|most) (night|day|evening|weekend)s?|(al|por|cada|todas las|todos los) (dias?|noches?|semana|finde)'
const hadThem = '((i|we) )?(had|drank|have|drink)|(me |nos )?(tome|tomamos|bebi|bebimos|eche|tomo|bebo)'
const andWentOn =
  ',? (and|then|y|luego|despues)( then| luego| despues)? (i |we |me |nos )?(drove|drive|went (home|to bed|to sleep)|slept|fell asleep|maneje|manejo|conduje|fui a (la casa|dormir)|dormi|acoste)( (home|to work|back|a la casa|al trabajo|asi))?'
// "Like 6 beers" after "I drink every night". Next to a sedative it may be a dangerous mixture.
const amount = whole(
  String.raw`(${guess}[,. ]*)*(${hadThem} )?(${guess} )*${few}( ?(or|to|a|o|-) ?${few})? ${drinks}( (${howOften}))*( (tops|max|maybe|usually|normally|or so|i guess|mas o menos|cuando mucho))*(${andWentOn})?`,
)
const sedatives =
  /\b(xan\w*|benzos?|klonopin|valium|ativan|ambien|sleeping (pills|meds)|bars|ghb|oxys?|oxycodone|percs?|percocets?|heroin\w*|fent\w*|methadone|pills?|gabapentin|soma|clonazepam|rivotril|pastillas?|metadona|tafil)\b/

const substance =
  '(oxys?|oxycodone|percs?|percocets?|blues|pills|heroin|dope|fent(anyl)?|meth|crystal|ice|coke|cocaine|crack|weed|xans?|benzos?|kratom|molly|ket|k2|spice|alcohol|cristal|coca|cocaina|piedra|heroina|fentanilo|pastillas|mota|marihuana|chiva|porros|speed)'
// "Oxys I think. Maybe fent": which substance a relative uses, as far as the writer knows.
const guessedSubstance = whole(
  String.raw`((${guess}|it'?s|its|he'?s|she'?s|they'?re|he is|she is|on|doing|using|es|esta|usa|fuma|le hace a|la|el|al|${substance}|or|and|possibly|now|something|y|o|que|q|algo asi|por lo que se|from what i know|not sure|no estoy segur[oa])[,. ]*){1,10}`,
)
const aSubstance = new RegExp(`\\b${substance}\\b`)
const relatives =
  /\b(my|mi) (\w+ )?(son|daughter|kid|wife|husband|brother|sister|mom|dad|mother|father|boyfriend|girlfriend|partner|nephew|niece|cousin|roommate|friend|hij[oa]|espos[oa]|marido|mujer|herman[oa]|mama|papa|novi[oa]|pareja|sobrin[oa]|prim[oa]|amig[oa])\b/
const happensNow =
  /\b(took|taken|swallow\w*|overdos\w*|od'?d|wak(e|ing)|woke|respond\w*|breath\w*|asleep|floor|blue|gr[ae]y|snor\w*|nodd\w*|passed out|slump\w*|unconscious|tonight|right now|just (now|found)|found (him|her|them)|tomo|trago|sobredosis|despierta|despert\w*|respira\w*|reacciona|piso|suelo|azul|morad\w*|ronca\w*|desmay\w*|inconsciente|ahorita|esta noche)\b/

const copes =
  '(water|cold water|(a )?(cold |hot |long )?(showers?|baths?|naps?)|(going for |taking )?(a |some )?(long )?walk(s|ing)?|running|(deep )?breathing|meditati(on|ng)|gum|mints|straws|tea|coffee|seltzer|patch(es)?|lozenges|music|podcasts|journaling|praying|prayer|exercise|the gym|meetings?|calling (someone|people|my sponsor|a friend)|distract(ion|ing myself)|melatonin|agua|banarme|ducharme|una ducha|(salir a )?caminar|correr|respirar|meditar|chicles?|te|musica|ejercicio|rezar|parches|llamar a (alguien|mi padrino|mi madrina))'
// "I already tried water and walking": what did not help.
const triedToCope = whole(
  String.raw`((yeah|yes|no|si|ya)[,. ]+)*(i('ve| have)? )?(already |just |ya )*(tried|did|done|do|intente|probe|hice|lo intente con|he (intentado|probado)) (that|it|all that|that already|the |with |con |todo eso|eso)*[,. ]*(${copes}([,. ]*(and|or|plus|y|o|e)? *${copes}){0,4})?([,. ]*(and )?((it|that|they|none of it|nothing|nada|no) )?(didn'?t|doesn'?t|did nothing|don'?t|never|me|funciona|funciono|sirve|sirvio)( (work|help|do (anything|shit|much))(ed|s)?| (funciona|funciono|ayuda|ayudo|sirve|sirvio))?)?`,
)

const fearsCustody = whole(
  String.raw`(i'?m|im|i am) (so |really |just )?(scared|afraid|worried|terrified) (that )?(they|he|she|cps|dcf|my (ex|wife|husband|mother in law|in laws)|the (court|judge|state|hospital))('?ll| will| are going to| is going to| might| would)? ?(gonna )?(take|takes|taking|get) (her|him|them|(my|our|the) (\w+ )?(kids?|baby|babies|child|children|daughters?|sons?|girls|boys))( away)?( (from me|when (she'?s|he'?s|the baby'?s|they'?re) born|if (they|he|she) (finds?|knows?).{0,20}))*`,
  String.raw`(tengo (mucho )?miedo|me da (mucho )?miedo|miedo) (de )?(que|q|k) (me )?(va(n|ya|yan)? a |lo |la )?(quiten?|quitar|saquen) (a )?(mis?|las?|los?|el) (hij[oa]s?|nin[oa]s?|bebe|bebes|custodia)( .{0,30})?`,
)

// "It's the only thing that helps with the nausea": what a substance is used for.
const onlyReliefOf = whole(
  String.raw`(it'?s|that'?s|its|thats) (the |my )?(only|one) (thing|one) (that |which )?(helps|works|stops|takes away|calms|fixes|touches) ?(with |for )?(my|the|this)? ?(nausea|pain|back|anxiety|stress|nerves|cramps|headaches?|migraines?|sleep|insomnia|appetite|boredom|shakes)`,
  String.raw`((es|s) (que|q) )?es lo unico (que|q|k) (me )?(quita|calma|ayuda|alivia|baja|controla|sirve)( (con|para))? (el|la|las|los) (asco|nauseas?|dolor(es)?|ansiedad|estres|nervios|insomnio|colicos|migranas?|aburrimiento)`,
)
// Not wanting to think about something. "I don't want to think anymore" is asked about.
const avoidsThought = whole(
  String.raw`i (just |really )*(don'?t|dont|do not) (want|wanna) (to )?(have to )?(think|deal) (about|with) (it|that|this|stuff|things|work|money|school|him|her|them|any of (it|this)|my (ex|job|boss|dad|mom|divorce|family|bills))( (right now|now|today|tonight|for a (bit|while)))?`,
  String.raw`(es que )?(solo |nomas )?no quiero (tener que )?pensar en (eso|esto|cosas|el trabajo|mis cosas|el dinero|la escuela|el|ella|ellos)( (ahorita|hoy|ahora|por un rato))?`,
)

const opioid =
  '(oxys?|oxycodone|oxies|percs?|percocets?|roxys?|(the |my |fake |pressed )?(blues|thirties|m30s?)|norcos?|vicodin|hydros?|heroin\\w*|dope|fent\\w*|tramadol|opioids?|opiates?|subs|suboxone|methadone|kratom|chiva|heroina|fentanilo|tramadol|oxicodona|opioides|metadona)'
const milds =
  "(my |the |mis |las )?(legs?|skin|nose|stomach|back|body|bones|everything|eyes|piernas|piel|nariz|estomago|cuerpo|huesos|todo)? ?(won'?t|wont|can'?t|cant|keeps?|is|are|feels?|hurts?|aches?|no|me|se|duelen?|esta)? ?(so |really |just |all |super |muy )*(stop |stay |quit |paran? de |dejan? de )?(kick(s|ing)?|mov(e|es|ing)|jump(y|ing)?|restless|still|crawl(s|ing|y)?|run(s|ny|ning)?|ach(e|es|ing|y)|hurts?|sore|cramp(s|ing|y)?|yawn(ing)?|chills?|goosebumps|the runs|diarrhea|sleep(ing)?|moverse|mover|quietas?|patean?|inquietas?|gotea|calambres|escalofrios|diarrea|duelen?|bostez\\w*)"
// Stopping an opioid is seldom dangerous by itself. What is dangerous comes afterwards: the old amount.
const offOpioids = whole(
  String.raw`((i'?m |im |i am |es mi |voy en el )?(on )?(day |dia )?(\d+|one|two|three|four|five|un|dos|tres|cuatro|cinco)( (days?|dias?|nights?))? (off|without|clean (off|from)|since (my )?last|sin|de dejar)( of)? ${opioid})([,.]* (and |y |but |pero )?${milds}){1,4}( (all night|at night|in bed|toda la noche|de noche|en la cama))?`,
)

// "No vomito ni nada": what does not happen.
const noPurging = whole(
  String.raw`((no+|nah|nope)[,. ]+)*(but )?(i (don'?t|dont|do not|never) (throw up|purge|vomit|make myself (sick|throw up)|use laxatives|starve myself)|no (me )?(vomito|purgo|provoco el vomito|tomo laxantes|provoco nada)|nunca (vomito|me purgo))( (or anything|though|tho|ni nada|eso si|ni eso))*`,
)
const saysScared = whole(
  String.raw`((la (neta|verdad)|de verdad|si|yeah|yes|honestly|ngl|and)[,. ]+)*(que )?(si )?(me da (mucho |un poco de |algo de )?(miedo|cosa)|(it|that|this) (kind of |kinda |really |honestly )?scares me|i'?m (kinda |kind of |a little |honestly )?scared)( (la neta|la verdad|tho|though|honestly|ngl))?`,
)
const knowsItIsWrong = whole(
  String.raw`(ya )?(lo )?(se|sabemos) que (esta|es|hago|estoy haciendo) (mal|malo|una tonteria)[,. ]*(y |asi que )?(no (hace falta|tienes) que (me |tu )?(me )?(lo )?(digas|decirmelo|decirlo|repitas))?`,
  String.raw`i (already )?know (it|that|this)('?s| is) (bad|wrong|stupid|dumb|not good|terrible)[,. ]*(and |so )?((you |u )?(don'?t|dont) (have|need) to (tell me|say it|remind me))?`,
)
const cannotFaceThem = whole(
  String.raw`(ya )?no (se|puedo|voy a poder) (como )?(verl[oae]s?|mirarl[oae]s?|ver|mirar|darle) (a )?(la |los |mi \w+ (a )?)?(cara|ojos)( a (la|los) (cara|ojos))?( .{0,24})?`,
  String.raw`(i )?(don'?t know how to|can'?t|cannot|couldn'?t) (even )?(look|face) (at )?(him|her|them|my (\w+ )?\w+)( in the (eye|face))?( (anymore|now|again))?`,
)
const wantsNoMore = whole(
  String.raw`(la verdad |y |pero )*no (tengo|tuve|me dieron|me quede con) ganas de (mas|otra|otro|tomar( mas)?|beber( mas)?|seguir tomando|fumar( mas)?)( (hoy|ya|ahora))?`,
)
const drankOrSmoked = /\b(copa|sidra|cerveza|vino|trago|tequila|brind\w*|tome|bebi|fume|tomar|beber|fumar)\b/
const thinksTheyUse = whole(
  String.raw`(i (think|guess|suspect|know|feel like)|im pretty sure|i'?m pretty sure) (that )?my \w+('s|s| is| has been) (using|drinking|gambling|smoking|high|vaping)( again)?`,
  String.raw`(creo|siento|sospecho|me temo) (que|q) mi \w+ (esta|anda|ha estado|volvio a|sigue) (consum(ir|iendo)|usa(r|ndo)|toma(r|ndo)|bebe(r)?|bebiendo|fuma(r|ndo)|apost(ar|ando)|meti(endo|endose))( otra vez| de nuevo)?`,
)
// Night sweats after cannabis or nicotine; after alcohol or benzos they are asked about.
const nightSweats = whole(
  String.raw`(i'?m |im |i )?(been |keep )?(sweat(ing|s)?|soak(ing|ed)) ?(a lot )?(thru|through|my|the|at|all)? ?(my |the )?(sheets|bed|shirt|night|nights|pillow)( (every night|all night|at night))?|night sweats( (every night|so bad))?`,
  String.raw`(yo )?(sudo|sudando|me despierto sudad[oa]|amanezco sudad[oa]) ?(un monton|mucho|mogollon|un chorro)?( (por|en) la(s)? noches?)?`,
)
const mildOnly =
  /\b(weed|pot|thc|cannabis|marijuana|vap\w*|smok\w*|cig\w*|nicotine|porros?|mota|marihuana|hierba|fum\w*|tabaco|nicotina)\b/
const severeToStop =
  /\b(drink\w*|drank|alcohol\w*|vodka|beers?|wine|booze|benzos?|xan\w*|klonopin|valium|ativan|ghb|tomar|beber|tomaba|cerveza|clonazepam|rivotril|oxys?|percs?|fent\w*|heroin\w*|opioids?|fever|fiebre|meth\w*)\b/
const blessing = whole(
  String.raw`((bueno|ok|pues|ya|listo|gracias)[,. ]*)*((ya )?me (voy|retiro|despido)( ya)?|adios|hasta (luego|manana)|buenas noches|nos vemos)?[,. ]*(y )?(que )?dios (te|lo|la|los|le) (bendiga|cuide|acompane|guarde)( (mucho|siempre|a (todos|usted)|coach|amigo|hija|hijo))*`,
  String.raw`((ok|well|thanks?( you)?|bye|good ?night)[,. ]*)*(and )?god bless( (you|u|you all|yall))?( (coach|friend))?`,
)
// "I've been on clonazepam for 8 years": a medicine, and nothing that was just taken.
const longOnMedicine = whole(
  String.raw`(yo )?(tomo|llevo tomando|estoy con|uso) (el |la |mi )?(rivotril|clonazepam|alprazolam|lorazepam|diazepam|tafil|lexotan|valium)( \d+ ?mg)? (desde hace|hace|por|desde)( como)? \d+ (anos|meses)`,
  String.raw`(i'?ve|ive|i have) been (on|taking) (my )?(klonopin|clonazepam|xanax|alprazolam|ativan|lorazepam|valium|diazepam) (for|since)( like| about| almost)? (\d+|a few|two|three|four|five|six|seven|eight|nine|ten) (years|yrs|months)`,
)

// A lasting habit in pregnancy, not a poisoning.
const smokesPregnant = whole(
  String.raw`(i'?m|im|i am) \d+ (weeks|months)( pregnant)?( along)? (and|but) (i )?(still |can'?t stop |keep )*(smoking|smoke|vaping|vape)( .{0,30})?`,
  String.raw`(estoy|ando|tengo) (de |embarazada de )?\d+ (meses|semanas)( de embarazo)?( y| pero) (todavia |aun |sigo |no dejo de |no puedo dejar de )*(fumando|fumo|fumar|vapeo|vapeando|vapear)( .{0,30})?`,
)

// "Solo quería decírselo a alguien": the writer only wanted to say it.
const onlyToSay = whole(
  String.raw`((it'?s|its|i'?m|im|all|todo|estoy) (fine|ok(ay)?|good|bien)[,. ]*)?(i )?(just |only |solo |nomas )+(wanted|needed|had|queria|necesitaba|tenia que) (to )?(say|tell|decir(lo|selo)|contar(lo|selo)|soltarlo) ?(it|that|this|someone|somebody)?( (out loud|to (someone|somebody|anyone)|a alguien|con alguien|en algun lado))?`,
)

const firstDays =
  '(1|2|3|4|one|two|three|four|first|second|third|fourth|un|uno|dos|tres|cuatro|primer|segundo|tercer|cuarto)'
const alcohol =
  '(booze|alcohol|drink(ing|s)?|a drink|beers?|wine|vodka|liquor|tomar|beber|alcohol|cervezas?|trago|vino|una copa)'
/** The first days without alcohol, as a whole message: without a symptom they are asked about, and not answered as an emergency. */
export const firstDaysDry = whole(
  String.raw`(hi|hey|hello|hola|buenas)?[,. ]*((i'?m|im|i am|it'?s|its|today is|this is|my) )*(on |at )?(day ${firstDays}|${firstDays} day)( (of|now|w|with|and))*( no| without| off( the)?| not| sober( from)?| clean from| dry from| quitting)? ${alcohol}( (for me|now|so far|today|yet))*`,
  String.raw`((i'?m|im|i am|i'?ve|ive|i have) )?(been |gone |at )?${firstDays} days? (without|no|off( the)?|since my last|sober from|clean from) ${alcohol}( (now|so far|today))*`,
  String.raw`(hola|buenas)?[,. ]*(llevo|voy en|es mi|hoy es mi|apenas|estoy en( el| mi)?)?( ya| apenas| el| mi)* ?(dia ${firstDays}|${firstDays} dias?) (sin|de no) ${alcohol}( (ya|hoy|por ahora))*`,
)

/** Whether a message (normalized) is only a fact about use; `recent` (normalized) shows who and what it is about. */
export const isFactOfUse = (said: string, recent: string): boolean =>
  (amount.test(said) && !sedatives.test(recent)) ||
  (guessedSubstance.test(said) &&
    aSubstance.test(said) &&
    relatives.test(recent) &&
    !happensNow.test(recent)) ||
  (triedToCope.test(said) && copesIn.test(said)) ||
  offOpioids.test(said) ||
  firstDaysDry.test(said) ||
  fearsCustody.test(said) ||
  onlyReliefOf.test(said) ||
  onlyToSay.test(said) ||
  noPurging.test(said) ||
  knowsItIsWrong.test(said) ||
  smokesPregnant.test(said) ||
  cannotFaceThem.test(said) ||
  thinksTheyUse.test(said) ||
  (nightSweats.test(said) && mildOnly.test(recent) && !severeToStop.test(recent)) ||
  blessing.test(said) ||
  longOnMedicine.test(said) ||
  (wantsNoMore.test(said) && drankOrSmoked.test(recent)) ||
  (saysScared.test(said) && !threatens.test(recent)) ||
  avoidsThought.test(said)
const threatens =
  /\b(hit|hits|hitting|beat\w*|hurts? me|chok\w*|threat\w*|guns?|knife|kill\w*|die|dying|suicid\w*|voices?|pills|peg(a|o)|golpe\w*|amenaz\w*|cuchillo|pistola|morir\w*|matar\w*|voces|pastillas)\b/
const copesIn = new RegExp(`\\b${copes}(?![a-z])`)

const blames = whole(
  String.raw`(my|the|mi|el|la) (\w+[ -]){0,4}?\w+ (keeps? saying|says?|said|thinks?|told me|tells me|dice|dijo|cree) (that |que )?(i'?m|im|i am|it'?s|its|the (suboxone|methadone|medicine|meds|subs)('?s| is)?|le estoy|le hago|estoy|la (metadona|medicina)( le)?( esta)?|el (suboxone|medicamento)( le)?( esta)?) (hurting|harming|poisoning|damaging|killing|bad for|haciendo dano|dano|danando|envenenando|hace dano|lastimando) (a )?(the|my|a|al?|mi|el|la)? ?(baby|bebe)( .{0,20})?`,
)
const expecting =
  /\b(pregnan\w*|trimester|\d+ weeks|due (in|date)|ob|obgyn|midwife|breast ?feed\w*|nursing|suboxone|subs|methadone|smok\w*|vap\w*|embaraz\w*|semanas|partera|metadona|lactancia|fum\w+)\b/
/** "My sister says I'm hurting the baby": blamed for a medicine or for smoking while pregnant; no child is being hurt. */
export const isBlamedForBaby = (said: string, recent: string): boolean =>
  blames.test(said) && expecting.test(`${recent} ${said}`)
