// Finds contact details: phone numbers, email addresses, handles, street addresses, license plates, full names with a workplace. Public hotlines are allowed.
import { asciiDigits } from '../../platform/normalize-text.ts'

// A Map, because an object also has the word "constructor".
const digitWord: ReadonlyMap<string, string> = new Map(
  'zero:0,oh:0,one:1,two:2,three:3,four:4,five:5,six:6,seven:7,eight:8,nine:9,cero:0,uno:1,dos:2,tres:3,cuatro:4,cinco:5,seis:6,siete:7,ocho:8,nueve:9'
    .split(',')
    .map((pair) => pair.split(':') as [string, string]),
)
const anyDigit = new RegExp(`\\d|\\b(?:${[...digitWord.keys()].join('|')})\\b`, 'i')
const apps =
  'snap(?:chat|gram)?|sc|insta(?:gram)?|ig|telegram|telegra|tele|tg|whats ?app|wa|wsp|wasap|wass?app|kik|discord|twitter|tik ?tok|facebook|fb|face|signal|wickr(?: me)?|threema|session|skype|line|wechat|linkedin|reddit|onlyfans|venmo|cash ?app|messenger|viber|grindr|tinder|bumble'
const publicNumber =
  /^(?:1?8(?:00|33|44|55|66|77|88)\d{7}|988|911|112|999|000|024|3114|741741|838255|85258|116123|131114|1737|14416|08001110111|8009112000|018009112000|5552598121|717003717|900|80\d{6,9}|900\d{6})$/
const publicPlace =
  /\b(meetings?|church|iglesia|clinic|cl[ií]nica|hospital|center|centre|centro|shelter|albergue|library|biblioteca|office|oficina|pharmacy|farmacia|group|grupo|reuni[oó]n|reuniones|junta|juntas|club ?house|clubhouse|parish|parroquia|community|alano|hall|doors? open|hotline|helpline|lifeline|l[ií]nea|linea de|crisis line|zoom|passcode|meeting id|open to all|every (?:mon|tue|wed|thu|fri|sat|sun)|todos los)\b/i

const mail =
  /[\p{L}\d._%+-]{2,64}\s?(?:@|\(\s?(?:at|arroba)\s?\)|\[\s?(?:at|arroba)\s?\]|\s(?:at|arroba)\s)\s?[\p{L}\d-]{2,64}\s?(?:\.|\(\s?(?:dot|punto)\s?\)|\[\s?(?:dot|punto)\s?\]|\s(?:dot|punto)\s)\s?(?:com|net|org|es|mx|edu|io|co|me|gov|ar|cl|pe|uk|ca|de|info|app|tv)\b/iu
const links =
  /\b(?:t\.me|wa\.me|telegram\.me|snapchat\.com|instagram\.com|facebook\.com|fb\.com|m\.me|discord\.gg|discord\.com\/invite|linktr\.ee|tiktok\.com|twitter\.com|x\.com|onlyfans\.com|linkedin\.com|kik\.me|signal\.me|cash\.app|venmo\.com)\/?[\w@+./-]*/i
