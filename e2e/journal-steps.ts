// Shared steps of the journal's journeys: a member with a plan, a new journal, an entry.
import type { Page } from 'playwright-core'
import type { TestPerson } from '../src/app/testing/test-app.server.ts'
import { toBase64 } from '../src/journal/crypto/bytes.ts'
import { randomBytes } from '../src/journal/crypto/cipher.browser.ts'
import { keyVerifier } from '../src/journal/crypto/key-rotation.browser.ts'
import { newVault } from '../src/journal/crypto/vault.browser.ts'
import { type Journey, journey, type Look, seesToast } from './journey.ts'

export const password = 'morning light on stones'

export const canary = 'canary-51c7'

/** A member with a plan, at the journal's setup or unlock screen. */
export async function visit(look: Look = {}, plan: 'premium' | 'free' = 'premium') {
  const visitor: Journey = await journey({ look })
  const ana = await visitor.app.member('Ana', { plan })
  await visitor.as(ana)
  return { ...visitor, ana }
}

export async function setUp(page: Page, withCode = false): Promise<string> {
  await page.goto('/journal')
  await page.getByLabel('Encryption password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  if (!withCode) await page.getByLabel('Make me a recovery code').uncheck()
  await page.getByRole('button', { name: 'Set Up Journal' }).click()
  if (!withCode) {
    await page.getByRole('button', { name: 'New Entry' }).waitFor()
    return ''
  }
  await page.getByText('Your recovery code').waitFor()
  const groups = await page.getByTestId('recovery-code').locator('span').allTextContents()
  await page.getByLabel('I have put it somewhere safe').check()
  await page.getByRole('button', { name: 'Go to my journal' }).click()
  await page.getByRole('button', { name: 'New Entry' }).waitFor()
  return groups.join('-')
}

/**
 * A member's journal, unlocked on this page. Its key takes the least work that the journal accepts, a fifth of what a new
 * journal's key takes, because a browser spends more than a second on the latter.
 */
export async function openJournal({ page, ana }: { page: Page; ana: TestPerson }) {
  const kdf = {
    name: 'argon2id' as const,
    memoryKib: 19_456,
    passes: 2,
    lanes: 1,
    salt: toBase64(randomBytes(16)),
  }
  const { vault } = await newVault({ owner: ana.id, password, withCode: false, kdf })
  const saved = await ana.put('/api/journal/key', {
    record: vault.record,
    verifier: await keyVerifier(vault),
  })
  if (saved.status !== 200) throw new Error(`The journal's key was refused: ${saved.text}`)
  await page.goto('/journal')
  await unlock(page)
  await page.getByRole('button', { name: 'New Entry' }).waitFor()
}

export async function write(page: Page, text: string, title = '', saved = 'Entry saved') {
  await page.getByRole('button', { name: 'New Entry' }).click()
  await page.getByLabel('Title (optional)').fill(title)
  await page.getByLabel('Your entry').fill(text)
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await seesToast(page, saved)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

export async function unlock(page: Page, typed = password) {
  await page.getByLabel('Encryption password').fill(typed)
  await page.getByRole('button', { name: 'Unlock Journal' }).click()
}

export const placeholders = (page: Page) => page.getByRole('button', { name: /Encrypted entry/ })
