// Checks docs/style.md: comments, test names and documents use modern American English. `node checks/words.mjs`
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { readFiles } from './imports.mjs'

const better = {
  somebody: 'someone',
  anybody: 'anyone',
  whoever: 'the person who',
  whom: 'who, or another sentence',
  upon: 'on',
  beside: 'next to',
  anew: 'again',
  whilst: 'while',
  'need not': 'does not have to',
  'goes on': 'continues',
  colour: 'color',
  colours: 'colors',
  grey: 'gray',
  programme: 'program',
  programmes: 'programs',
  favourite: 'favorite',
  fulfilment: 'fulfillment',
  licence: 'license',
  neighbour: 'neighbor',
  neighbours: 'neighbors',
  behaviour: 'behavior',
  behaviours: 'behaviors',
  kilometres: 'kilometers',
  labelled: 'labeled',
  dialled: 'dialed',
  cancelled: 'canceled',
  catalogue: 'catalog',
  practised: 'practiced',
  organisation: 'organization',
  recognise: 'recognize',
  normalise: 'normalize',
  sanitise: 'sanitize',
  serialise: 'serialize',
  amongst: 'among',
  thereof: 'of it',
  hitherto: 'until now',
  henceforth: 'from now on',
}
const words = Object.keys(better).join('|').replaceAll(' ', String.raw`\s+`)
// Excludes file names, such as decisions/0039-deleted-accounts-are-listed-beside-backups.md.
const pattern = new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])`, 'gi')
// Text that people see or say is content of the product, which this check does not cover.
const content = /^(?:corpus|migrations)\/|^src\/(?:coach\/(?:answers|cases|script)|library\/articles)/
// The style guide names these words, docs/sources.md has titles of publications, and the bench writes docs/performance.md.
const documents = /^(?:docs\/(?:style|sources|performance)|CHANGELOG)\.md$/

/** Every avoided word in `files`, a map of path to text, as `path:line: the word and a better one`. */
export function wordProblems(files) {
  const problems = []
  for (const [file, text] of files) {
    if (content.test(file) || documents.test(file) || file.startsWith('checks/words.')) continue
    for (const { line, words } of proseOf(file, text))
      for (const [found] of words.replace(/`[^`]*`|[“"][^”"]*[”"]/g, '').matchAll(pattern)) {
        const word = found.toLowerCase().replace(/\s+/g, ' ')
        problems.push(`${file}:${line}: write "${better[word]}" for "${word}".`)
      }
  }
  return problems
}

/** The lines of a document; of code the comments and the names of tests. */
function proseOf(file, text) {
  const lines = text.split('\n').map((words, at) => ({ line: at + 1, words }))
  if (file.endsWith('.md')) return lines
  if (!/\.(?:ts|tsx|mjs|js|css)$/.test(file)) return []
  const prose =
    /^\s*(?:\/\/|\/\*|\*)\s?(.*)|\btest\w*(?:\.each\(.*\))?\(\s*(['"`])(.*?)\2|[;,{})]\s\/\/\s(.*)$/
  return lines.flatMap(({ line, words }) => {
    const match = prose.exec(words)
    return match ? [{ line, words: match[1] ?? match[3] ?? match[4] ?? '' }] : []
  })
}

function readDocuments(root) {
  const names = readdirSync(root).filter((name) => name.endsWith('.md'))
  for (const entry of readdirSync(path.join(root, 'docs'), { recursive: true }))
    if (entry.endsWith('.md')) names.push(`docs/${entry.replaceAll('\\', '/')}`)
  return names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')])
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const problems = wordProblems([...readFiles(root), ...readDocuments(root)])
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
