// Checks docs/layout.md: where files are, their names, and what they may import. `node checks/imports.mjs`
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const peers = 'checkin coach contact diary forum journal library meditation meetings tracker trusted'.split(
  ' ',
)
const layers = [['platform'], ['crisis'], ['accounts'], ['notices'], ['plans'], peers, ['app']]
const rank = new Map(layers.flatMap((names, at) => names.map((name) => [name, at])))
// The subfolders of each capability in order: a subfolder imports only those before it.
const subfolders = {
  platform: ['database', 'http', 'ui', 'browser', 'testing'],
  crisis: ['languages', 'detector', 'talk-classifier', 'help', 'safety-plan'],
  accounts: ['passwords', 'names', 'sessions', 'second-factor', 'app-lock', 'team'],
  plans: ['programs', 'consultations', 'free-months', 'payments', 'gifts', 'practice-provider', 'testing'],
  coach: [
    ...'answers-health answers-recovery answers-life answers-asked answers story script'.split(' '),
    ...'danger cases moderation listening reactions meaning speech-acts'.split(' '),
    ...'engine dialogue chat testing'.split(' '),
  ],
  forum: ['moderation', 'posts', 'feed', 'testing'],
  journal: ['crypto', 'search', 'worker', 'device', 'session', 'transfer', 'screens', 'testing'],
  library: ['reviews', 'search'],
  meditation: ['breathing'],
  meetings: ['search', 'finder', 'map', 'schedule', 'feeds', 'testing'],
  tracker: ['activities', 'progress', 'reminders', 'testing'],
  app: ['frame', 'staff', 'translations', 'safety', 'community', 'pages', 'program', 'commands', 'testing'],
}
const maxFiles = 25
const meaninglessNouns = /^(index|utils?|helpers?|types?|hooks?|common|misc|shared|lib|constants)$/
const endings =
  /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*)(\.server\.ts|\.browser\.ts|\.tsx|\.ts|\.css|\.json|\.txt|\.bin)$/
const opensDatabase = /^src\/platform\/database\/(db|embedded-postgres)\.server\.ts$/
const rendersPages = new Set(['src/app/pages/prerender.server.ts'])
const exported = /^export (?:async )?(type|class|function\*?|const) ([A-Z]\w*)/gm
const bareParticiple =
  /^(?:[A-Z][a-z]*[^e]ed|Kept|Asked|Found|Told|Given|Written|Made|Shown|Known|Sent|Held|Read|Chosen|Taken|Lost|Paid|Built|Heard|Said|Thought|Felt|Left|Won|Drawn|Broken|Spoken|Hidden)$/
// Split, so that this line does not match itself.
const unfinished = /\b(T[O]DO|F[I]XME|X[X]X|H[A]CK)\b/
/** Every problem in `files`, a map of path to text, as `path: the problem and how to fix it`. */
export function problemsIn(files) {
  const problems = []
  for (const [file, text] of files) {
    const report = (problem) => problems.push(`${file}: ${problem}`)
    // The bytes of a binary table can happen to spell any word.
    const lines = file.endsWith('.bin') ? [] : text.split('\n')
    const line = lines.findIndex((words) => unfinished.test(words))
    if (line >= 0) report(`line ${line + 1} marks unfinished work; finish it or leave it out.`)
    if (!file.startsWith('src/')) continue
    for (const problem of placeProblems(file, files)) report(problem)
    if (!/\.tsx?$/.test(file)) continue
    for (const { target, erased } of importsOf(text))
      for (const problem of importProblems(file, target, erased, files))
        report(`imports '${target}': ${problem}`)
  }
  return [...problems, ...sizeProblems(files), ...exportNameProblems(files)]
}

/** A capitalized export (type, class, component, schema) has a unique name in the whole tree; a schema and its type share a file. */
function exportNameProblems(files) {
  const problems = []
  const exportedBy = new Map()
  for (const [file, text] of files) {
    if (!/^src\/.*\.tsx?$/.test(file) || isTest(file)) continue
    for (const [, kind, name] of text.matchAll(exported)) {
      if (/type|class/.test(kind) && bareParticiple.test(name))
        problems.push(
          `${file}: the exported type '${name}' says nothing; say what it is, as CheckInRow does.`,
        )
      const other = exportedBy.get(name)
      if (other && other !== file)
        problems.push(`${file}: '${other}' exports '${name}' too; give each its own name.`)
      exportedBy.set(name, other ?? file)
    }
  }
  return problems
}

function sizeProblems(files) {
  const counts = new Map()
  for (const file of files.keys()) {
    if (!file.startsWith('src/') || isTest(file)) continue
    const folder = path.posix.dirname(file).slice('src/'.length)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([folder, count]) => count > maxFiles && folder !== 'library/articles')
    .map(([folder, count]) => `src/${folder}: ${count} files; make subfolders of at most ${maxFiles}.`)
}

function placeProblems(file, files) {
  const [, capability, ...rest] = file.split('/')
  if (rest.length === 0) return ['a file of src is in the folder of a capability.']
  if (!rank.has(capability))
    return [`'${capability}' is no capability; they are listed in checks/imports.mjs.`]
  const folder = [capability, ...rest.slice(0, -1)].join('/')
  if (folder === 'library/articles' || /\.[a-z]{2}\.po$/.test(file)) return []
  if (rest.length > 1 && !subfolders[capability]?.includes(rest.slice(0, -1).join('/')))
    return [`'${folder}' is not listed; subfolders are one level deep and listed in checks/imports.mjs.`]
  const name = rest.at(-1)
  if (rest.length > 1 && staysInCapabilityFolder(capability, name))
    return ['contract, api, store and pages stay in the folder of the capability.']
  if (isTest(name)) return testProblems(file, files)
  const [, noun, ending] = endings.exec(name) ?? []
  if (!noun) return ['the name is not on the list: kebab-case, then .server.ts, .browser.ts, .tsx or .ts.']
  if (meaninglessNouns.test(noun)) return [`'${noun}' says nothing; name the file after what it knows.`]
  if (/^(api|store)$/.test(noun) && ending !== '.server.ts') return [`'${noun}' ends in .server.ts.`]
  if (noun === 'contract' && ending !== '.ts') return ["'contract' ends in .ts: browser and server share it."]
  if (noun.endsWith('-page') && !/^(\.tsx|\.server\.ts)$/.test(ending)) return ['a page ends in -page.tsx.']
  return []
}

