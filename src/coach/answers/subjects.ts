// Prepared answers about one subject, and the words of it that a talk must contain. The classifier alone finds the medicines for drinking in
// "is there anything besides ibuprofen that works".

type Subject = { ids: readonly string[]; words: RegExp }

const subjects: readonly Subject[] = [
  {
    ids: ['is-this-normal-early'],
    words:
      /\b(sweat\w*|sle(ep\w*|pt)|shak\w*|trembl\w*|tremor\w*|stomach|nausea\w*|headaches?|mood\w*|tired|fog\w*|ach(e|es|ing)|anxi\w*|irritab\w*|dizz\w*|withdraw\w*|symptoms?|body|feel(ing|s)?|felt|dreams?|sud(o|a|or|ando)|duerm\w*|dorm\w*|tembl\w*|estomago|nausea\w*|cabeza|animo|cansad[oa]|ansi\w*|irritab\w*|mareo\w*|abstinencia|sintomas?|cuerpo|siento|sueno\w*|dej[eo] de)\b/,
  },
  {
    ids: [
      'other-drinking-medicine',
      'medicine-for-drinking',
      'alcohol-craving',
      'alcohol-taper',
      'drinking-limits',
      'hangover-help',
      'anxiety-after-drinking',
      'alcohol-for-guests',
      'sober-hosting',
      'dry-january',
    ],
    words:
      /\b(drink\w*|drank|drunk|alcohol\w*|beers?|wine|vodka|whiske?y|booze|liquor|hung ?over|hangover|sober|bars?|naltrexone|antabuse|tom(o|a|ar|e|ando|aba)|beb\w+|cervezas?|vino|copas?|tragos?|crud[oa]|borrach\w*|naltrexona)\b/,
  },
  {
    ids: ['night-eating', 'bingeing', 'food-addiction-real', 'after-binge-next-day', 'hungry-since-quitting'],
    words:
      /\b(eat\w*|ate|food|bing\w*|meals?|snack\w*|fridge|hungry|starv\w*|sugar|weigh\w*|diet\w*|com(er|i|o|e|iendo)|comida|atrac\w*|picar|refri|hambre|azucar|peso|dieta)\b/,
  },
  {
    ids: ['body-image'],
    words:
      /\b(body|mirror|weigh\w*|fat|skinny|ugly|scars?|teeth|(hate|how) (how )?i look|compar\w*|cuerpo|espejo|gord[oa]|flac[oa]|fe[oa]|cicatrices|dientes|me veo)\b/,
  },
  {
    ids: ['caffeine'],
    words:
      /\b(too much|how much|all day|anxiety|anxious|headache|jitter\w*|addict\w*|trigger\w*|bad for|energy drinks?|caffeine|cafeina|demasiado|ansiedad|dolor|bebidas)\b/,
  },
  {
    ids: ['relapsed-now', 'learn-from-relapse'],
    words:
      /\b(drank|drunk|drink\w*|us(ed|ing)|relaps\w*|slip\w*|laps\w*|smok\w*|bet|gambl\w*|bing\w*|high|fell off|messed up|screwed up|picked up|went back|porn|watched|played|reca\w+|tome|bebi|consum\w+|aposte|fume|volvi a|resbal\w*|desliz|cai|atrac\w*)\b/,
  },
  {
    ids: ['leave-rehab-early'],
    words:
      /\b(rehab\w*|program|treatment|detox\w*|facility|center|inpatient|unit|ama|staff|pack\w*|roommates?|days in|check (my ?self )?out|hate it here|anexo|centro|clinica|tratamiento|programa|internad[oa]|rehabilitacion|alta|companer[oa]s? de cuarto|no aguanto)\b/,
  },
  {
    ids: ['coach-cost'],
    words:
      /\b(cost\w*|pric\w*|pay\w*|paid|free|premium|subscri\w*|money|charg\w*|plans?|account|trial|cobr\w*|cuest\w*|gratis|pag\w+|suscrip\w*|precio)\b/,
  },
  {
    ids: ['borrow-from-family'],
    words:
      /\b(borrow\w*|len[dt]\w*|loan|bail|owe[ds]?|ask(ed|ing)? (my|them|him|her)|help me pay|prest\w+|pedir\w*|deb(o|er))\b/,
  },
  {
    ids: ['blames-me', 'not-my-fault-relative'],
    words:
      /\b(blam\w*|fault|because of me|(make|makes|made|drive|drives|driving) (him|her|them)|my doing|caus\w*|nag\w*|culpa\w*|por mi|lo hago|la hago|regan\w*)\b/,
  },
]

/** Whether a talk (normalized) has a word of what a prepared answer is about. */
export const namesSubject = (id: string, talk: string): boolean =>
  subjects.every(({ ids, words }) => !ids.includes(id) || words.test(talk))

