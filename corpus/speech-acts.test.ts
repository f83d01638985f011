import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { actClassifier, otherAct } from '../src/coach/meaning/act-classifier.ts'
import { actIds } from '../src/coach/script/acts.ts'
import { actTexts, hashOfActs, writtenForActs } from './speech-acts.ts'

const weights = path.join(import.meta.dirname, '../src/coach/meaning/act-weights.bin')

test('the speech acts were learned from the current texts (otherwise run `node bench/train-speech-acts.mjs`)', async () => {
  const { header } = actClassifier(await readFile(weights))
  expect(header.texts).toBe(hashOfActs(actTexts()))
})

test('every text belongs to an existing speech act or to none, and the classifier knows every label', async () => {
  const known = [...actIds, otherAct].sort()
  expect([...new Set(actTexts().map(({ label }) => label))].sort()).toEqual(known)
  expect(actClassifier(await readFile(weights)).header.labels.toSorted()).toEqual(known)
})

test('no evaluation line is part of the training texts', async () => {
  const texts = new Set(writtenForActs().map(({ text }) => text.toLowerCase()))
  for (const file of ['blind-acts.json', 'blind-acts-second.json', 'blind-acts-third.json']) {
    const content = await readFile(path.join(import.meta.dirname, 'talks', file), 'utf8')
    const { acts, lookalikes }: Record<string, { line: string }[]> = JSON.parse(content)
    const lines = [...(acts ?? []), ...(lookalikes ?? [])].map(({ line }) => line.toLowerCase())
    expect(lines.filter((line) => texts.has(line))).toEqual([])
  }
})