function staysInCapabilityFolder(capability, name) {
  if (capability === 'app') return false
  return /^(contract\.ts|(api|store)\.server\.ts)$/.test(name) || name.endsWith('-page.tsx')
}

function testProblems(file, files) {
  // Tests of the whole program are in `app/`.
  if (capabilityOf(file) === 'app') return []
  const tested = file.replace(/\.test\.tsx?$/, '')
  const candidates = ['.ts', '.tsx', '.server.ts', '.browser.ts', '.css'].map((end) => tested + end)
  return candidates.some((name) => files.has(name))
    ? []
    : ['a test is next to the file it tests and has its name.']
}

function importProblems(file, target, erased, files) {
  if (!target.startsWith('.')) return packageProblems(file, target, erased)
  const to = path.posix.join(path.posix.dirname(file), target).split('?')[0]
  if (!/\.(tsx?|css|json|txt|md|svg|po)$/.test(to)) return ['write the whole name with its ending.']
  if (!to.startsWith('src/')) return isTest(file) ? [] : ['code in src imports nothing from outside of src.']
  if (!files.has(to)) return ['there is no such file.']
  return [...directionProblems(file, to), ...placeToRunProblems(file, to)]
}

function packageProblems(file, target, erased) {
  if (/^(src|~|@)\//.test(target) || target.startsWith('/')) return ['no aliases: write the relative path.']
  const builtin = target.startsWith('node:') || builtinModules.includes(target)
  if (builtin && !target.startsWith('node:')) return [`write 'node:${target}'.`]
  if (isTest(file)) return []
  if (builtin && !isServer(file)) return ['only *.server.ts imports modules of Node.']
  if (/^pg(\/|$)/.test(target) && !erased && !opensDatabase.test(file) && !inTesting(file))
    return ['only platform/database/db.server.ts opens the database; take `db` from the call.']
  return []
}

function directionProblems(file, to) {
  const [from, into] = [capabilityOf(file), capabilityOf(to)]
  if (from === into) return isTest(file) ? [] : subfolderProblems(file, to)
  if ((isTest(file) || inTesting(file)) && inTesting(to)) return []
  if (rank.get(from) === rank.get(into))
    return [`${from} and ${into} never import each other; what combines them lives in app.`]
  return rank.get(from) < rank.get(into) ? [`imports point down, and ${into} is above ${from}.`] : []
}

function subfolderProblems(file, to) {
  const [from, into] = [subfolderOf(file), subfolderOf(to)]
  if (!from || from === into) return []
  if (!into) {
    return staysInCapabilityFolder(capabilityOf(file), path.posix.basename(to)) &&
      !/\/(contract|store)\b/.test(to)
      ? ['a subfolder does not import the handlers and pages of its capability.']
      : []
  }
  const order = subfolders[capabilityOf(file)] ?? []
  return order.indexOf(from) < order.indexOf(into) ? [`the subfolder ${into} comes after ${from}.`] : []
}

function placeToRunProblems(file, to) {
  if (isTest(to)) return ['nothing imports a test.']
  if (isTest(file)) return []
  if (inTesting(to) && !inTesting(file)) return ['only tests import a testing/ folder.']
  const [from, into] = [placeOf(file), placeOf(to)]
  if (into === 'server' && from !== 'server') return ['only *.server.ts may import *.server.ts.']
  if (into === 'browser' && from === 'both')
    return ['a plain .ts runs in both places: it imports only plain .ts.']
  if (into === 'browser' && from === 'server' && !rendersPages.has(file))
    return ['the server imports nothing that is for the browser.']
  return []
}

function placeOf(file) {
  if (isServer(file)) return 'server'
  return /\.(tsx|browser\.ts|css)$/.test(file) ? 'browser' : 'both'
}

function isServer(file) {
  return file.endsWith('.server.ts')
}

function isTest(file) {
  return /\.test\.tsx?$/.test(file)
}

function capabilityOf(file) {
  return file.split('/')[1]
}

function subfolderOf(file) {
  return file.split('/').slice(2, -1).join('/')
}

function inTesting(file) {
  return subfolderOf(file) === 'testing'
}

/** What a file imports, re-exports or loads dynamically; `erased` for type-only imports. */
function importsOf(text) {
  const code = text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  const found = code.matchAll(
    /(?:^|[\n;}])\s*(?:import|export)\s+(type\s)?(?:[^'"`;=()]*?\sfrom\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/g,
  )
  return [...found].map((match) => ({ target: match[2] ?? match[3], erased: match[1] !== undefined }))
}

/** The project's code under `root`: path from the root, and text. */
export function readFiles(root) {
  const files = new Map()
  for (const folder of ['src', 'corpus', 'e2e', 'checks', 'scripts', 'bench', 'faults', 'migrations']) {
    if (!existsSync(path.join(root, folder))) continue
    for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const whole = path.join(entry.parentPath ?? entry.path, entry.name)
      files.set(path.relative(root, whole).replaceAll('\\', '/'), readFileSync(whole, 'utf8'))
    }
  }
  return files
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = problemsIn(readFiles(fileURLToPath(new URL('..', import.meta.url))))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
