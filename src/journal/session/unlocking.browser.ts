// Passwords and recovery codes at the door of the journal. None of them is ever sent.
import type { Desk } from '../crypto/crypto-worker-api.browser.ts'
import { openDesk } from '../crypto/crypto-worker-client.browser.ts'
import {
  newVault,
  openVault,
  trustedRecord,
  type Vault,
  VaultRefusal,
  withNewCode,
  withPassword,
} from '../crypto/vault.browser.ts'
import { begin, needOpen, openEverything, show } from './journal.browser.ts'
import { keepKey, readKey } from './remote.browser.ts'
import { settle } from './sync.browser.ts'

/** What the server keeps of the key: whose it is, and the wrapped key, if a journal was ever set up. */
export type Lock = { readonly owner: string; readonly record: unknown }

async function atNewDesk<Value>(work: (desk: Desk) => Promise<Value>): Promise<Value> {
  const desk = await openDesk()
  try {
    return await work(desk)
  } catch (error) {
    desk.close()
    throw error
  }
}

export function unlock({ record, owner }: Lock, password: string): Promise<void> {
  return atNewDesk(async (desk) => {
    await begin(desk, await openVault(trustedRecord(record, owner), password, desk.passwordKey), password)
  })
}

/** Makes the vault and has the server keep its wrapped key before anything is written. Returns the recovery code, if wanted. */
export function setUp(owner: string, password: string, withCode: boolean): Promise<string | undefined> {
  return atNewDesk(async (desk) => {
    const { vault, code } = await newVault(owner, password, withCode, undefined, desk.passwordKey)
    await keepAndReadBack(vault)
    await begin(desk, vault, password)
    return code
  })
}

export function recover({ record, owner }: Lock, code: string, password: string): Promise<void> {
  return atNewDesk(async (desk) => {
    const vault = await withPassword(trustedRecord(record, owner), { code }, password, desk.passwordKey)
    await keepAndReadBack(vault)
    await begin(desk, vault, password)
  })
}

// A key that was not kept as it was sent would lock its writer out with the next visit.
async function keepAndReadBack(vault: Vault): Promise<void> {
  await keepKey(vault.record)
  const kept = trustedRecord((await readKey()).record, vault.owner)
  if (kept.wrap.ct === vault.record.wrap.ct && kept.recovery?.ct === vault.record.recovery?.ct) return
  throw new VaultRefusal('The server did not keep the key as it was sent. Please try again.')
}

export async function changePassword(password: string, next: string): Promise<void> {
  const { keeper, desk } = needOpen()
  await takeOver(await withPassword(keeper.keys.vault.record, { password }, next, desk.passwordKey))
}

export async function newRecoveryCode(password: string): Promise<string> {
  const { keeper, desk } = needOpen()
  const { vault, code } = await withNewCode(keeper.keys.vault.record, password, desk.passwordKey)
  await takeOver(vault)
  return code
}

async function takeOver(vault: Vault): Promise<void> {
  await keepAndReadBack(vault)
  const { keeper, desk } = needOpen()
  keeper.keys = { ...keeper.keys, vault }
  show(desk, {})
  await settle(keeper)
}

/** Another password for entries of the first form; returns how many open now that did not before. */
export async function tryPassword(password: string): Promise<number> {
  const { keeper, desk, cards } = needOpen()
  const before = cards.filter(({ closed }) => closed).length
  keeper.keys = { ...keeper.keys, legacy: [...keeper.keys.legacy, await desk.legacyKey(password)] }
  await openEverything()
  return before - needOpen().cards.filter(({ closed }) => closed).length
}

/** The person has seen what was wrong; what is here now counts. */
export async function acknowledge(): Promise<void> {
  const { keeper, desk } = needOpen()
  await settle(keeper)
  show(desk, { strangeKey: false })
}
