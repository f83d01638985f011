import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { I18n } from '@lingui/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { spanishPaths } from '../../crisis/help/paths.ts'
import { spanishGradeOf, textOfHtml } from '../../platform/testing/reading-grade.ts'
import type { Page } from '../frame/page.ts'
import { pages } from '../pages/pages.tsx'
import { spanishPages } from './spanish-pages.tsx'

const highestGrade = 6
const root = join(import.meta.dirname, '../../..')

async function markupOf(page: Page) {
  const element = createElement(await page.load())
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [page.path] }, element))
}

test('every Spanish path belongs to a Spanish page, and every one of those to an English page', () => {
  expect(spanishPages.map(({ path, english = '' }) => [english, path])).toEqual(Object.entries(spanishPaths))
  for (const { english } of spanishPages) expect(pages.map(({ path }) => path)).toContain(english)
})

test.each(spanishPages)('$path shows no English message and can be read by a sixth-grader', async (page) => {
  const emitted = vi.spyOn(I18n.prototype, 'emit')
  const html = await markupOf(page)
  const missing = emitted.mock.calls.flatMap(([name, event]) =>
    name === 'missing' && event?.locale === 'es' ? [event.id] : [],
  )
  emitted.mockRestore()
  expect(missing).toEqual([])
  expect(spanishGradeOf(textOfHtml(html))).toBeLessThanOrEqual(highestGrade)
  expect(html).toContain('Ningún profesional de la salud de habla hispana ha revisado')
})

test('a Spanish page links to other Spanish pages, and marks links to English ones', async () => {
  for (const page of spanishPages) {
    const html = await markupOf(page)
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)]
    for (const [tag, to = ''] of links) {
      if (!/hrefLang="en"/i.test(tag)) expect(to, `${page.path}: ${tag}`).toMatch(/^\/es\//)
    }
    expect(links.map(([, to]) => to)).toContain(page.english)
  }
})

test('the Spanish pages have the Spanish options of 988 and Crisis Text Line', async () => {
  const [help] = spanishPages
  if (!help) throw new Error('There are no Spanish pages.')
  const html = await markupOf(help)
  expect(html).toContain('En el 988, oprime 2 para español.')
  expect(html).toContain('href="sms:988?&amp;body=AYUDA"')
  expect(html).toContain('href="sms:741741?&amp;body=HOLA"')
})

test('the catalogs have every message of the code and nothing else, all of them translated', async () => {
  const lingui = join(root, 'node_modules/@lingui/cli/dist/lingui.js')
  for (const what of ['sync', 'missing']) {
    const { stdout } = await promisify(execFile)(process.execPath, [lingui, 'check', what], { cwd: root })
    expect(stdout).toContain(`PASS ${what}`)
  }
})

test('the reading-grade formula for Spanish distinguishes plain and official language', () => {
  expect(spanishGradeOf('Pon el pie en el piso. Toma agua. Suelta el aire.')).toBeLessThan(4)
  expect(
    spanishGradeOf(
      'Los individuos que experimenten un deterioro psicológico considerable consultarán inmediatamente a profesionales apropiadamente cualificados.',
    ),
  ).toBeGreaterThan(9)
})
