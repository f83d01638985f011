// Whether a message speaks of the subject of the talk. A question or a tip of the subject after a message about something else ("my advisor
// thinks I'm lazy" in a talk about Adderall) is an answer to nothing that was said.
import { normalizeText } from '../../platform/normalize-text.ts'
import type { TopicKey } from '../listening/topic-questions.ts'
import { stemsOf } from './word-overlap.ts'

const ofUse =
  'crav\\w*|urges?|tempt\\w*|us(e|ed|ing)|high|clean|sober|dealer|plug|stash|relaps\\w*|slip\\w*|quit\\w*|stop(ped|ping)?|withdraw\\w*|ganas|antoj\\w*|consum\\w+|dej[eoa]\\w*|limpi[oa]|sobri[oa]|recai\\w*'
const ofDrink =
  'drink\\w*|drank|drunk|alcohol\\w*|beers?|wine|vodka|whiske?y|tequila|rum|liquor|booze|bottles?|glass(es)?|bar|shots?|pint|sips?|hung ?over|tom(o|a|ar|e|ando|aba)|beb\\w+|cervezas?|vino|copas?|tragos?|botellas?|crud[oa]|borrach\\w*'
const ofDrugs =
  'weed|pot|smok\\w*|edibles?|pills?|percs?|oxy\\w*|coke|meth|heroin|fent\\w*|kratom|adderall|xan\\w*|dope|powder|lines?|pastillas?|mota|coca|cristal|fum\\w+'
const ofSmoking =
  'smok\\w*|vap\\w*|cig\\w*|nicotine|patch(es)?|gum|zyns?|packs?|pods?|dip|fum\\w+|cigarr\\w*|parches?|chicle'
const ofBets =
  'bet\\w*|parlay\\w*|casino|slots?|apps?|odds|lines?|won|win|lost|los(e|ing)|chas\\w*|gambl\\w*|poker|games?|even|money|cash|paid|pay\\w*|cards?|debt|owe|\\$ ?\\d+|\\d+k|apost\\w*|apuest\\w*|jug\\w+|juego|gan[eo]|perdi|dinero|deb[eo]|pag\\w+'
const ofEating =
  'eat\\w*|ate|food|bing\\w*|meals?|dinner|lunch|breakfast|hungry|starv\\w*|weigh\\w*|diet\\w*|purg\\w*|vomit\\w*|cakes?|pies?|stuffing|chips|cookies|candy|pizza|snacks?|full|body|com(er|i|o|e|iendo)|comida|atrac\\w*|peso|dieta|hambre'
const ofOthers = 'he|she|they|him|her|them|his|their|we|us|(my|our) \\w+|el|ella|ellos|mi \\w+|mis \\w+|nos'

const ofTheirUse =
  "drink\\w*|drank|drunk|us(es|ing|ed)|high|pills?|bottles?|rehab|detox\\w*|relaps\\w*|sober|clean|li(es|ed|ar|ying)|promis\\w*|st(eals?|ole)|bail|money|found|hid\\w*|hides?|yell\\w*|fight\\w*|fought|scared|worried|worry|tired of|exhausted|worn out|can'?t (do|take)|again|every (night|time|weekend|day)|enabl\\w*|boundar\\w*|ultimatum|kick(ed)? (him|her|them) out|hang(ing)? up|help (him|her|them)|gambl\\w*|bets|tom(a|o|ando|aba|ado)|beb(e|io|iendo|ido|ida)|borrach[oa]|consum\\w+|drog\\w+|fum(a|ando)|promet\\w+|mient\\w*|minti\\w*|rob\\w+|dinero|escond\\w+|grit\\w+|pelea\\w*|miedo|preocup\\w*|cansad[oa]|hart[oa]|no puedo mas|otra vez|cada (noche|vez|fin|dia)|ayudar(l[aeo]|los)?|anexo|recai\\w*|apuesta\\w*"
const ofLoss =
  "died|death|dead|miss(es|ed|ing)?|funeral|grave|buried|ashes|cr(y|ied|ying)|tears|birthday|anniversary|memor\\w*|remember\\w*|gone|heaven|urn|ghost|his|her|(he|she)('d| would| used| always| loved| never| had| was| made| ate| picked| called| liked)|murio|muert[oa]|extran\\w*|entierro|tumba|panteon|llor\\w*|aniversario|recuerd\\w*|se fue|cielo|(el|ella) (siempre|era|tenia|decia|hacia)"

