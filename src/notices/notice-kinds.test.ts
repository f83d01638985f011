import { expect, test } from 'vitest'
import { noticeKinds, noticeText, sentWords } from './notice-kinds.ts'

const every = noticeKinds.map((kind) => ({ kind, count: 1, postId: null }))

test('each kind has a unique text, and none mentions a person or a topic', () => {
  const texts = every.map(noticeText)
  expect(new Set(texts).size).toBe(noticeKinds.length)
  for (const text of texts) expect(text).not.toMatch(/recovery|sober|craving|relapse|danger|crisis/i)
})

test('push and email say only that there is a message, unless the member chose otherwise', () => {
  expect(sentWords(every, true)).toEqual({ title: 'You have a message', lines: [] })
  expect(sentWords(every.slice(0, 1), false)).toEqual({ title: 'Someone replied to your post.', lines: [] })
  const many = sentWords(every, false)
  expect(many.title).toBe('You have 12 messages')
  expect(many.lines).toHaveLength(5)
  const twoPosts = ['a', 'b'].map((postId) => ({ kind: 'reply' as const, count: 1, postId }))
  expect(sentWords(twoPosts, false).title).toBe('Someone replied to your post.')
})
