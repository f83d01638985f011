/** Digits without a decomposition to ASCII: the first character of each run, the digit it stands for, and the length of the run. */
const drawnDigits = [
  [0x24f5, 1, 10],
  [0x24eb, 11, 10],
  [0x24ff, 0, 1],
  [0x2776, 1, 10],
  [0x2780, 1, 10],
  [0x278a, 1, 10],
  [0x1f10b, 0, 1],
  [0x1f10c, 0, 1],
  [0x1369, 1, 9],
] as const
const chineseDigits = new Map(
  ['〇零', '一壹', '二贰貳', '三叁參', '四肆', '五伍', '六陆陸', '七柒', '八捌', '九玖'].flatMap(
    (signs, value) => [...signs].map((sign) => [sign, String(value)] as const),
  ),
)
const aNumberInChinese = new RegExp(`[${[...chineseDigits.keys()].join('')}]{4,}`, 'gu')
const anyOtherDigit = /[\p{Nd}\u1369-\u1371\u24eb-\u24ff\u2776-\u2793\u{1f10b}\u{1f10c}]/gu

function digitOf(sign: string): string {
  const point = sign.codePointAt(0) ?? 0
  if (point < 0x80) return sign
  const drawn = drawnDigits.find(([first, , many]) => point >= first && point < first + many)
  if (drawn) return String(drawn[1] + point - drawn[0])
  // The ten decimal digits of a script have consecutive code points, starting with zero.
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1
  return String(before % 10)
}

/** Converts numbers of four or more Chinese digits to 0 to 9. Each digit still takes one UTF-16 unit. */
function westernNumbers(text: string): string {
  return text.replaceAll(aNumberInChinese, (signs) =>
    [...signs].map((sign) => chineseDigits.get(sign) ?? sign).join(''),
  )
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the test for plain ASCII text saves the work below.
const isAscii = (text: string) => /^[\x00-\x7f]*$/.test(text)

/** Converts the digits of every script to 0 to 9, including circled and keycap digits and numbers of Chinese digits. */
export function asciiDigits(text: string): string {
  if (isAscii(text)) return text
  return westernNumbers(text)
    .replaceAll(/\ufe0f?\u20e3/g, '')
    .replaceAll(anyOtherDigit, digitOf)
}

/** Converts a text to compatibility characters (NFKC) and ASCII digits; `placeOf` maps an index in the result to the original text. */
export function compatible(text: string): { plain: string; placeOf: (index: number) => number } {
  if (isAscii(text)) return { plain: text, placeOf: (index) => index }
  const starts: number[] = []
  let plain = ''
  let at = 0
  for (const character of westernNumbers(text)) {
    const folded = /[\ufe0f\u20e3\p{Cf}]/u.test(character) ? '' : asciiDigits(character.normalize('NFKC'))
    for (let unit = 0; unit < folded.length; unit++) starts.push(at)
    plain += folded
    at += character.length
  }
  return { plain, placeOf: (index) => starts[index] ?? text.length }
}

/** Normalizes text for pattern matching: lower case, no accents, straight quotes, digits of every script as 0 to 9, single spaces. */
export function normalizeText(text: string): string {
  return asciiDigits(text.normalize('NFKD'))
    .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d«»]/g, '"')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
