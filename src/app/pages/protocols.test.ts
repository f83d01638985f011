import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { programOf } from '../../plans/programs/programs.server.ts'
import { protocols } from '../../plans/programs/protocols.ts'
import { Protocols } from './protocols.tsx'

test('the home page lists the existing programs with their real length', () => {
  const card = createElement(StaticRouter, { location: '/' }, createElement(Protocols))
  const page = renderToStaticMarkup(card)
  for (const { id, title, extent } of protocols) {
    expect(page).toContain(title)
    expect(`${programOf(id)?.weeks.length} weeks`).toBe(extent)
  }
  expect(page).toContain('Self-help programs of 4 to 6 weeks')
  expect(page).not.toMatch(/thirty days|long evenings/)
})
