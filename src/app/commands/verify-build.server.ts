// `cairn verify-build`: compares what a site serves with a build. `cairn sign-build`: signs this checkout's build.
import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  BuildManifest,
  manifestPath,
  serializeManifest,
  sha256,
  signaturePath,
} from '../../platform/http/build-manifest.server.ts'

export const verifyUsage = `verify-build URL [--key FILE]  compares what a site serves with this checkout, or with the manifest that FILE's key signed
  sign-build FILE               signs this checkout's build with the Ed25519 private key in FILE (PEM)`

export class BuildProblem extends Error {
  override name = 'BuildProblem'
}

export type Comparison = { id: string; compared: number; differences: string[] }

const parallel = 8
const requestMilliseconds = 20_000

/** `undefined` means wrong usage. The exit code is 1 if anything differs. */
export async function verifyCommand(
  args: string[],
  dist: string,
  say: (line: string) => void,
): Promise<number | undefined> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { key: { type: 'string' } },
  })
  const [address] = positionals
  if (!address || !URL.canParse(address) || positionals.length > 1) return undefined
  const { origin } = new URL(address)
  const manifest = values.key
    ? await signedManifest(origin, await keyFrom(values.key, createPublicKey))
    : await localManifest(dist)
  const reference = values.key ? 'the signed manifest' : 'this checkout'
  const { id, compared, differences } = await compareBuild(origin, manifest)
  for (const difference of differences) say(difference)
  say(
    differences.length === 0
      ? `${origin} serves build ${id}: all ${compared} files match ${reference}.`
      : `${differences.length} of ${compared} files of ${origin} differ from ${reference} (build ${id}).`,
  )
  return differences.length === 0 ? 0 : 1
}

/** Writes the signature next to the manifest, where the site serves it. */
export async function signCommand(args: string[], dist: string): Promise<string | undefined> {
  const [file] = args
  if (!file || args.length > 1) return undefined
  const text = serializeManifest(await localManifest(dist))
  const signature = sign(null, Buffer.from(text), await keyFrom(file, createPrivateKey))
  await writeFile(join(dist, signaturePath), `${signature.toString('base64')}\n`)
  return `Build ${buildId(text)} is signed. The signature is in dist${signaturePath}.`
}

/** Fetches every file of the build from a site, as a browser does, and compares the hashes. */
async function compareBuild(origin: string, manifest: BuildManifest): Promise<Comparison> {
  const worker = await servedHash(origin, '/sw.js')
  const coachless = worker === manifest.pagesWithoutCoach['/sw.js']
  const pages = coachless ? manifest.pagesWithoutCoach : manifest.pages
  const expected = Object.entries({ ...manifest.shared, ...pages }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const differences: string[] = []
  const waiting = [...expected]
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, hash] = next
      const served = await servedHash(origin, path)
      if (served === hash) continue
      differences.push(served.length === 64 ? `${path} has different content` : `${path} ${served}`)
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return {
    id: buildId(serializeManifest(manifest)),
    compared: expected.length,
    differences: differences.toSorted(),
  }
}

/** The first digits of the manifest's hash, as the journal page shows them. */
function buildId(manifest: string): string {
  return sha256(Buffer.from(manifest)).slice(0, 16)
}

/** The hash of the decoded body, or the reason why there is none. */
async function servedHash(origin: string, path: string): Promise<string> {
  const response = await request(origin, path)
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after')) || 5
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    return servedHash(origin, path)
  }
  if (response.status !== 200) return `returns status ${response.status}`
  return sha256(new Uint8Array(await response.arrayBuffer()))
}

async function request(origin: string, path: string): Promise<Response> {
  try {
    // Browsers get the compressed variants, so these are checked too.
    return await fetch(`${origin}${path}`, {
      headers: { 'accept-encoding': 'br, gzip' },
      redirect: 'manual',
      signal: AbortSignal.timeout(requestMilliseconds),
    })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new BuildProblem(
      `${origin}${path} cannot be fetched: ${cause instanceof Error ? cause.message : cause}`,
    )
  }
}

async function localManifest(dist: string): Promise<BuildManifest> {
  const text = await readFile(join(dist, manifestPath), 'utf8').catch(() => undefined)
  if (text === undefined) throw new BuildProblem('The pages are not built. Run: npm run build')
  return BuildManifest.parse(JSON.parse(text))
}

async function signedManifest(origin: string, key: KeyObject): Promise<BuildManifest> {
  const [manifest, signature] = await Promise.all(
    [manifestPath, signaturePath].map((path) => request(origin, path)),
  )
  if (manifest?.status !== 200 || signature?.status !== 200)
    throw new BuildProblem(`${origin} has no signed manifest.`)
  const text = await manifest.text()
  if (!verify(null, Buffer.from(text), key, Buffer.from(await signature.text(), 'base64')))
    throw new BuildProblem(`The manifest of ${origin} is not signed with this key.`)
  const parsed = BuildManifest.safeParse(JSON.parse(text))
  if (!parsed.success) throw new BuildProblem(`The manifest of ${origin} has an unknown format.`)
  return parsed.data
}

async function keyFrom(file: string, read: (pem: Buffer) => KeyObject): Promise<KeyObject> {
  try {
    const key = read(await readFile(file))
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch (error) {
    throw new BuildProblem(
      `${file} cannot be read as a key: ${error instanceof Error ? error.message : error}`,
    )
  }
  throw new BuildProblem(`${file} is not an Ed25519 key.`)
}
