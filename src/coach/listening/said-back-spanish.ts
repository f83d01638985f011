// Puts a Spanish clause into the second person, if all of its first-person verbs are known.

const verbs: Record<string, string> = Object.fromEntries(
  `muero=mueres vapeo=vapeas ceno=cenas vendo=vendes robo=robas brinde=brindaste acabe=acabaste borre=borraste bloquee=bloqueaste elimine=eliminaste cancele=cancelaste guarde=guardaste vendi=vendiste estoy=estás tengo=tienes quiero=quieres puedo=puedes soy=eres voy=vas fui=fuiste siento=sientes creo=crees hago=haces exagero=exageras recaigo=recaes hice=hiciste dije=dijiste
tuve=tuviste estuve=estuviste puse=pusiste vine=viniste pude=pudiste di=diste vi=viste sé=sabes he=has llevo=llevas vivo=vives necesito=necesitas
extraño=extrañas pienso=piensas duermo=duermes salgo=sales veo=ves oigo=oyes debo=debes gano=ganas apuesto=apuestas fumo=fumas bebo=bebes
tomo=tomas lloro=lloras dejo=dejas ando=andas sigo=sigues vuelvo=vuelves espero=esperas temo=temes
tome=tomaste bebi=bebiste consumi=consumiste recai=recaíste perdi=perdiste sali=saliste hable=hablaste llame=llamaste compre=compraste gaste=gastaste
aposte=apostaste fume=fumaste deje=dejaste tire=tiraste lleve=llevaste pase=pasaste empece=empezaste conte=contaste recaí=recaíste caí=caíste
quisiera=quisieras pudiera=pudieras necesitaba=necesitabas tenía=tenías estaba=estabas quería=querías podía=podías iba=ibas me=te mi=tu mis=tus conmigo=contigo yo=tú mí=ti mío=tuyo mía=tuya
meto=metes gasto=gastas hablo=hablas llamo=llamas cuido=cuidas busco=buscas cargo=cargas manejo=manejas aguanto=aguantas quedo=quedas levanto=levantas
acuesto=acuestas acuerdo=acuerdas despierto=despiertas juego=juegas pago=pagas pido=pides digo=dices oculto=ocultas escondo=escondes miento=mientes
cumplo=cumples voto=votas pongo=pones traigo=traes vengo=vienes conozco=conoces odio=odias amo=amas quería=querías hubiera=hubieras vivía=vivías
intente=intentaste llegue=llegaste pague=pagaste gaste=gastaste jugue=jugaste cobro=cobras empece=empezaste mande=mandaste busque=buscaste encontre=encontraste
quede=quedaste levante=levantaste acoste=acostaste desperte=despertaste grite=gritaste llore=lloraste robe=robaste choque=chocaste preste=prestaste
trabaje=trabajaste regrese=regresaste corte=cortaste mentí=mentiste hice=hiciste traje=trajiste anduve=anduviste quise=quisiste supe=supiste
meti=metiste comi=comiste dormi=dormiste vivi=viviste senti=sentiste pedi=pediste escribi=escribiste abri=abriste cumpli=cumpliste recibi=recibiste
prometi=prometiste conoci=conociste decidi=decidiste perdi=perdiste sali=saliste volvi=volviste cai=caíste dormí=dormiste`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
)
// Other first words could be an unknown verb in the first person.
const opens =
  /^(yo|me|mi|mis|no|ya|hoy|ayer|anoche|nunca|siempre|todavía|aún|otra|el|la|los|las|un|una|es|son|se|mañana|día|llevo|desde|\d+|en|con|cada|nadie|ella|él|ellos|solo|casi|hace)$/
export const spanishFillers =
  /^((este(?=,)|ok|bueno|pues|o sea|y|pero|o|es que|porque|la verdad|ah|ay|uy|jaja\w*|sí|si(?=,)|no,|mira|oye|hola|además|entonces)[,:]? +)+/i
const notVerbs =
  /^(así|ahí|allí|aquí|sí|café|bebé|también|después|través|ésta|té|qué|porqué|mamí|papí|allá|acá|jamás)$/

const nounsInI =
  /^(casi|mami|papi|taxi|bici|porfi|wifi|chichi|jueputi|fifi|nazi|kiwi|misi|cami|juli|mani|lupi|suegri|cevichi|yogui|esqui|rubi|colibri|jabali|frenesi|aunqui|aquí)$/

function secondOf(word: string): string {
  const low = word.toLowerCase()
  const known = verbs[low]
  if (known) return known
  if (notVerbs.test(low)) return word
  if (/[aeií]rme$/.test(low) && !/(duerme|firme|enferme)$/.test(low)) return `${low.slice(0, -2)}te`
  if (/[^i]é$/.test(low) && low.length > 3)
    return `${low.replace(/qué$/, 'c').replace(/gué$/, 'g').replace(/cé$/, 'z').replace(/é$/, '')}aste`
  if (low.endsWith('í') && low.length > 3) return `${low.slice(0, -1)}iste`
  // Typed without its accent: "vendi".
  if (/[^aeiou]i$/.test(low) && low.length > 4 && !nounsInI.test(low)) return `${low}ste`
  return word
}

