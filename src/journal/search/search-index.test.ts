import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sealEntryContent } from '../crypto/entry-cipher.browser.ts'
import type { EntryContent } from '../crypto/entry-content.ts'
import { hashesOf } from '../crypto/open-entry.browser.ts'
import { quickVault } from '../testing/quick-vault.browser.ts'
import { createCryptoApi } from '../worker/crypto-worker-api.browser.ts'
import { foldAccents } from './matches.ts'
import { createSearchIndex, decodeSearchIndex } from './search-index.ts'
import { decodeVarints, encodeVarints } from './varint.ts'
import { wordsOf } from './word-postings.ts'

const content: EntryContent = {
  text: 'Coffee at the café with Tom',
  title: 'Morning',
  mood: null,
  tags: ['Größe'],
  writtenAt: '2026-03-01T07:00:00.000Z',
}

async function vaultOf() {
  return (await quickVault('one')).vault
}

test('search finds words in title, text and tags, however they are accented, and nothing once dropped', () => {
  const index = createSearchIndex()
  index.put('a', content)
  index.put('b', { ...content, title: 'Evening', text: 'Walked', tags: ['walk'], mood: 'heavy' })
  const find = (words: string, mood = '', tag = '') => index.find({ words, mood, tag }).ids
  expect(find('cafe')).toEqual(['a'])
  expect(find('grosse')).toEqual([])
  expect(find('GROSSE'.replace('SS', 'ß'))).toEqual(['a'])
  expect(find('tom mor')).toEqual(['a'])
  expect(find('', 'heavy')).toEqual(['b'])
  expect(find('', '', 'walk')).toEqual(['b'])
  expect(index.tags()).toEqual(['Größe', 'walk'])
  index.put('a', { ...content, text: 'Tea', title: 'Morning' })
  expect(find('cafe')).toEqual([])
  expect(index.drop('a')).toBe(true)
  expect(index.drop('a')).toBe(false)
  expect(find('tea')).toEqual([])
  expect(index.ids()).toEqual(['b'])
})

test('a typo finds the word if nothing matches exactly, a short word does not match everything', () => {
  const index = createSearchIndex()
  index.put('a', { ...content, text: 'gratitude, meeting', title: '', tags: [] })
  const find = (words: string) => index.find({ words, mood: '', tag: '' }).ids
  for (const typed of ['gratitud', 'gratidude', 'gratiitude', 'gratitudde', 'meting', 'meetimg'])
    expect(find(typed), typed).toEqual(['a'])
  for (const typed of ['gr8', 'zz', 'attitudes', 'eating']) expect(find(typed), typed).toEqual([])
})

const text = fc
  .array(fc.constantFrom('Tom', 'tömato', 'walk', 'walked', 'e', '\u{1f600}', '\n', ', '))
  .map((all) => all.join(' '))

test('after any changes the index finds the same as a scan of every entry, also after it was stored', () => {
  const change = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    text: fc.option(text, { nil: undefined }),
  })
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 12 }),
      fc.constantFrom('t', 'to', 'walk', 'walke', 'tom e', '\u{1f600}'),
      (changes, words) => {
        let index = createSearchIndex()
        const texts = new Map<string, string>()
        for (const [at, each] of changes.entries()) {
          if (each.text === undefined) index.drop(each.id)
          else index.put(each.id, { ...content, text: each.text, title: '', tags: [] }, `${at}`)
          if (each.text === undefined) texts.delete(each.id)
          else texts.set(each.id, each.text)
          if (at % 3 === 0) index = decodeSearchIndex(index.encode()) ?? createSearchIndex()
        }
        const expected = [...texts].filter(([, each]) =>
          wordsOf(words).every((word) => wordsOf(each).some((there) => there.startsWith(word))),
        )
        const found = index.find({ words, mood: '', tag: '' }).ids
        if (expected.length > 0) expect(found.toSorted()).toEqual(expected.map(([id]) => id).toSorted())
      },
    ),
  )
})

test('invalid or truncated bytes are not accepted as an index', () => {
  const index = createSearchIndex()
  index.put('a', content, 'hash')
  const bytes = index.encode()
  expect(decodeSearchIndex(bytes)?.get('a', 'hash')).toEqual({
    id: 'a',
    writtenAt: content.writtenAt,
    versionOf: undefined,
  })
  expect(decodeSearchIndex(bytes)?.get('a', 'other')).toBeUndefined()
  for (const length of [0, 3, 4, 20, bytes.length - 1])
    expect(decodeSearchIndex(bytes.slice(0, length)), `${length}`).toBeUndefined()
})

