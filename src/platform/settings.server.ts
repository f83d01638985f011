// All settings, read once at start. All problems are reported together.
import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import distance from 'damerau-levenshtein'
import { z } from 'zod'
import { makeFolder } from './database/postgres-files.server.ts'

/** A generated password often has these characters, and then it is not obvious why the URL is refused. */
const asUrl = 'URL. In its password, write # as %23, / as %2F and ? as %3F'
const onOff = (standard: boolean) =>
  z
    .enum(['on', 'off'], 'must be on or off')
    .transform((value) => value === 'on')
    .default(standard)
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })
const whole = (least: number, most: number) =>
  z.coerce.number(`must be a number from ${least} to ${most}`).int().min(least).max(most)
/** With a path, the links in emails would lead nowhere: every page is at the root of the host. */
const root = address.refine(
  (value) => !URL.canParse(value) || /^\/*$/.test(pathOf(value)),
  'must have no path',
)
/** [::1], as in a URL, is accepted for ::1. */
const host = z.string().transform((value) => value.replace(/^\[(.+)\]$/, '$1'))
const sender = z
  .string()
  .regex(/^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be like Cairn <cairn@example.org>')
const proxies = z
  .string()
  .refine(isProxies, 'must be off, how many proxies there are, or their addresses, separated by commas')

const Schema = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: host.default('127.0.0.1'),
  PUBLIC_URL: root.optional(),
  DATA_DIR: z.string().default('./data'),
  DELETIONS_DIR: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: `must be a postgresql:// ${asUrl}` }).optional(),
  DATABASE_POOL: whole(2, 200).default(10),
  RATE_LIMITS: onOff(true),
  CALLS_PER_MINUTE: whole(60, 1_000_000).default(600),
  DRAIN_SECONDS: whole(0, 60).default(0),
  TRUST_PROXY: proxies.default('off'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: `must be an smtp:// or smtps:// ${asUrl}` }).optional(),
  SMTP_REQUIRE_TLS: onOff(false),
  MAIL_FROM: sender.default('Cairn <noreply@localhost>'),
  MAIL_REPLY_TO: z.email('must be an email address').optional(),
  STAFF_EMAIL: z.email('must be an email address').optional(),
  OPERATOR_NAME: z.string().max(200).optional(),
  OPERATOR_ADDRESS: z.string().max(500).optional(),
  OPERATOR_EMAIL: z.email('must be an email address').optional(),
  OPERATOR_SERVICES: z.string().max(1_000).optional(),
  AI_BASE_URL: address.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_NAME: z.string().optional(),
  AI_WAIT_SECONDS: whole(1, 300).default(20),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_ENV: z.enum(['sandbox', 'live'], 'must be sandbox or live').default('sandbox'),
  PAYPAL_BASE_URL: address.optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  MEETING_FEEDS: z.string().optional(),
  MEETING_FEEDS_PRIVATE: onOff(false),
  ARTICLE_REVIEWS: z.string().optional(),
  COACH: onOff(true),
  SENTENCE_ENCODER: onOff(true),
  API_DOCS: onOff(true),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SECRET_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is not a log level')
    .default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
})

type ParsedSettings = z.output<typeof Schema>

/** The validated settings, named as in the README. */
export type Settings = Omit<ParsedSettings, 'PUBLIC_URL' | 'DELETIONS_DIR' | 'SECRET' | 'SECRET_PREVIOUS'> & {
  /** True if the secret comes from SECRET and not from DATA_DIR. */
  isSecretSet: boolean
  PUBLIC_URL: string
  /** Sentences about names in the `.env` file that are probably misspelled, and are ignored. */
  warnings: string[]
  /** The folder of the list of deleted accounts. */
  DELETIONS_DIR: string
  /** Derives a 32-byte key for one purpose; the same in every process that shares DATA_DIR or SECRET. */
  secret(purpose: string): Buffer
  /** The current key and, while SECRET is being changed, also the previous one, so that data encrypted with either is readable. */
  secrets(purpose: string): Buffer[]
}

export class SettingsProblem extends Error {
  override name = 'SettingsProblem'
}

/** Reads `environment` over the `.env` file; a `NAME_FILE` names a file that holds the value. */
export function readSettings(environment: NodeJS.ProcessEnv, directory = process.cwd()): Settings {
  const problems: string[] = []
  const set: Record<string, string> = {}
  const file = dotEnv(join(directory, '.env'))
  const all = { ...file, ...environment }
  for (const name of Object.keys(Schema.shape)) {
    const value = all[name] ?? contentOf(name, all[`${name}_FILE`], problems)
    if (value !== undefined && value !== '') set[name] = value
  }
  const read = Schema.safeParse(set)
  for (const issue of read.error?.issues ?? []) problems.push(`${issue.path.join('.')} ${issue.message}`)
  if (read.data) problems.push(...clashes(read.data))
  if (!read.success || problems.length > 0) {
    throw new SettingsProblem(
      `Cairn cannot start with these settings:\n${problems.map((p) => `  ${p}`).join('\n')}`,
    )
  }
  const dataDir = resolve(directory, read.data.DATA_DIR)
  const { SECRET, SECRET_PREVIOUS, ...values } = read.data
  let master: Buffer | undefined
  const current = () => {
    master ??= SECRET ? keyOf(SECRET) : storedSecret(dataDir)
    return master
  }
  return {
    ...values,
    warnings: misspelled(Object.keys(file)),
    DATA_DIR: dataDir,
    DELETIONS_DIR: resolve(directory, read.data.DELETIONS_DIR ?? dataDir),
    isSecretSet: SECRET !== undefined,
    PUBLIC_URL: (read.data.PUBLIC_URL ?? `http://localhost:${read.data.PORT}`).replace(/\/$/, ''),
    secret: (purpose) => derivedKey(current(), purpose),
    secrets(purpose) {
      const keys = [derivedKey(current(), purpose)]
      return SECRET_PREVIOUS ? [...keys, derivedKey(keyOf(SECRET_PREVIOUS), purpose)] : keys
    },
  }
}

