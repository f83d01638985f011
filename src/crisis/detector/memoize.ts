// Memoizes results of functions of single words.

const most = 20_000
/** Longer strings are not words. */
export const longestWord = 30

/** Caches the results of a function of words, up to a limit. */
export function memoize<Answer extends object>(find: (word: string) => Answer): (word: string) => Answer {
  const answers = new Map<string, Answer>()
  return (word) => {
    const old = answers.get(word)
    if (old) return old
    const answer = find(word)
    if (answers.size >= most) answers.clear()
    if (word.length <= longestWord) answers.set(word, answer)
    return answer
  }
}
