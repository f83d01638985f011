import { expect, test } from 'vitest'
import { lacksAnger } from './anger-words.ts'

test.each(['aisle seat', 'thats insane right', 'my boss is buying'])('"%s" has no word of anger', (said) => {
  expect(lacksAnger(said, said.split(' ').length)).toBe(true)
})

test.each(['you are useless', 'same thing again', 'no sirves', 'wtf', 'ok!'])('"%s" has one', (said) => {
  expect(lacksAnger(said, said.split(' ').length)).toBe(false)
})
