// Words that clearly name a case, on the normalized message; other cases are found by meaning.

const substance =
  '(drink|beer|wine|vodka|whiskey|shot|smoke|cig(arette)?|hit|fix|line|bump|bet|gamble|use|get (high|drunk|wasted)|pills?|weed|coke|dope|meth)'
const relativeEn = '(son|daughter|kid|teen(ager)?|\\d{1,2}[- ]year[- ]old|stepson|stepdaughter)'
const using =
  '(using|uses|smok\\w+|vap\\w+|on (meth|heroin|drugs|pills|fentanyl|crack|coke)|shooting|snorting|taking (pills|drugs)|has (zyns?|a vape|weed|pills|a juul)|caught with|drink\\w*|got caught with)'

export const caseCues: Readonly<Record<string, RegExp>> = {
  'craving-now': new RegExp(
    `\\b(really|kinda|kind of|sorta|so badly|just)? ?(want|wanna|need|could use|dying for|craving) (a |an |to |some |one )?(fucking |damn )?${substance}\\b(?! (of water|test))|\\b(can'?t stop|keep|keeps?) thinking (about|of) (driv\\w+|going|getting|buying|scoring|a |one |using|drinking|beer|wine|it$)|\\bthink(ing)? (about|of) (the |my |those )?(percs?|pills|oxy\\w*|dope|heroin|coke|meth|weed|drinking|using|smoking|a drink|getting high) (constantly|all (the time|day|night)|non ?stop|every (night|day|minute|hour)|so much)\\b|\\b(wine|beer|liquor|alcohol|booze) (delivery|app)\\b|\\b(se me antoja|tengo (muchas |un chingo de )?ganas de (tomar|beber|consumir|fumar|meterme|una)|quiero (tomar|meterme|una (cerveza|chela|copa)))\\b`,
  ),
  'dealer-contact':
    /\b(guy|dude|friend|neighbor|roommate|man|someone|dealer|plug)\b.{0,40}\b(always (has|got)|has|got|sells|holding) (some|it|any|stuff|everything|coke|meth|weed|pills|dope)\b|\b(my|old|the) (dealer|plug) (texted|called|hit me up|messaged)\b|\b(vecino|tipo|amigo|compa)\b.{0,30}\b(vende|siempre (trae|tiene))\b/,
  lapse:
    /\b(my |the )?first (drink|beer|glass|cigarette|smoke|hit|line|bet|pill|joint) (in|after) (like |over |almost )?(\d+|an?|two|three|four|five|six|eight|nine|ten) (days|weeks|months?|years?)\b|\b(mi |el |la )?primer(a)? (trago|copa|cerveza|cigarro|apuesta) (en|despues de) (\d+|un|una|dos|tres|seis) (dias|semanas|mes(es)?|anos?)\b|\bi (just |totally |fully )?(relapsed|slipped( up)?|fell off|went back out|picked up|messed up and (drank|used))\b|\bi (drank|used|smoked|got (drunk|high)|gambled|did (coke|meth|lines|dope)) (again )?(last night|yesterday|today|tonight|this (morning|weekend)|again|after)\b|\b(recai|volvi a (tomar|consumir|beber|fumar|apostar)|anoche (tome|consumi|bebi))\b|\bme (tome|eche|fume|meti) (un\w*|dos|tres|cuatro|varias)\b.*\bllevaba\b|\bllevaba \S+ (dias|semanas|meses|anos)\b.*\b(tome|fume|consumi|recai|aposte)\b/,
  'lapse-after-years':
    /\b(\d+|a|one|two|three|four|five|six|several) (yrs?|years?|months) (clean|sober) (before|until|till)\b|\b(had|was|after) (\d+|a|two|three|four|five|six) (yrs?|years) (clean |sober )?(and|then|but)\b/,
  'bad-day':
    /^(a |it was a |had a |just a )?(rough|bad|hard|long|shitty|tough|awful) (night|day|week|one|morning)\W*$|^(meh|blah|ugh|bleh|eh)\W*$|^(mal|feo|pesimo) dia\W*$|^(mala|fea) noche\W*$/,
  'death-in-family':
    /\bmy (sponsor|best friend|friend|mom|dad|mother|father|brother|sister|wife|husband|grand\w+|uncle|aunt|cousin|son|daughter) (just |recently )?(died|passed( away)?)\b|\b(se )?murio mi (?!perr|gat)\w+|\b(ashes|urn|headstone|(his|her|their) grave)\b|\b(cenizas|tumba)\b/,
  payday:
    /\b(payday|paycheck (hits|comes|lands)|get(ting)? paid (today|tomorrow|friday)|my bonus|tax refund)\b|\b(aguinaldo|me (pagan|depositan)|cada vez que cobro|dia de pago)\b/,
  binge:
    /\b(ate|eaten|finished|eating) (an? |the |my |this |that )?(entire|whole|all of)\b|\bordered (two|three|2|3|four) (dinners|pizzas|meals|burgers)\b|\bi (just )?(binged|ate so much|ate everything|can'?t stop eating)\b|\b(eat|ate|eating) (in (secret|my car|the (car|closet|bathroom))|so (nobody|no one))\b|\b(hide|hid|hiding) (food|wrappers|candy|snacks)\b|\bcomo a escondidas\b|\bme (comi|acabe) (tod[oa]s?|un[oa]? .{0,16}(enter|complet)\w*)\b|\b(tuve|otro) (un )?atracon\b/,
  'purge-restrict':
    /\b(mak(e|es|ing)|made) myself (throw(ing)? up|vomit|puke|sick)\b|\b(throwing|threw) up after (dinner|eating|every|meals|lunch)\b|\bi (purge|purged|starve myself)\b|\bme provoco el vomito\b|\bvomito despues de comer\b/,
  'child-uses': new RegExp(
    `\\b(my|our) (\\w+ )?${relativeEn}\\b.{0,30}\\b${using}|\\bmis? (hij[oa]s?|chamac[oa]) .{0,24}(consum\\w+|usa|fuma|toma|se droga|se mete|vapea|anda en)\\b`,
  ),
  'partner-drinks':
    /\b(my|our) (husband|wife|boyfriend|girlfriend|partner|fianc\w+)( is|'s)? .{0,16}(drinks|drinking|drunk|an alcoholic)\b|\bmi (esposo|marido|pareja|novi[oa]|esposa|mujer) .{0,14}(toma|bebe|tomando|borrach\w*|se emborracha)\b/,
  'parent-drinks':
    /\bmy (mom|dad|mother|father|parents)( is|'s| are)? .{0,16}(drinks|drinking|drunk|an alcoholic)\b|\bmi (mama|papa|madre|padre) .{0,14}(toma|bebe|tomando|borrach\w*)\b/,
  'friends-drink':
    /\b(my |the |all my )?(friends|buddies|boys|homies|old crew)\b.{0,40}\b(texting|invit\w*|going out|want me (to|there)|keep asking|blowing up|all drink)\b|\b(everyone|everybody|all of them|the (guys|crew)) (at work |on the (crew|site) )?(cracks?|opens?|drinks?)\b|\btodos (se echan|se toman|toman)\b|\b(mis )?(amigos|compas|cuates|primos)\b.{0,30}\b(escribiendo|invit\w*|quieren que|a tomar|pa salir|para salir)\b/,
  'milestone-day':
    /\b(one|two|three|six|nine|\d+)[- ](year|month|day)s? (chip|coin|medallion)\b|\b(got|picked up|getting) my .{0,16}(chip|coin|medallion)\b|\b(hoy cumplo|me dieron mi (ficha|medalla))\b/,
  'overdose-death':
    /\b(friend|brother|sister|cousin|son|daughter|husband|wife|boyfriend|girlfriend|mom|dad|roommate|sponsee|sponsor)\b.{0,20}\b(overdosed|od'?d|oded|died of an overdose)\b.{0,60}\b(funeral|died|passed|buried|gone|dead|lost)\b|\b(died|passed) (of|from) (an )?(overdose|fentanyl|heroin)\b|\b(murio|fallecio) (de|por) (una )?sobredosis\b/,
  'said-no': /\bi (turned (it|him|her|them) down|said no (to|when))\b|\bdije que no\b/,
  'urge-to-bet':
    /\b(want|wanna|itching|dying|about) to (bet|gamble|place a bet|play slots)\b|\b(quiero|ganas de) (apostar|jugar en el casino)\b/,
}
