// The school grade that a text needs: English by the formula of Flesch and Kincaid, Spanish by that of Crawford.

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

/** Crawford (1984): years of school for a Spanish text, from its sentences and syllables per hundred words. */
export function spanishGradeOf(text: string): number {
  const words = text.match(/[\p{L}’-]+/gu) ?? []
  const sentences = text.split(/[.?!:]+[»"]?\s+/).filter((part) => /\p{L}/u.test(part)).length
  const sounds = words.reduce((sum, word) => sum + spanishSyllables(word), 0)
  return -0.205 * ((100 * sentences) / words.length) + 0.049 * ((100 * sounds) / words.length) - 3.407
}

/** Vowels together are one syllable, except two strong ones and a stressed weak one. */
function spanishSyllables(word: string): number {
  const vowels = word
    .toLowerCase()
    .replace(/qu|gu(?=[eiéí])/g, 'q')
    .replace(/([aeoáéó])(?=[aeoáéóíú])|([íú])(?=[aeo])/g, '$1$2-')
    .match(/[aeiouáéíóúü]+/g)
  return Math.max(1, vowels?.length ?? 1)
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
