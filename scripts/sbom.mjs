// `npm run sbom`: prints a bill of materials (CycloneDX 1.6, JSON) from the lockfile. Without `--all` only production packages.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The package URL: `pkg:npm/%40scope/name@1.2.3`. */
function purlOf(name, version) {
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name]
  return `pkg:npm/${scope ? `${encodeURIComponent(scope)}/` : ''}${bare}@${encodeURIComponent(version)}`
}

/** Resolves `name` from `place` as Node does. */
function resolved(packages, place, name) {
  for (let from = place; ; ) {
    const found = `${from === '' ? '' : `${from}/`}node_modules/${name}`
    if (packages[found]) return found
    if (from === '') return undefined
    const up = from.lastIndexOf('/node_modules/')
    from = up < 0 ? '' : from.slice(0, up)
  }
}

function dependenciesOf(packages, place) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[place]
  const names = Object.keys({ ...peerDependencies, ...dependencies, ...optionalDependencies })
  return [...new Set(names.map((name) => resolved(packages, place, name)).filter(Boolean))]
}

function scopeOf({ dev, optional }) {
  if (dev) return 'excluded'
  return optional ? 'optional' : 'required'
}

function hashesOf(integrity) {
  return (integrity ?? '')
    .split(' ')
    .filter((hash) => hash.startsWith('sha512-'))
    .map((hash) => ({ alg: 'SHA-512', content: Buffer.from(hash.slice(7), 'base64').toString('hex') }))
}

function licensesOf(license) {
  if (typeof license !== 'string') return {}
  // SPDX identifiers and combinations of them are expressions; anything else is a license name.
  const isExpression = /^[\w.+() -]+$/.test(license) && !/see license|unlicensed/i.test(license)
  return { licenses: [isExpression ? { expression: license } : { license: { name: license } }] }
}

/** Converts a parsed lockfile to a bill of materials, deterministic except for the timestamp. */
export function billOf(lock, { all = false, at = new Date() } = {}) {
  const { packages } = lock
  const places = Object.keys(packages).filter((place) => place !== '' && (all || !packages[place].dev))
  const nameOf = (place) => packages[place].name ?? place.slice(place.lastIndexOf('node_modules/') + 13)
  // A package that is installed in several folders is one component.
  const refOf = (place) => purlOf(nameOf(place), packages[place].version)
  const components = new Map()
  for (const place of places) {
    const { version, integrity, license } = packages[place]
    const [scope, bare] = nameOf(place).startsWith('@')
      ? nameOf(place).split('/')
      : [undefined, nameOf(place)]
    components.set(refOf(place), {
      type: 'library',
      'bom-ref': refOf(place),
      ...(scope ? { group: scope } : {}),
      name: bare,
      version,
      scope: scopeOf(packages[place]),
      ...(hashesOf(integrity).length > 0 ? { hashes: hashesOf(integrity) } : {}),
      ...licensesOf(license),
      purl: refOf(place),
    })
  }
  const own = { name: lock.name, version: lock.version }
  const root = purlOf(own.name, own.version)
  const needs = new Map([[root, new Set()]])
  for (const place of ['', ...places]) {
    const ref = place === '' ? root : refOf(place)
    const set = needs.get(ref) ?? new Set()
    for (const needed of dependenciesOf(packages, place))
      if (components.has(refOf(needed))) set.add(refOf(needed))
    needs.set(ref, set)
  }
  const content = JSON.stringify([...components.keys()].toSorted())
  const digest = createHash('sha256').update(content).digest('hex')
  const serial = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: {
      timestamp: at.toISOString(),
      lifecycles: [{ phase: 'pre-build' }],
      component: {
        type: 'application',
        'bom-ref': root,
        ...own,
        ...licensesOf(packages[''].license),
        purl: root,
      },
    },
    components: [...components.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1)),
    dependencies: [...needs].map(([ref, set]) => ({ ref, dependsOn: [...set].toSorted() })),
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  const bill = billOf(JSON.parse(readFileSync(file, 'utf8')), { all: process.argv.includes('--all') })
  // A reader such as `head` may close early.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
  })
  process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`)
}
