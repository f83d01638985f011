// The school grade that a text needs, by the formula of Flesch and Kincaid.

const blockEnds = /<\/(?:p|li|h[1-6]|summary|a|button|label|dt|dd|option|div)>/g

function syllables(word: string): number {
  const vowels = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]{1,2}/g)
  return Math.max(1, vowels?.length ?? 1)
}

export function gradeOf(text: string): number {
  const words = text.match(/[\p{L}’'-]+/gu) ?? []
  const sentences = text.split(/[.?!:]+[”"]?\s+/).filter((part) => /\p{L}/u.test(part)).length
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (sounds / words.length) - 15.59
}

/** The text of a page's HTML, one sentence for each block. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<(svg|select|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(blockEnds, '. ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/(?:[.?!:,”"]?\s*\.\s*)+\.\s/g, '. ')
    .replaceAll(/\s+/g, ' ')
}
