import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isOnFirstScreen, journey, phone, savePlanPerson, waitForHydration } from './journey.ts'

const urgentPages = ['Alguien no despierta', 'Podría hacerme daño', 'Estoy a punto de consumir']

function languageOf(page: Page) {
  return page.evaluate(() => document.documentElement.lang)
}

test('without script, help in Spanish shows its urgent pages, 911 and 988 on the first screen', async () => {
  await using visit = await journey({ look: { javaScriptEnabled: false, viewport: phone } })
  const { page } = visit
  await page.goto('/es/ayuda')
  for (const name of [...urgentPages, 'Llama al 911', 'Llama al 988', 'Envía AYUDA al 988'])
    expect(await isOnFirstScreen(page, name), name).toBe(true)
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  expect(await page.locator('link[hreflang="en"]').getAttribute('href')).toBe('/help')
  const bottom = await page.locator('footer').boundingBox()
  expect((bottom?.y ?? Infinity) + (bottom?.height ?? 0)).toBeLessThanOrEqual(5_000)
  await page.getByRole('link', { name: urgentPages[0] ?? '' }).click()
  await page.waitForURL('**/es/ayuda/sobredosis')
  expect(await isOnFirstScreen(page, 'Llama ya al 911')).toBe(true)
})

test('a browser in Spanish is offered Spanish, and each page links to itself in the other language', async () => {
  await using visit = await journey({ look: { locale: 'es-MX', viewport: phone } })
  const { page } = visit
  await page.goto('/')
  await page.getByRole('link', { name: '¿Prefieres español?' }).click()
  await page.waitForURL('**/es/ayuda')
  expect(await languageOf(page)).toBe('es')
  await page.goto('/help/suicide')
  await page.getByRole('link', { name: 'Español', exact: true }).click()
  await page.waitForURL('**/es/ayuda/suicidio')
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await page.waitForURL('**/help/suicide')
  expect(await languageOf(page)).toBe('en')
  expect(visit.problems).toEqual([])
})

test('a browser in English is not offered Spanish, but has a link to it', async () => {
  await using visit = await journey({ look: { locale: 'en-US', viewport: phone } })
  const { page } = visit
  await page.goto('/breathe')
  expect(await page.getByRole('link', { name: '¿Prefieres español?' }).isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Español', exact: true }).click()
  await page.waitForURL('**/es/respirar')
})

test('the timers, the breathing stone and the safety plan are in Spanish', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await savePlanPerson(page)
  await page.clock.install()
  await page.goto('/es/ayuda/ganas-de-consumir')
  await waitForHydration(page)
  expect(await page.getByRole('link', { name: 'Llamar', exact: true }).getAttribute('href')).toBe(
    'tel:5550104477',
  )
  await page.getByRole('button', { name: 'Espera diez minutos' }).click()
  await page.clock.runFor(601_000)
  await page.getByText('Pasaste diez minutos.').waitFor()
  await page.getByRole('button', { name: 'Empezar a respirar' }).click()
  await page.clock.runFor(500)
  await page.getByText('Toma aire', { exact: true }).waitFor()
  await page.goto('/es/ayuda/sobredosis')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Iniciar el reloj de 2 minutos' }).click()
  await page.clock.runFor(121_000)
  await page.getByText('Pasaron dos minutos.').waitFor()
  await page.goto('/es/plan-de-seguridad')
  await page.getByRole('heading', { name: '4. Personas a las que puedo pedir ayuda' }).waitFor()
  await page.getByLabel('Notificación (F8)').getByText('Sin notificaciones').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByRole('button', { name: 'Quitar a Sam' }).click()
  const toasts = page.getByRole('region', { name: 'Notificaciones (F8)' })
  await toasts.getByRole('button', { name: 'Cerrar' }).waitFor()
  await toasts.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('button', { name: 'Borrar' }).click()
  await page.getByRole('button', { name: 'Borrar el plan' }).click()
  await page.getByText('Guardado en este aparato').waitFor()
  expect(visit.problems).toEqual([])
})
