import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { signLines } from './sign-lines.server.ts'

test('an invalid line gets an error, and the lines after it are processed', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  input.end('{"text":"I want to die"}\nnonsense\n{"text":7}\n{"text":"good morning"}\n')
  await signLines(input, output)
  const answers = output
    .read()
    .toString()
    .trim()
    .split('\n')
    .map((line: string) => JSON.parse(line))
  expect(answers.map((answer: { label?: string; error?: string }) => answer.label ?? 'error')).toEqual([
    'suicide',
    'error',
    'error',
    'none',
  ])
})
