// Tracks who and what a conversation is about, and the stage of the story, from each message and later corrections.
import { z } from 'zod'
import { pointsAt, roleIn, whoIsMeant } from '../story/who-is-meant.ts'
import type { SituationId } from './situation-id.ts'
import type { CoachLanguage } from './wording.ts'

export const Story = z.object({
  who: z.enum(['self', 'other']).optional(),
  /** How the coach mentions the person: "your brother". */
  person: z.string().optional(),
  /** The writer said plainly who it is about, so only plain words change it. */
  isPlain: z.boolean().optional(),
  /** The person stopped, or is in recovery: no text may assume that they still use. */
  theyStopped: z.boolean().optional(),
  topic: z
    .enum(['drinking', 'using', 'gambling', 'nicotine', 'food', 'gaming', 'love', 'shopping'])
    .optional(),
  stage: z.enum(['thinking', 'first_days', 'months', 'years', 'lapse']).optional(),
})
export type Story = z.output<typeof Story>
export type StoryTopic = NonNullable<Story['topic']>

const relative =
  '(?:\\d{1,2}[- ]?(?:year[- ]old|yo|y/o)|(?:brother|sister|mother|father|son|daughter)[- ]in[- ]laws?|son|daughter|kid|child|children|kids|teenager|husband|wife|partner|boyfriend|girlfriend|fiancee?|brother|sister|mom|mum|mother|dad|father|parents?|stepson|stepdaughter|nephew|niece|uncle|aunt|cousin|grandson|granddaughter|grandma|grandmother|grandpa|grandfather|best friend|friend|roommate|coworker|neighbou?r|ex|sponsee|buddy|bestie|bff|employee|(?:forklift |line )?(?:guy|cook|driver|worker|operator)|student)'
const pariente =
  '(?:hij[oa]s?|nin[oa]s?|chamac[oa]s?|muchach[oa]|espos[oa]|suegr[oa]|cunad[oa]|sponsee|ahijad[oa]|alumn[oa]|emplead[oa]|jef(?:a|it[oa]|ecita)|viej[oa]|senora|marido|mujer|pareja|novi[oa]|herman[oa]|mama|papa|madre|padre|padres|sobrin[oa]|ti[oa]|prim[oa]|niet[oa]|abuel[oa]|mejor amig[oa]|amig[oa]|companer[oa]|vecin[oa]|ex)'
const uses =
  "(?:is |was |has |has been |'s |keeps |started |still |just |also |always |never stops |won'?t stop |can'?t stop |went back to |back to |again )*(?:drink(?:s|ing)?|drank|drunk|us(?:es|ed|ing)(?! to\\b)|smok(?:es|ed|ing)|vap(?:es|ing)|relaps(?:es|ed|ing)|fell off the wagon|(?:went )?on (?:a|another) bender|gambl(?:es|ed|ing)?|bet(?:s|ting)?|overdos(?:es|ed|ing)|shooting up|getting high|gets high|high(?! school)|addict(?:ed)?|(?:got|has) (?:a |another |his |her )?(?:dui|dwi)|hung ?over|passed out|blacked out|nodd(?:ed|ing) off|slurr(?:ed|ing)|puk(?:ed|ing)|smell(?:s|ed) (?:like|of)|came home (?:drunk|high|wasted)|an? (?:addict|alcoholic|gambler|drunk)|alcoholic|in (?:rehab|detox|recovery|treatment)|on (?:the )?(?:meth|heroin|drugs|pills|fentanyl|crack|coke)|(?:been )?off (?:the |of )?(?:wine|booze|drink|beers?|bottle|sauce|pills|drugs|alcohol|weed|dope|meth)|(?:is|'s|been|got|stays|stayed|are) (?:\\w+ ){0,3}(?:sober|clean)(?! \\w+ing)|\\w+ (?:days|weeks|months|years|yrs|yr) (?:sober|clean)|(?:got|has|hit) (?:\\d+|thirty|sixty|ninety) days|in (?:aa|na)|(?:coming|come|comes) (?:home|out|back) (?:from|of) (?:rehab|detox|treatment|jail)|gam(?:es|ing)|bing(?:es|ing))"
const consume =
  '(?:ha |esta |sigue |volvio a |empezo a |siempre |ya no para de )*(?:toma(?:r|ndo)?|bebe(?:r)?|bebiendo|consum(?:e|ir|iendo|io)|usa(?:ndo)?|fuma(?:r|ndo)?|recae|recayo|recaido|(?:llega|llego|viene|vino|anda) (?:muy |bien |todo |otra vez )*(?:tomad[oa]|borrach[oa]|drogad[oa]|crud[oa]|high)|apuesta(?:n)?|apostar|apostando|juega|adict[oa]|alcoholic[oa]|drogandose|se droga|(?:esta |lleva .{1,12} )?en (?:rehabilitacion|tratamiento|(?:la |una )?clinica|(?:el |un )?anexo|(?:el |un )?centro)|tomo|bebio|(?:anda|sigue|esta|cayo|volvio)(?: otra ve[sz]| de nuevo)? (?:en|con) (?:el|la) (?:cristal|piedra|droga|coca|perico|mota|vicio|botella|alcohol|bebida)|vape(?:a|ando)|anda(?: otra ve[sz])? (?:tomando|bebiendo|fumando|consumiendo)|sale .{0,16}(?:del|de la|de) (?:anexo|centro|clinica|rehab\\w*|granja)|deja?o de (?:tomar|beber|consumir|usar|fumar)|bebiendo)'

