// What the text of each case claims about the message, as words of which the message (normalized) must have one. The classifier alone finds
// "you asked yourself honestly" in "my wife says I drink too much". Where a case has two expressions, both must match.
const drink =
  'drink\\w*|drank|drunk|alcohol\\w*|beers?|wine|vodka|whiske?y|tequila|rum|liquor|booze|bottles?|shots?|pint|glass(es)?|bar|sober|tom(o|a|ar|e|ando|aba|arme|ado)|beb\\w+|cervezas?|chelas?|vino|copas?|tragos?|botellas?|borrach\\w*|sobri[oa]'
const use = `${drink}|us(e|es|ed|ing)|high|clean|weed|pot|smok\\w*|pills?|percs?|oxy\\w*|coke|meth|heroin|fent\\w*|kratom|dope|relaps\\w*|slip\\w*|vap\\w*|gambl\\w*|bet\\w*|consum\\w*|drog\\w*|fum\\w+|recae|recay\\w*|recai\\w*|mota|cristal|coca|pastillas?|apost\\w*|apuest\\w*`
const money =
  'money|cash|savings|rent|pa(y|id|ys|ying)|loans?|borrow\\w*|lend|stole|steal\\w*|cards?|bills?|bail|debts?|owe[ds]?|bucks|dollars|\\$ ?\\d+|\\d+ ?(k|thousand|grand)|dinero|plata|lana|prest\\w*|pag\\w+|rob\\w+|renta|deud\\w*|deb(o|e|en)|tarjetas?|ahorros|pesos|lucas'
const death =
  'died|dead|death|dying|lost|passed( away)?|funeral|buried|grave|ashes|gone|miss(es|ed|ing)?|mourn\\w*|grie\\w*|without (him|her)|mur\\w+|muert[oa]|falleci\\w*|perdi\\w*|entierr\\w*|enterr\\w*|extran\\w*|duelo|velorio|ya no esta|sin (el|ella)'
const meeting = 'meetings?|aa|na|ga|groups?|the rooms?|rooms|juntas?|reunion\\w*|grupos?|doble a'

const of = (...words: readonly string[]): readonly RegExp[] =>
  words.map((one) => new RegExp(`\\b(${one})\\b`))

