// Plain facts that the classifier takes for a danger: an age, an illness, a habit, a wait outside a store. Each is matched as a whole
// message, because the danger may follow the fact. They apply only in a conversation without any sign of danger so far.

const opener = String.raw`^(and |but |so |well |i guess |honestly |y |pero |pues )*`
export const whole = (...sources: string[]) => new RegExp(`${opener}(${sources.join('|')})\\W*$`)

const lengthOfTime = String.raw`((like|for|about|almost|over|como|casi) )*(an? |half an |una |media )?(\d+ ?)?(min(ute)?s?|hours?|hrs?|minutos|horas?)( now| already| ya)?`
const waiting = whole(
  String.raw`(i'?ve|ive|i have|i'?m|im|been|still)( just)?( been)? (here|outside|parked|in (my|the) (car|truck|lot)|(sitting|standing|waiting|parked)( here| outside| in (my|the) (car|truck|lot))*) ${lengthOfTime}`,
  String.raw`llevo (aqui |afuera |sentad[oa] )*${lengthOfTime}( aqui| afuera| sentad[oa]| en el (coche|carro))*`,
)
const waitsForSomething =
  /\b(liquor|store|bar|casino|dispensary|dealer|plug|gas station|party|meeting|church|clinic|doctor|office|court|school|work|tienda|cantina|vinata|junta|reunion|clinica|trabajo)\b/

const paperwork = whole(
  String.raw`(i |we )?(just |only )?(need|want|have to get) (the|my|a|that) (slip|paper|card|sheet|form|paperwork|hours?|attendance)( (signed|stamped|done|filled out))?`,
  String.raw`(solo |nomas )?(necesito|quiero) (la|el|mi) (firma|hoja|sello|papel)( firmad[oa])?`,
)
const illness = whole(
  String.raw`((so |it |apparently |resulta que )*(turns out )?)(i have|i'?ve got|ive got|it'?s|tengo|i was diagnosed with|i got diagnosed with) (stage \w+ |lung |breast |liver |colon |skin |type (1|2|one|two) )?(cancer|ms|hiv|hep(atitis)?( c)?|diabetes|parkinson\w*|cirrhosis|copd|lupus|epilepsy|crohn\w*|cirrosis|vih)`,
)
const ageOfOther = whole(
  String.raw`(ya )?(esta|es|anda|ella es|el es) (muy |ya |bien )?(viejit[oa]|viej[oa]|grande|mayor|chiquit[oa]|joven|ancian[oa])( ya)?`,
  String.raw`(he|she)('?s| is) (really |so |getting |pretty )*(old|elderly|young|little)( now)?`,
)
const saidNo = whole(
  String.raw`(le |les )?dije que no( y (se |me )*(ofendi\w+|enoj\w+|molest\w+|fue|callo|rio))?`,
  String.raw`i (said|told (him|her|them)) no( and (he|she|they) (got|was|were) (mad|offended|upset|weird))?`,
)
const likeThem = whole(
  String.raw`(i'?m \w+,? and )?i (\w+ )?drink (exactly )?(the same|his|her|what) ?(brand|beer|whiske?y|vodka|wine|way|kind|drink|amount|stuff)? ?(that |as )?(he|she|dad|mom|my \w+) (did|drank|does|drinks)`,
)
const drinkingHabit = whole(
  String.raw`(i'?m \w+,? and |im \w+,? and )?(i |we )?(\w+ )?(drink|drinking|go through|finish) (a|an|one|two|half a|\d+) (whole )?(bottle|box|six ?pack|pint|glass|glasses|beers?)( of (red |white )?(wine|beer|vodka|whiske?y))? (a|every|each|per) (night|evening|day|weekend|week)`,
)
const staysUp = whole(
  String.raw`(i'?m an? (\w+[ ,.]+){1,4}(and )?)?i (take|use|took|used) (stuff|something|adderall|addys?|caffeine|energy drinks?|speed) to (stay (up|awake)|drive|work|focus|study|get through (the|my) (shift|day|night|route))`,
  String.raw`(i )?used to (take|use) (stuff|something|adderall|addys?|caffeine|speed) to (stay (up|awake)|drive|work|focus|study)(,? you know (the kind|what i mean))?`,
)
const bothUsed = whole(
  String.raw`((my \w+|he|she) and i|we)( both| all)? used( together)?[,. ]*((and )?(he|she|they)('?s| is|'?re| are)? still (using|does|do|uses?))?`,
  String.raw`(he|she|they|my \w+)('?s| is|'?re| are)? still (using|drinking|smoking)`,
)
const checksAtNight = whole(
  String.raw`(i|we) (\w+ )?(check|listen|look|watch|go see) (if |to see if |that |whether )?(he|she|they|my \w+)('?s| is|'?re| are)? (still )?(breathing|alive|asleep|ok(ay)?)( (at night|every night|each night|all night|every (hour|morning)|before (i go to )?(bed|sleep)))`,
  String.raw`(reviso|me asomo a ver|checo) (si|que) (sigue )?(respira|respirando|viv[oa])( (en las noches|cada noche|todas las noches))`,
)
const onlyGoodThing = whole(
  String.raw`(it'?s|that'?s|its) (the |my )?(only|one) thing (that |which )?(feels|makes me feel|gives me|is) (good|okay|ok|fun|mine|better|peace|happy)( for (like )?(\w+ )?(minutes?|seconds?|an hour|a while))?( anymore| these days)?`,
)
const notBackThere = whole(
  String.raw`i (really )?(don'?t|do not|never) (ever )?(want|wanna) (to )?go back (there|to (that|the|my) (\w+ )?(group|meeting|room|school|job|office|church|program))( again| anymore)?`,
)
const group =
  /\b(group|meeting|sponsor|school|job|boss|work|church|program|class|team|home group|aa|na|meetings|grupo|junta|iglesia|trabajo)\b/
