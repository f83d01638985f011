// The same journal in two tabs, and on two devices.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openJournal, password, placeholders, unlock, visit, write } from './journal-steps.ts'

/** What a person does who comes back to the window. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

async function openIn(page: Page) {
  await page.goto('/journal')
  await unlock(page)
  await page.getByRole('button', { name: 'New Entry' }).waitFor()
}

test('a tab shows what another tab writes and deletes', async () => {
  await using visitor = await visit()
  const { page, context } = visitor
  await openJournal(visitor)
  const other = await context.newPage()
  await openIn(other)
  await write(page, 'Written in the first tab')
  await placeholders(other).first().click()
  await other.getByRole('article').getByText('Written in the first tab').waitFor()
  await other.getByRole('button', { name: 'Delete', exact: true }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => placeholders(page).count(), { timeout: 30_000 }).toBe(0)
})

test('a device shows what another device wrote once its window has the focus, and an edit replaces none of it', async () => {
  await using visitor = await visit()
  const { page, ana } = visitor
  await openJournal(visitor)
  await write(page, 'The first line')
  const device = await visitor.another({ as: ana })
  const other = device.page
  await openIn(other)
  await placeholders(other).click()
  await other.getByRole('button', { name: 'Edit' }).click()
  await other.getByLabel('Your entry').fill('Changed on the other device')

  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Your entry').fill('Changed on the first device')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await page.getByRole('article').getByText('Changed on the first device').waitFor()
  await write(page, 'One more entry')

  await comeBack(other)
  await expect.poll(() => placeholders(other).count(), { timeout: 30_000 }).toBe(2)
  await other.getByRole('button', { name: 'Save Entry' }).click()
  await other.getByText('You changed this entry on two devices').waitFor()
  await other.getByText('Changed on the first device').waitFor()
  await other.getByText('Changed on the other device').waitFor()
})

test('a device on which the journal is open asks for the new password after it was changed on another one', async () => {
  await using visitor = await visit()
  const { page, context, ana } = visitor
  await openJournal(visitor)
  await write(page, 'Under the first password')
  const tab = await context.newPage()
  await openIn(tab)
  const device = await visitor.another({ as: ana })
  await openIn(device.page)
  await page.getByRole('tab', { name: 'Password & backups' }).click()
  await page.getByLabel('Current encryption password').fill(password)
  await page.getByLabel('New encryption password').fill('evening light on stones')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await tab.getByRole('button', { name: 'Unlock Journal' }).waitFor()
  await expect
    .poll(
      async () => {
        await comeBack(device.page)
        return device.page.getByRole('button', { name: 'Unlock Journal' }).count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)
  await device.page.getByText('Your journal’s password was changed').first().waitFor()
  await unlock(device.page, 'evening light on stones')
  await placeholders(device.page).click()
  await device.page.getByText('Under the first password').waitFor()
})
