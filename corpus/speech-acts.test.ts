import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { actClassifier, otherAct } from '../src/coach/meaning/act-classifier.ts'
import { actIds } from '../src/coach/script/acts.ts'
import { actTexts, hashOfActs, writtenForActs } from './speech-acts.ts'

const weights = path.join(import.meta.dirname, '../src/coach/meaning/act-weights.bin')

test('the acts were learned from the texts as they are now (`node bench/train-speech-acts.mjs` trains them again)', async () => {
  const { header } = actClassifier(await readFile(weights))
  expect(header.texts).toBe(hashOfActs(actTexts()))
})

test('every text belongs to an act that exists, or to none, and the classifier knows every label', async () => {
  const known = [...actIds, otherAct].sort()
  expect([...new Set(actTexts().map(({ label }) => label))].sort()).toEqual(known)
  expect(actClassifier(await readFile(weights)).header.labels.toSorted()).toEqual(known)
})

test('no line of the probes was written down for the training', async () => {
  const texts = new Set(writtenForActs().map(({ text }) => text.toLowerCase()))
  for (const file of ['blind-acts.json', 'blind-acts-second.json']) {
    const content = await readFile(path.join(import.meta.dirname, 'talks', file), 'utf8')
    const { acts, lookalikes }: Record<string, { line: string }[]> = JSON.parse(content)
    const lines = [...(acts ?? []), ...(lookalikes ?? [])].map(({ line }) => line.toLowerCase())
    expect(lines.filter((line) => texts.has(line))).toEqual([])
  }
})