// Answers about one subject that are also asked for in other words: they need a word of it only if their score is low.
const oftenNamed: readonly Subject[] = [
  {
    ids: ['homecoming-wine'],
    words:
      /\b(rehab|detox|treatment|home|house|coming back|returns?|released|wine|alcohol|bottles?|fridge|tratamiento|anexo|casa|regres\w*|vuelve|vino|botellas?|sale)\b/,
  },
  {
    ids: ['sports-bar'],
    words:
      /\b(games?|match(es)?|teams?|football|soccer|baseball|basketball|hockey|super ?bowl|playoffs|fight|watch\w*|wings|partidos?|futbol|equipo|mundial|pelea|ver|clasico)\b/,
  },
  {
    ids: ['missing-my-kids'],
    words:
      /\b(miss(es|ing)?|taken|took|foster|custody|cps|dcf|visits?|supervised|don'?t (get to )?see|can'?t see|haven'?t seen|without (him|her|them|my)|extran\w*|quitaron|custodia|visitas?|no (los|las|lo|la) (veo|dejan)|sin (mis|mi))\b/,
  },
  {
    ids: [
      'meeting-what-happens',
      'first-meeting-words',
      'have-to-talk',
      'meeting-cost',
      'open-vs-closed',
      'bring-someone',
      'ninety-in-ninety',
      'meeting-while-using',
      'chips-dates',
      'secular-meetings',
      'women-meetings',
      'young-people-meetings',
      'disliked-meeting',
      'share-my-story',
      'stories-too-close',
      'meeting-accessible',
      'online-meetings',
      'moved-town-meetings',
      'excluded-from-meeting',
      'group-letters',
      'which-fellowship',
      'meeting-words',
    ],
    words:
      /\b(meetings?|aa|na|ca|ga|oa|cma|acronyms?|letters|groups?|the rooms|sponsors?|chips?|coins?|keytags?|medallions?|fellowships?|(12|twelve) steps?|steps?|smart|refuge|al ?anon|shar(e|es|ing)|speak\w*|circle|chairs?|zoom|online|newcomers?|juntas?|reunion\w*|grupos?|doble a|fichas?|medallas?|comunidad(es)?|padrin[oa]s?|compart\w*|pasos|religio\w*|god|church|spiritual|dios|iglesia|siglas|en linea|virtual(es)?)\b/,
  },
  {
    ids: ['smart-recovery'],
    words:
      /\b(smart|recovery|alternatives?|instead of (aa|na)|tools|science|secular|god|religio\w*|recuperacion|dios|religion|cbt)\b/,
  },
  {
    ids: [
      'find-sponsor',
      'what-is-sponsor',
      'change-sponsor',
      'sponsor-relapsed',
      'no-sponsor',
      'being-sponsor',
      'sponsor-reaction',
      'tell-sponsor-slip',
    ],
    words: /\b(sponsors?|sponsees?|sponsor\w*|padrin[oa]s?|madrinas?|apadrin\w*|ahijad[oa]s?)\b/,
  },
  {
    ids: ['suicide-loss'],
    words:
      /\b(suicid\w*|(killed|shot|hanged|hung) (him|her|them) ?sel(f|ves)|took (his|her|their) (own )?li(fe|ves)|se (mato|suicido|quito la vida|ahorco|disparo|colgo)|by his own hand|jumped|overdosed on purpose)\b/,
  },
  {
    ids: ['missed-dose'],
    words:
      /\b(dos(e|es|ing|is)|pills?|meds?|medicines?|medication\w*|methadone|suboxone|subs?|strips?|films?|buprenorphine|naltrexone|vivitrol|sublocade|shot|injection|antidepressants?|lexapro|zoloft|prozac|lithium|pastillas?|medicinas?|medicamentos?|metadona|buprenorfina|naltrexona|inyeccion|toma|tome|clinic|clinica|prescri\w*|receta\w*|antabuse|disulfiram\w*)\b/,
  },
  {
    ids: ['cocaine-heart'],
    words:
      /\b(heart|hearts|chest|strokes?|pressure|pulse|beats?|palpitat\w*|cardi\w*|corazon|pecho|infartos?|derrames?|presion|taquicardia|palpitaciones|late|latidos?)\b/,
  },
  {
    ids: ['addiction-disease'],
    words:
      /\b(diseases?|illness|sick\w*|disorder|sins?|sinn\w*|weak\w*|willpower|choices?|choose|moral\w*|genes?|genetic\w*|hereditary|inherit\w*|runs? in|famil(y|ies)|born|brain|excuse|enfermedad|enferm[oa]|pecado\w*|debil\w*|voluntad|decision|eleg\w*|eligen?|genetic[oa]|genes|hereda\w*|herencia|familia|cerebro|vicio|culpa|demoni\w*|devil)\b/,
  },
  {
    ids: ['gaming-craving', 'gaming-real-cut-down', 'gaming', 'kid-gaming'],
    words:
      /\b(gam(e|es|er|ers|ing|ed)|play\w*|consoles?|xbox|ps\d|playstation|nintendo|switch|steam|ranked|queue|fortnite|roblox|minecraft|valorant|league|lol|wow|raids?|guild|discord|twitch|screens?|controller|jueg\w*|jug\w*|videojuegos?|consola|partidas?|play|rankeds?|pantallas?)\b/,
  },
  {
    ids: [
      'self-exclusion',
      'gambling-blockers',
      'gambling-bank',
      'casino-nearby',
      'scratch-ticket',
      'gambling-help',
      'tell-wife-lost-money',
      'chasing-losses',
      'sports-betting',
      'gambling-or-not',
      'partner-gambles',
      'gambling-brain',
      'gambling-money-back',
      'gambling-craving',
      'gambling-meetings',
    ],
    words:
      /\b(gambl\w*|bets?|bett\w*|wager\w*|casinos?|slots?|sportsbook\w*|parlays?|draftkings|fanduel|poker|blackjack|roulette|lott\w*|scratch\w*|bingo|bookies?|odds|stocks?|options|crypto|trad(e|ing)|bank(s|ing)?|cards?|block\w*|win(s|ning)?|won|los(e|es|t|ing|ses)|money|machines?|apost\w*|apuest\w*|tragamonedas|tragaperras|maquinitas|maquinas?|ruleta|loteria|rasca\w*|quiniel\w*|jug\w*|jueg\w*|perd\w*|gan(e|ar|o|ando)|dinero|plata|banco|tarjetas?|ludopat\w*|bloque\w*|ga)\b/,
  },
  {
    ids: ['porn', 'porn-how-long', 'porn-effects', 'porn-break-facts', 'partner-porn', 'porn-sex-craving'],
    words:
      /\b(porn\w*|nofap|masturb\w*|jerk\w*|sex\w*|cams?|onlyfans|nudes?|videos?|watch\w*|sites?|fap\w*|urges?|horny|escort\w*|pmo|reboot\w*|flatline|arous\w*|erect\w*|ed|hentai|paginas?|ver(lo|la)?|veo|mira\w*|excit\w*|ereccion|sexual\w*|pajas?)\b/,
  },
  {
    ids: [
      'quit-smoking',
      'quit-vaping',
      'nicotine-pouches',
      'smoking-relapse',
      'nicotine-craving',
      'nicotine-replacement',
      'nicotine-on-patch',
      'varenicline',
      'smoking-heals',
      'smoking-cold-turkey',
      'nicotine-baby',
      'smoking-weight',
      'vaping-or-smoking',
      'nicotine-withdrawal',
      'vape-break-instead',
    ],
    words:
      /\b(smok\w*|vap\w*|cig\w*|nicotine|nic|tobacco|juul|zyns?|pouch(es)?|snus|dip(ping|s)?|chew\w*|patch(es)?|gum|lozenges?|packs?|puffs?|chantix|varenicline|wellbutrin|lungs?|breaks?|quit\w*|fum\w*|vape\w*|cigarr\w*|nicotina|tabaco|parches?|chicles?|cajetillas?|pulmon\w*|champix|vareniclina|puchos?|pitillos?|dej\w*)\b/,
  },
  {
    ids: [
      'quit-weed',
      'weed-sleep',
      'cannabis-sick',
      'weed-addictive',
      'cannabis-craving',
      'cannabis-withdrawal',
      'cali-sober',
      'weed-in-recovery',
    ],
    words:
      /\b(weed|pot|marijuana|cannabis\w*|thc|cbd|joints?|blunts?|bongs?|dabs?|carts?|edibles?|gumm\w*|delta|smok\w*|stoned|stoner|high|bud|green|grass|cali|hierba|yerba|mota|marihuana|porros?|canutos?|petas?|fum\w*|churros?|maria|faso)\b/,
  },
  {
    ids: [
      'pass-drug-test',
      'how-long-detected',
      'false-positive',
      'suboxone-on-test',
      'failed-test',
      'refuse-test',
      'dot-test',
      'etg-alcohol-test',
      'drug-test-panels',
      'missed-drug-test',
      'job-test-medicine',
      'test-my-kid',
      'work-tests',
    ],
    words:
      /\b(tests?|test(ed|ing|s)|ua|uas|urin\w*|pee|piss|hair|swabs?|screen\w*|panels?|positive|negative|dirty|clean|detect\w*|system|drop|etg|dot|show(s|ed)? up|lab|breath\w*|alcoholimetro|mro|colou?r code|pruebas?|antidoping|doping|examen\w*|analisis|orina|pelo|cabello|positiv[oa]|negativ[oa]|sangre|saliva|sistema|laboratorio|panel\w*|detect\w*)\b/,
  },
  {
    ids: ['miscarriage'],
    words:
      /\b(miscarr\w*|bab(y|ies)|pregnan\w*|stillb\w*|weeks|bleeding|aborto|bebe|embaraz\w*|perdida|perdi|sangr\w*|lost)\b/,
  },
  {
    ids: ['hurts-the-baby', 'pregnant-help', 'baby-taken-away', 'pregnant-using', 'breastfeeding-medicine'],
    words:
      /\b(bab(y|ies)|pregnan\w*|expecting|trimester|weeks|due|birth|born|labor|deliver\w*|ob|obgyn|midwife|hospital|breast\w*|nurs(e|ing)|milk|cps|fetus|womb|bebe|embaraz\w*|encinta|semanas|meses|parto|nac\w+|partera|matrona|pecho|lact\w*|amamant\w*|leche|hij[oa])\b/,
  },
  {
    ids: ['sextortion'],
    words:
      /\b(sextort\w*|blackmail\w*|threat\w*|extort\w*|nudes?|naked|leak\w*|scam\w*|catfish\w*|pay|paid|demand\w*|snapchat|sent (him|her|them)|chantaj\w*|extors\w*|amenaz\w*|desnud[oa]s?|pagar|pague|estaf\w*|publicar|intim[oa]s)\b/,
  },
  {
    ids: ['ran-into-dealer', 'near-dealer', 'owe-dealer'],
    words:
      /\b(dealers?|plug|connect|supplier|guy i (bought|used|got)|(sells?|sold|deals|deal|dealing|bought from|buy from|used with)|old (crowd|friends|guy)|corner|trap|street|owe|conecte|dealers?|camello|vende\w*|vendedor|puntero|tirador|esquina|debo|le compraba)\b/,
  },
  {
    ids: ['vaping-or-smoking'],
    words: /\b(vap\w*|juul|e-?cig\w*|vape\w*)\b/,
  },
  {
    ids: ['paws'],
    words:
      /\b(paws|post ?acute|withdraw\w*|fog\w*|mood|sleep\w*|slept|tired|anxi\w*|waves?|still|weird|off|numb|crying|forget\w*|memory|abstinencia|niebla|animo|duermo|dormir|cansad[oa]|ansi\w*|raro|todavia|memoria|llor\w*)\b/,
  },
  {
    ids: ['audit-test', 'am-i-addicted'],
    words:
      /\b(tests?|quiz|am i|addict\w*|alcoholic|problem|too much|a lot|normal|screening|audit|soy|adict[oa]|alcoholic[oa]|problema|demasiado|mucho|prueba|cuestionario)\b/,
  },
  {
    ids: ['how-to-apologize', 'amends', 'amends-to-who-hurt-me'],
    words:
      /\b(sorry|apolog\w*|amends?|forgiv\w*|make (it|things) (right|up)|owe|hurt|letter|perd[oó]n\w*|disculp\w*|repar\w*|enmiendas?|arregl\w*|carta|dano|step (nine|9|eight|8)|paso)\b/,
  },
  {
    ids: ['exercise-start', 'too-much-exercise'],
    words:
      /\b(exercis\w*|work(ing)? ?outs?|gyms?|run(ning|s)?|ran|jog\w*|walk\w*|lift\w*|train\w*|yoga|swim\w*|bik(e|ing)|sports?|fit(ness)?|shape|move|moving|cardio|weights|steps|muscles?|ejercici\w*|gimnasio|corr\w+|camin\w*|entren\w*|pesas|nadar|bici\w*|deporte\w*|forma|mover\w*|yoga)\b/,
  },
  {
    ids: ['quit-without-rehab'],
    words:
      /\b(rehab\w*|treatment|inpatient|detox\w*|program|facility|center|on my own|alone|my ?self|without (help|going)|at home|cold turkey|by my ?self|anexo|clinica|centro|internar\w*|internad[oa]|tratamiento|rehabilitacion|sol[oa]|por mi cuenta|sin (ayuda|ir)|en casa)\b/,
  },
  {
    ids: ['anonymity'],
    words:
      /\b(anonym\w*|meetings?|aa|na|groups?|rooms?|recogni\w*|names?|last name|find out|found out|know me|see me|saw me|secret|small town|private|privacy|anonim\w*|juntas?|reunion\w*|grupos?|reconoc\w*|nombre|apellido|enter\w*|secreto|pueblo|conoc\w*|vea\w*|ven)\b/,
  },
]

const sureScore = 0.72
/** Whether a talk (normalized) has a word of what an answer with a low score is about. */
export const suitsSubject = (id: string, score: number, talk: string): boolean =>
  score >= sureScore || oftenNamed.every(({ ids, words }) => !ids.includes(id) || words.test(talk))
