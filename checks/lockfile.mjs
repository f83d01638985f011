// Checks package-lock.json: every package is pinned by its hash, and no registry URL is recorded.
import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Every problem of a parsed lockfile, compared with a parsed package.json. */
export function problemsIn(lock, manifest) {
  const problems = []
  if (lock.lockfileVersion !== 3)
    problems.push('the lockfile is not of version 3; write it with a current npm.')
  for (const [place, entry] of Object.entries(lock.packages ?? {})) {
    if (place === '') continue
    if (!place.startsWith('node_modules/') || entry.link) problems.push(`${place}: is not from the registry.`)
    if (entry.resolved)
      problems.push(`${place}: names an address (${entry.resolved}); install with the project's .npmrc.`)
    // The registry lacks variants of a few tools for other platforms; those have no hash.
    const isOtherPlatform = entry.optional && (entry.os || entry.cpu) && !entry.integrity
    if (!entry.integrity?.startsWith('sha512-') && !entry.inBundle && !isOtherPlatform)
      problems.push(`${place}: has no sha512 hash.`)
  }
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        problems.push(`${name}: '${version}' is not an exact version.`)
      const locked = lock.packages?.[`node_modules/${name}`]?.version
      if (locked !== version)
        problems.push(
          `${name}: package.json wants ${version}, the lockfile has ${locked ?? 'none'}; run npm install.`,
        )
    }
  }
  return problems
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (name) =>
    JSON.parse(readFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), 'utf8'))
  const problems = problemsIn(read('package-lock.json'), read('package.json'))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