const doubtsItself = whole(
  String.raw`(maybe|perhaps|i think|probably|tal vez|a lo mejor) (i'?m |im |estoy )?(just )?(over ?react\w*|being (silly|dramatic|stupid|too sensitive|petty|unfair)|exager\w+)`,
)

const looksAtIt = whole(
  String.raw`(and |but )?(i'?m|im) (just |still )?(looking|staring) at it( right now| now)?`,
)
const drinkOrSmoke =
  /\b(beers?|wine|vodka|whiske?y|tequila|bottle of|cigarettes?|vape|weed|joint|cake|ice cream|scratch|app|website)\b/
const flatThere = whole(
  String.raw`i (just )?(don'?t|dont) (feel|get) (anything|much|a thing)( out of it)?( (when i go|there|at (the )?meetings|from it))?( anymore)?`,
)

// "He quit drinking and now he's mean": a mood, which the classifier takes for withdrawal.
const stopped = /\b(quit|stopped|gave up|off|sober|dejo|deje|dejado)\b/
const mood =
  /\b(mean|moody|irritable|cranky|grumpy|cold|distant|snappy|short[- ]tempered|angry|bored|boring|de malas|de mal humor|enojad[oa]|irritable|aburrid[oa]|fri[oa]|distante)\W*$/
const bodily =
  /\b(cold (and|to)|skin|clammy|lips|shak\w*|sweat\w*|see(s|ing)|hear(s|ing)|confus\w*|sleep\w*|slept|eat(s|ing)?|breath\w*|fever|chest|blue|passed|hands|heart|tiembl\w*|sud\w*|ve|oye|duerm\w*|come)\b/

const moodOfOther = whole(
  String.raw`((my \w+|he|she)('s| is)? )?(\w+ )?(likes?|liked|prefers?) me (better )?(drunk|sober|high)`,
  String.raw`.{0,40}\bmy \w+ (says?|said) (he|she) (likes?|liked|prefers?) me (better )?(drunk|sober|high)`,
  String.raw`(he|she)('s| is) (so |really )?(nice|sweet|fun|kind|funny|great) (when|if) (he|she)('s| is) (high|drunk|sober|using)`,
)
const calling =
  '(doctor|nurse|teacher|cop|lawyer|pastor|parent|mom|dad|husband|wife|friend|coach|soldier|pilot|addict|drunk|alcoholic|junkie|statistic|cliche)'
const refusesCalling = whole(
  String.raw`i (don'?t|do not|never) (really )?want to be (an?|the|that) (\w+ )?${calling}( like (this|that)| again| anymore)?`,
)
const looksInPictures = whole(
  String.raw`i look(ed)? (like|so) (an? )?\w+( \w+)? in (them|it|the (pictures?|photos?)|that (picture|photo)|all of them)`,
)
const nobodyReacts = whole(
  String.raw`(nobody|no one) (even )?(commented|liked|shared|replied|reacted)( on| to)?( it| them| that| the post)?`,
)
const poursAway = whole(
  String.raw`i (\w+ )?(dump|pour|toss|throw|spill) (it|them|mine|the (drinks?|shots?|beers?)) (in|into|down|out) ?(the )?(sink|drain|toilet|plants?|back)?( when .{3,30})?`,
)
const watchesClock = whole(
  String.raw`i keep (looking at|watching|checking) the (clock|time)( for (the|my) (next|other) (one|dose|pill|drink|cigarette|smoke))?`,
)

