// Checks docs/style.md: no file over 250 lines, no function over 60, no component with more than 100 lines of markup. `node checks/size.mjs`
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import { readFiles } from './imports.mjs'

const most = { file: 250, code: 60, markup: 100 }
// Lists are exempt, because each line is an entry. So are contracts, which list every call of a capability in one file.
const lists = [
  /^corpus\//,
  /^src\/coach\/(script|answers(-[a-z]+)?|cases|listening|reactions)\//,
  /^src\/crisis\/detector\/signs-/,
  /^src\/crisis\/help\/lines-/,
  /^src\/checkin\/inspirations\.ts$/,
  /^src\/library\/sources\.ts$/,
  /^src\/forum\/moderation\/guidance-topics\.ts$/,
  /^src\/app\/pages\/pages\.tsx$/,
  /^src\/app\/testing\/(access|writing-calls)\.server\.ts$/,
  /^src\/[a-z]+\/contract\.ts$/,
]

/** Every size over a limit in `files`, a map of path to text, as `path name: lines`. */
export function sizesIn(files) {
  const found = new Map()
  for (const [file, text] of files) {
    if (!/\.(ts|tsx|mjs)$/.test(file)) continue
    const lines = text.trimEnd().split('\n').length
    if (lines > most.file && !lists.some((list) => list.test(file))) found.set(file, lines)
    // A function cannot be longer than its file.
    if (lines <= most.code) continue
    for (const { name, code, markup } of functionsIn(file, text)) {
      const over = Math.max(code > most.code ? code : 0, markup > most.markup ? markup : 0)
      const key = `${file} ${name}`
      if (over > (found.get(key) ?? 0)) found.set(key, over)
    }
  }
  return found
}

/** The functions of a file, with their lines of code and markup. */
function functionsIn(file, text) {
  const lineAt = lineCounter(text)
  const functions = []
  function walk(node, name, inside) {
    if (Array.isArray(node)) return node.forEach((each) => walk(each, name, inside))
    if (!node || typeof node.type !== 'string') return undefined
    const lines = lineAt(node.end) - lineAt(node.start) + 1
    let next = inside
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      // Markup of the outermost element counts for every function around it.
      for (const each of inside) if (!each.inMarkup) each.markup += lines
      next = inside.map((each) => ({ ...each, inMarkup: true }))
    }
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) {
      const measured = { name: node.id?.name ?? name, lines, markup: 0, inMarkup: false }
      functions.push(measured)
      next = [...next, measured]
    }
    const named = node.id?.name ?? node.key?.name ?? node.key?.value ?? node.callee?.name ?? name
    for (const [key, value] of Object.entries(node)) if (key !== 'type') walk(value, named, next)
    return undefined
  }
  walk(parseSync(file, text).program, 'file', [])
  return functions.map(({ name, lines, markup }) => ({ name, code: lines - markup, markup }))
}

function lineCounter(text) {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return function lineAt(offset) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ends[middle] < offset) low = middle + 1
      else high = middle
    }
    return low
  }
}

const limits = `a file has at most ${most.file}, a function ${most.code}, markup ${most.markup}`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const rules = readFileSync(fileURLToPath(import.meta.url))
  // Parsing every file takes seconds, so the cache has a hash of each file in which this version found nothing.
  const cache = path.join(root, 'node_modules/.cache/size.json')
  const passed = new Set(existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : [])
  const hashes = new Map()
  const files = readFiles(root)
  for (const [file, text] of files)
    hashes.set(file, createHash('sha256').update(rules).update(`\0${file}\0${text}`).digest('base64'))
  const found = sizesIn(new Map([...files].filter(([file]) => !passed.has(hashes.get(file)))))
  for (const [key, lines] of found) console.error(`${key}: ${lines} lines; split it (${limits}).`)
  if (found.size === 0) {
    mkdirSync(path.dirname(cache), { recursive: true })
    writeFileSync(cache, JSON.stringify([...hashes.values()]))
  }
  process.exitCode = found.size > 0 ? 1 : 0
}
