import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { OverdosePage } from '../crisis/overdose-page.tsx'
import { SuicidePage } from '../crisis/suicide-page.tsx'
import { WithdrawalPage } from '../crisis/withdrawal-page.tsx'
import { gradeOf, textOfHtml } from '../platform/testing/reading-grade.ts'
import { CravingHelpPage } from './pages/craving-help-page.tsx'
import { HelpNowPage } from './pages/help-now-page.tsx'

const highestGrade = 6

test.each([
  ['the help page', HelpNowPage],
  ['help in an overdose', OverdosePage],
  ['help with thoughts of suicide', SuicidePage],
  ['help against a craving', CravingHelpPage],
  ['the danger signs of withdrawal', WithdrawalPage],
])('%s can be read by a sixth-grader', (_, Page) => {
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Page)))
  expect(gradeOf(textOfHtml(html))).toBeLessThanOrEqual(highestGrade)
})

test('the reading-grade formula distinguishes plain and official language', () => {
  expect(gradeOf('The cat sat on the mat. It was red.')).toBeLessThan(2)
  expect(
    gradeOf(
      'Individuals experiencing considerable psychological deterioration should immediately consult appropriately qualified professionals.',
    ),
  ).toBeGreaterThan(14)
})
