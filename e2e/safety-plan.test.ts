import { expect, test } from 'vitest'
import { journey, phone, savePlanPerson, waitForHydration } from './journey.ts'

test('a safety plan is stored on the device, encrypted, with its people one tap away', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await page.goto('/safety-plan')
  await waitForHydration(page)
  await page.getByText('Saved on this device, encrypted').waitFor()
  await page.getByLabel(/My warning signs/).fill('I stop answering the phone')
  await page.getByLabel('Name').fill('Sam')
  await page.getByLabel('Phone').fill('(555) 010-4477')
  await page.getByRole('button', { name: 'Add this person' }).click()
  await page.getByText('Saved on this device, encrypted').waitFor()
  await page.reload()
  await page.getByText('I stop answering the phone').first().waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Call', exact: true }).getAttribute('href')).toBe(
    'tel:5550104477',
  )
  expect(await page.getByRole('link', { name: /Text “Can you talk/ }).getAttribute('href')).toContain(
    'sms:5550104477?&body=',
  )
  const stored = await page.evaluate(async () => {
    const open = indexedDB.open('cairn-kept')
    await new Promise((ready) => open.addEventListener('success', ready))
    const all = (store: string) =>
      new Promise<unknown[]>((ready) => {
        const ask = open.result.transaction(store).objectStore(store).getAll()
        ask.addEventListener('success', () => ready(ask.result))
      })
    const [key] = await all('keys')
    const [secret] = await all('secrets')
    const { sealed } = secret as { sealed: ArrayBuffer }
    return { extractable: (key as CryptoKey).extractable, text: new TextDecoder().decode(sealed) }
  })
  expect(stored.extractable).toBe(false)
  expect(stored.text).not.toContain('answering')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete the plan' }).click()
  await page.getByLabel(/My warning signs/).waitFor()
  await page.reload()
  await page.getByText('Saved on this device, encrypted').waitFor()
  expect(await page.getByLabel(/My warning signs/).inputValue()).toBe('')
  expect(visit.problems).toEqual([])
})

test('a deleted plan does not come back with text that the browser restores', async () => {
  await using visit = await journey()
  const { page, context, problems } = visit
  await page.goto('/safety-plan')
  await page.getByText('Saved on this device, encrypted').waitFor()
  await page.getByLabel(/My warning signs/).fill('I stop sleeping')
  await page.getByRole('button', { name: 'Delete', exact: true }).waitFor()
  await page.getByText('Saved on this device, encrypted').waitFor()
  await page.goto('/help')
  const second = await context.newPage()
  await second.goto('/safety-plan')
  await second.getByRole('button', { name: 'Delete', exact: true }).click()
  await second.getByRole('button', { name: 'Delete the plan' }).click()
  await second.getByLabel(/My warning signs/).waitFor()
  await page.goBack()
  await page.getByText('Saved on this device, encrypted').waitFor()
  expect(await page.getByLabel(/My warning signs/).inputValue()).toBe('')
  expect(problems).toEqual([])
})

test('two tabs that change the plan lose nothing of each other', async () => {
  await using visit = await journey()
  const { page, context } = visit
  await page.goto('/safety-plan')
  await waitForHydration(page)
  const second = await context.newPage()
  await second.goto('/safety-plan')
  await waitForHydration(second)
  await page.getByLabel(/My warning signs/).fill('I stop sleeping')
  // Another tab shows what is stored.
  const reader = await context.newPage()
  const stored = async () => {
    await reader.goto('/safety-plan')
    await waitForHydration(reader)
    return reader.locator('main').innerText()
  }
  await expect.poll(stored, { timeout: 15_000 }).toContain('I stop sleeping')
  await second.getByLabel('2. What I can do on my own').fill('A walk')
  await expect.poll(stored, { timeout: 15_000 }).toMatch(/I stop sleeping[^]*A walk/)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => page.getByLabel('2. What I can do on my own').inputValue()).toBe('A walk')
})

test('a person who was removed by mistake is brought back, in both languages', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await savePlanPerson(page)
  for (const [path, remove, undo] of [
    ['/safety-plan', 'Remove Sam', 'Undo'],
    ['/es/plan-de-seguridad', 'Quitar a Sam', 'Deshacer'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: /^(Edit|Editar)$/ }).click()
    await page.getByRole('button', { name: remove }).click()
    await page.getByRole('button', { name: remove }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: undo }).click()
    await page.getByRole('button', { name: remove }).waitFor()
    await page.getByText(/on this device, encrypted|en este aparato, cifrado/).waitFor()
  }
  expect(visit.problems).toEqual([])
})

test('a plan in a language from right to left is written and printed from right to left', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.goto('/safety-plan')
  await waitForHydration(page)
  const field = page.getByLabel(/My warning signs/)
  await field.fill('لا أنام جيداً.')
  const directionOf = (node: Element) => getComputedStyle(node).direction
  expect(await field.evaluate(directionOf)).toBe('rtl')
  await page.emulateMedia({ media: 'print' })
  const printed = page.getByRole('paragraph', { includeHidden: true }).filter({ hasText: 'لا أنام' })
  expect(await printed.evaluate(directionOf)).toBe('rtl')
})
