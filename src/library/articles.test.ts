import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articles, categories, libraryStats } from './articles.ts'
import { cautions } from './cautions.ts'
import { nextSourceCheck, sourcesChecked } from './source-check.ts'
import { sources } from './sources.ts'

const folder = new URL('./articles/', import.meta.url)

function bodyOf(id: string): string {
  return readFileSync(new URL(`${id}.md`, folder), 'utf8')
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu) ?? []
}

function statedPracticeMinutes(body: string): number {
  return [...body.matchAll(/^## Practice.*\((\d+) minutes?\)$/gm)].reduce(
    (sum, match) => sum + Number(match[1]),
    0,
  )
}

test('the library has the fifteen articles, in order and with their reading times', () => {
  expect(articles.map(({ id, readTime }) => `${id} ${readTime}`)).toEqual([
    'addiction-brain-changes 8',
    'attachment-theory-recovery 10',
    'polyvagal-theory-addiction 12',
    'jungian-archetypes-recovery 15',
    '12-steps-psychology 12',
    'detox-nutrition-guide 10',
    'gut-brain-connection 12',
    'movement-as-medicine 15',
    'basic-kung-fu-workout 18',
    'entheogen-research-awareness 20',
    'box-breathing-basics 12',
    'wim-hof-method 16',
    'havening-techniques 18',
    'masculine-feminine-healing 22',
    'local-resource-integration 20',
  ])
})

test('every article has a text, and every text belongs to an article', () => {
  const files = readdirSync(folder).map((name) => name.replace(/\.md$/, ''))
  expect(files.sort()).toEqual(articles.map((article) => article.id).sort())
})

test('the categories have five, two, two, two, two and two articles', () => {
  const count = (category: string) => articles.filter((article) => article.category === category).length
  expect(categories.map((category) => `${category} ${count(category)}`)).toEqual([
    'Psychology 5',
    'Nutrition 2',
    'Fitness 2',
    'Spiritual 2',
    'Breathwork 2',
    'Self-Care 2',
  ])
})

test('the figures below the list are computed', () => {
  const tags = new Set<string>()
  for (const article of articles) for (const tag of article.tags) tags.add(tag)
  expect(libraryStats).toEqual({ articles: 15, categories: 6, hours: 4, tags: tags.size })
})

test.each(articles)('$id has the reading time that it states', ({ id, readTime, practiceMinutes }) => {
  const body = bodyOf(id)
  expect(statedPracticeMinutes(body)).toBe(practiceMinutes)
  const words = wordsOf(body).length
  expect(words).toBeGreaterThan(1_000)
  expect(words).toBeLessThan(2_000)
  const minutes = words / 200 + practiceMinutes
  expect(minutes / readTime, `${words} words`).toBeGreaterThan(0.9)
  expect(minutes / readTime, `${words} words`).toBeLessThan(1.1)
})

test.each(articles)('$id names at least four dated sources, and no source twice', ({ id }) => {
  const named = sources[id] ?? []
  expect(named.length).toBeGreaterThanOrEqual(4)
  expect(new Set(named.map((source) => source.title)).size).toBe(named.length)
  for (const source of named) {
    expect(source.year).toBeGreaterThan(1900)
    expect(source.year).toBeLessThanOrEqual(Number(sourcesChecked.slice(0, 4)))
    expect(source.author && source.title && source.published).toBeTruthy()
  }
})

test.each(articles)('$id has headings, a practice, no HTML, and an end that encourages', ({ id }) => {
  const body = bodyOf(id)
  expect(body.match(/^## /gm)?.length ?? 0).toBeGreaterThanOrEqual(5)
  expect(body).toMatch(/^## Practice/m)
  expect(body).toMatch(/^## Take this with you$/m)
  expect(body).not.toMatch(/^# /m)
  expect(body).not.toMatch(/<[a-z/]/i)
})

test.each(articles)('$id is written in plain language', ({ id }) => {
  const prose = bodyOf(id).replace(/[#*>|_`]/g, ' ')
  const words = wordsOf(prose)
  const sentences = prose.split(/[.!?:]+\s|\n\n/).filter((part) => wordsOf(part).length > 0)
  const syllables = words.reduce(
    (sum, word) =>
      sum +
      Math.max(
        1,
        (
          word
            .toLowerCase()
            .replace(/e$/, '')
            .match(/[aeiouy]+/g) ?? []
        ).length,
      ),
    0,
  )
  // Flesch-Kincaid: grade 7 is read at about twelve.
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
  expect(grade).toBeLessThan(7)
})

test.each(articles)('$id uses respectful language', ({ id, title, excerpt }) => {
  const text = `${title} ${excerpt} ${bodyOf(id)} ${(cautions[id] ?? []).join(' ')}`
  expect(text).not.toMatch(/\b(addicts?|junkies?|alcoholics?(?! Anonymous)|clean time|dirty|abusers?)\b/i)
  expect(text).not.toMatch(/100 ?% (safe|confidential)|HIPAA/i)
})

test.each([
  'detox-nutrition-guide',
  'wim-hof-method',
  'entheogen-research-awareness',
  'movement-as-medicine',
  'basic-kung-fu-workout',
  'box-breathing-basics',
  'havening-techniques',
])('%s starts with its safety box', (id) => {
  expect(cautions[id]?.length ?? 0).toBeGreaterThan(0)
})

test('the warnings name the deadly risks', () => {
  const text = (id: string) => cautions[id]?.join(' ') ?? ''
  expect(text('detox-nutrition-guide')).toMatch(/Withdrawal .* can kill/)
  expect(text('wim-hof-method')).toMatch(/in or near water/)
  expect(text('entheogen-research-awareness')).toMatch(/Never stop, skip or change a prescribed medicine/)
  expect(text('12-steps-psychology')).toMatch(/Medication for opioid use disorder .* is recovery/)
})

test('every safety box belongs to an article', () => {
  const ids = articles.map((article) => article.id)
  expect(Object.keys(cautions).filter((id) => !ids.includes(id))).toEqual([])
})

test('the sources are due for a check within a year', () => {
  expect(nextSourceCheck > sourcesChecked).toBe(true)
  expect(Date.parse(nextSourceCheck) - Date.parse(sourcesChecked)).toBeLessThanOrEqual(366 * 86_400_000)
})

test('every article ends with one action inside Cairn', () => {
  for (const { next } of articles) {
    expect(next.label.length).toBeGreaterThan(5)
    expect(next.to).toMatch(/^\/[a-z]/)
  }
})