const words: Partial<Record<TopicKey, RegExp>> = Object.fromEntries(
  Object.entries({
    drinking: `${ofUse}|${ofDrink}`,
    using: `${ofUse}|${ofDrugs}`,
    craving: `${ofUse}|${ofDrink}|${ofDrugs}|${ofSmoking}|want\\w*|need|store|here|alone|home|quiero|tienda|casa|aqui`,
    lapse: `${ofUse}|${ofDrink}|${ofDrugs}|bet|lost|again|night|otra vez|anoche|noche`,
    gambling: ofBets,
    nicotine: `${ofUse}|${ofSmoking}`,
    food: ofEating,
    gaming:
      'gam(e|es|ing)|play\\w*|hours|server|guild|rank\\w*|stream\\w*|screen|phone|jueg\\w+|jug\\w+|horas|gemas|celular',
    love: 'porn\\w*|watch\\w*|phone|sites?|videos?|sex\\w*|hook ?ups?|apps?|delet\\w*|urge\\w*|porno\\w*|celular|videos',
    milestone:
      'days?|weeks?|months?|years?|sober|clean|chip|coin|proud|celebrat\\w*|did it|without|made it|dias?|semanas?|mes(es)?|anos?|sobri[oa]|limpi[oa]|ficha|orgullos\\w*|sin',
    anxiety:
      'anx\\w*|panic\\w*|nervous|scared|afraid|fear\\w*|worr\\w*|terrif\\w*|dread\\w*|heart|breath\\w*|shak\\w*|sweat\\w*|stress\\w*|overwhelm\\w*|what if|racing|tight|sle(ep\\w*|pt)|mind|head|thoughts?|miedo|nervi\\w*|ansi\\w*|preocup\\w*|angusti\\w*|corazon|respir\\w*|tembl\\w*|tiembl\\w*|cabeza|pienso|y si',
    shame:
      "asham\\w*|shame|guilt\\w*|embarrass\\w*|hate (my ?self|who)|disgust\\w*|stupid|idiot|garbage|trash|worthless|hid(e|es|ing|den)?|lie[ds]?|lying|secret\\w*|regret\\w*|sorry|should(n'?t)?|never|i (did|was|feel|felt|let)|verguenza|culpa\\w*|asco|odio|menti\\w*|escond\\w*|perdon|arrepent\\w*|nunca",
    family: ofOthers,
    grief: ofLoss,
    relative: ofTheirUse,
    event: `${ofDrink}|part(y|ies)|wedding|dinner|toast\\w*|champagne|cousins?|everyone|guests?|invit\\w*|go(ing)?|leave|boda|fiesta|cena|brind\\w*|todos|primos|ir|irme`,
    planning: `${ofUse}|plan\\w*|start\\w*|ready|first day|day one|date|tomorrow|monday|empez\\w*|empiez\\w*|list[oa]|fecha|manana|lunes`,
    motivation: `${ofUse}|worth|chang\\w*|reasons?|problem|enough|want to|should|cambi\\w*|vale la pena|problema|razon\\w*|basta`,
    triggers: `${ofUse}|${ofDrink}|${ofDrugs}|when(ever)?|after|every time|always|hour|drive by|walk by|cuando|despues|cada vez|hora|siempre`,
    loneliness:
      'alone|lonely|no one|nobody|friends?|empty|quiet|people|sol[oa]|nadie|amig\\w*|silencio|gente',
    boredom:
      'bor(ed|ing|edom)|nothing to do|evenings?|weekends?|time|hours|aburr\\w*|nada que hacer|tardes?|horas',
    anger:
      'ang(ry|er)|mad|furious|yell\\w*|snap\\w*|scream\\w*|rage|hate|pissed|fair|unfair|fight\\w*|fought|enoj\\w*|coraje|rabia|grit\\w*|odio|pelea\\w*|injust\\w*',
    low: 'sad|down|empty|numb|tired|cr(y|ied|ying)|bed|pointless|depress\\w*|nothing|trist\\w*|vaci\\w*|llor\\w*|cama|cansad\\w*|nada',
    work: 'work\\w*|jobs?|boss|shifts?|coworkers?|manager|hr|office|fired|hired|pay\\w*|trabaj\\w*|jef[ea]|turno|sueldo',
    money:
      'money|rent|pay\\w*|paid|owe\\w*|debts?|bills?|broke|afford|bank|cards?|loans?|cash|\\$ ?\\d+|\\d+k|dinero|renta|deb[eo]|deudas?|pag\\w+|banco',
    sleep:
      'sle(ep\\w*|pt)|nights?|awake|tired|bed|dream\\w*|naps?|\\d ?am|insomnia|dorm\\w+|duerm\\w+|noche|cansad[oa]|sueno',
    first_meeting:
      'meetings?|groups?|aa|na|room|sponsor|chair|share[ds]?|people|juntas?|reunion\\w*|grupo|padrino|gente',
  } satisfies Partial<Record<TopicKey, string>>).map(([key, source]) => [
    key,
    new RegExp(`\\b(${source})\\b`),
  ]),
)