const otherUses = new RegExp(
  `(?:\\b(?:my|our|his|her) |(?:^|[.,;!] )(?:the )?)(?:\\w+ )?${relative}(?:'?s)?\\b(?!.{0,12} (?:likes?|loves?|prefers?|wants?|wanted) me\\b).{0,30}?\\b${uses}\\b|\\b(?:he|she|they)(?:'?s|'?re)? ${uses}\\b|\\bmis? (?:\\w+ )?${pariente}\\b.{0,34}?\\b${consume}\\b|\\b(?:el|la) (?:abuel[oa]|viej[oa]|jef[ae]) .{0,20}?\\b${consume}\\b`,
)
const drug =
  '(?:wine|vodka|beer|tequila|whiskey|rum|bottles?|booze|liquor|foil|pipe|needles?|syringes?|pills?|weed|vape|zyns?|meth|coke|heroin|fentanyl|baggies?|vino|cervezas?|botellas?|pastillas?|pipa|jeringas?|mota|cristal)'
// "My wife hides wine", "my brother is on my couch and I found foil": a relative and a substance, without own use.
const otherHas = new RegExp(
  `\\b(?:my|our) (?:\\w+ )?${relative}\\b.{0,40}?\\b(?:hid(?:es|ing)?|has|had|keeps?|caught|stash\\w*|sneak\\w*|bought|buys|found)\\b.{0,24}?\\b${drug}\\b|\\b(?:found|caught)\\b.{0,16}\\b${drug}\\b.{0,24}\\b(?:his|her|their|(?:my|our) ${relative}'?s?)\\b|\\b(?:encontre|halle|pille)\\b.{0,16}\\b${drug}\\b.{0,24}\\b(?:mi|mis) ${pariente}\\b|\\bmis? (?:\\w+ )?${pariente}\\b.{0,30}?\\b(?:escond\\w+|tiene|guarda|compra|trae)\\b.{0,24}?\\b${drug}\\b`,
)
const selfUses =
  /\b(i|i'm|im|i've|ive)( am| was| have| had| just| really| still| want| wanna| need| to| been| almost| keep| started| can'?t stop| could| might| will| think about| quit| stopped| am trying to stop| feel like)* (drink(ing)?|drank|drunk|us(e|ed|ing)(?! to\b)|smok(e|ed|ing)|vap(e|ed|ing)|relaps(e|ed|ing)|gambl(e|ed|ing)|bet(?! (that|he|she|they|you|it|its|this)\b)|betting|slipped|binge(d|ing)?|high|sober|clean|in recovery|crav\w+)\b|\b(i'?m|i am) (on )?day \d+\b|\bmy (drinking|using|addiction|recovery|sobriety|gambling|relapse|craving)\b|\b(tome|bebi|consumi|recai|aposte|fume|quiero (tomar|beber|consumir|apostar|fumar)|(?<!\bno )(tomo|bebo|fumo|consumo|me meto|me escondo (para|a) (tomar|beber|fumar|consumir))|tengo ganas de|mi (recuperacion|adiccion|sobriedad|recaida)|llevo .{1,20}(sobri[oa]|limpi[oa]|sin (tomar|beber|consumir|apostar|fumar)))\b/

// "My husband hid another credit card. Online poker": a message that begins with someone else and names a topic.
const opensWithOther = new RegExp(
  `^(?:so |ok |hi |hey |well )*my ${relative}\\b (?!(?:and|told|says?|said|asked|wants?|thinks?|knows?|found|caught|left|died|made|gave)\\b)|^(?:mi) ${pariente}\\b (?!(?:y|me|dice|dijo|quiere|piensa|sabe|encontro|murio)\\b)`,
)

const mentionsSelf = /\b(i|i'm|im|i've|ive|yo)\b/

const accents: Record<string, string> = {
  mama: 'mamá',
  papa: 'papá',
  tia: 'tía',
  tio: 'tío',
  companero: 'compañero',
  companera: 'compañera',
  cunado: 'cuñado',
  cunada: 'cuñada',
  senora: 'señora',
  nino: 'niño',
  nina: 'niña',
  ninos: 'niños',
  ninas: 'niñas',
}
const named: Record<CoachLanguage, RegExp> = {
  en: new RegExp(`\\b(?:my|our) ((?:(?:older|younger|little|big|oldest|youngest|ex) )?${relative})\\b`),
  es: new RegExp(`\\bmis? (${pariente})\\b`),
}

const bareRelative =
  /^((?:so |ok |and )?)(husband|wife|son|daughter|boyfriend|girlfriend|brother|sister|mom|dad) (?!and\b)/i
/** "Husband lost 14k on sports betting" with the "my" that was left out. */
export const withMy = (message: string): string => message.replace(bareRelative, '$1my $2 ')

