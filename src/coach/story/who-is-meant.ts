// The person that the talk is about, where a message (normalized) says so plainly: "not me, my son", "i'm his boss", "soy yo el que juega".

const kin =
  '(?:mother|mom|mum|mama|father|dad|parent|wife|husband|spouse|partner|girlfriend|gf|boyfriend|bf|fiancee?|sister|brother|daughter|son|kid|grandma|grandmother|grandpa|grandfather|granddaughter|grandson|aunt|uncle|cousin|niece|nephew|friend|best friend|roommate|neighbou?r)'
const parentesco =
  '(?:hij[oa]|mama|madre|papa|padre|espos[oa]|marido|mujer|pareja|novi[oa]|herman[oa]|abuel[oa]|niet[oa]|ti[oa]|prim[oa]|sobrin[oa]|suegr[oa]|cunad[oa]|nuera|yerno|amig[oa]|vecin[oa]|companer[oa])'
const inCharge =
  '(?:boss|manager|supervisor|foreman|employer|landlord|teacher|coach|counselor|sponsor|nurse|pastor)'
const alCargo =
  '(?:jef[ea]|patron|patrona|supervisor[a]?|maestr[oa]|profesor[a]?|padrino|madrina|enfermer[oa])'

// "I'm the mother", "im his boss", "soy la esposa", "soy su madrina".
const isTheir = new RegExp(
  `\\b(?:i'?m|i am|im) (?:the |his |her |their |mike'?s )(?:${kin}|${inCharge})\\b(?! of (?:an?|the) (?:problem|house))|\\b(?:i'?m|i am|im) (?:his|her|their) \\w+['’]?s? ${kin}\\b|\\bsoy (?:el|la|su) (?:${parentesco}|${alCargo})\\b(?! que (?:tom|beb|us|consum|fum|jueg|apuest))`,
)
// "He is the one drinking", "my son is the one with the problem", "es mi esposo el que toma", "that's her".
const isTheOne = new RegExp(
  `\\b(?:he|she|they|(?:my|our) (?:\\w+ )?${kin})(?:'?s|'?re| is| are)? the ones? (?:(?:who|that)(?:'s| is| has)? (?:drink|us|smok|gambl|quit|relaps|sober|addict|the problem|a problem|in (?:rehab|recovery|treatment))\\w*|with (?:the|a|this) (?:problem|addiction|habit)|(?:drinking|using|smoking|gambling)|in (?:rehab|recovery|treatment|aa))\\b|\\b(?:el|la) que (?:toma|bebe|consume|usa|fuma|juega|apuesta|se droga|recae|tiene (?:el|ese) problema|esta (?:enferm[oa]|intern[oa]|internad[oa]|alla|en)) (?:es|no soy yo)|\\bes (?:el|ella|mi \\w+|mi \\w+ mayor) (?:el|la) que (?!me |nos )|\\b(?:toma|bebe|consume|fuma|juega|apuesta) (?:el|ella)\\W*$`,
)
const deniesUse =
  "\\b(?:i|me,? i)(?:'?m| am)? ?(?:don'?t|dont|do not|never|not|ain'?t)(?: even| really| ever| actually)* (?:drink|drinking|use|using|smoke|smoking|gamble|gambling|(?:do|take|taking) (?:drugs|nothing|anything)|an? (?:addict|alcoholic|drunk|gambler)|the (?:addict|alcoholic|drunk|user|one)|trying to (?:quit|stop|get sober))\\b(?! (?:for|on|as much|that|so much|like|anymore|any ?more|today|tonight|until|since|when|with|because|yet|every|alone|enough|much))"
const niegaUso =
  '\\byo (?:ya )?no (?:tomo|bebo|consumo|uso|fumo|juego|apuesto|me (?:drogo|meto)|tengo (?:ese |ningun[a]? |esa |un )?(?:problema|enfermedad|adiccion|vicio))\\b(?! (?:desde|hace|cuando|tanto|mucho|mas|diario|entre|los|hoy|todavia))'
