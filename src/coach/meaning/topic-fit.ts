// Whether a message mentions the subject of the talk. After a message about something else ("my advisor thinks I'm lazy" in a talk about
// Adderall), a question or a tip about the subject does not fit.
import { normalizeText } from '../../platform/normalize-text.ts'
import { type TalkTopic, topics } from '../listening/talk-topic.ts'

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

const words: Record<TalkTopic, string> = {
  craving: `${ofUse}|${ofDrink}|${ofDrugs}|${ofSmoking}|want\\w*|need|store|here|alone|home|quiero|tienda|casa|aqui`,
  lapse: `${ofUse}|${ofDrink}|${ofDrugs}|bet|lost|again|night|otra vez|anoche|noche`,
  gambling: ofBets,
  nicotine: `${ofUse}|${ofSmoking}`,
  food: ofEating,
  gaming:
    'gam(e|es|ing)|play\\w*|hours|server|guild|rank\\w*|stream\\w*|screen|phone|jueg\\w+|jug\\w+|horas|gemas|celular',
  love: 'porn\\w*|watch\\w*|phone|sites?|videos?|sex\\w*|hook ?ups?|apps?|delet\\w*|urge\\w*|porno\\w*|celular|videos',
  anxiety:
    'anx\\w*|panic\\w*|nervous|scared|afraid|fear\\w*|worr\\w*|terrif\\w*|dread\\w*|heart|breath\\w*|shak\\w*|sweat\\w*|stress\\w*|overwhelm\\w*|what if|racing|tight|sle(ep\\w*|pt)|mind|head|thoughts?|miedo|nervi\\w*|ansi\\w*|preocup\\w*|angusti\\w*|corazon|respir\\w*|tembl\\w*|tiembl\\w*|cabeza|pienso|y si',
  shame:
    "asham\\w*|shame|guilt\\w*|embarrass\\w*|hate (my ?self|who)|disgust\\w*|stupid|idiot|garbage|trash|worthless|hid(e|es|ing|den)?|lie[ds]?|lying|secret\\w*|regret\\w*|sorry|should(n'?t)?|never|i (did|was|feel|felt|let)|verguenza|culpa\\w*|asco|odio|menti\\w*|escond\\w*|perdon|arrepent\\w*|nunca",
}

const patternOf = new Map(topics.map((topic) => [topic, new RegExp(`\\b(${words[topic]})\\b`)]))

// "It is tennis": in a talk about a habit, a plain fact about a thing continues the subject.
const plainThing = /^(the|it|it'?s|its|there('?s| is| are)?|an?|this|la|el|los|las|es|hay|una?)\b/
const ofPeople = /\b(i|i'?m|i'?ve|me|he|she|they|we|him|her|them|us|yo|me|nos|ella|ellos)\b/
const ofHabits: ReadonlySet<TalkTopic> = new Set<TalkTopic>([
  'gambling',
  'nicotine',
  'food',
  'gaming',
  'love',
  'craving',
])

export function mentionsTopic(key: TalkTopic, message: string): boolean {
  const said = normalizeText(message)
  return (
    patternOf.get(key)?.test(said) === true ||
    (ofHabits.has(key) && plainThing.test(said) && !ofPeople.test(said))
  )
}

const refuses =
  /^(no+|nope|nah|que no)\b|\b(i )?(don'?t|dont|do not) (want|wanna|feel like|know)\b|^idk\b|\bno (quiero|se|tengo ganas)\b/
const startsWithOther =
  /^(and |but |so |y |pero |es que )*(he|she|they|it|hes|shes|theyre|(my|mi|the|her|his|our|su) \w+|el|ella|ellos)('s|'re)?\b(?!.*\b(i|i'?m|im|i'?ve|ive)\b)/
/** A tip is for the writer: none after a refusal, or after a message about what someone else does. */
export function mayTakeTip(message: string): boolean {
  const said = normalizeText(message)
  return !refuses.test(said) && !startsWithOther.test(said)
}