/** The person mentioned in a message (normalized), as the coach mentions them. */
export function personIn(said: string, language: CoachLanguage): string | undefined {
  const found = named[language].exec(said)?.[1]
  if (!found) return undefined
  return language === 'en'
    ? `your ${found.replace(/[- ]in[- ]laws?$/, '-in-law')}`
    : `${found.endsWith('s') ? 'tus' : 'tu'} ${accents[found] ?? found}`
}

const topics: readonly (readonly [StoryTopic, RegExp])[] = [
  [
    'gambling',
    /\b(gambl\w*|(?<=\w )bets?|bets?(?= \w)|betting|casino|slots|sportsbook|put \$?\d+ on(?! (my|his|her) (books?|account|commissary|card|phone))|parlays?|draftkings|fanduel|blackjack|roulette|scratch(ers|[- ]?offs| tickets?)|poker|lottery|lotto|powerball|loteria|melate|rasca\w*|apost\w*|apuest\w*|tragamonedas|maquinitas)\b/,
  ],
  [
    'nicotine',
    /\b(cigarettes?|cigs?|smokes|(bought|buy|smoked|through|half) (a|another|my|the) (whole )?pack|packs? ((and a half|and half) )?(a|per|every) day|(quit|stopped|stop) smoking|smoke breaks?|nicotine gum|vap(e|es|ing)(?! weed)|nicotine|tobacco|dipping|(quit|off|stop|stopped) dip|juul|zyns?|cigarr\w*|nicotina|tabaco|vape\w*)\b/,
  ],
  [
    'food',
    /\b(bing(e|ed|ing)|(eat|ate|eating) (in (secret|my car|the (car|closet|bathroom))|so (nobody|no one))|hid(e|es|ing)? (food|wrappers|candy|snacks)|como a escondidas|purg(e|ed|ing)|overeat\w*|ate (an?|the|my) (entire|whole)|bulimi\w*|anorexi\w*|eating disorder|atracon\w*|vomit\w*)\b/,
  ],
  [
    'shopping',
    /\b(temu|qvc|shein|hsn|shopaholic|shopping (addict\w*|problem|binges?|sprees?|habit)|(compulsive|impulse|online|too much) shopping|it'?s (just )?shopping|i shop|can'?t stop (shopping|buying)|keep (shopping|buying)|compradora? compulsiv[oa]|compras compulsivas|(no puedo|sigo) (parar de |dejar de )?comprar|comprando (sin parar|compulsiv\w+))\b/,
  ],
  [
    'gaming',
    /\b(video ?games?|gaming|played \d+ hours|ranked|valorant|minecraft|world of warcraft|videojuegos?|fortnite|roblox|xbox|playstation)\b/,
  ],
  ['love', /\b(porn\w*|sex addict\w*|love addict\w*|hook ?ups?|slaa|pornografia|adict[oa] al sexo)\b/],
  [
    'using',
    /\b(heroin|fentanyl|fetty|fent|blues|percs?|dope|tramadol|suboxone|meth|coke|cocaine|crack|pills|opioids?|weed|marijuana|pot|drugs?|high|xanax|oxy\w*|percocet|adderall|heroina|fentanilo|cristal|cocaina|mota|marihuana|drogas?|piedra|porros?|pastillas|perico|coca(?! ?cola)|tachas?|rayas)\b/,
  ],
  [
    'drinking',
    /\b(drink\w*|drank|drunk|alcohol\w*|beer|wine|vodka|whiske?y|scotch|bourbon|gin|rum|tequila|brandy|cocktails?|margaritas?|booze|liquor|mezcal|tomar|tomo|tome|tomando|beb\w+|cerveza|vino|borrach\w*|toma|tragos?|caguamas?|chelas?|cheves?|coronas|birras?|chup(ar|e|ando))\b/,
  ],
]

const smokesNearby =
  /\b(my|the|our|mi|el|la) (\w+ )?(boss|coworkers?|friends?|roommates?|neighbou?rs?|husband|wife|partner|boyfriend|girlfriend|mom|dad|brother|sister|jef[ea]|amig[oa]s?|vecin[oa]s?|espos[oa]|marido|novi[oa]) (still |also |always )?(smokes?|vapes?|fuman?|vapean?)\b/
