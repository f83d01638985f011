import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { callsWithoutSchemas, exactly, noServerFiles, pageImports } from '../vite.config.ts'

/** Builds a page from these files and returns its JavaScript. */
async function built(files: Record<string, string>, plugins: Plugin[]) {
  const root = mkdtempSync(join(tmpdir(), 'cairn-build-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true })
      writeFileSync(join(root, name), text)
    }
    const made = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins,
      build: { write: false, rolldownOptions: { input: join(root, 'page.ts') } },
    })
    const [output] = Array.isArray(made) ? made : [made]
    return output && 'output' in output
      ? output.output.map((file) => ('code' in file ? file.code : '')).join('\n')
      : ''
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

test('a page that imports a server file is not built', async () => {
  const files = {
    'page.ts': "import { secret } from './store.server.ts'\ndocument.title = secret",
    'store.server.ts': "export const secret = 'only here'",
  }
  await expect(built(files, [noServerFiles()])).rejects.toThrow('belongs to the server only')
})

test('a page that imports a Node module is not built', async () => {
  const files = {
    'page.ts': "import { readFileSync } from 'node:fs'\ndocument.title = String(readFileSync('x'))",
  }
  await expect(built(files, [noServerFiles()])).rejects.toThrow('belongs to the server only')
})

test('a page that imports only browser files is built', async () => {
  const files = {
    'page.ts': "import { words } from './words.ts'\ndocument.title = words",
    'words.ts': "export const words = 'for everyone'",
  }
  expect(await built(files, [noServerFiles()])).toContain('for everyone')
})

test('in a page a call has its method and path, but not its schemas', async () => {
  const files = {
    'page.ts': "import { share } from './src/contract.ts'\ndocument.title = share.path + share.method",
    'src/contract.ts': `
      import { post } from './platform/call.ts'
      export const share = post('/api/posts', { answer: { words: 'the answer of the schema' } })`,
    'src/platform/call.ts': "export function post(path, parts) { return { method: 'POST', path, ...parts } }",
  }
  const script = await built(files, [callsWithoutSchemas()])
  expect(script).toContain('/api/posts')
  expect(script).not.toContain('the answer of the schema')
})

test('the source file of each page is read from its import, not from the text around it', () => {
  const code = `
    // path: '/comment', load: () => import('./comment.tsx')
    export const pages = [
      { path: '/a', load: async () => (await import('./a.tsx')).A },
      { load: () => import('./b.tsx'), path: '/b' },
      { path: '/none', load: async () => 1 },
      ...more.map((path) => ({ path, load: () => import('./c.tsx') })),
    ]`
  expect([...pageImports(code)]).toEqual([
    ['/a', './a.tsx'],
    ['/b', './b.tsx'],
  ])
})

test('the build fails if a listed file was renamed', () => {
  expect(exactly(['package.json'])(`${process.cwd()}/package.json?query`)).toBe(true)
  expect(exactly(['package.json'])(`${process.cwd()}/src/package.json`)).toBe(false)
  expect(() => exactly(['package.json', 'src/renamed.ts'])).toThrow('do not exist: src/renamed.ts')
})
