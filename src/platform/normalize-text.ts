/** Normalizes text for pattern matching: lower case, no accents, straight quotes, single spaces. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d«»]/g, '"')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
