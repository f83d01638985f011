// Keywords of each situation, in English and Spanish, matched on normalized text (no accents, lower case).
import type { SituationId } from './situation-id.ts'

type Cue = readonly [weight: number, pattern: RegExp]

export const situationCues: Record<SituationId, readonly Cue[]> = {
  relative: [
    [
      5,
      /\b(my|mi) (\w+ )?(son|daughter|kid|child|husband|wife|partner|boyfriend|girlfriend|brother|sister|mom|mother|dad|father|friend|roommate|cousin|hij[oa]|espos[oa]|marido|pareja|novi[oa]|herman[oa]|mama|papa|madre|padre|amig[oa]|prim[oa])('s)? .{0,25}\b(drink(s|ing)?|drank|us(es|ing)|smok(es|ing)|relapsed|gambl(es|ing)|high|addict(ed|ion)?|alcoholic|overdosed|rehab|tom(a|ando)|beb(e|iendo)|consum(e|iendo)|fum(a|ando)|recayo|apuesta|adict[oa]|alcoholic[oa])\b/,
    ],
  ],
  gambling: [
    [
      5,
      /\b(gambl(e|ed|ing|er)|bets?|betting|casino|slots?|lottery|scratch.?offs?|sportsbook|draftkings|fanduel|poker|apuest\w*|apost\w*|casino|maquinitas|tragamonedas|quiniela)\b/,
    ],
  ],
  nicotine: [
    [
      4,
      /\b(cigarettes?|cigs?|smok(e|ing)(?! (weed|pot|meth|crack|marijuana|fetty|fent\w*|heroin|dope|blues?|percs?|pills|crystal|ice|tina|k2|spice|it off|rocks?))|vap(e|es|ing)|nicotine|juul|zyn|tobacco|cigarr\w*|fumar(?! (mota|marihuana|piedra|cristal|crack|base|paco|heroina|fentanilo|porros?))|vape\w*|nicotina|tabaco)\b/,
    ],
  ],
  food: [
    [
      5,
      /\b(bing(e|ed|ing)(?! (drink|watch))\w*|overeat\w*|purg(e|ed|ing)|throw(ing)? up after|bulimi\w*|anorexi\w*|eating disorder|atracon(es)?|comi todo|vomit\w+ (despues|la comida)|trastorno alimentari\w*)\b/,
    ],
  ],
  gaming: [
    [
      5,
      /\b(gam(e|ing) (all|every|addict\w*)|video ?games?|fortnite|league of legends|roblox|call of duty|xbox|playstation|loot ?box(es)?|doomscroll\w*|screen time|videojuegos?|(play(ing|ed)?|jugando( al?)?|juego( al?)?|jugar( al?)?|viciad[oa] al?) (lol|wow|dota|valorant|minecraft|overwatch|cod|warzone|fifa|gta|elden ring|apex|counter ?strike|cs|runescape|free fire|clash royale|la play|la consola)|raid leader)\b/,
    ],
  ],
  love: [
    [
      5,
      /\b(porn\w*|masturbat\w*|hook ?ups?|sex addict\w*|love addict\w*|acting out|acted out|grindr|tinder|my ex|slaa|cheat(ed|ing) on|pornografia|adict[oa] al sexo|mi ex|fui infiel)\b/,
    ],
  ],
  craving: [
    [
      3,
      /\bthere'?s (some |a |still )?(beer|wine|vodka|whiske?y|alcohol|booze|liquor|weed|pills) (in|on|under|at|left)\b|\b(guy|dude|somebody|someone) .{0,25}who (sells|deals)\b/,
    ],
    [4, /\b(my|the|a) (dealer|plug)\b|\bmi (dealer|conecte|camello|jibaro)\b/],
    [3, /\b(crav(e|es|ing|ings)|urges?|jonesing|itching (for|to)|tempt(ed|ing|ation))\b/],
    [
      3,
      /(?<!\b(don'?t|do not|didn'?t|doesn'?t|not|never) (really |even |actually |just )?)\b(want|wanna|need|dying|desperate|about) (to )?(use|drink|smoke|gamble|bet|score|pick up|get high|get drunk|a drink|a hit|a fix)\b/,
    ],
    [2, /\b(so badly|white.?knuckl\w*|can'?t stop thinking about (it|using|drinking|gambling))\b/],
    [
      3,
      /(?<!\b(no|sin) (tengo |tenia |me dan )?)\b(antojo|ganas de (beber|tomar|consumir|usar|fumar|apostar|jugar|drogarme)|ansias?|tentacion|tentad[oa])\b/,
    ],
    [2, /\b(me muero por|necesito (un trago|beber|tomar|consumir|fumar))\b/],
  ],
  lapse: [
    [4, /^(so |well |ugh |omg )*(got (high|drunk|wasted)|drank|smoked|relapsed|slipped)\b/],
    [
      4,
      /\b(ayer|anoche|hoy) (tome|bebi|consumi|fume|use)\b|\b(tome|bebi|consumi|fume) (otra vez|de nuevo)\b/,
    ],
    [
      4,
      /(?<!\b(sponsor|friend|brother|sister|wife|husband|mom|dad|partner|son|daughter|boyfriend|girlfriend|roommate|cousin|he|she|they) (has |had |just )?)\b(relapsed?|lapsed?|slipped( up)?|fell off|i used (again|last|yesterday|today|this)|i (drank|gambled|smoked|picked up|got high|got drunk)\b)/,
    ],
    [
      3,
      /\b(broke my (streak|sobriety)|back to day one|blew it|messed up last night|had (a|one|two|a few) (drinks?|beers?))\b/,
    ],
    [
      4,
      /\b(recai|recaida|volvi a (beber|tomar|consumir|usar|fumar|apostar|jugar)|tuve un desliz|consumi (ayer|anoche|hoy)|bebi (ayer|anoche|hoy)|tome (ayer|anoche|hoy))\b/,
    ],
  ],
  event: [
    [
      3,
      /\b(wedding|party|parties|bachelor\w*|reunion|barbecue|bbq|concert|thanksgiving|christmas|new year'?s?|holidays?|vacation|work (do|dinner|trip)|happy hour|open bar|game night|funeral (is|on|next))\b/,
    ],
    [2, /\b(invited|everyone will be drinking|going to a bar)\b/],
    [
      3,
      /\b(boda|fiesta|cumpleanos|navidad|ano nuevo|nochebuena|vacaciones|concierto|quinceanera|reunion familiar|barra libre|asado)\b/,
    ],
    [2, /\b(me invitaron|todos van a (beber|tomar))\b/],
  ],
  sleep: [
    [
      4,
      /\b(can'?t sleep|cannot sleep|insomnia|awake (at|all|again)|up all night|sleepless|nightmares?|not sleep(ing|t)|(no|trouble|bad) sleep(ing)?|using dreams?)\b/,
    ],
    [2, /\b(sleep|tossing|3 ?am|wide awake)\b/],
    [4, /\b(no puedo dormir|no duermo|insomnio|desvelad[oa]|pesadillas?|sin dormir|dormir mal|duermo mal)\b/],
    [2, /\b(dormir|sueno malo|madrugada)\b/],
  ],
  anger: [
    [4, /\b(hart[oa]|fed up)\b/],
    [4, /\b(angry|anger|furious|rage|raging|pissed|livid|resent(ment|ful|ments)?|so mad|mad at|fed up)\b/],
    [
      4,
      /\b(enojad[oa]|enfadad[oa]|furios[oa]|rabia|ira|resentimiento|rencor|hart[oa] de|coraje|bronca|cabread[oa])\b/,
    ],
  ],
  loneliness: [
    [
      4,
      /\b(lonely|loneliness|alone all|all alone|isolat(ed|ing|ion)|no friends|nobody (calls|cares|to talk|around)|no one (to talk|calls|around))\b/,
    ],
    [2, /\b(lost (all )?my friends|by myself|alone tonight)\b/],
    [
      4,
      /\b(soledad|tan sol[oa]|me siento sol[oa]|estoy sol[oa]|sin amigos|nadie (me llama|con quien hablar)|aislad[oa])\b/,
    ],
  ],
  shame: [
    [3, /\bme da (mucha |tanta )?pena\b/],
    [4, /\b(piece of (shit|crap|trash)|like (garbage|trash|scum)|una (basura|mierda|porqueria))\b/],
    [
      4,
      /\b(asham(ed|e)|shame|guilt(y)?|disgust(ed|ing) (with|at) my|hate (myself|what i did)|embarrass\w*|worthless|failure|let (everyone|everybody|them|her|him) down|can'?t forgive myself|regret)\b/,
    ],
    [
      4,
      /\b(verguenza|avergonzad[oa]|culpa|culpable|me odio|fracasad[oa]|fracaso|no me perdono|arrepentid[oa]|les falle|le falle)\b/,
    ],
  ],
  boredom: [
    [
      4,
      /\b(bored|boring|boredom|nothing to do|empty (days?|hours|weekend)|killing time|too much (free )?time)\b/,
    ],
    [4, /\b(aburrid[oa]|aburrimiento|nada que hacer|tiempo libre|me aburro)\b/],
  ],
  family: [
    [2, /\b(doesn'?t|don'?t|won'?t) (believe|trust) me\b|\bno me (creen?|hablan?)\b/],
    [
      2,
      /\b(wife|husband|partner|girlfriend|boyfriend|mom|mum|mother|dad|father|parents?|brother|sister|son|daughter|kids?|children|family|marriage|ex)\b/,
    ],
    [
      2,
      /\b(doesn'?t trust me|don'?t trust me|trust back|arguing|argument|fight(ing)? with|custody|divorce|relationship)\b/,
    ],
    [
      2,
      /\b(esposa|esposo|marido|mujer|pareja|novi[oa]|mama|madre|papa|padre|padres|herman[oa]|hij[oa]s?|familia|matrimonio)\b/,
    ],
    [2, /\b(no confia en mi|no confian en mi|discusion|discutimos|pelea|custodia|divorcio|relacion)\b/],
  ],
  work: [
    [
      3,
      /\b(work|job|boss|manager|coworkers?|colleagues?|shift|fired|laid off|unemployed|interview|career|deadline|office)\b/,
    ],
    [
      3,
      /\b(trabajo|jef[ea]|empleo|companer[oa]s de trabajo|despidieron|desempleo|entrevista|turno|oficina|chamba)\b/,
    ],
  ],
  grief: [
    [
      5,
      /\b(wife|husband|partner|mom|mum|mother|dad|father|brother|sister|son|daughter|friend|grand\w+) passed( in| on| last| this|,|\.|$)/,
    ],
    [
      5,
      /\b(grief|griev(e|ing)|(?<!\bi (just |almost |literally )?)died(?! (inside|laughing|of (embarrassment|shame|laughter)))|passed away|death of|lost my (mom|mum|mother|dad|father|brother|sister|son|daughter|wife|husband|friend|best friend|partner|dog|cat|grand\w+)|mourning|funeral|anniversary of (his|her|their))\b/,
    ],
    [5, /\b(duelo|murio|fallecio|muerte de|perdi a mi|luto|funeral|entierro|aniversario de su)\b/],
  ],
  money: [
    [
      4,
      /\b(lost|blew|dropped|perdi|gaste)\b.{0,30}\b(slots?|casino|bets?|betting|blackjack|poker|roulette|sportsbook|rent|paycheck|savings|tragamonedas|apuestas|maquinitas|renta|quincena)\b|\bwin it back\b/,
    ],
    [
      4,
      /\b(money|debts?|bills?|rent|broke|loans?|bankrupt\w*|eviction|paycheck|payday|credit card|collections?)\b/,
    ],
    [
      4,
      /\b(dinero|deudas?|renta|alquiler|prestamos?|facturas?|quincena|tarjeta de credito|plata|desalojo)\b/,
    ],
  ],
  triggers: [
    [
      4,
      /\b(trigger(s|ed|ing)?|sets me off|reminds? me of (using|drinking)|old (friends|places|neighbou?rhood|dealer|bar)|drive past|walk past|people,? places)\b/,
    ],
    [
      4,
      /\b(disparador(es)?|detonantes?|gatillos?|me recuerda (a )?(beber|consumir|tomar)|viejos amigos|paso por el bar|mi antiguo barrio)\b/,
    ],
  ],
  planning: [
    [
      4,
      /\b(plan (my|the|for|a|out)|planning|routine|structure|organi[sz]e my|get through (the|this|my) (day|weekend|evening|week)|tomorrow'?s plan)\b/,
    ],
    [
      4,
      /\b(planear|planificar|un plan|mi rutina|organizar(me)?|horario|pasar (el|este) (dia|fin de semana))\b/,
    ],
  ],
  medication: [
    [
      5,
      /\b(medication|meds|medicine|suboxone|buprenorphine|methadone|naltrexone|vivitrol|antabuse|disulfiram|acamprosate|antidepressants?|ssri|lithium|prozac|zoloft|lexapro|gabapentin|prescri\w+|my doctor (wants|put|gave))\b/,
    ],
    [
      5,
      /\b(medicamentos?|medicinas?|metadona|buprenorfina|naltrexona|suboxone|antidepresivos?|litio|receta|recet\w+|pastillas para|mi doctora?)\b/,
    ],
  ],
  first_meeting: [
    [
      5,
      /\b((first|1st) meeting|new to (aa|na|meetings?)|never been to (a|an) (meeting|aa|na)|go to a meeting|going to a meeting|try (aa|na|a meeting|meetings)|what happens (at|in) (a )?meetings?|afraid of meetings|find a meeting)\b/,
    ],
    [2, /\b(meetings?|aa|na|smart recovery)\b/],
    [
      5,
      /\b(primera (reunion|junta)|ir a una (reunion|junta)|nunca he ido a una (reunion|junta)|que pasa en una (reunion|junta)|buscar una (reunion|junta))\b/,
    ],
    [2, /\b(reunion(es)?|juntas?)\b/],
  ],
  sponsor: [
    [4, /\b(sponsor(s|ing|ship|ed)?)\b/],
    [4, /\b(padrino|madrina|patrocinador(a)?)\b/],
  ],
  motivation: [
    [
      4,
      /\b(motivat\w*|what'?s the point|why (bother|am i doing this|should i)|(is|was) it (even )?worth|lost my (drive|reason)|tired of (trying|recovery|this)|not sure i want to (quit|stop)|do i (even )?have a problem|giving up on recovery|cut (down|back)|pros and cons)\b/,
    ],
    [
      4,
      /\b(motivacion|para que (seguir|intentarlo)|vale la pena|sin ganas de seguir con|cansad[oa] de (intentar|esto|la recuperacion)|no se si quiero dejar|pros y contras)\b/,
    ],
  ],
  milestone: [
    [
      4,
      /\b((\d+|one|two|three|six|nine|thirty|sixty|ninety) (days?|weeks?|months?|years?) (sober|today|without|in recovery|now|off)|milestone|anniversary|celebrat\w+|chip|proud of (myself|me)|made it (to|through))\b/,
    ],
    [
      4,
      /\b((\d+|un|una|dos|tres|seis|nueve|treinta|sesenta|noventa) (dias?|semanas?|mes|meses|anos?) (sobri[oa]|sin|hoy|en recuperacion)|aniversario|celebr\w+|ficha|medalla|orgullos[oa] de mi)\b/,
    ],
  ],
  anxiety: [
    [
      4,
      /\b(anxious|anxiety|panic(king)?|worr(y|ied|ying)|nervous|on edge|overwhelm(ed|ing)|racing (thoughts|mind|heart)|stress(ed|ful)?|scared|afraid|terrified)\b/,
    ],
    [
      4,
      /\b(ansiedad|ansios[oa]|panico|preocupad[oa]|nervios(o|a)?|agobiad[oa]|abrumad[oa]|estres(ad[oa])?|miedo|asustad[oa]|angustia(d[oa])?)\b/,
    ],
  ],
  low: [
    [
      4,
      /\b(depress(ed|ion|ing)|sad|down (today|lately)|feel(ing|s)? (really |so |very |pretty |kind of |a bit )?(down|low|empty|numb|flat)|crying|exhausted|hopeless|no energy|miserable|awful|terrible day|bad day|rough (day|night|week))\b/,
    ],
    [
      4,
      /\b(deprimid[oa]|depresion|triste(za)?|llorando|llorar|agotad[oa]|vaci[oa]|sin energia|desanimad[oa]|decaid[oa]|mal dia|dia (malo|dificil|horrible))\b/,
    ],
  ],
  talk: [
    [
      3,
      /\b(just (want|need) to (talk|vent|chat)|(want|need) (someone )?to (talk|vent|listen)|can (we|i) (just )?talk|need to vent)\b/,
    ],
    [
      3,
      /\b((quiero|necesito) (hablar|desahogarme|platicar|charlar)|solo hablar|podemos hablar|que me escuchen?)\b/,
    ],
  ],
}
