import { expect, test } from 'vitest'
import { problemsIn } from './imports.mjs'

const sources = {
  'src/platform/text.ts': '',
  'src/platform/database/db.server.ts': "import pg from 'pg'",
  'src/platform/testing/test-database.server.ts': '',
  'src/platform/ui/button.tsx': '',
  'src/platform/ui/tokens.css': '',
  'src/forum/contract.ts': "import { text } from '../platform/text.ts'",
  'src/forum/store.server.ts':
    "import type { Db } from '../platform/database/db.server.ts'\nimport { join } from 'node:path'",
  'src/forum/forum-page.tsx':
    "import { Button } from '../platform/ui/button.tsx'\nimport '../platform/ui/tokens.css'",
  'src/forum/reading.browser.ts': "import { share } from './contract.ts'",
  'src/forum/store.test.ts':
    "import { testApp } from '../app/testing/test-app.server.ts'\nimport { existsSync } from 'node:fs'",
  'src/forum/testing/forum-calls.server.ts':
    "import { testApp } from '../../app/testing/test-app.server.ts'\nimport pg from 'pg'",
  'src/journal/crypto/cipher.browser.ts': '',
  'src/journal/session/open-journal.browser.ts': "import '../crypto/cipher.browser.ts'",
  'src/library/articles/box-breathing-basics.md': '# Box breathing',
  'src/app/testing/test-app.server.ts':
    "import { rows } from '../../platform/testing/test-database.server.ts'",
  'src/app/main.tsx': "const page = () => import('../forum/forum-page.tsx')",
  'src/app/pages/prerender.server.ts': "import { Main } from '../main.tsx'",
}

function problemsWith(changes) {
  return problemsIn(new Map(Object.entries({ ...sources, ...changes })))
}

test('a valid layout has no problem', () => {
  expect(problemsWith({})).toEqual([])
})

test('an exported type, component or schema has a unique, descriptive name', () => {
  const row = 'export type CheckInRow = { date: string }'
  expect(problemsWith({ 'src/forum/posts/post.tsx': row })).toEqual([])
  expect(problemsWith({ 'src/forum/posts/post.tsx': row, 'src/forum/reading.browser.ts': row })).toEqual([
    expect.stringContaining('give each its own name'),
  ])
  const component = 'export function CheckInRow() {\n  return null\n}'
  expect(
    problemsWith({ 'src/forum/posts/post.tsx': row, 'src/forum/reading.browser.ts': component }),
  ).toEqual([expect.stringContaining('give each its own name')])
  const schema = 'export const CheckInRow = z.object({})\n' + row
  expect(problemsWith({ 'src/forum/posts/post.tsx': schema })).toEqual([])
  for (const name of ['Kept', 'Asked', 'Found', 'Opened', 'Wanted', 'Listed', 'Told'])
    expect(problemsWith({ 'src/forum/posts/post.tsx': `export type ${name} = string` })).toEqual([
      expect.stringContaining(`'${name}' says nothing`),
    ])
})

test.each([
  ['a folder that is no capability', 'src/payments/contract.ts', '', 'no capability'],
  ['a file outside of every capability', 'src/main.ts', '', 'is in the folder of a capability'],
  ['a subfolder that is not on the list', 'src/forum/parts/post.tsx', '', "'forum/parts' is not listed"],
  ['a subfolder of a subfolder', 'src/forum/posts/parts/post.tsx', '', 'subfolders are one level deep'],
  ['a contract in a subfolder', 'src/forum/posts/contract.ts', '', 'stay in the folder of the capability'],
  ['a store in a subfolder', 'src/forum/posts/store.server.ts', '', 'stay in the folder of the capability'],
  ['a page in a subfolder', 'src/forum/posts/new-page.tsx', '', 'stay in the folder of the capability'],
  ['a drawer for everything', 'src/forum/utils.ts', '', "'utils' says nothing"],
  ['an index', 'src/forum/index.ts', '', "'index' says nothing"],
  ['a name in camel case', 'src/forum/newPost.ts', '', 'not on the list'],
  ['an ending of its own', 'src/forum/post.client.ts', '', 'not on the list'],
  ['plain JavaScript', 'src/forum/post.js', '', 'not on the list'],
  ['a store that does not say where it runs', 'src/forum/store.ts', '', "'store' ends in .server.ts"],
  ['an api that does not say where it runs', 'src/forum/api.ts', '', "'api' ends in .server.ts"],
  ['a contract for the server alone', 'src/forum/contract.server.ts', '', "'contract' ends in .ts"],
  ['a page that is no .tsx', 'src/forum/new-page.ts', '', 'ends in -page.tsx'],
  ['a test of nothing', 'src/forum/rules.test.ts', '', 'next to the file it tests'],
  ['work left for later', 'src/forum/rules.ts', '// ' + ['TO', 'DO: more'].join(''), 'unfinished work'],
  ['work left for later in a script', 'scripts/start.mjs', '// ' + ['FIX', 'ME'].join(''), 'unfinished work'],
])('%s is refused', (_, file, text, problem) => {
  expect(problemsWith({ [file]: text })).toEqual([expect.stringContaining(problem)])
})