// The questions about drinking and using ask what it gives and costs: they need a writer who does it now.
const usesNow = new RegExp(
  String.raw`\b(i|i'?m|i'?ve|ive|we) (\w+ ){0,3}?(drink\w*|drank|drunk|us(e|ed|ing)|smok\w*|high|relaps\w*|slip\w*|had (a|one|two|some|\d+))\b|\b(my|mi) (drinking|using|use|habit|consumo)\b|\b(tom(o|e|ando)|beb(o|i|iendo)|consum(o|i|iendo)|fum(o|e|ando)|recai)\b`,
)
const notNow =
  /\b(don'?t|didn'?t|won'?t|can'?t|haven'?t|not|never|no longer|stopped|quit|used to|sober|clean|ya no|no) (\w+ ){0,2}?(drink\w*|us(e|ed|ing)|smok\w*|high|tom\w+|beb\w+|consum\w+|fum\w+)\b/
const ofHabit: ReadonlySet<TopicKey> = new Set<TopicKey>(['drinking', 'using'])

/** Whether the last messages tell that the writer drinks or uses now. */
export const tellsOfHabit = (key: TopicKey, recent: readonly string[]): boolean =>
  !ofHabit.has(key) || recent.map(normalizeText).some((said) => usesNow.test(said) && !notNow.test(said))

// "It is tennis": in a talk about a habit, a plain fact about a thing continues the subject.
const plainThing = /^(the|it|it'?s|its|there('?s| is| are)?|an?|this|la|el|los|las|es|hay|una?)\b/
const ofPeople = /\b(i|i'?m|i'?ve|me|he|she|they|we|him|her|them|us|yo|me|nos|ella|ellos)\b/
const ofHabits: ReadonlySet<TopicKey> = new Set<TopicKey>([
  'drinking',
  'using',
  'gambling',
  'nicotine',
  'food',
  'gaming',
  'love',
  'craving',
])

// "I couldn't stop staring", "I said yes": about the writer, also next to someone who drinks.
const ofOneself =
  /\bi (couldn'?t|can'?t|got|felt|feel|was|want|wanted|said|kept|held|poured|threw|have \d+)\b|\b(found|saw|caught|smelled|knows about|encontro|vio|cacho|descubrio) (my|me|mis?)\b|\b(i'?m|im) (mad|jealous|sad|ashamed|tempted|craving|at|on|in|\d+)\b/

/** @param message a subject without words of its own (medication) fits any */
export function speaksOfTopic(key: TopicKey, message: string): boolean {
  const said = normalizeText(message)
  if (key === 'relative' && ofOneself.test(said)) return false
  return (
    (words[key]?.test(said) ?? true) || (ofHabits.has(key) && plainThing.test(said) && !ofPeople.test(said))
  )
}

/** Stems that a tip and a message share by chance. */
export const commonStems: ReadonlySet<string> = new Set(
  stemsOf(
    'with want wants wanted dont does doesnt know knows what just like that this have having someone somebody something anyone anything nobody nothing people thing things they them their your yours when then than from about make made could would should will tell told call calls said says even more some only really still every time times where here there been were back down over into going gonna need feel feels other another long much many again after before because para como esto esta eso pero cuando donde quien algo alguien nadie nada todo todos cosa cosas quiero quiere tengo tiene hacer hace mucho mucha porque solo mismo aqui bien otra otro vez dice digo',
  ),
)

const refuses =
  /^(no+|nope|nah|que no)\b|\b(i )?(don'?t|dont|do not) (want|wanna|feel like|know)\b|^idk\b|\bno (quiero|se|tengo ganas)\b/
const startsWithOther =
  /^(and |but |so |y |pero |es que )*(he|she|they|it|hes|shes|theyre|(my|mi|the|her|his|our|su) \w+|el|ella|ellos)('s|'re)?\b(?!.*\b(i|i'?m|im|i'?ve|ive)\b)/
/** A tip is for the writer: none after a refusal, or after a message about what someone else does. */
export function mayTakeTip(key: TopicKey, message: string): boolean {
  const said = normalizeText(message)
  return !refuses.test(said) && (key === 'relative' || !startsWithOther.test(said))
}
