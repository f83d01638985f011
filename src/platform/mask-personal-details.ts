// Masks what could identify a person before a text is sent to an external service. When in doubt it masks: the text still makes sense to
// the reader, and a name that was sent cannot be taken back.
import { asciiDigits } from './normalize-text.ts'

const capitalized = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`
const initial = String.raw`\p{Lu}\.`

/** Capitalized words that start sentences or belong to well-known names, so two of them in a row are not a person's name. */
const ordinary = new Set(
  `i im ive ill id a an the this that these those my your his her our their its it we you he she they who what when where
  why how and but or so if then there here now today yesterday tomorrow tonight after before since because while last
  next every some any all both each no not yes please thanks thank hi hello hey dear god jesus im dont cant wont didnt
  as at by for from in into of on to with about over under just only even also still again never always maybe once is
  am are was were have has had do does did will would can could should may might must let lets got get go going
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december christmas easter thanksgiving new year years eve day happy merry
  alcoholics narcotics anonymous cocaine gamblers overeaters smart recovery dharma refuge al anon nar al-anon ala-teen
  big book step steps serenity prayer higher power united states america american north south east west york los angeles
  san francisco francisco diego antonio jose city county state street park mexico canada england germany spain puerto rico
  english spanish german french aa na ga slaa coda dui dwi hr er icu cps dcfs va
  el la los las un una unos mi tu su yo él ella nosotros ellos que qué cuando cuándo donde dónde como cómo porque pero y o
  si sí no ayer hoy mañana hola gracias dios ya es está estoy soy fue era he ha hace desde después antes para por con sin
  lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre
  octubre noviembre diciembre navidad año nuevo alcohólicos narcóticos anónimos`.split(/\s+/),
)

const nameRun = new RegExp(
  `${capitalized}(?:[ \\t]+(?:${capitalized}|${initial}|de|del|la|van|von|der|bin|al))+`,
  'gu',
)
const titled = new RegExp(
  `\\b((?:Mr|Mrs|Ms|Miss|Dr|Prof|Rev|Sr|Sra|Srta|Don|Doña|Herr|Frau)\\.?[ \\t]+)${capitalized}(?:[ \\t]+${capitalized})*`,
  'gu',
)
const introduced = new RegExp(
  `((?:[Mm]y (?:full )?name is|[Mm]y name's|[Mm]e llamo|[Mm]i nombre es|[Ii]ch heiße|named|called|llamad[oa])[ \\t]+)${capitalized}`,
  'gu',
)
const relation = String.raw`son|daughter|kid|husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|brother|sister|mom|mum|mother|dad|father|uncle|aunt|cousin|nephew|niece|grandma|grandpa|friend|buddy|roommate|neighbor|ex|boss|manager|coworker|sponsor|sponsee|counselor|therapist|doctor|nurse|dealer|landlord|pastor|hij[oa]|espos[oa]|marido|mujer|pareja|novi[oa]|herman[oa]|mam[áa]|pap[áa]|madre|padre|t[íi][oa]|prim[oa]|sobrin[oa]|abuel[oa]|amig[oa]|vecin[oa]|jef[ea]|padrino|madrina|consejer[oa]`
const related = new RegExp(`\\b((?:${relation}),? )(${capitalized})`, 'gu')
const apposed = new RegExp(`(${capitalized})(,? (?:my|his|her|our|mi|su) (?:${relation})\\b)`, 'gu')

const flat = String.raw`(?:,?\s*(?:apt|apartment|unit|suite|#)\.?\s*\w+)?`
const notStreet =
  'miles?|minutes?|mins?|hours?|days?|weeks?|months?|years?|blocks?|times?|people|down|from|on|in|the|a|of|to|off|at|my|his|her|our|their|and|with|am|pm'
const addresses = [
  new RegExp(
    String.raw`\b\d{1,6}[a-z]?\s+(?:(?!(?:${notStreet})\b)[\p{L}\d.'’-]+\s+){1,4}(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|terrace|highway|hwy|parkway|pkwy)\b\.?${flat}`,
    'giu',
  ),
  // These words mean other things too, so only the capitalized form counts.
  new RegExp(
    String.raw`\b\d{1,6}\s+(?:[\p{Lu}\d][\p{L}\d.'’-]*\s+){1,4}(?:Drive|Dr|Court|Ct|Place|Pl|Way|Circle|Square)\b\.?${flat}`,
    'gu',
  ),
  /\bp\.?\s?o\.?\s?box\s+\d+/giu,
  /\b(?:calle|avenida|avda|av|carrera|paseo|plaza|callejón|calzada)\.?\s+(?:(?!desde|hace|por|a|en)[\p{L}'’.-]+\s+){0,4}[\p{L}'’.-]+,?\s*(?:n[uú]m(?:ero)?\.?|no\.|#)?\s*\d+\w*/giu,
  /(?<!\p{L})\p{L}+(?:straße|strasse|weg|gasse|allee|platz)\s+\d+\w?/giu,
  /\b[A-Z]{2}\s+\d{5}(?:-\d{4})?\b/g,
]

/** The text with addresses, links, numbers, handles and names replaced; `ownNames` are the writer's own. */
export function maskPersonalDetails(text: string, ownNames: readonly string[] = []): string {
  let masked = asciiDigits(text)
    .normalize('NFKC')
    .replaceAll(/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g, '[an address]')
    .replaceAll(/https?:\/\/\S+|\bwww\.\S+/g, '[a link]')
    .replaceAll(/(?<![\w@])@[\w.]{2,}/g, '[a handle]')
  for (const address of addresses) masked = masked.replaceAll(address, '[an address]')
  masked = masked.replaceAll(/\+?\p{Nd}(?:[\s().-]*\p{Nd}){6,}/gu, '[a number]')
  return maskOwnNames(
    masked
      .replaceAll(titled, '$1[a name]')
      .replaceAll(introduced, '$1[a name]')
      .replaceAll(nameRun, maskFullName)
      .replaceAll(related, (all, before: string, name: string) =>
        isOrdinary(name) ? all : `${before}[a name]`,
      )
      .replaceAll(apposed, (all, name: string, after: string) =>
        isOrdinary(name) ? all : `[a name]${after}`,
      ),
    ownNames,
  )
}

const isOrdinary = (word: string | undefined) =>
  word !== undefined && ordinary.has(word.toLowerCase().replaceAll(/['’.]/g, ''))

/** Removes ordinary words at both ends. Two or more remaining words are a full name. */
function maskFullName(run: string): string {
  const words = run.split(/[ \t]+/)
  let start = 0
  let end = words.length
  while (start < end && isOrdinary(words[start])) start += 1
  while (end > start && isOrdinary(words[end - 1])) end -= 1
  if (end - start < 2) return run
  return [...words.slice(0, start), '[a name]', ...words.slice(end)].join(' ')
}

/** Masks capitalized uses only, so that someone named Will or Grace can still write "will" and "grace". */
function maskOwnNames(text: string, ownNames: readonly string[]): string {
  const parts = new Set(
    ownNames.flatMap((name) => [name, ...name.split(/\s+/)]).filter(({ length }) => length > 1),
  )
  let masked = text
  for (const part of [...parts].sort((a, b) => b.length - a.length)) {
    const lower = part.toLowerCase()
    const [first = ''] = lower
    const forms = new Set([part, first.toUpperCase() + lower.slice(first.length), part.toUpperCase()])
    const alternatives = [...forms]
      .map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('|')
    masked = masked.replaceAll(
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'gu'),
      '[a name]',
    )
  }
  return masked
}