test.each([
  [
    'another capability',
    'src/forum/rules.ts',
    "import { x } from '../tracker/contract.ts'",
    'never import each other',
  ],
  [
    'another capability, later',
    'src/forum/rules.tsx',
    "void import('../tracker/contract.ts')",
    'never import each other',
  ],
  [
    'another capability, passed on',
    'src/forum/rules.ts',
    "export * from '../tracker/contract.ts'",
    'never import each other',
  ],
  [
    'another capability, its type',
    'src/forum/rules.ts',
    "import type { X } from '../tracker/contract.ts'",
    'never import each other',
  ],
  [
    'another capability, in a test',
    'src/forum/store.test.ts',
    "import '../tracker/contract.ts'",
    'never import each other',
  ],
  [
    'what stands above',
    'src/platform/rules.ts',
    "import { x } from '../tracker/contract.ts'",
    'imports point down',
  ],
  [
    'a subfolder that comes later',
    'src/journal/crypto/keys.browser.ts',
    "import { x } from '../session/open-journal.browser.ts'",
    'the subfolder session comes after crypto',
  ],
  [
    'the pages of its capability from a subfolder',
    'src/forum/posts/post.tsx',
    "import { x } from '../forum-page.tsx'",
    'the handlers and pages',
  ],
  ['the frame', 'src/forum/rules.tsx', "import { Frame } from '../app/main.tsx'", 'imports point down'],
  [
    'the server from a page',
    'src/forum/rules.tsx',
    "import { x } from './store.server.ts'",
    'only *.server.ts may',
  ],
  [
    'the server from a plain file',
    'src/forum/rules.ts',
    "import { x } from './store.server.ts'",
    'only *.server.ts',
  ],
  [
    'a page from a plain file',
    'src/forum/rules.ts',
    "import { x } from './forum-page.tsx'",
    'runs in both places',
  ],
  [
    'the browser from a plain file',
    'src/forum/rules.ts',
    "import { x } from './reading.browser.ts'",
    'runs in both',
  ],
  [
    'a page from the server',
    'src/forum/api.server.ts',
    "import { x } from './forum-page.tsx'",
    'for the browser',
  ],
  [
    'a cipher from the server',
    'src/journal/api.server.ts',
    "import './crypto/cipher.browser.ts'",
    'for the browser',
  ],
  ['Node from a page', 'src/forum/rules.tsx', "import { join } from 'node:path'", 'imports modules of Node'],
  [
    'Node from a plain file',
    'src/forum/rules.ts',
    "import { join } from 'node:path'",
    'imports modules of Node',
  ],
  ['Node without its name', 'src/forum/api.server.ts', "import { join } from 'path'", "write 'node:path'"],
  ['the database', 'src/forum/api.server.ts', "import { Client } from 'pg'", 'opens the database'],
  ['a file without its ending', 'src/forum/rules.ts', "import { x } from './contract'", 'with its ending'],
  [
    'a file under a false ending',
    'src/forum/rules.ts',
    "import { x } from './contract.js'",
    'with its ending',
  ],
  ['a file that is not there', 'src/forum/rules.ts', "import { x } from './missing.ts'", 'no such file'],
  ['through an alias', 'src/forum/rules.ts', "import { x } from '@/platform/text.ts'", 'no aliases'],
  ['a test', 'src/forum/rules.server.ts', "import './store.test.ts'", 'nothing imports a test'],
  [
    'a testing folder from code',
    'src/forum/rules.server.ts',
    "import '../platform/testing/test-database.server.ts'",
    'only tests import',
  ],
  [
    'from outside of src',
    'src/forum/rules.ts',
    "import { x } from '../../scripts/x.ts'",
    'nothing from outside',
  ],
])('a file cannot import %s', (_, file, text, problem) => {
  const tracker = { 'src/tracker/contract.ts': '' }
  expect(problemsWith({ ...tracker, [file]: text })).toEqual([expect.stringContaining(problem)])
})

test('an import across several lines is checked, one in a comment is ignored', () => {
  const many = "import {\n  one,\n  two,\n} from '../tracker/contract.ts'"
  expect(problemsWith({ 'src/tracker/contract.ts': '', 'src/forum/rules.ts': many })).toHaveLength(1)
  expect(
    problemsWith({ 'src/tracker/contract.ts': '', 'src/forum/rules.ts': `// ${many.replaceAll('\n', ' ')}` }),
  ).toEqual([])
})

test('a folder with more than 25 files is refused; tests and content do not count', () => {
  const files = (folder, ending, count) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/part-${at}${ending}`, '']))
  expect(problemsWith(files('src/forum/posts', '.ts', 26))).toEqual([
    'src/forum/posts: 26 files; make subfolders of at most 25.',
  ])
  const tested = { ...files('src/forum/posts', '.ts', 25), ...files('src/forum/posts', '.test.ts', 25) }
  expect(problemsWith({ ...tested, ...files('src/library/articles', '.md', 40) })).toEqual([])
})
