import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const works = '#!/bin/sh\nexit 0\n'
const broken = '#!/bin/sh\nexit 127\n'

/** A project and a machine with only the given files; `playwright` is what its installer does. */
function machineWith({ programs = {}, playwright = '' } = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'cairn-browser-'))
  const write = (name, text) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text, { mode: 0o755 })
  }
  cpSync('scripts', path.join(root, 'scripts'), { recursive: true })
  write('package.json', '{ "type": "module" }')
  const own = path.join(root, 'playwrights/chrome')
  write('node_modules/playwright-core/package.json', '{ "type": "module", "exports": "./it.js" }')
  write('node_modules/playwright-core/it.js', `export const chromium = { executablePath: () => '${own}' }`)
  write(
    'node_modules/playwright-core/cli.js',
    `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
    const put = (text) => { mkdirSync('playwrights', { recursive: true }); writeFileSync('playwrights/chrome', text, { mode: 0o755 }) }
    appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n')
    const works = ${JSON.stringify(works)}, broken = ${JSON.stringify(broken)}
    ${playwright}`,
  )
  mkdirSync(path.join(root, 'node_modules/node/bin'), { recursive: true })
  symlinkSync(process.execPath, path.join(root, 'node_modules/node/bin/node'))
  mkdirSync(path.join(root, 'bin'))
  for (const [name, text] of Object.entries(programs)) write(`bin/${name}`, text)
  return {
    root,
    find() {
      const script = "import { findBrowser } from './scripts/browser.mjs'\nconsole.log(await findBrowser([]))"
      const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        cwd: root,
        encoding: 'utf8',
        // Hides this machine's own browsers.
        env: { PATH: path.join(root, 'bin') },
      })
      return { found: stdout.trim().split('\n').at(-1), stderr }
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  }
}

test('a browser of the machine is used unless it does not start', () => {
  using machine = machineWith({ programs: { chromium: broken, 'google-chrome': works } })
  expect(machine.find().found).toBe(path.join(machine.root, 'bin/google-chrome'))
})

test('without a browser, Playwright’s is installed', () => {
  using machine = machineWith({ playwright: "if (process.argv[2] === 'install') put(works)" })
  expect(machine.find().found).toBe(path.join(machine.root, 'playwrights/chrome'))
})

// Only root can install system packages.
const isRoot = process.getuid?.() === 0

test.runIf(isRoot)('a font with the metrics of Arial is installed if it is missing', () => {
  const aptGet = '#!/bin/sh\necho "$@" >> apt\n'
  using machine = machineWith({
    programs: { chromium: works, 'apt-get': aptGet, 'fc-match': '#!/bin/sh\necho DejaVuSans.ttf\n' },
  })
  machine.find()
  expect(readFileSync(path.join(machine.root, 'apt'), 'utf8')).toContain(
    'install -y -qq --no-install-recommends fonts-liberation',
  )
  using equipped = machineWith({
    programs: {
      chromium: works,
      'apt-get': aptGet,
      'fc-match': '#!/bin/sh\necho LiberationSans-Regular.ttf\n',
    },
  })
  equipped.find()
  expect(existsSync(path.join(equipped.root, 'apt'))).toBe(false)
})

test('if nothing can be installed, the message says what to do', () => {
  using machine = machineWith({ playwright: 'process.exit(1)' })
  const { found, stderr } = machine.find()
  expect(found).toBe('undefined')
  expect(stderr).toContain('Install Chromium or Chrome, then run npm test again.')
})

test.runIf(isRoot)('if Playwright’s browser lacks system libraries, they are installed', () => {
  using machine = machineWith({
    programs: { 'apt-get': works },
    playwright: "put(process.argv[2] === 'install-deps' ? works : broken)",
  })
  expect(machine.find().found).toBe(path.join(machine.root, 'playwrights/chrome'))
})

test.runIf(isRoot)(
  'if Playwright’s browser cannot be downloaded, the system’s package manager is used',
  () => {
    const aptThatHas = (known) => `#!/bin/sh
for name; do :; done
case "$1 $name" in "install ${known}") printf '#!/bin/sh\\nexit 0\\n' > "\${0%/*}/$name"; /bin/chmod 755 "\${0%/*}/$name" ;; esac
`
    for (const name of ['chromium-headless-shell', 'chromium']) {
      using machine = machineWith({
        programs: { 'apt-get': aptThatHas(name) },
        playwright: 'process.exit(1)',
      })
      expect(machine.find().found).toBe(path.join(machine.root, 'bin', name))
    }
  },
)
