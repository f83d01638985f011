// What is worked out about a word is the same in every message.

const most = 20_000
/** No word that means anything is longer. */
export const longestWord = 30

/** Answers about words, worked out once; the memory of them is bounded. */
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