const afterNoun = /^(el|del|un|al|de|mi|su|este|ese)$/i
const possessive = /^(mi|mis|mí|m[ií][oa]s?)$/i
// "Mi hijo estaba": these forms are the same for "yo" and for someone else.
const eitherPerson = /^(\p{L}+aba|\p{L}+[ií]a|iba|era|hubiera)$/iu
const aboutOther = /^(mi|mis|el|la|los|las|un|una|su|sus|él|ella|nadie|alguien)$/i

// "No quiero que se lo lleve la policía": after "que", "lleve" is no "llevé" without its accent.
const clitics = /^(me|nos|se|lo|la|le|les|los|las|no)$/i
function isSubjunctive(list: readonly string[], at: number): boolean {
  if (!/[^aeiouáéíóú]e$/i.test(list[at] ?? '') || /^(me|te|sé|se)$/i.test(list[at] ?? '')) return false
  let before = at - 1
  while (before >= 0 && clitics.test(list[before] ?? '')) before -= 1
  return /^(que|q|ojal[aá])$/i.test(list[before] ?? '')
}

// "Mi marido dejo de beber": "dejó" without its accent, up to a word after which the writer may be the subject.
const thirdPerson =
  /^(dejo|tomo|llamo|hablo|gasto|quedo|llevo|paso|compro|salgo|pago|tiro|mando|lloro|grito|robo|junto|preste|jugo)$/i
const turnsToWriter = /^(que|q|porque|cuando|y|pero|si|yo|aunque|donde|como)$/i

// "A mi nunca me pegó": "mí" without its accent.
const isPronounMe = (list: readonly string[], at: number): boolean =>
  /^mi$/i.test(list[at] ?? '') &&
  /^(a|para|por|de|sin|en)$/i.test(list[at - 1] ?? '') &&
  /^(me|nunca|no|ya|si|tambien|también|tampoco|)$/i.test(list[at + 1] ?? '')

// "Antes me tomaba un vino": after "me", the form is the writer's.
const isOwnHabit = (list: readonly string[], at: number, isAboutOther: boolean) =>
  !isAboutOther &&
  /^\p{L}{2,}(aba|[ií]a)$/iu.test(list[at] ?? '') &&
  /^me$/i.test(list[at - 1] ?? '') &&
  !/^(daba|dol[ií]a|gustaba|dec[ií]a|hac[ií]a|pegaba|gritaba|ped[ií]a|parec[ií]a|pon[ií]a|tra[ií]a|quer[ií]a|ve[ií]a|importaba|faltaba|costaba|ayudaba|pasaba|llamaba|dejaba|trataba)$/i.test(
    list[at] ?? '',
  )

/** The words in the second person; "el juego" is a noun. */
function inSecondPerson(list: readonly string[]): string[] {
  const isAboutOther = aboutOther.test(list[0] ?? '')
  const turn = list.findIndex((word) => turnsToWriter.test(word))
  return list.map((word, at) =>
    (isAboutOther && thirdPerson.test(word) && (turn < 0 || at < turn)) ||
    (afterNoun.test(list[at - 1] ?? '') && !possessive.test(word)) ||
    (isAboutOther && eitherPerson.test(word))
      ? word
      : isOwnHabit(list, at, isAboutOther)
        ? `${word}s`
        : isPronounMe(list, at)
          ? word.replace(/^mi/i, 'ti')
          : isSubjunctive(list, at)
            ? word
            : word.replace(/^[\p{L}\p{M}]+/u, secondOf),
  )
}

// "Vamos al panteón", "no me juzgues": said by "we", or to the coach.
const isForeignPerson = (word: string, at: number, list: readonly string[]) =>
  ((at === 0 || /^(nos|ya|no|y|yo)$/i.test(list[at - 1] ?? '')) &&
    list.length > 1 &&
    /^(vamos|somos|estamos|fuimos|ten[eé]?mos|\p{L}{2,}(amos|emos|imos|ábamos|abamos|íamos|iamos))$/iu.test(
      word,
    ) &&
    !/^(amos|ramos|tramos|últimos|ultimos|mínimos|máximos|mismos|primos|extremos|supremos|remos|gramos|kilogramos|problemos)$/iu.test(
      word,
    )) ||
  (/^\p{L}{3,}(es|as)$/u.test(word) &&
    /^(me|nos)$/i.test(list[at - 1] ?? '') &&
    /^no$/i.test(list[at - 2] ?? ''))