export const claims: Readonly<Record<string, readonly RegExp[]>> = {
  'near-home': of(`${use}|stash|bag|baggie|cigarettes?|vape|pack|guardado|bolsa|caguamas?|it|lo que tenia`),
  'near-place': of(
    "i'?m|im|i am|we'?re|right (here|now|outside)|estoy|ando|aqui|parad[oa]|parked|standing|sitting|in the",
    "bar|pub|club|party|liquor|beer|wine|store|casino|dealer'?s?|plug|parking lot|aisle|passing|pass(ed)? (it|around)|outside|dispensary|everyone|cantina|licor\\w*|fiesta|afuera|puesto|tienda|bares|todos",
  ),
  'dealer-contact': of(
    'dealers?|plug|connect|texted|offer\\w*|sell\\w*|sold|call(s|ed|ing)|number|phone|hit me up|hand(s|ing)? it|using (buddy|friend)|holding|has some|conecte|vend\\w+|ofrec\\w+|escribi\\w*|llam\\w+|numero|tirador|camello',
  ),
  'craving-now': of(
    'crav\\w*|urges?|want\\w*|wanna|need|dying|could use|pull\\w*|think\\w*|give in|giving in|tempt\\w*|itch\\w*|delivery|apps?|ganas|antoj\\w*|quiero|caer|jala|pienso|tentad[oa]|tienta',
  ),
  'just-one': of(
    'one|just|moderat\\w*|control\\w*|normal\\w*|deserve\\w*|occasional\\w*|social\\w*|only|again|un[oa]|sol[oa]|controlar\\w*|merezco|moderad\\w*|de vez en cuando',
    use,
  ),
  'lapse-after-years': of(
    'years?|yrs?|months?|time|long|\\d+|all (that|my)|day one|anos?|mes(es)?|tiempo|todos mis|dia uno',
  ),
  'keeps-happening': of(
    "keep\\w*|always|again|every|over and over|nothing (works|helps)|tried|can'?t (string|stay|stop)|back and forth|siempre|otra vez|cada|nada (me )?(funciona|sirve)|intent\\w*|no (puedo|logro)",
  ),
  'is-it-a-problem': of(
    "am i|do i|i wonder|wonder\\w*|(not|never|un)? ?sure (if|i|that)|unsure|maybe (i|it'?s)|i (think|guess|feel like|worry) (that )?(i|it|my)|could i be|is (it|this|that) (a problem|too much|an addiction|alcoholism)|does (it|that) (count|mean|make me)|not that bad|other people|(count|counts) as|soy|sera que|no se si|me pregunto|creo que|quizas?|a lo mejor|es (un problema|adiccion|mucho)|cuenta como|otros (toman|beben)",
  ),
  'want-to-quit': of(
    'quit\\w*|stop\\w*|sober|change|get (clean|better|help)|cut (down|back)|dej(o|ar|arlo|arla)|parar|cambiar|sobri[oa]|empezar|salir de',
    'want|need|how|ready|have to|gotta|trying|decided|where do i|time to|quiero|necesito|como|list[oa]|tengo que|decidi',
  ),
  'first-days': of('days?|week|dias?|semana'),
  'empty-evenings': of(
    'evenings?|nights?|hours?|weekends?|bored|boring|nothing to do|empty|free time|sundays?|saturdays?|after work|noches?|tardes?|horas?|aburr\\w*|fin(es)? de semana|domingos?|sabados?|tiempo libre|que hacer',
  ),
  'partner-uses': of(
    use,
    "i'?m (trying|quitting|sober|clean|off|done)|im (trying|quitting|sober|clean|off|done)|i (quit|stopped|want to|am trying|can'?t|don'?t)|me|my (sobriety|recovery)|around me|while i|next to me|quiero dejar\\w*|estoy dejando|deje|intento|sobri[oa]|frente a mi|delante de mi|yo",
  ),
  'event-ahead': of(
    "wedding|party|parties|dinner|game|reunion|holidays?|christmas|thanksgiving|new year'?s?|birthday|\\d+(th|st|nd|rd)|concert|bbq|barbecue|cookout|date|trip|cruise|vacation|conference|event|bachelor\\w*|shower|funeral|wake|festival|happy hour|picnic|fiestas?|boda|cena|navidad|ano nuevo|cumple\\w*|despedida|viaje|partido|evento|posada|asado|carne asada|reunion|bautizo|quinceanera|feria|velorio|toast|brindis",
  ),
  payday: of(`pay\\w*|paid|check|bonus|refund|${money}|cobr\\w*|quincena|depositan|aguinaldo`),
  unwinding: of(
    'after work|end of (the|a|my) day|relax\\w*|unwind\\w*|wind(ing)? down|turn (it|my (brain|head)) off|switch off|stress\\w*|long (day|shift)|calm\\w*|take the edge|evening|night|sleep|decompress|relaj\\w*|desconect\\w*|despues del trabajo|estres\\w*|calmar\\w*|noche|dormir|descansar|llego a casa',
    use,
  ),
  'missing-it': of(
    'miss(es|ing|ed)?|extran\\w*|echo de menos|nostalg\\w*|loved|love (the|it|drinking|using|how)|(the|its) (taste|feeling|ritual|smell|buzz)|romantic\\w*|sabor|me gustaba',
  ),
  'flat-months': of(
    'flat|bor(ed|ing)|gr[ae]y|nothing|numb|empty|joy\\w*|worse|pointless|(when|does) .{0,12}get (better|easier)|happy|happier|no (fun|pleasure|energy)|plan[oa]|vaci[oa]|gris|aburr\\w*|nada|feliz|mejor',
    'months?|weeks?|years?|still|yet|since|sober|clean|quit\\w*|stopp\\w*|days?|mes(es)?|semanas?|anos?|todavia|aun|desde|sobri[oa]|limpi[oa]|dej\\w+|dias?',
  ),
  'home-from-treatment': of(
    'rehab|treatment|detox|discharged|released|out (of|from)|got (home|out|back)|came home|sober living|halfway|inpatient|hospital|jail|prison|sali|salgo|anexo|centro|clinica|tratamiento|alta|carcel|granja',
  ),
  'child-uses': of(use + '|found|caught|dealing|addict\\w*|encontre|cache'),
  'partner-drinks': of(
    'husband|wife|boyfriend|girlfriend|bf|gf|partner|fianc\\w*|he|she|him|her|my man|spouse|espos[oa]|marido|mujer|pareja|novi[oa]|el|ella|senora|viejo',
  ),
  'parent-drinks': of(
    'mom|mum|mother|dad|father|parents?|stepdad|stepmom|mama|papa|madre|padre|padres|jef[ae]|padrastro|madrastra',
    use,
  ),
  'sibling-uses': of(
    'brothers?|sisters?|siblings?|friends?|cousin|twin|roommate|bestie|buddy|nephew|niece|herman\\w+|prim[oa]|amig\\w+|cunad[oa]|sobrin[oa]|compa',
    use,
  ),
  'asks-for-money': of(`${money}|atm|enabl\\w*|commissary|solap\\w*|mantener\\w*|mantengo|gift cards?`),
  'denies-it': of(
    "refus\\w*|won'?t|wont|den(y|ies|ied)|doesn'?t (think|want|believe|see)|doesnt (think|want|see)|no problem|lied|lies|lying|promis\\w*|make (him|her|them)|get (him|her|them|someone)|says? (he|she|it|they)|niega|no (quiere|acepta|reconoce|cree)|dice que|prometi\\w*|jura|miente|mintio|convencer\\w*|vaya a",
  ),
  'afraid-of-the-call': of(
    'afraid|scared|terrified|die|dies|dying|dead|phone|the call|breath\\w*|listen\\w*|check(ing)?|waiting|wait|worr\\w*|miedo|muer\\w*|morir\\w*|llamada|telefono|respir\\w*|dormir|duermo|revis\\w*|esper\\w+|panic',
  ),
  'coming-home': of(
    'com(e|es|ing) (home|back|out)|gets? out|getting out|released?|release|discharg\\w*|mov(e|es|ing) (back )?in|home (from|on|this|next)|pick(ing)? (him|her|them) up|in (treatment|rehab|detox)|support someone|sale|salga|salir|vuelve|regresa|regreso|en (tratamiento|rehabilitacion|el anexo|el centro)|apoy\\w+',
  ),
  'worn-out-relative': of(
    "tired|exhaust\\w*|worn|done|can'?t (do|take|keep)|burn\\w*|no life|cover\\w*|rais(e|ing)|angry|mad|furious|over it|sick of|fed up|resent\\w*|cansad[oa]|agotad[oa]|hart[oa]|no puedo mas|ya no (puedo|aguanto|tengo vida)|cri(o|ando)|cubr\\w+|furios[oa]|enojad[oa]",
  ),
  'overdose-death': of(
    death,
    "overdos\\w*|od'?d|od|drugs?|fent\\w*|heroin|pills|using|needle|sponsor|sponsee|the (group|rooms|program)|sobredosis|drog\\w*|pastillas|padrino|madrina|ahijad[oa]|grupo|consum\\w*",
  ),
  'death-in-family': of(death),
  anniversary: of(
    'year|years|anniversary|birthday|bday|christmas|thanksgiving|holidays?|first|date|aniversario|cumple\\w*|navidad|ano|anos|fecha|primer[a]?',
    death,
  ),
  'pet-died': of('dogs?|cats?|pets?|puppy|kitten|bird|horse|perr\\w+|gat[oa]\\w*|mascota|caballo'),
  'urge-to-bet': of(
    'bet\\w*|gambl\\w*|slots?|casino|parlay\\w*|poker|odds|wager|game|apost\\w*|apuest\\w*|jugar\\w*|casino|maquinitas|partido',
  ),
  'lost-money': of(
    'bet\\w*|gambl\\w*|slots?|casino|parlay\\w*|poker|sportsbook|blackjack|roulette|lott\\w*|crypto|stocks|game|apost\\w*|apuest\\w*|jug\\w+|juego|maquinitas|tragamonedas|ruleta|loteria|quiniela',
    'lost|los(e|ing)|gone|down|blew|blown|burned|drained|perd\\w+|queme|tire|gaste',
  ),
  'telling-about-money': of(
    'tell\\w*|told|say|know\\w*|find\\w* out|found|hid\\w*|secret\\w*|honest|come clean|truth|decir\\w*|digo|dije|cont\\w+|sab\\w+|enter\\w+|escond\\w*|verdad',
    `${money}|lost|gambl\\w*|bet\\w*|perdi|apost\\w*`,
  ),
  'smoke-craving': of(
    'cig\\w*|smok\\w*|nicotine|vap\\w*|tobacco|juul|zyns?|pouch\\w*|dip|pack|patch|gum|cigarr\\w*|fum\\w+|nicotina|tabaco|pitillo|pucho',
  ),
  'smoke-slip': of(
    'cig\\w*|smok\\w*|nicotine|vap\\w*|tobacco|juul|elf ?bar|zyns?|pouch\\w*|dip|pack|puffs?|cigarr\\w*|fum\\w+|nicotina|tabaco|pitillo|pucho',
    'smoked|vaped|had|hit|puffs?|bought|relaps\\w*|slip\\w*|took|caved|bummed|again|fume|recai|compre|volvi|cai|di',
  ),
  'purge-restrict': of(
    "throw\\w*|threw|purg\\w*|vomit\\w*|puk\\w*|starv\\w*|not eat\\w*|n'?t (eaten|eat)|skip\\w*|laxatives?|restrict\\w*|fast(ed|ing)?|myself sick|provoc\\w*|no (como|comer|he comido)|ayun\\w*|laxantes?",
  ),
  gaming: of(
    'gam(e|es|er|ing|ed)|play\\w*|xbox|ps\\d|playstation|nintendo|switch|steam|ranked|fortnite|roblox|minecraft|valorant|league|raids?|guild|discord|twitch|server|queue|screen|console|jueg\\w*|jug\\w*|videojuegos?|consola|partidas?|pantalla',
  ),
  'porn-slip': of(
    'porn\\w*|nofap|masturb\\w*|jerk\\w*|onlyfans|nudes?|videos?|sites?|watch\\w*|fap\\w*|pmo|paginas?|porno\\w*|sexo',
  ),
  hookups: of(
    'hook\\w*|sex\\w*|grindr|tinder|bumble|strangers?|escort\\w*|slept with|sleep(ing)? with|one night|app|ligar|ligue|desconocid\\w+|acost\\w+|me acueste',
  ),
  'ex-texts': of(
    "ex|exes|ex'?s|broke up|break ?up|left me|toxic|go(ing)? back to (him|her)|block(ed)? (him|her)|my (last|old) relationship|mi ex|terminamos|cort(amos|o)|toxic[oa]|volver con (el|ella)|bloque\\w+",
  ),
  shopping: of(
    'shop\\w*|buy\\w*|bought|cart|order(s|ed|ing)?|amazon|temu|qvc|shein|etsy|packages?|spend\\w*|spent|sales?|compr\\w+|pedid\\w*|paquetes?|gast\\w+|tiendas?',
  ),
  'cannot-sleep': of(
    'sle(ep\\w*|pt)|awake|insomnia|in bed|wide|[1-5] ?(:\\d\\d )?a\\.?m\\.?|toss\\w*|nights?|dorm\\w*|duerm\\w*|despiert\\w*|insomnio|la cama|noches?|dando vueltas|madrugada|desvel\\w*|sueno',
  ),
  anxious: of(
    'anx\\w*|panic\\w*|heart|breath\\w*|nerv\\w*|shak\\w*|worr\\w*|scared|afraid|racing|chest|dread\\w*|on edge|freak\\w*|ansi\\w*|miedo|corazon|respir\\w*|pecho|angusti\\w*|tembl\\w*|preocup\\w*',
  ),
  'low-mood': of(
    "low|down|depress\\w*|sad\\w*|empty|numb|heavy|hopeless|nothing|cry\\w*|cried|dark|pointless|can'?t (get (up|out)|feel)|trist\\w*|deprim\\w*|vaci[oa]|animo|llor\\w+|sin ganas|nada|pesad[oa]|mal",
  ),
  angry: of(
    'angr\\w*|anger|mad|furious|pissed|rag(e|ing)|hate|yell\\w*|fum(ing|ed)|snap\\w*|livid|scream\\w*|punch\\w*|fed up|enoj\\w*|rabia|coraje|furios\\w*|hart[oa]|grit\\w+|odio|emput\\w*|encabron\\w*|ira|bronca',
  ),
  ashamed: of(
    "asham\\w*|shame|guilt\\w*|disgust\\w*|hate (myself|me|who)|embarrass\\w*|regret\\w*|piece of|humiliat\\w*|can'?t (look|face)|terrible person|verguenza|avergon\\w*|culp\\w*|asco|arrepent\\w*|basura|pena",
  ),
  overwhelmed: of(
    "overwhelm\\w*|too much|at once|everything|can'?t (cope|handle|keep up)|drowning|behind|stress\\w*|so much|piling|falling apart|abrum\\w*|demasiado|todo (junto|a la vez|se)|no doy|agobi\\w*|estres\\w*|no (puedo|aguanto) (mas|con todo)|encima",
  ),
  'bad-day': of(
    'bad|rough|hard|awful|shit\\w*|tough|terrible|worst|crap\\w*|sucks?|sucked|long|meh|blah|ugh|bleh|eh|horrible|mal|mal[oa]|fe[oa]|pesim[oa]|dificil|fatal|horrible|del asco',
  ),
  'good-day': of(
    'good|great|happy|proud|best|nice|better|won|glad|amazing|awesome|well|okay|ok|smil\\w*|laugh\\w*|bien|feliz|content[oa]|buen[oa]?|orgull\\w*|alegr\\w*|mejor|rie?\\w*',
  ),
  'milestone-day': of(
    'days?|weeks?|months?|years?|yrs?|anniversary|chips?|coins?|medallion|key ?tag|dias?|semanas?|mes(es)?|anos?|cumplo|aniversario|fichas?|medallas?',
  ),
  'said-no': of(
    "no|turned|refus\\w*|declin\\w*|pass(ed)?|walk(ed)? (away|out|past)|didn'?t|left|rechac\\w*|me fui",
  ),
  'traumatic-memory': of(
    'abus\\w*|rap(e|ed|ist)|assault\\w*|trauma\\w*|hit me|beat(en)?|molest\\w*|war|combat|deploy\\w*|nightmares?|flashbacks?|childhood|memor\\w*|happened to me|violaron|viol\\w+|recuerd\\w*|pesadill\\w*|infancia|guerra|golpe\\w*|me hicieron',
  ),
  'stage-fright-social': of(
    'people|social\\w*|part(y|ies)|date|dating|talk\\w*|danc\\w*|shy|awkward|confiden\\w*|crowds?|bars?|friends|gente|fiestas?|hablar|pena|timid[oa]|bailar|amig\\w+|citas?',
    'drink\\w*|drunk|alcohol|sober|without|beers?|wine|it|tomar|tomo|beb\\w+|sobri[oa]|sin|alcohol',
  ),
  breakup: of(
    'left me|leaving me|broke up|break(ing)? up|break ?up|divorc\\w*|separat\\w*|moved out|ended (it|things)|split( up)?|dump\\w*|single|(he|she) left|walked out|kicked me out|terminamos|me dejo|cort(amos|o)|divorci\\w*|separ\\w*|se fue|termino conmigo',
  ),
  'no-trust': of(
    'trust\\w*|believ\\w*|suspic\\w*|check(s|ing)?|prove|search\\w*|smell(s|ing)?|accus\\w*|watch(es|ing)?|breathalyz\\w*|confi\\w*|cree\\w*|desconfi\\w*|revis\\w*|sospech\\w*|huele|vigil\\w*',
  ),
  'telling-partner': of(
    'tell\\w*|admit\\w*|confess\\w*|come clean|truth|find out|finds out|found out|know|knows|honest\\w*|decir\\w*|cont\\w+|confes\\w*|verdad|enter\\w+|sabe|sepa',
    'him|her|them|husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\\w*|spouse|family|mom|dad|parents|kids|everyone|espos[oa]|marido|mujer|pareja|novi[oa]|senora|familia|mama|papa|hij\\w+|le|les|se lo|decirles?|decirselo|contarles?|contarselo',
  ),
  'parent-guilt': of(
    'kids?|sons?|daughters?|child\\w*|mom|dad|mother|father|parent|bab(y|ies)|little one|hij\\w+|nin[oa]s?|mama|papa|madre|padre|bebe',
    "guilt\\w*|fail\\w*|miss(ed|ing)?|asham\\w*|sorry|hurt|bad|saw|seen|forgot\\w*|terrible|let (them|him|her) down|deserve|wasn'?t there|lost|drunk|high|culp\\w*|fall\\w+|perd\\w+|mal[oa]?|olvid\\w*|lastim\\w*|vieron|vio|verguenza|no estuve|merec\\w*",
  ),
  custody: of(
    'custody|cps|dcf|dcfs|court|visit\\w*|foster|judge|caseworker|took|taken|take|custodia|juez|jueza|visitas?|quit\\w+|dif|corte|acogida',
  ),
  'work-trouble': of(
    'boss|work\\w*|job|shifts?|manager|coworkers?|office|supervisor|foreman|hr|overtime|trabaj\\w*|jef[ea]|turnos?|chamba|oficina|companer\\w*',
  ),
  'lost-job': of(
    'fired|laid off|lost my job|lost the job|let (me )?go|sacked|quit my job|unemploy\\w*|no job|canned|despid\\w*|corrieron|sin (trabajo|chamba|empleo)|perdi (el|mi) (trabajo|empleo|chamba)|me echaron|liquidar\\w*',
  ),
  debt: of(
    `debts?|owe[ds]?|owing|bills?|rent|collect\\w*|loans?|credit|behind on|evict\\w*|broke|afford|mortgage|payday loan|deud\\w*|deb(o|emos|er)|renta|arriendo|cobr\\w*|prestam\\w*|hipoteca|no me alcanza`,
  ),
  'legal-trouble': of(
    'court|judge|lawyer|attorney|arrest\\w*|dui|dwi|probation|parole|charg\\w*|police|cops?|jail|prison|warrant|felony|ticket|po|corte|juez|jueza|abogad\\w*|policia|carcel|multa|detuv\\w*|libertad condicional|juicio|cargos',
  ),
  'first-meeting': of(meeting),
  'meetings-not-for-me': of(
    `${meeting}|sponsor|higher power|god|steps|padrino|dios|pasos`,
    "tried|went|go(es|ing)?|hate\\w*|can'?t (stand|do|relate)|didn'?t|don'?t|not (for me|my)|cult\\w*|weird|religi\\w*|preachy|god|boring|fake|depress\\w*|awful|fui|prob\\w+|no (puedo|aguanto|me|soporto|creo)|odio|culto|puro|atea|ateo|aburr\\w*",
  ),
  'sponsor-trouble': of("sponsor'?s?|padrinos?|madrinas?"),
  'medicine-judged': of(
    'methadone|suboxone|subs?|bupe|buprenorphine|sublocade|vivitrol|naltrexone|medicine|medication\\w*|meds?|mat|antidepress\\w*|metadona|buprenorfina|medicin\\w*|medicamentos?|pastillas?|tratamiento',
    "sa(y|ys|id)|told|tells?|think\\w*|call(s|ed)?|crutch|not (really )?(sober|clean)|trading|isn'?t|judg\\w*|real|sponsor|family|group|aa|na|dic\\w+|dij\\w+|cre\\w+|muleta|no (estoy|soy|cuenta)|familia|grupo|padrino|cambi\\w+",
  ),
  'pain-and-pills': of(
    'pain\\w*|hurt\\w*|ach(e|es|ing)|surgery|operat\\w*|injur\\w*|tooth|teeth|dentist|broke|broken|dolor\\w*|duel\\w*|cirugia|oper\\w+|lesion\\w*|muela|dentista',
    'pills?|opioids?|opiates?|oxy\\w*|perc\\w*|vicodin|norco|tramadol|hydro\\w*|narcotics?|painkillers?|prescri\\w*|surgery|surgeon|doctor\\w*|dentist|meds?|medicin\\w*|pastillas?|opioides?|cirugia|cirujan\\w*|oper\\w+|recet\\w+|medic\\w+|dentista|calmantes?',
  ),
  'health-scare': of(
    'doctor\\w*|tests?|liver|blood|results?|scan|diagnos\\w*|cancer|heart|hospital|er|enzymes|labs?|pressure|hepatitis|hiv|pancrea\\w*|medic[oa]|higado|analisis|resultad\\w*|sangre|corazon|estudios|pancrea\\w*',
  ),
  amends: of(
    'amends?|sorry|apolog\\w*|make (it|things) (right|up)|forgiv\\w*|hurt|owe|repay|perd[o]n\\w*|disculp\\w*|repar\\w*|enmiend\\w*|arreglar\\w*|dano|lastim\\w*',
  ),
}