const expects = whole(
  String.raw`(i'?ve|ive|we'?ve|i|we)( got| have) a (kid|baby|son|daughter|little one)( of our own)? (on the way|coming|due in \w+)`,
  String.raw`(she|my \w+)('s| is) due (in|on|next) .{2,20}`,
)
const leftOpen = whole(String.raw`(he|she|they) left it (open|unlocked)( on purpose)?( i think| i guess)?`)
const longEnough = whole(String.raw`(he|she|they|my \w+) (says?|said|thinks?) it('?s| has) been long enough`)
const smellsIt = whole(
  String.raw`i (can |could )?smell it( on (him|her|them|his breath|her breath)| when (he|she) (comes|came|walks|walked|gets|got) .{2,20})`,
)
const hidesDrink = whole(
  String.raw`(i'?m an? (\w+ ?){1,3}, )?i keep (vodka|wine|whiske?y|gin|rum|tequila|a flask|a bottle|mini bottles) in my .{3,30}`,
)
const pillsTaken = whole(
  String.raw`(they|he|she|my (doctor|dr|clinic|wife|husband|mom)) (took|cut|stopped|taper\w+) (away )?my (pills|meds|prescription|script|medication)( away| off)?`,
)

// "I'm so tired of being the one who decides": a burden, not a wish to die.
const tiredOfTheRole = whole(
  String.raw`(i'?m|i am|im) (so |just |really |honestly )*(tired|sick|exhausted)( and tired)? of (always |having to )*be(ing)? the (only )?(one (who|that) (always |has to |must )*(decides?|fix(es)?|cooks?|cleans?|pays?|plans?|drives?|calls?|apologizes|holds? it( all)? together|does? (everything|it all)|remembers?)( everything| it all)?|(strong|responsible|sober|grown[- ]?up|mature) one|bad guy|adult|grown[- ]?up|parent|referee|designated driver)( (in|of) (this|the|my|our) (house|family|marriage)| around here| all the time)?`,
  String.raw`(ya )?(estoy |ando )?(muy |tan )?(cansad[oa]|hart[oa]) de (siempre )?ser (siempre )?(la|el) (unic[oa] )?que (siempre )?(decide|arregla|paga|cocina|limpia|resuelve|maneja|carga con todo)( todo)?`,
)
const asksWhyNoDrink = whole(
  String.raw`(my |the )?(\w+ )?\w+('?s| is| are| was| were)? ?(already |still |just |always )*(keeps? )?(asks?|asked|asking|wants? to know|wondering) (me )?why (i|i'?m|im) (won'?t|don'?t|am not|not|can'?t|didn'?t|wouldn'?t)( be)? (have|having|take|taking|drink|drinking|touch|touching|order|ordering|try|trying)( (a|an|any|some|one))?( (glass|drink|sip|beer|wine|toast|champagne|cocktail|alcohol|anything))?( of wine| with (them|her|him|everyone))?`,
)

// Kratom is stopped with restless legs, not with seizures.
const offKratom = whole(
  String.raw`(i'?m |i am |im )?(on )?(day )?\d+ (days? |weeks? )?off (of )?kratom( and (my |i )?(legs?|arms?|skin|body)? ?(feels?|are|is|won'?t|can'?t) (so |all )?(electric|restless|crawly|twitchy|jumpy|weird|achy|stay still|stop moving|sleep))?`,
)
const leftInView = whole(
  String.raw`my \w+ (always |keeps? )?(leaves?|leaving|left) (his|her|their) (\w+ ){1,2}(out )?(on|in) the (\w+ )?(counter|table|sink|fridge|bathroom|kitchen|nightstand|dresser|car)`,
)
const noLongerCries = whole(
  String.raw`i (don'?t|dont) (even )?cry (anymore )?(about|over|for) (it|him|her|them|that)( anymore)?`,
)
const ofOneself = whole(
  String.raw`i'?m not (being |trying to be )?(difficult|lazy|dramatic|rude|mean|stubborn|ungrateful|weird)([,. ]+(i |it'?s )?(just |only )?(freeze( up)?|get (so |really )?(nervous|shy|anxious|stuck)|hate (phones|calls|calling|the phone)|(how|who) i am|tired))?`,
)
const soberSince = whole(
  String.raw`i (haven'?t|have not|havent) (had (a|any|one) (drink|drop|sip)|drank|touched (a drop|it|anything|alcohol)|used|smoked|gambled|bet)( (anything|at all))? since( (then|that (day|night)))?`,
  String.raw`(desde (entonces|ese dia) )?no he (tomado|bebido|consumido|fumado|apostado)( nada)?( desde (entonces|ese dia))?`,
)
const longAgo = /\b(\w+|\d+) (weeks|months|years|semanas|meses|anos)\b/

