// Finds the subjects of a text: an answer about pregnancy does not fit a conversation in which no one is pregnant.

// English and Spanish, on normalized text (lower case, no accents).
const cues = {
  pregnancy:
    /\b(pregnan\w*|bab(y|ies)|miscarr\w*|breast ?feed\w*|nursing|unborn|trimester|embaraz\w*|bebe|aborto|(dar|doy) pecho|amamant\w*)\b/,
  grief:
    /\b(died|dies|dead|death|grief|griev\w*|funeral|dying|passed( away)?|lost (my|him|her|a|someone)|loss|anniversary|voicemails?|mourn\w*|widow\w*|muri\w*|muert[oa]|fallec\w*|duelo|funeral|aniversario|luto|viud[oa])\b/,
  gambling:
    /\b(gambl\w*|bet|bets|betting|casinos?|slots?|lottery|poker|parlays?|sportsbook|draftkings|fanduel|apuest\w*|apost\w*|casino|maquinitas|tragamonedas|ludopat\w*|loteria|autoexclu\w*)\b/,
  nicotine:
    /\b(smok(e|es|er|ing|ed)|vap(e|es|ing|ed)|nicotine|cig\w*|tobacco|zyn|pouch(es)?|dip|juul|patch(es)?|gum|chantix|varenicline|fum(o|ar|e|a|ando)|cigarr\w*|nicotina|tabaco|vape\w*|parches?)\b/,
  food: /\b(eat\w*|ate|food|bing\w*|purg\w*|weight|sugar|diet\w*|vomit\w*|throw(ing)? up|anorexi\w*|bulimi\w*|hungry|appetite|com(i|er|o|ida|iendo)|atrac\w*|vomit\w*|peso|azucar|dieta|hambre)\b/,
  gaming: /\b(game|games|gaming|gamer|xbox|console|fortnite|videojueg\w*|consola)\b/,
  love: /\b(porn\w*|sex\w*|hook(ing)? ?ups?|affair|masturbat\w*|tinder|grindr|erections?|porno\w*|sexo|sexual\w*|infiel|amante)\b/,
  opioids:
    /\b(opioids?|opiates?|heroin|fent\w*|methadone|suboxone|bup\w*|oxy\w*|perc\w*|vivitrol|naltrexone|kratom|dope|naloxone|narcan|sublocade|opioides?|heroina|fentanilo|metadona|naltrexona|naloxona|oxi\w*)\b/,
  cannabis: /\b(weed|cannabis|thc|marijuana|pot|edibles?|joints?|stoned|cbd|mota|marihuana|hierba)\b/,
  stimulants:
    /\b(meth|coke|cocaine|crack|adderall|stimulants?|speed|tina|ritalin|crystal|coca|cocaina|cristal|estimulantes?|perico)\b/,
  sedatives:
    /\b(benzos?|xanax|klonopin|ativan|lorazepam|valium|benzodiazepin\w*|clonazepam|alprazolam|ambien|gabapentin)\b/,
  court:
    /\b(court|judges?|probation|parole|po|legal\w*|lawyer|dui|dwi|police|arrest\w*|jail|prison|custody|felony|charges?|juez|juzgado|corte|abogad\w*|custodia|carcel|policia|libertad condicional|arrest\w*)\b/,
  driving: /\b(driv\w*|licen[sc]e|car|interlock|cdl|maneja\w*|licencia|conducir)\b/,
  work: /\b(work\w*|jobs?|boss|hr|coworkers?|employ\w*|fired|fmla|shifts?|interview|supervisor|career|trabaj\w*|jefe|jefa|empleo|despid\w*|despedi\w*)\b/,
  testing: /\b(drug tests?|tested|test|screen\w*|urine|etg|antidoping|prueba|examen|orina)\b/,
  sponsor: /\b(sponsor\w*|sponsee|padrino|madrina|apadrin\w*)\b/,
  meetings:
    /\b(meetings?|aa|na|ga|oa|groups?|fellowships?|chips?|steps?|smart|lifering|al-?anon|higher power|juntas?|reuni\w+|grupos?|pasos?)\b/,
  sleep:
    /\b(sleep\w*|slept|insomnia|naps?|awake|dreams?|nightmares?|bed|tired|dorm\w*|duerm\w*|insomnio|sue[nñ]os?|pesadillas?)\b/,
  school: /\b(school|college|campus|class(es)?|student|universi\w*|escuela|estudi\w*)\b/,
  children: /\b(kids?|child(ren)?|son|daughter|teen\w*|toddler|hij[oa]s?|nin[oa]s?|adolescente)\b/,
  violence:
    /\b(hit|hits|hitting|beat\w*|abus\w*|violen\w*|assault\w*|rap(e|ed)|threat\w*|afraid of (him|her)|chok\w*|golpe\w*|pega|viol(o|aron|encia)|maltrat\w*|amenaz\w*)\b/,
  pets: /\b(dogs?|cats?|pets?|perr[oa]s?|gat[oa]s?|mascotas?)\b/,
  veterans: /\b(va|veterans?|vet|army|military|deployed|combat|veteran[oa]s?|ejercito)\b/,
  religion:
    /\b(god|church|relig\w*|pray\w*|faith|higher power|spiritual\w*|pastor|imam|mosque|communion|atheis\w*|dios|iglesia|fe|rezar|espiritual\w*)\b/,
  immigration:
    /\b(immigra\w*|undocumented|deport\w*|visa|green card|papers|citizen\w*|papeles|migra\w*|indocumentad[oa]s?)\b/,
  lgbtq: /\b(gay|lesbian|trans\w*|queer|lgbt\w*|bi|nonbinary|lesbiana)\b/,
  travel: /\b(travel\w*|trip|flight|airport|vacation|abroad|viaj\w*|vacaciones|avion)\b/,
  medicine:
    /\b(meds?|medic\w*|pills?|prescri\w*|dose[sd]?|antidepress\w*|zoloft|antabuse|disulfiram|pharmac\w*|pastillas?|recet\w*|farmac\w*|dosis)\b/,
} satisfies Record<string, RegExp>

export type TalkSubject = keyof typeof cues

const all = Object.keys(cues) as TalkSubject[]

/** The subjects that a text (normalized) names. */
export const subjectsOf = (said: string): Set<TalkSubject> =>
  new Set(all.filter((one) => cues[one].test(said)))

/** The subjects that nearly all examples of an intent name. */
export function commonSubjects(examples: readonly string[], share = 0.65): TalkSubject[] {
  // An intent without examples names no subject.
  if (examples.length === 0) return []
  const named = examples.map(subjectsOf)
  return all.filter((one) => named.filter((list) => list.has(one)).length >= share * examples.length)
}