// "I want to quit but my whole friend group drinks" is about the writer.
const quits =
  /\b(i|i'?m|i am) (\w+ )?(want(ed)? to|wanna|need to|have to|trying to|going to|gonna) (quit(?! (my|the|this) (job|marriage))|stop (drinking|using|smoking|gambling)|get sober|stay sober|cut (down|back))\b|\b(quiero|necesito|intento|trato de) dejar (de (beber|tomar|fumar|consumir|usar|apostar|jugar)|el alcohol|la bebida)\b/
// "My roommate keeps coke in the freezer" is about the writer, who lives next to it.
const livesNear =
  /^(so |ok |mi |my |our )*(roommates?|neighbou?rs?|vecin[oa]s?) (always |still )?(keeps?|has|have|leaves?|left|hides?|guarda|tiene|deja)\b/
// "My cousin uses in the garage where I stay" is about the writer, who lives there.
const sharesHome =
  /\b(where|in the (house|place|apartment|room)) (i|we) (live|stay|sleep)\b|\bdonde (vivo|duermo|me quedo)\b/
const isColleague = /\b(boss|coworkers?|friends?|roommates?|neighbou?rs?|jef[ea]|amig[oa]s?|vecin[oa]s?)\b/

// "Its not gambling, its shopping", "you keep saying gambling", "binge?? its a cupcake": the word that is denied is no topic.
const notTheTopic =
  /\b(not|isn'?t|no es|no era|no son|nothing to do with) (about |a |an |the |my |de )?(gambling|drinking|alcohol|drugs?|pills|weed|smoking|cigarettes?|tobacco|food|eating|gaming|porn|shopping|booze|juego|apuestas|alcohol|drogas?|pastillas|mota|cigarros?|tabaco|comida)\b|\b(you|u|tu|usted) (keep|kept|always|only|said|say|sigues?|dijiste)( on)?( saying| talking about| hablando de| diciendo)? \w+|\b\w+\?{2,}/g

/** "My husband vapes and I'm trying to quit drinking" is about drinking. */
function topicIn(given: string): StoryTopic | undefined {
  const said = given.replace(notTheTopic, ' ')
  const nearby = smokesNearby.exec(said)?.[0] ?? ''
  const rest = nearby ? said.replace(nearby, ' ') : said
  const find = (text: string) => topics.find(([, cue]) => cue.test(text))?.[0]
  return find(rest) ?? (isColleague.test(nearby) ? undefined : find(said))
}

const stages: readonly (readonly [NonNullable<Story['stage']>, RegExp])[] = [
  [
    'lapse',
    /\b(relapsed?|slipped|i (drank|used|gambled|smoked) (again|last night|yesterday)|recai|volvi a (tomar|consumir|beber|apostar))\b/,
  ],
  [
    'years',
    /\b\d+ years?\b.{0,15}(sober|clean|in recovery)|\b(years|anos) (sober|clean|sobri[oa]|limpi[oa])\b/,
  ],
  [
    'months',
    /\b(\d+|two|three|four|five|six|several) months?\b.{0,15}(sober|clean|without)|\bmeses (sobri[oa]|limpi[oa]|sin)\b/,
  ],
  [
    'first_days',
    /\b(day (one|two|three|[1-9])|first (week|days)|\d{1,2} days? (sober|clean)|primer(os|a) (dias|semana)|llevo .{1,12} dias)\b/,
  ],
]

const stageIn = (said: string): Story['stage'] => stages.find(([, cue]) => cue.test(said))?.[0]

const turnsAround =
  /^(no+|nope|nah|sorry|wait|actually|oh|i mean|i meant)\b,?.{0,14}\b(it'?s|its|this is|i mean|i meant|about|talking about|not me|not for me|not my|es|era|hablo de|me refiero a|quise decir)\b|^(no,? )?((es|era) (?!para\b)|(hablo de|me refiero a|quise decir) )|\bnot (me|mine|my own)\b,?.{0,12}\b(my|his|her|it)\b|^not (alcohol|drinking|drugs|pills|weed|gambling|smoking|food)\b|\bi(?:'m| am) (?:not the one|talking about|asking (?:for|about))\b|\bno (soy yo|es para mi|se trata de mi)\b|\bit'?s (me(?! (or|and|who|that)\b)|about me|my own|for me)\b|\b(se trata de mi|es sobre mi|soy yo)\b/

// "Pero sigue tomando" after "mi novio me propuso matrimonio": Spanish needs no "he".
const theirUse =
  /^(y |pero |aunque |es que )*(ya |todavia |aun |siempre |casi )*(sigue|anda|llega|viene|volvio a|empezo a|vuelve a) (tom|beb|consum|us|fum|apost|jug)\w+|^(y |pero )*(siempre |todavia |diario )?(toma|bebe|consume|fuma|apuesta) (mucho|diario|todos|cada|otra|mas|y)\b/

const backToSelf =
  /\b(not (my|him|her|them)\b.{0,20}\b(me|i'm|mine)|it'?s (me(?! (or|and|who|that)\b)|about me|my own|for me)|about myself|se trata de mi|es sobre mi|soy yo|no es .{0,12}, soy yo)\b/

const negatedPerson = /\b(?:not|isn'?t|no es|no era) (?:about )?(?:my|mi) \w+/g
const namesAfter = new RegExp(`^\\W*(?:\\w+ )?(?:(?:my|our) (?:\\w+ )?${relative}|mis? ${pariente})\\b`)
/** "No, it's my brother": the person stands right behind the correction. "I'm asking when to tell my husband" names him in passing. */
function correctsPerson(said: string): boolean {
  const found = turnsAround.exec(said)
  return found !== null && namesAfter.test(said.slice(found.index + found[0].length))
}

const stopped =
  /\b(sober|clean|in recovery|quit|stopped (drinking|using|smoking|gambling)|off (the |of )?(wine|booze|drink|beers?|bottle|sauce|pills|drugs|alcohol|weed|dope|meth)|(got|has|hit) (\d+|thirty|sixty|ninety) days|in (aa|na)|dejo de (tomar|beber|consumir|usar|fumar|jugar)|sobri[oa]|limpi[oa]|lleva \S+ (dias|semanas|meses|anos) (sin|sobri[oa]|limpi[oa]))\b/
const isActive =
  /\b(relaps\w*|drunk|high|using|still (drinks?|drinking|uses|smokes?)|drinks|drinking again|back (on|to|at)|slipp\w*|lied|hid(es|ing)?|refuses|recay\w*|recae|sigue|borrach[oa]|tomad[oa])\b|\bnot (sober|clean)\b/

/** Whether the person stopped: kept from earlier messages, until one of them says that they use. */
function stoppedIn(said: string, before: Story): boolean | undefined {
  if (isActive.test(said)) return false
  return stopped.test(said) && !selfUses.test(said) ? true : before.theyStopped
}

function whoIn(said: string, positive: string, language: CoachLanguage, before: Story): Story['who'] {
  const plain = whoIsMeant(said, before.who === 'other')
  if (plain) return plain
  const isBackToSelf = turnsAround.test(said) && backToSelf.test(said)
  if (isBackToSelf) return 'self'
  if (correctsPerson(said)) return 'other'
  if (before.isPlain) return undefined
  const isUseOfNamed = before.person !== undefined && language === 'es' && theirUse.test(said)
  if (isAboutOther(said, positive) || isUseOfNamed) return 'other'
  if (before.who === undefined && roleIn(said, language) && !selfUses.test(said)) return 'other'
  return selfUses.test(said) ? 'self' : undefined
}

// "My inheritance from my dad" in a talk about a husband names someone in passing.
const ofSomeoneElse = /\b(from|to|with|by|of|near|de|con|a|para) (my|our|mis?) \w+\W*$/

const correctsAtOnce =
  /^(no+|nope|not|what|wait|oh|dude|buddy|bro|man|q|que|ay|yo no|it'?s not|its not|i'?m (the|his|her|their|not)|i am (the|not)|he'?s|hes|she'?s|shes|me i)\b/

/** What a message (normalized) adds to the story, and whether it corrects an assumption. */
export function storyIn(
  given: string,
  language: CoachLanguage,
  before: Story,
): { story: Story; corrected?: 'who' | 'topic' } {
  const said = language === 'en' ? withMy(given) : given
  const isCorrection = turnsAround.test(said)
  // "Not drinking, it's gambling" is about gambling.
  const positive = isCorrection ? said.replace(/\b(not|no es|no) (about )?\w+,?/g, ' ') : said
  const plain = whoIsMeant(said, before.who === 'other')
  const who = whoIn(said, positive, language, before)
  const person = roleIn(said, language) ?? personIn(said.replace(negatedPerson, ' '), language)
  // A person who is named in passing does not replace the one whom the talk is about.
  const isNew =
    before.who !== 'other' ||
    !before.person ||
    isAboutOther(said, positive) ||
    correctsPerson(said) ||
    pointsAt(said)
  const topic = topicIn(positive)
  const stage = stageIn(said)
  const now = who ?? before.who
  const theyStopped = now === 'other' ? stoppedIn(said, before) : undefined
  const story: Story = {
    ...before,
    ...(who ? { who } : {}),
    ...(plain || (isCorrection && who) ? { isPlain: true } : {}),
    ...(person && who !== 'self' && isNew && !(before.who === 'other' && ofSomeoneElse.test(said))
      ? { person }
      : {}),
    ...(theyStopped === undefined ? {} : { theyStopped }),
    ...(topic ? { topic } : {}),
    ...(stage ? { stage } : {}),
  }
  const corrects = plain ?? (isCorrection ? who : undefined)
  const changes = corrects !== undefined && before.who !== corrects && (before.who || corrects === 'other')
  if (changes || (plain === 'other' && correctsAtOnce.test(said))) return { story, corrected: 'who' }
  if (isCorrection && topic && before.topic && topic !== before.topic) return { story, corrected: 'topic' }
  return { story }
}

// "His drinking", "why do people who quit get so boring. my dad did".
const theirHabit = new RegExp(
  `\\b(?:his|her|their) (?:drinking|using|gambling|drug use|addiction|relapses?|habit)\\b|\\b(?:quit|sober|drink\\w*|us(?:e|ing)|relaps\\w*)\\b.*\\bmy ${relative} (?:did|does|has|is|was)\\W*$`,
)

/** Whether someone else uses. `positive` is the message without what it denies. */
function isAboutOther(said: string, positive: string): boolean {
  // "My girlfriend knows I'm using" is about the writer.
  const useOfOther = otherUses.exec(said)?.[0]
  const isUseOfOther = useOfOther !== undefined && !mentionsSelf.test(useOfOther)
  if (isUseOfOther && !quits.test(said) && !sharesHome.test(said)) return true
  if (livesNear.test(said)) return false
  if (theirHabit.test(said) && !selfUses.test(said)) return true
  if (otherHas.test(said) && !selfUses.test(said)) return true
  if (!opensWithOther.test(said)) return false
  if (topicIn(positive) !== undefined && !mentionsSelf.test(said)) return true
  // "My husband is back at the casino, I saw the bank statement" is about him, in spite of the "I".
  const [opening = ''] = positive.split(/[,.;!?]/)
  return topicIn(opening) !== undefined && !mentionsSelf.test(opening) && !selfUses.test(said)
}

const paths: Partial<Record<StoryTopic, SituationId>> = {
  gambling: 'gambling',
  nicotine: 'nicotine',
  food: 'food',
  gaming: 'gaming',
  love: 'love',
  shopping: 'money',
}

const ofUse: ReadonlySet<SituationId> = new Set(['craving', 'lapse', 'planning', 'motivation', 'triggers'])
const habits: ReadonlySet<SituationId> = new Set(['gambling', 'nicotine', 'food', 'gaming', 'love'])
/** Paths whose questions address the writer as the one in recovery. */
const aboutWriter: ReadonlySet<SituationId> = new Set<SituationId>([
  ...ofUse,
  ...habits,
  'family',
  'sleep',
  'work',
  'event',
  'boredom',
  'milestone',
  'medication',
  'sponsor',
  'first_meeting',
])

/** The specific path for a story, instead of a general one. */
export function pathOf(story: Story, general: SituationId): SituationId {
  const own = story.topic && paths[story.topic]
  if (story.who === 'other') return aboutWriter.has(general) ? 'relative' : general
  if (ofUse.has(general)) return own ?? general
  // "Its not gambling, its shopping": the path of another habit does not fit.
  const isHabit = habits.has(general) && story.topic !== undefined && own !== undefined
  return isHabit ? own : general
}

const isQuestionForm =
  /[?¿]|^(y|pero) si |^(and|but|or) (then )?if \w+( [\w']+){1,5}\W*$|^(ok |so |and |but |y |pero )*(for|till|until|since|how) (how )?(long|when)\W*$|^(y )?(hasta|desde|por) cuando\W*$|^(le|les|lo|la|se lo) (digo|pregunto|llamo|pido|cuento)( algo| todo)?\W*$|^(so |ok |okay |and |but |well |like |wait |oh |hm+ |um |yeah |hey |also |y |pero |bueno |entonces |oye |pues |che |man |bro |dude |tio |tia |wey |guey |carnal |mira |a ver |eh |dime |(?:last|one more|another|quick|just one) (?:thing|question):? |(?:otra|una|ultima) (?:cosa|pregunta|duda):? )*(how|what|what's|whats|why|when|where|who|which|is|are|am|(?:was|were|wasn't) (?:that|this|it|i|he|she|they|we)|do|does|did(?= (?:i|you|u|he|she|it|they|we|that|this|my|your|his|her|the|any\w*|someone|people)\b)|can(?!')|could|should|would|will|has|have|como|que|cuando|donde|por que|cual|cuanto|cuantos|puedo|puede|pueden|debo|deberia|(?:eso )?es (?:normal|mal[oa]|buen[oa]|posible|verdad|peligros[oa]|adictiv[oa]|gratis|segur[oa]|cierto|legal|mejor|necesario|(?:mi )?culpa)|hay (?:algun\w*|grupos?|reuni\w+|juntas?|alguien|algo|forma|manera|como|telefonos?|lineas?|numeros?|medicin\w*|tratamientos?|centros?|clinicas?|ayuda)|sirven?|funcionan?|vale la pena|se puede|hago (?:bien|mal) (?:en|si|con)|sera (?:que|normal|mal[oa]?|bueno|cierto)|(?:me|nos) pueden?|vas a|guardas|recuerdas|te acuerdas|alguna idea|sabes (?:si|que|como|cuando|donde|cuanto|cual)|me gustaria saber|any (?:ideas?|tips?|advice|suggestions?|apps?|books?|groups?|meetings?|way|online|free|good|other|medicines?|meds?|medications?|pills?|help)|anyone|(?:tu|vos|usted|ud) (?:que|como) (?:harias|haria|hicieras|opinas|piensas|crees|dices|me (?:dices|aconsejas|recomiendas))|(?:tu )?(?:crees|cree|te parece|piensas) (?:que|q|k) (?:yo )?(?:debo|deba|deberia|puedo|pueda|podria|sea|es|este|esta|sirva|sirve|valga|vale|me)|a que (?:tipo|clase|medico|doctora?|centro|hora|edad|numero|grupo|reunion|precio)|yo (?:que|como) (?:hago|les?|puedo|debo)|tengo que|a quien|a donde|con quien|quien|quienes|para que|desde cuando)\b/

// "When my son asked" states a time; "when does it end" is a question.
const tellsWhen =
  /^(so |ok |well |pues |mostly |y )*(when|cuando) (?!(do|does|did|is|are|was|will|can|could|should|would|am|se|voy|va|puedo|me voy)\b)[^?¿]*$/

// What follows "que" in a question that is typed without question marks: "que hago", "que me recomiendas".
const afterWhat =
  '(?:hag\\w*|hac(?:e|es|en|emos|er)|haria\\w*|puedo|puede[sn]?|podri\\w+|debo|deberi\\w+|tengo que|tiene que ver|pas(?:a|o|aria|ara)|va a pasar|sucede|ocurre|son|era|es (?!normal|muy|mi|tu|su|por|mejor|peor|facil|dificil|culpa|verdad|mentira|lo|el que|la que)|signific\\w+|quiere decir|hay|(?:le|les|se lo) (?:digo|dijiste|contesto|respondo|hago|pasa(?! a (?:cualquiera|tod|much))|doy)|se (?:hace|puede|siente|toma|dice|necesita)|me (?:recom\\w+|aconsej\\w+|sugier\\w+|dices|conviene|pasa|esta pasando|espera|falta)|te parece|opin\\w+|piensas?|crees?|dices|sabes|tal|tan|tanto|tipos?|clase|hora|dias?|numero|medic\\w+|pastillas?|tratamientos?|grupos?|reunion\\w*|opcion\\w*|otr[oa]s?|cosas?|diferencia hay|efectos?|sintomas|riesgos?|necesito|sirve|funciona|vas|estas|eres|digo|contesto|respondo|respondes|carajos?|mierda|ching\\w+|diablos|cono|demonios)'
// "Que me diga que exagero", "que fueron cinco meses buenos", "es que los lunes" are statements, not questions with "qué".
const tellsThat = new RegExp(
  `^(?:pues |pos |y |nada,? |bueno,? |no,? )*(?:que (?!${afterWhat}\\b)|es que\\b)[^?¿]*$`,
)

// "What matters is having someone", "how he looked at me" are statements; "how i will say no" asks.
const tellsWhat =
  /^(?:so |and |but |well |no,? |yeah,? |like |that'?s |just )*(?:what (?:i|i'm|i've|he|he's|she|she's|they|we|it|my \w+|matters|hurts|scares|gets|kills|worries|helps|helped|makes|bothers|happened (?:is|was))\b(?! (?:can|could|will|would|should|must|may|do|did|does)\b)|how (?:i|he|she|they|we|it|my \w+) (?:look|talk|sp[eo]ak|treat|act|feel|felt|sa[iy]|is|was|are|were|used to|got|gets|ma[dk]e)\w*\b)(?=(?: \S+){2})[^?¿]*$/

// "Maybe tea?" and "so am I" are statements.
const tellsOwn =
  /^(maybe|perhaps|tal vez|quizas?)\b|^(and |but )?so (am|do|did|was|have) (i|we)\W*$|^(and|but) so (do|does|did|is|was|has|have|will) (i|we|he|she|they|my \w+|the \w+)\b[^?]*$/

// "La kombucha rompe mi sobriedad", typed without question marks, is a question; "la terapia me ayuda" is a statement.
const asksByVerb =
  /^(?!.*\b(pero|porque|entiendo|quiero|amo|extrano|me|nos|no|ya|siempre|nunca|muy|se dan?)\b)(el|la|los|las|aa|na|smart|eso|esto|un|una) (\w+ ){0,3}(sirven?|funcionan?|cubren?|duelen?|enganchan?|rompen?|duran?|cuentan?|ayudan?|cuestan?)\b[^.!]*$/

// "Bro what no lmao", "como se le ocurre", "como me trata" ask nothing.
const exclaims =
  /^(?:ok |wait |bro |dude |man |lol |um |oh |no,? )*what(?: the (?:hell|fuck|heck))?[,!]*(?: (?:no|omg|lol|lmao|dude|bro|man))+\b[^?]*$|^(?:no,? |no vos,? |ay,? )*como (?:se (?:te|le|les) ocurre|cree[ns]?\W*$|(?:me|te|le|nos|la|lo) (?:trat|habl|mir|grit|insult|ignor|control|humill)(?:an?|o|aba|aban))\b[^?¿]*$/

export const isQuestion = (typed: string): boolean => isPlainQuestion(typed.replaceAll(/\b[qk]\b/g, 'que'))

const isPlainQuestion = (said: string): boolean =>
  !tellsOwn.test(said) &&
  (isQuestionForm.test(said) || asksByVerb.test(said)) &&
  !tellsWhen.test(said) &&
  !tellsThat.test(said) &&
  !tellsWhat.test(said) &&
  !/^como (unos |unas |\$)?\d/.test(said) &&
  !exclaims.test(said) &&
  !/^(que (\w+ (mas|tan) \w+|feo|rico|lindo|raro|fuerte|asco|pena|miedo|rabia|coraje|verguenza|alivio|risa|susto|bonito|chido|padre|locura|dia|mal|bueno|triste|horror)|what a |how (nice|sad|awful))\b/.test(
    said,
  )

// A question in the middle of a message or without a question mark: "I have to travel for five days can I get doses there".
const embedded =
  /^(and |so |but |ok )?if (i|he|she|they|we|you|my \w+)\b.{3,60}\b(does|do|will|would|can|is|should|am) (it|i|he|she|that|they|this|you|we)\b|^(i don'?t (even )?know (what|how) to (say|tell|ask|write|bring|start)\b|no se (que|como) (decirle|hablarle)\b)|(?<!\b(know|knew|how|what|if|see|figure out|wonder\w*|tell me|sure|remember) )\b(can|should|could|may|do|would) (i|we|they|he|she) (still |even |just |really |have to )?\w+|\bhow (do|does|can|should|would) (i|you|we|he|she|they|it)\b|\bwhat (do|should|can|could) (i|we)\b|\bwhere (do|can|should|could) (i|we)\b|\bis (that|this|it) (even |really )?(ok|okay|normal|safe|bad|wrong|possible|true|allowed|too late|an? \w+)\b|\b(wondering|i'?m asking|i asked|my question (is|was)|i (actually |really |just |still )?(want to|need to|wanted to|wanna|gotta) know|(?<!\b(mi \w+|ella|el) )me pregunto|(te )?pregunt(?:o|e|aba|ando)|(quiero|quisiera|queria|gustaria) saber|curious|(any|got an) idea|(tell|explain to) me) (you |about |sobre )?(what|how|if|whether|when|where|why|who|que|como|si|cuando|cuant[oa]s?|donde|por que|quien)\b|\b(dumb|stupid|weird|quick|silly) question\b.{0,6}\bbut\b|\b(do|does) (people|anyone|it|anybody) (actually|really|ever|even)\b|\bany way to\b|\bwill (i|he|she|they|it|you) (have|be|get|find|report|tell|know|take|go|lose|ever|still)\b|(?<!\b(say|says|know|knows|knew|sure|se|about|explain|understand|reason|and|(told|tell|tells) (them|him|her|anyone|anybody|people|my \w+)) )\bwhy\W*$|(?<!\bse )\bpor que\W*$|\b(now what|what now|y ahora que)\W*$|\bor (nah|not|what|no)\W*$|\b(hasta cuando|cuanto) (dura|duran|tarda|tardan|se (me )?quitan?)\W*$|\bo ya (soy|es|me quede) asi\W*$|\bis (that|this|it) (messed up|weird|mean|crazy|rude|selfish|dumb)\W*$|(?<!\b(no|no me|no lo|no la|no te|no se|ya no) )\b(puedo|deberia) \w+(r|rlo|rla|rle|rme)\b|\b(que hago|que le digo|como le hago|como (se lo|le) digo|(?<!\b((dice|dicen|dijo|cree|creen|piensa) que|(pues|pos|nada),? (que|q)) )es normal)\b/
const clauses =
  /(?<=[.!?;\n])\s+|,\s+(?:but |and |so |y |pero )?|\s+(?=(?:so|and|but) (?:(?:is|are|am|can|could|should|would|will) (?:i|it|he|she|they|we|you|that|this|there)|(?:do|does|did) (?:i|he|she|they|we|you))\b)/

// "Tonight is book club, which is wine club", "bebo lo normal, como todo el mundo": such a clause is not a question.
const relativeClause =
  /^como (tod[oa]s?|siempre|si|una?|el|la|l[oa]s|mi|mis|dice|dicen|dijo|decia|antes|cuando|cualquier\w*)\b[^?¿]*$|^(which|who|where|when|que|quien|donde|cuando) (?!(do|does|did|can|should|would) )[^?¿]*$|^(has|have|is|was|does|did|will|can|could|would) (a|an|the|my|his|her|no|not|to|been|got|really|so|very|\w+ing)\b[^?¿]*$/

const asksInClause = (clause: string, at: number) =>
  clause.split(' ').length >= 3 && isQuestion(clause) && !(at > 0 && relativeClause.test(clause))

// "He goes, what are you doing here" quotes a question.
const quotes = /\b(says?|said|asks?|asked|goes|(is|was|be) like|wonder\w*|dice|dijo|dije|pregunt\w+)\W*$/

/** Whether a whole clause of a message (normalized) is a question, and not only a part of one: "she asked could she help". */
export function asksInFull(said: string): boolean {
  const all = said.split(clauses)
  return (
    isQuestion(said) || all.some((clause, at) => asksInClause(clause, at) && !quotes.test(all[at - 1] ?? ''))
  )
}

/** Whether any sentence of a message (normalized) is a question. */
export const asksIn = (said: string): boolean =>
  isQuestion(said) || embedded.test(said) || said.split(clauses).some(asksInClause)

/** Words about living without the substance or behavior, on the normalized message. */
export const livesWithout =
  /\b(sober|clean|quit\w*|stopped|without|off (it|the|weed|pills|coke|meth)|since (my|the) last|dej[eo]\w*|sobri[oa]|limpi[oa]|sin (tomar|beber|consumir|fumar|apostar))\b/

const mentionsDeath =
  /\b(my|mi) (\w+ ){1,3}(just )?(died|passed( away)?|murio|fallecio)\b|\bse (me )?murio mi \w+/
const tellsAge = /^(he|she|they)('s|'re| is| are) (only |just )?\d+( (years?|months?) old)?\W*$/

/** "My best friend died. Fentanyl in a fake pill" wants no facts about fentanyl, and "he's 4 years old" none about children. */
export const wantsNoFacts = (said: string): boolean => mentionsDeath.test(said) || tellsAge.test(said)