/** Words with which a case is wrong, whatever else the message has. */
export const denials: Readonly<Record<string, RegExp>> = {
  // It was put back, thrown away or already used: nothing is within reach any more.
  'near-home':
    /\b(put (it|them|that) (back|down)|left it (there|in|at|on the)|walked (away|out|past)|didn'?t (buy|take|drink|touch) (it|one|any)|threw (it|them)|(la|lo|las|los) (deje|devolvi|solte|regrese)\b|no (la|lo|me la|me lo|las|los) compre|(i|and|just)\W{0,3}(just\W{0,3})?(hit|smoked|drank|took|ate|used) it|relapsed|gone (bc|because)|already (home|gone|threw))\b/,
  'want-to-quit':
    /\b(\d+|two|three|four|five|six|a few|dos|tres|cuatro) (days?|weeks?|months?|years?|dias?|semanas?|mes(es)?|anos?) (since|sober|clean|in|without|off|sin|sobri[oa]|limpi[oa])\b|\b(already|fully) (sober|detoxed|quit)\b/,
  // Someone else's opinion is no question of one's own.
  'is-it-a-problem':
    /^(?!.*\b(am i|wonder\w*|sure|maybe|i (think|guess|worry)|do i|soy|no se si|creo|quizas?)\b).*\b(says?|said|thinks?|told|dicen?|dijo|cree|piensa)\b|\b(days?|quit|already|count) (count|counts|to zero)\b|\bback to (day )?(0|zero|one)\b/,
  'telling-partner':
    /\b(ya (lo |me )?(sabe|saben)|already (knows?|told)|knows (already|about it|everything))\b|\b(le|les) digo que (se )?(venga|vaya|llame|me)\b/,
  'meetings-not-for-me': /\b(first (one|time|meeting)|what happens|never been|primera vez|nunca he ido)\b/,
  gaming: /\b(not|isn'?t|no es|no son) (video ?)?(gam(e|es|ing)|juegos?|videojuegos?)\b/,
  debt: /\b(don'?t|dont|do not|no|never) (owe|have (any )?debts?|debt)\b|\bno (debo|tengo deudas)\b/,
  'good-day': /\b(but|although|though|aunque|pero)\b.{0,40}\b(scared|afraid|worr\w*|miedo|preocup\w*)\b/,
  'coming-home': /\b(no ?one|nobody|nadie) (is |esta |va a )?(com\w+|ven\w+|volv\w+|viene|regres\w+)\b/,
  'pain-and-pills': /\b(not|n'?t|ain'?t|no) (tak\w+|on|tomo|uso) (nothing|anything|any|nada)\b/,
}
