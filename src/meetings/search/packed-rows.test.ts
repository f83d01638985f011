import { expect, test } from 'vitest'
import { openPackedRows, packedRowsBuilder } from './packed-rows.server.ts'

test('rows are returned unchanged, across chunks and longer than one', () => {
  const texts = [
    ...Array.from({ length: 3_000 }, (_, at) => `${at} Zürich ☕ ${'x'.repeat(at % 1_000)}`),
    'long '.repeat(300_000),
    '',
    'last',
  ]
  const packed = packedRowsBuilder()
  for (const text of texts) packed.add(text)
  const rows = openPackedRows(packed.finish())
  expect(texts.map((_, at) => rows.at(at)?.toString())).toEqual(texts)
  expect(rows.at(texts.length)).toBeUndefined()
  expect(rows.at(-1)).toBeUndefined()
})
