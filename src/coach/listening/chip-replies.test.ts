import { expect, test } from 'vitest'
import { safeAnswer } from '../../crisis/safe-answer.ts'
import { allAnswers } from '../answers/all-answers.ts'
import { talkCase } from '../cases/talk-cases.ts'
import { chipReplies } from './chip-replies.ts'
import { replyTextOf } from './matching-reply.ts'

const answers = new Set(allAnswers.map(({ id }) => id))
const unquoted = (text: string) => text.replaceAll(/[“«][^”»]*[”»]/g, '')

test.each(Object.keys(chipReplies))(
  'each suggested reply has its own answer in both languages: %s',
  (owner) => {
    const id = owner.replace(/^(case|listening)\./, '')
    for (const language of ['en', 'es'] as const) {
      const text = owner.startsWith('case.') ? talkCase(id)?.[language] : replyTextOf(id, language)
      expect(text?.chips).toHaveLength(chipReplies[owner]?.length ?? 0)
    }
  },
)

test('an answer to a suggested reply is an existing prepared answer, or safe and short', () => {
  for (const reply of Object.values(chipReplies).flat())
    if ('answer' in reply) expect(answers).toContain(reply.answer)
    else
      for (const text of [reply.en, reply.es]) {
        expect(safeAnswer(unquoted(text), ['988', '911', '18006624357']), text).toEqual({ safe: true })
        expect(text.split(/\s+/).length).toBeLessThanOrEqual(60)
      }
})
