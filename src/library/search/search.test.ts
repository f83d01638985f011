import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { articles } from '../articles.ts'
import { treeOf } from '../markdown.server.ts'
import { anchorOf, headingsOf, paragraphsOf } from '../text-tree.ts'
import { articlesForNeed, situations } from './needs.ts'
import { markedParts, searchResults, snippetOf, wordsOf } from './search.ts'

const ids = (query: string, category: Parameters<typeof searchResults>[2] = 'all', inText: string[] = []) =>
  searchResults(articles, query, category, inText).map((article) => article.id)

test('a search without matches finds nothing', () => {
  expect(ids('zebra crossing')).toEqual([])
})

test('without a query everything is shown, in order', () => {
  expect(ids('  ')).toEqual(articles.map((article) => article.id))
})

test('title, excerpt and tags are searched ignoring case', () => {
  expect(ids('WIM HOF')).toContain('wim-hof-method')
  expect(ids('urge surfing')).toEqual(['addiction-brain-changes'])
  expect(ids('Carl Jung stands near')).toEqual(['jungian-archetypes-recovery'])
})

test('a straight apostrophe finds a curved one', () => {
  expect(ids("Jung's")).toContain('jungian-archetypes-recovery')
})

test('a category narrows the list, and the search narrows the category', () => {
  expect(ids('', 'Breathwork')).toEqual(['box-breathing-basics', 'wim-hof-method'])
  expect(ids('cold', 'Breathwork')).toEqual(['wim-hof-method'])
})

test('articles found by their text come after those found by their card, each once', () => {
  expect(ids('cold', 'all', ['movement-as-medicine', 'wim-hof-method'])).toEqual([
    'wim-hof-method',
    'movement-as-medicine',
  ])
})

test('marking a text never changes it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, query) => {
      const parts = markedParts(text, wordsOf(query))
      expect(parts.map((part) => part.text).join('')).toBe(text)
    }),
  )
})

test('the words of the search are marked, with their punctuation', () => {
  expect(markedParts('Breath and breathing (4-7-8)', ['breath', '(4-7-8)'])).toEqual([
    { text: 'Breath', hit: true },
    { text: ' and ', hit: false },
    { text: 'breath', hit: true },
    { text: 'ing ', hit: false },
    { text: '(4-7-8)', hit: true },
  ])
})

test('a hit in the text is shown with the words around it, cut between words', () => {
  const long = `${'one two three four five six seven eight nine ten '.repeat(4)}harbour ${'and on '.repeat(40)}`
  const snippet = snippetOf(['nothing here', long], ['harbour'])
  expect(snippet).toMatch(/^… .*\bharbour\b.* …$/)
  expect(snippet?.length).toBeLessThan(190)
  expect(snippetOf(['nothing here'], ['harbour'])).toBeUndefined()
})

test.each(articles)('$id is read aloud without markup, and its headings have unique ids', ({ id }) => {
  const text = treeOf(readFileSync(new URL(`../articles/${id}.md`, import.meta.url), 'utf8'))
  for (const paragraph of paragraphsOf(text)) expect(paragraph).not.toMatch(/[*#>`|]/)
  const anchors = headingsOf(text).map(anchorOf)
  expect(new Set(anchors).size).toBe(anchors.length)
  for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9-]+$/)
})

test('raw HTML in a text stays text, and a dangerous URL is removed', () => {
  const tree = treeOf('One <img src=x onerror=alert(1)> [two](javascript:alert(1))')
  expect(paragraphsOf(tree).join(' ')).toContain('<img src=x')
  expect(JSON.stringify(tree)).not.toContain('javascript:')
})

test('bold text, lists over several paragraphs, and line breaks survive', () => {
  expect(treeOf('**a**  \nb\n\n3. c')).toEqual([
    { tag: 'p', children: [{ tag: 'strong', children: ['a'] }, { tag: 'br', children: [] }, '\n', 'b'] },
    { tag: 'ol', start: 3, children: [{ tag: 'li', children: ['c'] }] },
  ])
})

test.each([
  ['relapse', 'addiction-brain-changes'],
  ['I slipped', '12-steps-psychology'],
  ['insomnia', 'box-breathing-basics'],
  ['can’t sleep', 'movement-as-medicine'],
  ["i can't sleep", 'havening-techniques'],
  ['I want to drink', 'addiction-brain-changes'],
  ['Everyone drinks', 'masculine-feminine-healing'],
  ['I feel nothing', 'polyvagal-theory-addiction'],
  ['so lonely', 'attachment-theory-recovery'],
])('“%s” in everyday words finds the article that helps', (words, id) => {
  expect(ids(words).slice(0, 3)).toContain(id)
})

test('every need names articles that exist, and each situation on the first screen is a need', () => {
  const known = new Set(articles.map((article) => article.id))
  for (const situation of situations) {
    const answers = articlesForNeed(situation)
    expect(answers.length, situation).toBeGreaterThan(0)
    for (const id of answers) expect(known.has(id), id).toBe(true)
  }
})
