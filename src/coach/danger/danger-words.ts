// Words of danger: wide lists by danger, and words that are rarely used for anything else. A danger that is only possible is asked about
// after one of the latter; else the numbers are shown next to the answer.
import type { Family } from '../script/danger.ts'

const despair =
  /\b(die[sd]?|dying|dead|death|kill\w*|kms|unalive|suicid\w*|overdos\w*|od'?d|hurt(ing)? my ?self|harm\w*|cut(s|ting)?|burn(ed|ing)?|blades?|razors?|bleed\w*|blood\w*|guns?|pistol|rifle|shotgun|rope|noose|hang(ing)?|bridge|overpass|roof|ledge|jump\w*|pills?|tracks|trigger|cliff|garage|alive|exist\w*|living|my life|life (is|isn'?t|feels)|(to|not|never|don'?t) (live|wake)|wak(e|ing) up|disappear\w*|vanish\w*|gone|without me|better off|burden|forever|heaven|goodbye|byes?|farewell|letters?|notes?|my will|funeral|gave away|giving away|give away|last (day|night|time|message|thing|one)|end(ed|ing)? (it|things|this|everything|my)|the end|no (point|reason|hope|way out|future)|pointless|hopeless|worthless|nothing (left|matters|helps)|give up|giving up|gave up|can'?t (go on|do (this|it)|take (it|this|any)|keep|anymore|fight|see)|cannot|any ?more|done (with|trying)|i'?m done|so done|tired of|sick of|hate (my ?self|my life|living|being)|nobody (would|will|cares)|no one (would|will|cares)|everyone (would|will)|miss me|peace|sleep (forever|and)|voices?|plan(ned|s)?|ready to|decided|empty|numb|trapped|escape|scared of (my ?self|what i)|trust my ?self|safe|tonight|muer\w*|mori\w*|mat(o|ar\w*|e)|suicid\w*|quitarme|vida|vivir|existir|despert\w+|desaparecer|cort(o|e|a|ar\w*)|quem(o|e|a|ar\w*)|lastim\w*|navaja|pistola|rifle|escopeta|cuerda|soga|puente|azotea|pastillas|carta|despedi\w*|adios|cielo|carga|estorb\w+|sin mi|para siempre|esta noche|hacer?(me)? dano|plan|decidi\w*|no (puedo|aguanto|doy|soporto) (mas|ya)|ya no (puedo|quiero|aguanto|doy|tengo|siento|le veo|hay)|no (tiene|le veo|veo|hay) (sentido|salida|caso|remedio|esperanza|futuro)|acabar (con|todo)|termin\w+ (con|todo)|cansad[oa] de|hart[oa] de|rend\w+|me odio|nadie me|a nadie le|vaci[oa]|voces|descansar|paz|final)\b/
const taken =
  /\b(took|taken|taking|takes|swallow\w*|ate (a|an|the|some|her|his|my) (edible|pills?|gumm\w*|bottle)|pills?|tablets?|dose[sd]?|doses|mgs?|overdos\w*|od(ed|'?d)?|narcan|naloxone|drank|drinking|drunk|vodka|whiske?y|bottles?|inject\w*|shot|shoot\w*|snort\w*|smok\w*|used|using|use|high|fent\w*|heroin|oxy\w*|perc\w*|xan\w*|benzos?|bars|meth(adone)?|coke|cocaine|crack|pressed|powder|batch|mix\w*|tolerance|breath\w*|wake|woke|waking|blue|purple|gr[ae]y (lips|skin|face)|cold|clammy|snor\w*|gurgl\w*|respon\w*|foam\w*|pass(ed|ing) out|unconscious|nodd\w*|pulse|heart|chest|seiz\w*|faint\w*|collaps\w*|vomit\w*|thr(ow|ew)\w* up|blood\w*|stroke|numb|poison\w*|bleach|detergent|tom(e|o|ado|ando|aron)|trag\w*|pastill\w*|dosis|sobredosis|beb\w*|borrach\w*|inyect\w*|fum\w*|consum\w*|us(o|e|ando|aron)|droga\w*|fentanilo|heroina|clona\w*|mezcl\w*|respir\w*|despert\w*|despierta|azul\w*|morad\w*|fri[oa]|ronc\w*|espuma|desmay\w*|inconsciente|pulso|corazon|pecho|convuls\w*|sangr\w*|envenen\w*|cloro)\b/
const bodyInWithdrawal =
  /\b(seiz\w*|convuls\w*|fits?|hallucinat\w*|see(ing)? (things|bugs|people|shadows|ants|spiders|it|them)|hear(ing)? things|bugs|ants|spiders|shak\w*|trembl\w*|tremors?|sweat\w*|soaked|drench\w*|fever\w*|confus\w*|heart|pounding|racing|vomit\w*|thr(ow|ew)\w* up|puk\w*|can'?t (keep|stand|see|stop|walk|hold)|dts?|delirium|blood|jerk\w*|twitch\w*|chest|dehydrat\w*|stays? down|cannot (stand|pee|keep|stop|sleep|walk)|(saw|sees?) \w+ (on|in) the (wall|ceiling|corner|room)|ve \w+ (en|por) (el|la)|hasn'?t (slept|eaten)|haven'?t (slept|eaten)|tembl\w*|tiembl\w*|alucin\w*|veo|bichos|hormigas|sud\w+|fiebre|confund\w*|corazon|vomit\w*|sangre|convulsion\w*|ataque)\b/
const stopped =
  /\b(quit\w*|stop(p\w*|s)?|cold turkey|detox\w*|withdraw\w*|without|last (drink|dose|one|pill|beer|benzo|xanax|shot)|(days?|hours?|nights?|hrs?) (off|since|without|in|sober|clean|dry)|off (the|alcohol|drink\w*|booze|benzos?|xanax|klonopin|valium|ativan|ghb|vodka|it|of|my)|ran out|came off|coming off|come off|since i|tapering|sober|no (drink|alcohol|xanax|benzos?)|drink\w*|drank|alcohol\w*|vodka|beers?|liquor|benzos?|xan\w*|klonopin|valium|ativan|ghb|phenibut|gabapentin|deje|dejar|dejado|dejo|sin (tomar|beber|alcohol|pastillas|clonazepam)|abstinencia|desintox\w*|desde que|ultim[oa] (trago|pastilla|copa|cerveza)|se me acab\w*|par(e|o|ar)|alcohol\w*|tomar|tomad\w*|tomab\w*|beber|bebid\w*|clonazepam|rivotril)\b/
const substance =
  /\b(drink\w*|drank|alcohol\w*|vodka|beers?|wine|liquor|booze|benzos?|xan\w*|klonopin|valium|ativan|ghb|opi\w+|heroin|fent\w*|oxy\w*|methadone|suboxone|kratom|pills?|meds?|dose|gabapentin|tomar|beber|pastillas?|clonazepam|heroina)\b/
const harmed =
  /\b(hit(s|ting)?|beat(s|ing|en)?|kill\w*|hurt(s|ing)?|harm\w*|chok\w*|strangl\w*|push(ed|es|ing)?|shov\w*|slap\w*|punch\w*|kick(s|ed|ing)?( me)?|stab\w*|shoot\w*|burn\w*|grab\w*|drag\w*|guns?|knife|machete|weapon|bat|hammer|gasoline|scared|afraid|fear\w*|terrified|unsafe|not safe|rap(e|ed|es|ing)|touch\w*|assault\w*|abus\w*|molest\w*|forc(e|ed|es|ing)|violen\w*|threat\w*|stalk\w*|follow(s|ed|ing) me|track\w*|lock(s|ed|ing)?|trap\w*|hid(ing|den)|bruis\w*|marks|bleed\w*|blood\w*|scream\w*|yell\w*|rage|jealous|control\w*|restraining|shelter|police|911|smash\w*|broke (my|the|down|a)|break(s|ing) (my|the|down|things)|threw|throw(s|ing) (things|me|stuff|plates|a)|find me|won'?t let me|lets? me (leave|out|go)|my passport|make (him|her|them) pay|revenge|snap(ped)?|lose it|drunk|high|peg\w+|golpe\w*|mat(a|o|ar\w*|e)|lastim\w*|ahorc\w*|cuello|empuj\w*|pate\w*|pistola|arma|cuchillo|navaja|plomazo|miedo|viol(a|o|aron|encia|enta|ento)|toc(a|o|aba)|abus\w*|oblig\w*|forz\w*|encerr\w*|escond\w*|sigue\w*|amenaz\w*|moreton\w*|marcas|sangr\w*|grit\w*|celos\w*|policia|denunci\w*|refugio|escap\w*|huir|borrach[oa]|tomad[oa]|avent\w*|romp\w*|veng\w*|quem\w*|gasolina|no me deja|desquit\w*)\b/

// "I took them all" may be a suicide attempt, so it counts as a word of danger.
const swallowed = /\b(took|swallow\w*|me tome|tome|trag(ue|o|ado|ando))\b/
const wordsOf: Record<string, readonly RegExp[]> = {
  suicide: [despair, swallowed],
  self_harm: [despair],
  overdose_medical: [taken],
  withdrawal_danger: [bodyInWithdrawal, stopped, substance],
  violence_abuse: [harmed],
}

/** Whether a message (normalized) contains a word of one of these dangers: "I quit" is one of withdrawal, not of suicide. */
export const hasDangerWord = (said: string, dangers: readonly string[]): boolean =>
  dangers.some((danger) => wordsOf[danger]?.some((words) => words.test(said)))

const plainlyDangerous =
  /\b(kill(s|ed|ing)? (me|my ?self|him|her|them|us)|kms|die|dying|unalive|suicid\w*|end(ing)? (it|my life|everything)|(hurt|hit|beat|chok|strangl|slap|punch|kick|push|shov|grab|rap|touch)(s|es|ed|ing)? (me|us|my (kids?|son|daughter|baby|mom|sister|brother|child))|hurt my ?self|cut(ting)? my ?self|been cutting|overdos\w*|od'?d|seiz\w+|convuls\w*|hallucinat\w*|seeing (things|bugs|people)|can'?t wake|won'?t wake|not (waking|breathing|responding)|barely breathing|blue lips|lips are blue|(whole|entire|full) (bottle|box|pack|sheet|strip) of(?! (cereal|cookies|crackers|chocolates?|donuts?|pizza|chips|candy|ice cream|tissues))|bottle of (pills|meds)|(pills?|gun|rope|knife) (is|are|right) (right )?(next to|in front of|beside|here|on (the|my))|(pills|meds) .{0,30}\bon my (table|bed|desk|nightstand)|join (him|her|them)|(going|go|be) with (him|her) (tonight|now|soon)|engine (on|running)|(breathing|moving|waking|responding) and (he|she|they) (is|are)n'?t|(calm|ready) .{0,14}\btonight|nobody (would|will) find|find (me|my body)|amarre (el|la|un|una) (cable|soga|cuerda|cinturon)|golpea(n|ron)?\b|golpeo\b|lo golpean|encontrar(me|an)|irme con (el|ella)|me tocaba a mi|passed out|unconscious|snor(es|ing) (\w+ ){0,2}(weird|funny|strange|odd|loud|deep)|gurgl\w*|(can'?t|cannot|won'?t|not) (\w+ ){0,2}(get (him|her|them) (up|to|off)|stand|walk|sit up|talk right|move|breathe|keep (it|anything|water) down)|slump\w*|limp\b|clammy|gr[ae]y (face|lips|skin)|chest (pain|hurts|is tight|feels)|took (\d+|a (bunch|handful|lot)|two hand|more than|my (mom|dad|whole)|(some|all|the|her|his) (of )?(\w+ )?(pills|meds|tablets))|chok(ed|ing)|foam\w*|turn(ed|ing) (blue|gray|grey|purple)|won'?t stop bleeding|slurr\w*|dts?\b|shaking (so )?(bad|hard)|ronca\w* (raro|feo|fuerte)|no (puedo|lo puedo|la puedo|logro) (despertar\w*|levantar\w*|respirar|parar\w*)|desmay\w*|espuma|palid[oa]|dolor (de|en el) pecho|me duele el pecho|me tome (\d+|un monton|todas|todo el)|tiembl\w* (mucho|todo|toda|un monton)|veo (cosas|bichos)|took (them all|all of them|the whole|too many)|guns?|knife|rope|noose|bridge|ledge|afraid of (him|her|my (husband|wife|boyfriend|girlfriend|dad|father))|scared of (him|my (husband|boyfriend|dad|father))|threaten\w*|lock(s|ed) (me|the door)|follow(s|ed|ing) me|same way (he|she) did|better off without|without me|no point|can'?t go on|don'?t want to (be here|live|wake(?! (him|her|them|anyone|my|the)\b))|gave away|giv(e|ing) away|(hoard\w*|stockpil\w*|saving up) (\w+ ){0,3}(pills?|meds|tablets)|junt(o|ando) (\w+ ){0,2}pastillas|goodbye letter|my (will|funeral)|fine,? but i'?m not|mat(ar|arme|arlo|arla|arnos)|morir(me)?|suicid\w*|quitarme la vida|hacerme dano|me cort(o|e|aba)|se cort(a|aba)|pega|golpea|ahorc\w*|amenaz\w*|no (despierta|respira|responde|reacciona)|labios (azules|morados)|convulsion\w*|alucin\w*|sobredosis|pistola|cuchillo|navaja|puente|azotea|me da miedo (el|mi (esposo|marido|novio|papa|padre))|le tengo miedo|encerr(o|ada|ado)|sin mi\b|no quiero (vivir|despertar|estar aqui)|me quiero (morir|matar)|ya no puedo mas|desaparecer)\b/

/** Whether a message (normalized) has a word of danger that is rarely used for anything else. */
export const hasPlainDangerWord = (said: string): boolean => plainlyDangerous.test(said)

/** Whether a text (normalized) mentions stopping, or what causes a dangerous withdrawal. */
export const mentionsStopping = (said: string): boolean => stopped.test(said) || substance.test(said)

/** Whether a text (normalized) mentions a symptom of withdrawal: shaking, sweating, seeing things. */
export const mentionsSymptom = (said: string): boolean => bodyInWithdrawal.test(said)

/** The labels of each family of dangers. */
export const dangersOf: Record<Family, readonly string[]> = {
  life: ['suicide', 'self_harm'],
  medical: ['overdose_medical', 'withdrawal_danger'],
  violence: ['violence_abuse'],
  advice: ['overdose_medical', 'withdrawal_danger', 'violence_abuse'],
}

const means =
  /\b(pills?|tablets|bottle|guns?|pistol|revolver|rifle|shotgun|rope|noose|belt|bridge|overpass|roof|ledge|tracks|razor|blades?|knife|kill\w*|kms|die|dying|dead|suicid\w*|end (it|my|things|everything)|hang\w*|jump\w*|overdos\w*|goodbye|pastillas|pistola|escopeta|soga|cuerda|puente|azotea|navaja|cuchillo|matar\w*|mori\w*|suicid\w*|adios)\b/

/** Whether a message (normalized) names death, a means, or a farewell. */
export const namesMeans = (said: string): boolean => means.test(said)
