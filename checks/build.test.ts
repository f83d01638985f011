import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { callsWithoutSchemas, noServerFiles } from '../vite.config.ts'

/** Builds a page out of these files, and gives back its script. */
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

test('a page that imports a part of Node is not built', async () => {
  const files = {
    'page.ts': "import { readFileSync } from 'node:fs'\ndocument.title = String(readFileSync('x'))",
  }
  await expect(built(files, [noServerFiles()])).rejects.toThrow('belongs to the server only')
})

test('a page of its own files is built', async () => {
  const files = {
    'page.ts': "import { words } from './words.ts'\ndocument.title = words",
    'words.ts': "export const words = 'for everybody'",
  }
  expect(await built(files, [noServerFiles()])).toContain('for everybody')
})

test('in a page a call keeps its method and path and leaves its schemas behind', async () => {
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