const sleepsElsewhere = whole(
  String.raw`(i'?m|i am|im) (sleeping|crashing|staying) (in|on|at) (the|my|our|his|her|a) (garage|couch|sofa|car|truck|basement|office|guest room|spare room|kids'? room|mom'?s|dad'?s|sister'?s|brother'?s|friend'?s)( tonight| for now| again)?`,
  String.raw`(he|she|they|my \w+) (always |usually )?(falls?|fell) asleep (in|on) (the|his|her) (chair|couch|sofa|recliner|bus|floor of the living room)( with the (tv|lights?) on)?( every night| again)?`,
)

// "Heart attack. He was 61": how someone died, even if the death was mentioned long before.
const causeOfDeath = whole(
  String.raw`(it was )?(an? )?((massive|sudden|big) )?(heart attack|stroke|aneurysm|cancer|liver failure|cirrhosis|overdose|od|fentanyl|car (wreck|accident)|wreck|accident|pneumonia|covid)( in (his|her|the) (\w+ )?\w+)?[,. ]+(and )?(he|she|they) (was|were) (only |just |like |barely )*\d\d( years old)?`,
  String.raw`(fue )?(un |una |de )?(infarto|derrame|cancer|cirrosis|accidente|aneurisma|neumonia)( cerebral| fulminante)?[,. ]+(y )?(el |ella )?(tenia|iba a cumplir) (apenas |solo |como )*\d\d( anos)?`,
)
const losses = String.raw`((my|our|the|his|her) (\w+ )?\w+ (died|passed( away)?|was killed|got killed)|(he|she|they) (died|passed( away)?)|(the|his|her) (funeral|death)|(se )?(me )?(murio|fallecio|mataron a|enterramos a) (mi|mis|nuestr[oa]) \w+|(el funeral|su muerte|la muerte de (mi|mis) \w+))`
// "I drink every night since my mom died": a habit, and nothing that was just taken.
const habitSinceLoss = whole(
  String.raw`(i |i'?ve been |ive been |yo )?(just |only |solo |nomas )?(drink|drinking|smoke|smoking|gamble|gambling|bet|tomo|bebo|fumo|apuesto|me tomo un[oa]s? \w+)( (wine|beer|vodka|weed|vino|cerveza|tequila|mota))?( (every|each|most) (single )?(night|day|evening|weekend)s?| nightly| daily| a lot| more| (todas|casi todas) las noches| cada (noche|dia)| todos los dias| (a )?diario| mucho| mas)* ((ever )?since|desde( que)?) ${losses}( (last|in|el|en) \w+( \w+)?)?`,
)
const touchesInPassing = String.raw`(hugs?|hugging|hold(s|ing)? (my|the|his|her) (hand|hug)|touch(es|ing)? my (arm|shoulder|hand|hair)|star(es|ing)( at me)?|looks? at me|sits?|stands?|flirts?|flirting|abraza|mira|toca el (brazo|hombro)|coquetea)`
// "A guy at work who hugs too long": unwelcome, and answered as such.
const tooClose = whole(
  String.raw`(there'?s|theres|there is|i have|we have|hay|tengo) (this |a |an |one |un |una )(\w+ )?\w+ (at|in|from|en|de) (\w+ )?(\w+ )?\w+ (who|that|que) (me )?(always |just |keeps? |kind of |siempre )*${touchesInPassing}( (me|at me|at us|too (long|much|close)|so (long|much|close)|a lot|every time|all the time|mucho|demasiado|muy cerca|raro|feo))*`,
)
// Someone the writer thinks about, without a tone of despair.
const onMyMind = whole(
  String.raw`(there'?s|theres|there is|i met|hay|conoci a) (this |a |an |un |una )(\w+ )?(girl|guy|woman|man|boy|chic[oa]|muchach[oa]|hombre|mujer)( (at|in|from|en|de) (\w+ ){0,2}\w+)? ((that|who) )?(i (can'?t stop|keep) thinking about|(en|a) (quien|la que|el que) no (dejo|paro) de pensar)( (her|him|them))?`,
)
// "He's gonna hate me": a feared reaction, not a threat.
const theirDislike = whole(
  String.raw`(he|she|they|my \w+)('s|'re| is| are|'ll| will)? ?(just |probably |really )?(gonna |going to )?(hate|never forgive|be (so |really )?(disappointed|ashamed|embarrassed) (in|of|by)|never (trust|speak to|talk to|look at)|lose (all )?respect for) me( (for (it|this|that)|again|forever|when .{3,40}|if .{3,40}|now))*`,
  String.raw`(el |ella |mi \w+ )?me (va|van) a (odiar|aborrecer)( (por (esto|eso)|cuando .{3,40}|si .{3,40}))?`,
)
const hurtsThem =
  /\b(hit|hits|hitting|beat|beats|hurts? me|chok\w*|threat\w*|slap\w*|punch\w*|push(es|ed)|shov\w*|guns?|knife|(scared|afraid) of (him|her|them)|peg(a|o)|golpe\w*|amenaz\w*|le tengo miedo|cuchillo|pistola)\b/