function pathOf(value: string): string {
  const { pathname, search, hash } = new URL(value)
  return `${pathname}${search}${hash}`
}

function isProxies(value: string): boolean {
  if (/^(off|\d+)$/.test(value)) return true
  return value.split(',').every((part) => {
    const [ip = '', bits = '0', ...more] = part.trim().split('/')
    return (
      /^(loopback|linklocal|uniquelocal)$/.test(ip) ||
      (isIP(ip) > 0 && /^\d+$/.test(bits) && more.length === 0)
    )
  })
}

function clashes(read: ParsedSettings): string[] {
  const problems: string[] = []
  if (read.AI_BASE_URL && !read.AI_MODEL) problems.push('AI_MODEL is required with AI_BASE_URL')
  if (Boolean(read.PAYPAL_CLIENT_ID) !== Boolean(read.PAYPAL_CLIENT_SECRET)) {
    problems.push('PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET have to be set together')
  }
  if (read.PAYPAL_ENV === 'live' && !read.PAYPAL_CLIENT_ID)
    problems.push('PAYPAL_ENV=live requires PAYPAL_CLIENT_ID')
  if (read.PAYPAL_ENV === 'live' && !read.PUBLIC_URL?.startsWith('https:')) {
    problems.push('PUBLIC_URL must be https with PAYPAL_ENV=live')
  }
  if (read.MEETING_FEEDS && !existsSync(read.MEETING_FEEDS))
    problems.push('MEETING_FEEDS names a file that does not exist')
  if (read.ARTICLE_REVIEWS && !existsSync(read.ARTICLE_REVIEWS))
    problems.push('ARTICLE_REVIEWS names a file that does not exist')
  return problems
}

function contentOf(name: string, file: string | undefined, problems: string[]): string | undefined {
  if (!file) return undefined
  try {
    const content = readFileSync(file, 'utf8').trim()
    // Without this, an empty DATABASE_URL_FILE would start a new site, and an empty SECRET_FILE a secret for each process.
    if (content === '') problems.push(`${name}_FILE names an empty file`)
    return content
  } catch {
    problems.push(`${name}_FILE names a file that cannot be read`)
    return undefined
  }
}

function dotEnv(file: string): NodeJS.Dict<string> {
  if (!existsSync(file)) return {}
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new SettingsProblem(
      `The settings cannot be read: ${error instanceof Error ? error.message : String(error)} (${file})`,
    )
  }
}

/** Only close to a known name: the file may have names for other programs, such as compose. */
function misspelled(names: string[]): string[] {
  const known = Object.keys(Schema.shape).flatMap((name) => [name, `${name}_FILE`])
  return names.flatMap((name) => {
    if (known.includes(name)) return []
    const steps = (other: string) => distance(name.toUpperCase(), other).steps
    const [nearest = ''] = known.toSorted((one, other) => steps(one) - steps(other))
    return steps(nearest) <= (name.length < 8 ? 1 : 2)
      ? [`.env sets ${name}, which is not a setting and is ignored. Did you mean ${nearest}?`]
      : []
  })
}

function derivedKey(master: Buffer, purpose: string): Buffer {
  return createHmac('sha256', master).update(`cairn/${purpose}`).digest()
}

/** 64 hex digits are decoded to 32 bytes, so the secret file of DATA_DIR works as SECRET too. */
function keyOf(secret: string): Buffer {
  return Buffer.from(secret, /^[0-9a-f]{64}$/i.test(secret) ? 'hex' : 'utf8')
}

function storedSecret(dataDir: string): Buffer {
  try {
    return secretIn(join(dataDir, 'secret'))
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error
    throw new SettingsProblem(`DATA_DIR (${dataDir}) cannot be used: ${error.message}`)
  }
}

/** Created at first start with mode 0600. link() is exclusive, so concurrent first starts agree on one secret. */
function secretIn(file: string): Buffer {
  if (!existsSync(file)) {
    makeFolder(dirname(file))
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
    try {
      linkSync(draft, file)
    } catch {
      // Another process created the secret first; it is read below.
    }
    rmSync(draft, { force: true })
  }
  const secret = readFileSync(file, 'utf8').trim()
  // Decoded as hex, an empty or damaged file would give a short key that anyone can guess.
  if (!/^[0-9a-f]{64}$/i.test(secret))
    throw new SettingsProblem(
      `${file} is damaged: it must have 64 hex digits. Restore your copy of it. Without a copy, delete it: the next start creates a new one, but authenticators and coach conversations are lost.`,
    )
  return Buffer.from(secret, 'hex')
}