const handles = [
  new RegExp(
    `\\b(?:${apps})\\b\\s*(?:user(?:name)?|handle|name|id|tag|acc(?:oun)?t|usuario|cuenta)?\\s*(?:is|es|:|-|=|–|—|->|@)+\\s*@?(?!(?:a|an|the|my|so|not|just|full|great|free|good|bad|what|where|where|how|un|una|el|la|muy|lo|no|toxic|making|down|for|such|still|really|too|like|all|dead|evil|ruining|terrible|better|better)\\b)[\\w.]{3,30}`,
    'i',
  ),
  new RegExp(
    `\\b(?:add|find|follow|message|text|hit|dm|reach|hmu|contact|call|msg|write|talk to|friend|agr[eé]game|b[uú]scame|s[ií]gueme|escr[ií]beme|m[aá]ndame|h[aá]blame|cont[aá]ctame|agregame|buscame|escribeme|hablame|ll[aá]mame)\\b(?:\\s+\\S+){0,4}?\\s+(?:on|at|via|through|en|por|al)\\s+(?:my |mi |the )?(?:${apps})\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:my|mi|his|her|their|su)\\s+(?:\\w+\\s+)?(?:${apps})\\s*(?:user(?:name)?|handle|name|id|usuario|number|n[uú]mero)?\\s*(?:is|es|:|=|-|@)\\s*(?!(?:a|so|not|full|dead|off|down|open|broken|blowing|too|toxic)\\b)@?\\S{3,}`,
    'i',
  ),
  new RegExp(`\\b(?:${apps})\\s*[:@]\\s*@?[\\w.]{3,}`, 'i'),
  new RegExp(`@[a-z\\d][\\w.]{2,}\\s+(?:on|en)\\s+(?:${apps})\\b`, 'i'),
  new RegExp(`\\b(?:on|en)\\s+(?:${apps})\\s+(?:i'?m|i am|as|as:|soy|como|under|@)\\s*@?[\\w.]{3,}`, 'i'),
  new RegExp(`\\b(?:${apps})\\s+(?:@[\\w.]{3,}|[a-z]+[._]?[a-z]*\\d+[\\w.]*|[a-z]+_[\\w.]+)`, 'i'),
  /(?:^|\s)@(?=\w*[\d_.])[a-z\d][\w.]{3,}/i,
  /\b\w{2,32}#\d{4}\b/,
]
const street =
  /\b\d{1,5}\s+(?:[nsew]\.?\s+|north |south |east |west )?(?:[\p{L}\d'.]+\s+){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|terrace|circle|cir|parkway|pkwy|trail|highway|hwy)\b(?!\s+(?:days|years|meetings))/iu
const streetHome =
  /\b(?:live|lives|living|vivo|vive|home|house|casa|address|direcci[oó]n|come (?:to|by|over)|apt|apartment|unit|depto|departamento|apartamento|staying|find (?:him|her|me)|ven(?:gan|ir)?|where (?:he|she)|pick me up|my place|su casa|mi casa)\b/i
const calle =
  /\b(?:calle|avenida|av\.|avda\.?|carrera|cra\.?|cl\.|paseo|colonia|col\.|bulevar|calzada|pasaje|privada|jir[oó]n)\s+(?:de\s+|del\s+|la\s+|las\s+|los\s+|el\s+)*[\p{L}\d'.]+(?:\s+[\p{L}'.]+){0,4}[\s,]*(?:n[uú]m(?:ero)?\.?|no\.?|#|n[°º])?\s*\d{1,5}\b/iu
const plate =
  /\b(?:licen[sc]e\s+plate|plates?(?:\s+(?:number|no\.?))?|number plate|tag number|placas?|matr[ií]cula|patente)\b[^.\n]{0,25}?\b(?=[a-z\d -]{5,9}\b)(?=[a-z -]*\d)(?=[\d -]*[a-z])[a-z\d]{1,4}[ -]?[a-z\d]{2,4}(?:[ -]?[a-z\d]{1,3})?\b/i
const secretNumber =
  /\b(?:ssn|social security(?: number)?|passport(?: number)?|curp|rfc|dni|nss)\b[^.\n]{0,15}?[\dA-Z-]{6,}/i
const fullName =
  /\b(?:(?:full|real|last|legal|actual|whole|government)\s+name(?:\s+is|'s|:)?|last name is|surname is|se apellida|apellido (?:es|:)|nombre (?:completo|real|verdadero)(?:\s+es|:)?)\s+\p{L}{2,}/iu
const names =
  /(?<![.!?]\s)(?<!^)\b(\p{Lu}\p{Ll}+)\s+((?:de la |de los |de |del |van |Mc|Mac|O')?\p{Lu}\p{Ll}{2,})\b|^(\p{Lu}\p{Ll}+)\s+(\p{Lu}\p{Ll}{2,})\b/gu
const nameCue =
  /\b(?:works? (?:at|for|in|as)|working at|teaches|manager at|manager of|nurse at|employed|lives? (?:on|in|at)|living (?:on|in|at)|(?:is|was|he's|she's) (?:an? )?(?:addict|alcoholic|junkie|user|drunk|cheater|dealer|abuser|predator|member)|relapsed|drinking again|using again|in (?:my|our) (?:home ?group|meeting|aa|na|rehab)|goes to|at (?:my|our|the) (?:aa |na |tuesday |monday |wednesday |thursday |friday |saturday |sunday |last )?(?:meeting|home ?group|rehab)|outed?|saw|exposed?|trabaja (?:en|para|de|como)|vive en|viviendo en|es (?:un |una )?(?:adict[oa]|alcoh[oó]lic[oa]|drogadict[oa])|recay[oó]|va al? (?:grupo|mi grupo|junta|reuni[oó]n)|en (?:mi|el) grupo|my name is|my name's|i'm|i am|me llamo|mi nombre es|soy|call me|name is|se llama|his name|her name|everyone should know|todos (?:deben|sepan))\b/i
const notNames =
  /^(?:Higher|Big|Step|Just|Serenity|Good|Happy|Thank|Alcoholics|Narcotics|Gamblers|Cocaine|Smart|SMART|New|San|Los|Las|Santa|North|South|East|West|Saint|St|Main|Fort|Great|United|Red|Salvation|Medicaid|Dr|The|My|In|On|At|And|But|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Dear|Hello|Hi|Hey|Bill|Carl|Ted|Merry|Black|White|Al|Al-Anon|Home|Costa|Buenos|Puerto|Cruz|Estados|El|La|Mi|Feliz|Gracias|Dios|Hola|Poder|Doce|Grupo|Alcoh[oó]licos|Narc[oó]ticos|Linea|L[ií]nea|Mental|Best|Burger|Whole|Home|Best|Taco|Wal|Target|Google|Starbucks|High|Sober|Twelve|Celebrate|Recovery|Blue|Lake|Mount|Central|Ciudad|Nueva|Nuevo|Lunes|Martes|Jueves|Viernes|Semana|A[ñn]o|Navidad|Santo|Hard|Harry|Taylor|Super|World|Star|Mary Jane|Crisis|National|American|Planet|Holy|Jesus|God|Lord|English|Spanish|Russell|Eminem|Robert|Lady)$/

const digitRun = /(?<![\d$€£#])\+?\(?\d(?:[\s().·•_-]{0,2}\d){6,14}(?![\d%])/g

/** The ranges to mask in a text that is shown although it has contact details. */
export const contactSigns = [
  new RegExp(mail, 'giu'),
  new RegExp(links, 'gi'),
  digitRun,
  /@[\w.]{3,}/g,
  new RegExp(street, 'giu'),
]

/** Before a number that is not a phone number, such as a meeting id or an order. */
const codeCue =
  /(?:zoom|meeting id|\bid|passcode|code|order|ref|ticket|case|room|reuni[oó]n|c[oó]digo|pedido|\/)\W{0,4}(?:\w+\W{1,3}){0,2}$/i
const publicServiceCue =
  /(?:hotline|helpline|lifeline|crisis line|warmline|samhsa|l[ií]nea|intergroup|office|poison|samaritans|clinic|hospital|pharmacy)\b[^.\n]{0,30}$/i
const dates = [/^(?:19|20)\d\d[\s./-]?\d\d[\s./-]?\d\d$/, /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/]
const callCue =
  /(?:call|text|ring|phone|cell|number|whats|wsp|reach|ll[aá]m|cel|tel|n[uú]mero|escr[ií]b|marca|m[oó]vil|contact|hit me|dm|sms|msg|mobile|his|her|my|mi)\W*(?:\w+\W+){0,4}$/i
/** Local numbers of the United States, and numbers of Spain. */
const shortPhones = [/^\d{3}[-. ]\d{4}$/, /^[679]\d{2}[ .-]?\d{3}[ .-]?\d{3}$/, /^[679]\d{2}([ .-]\d{2}){3}$/]

function phoneIn(text: string) {
  if (!anyDigit.test(text)) return false
  if (spokenPhoneIn(text)) return true
  for (const match of text.matchAll(digitRun)) {
    const before = text.slice(Math.max(0, match.index - 34), match.index)
    if (isPhone(match[0], before)) return true
  }
  return false
}

/** A phone number of which at least three digits are written as words: "five five five, double two, 3 4". */
function spokenPhoneIn(text: string): boolean {
  const lower = text.toLowerCase()
  const spoken = lower
    .replace(/\b(double|doble|triple)\s+(\p{L}+|\d)/gu, (_, times: string, digit: string) =>
      `${digit} `.repeat(times === 'triple' ? 3 : 2),
    )
    .replace(/\b\p{L}+\b/gu, (word) => digitWord.get(word) ?? word)
  if (spoken !== lower && /(?:\b\d\b[\s.,-]*){7,}/.test(spoken)) return true
  const digitsInWords = spoken.replace(/\D/g, '').length - text.replace(/\D/g, '').length
  return digitsInWords >= 3 && /(?:\d[\s.,-]*){7,}/.test(spoken) && /(?:\b\d{1,3}\b[\s.,-]+){4,}/.test(spoken)
}

/** Whether a run of digits is a person's phone number, by its form and by the text before it. */
function isPhone(run: string, before: string): boolean {
  const digits = run.replace(/\D/g, '')
  if (publicNumber.test(digits) || codeCue.test(before) || publicServiceCue.test(before)) return false
  if (dates.some((date) => date.test(run.trim()))) return false
  const isAskedToCall = callCue.test(before)
  if (isAskedToCall && digits.length >= 7) return true
  const hasSeparators = /[\s().·•_+-]/.test(run)
  if (digits.length >= 10 && /^[+\d(]/.test(run) && (hasSeparators || digits.length <= 11)) return true
  return shortPhones.some((phone) => phone.test(run))
}

function namedIn(text: string) {
  if (fullName.test(text)) return true
  if (!nameCue.test(text)) return false
  for (const match of text.matchAll(names)) {
    const [first, last] = [match[1] ?? match[3] ?? '', match[2] ?? match[4] ?? '']
    if (notNames.test(first) || notNames.test(last)) continue
    const around = text.slice(Math.max(0, match.index - 40), match.index + 90)
    if (nameCue.test(around)) return true
  }
  return false
}

/** Whether the text has contact details. Reads only the first 5,000 characters. */
export function contactIn(whole: string) {
  const text = asciiDigits(whole.slice(0, 5000))
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060-\u2064\ufeff\u00ad]/g, '')
    .replace(/[’`´‘]/g, "'")
  if (mail.test(text) && !/\b(?:info|help|support|contact|office|meetings?|hello|intergroup)\s?@/i.test(text))
    return true
  if (links.test(text) || phoneIn(text) || handles.some((handle) => handle.test(text))) return true
  if (plate.test(text) || secretNumber.test(text)) return true
  const address = street.test(text) || calle.test(text)
  if (address && (streetHome.test(text) || !publicPlace.test(text))) return true
  return namedIn(text)
}