const deniesOwn = new RegExp(`${deniesUse}|${niegaUso}`)
const saysSo =
  /\b(thinks?|says?|said|exaggerat\w*|overreact\w*|claims?|tells? me|accus\w*|dice|cree|piensa|exagera|insiste)\b/
const others =
  /\b(he|she|they|him|her|them|his|hers|their|he's|she's|they're|hes|shes|theyre|el|ella|ellos|su|le)\b|\b(my|our|mi|mis) (?!(own|self|fault|drinking|job|life|head|body|house|culpa|vida|trabajo|cabeza)\b)\w+/
// "Not me", "this isn't about me", "it's about my son", "yo no, mi hijo".
const notMe =
  /\b(?:it'?s |its |that'?s |this is |am |is )?(?:not|isn'?t|isnt|wasn'?t|wasnt) (?:about |for |on )?(?:me|myself)\b(?! (?:to|who)\b)|\bno soy yo\b|\bno (?:es|se trata) (?:de|sobre|para|por) mi\b|^(?:no+,? |q |que |ay |pero |noo+ )*(?:no+[!,. ]+)?yo no\b(?=[,.!]+ *(?:es |mi |el|ella|la|mis|los)| mi | es (?:mi|el|ella))|\bno hablo de mi\b/
const aboutThem = new RegExp(
  `\\b(?:i'?m|i am|im|i was) (?:talking|asking|writing|worried|here) (?:about|for|because of) (?:(?:my|our) (?:\\w+ )?(?:${kin}|sponsee|employee|student|guy)|him|her|them)\\b|\\b(?:it'?s|its|this is) (?:all )?about (?:my|our) (?:\\w+ )?${kin}\\b|^(?:no+[,. ]+)?(?:it'?s|its|i said|i meant?) (?:my|our) (?:\\w+ )?${kin}\\b(?!'s? (?:who|that|say|said|want|think))|^(?:no+[,. ]+)(?:es|hablo de|me refiero a|digo) mis? ${parentesco}\\b|\\b(?:estoy |te estoy )?(?:hablando|hablo|preguntando|pregunto) (?:de|por|sobre) mis? ${parentesco}\\b|\\bthat'?s (?:him|her|them)\\b(?! (?:fault|choice|problem))|\\b(?:he|she)(?:'?s| is) my (?:employee|worker|sponsee|student|patient|tenant)\\b|\\b(?:mike|\\w+) is my (?:employee|worker|sponsee|student)\\b`,
)

// "It's me", "I'm the one who drinks", "el que juega soy yo", "no es ella, soy yo".
const isMe =
  /\bi'?m the one (?:(?:who|that)(?:'s| is| has)? (?:drink|us(?:es|ed|ing)(?! to)|smok|gambl|relaps|addict|the problem)\w*|with (?:the|a) (?:problem|addiction)|drinking|using|gambling|smoking)\b|\b(?:it'?s|its|this is) (?:about )?(?:me|myself)\b(?! (?:and|who|that|or)\b)|\b(?:i'?m|i am|im) (?:talking|asking) (?:about|for) (?:me|myself)\b|\b(?:el|la) que (?:toma|bebe|consume|usa|fuma|juega|apuesta|tiene el problema) soy yo\b|\bsoy yo (?:el|la) que\b|(?<!\bno )\bsoy yo\b|\b(?:se trata de|es sobre|hablo de) mi\b(?! \w)|\bmy own (?:drinking|using|recovery|sobriety|relapse|use)\b/

/** The person of the talk, where the message says so plainly. `isKnown` means that someone else is already a person of the talk. */
export function whoIsMeant(said: string, isKnown: boolean): 'self' | 'other' | undefined {
  if (isMe.test(said) && !notMe.test(said)) return 'self'
  if (isTheir.test(said) || isTheOne.test(said) || aboutThem.test(said)) return 'other'
  if (notMe.test(said) && (isKnown || others.test(said.replace(notMe, ' '))) && !notTheirs.test(said))
    return 'other'
  const isContrast = isKnown || theyDo.test(said)
  return deniesOwn.test(said) && isContrast && !saysSo.test(said) ? 'other' : undefined
}

