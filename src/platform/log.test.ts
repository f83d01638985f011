import { expect, test } from 'vitest'
import { openLog } from './log.server.ts'

function logged(fields: object): Record<string, unknown> {
  let line = '{}'
  openLog('info', { write: (text: string) => void (line = text) }).info(fields, 'something happened')
  return JSON.parse(line)
}

test('a database refusal is logged without the text of the row', () => {
  const error = Object.assign(new Error('duplicate key value'), {
    severity: 'ERROR',
    code: '23505',
    detail: 'Key (email)=(ana@example.org) already exists.',
    routine: '_bt_check_unique',
  })
  const line = logged({ err: error })
  expect(line).toMatchObject({ err: { code: '23505', message: 'database: _bt_check_unique' } })
  expect(JSON.stringify(line)).not.toContain('ana@')
})

test('an error that pg-boss passes as a plain object is logged with its message', () => {
  const line = logged({ err: { message: 'Queue mail.send does not exist', queue: 'mail.send' } })
  expect(line).toMatchObject({ err: { type: 'Error', message: 'Queue mail.send does not exist' } })
})