const pillsForWork = whole(
  String.raw`(soy \w+ y )?(me )?tomo ((unas?|algunas) )?(pastillas?|capsulas?|bebidas?)( que me (dan|venden))? (para|pa) (aguantar|no dormir(me)?|seguir|trabajar|manejar)( el turno| la noche)?`,
)
const noLongerLikes = whole(
  String.raw`i (don'?t|dont) (even |really )?like (how|the way) (they|it) feels?( anymore| now)?`,
)
const waitsUp = whole(
  String.raw`(anoche |ayer |otra vez )?me quede (sentad[oa]|despiert[oa]|parad[oa]|esperando) (junto a|en|cerca de|frente a) la (puerta|ventana|sala)( toda la noche| hasta que (llego|volvio))?`,
  String.raw`(last night )?i (sat|waited|stayed) (up )?(by|at|next to) the (door|window)( all night| last night| until (he|she) (came|got) (home|back))?`,
)
const onDrugs = whole(
  String.raw`my \w+('?s| is) (\d+|in (his|her) \w+)( years old)?,? (and )?(he|she)('?s| is) (still )?(on|using|smoking|hooked on|addicted to) \w+`,
)
const dreadsTomorrow = whole(
  String.raw`(good ?)?night,? i'?m (\w+ )?(scared|nervous|anxious|worried) (of|about|for) tomorrow\W*(bye|night|gn)?`,
)
const mentionsQuitting = whole(
  String.raw`(esta noche|hoy|manana|por fin) (le|les) (digo|cuento|confieso|voy a decir) a (mi|mis) \w+ que (ya )?(deje de|no) (tom\w+|beb\w+|fum\w+|consum\w+|apost\w+)`,
)
const takesLeftovers = whole(String.raw`(yo )?(me )?tomo las (pastillas|medicinas) que (sobran|quedan)`)

const drugs = /\b(pills?|percs?|oxys?|weed|drink\w*|kratom|coke|meth|vape|\d a day)\b/

const plain: readonly RegExp[] = [
  offKratom,
  ofOneself,
  leftInView,
  noLongerCries,
  tiredOfTheRole,
  asksWhyNoDrink,
  causeOfDeath,
  habitSinceLoss,
  tooClose,
  onMyMind,
  pillsForWork,
  waitsUp,
  sleepsElsewhere,
  paperwork,
  illness,
  ageOfOther,
  saidNo,
  likeThem,
  drinkingHabit,
  staysUp,
  bothUsed,
  checksAtNight,
  onlyGoodThing,
  doubtsItself,
  moodOfOther,
  refusesCalling,
  looksInPictures,
  nobodyReacts,
  poursAway,
  watchesClock,
  expects,
  leftOpen,
  longEnough,
  smellsIt,
  hidesDrink,
  pillsTaken,
  onDrugs,
  mentionsQuitting,
  dreadsTomorrow,
  takesLeftovers,
]

/** Whether a message (normalized) is only a plain fact; `recent` (normalized) shows what a wait or a place is about. */
export const isPlainFact = (said: string, recent: string): boolean =>
  plain.some((one) => one.test(said)) ||
  (waiting.test(said) && waitsForSomething.test(recent)) ||
  (soberSince.test(said) && longAgo.test(recent)) ||
  (noLongerLikes.test(said) && drugs.test(recent)) ||
  (looksAtIt.test(said) && drinkOrSmoke.test(recent)) ||
  (flatThere.test(said) && group.test(recent)) ||
  (theirDislike.test(said) && !hurtsThem.test(recent)) ||
  (notBackThere.test(said) && (group.test(said) || group.test(recent))) ||
  (stopped.test(said) && mood.test(said) && !bodily.test(said))