/** A few words in the second person; undefined if one of them may be an unknown verb in the first. */
export function fragmentInSpanish(text: string): string | undefined {
  const list = text.split(/\s+/)
  return list.some((word, at) => isForeignPerson(word, at, list) || hidesFirstPerson(word, at, list))
    ? undefined
    : inSecondPerson(list).join(' ')
}

// A word in the position and with the ending of a first-person verb.
const beforeVerb = /^(yo|me|no|lo|la|le|se|que|si|y|ya|pero|porque|cuando|también|nunca|siempre)$/i
const endsAsNoun =
  /^(solo|sólo|no|lo|yo|como|cómo|cuando|cuándo|todo|poco|mucho|otro|mismo|nuevo|medio|malo|bueno|cierto|cada|algo|claro|pero|ahorrado|.*(ado|ido|ando|endo))$/i
const hidesFirstPerson = (word: string, at: number, list: readonly string[]) =>
  /[oé]$/.test(word) &&
  !verbs[word.toLowerCase()] &&
  !endsAsNoun.test(word) &&
  !notVerbs.test(word) &&
  (at === 0 || beforeVerb.test(list[at - 1] ?? ''))

// "Tu papá dice que me arriesgo": an unknown verb in -o after "que" would stay in the first person.
const isUnknownFirst = (word: string, at: number, list: readonly string[]) =>
  /^\p{L}+o$/u.test(word) &&
  /^(que|porque|si)$/i.test(
    (/^(me|te|lo|la|le|no)$/i.test(list[at - 1] ?? '') ? list[at - 2] : list[at - 1]) ?? '',
  ) &&
  !verbs[word.toLowerCase()] &&
  !endsAsNoun.test(word)

// "Me pesé" without its accent looks like "me duele": an unknown verb in -e after "me" is not said back.
const present =
  /^(duele|quiere|hace|dice|puede|debe|cree|pone|viene|tiene|parece|sirve|come|pide|sigue|cae|trae|ofrece|conoce|entiende|muere|vuelve|pierde|siente|ve|lee|vende|mete|odie|ofende|sale|mantiene|detiene|hizo|de|te|le|que|se|mate|mue[rv]e)$/i
const isUnknownPast = (word: string, at: number, list: readonly string[]) =>
  /^\p{L}{3,}e$/u.test(word) &&
  /^me$/i.test(list[at - 1] ?? '') &&
  !verbs[word.toLowerCase()] &&
  !present.test(word) &&
  !isSubjunctive(list, at)

// "Me llamo llorando" is "me llamó" without its accent.
const byOther =
  /^(llamo|dejo|pego|grito|mando|quito|corto|hablo|presto|robo|conto|busco|salvo|saco|miro|abrazo|pago)$/i
const isOfOther = (word: string, at: number, list: readonly string[]) =>
  byOther.test(word) && /^me$/i.test(list[at - 1] ?? '')

// "Ya no se qué hacer", "no se usar la compu": "sé" without its accent.
const unaccentedKnow =
  /^((?:ya |todav[ií]a |a[uú]n )?no )se (?=(?:ni |muy bien )?(?:qu[eé]|c[oó]mo|si|cu[aá]ndo|d[oó]nde|qui[eé]n|nada|cu[aá]l|\p{L}+[aei]r)(?![\p{L}]))/iu

export function secondPersonSpanish(clause: string): string | undefined {
  if (
    /^(a ver si|ojal[aá]|(ya )?te (dije|estoy diciendo|digo|acabo de decir)|hace \p{L}+ (que )?no)(?![\p{L}])/iu.test(
      clause.trim(),
    )
  )
    return undefined
  const list = clause
    .replace(spanishFillers, '')
    .replace(/( jaja\w*)+$/i, '')
    .replace(/,? (?:ya )?(?:lo )?s[eé]$/iu, '')
    .replace(unaccentedKnow, '$1sé ')
    .replace(/^[,.\s]+|[,.\s]+$/g, '')
    .split(/\s+/)
  if (list.length < 3 || list.length > 15 || list.some(isForeignPerson)) return undefined
  const first = (list[0] ?? '').toLowerCase()
  // "Se llevo" is "se llevó" typed without its accent: third person.
  if (
    list.some(
      (word, at) => word.endsWith('o') && verbs[word] && /^(se|le|el|ella)$/i.test(list[at - 1] ?? ''),
    )
  )
    return undefined
  if (list.some(isUnknownFirst) || list.some(isUnknownPast) || list.some(isOfOther)) return undefined
  const swapped = inSecondPerson(list)
  const changed = swapped[0] !== list[0]
  if (!changed && (first === 'no' || !opens.test(first)) && list.some(hidesFirstPerson)) return undefined
  return [(swapped[0] ?? '').toLowerCase(), ...swapped.slice(1)].join(' ')
}
