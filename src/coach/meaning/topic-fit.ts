// Whether a message speaks of the subject of the talk. A question or a tip of the subject after a message about something else ("my advisor
// thinks I'm lazy" in a talk about Adderall) is an answer to nothing that was said.
import { normalizeText } from '../../platform/normalize-text.ts'
import type { TopicKey } from '../listening/topic-questions.ts'

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

// "The blinds are closed": a plain fact about a thing continues the subject.
const plainThing = /^(the|it|it'?s|its|there('?s| is| are)?|an?|this|la|el|los|las|es|hay|una?)\b/
const ofPeople = /\b(i|i'?m|i'?ve|me|he|she|they|we|him|her|them|us|yo|me|nos|ella|ellos)\b/

// "I couldn't stop staring", "I said yes": about the writer, also next to someone who drinks.
const ofOneself =
  /\bi (couldn'?t|can'?t|got|felt|feel|was|want|wanted|said|kept|held|poured|threw|have \d+)\b|\b(i'?m|im) (mad|jealous|sad|ashamed|tempted|craving|at|on|in|\d+)\b/

/** @param message a subject without words of its own (grief, shame) fits any */
export function speaksOfTopic(key: TopicKey, message: string): boolean {
  const said = normalizeText(message)
  if (key === 'relative') return !ofOneself.test(said)
  return (words[key]?.test(said) ?? true) || (plainThing.test(said) && !ofPeople.test(said))
}