test('numbers of any size survive their encoding', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 0xffff_ffff })), (numbers) => {
      expect(decodeVarints(encodeVarints(numbers))).toEqual(numbers)
    }),
  )
})

/** Indexes three entries in the worker, and returns the index that the device stores. */
async function indexedJournal() {
  const vault = await vaultOf()
  const keys = { vault, legacy: [] }
  const entries = await Promise.all(
    ['Tom called', 'A walk', 'Tea'].map(async (each) => {
      const sealed = await sealEntryContent(vault, crypto.randomUUID(), 1, { ...content, text: each })
      return { id: crypto.randomUUID(), createdAt: content.writtenAt, ...sealed }
    }),
  )
  const first = createCryptoApi()
  await first.open(keys, entries)
  const sealed = await first.sealIndex(vault)
  if (!sealed) throw new Error('the index was not sealed')
  return { vault, keys, entries, first, sealed }
}

test('the stored index is ciphertext, is sealed again only after a change, and opens with this journal’s key alone', async () => {
  const { vault, keys, entries, first, sealed } = await indexedJournal()
  const readable = new TextDecoder('latin1').decode(sealed).toLowerCase()
  for (const word of ['tom', 'walk', 'coffee', 'größe', entries[0]?.id ?? ''])
    expect(readable).not.toContain(word)
  expect(await first.sealIndex(vault)).toBeUndefined()
  await first.open(keys, entries)
  expect(await first.sealIndex(vault)).toBeUndefined()
  const stranger = createCryptoApi()
  await stranger.restoreIndex(await vaultOf(), sealed)
  expect((await stranger.find({ words: '', mood: '', tag: '' })).ids).toEqual([])
  const damaged = createCryptoApi()
  await damaged.restoreIndex(vault, sealed.with(40, (sealed[40] ?? 0) ^ 1))
  expect((await damaged.find({ words: '', mood: '', tag: '' })).ids).toEqual([])
})

test('an index from the device is used for known entries, and entries that the server swapped or changed are decrypted again', async () => {
  const { vault, keys, entries, sealed } = await indexedJournal()
  const [one, two, three] = entries
  if (!one || !two || !three) throw new Error('three entries')
  const second = createCryptoApi()
  await second.restoreIndex(vault, sealed)
  expect((await second.find({ words: 'tom', mood: '', tag: '' })).ids).toEqual([one.id])
  // The server swaps the ciphertext of the first entry, damages the second, and changes the version of the third.
  const lies = [
    { ...one, encryptedContent: two.encryptedContent },
    { ...two, encryptedContent: `${two.encryptedContent.slice(0, 60)}AAAA${two.encryptedContent.slice(64)}` },
    { ...three, enc: { ...three.enc, seq: 2 } },
  ]
  expect((await second.open(keys, lies)).closed).toEqual(entries.map(({ id }) => id))
  expect((await second.find({ words: '', mood: '', tag: '' })).ids).toEqual([])
  const edited = { ...one, ...(await sealEntryContent(vault, one.enc.eid, 2, { ...content, text: 'Zoo' })) }
  await second.open(keys, [edited, two])
  expect((await second.find({ words: 'zoo', mood: '', tag: '' })).ids).toEqual([one.id])
  await second.retain([two.id])
  expect((await second.find({ words: '', mood: '', tag: '' })).ids).toEqual([two.id])
  expect((await hashesOf([edited])).get(one.id)).not.toBe((await hashesOf([one])).get(one.id))
})

test('the words of a text are those that the highlights mark', () => {
  expect(wordsOf('Café, CAFÉ! l’été')).toEqual([foldAccents('café'), 'l', foldAccents('été')])
})

test('a search returns the newest entries up to its limit, and their total number', () => {
  const index = createSearchIndex()
  const content = { title: '', text: 'walk', mood: null, tags: [] }
  index.put('march', { ...content, writtenAt: '2026-03-01T10:00:00.000Z' })
  index.put('later', { ...content, writtenAt: '2026-03-01T23:30:00.000-05:00' })
  index.put('may', { ...content, writtenAt: '2026-05-01T10:00:00.000Z' })
  index.put('tea', { ...content, text: 'tea', writtenAt: '2026-06-01T10:00:00.000Z' })
  const query = { words: 'walk', mood: '', tag: '' }
  expect(index.find(query, 2)).toEqual({ count: 3, ids: ['may', 'later'] })
  index.drop('may')
  expect(index.find(query)).toEqual({ count: 2, ids: ['later', 'march'] })
})
