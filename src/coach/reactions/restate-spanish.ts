// Changes a Spanish clause from the first person to the second, where every verb in it is known. Otherwise nothing is said back.

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  )

/** Verbs of the first person, with and without their accent. */
const firstPerson =
  pairs(`llevo=llevas tengo=tienes estoy=estás quiero=quieres puedo=puedes siento=sientes extraño=extrañas extrano=extrañas
necesito=necesitas vivo=vives sigo=sigues tuve=tuviste estuve=estuviste hice=hiciste fui=fuiste pude=pudiste perdí=perdiste perdi=perdiste
salí=saliste sali=saliste recaí=recaíste recai=recaíste volví=volviste volvi=volviste dormí=dormiste dormi=dormiste lloré=lloraste llore=lloraste
dejé=dejaste deje=dejaste encontré=encontraste encontre=encontraste llegué=llegaste llegue=llegaste gasté=gastaste gaste=gastaste compré=compraste
compre=compraste llamé=llamaste llame=llamaste ando=andas trabajo=trabajas duermo=duermes cumplí=cumpliste cumpli=cumpliste pasé=pasaste
pase=pasaste tomé=tomaste tome=tomaste fumé=fumaste fume=fumaste quise=quisiste sentí=sentiste senti=sentiste quedé=quedaste quede=quedaste
odio=odias amo=amas quería=querías queria=querías tenía=tenías tenia=tenías estaba=estabas dije=dijiste conté=contaste conte=contaste`)

/** Verbs of the third person that take "me": "me da miedo", "me dejaba esperando". */
const actsOnMe =
  /^(da|dan|dio|daba|duele|duelen|dolió|dolio|preocupa|asusta|cuesta|pesa|gusta|molesta|enoja|hace|hizo|trata|dice|dijo|grita|gritó|grito|robó|dejaba|dejó|mira|mintió|mintio|llamó|abrazó|pegaba|ignora|espera|esperaba|falta|faltan|cuida|cuidaba|enseñó|crió|quiere|quería|odia|deja|echó)$/i

const accents = pairs(
  `mama=mamá papa=papá tambien=también todavia=todavía dia=día dias=días asi=así aqui=aquí ahi=ahí despues=después q=que ano=año anos=años nina=niña nino=niño ninos=niños cumpleanos=cumpleaños sabado=sábado miercoles=miércoles dolio=dolió grito=gritó mintio=mintió`,
)
const openers =
  /^(no|ya|hoy|ayer|anoche|también|tambien|todavía|todavia|aún|aun|siempre|nunca|casi|solo|nomas|nomás)$/i
const fillers =
  /^((este|ok|bueno|pues|o sea|y|pero|aunque|es que|porque|la verdad|ah|ay|uy|sí|si|oye|hola|además|entonces|resulta que|que)[,:]? +)+/iu
const unfitStart =
  /^(si|cuando|como|donde|qué|que|cuál|quién|por|para|de|en|con|sin|lo que|a|al|e|o|ni|mas|sino)\s/iu
const dangling =
  /\s(que|es|son|fue|era|de|a|en|con|por|para|y|o|mi|tu|la|el|los|las|un|una|me|se|le|lo|no|muy|como|si|cuando|porque)$/iu
const mostWords = 10
const fewestWords = 4

export function inSecondPersonSpanish(clause: string): string | undefined {
  const text = clause
    .replace(fillers, '')
    .replace(/[,.]+$/, '')
    .replace(/ (la verdad|pues|la neta|creo|ya)$/iu, '')
    .trim()
  const words = text.split(/\s+/)
  if (words.length < fewestWords || words.length > mostWords) return undefined
  if (unfitStart.test(`${text} `) || dangling.test(text) || /[,:]/.test(text)) return undefined
  return changePerson(words)?.join(' ')
}

/** The words in the second person; undefined if the verb of the clause is not known. */
function changePerson(words: readonly string[]): string[] | undefined {
  let at = 0
  const start: string[] = []
  while (openers.test(words[at] ?? '')) start.push(plain(words[at++] ?? ''))
  const first = (words[at] ?? '').toLowerCase()
  const next = (words[at + 1] ?? '').toLowerCase()
  const person = firstPerson.get(first)
  const rest = (from: number) => restOf(words.slice(from))
  if (person) return joined([...start, person], rest(at + 1))
  if (first === 'me' && firstPerson.has(next))
    return joined([...start, 'te', firstPerson.get(next) ?? ''], rest(at + 2))
  if (first === 'me' && actsOnMe.test(next)) return joined([...start, 'te', plain(next)], rest(at + 2))
  if ((first === 'mi' || first === 'mis') && start.length === 0) {
    const owner = first === 'mi' ? 'tu' : 'tus'
    const after = rest(at + 1)
    return after && hasThirdPerson.test(after.join(' ')) ? joined([owner], after) : undefined
  }
  return undefined
}

const hasThirdPerson =
  /\s(ya|no|se|te|también|siempre|nunca|le|lo|la|toma|bebe|usa|fuma|juega|está|esta|estaba|es|era|tiene|dice|dijo|quiere|sabe|murió|murio|falleció|fallecio|llegó|vino|vive|trabaja|llora|dejaba|dejó)\s/iu

const joined = (start: string[], rest: string[] | undefined) => (rest ? [...start, ...rest] : undefined)
const plain = (word: string) => accents.get(word.toLowerCase()) ?? word

/** The rest of the clause; undefined if another verb could be of the first person. */
function restOf(words: readonly string[]): string[] | undefined {
  const changed: string[] = []
  for (const [at, typed] of words.entries()) {
    const word = typed.toLowerCase()
    const next = (words[at + 1] ?? '').toLowerCase()
    if (word === 'mi') changed.push('tu')
    else if (word === 'mis') changed.push('tus')
    else if (word === 'mí') changed.push('ti')
    else if (word === 'conmigo') changed.push('contigo')
    else if (word === 'me' && actsOnMe.test(next)) changed.push('te')
    else if (/^\p{L}+[aeií]rme$/u.test(word)) changed.push(typed.replace(/me$/, 'te'))
    else if (word === 'me' || word === 'yo' || /^(nos|nuestr[oa]s?|mío|mía|mio|mia)$/.test(word))
      return undefined
    else if (firstPerson.has(word) && word !== 'trabajo' && word !== 'ando') return undefined
    else if (/\p{L}{2,}(é|í|ndome)$/u.test(word) && !/^(así|aquí|ahí|allí|café|bebé|porqué)$/.test(word))
      return undefined
    else changed.push(plain(typed))
  }
  return changed
}