/** Whether the message says which person it is about, and not only that it is not about the writer. */
export const pointsAt = (said: string): boolean => aboutThem.test(said)

// "I don't drink, he does", "yo no tomo, es mi marido".
const theyDo = new RegExp(
  `\\b(?:he|she|they|(?:my|our) (?:\\w+ )?${kin})(?:'?s|'?re| is| are)? (?:does|do|drinks?|drinking|uses?|using|smokes?|gambles?|the one)\\b|\\bthat'?s (?:him|her|them)\\b|\\b(?:es|toma|bebe|consume|juega|fuma) (?:el|ella|mi ${parentesco})\\b|\\b(?:el|ella|mi ${parentesco}) (?:si|toma|bebe|consume|juega|fuma|es)\\b`,
)
// "Not my wife, not me: my job" and "it's not me, it's my liver" name no person.
const notTheirs =
  /\b(he|she|they|el|ella)('?s| is|'?re| are| esta)? (\w+ )?(sad|cry(ing|ing)?|mad|angry|upset|tired|scared|hurt|worried|triste|enojad[oa]|molest[oa])[, ]+(not me|yo no)\b|\b(it'?s|its|it is|es) (about )?(my|the|mi|el|la) (job|work|liver|brain|body|anxiety|depression|back|trabajo|higado|cuerpo|ansiedad)\b/

const rolesEn =
  '(?:employee|worker|driver|operator|guy|tech|apprentice|tenant|student|sponsee|nurse|cook|waiter|line cook|bartender)'
const runs =
  /\b(i (manage|run|supervise|own|lead)|my (crew|shift|team|staff|employee|worker)|i'?m (his|her|their) (boss|manager|supervisor|foreman)|hr will|my best (worker|guy|driver))\b/
const staff = new RegExp(`\\b(?:my|an?|our|one of my|best|the) (?:\\w+ )?${rolesEn}s?\\b`)
const sponsors =
  /\bsponsees?\b|\bi'?m (his|her|their) sponsor\b|\bsoy su (padrino|madrina)\b|\b(mi )?ahijad[oa]\b/
const students = /\b(my|one of my|a) (\w+ )?students?\b|\b(mi|un|una) alumn[oa]\b/
// Mexican Spanish says "jefa" for mother, next to home or family.
const atHome =
  /\b(jef(a|e|ecita|ito))\b.*\b(casa|sala|cocina|cuarto|cama|dormid[oa]|novela|tele|regan\w+|llor\w+|hijo|hija|tia|abuel[oa]|hermanit\w+|prepa|escuela)\b|\b(casa|sala|cocina|cuarto|soy (el|la) hij[oa]|regan\w+)\b.*\bjef(a|e|ecita|ito)\b/
const isParent = /\bmi jef[ae] es mi (mama|papa)\b/
const ofWork =
  /\b(trabajo|chamba|oficina|turno|despedir|despidio|despidieron|sueldo|quincena|fabrica|contrato|horas extra)\b/

/** An employee, sponsee or student of the writer, or a parent named as in Mexico, as the coach mentions them. */
export function roleIn(said: string, language: 'en' | 'es'): string | undefined {
  if (language === 'es') {
    if (isParent.test(said) || (atHome.test(said) && !ofWork.test(said)))
      return /\bjef(a|ecita)\b/.test(said) ? 'tu mamá' : 'tu papá'
    const elder = /\b(?:el|la) (abuel[oa])\b/.exec(said)?.[1]
    if (elder) return `tu ${elder}`
    if (sponsors.test(said)) return /\bahijada\b/.test(said) ? 'tu ahijada' : 'tu ahijado'
    return students.test(said) ? 'tu alumno' : undefined
  }
  if (sponsors.test(said)) return 'your sponsee'
  if (
    runs.test(said) &&
    (staff.test(said) || /\b(his|her|their) (boss|manager|supervisor|foreman)\b/.test(said))
  )
    return 'your employee'
  return students.test(said) ? 'your student' : undefined
}
