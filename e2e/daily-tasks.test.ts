// Daily tasks need few taps on a phone, starting from Today.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openJournal, password } from './journal-steps.ts'
import { asMember, journey, phone } from './journey.ts'

const look = { viewport: phone, isMobile: true, hasTouch: true }

test('daily tasks take at most four taps from Today', async () => {
  await using visit = await journey({ look })
  const { page, app } = visit
  const ana = await asMember(visit, 'Ana', { plan: 'premium' })
  const ben = await app.member('Ben')
  const post = await ana.post('/api/forum/posts', { category: 'general', content: 'A long evening.' })
  await ben.post(`/api/forum/posts/${post.body.id}/reply`, { content: 'With you tonight.' })
  await openJournal({ page, ana })

  const tasks = [...tasksOnToday(page), ...tasksElsewhere(page)]
  const counts: [string, number][] = []
  for (const [name, , does] of tasks) {
    await page.goto('/dashboard')
    await page
      .getByRole('button', { name: "I'm Here Today" })
      .or(page.getByText('Thank you for showing up today!'))
      .first()
      .waitFor()
    let taps = 0
    await does(async (control) => {
      taps += 1
      await control.tap()
    })
    counts.push([name, taps])
  }
  expect(counts).toEqual(tasks.map(([name, taps]) => [name, taps]))
  expect(visit.problems).toEqual([])
})

type Tap = (control: Locator) => Promise<void>
type Task = [name: string, taps: number, does: (tap: Tap) => Promise<void>]

const buttonOf = (page: Page) => (name: string) => page.getByRole('button', { name, exact: true })

function tasksOnToday(page: Page): Task[] {
  const button = buttonOf(page)
  return [
    [
      'check in',
      1,
      async (tap) => {
        await tap(button("I'm Here Today"))
        await page.getByText('Thank you for showing up today!').waitFor()
      },
    ],
    [
      'check off an activity',
      1,
      async (tap) => {
        await tap(page.getByRole('checkbox', { name: /Morning meditation/ }))
        await page.getByRole('checkbox', { name: /Morning meditation/, checked: true }).waitFor()
      },
    ],
    [
      'read who replied',
      2,
      async (tap) => {
        await tap(page.getByRole('link', { name: /Someone replied to your post/ }))
        // The address changes before the page does, and Today has a link of the same name.
        await page.getByRole('heading', { name: 'Notices', level: 1 }).waitFor()
        await tap(page.getByRole('link', { name: /Someone replied to your post/ }))
        await page.getByText('With you tonight.').waitFor()
      },
    ],
  ]
}

function tasksElsewhere(page: Page): Task[] {
  const button = buttonOf(page)
  const bar = (name: string) =>
    page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name })
  return [
    [
      'send the coach a message',
      2,
      async (tap) => {
        await tap(bar('Coach'))
        await page.getByLabel('Your message').fill('I want a drink so badly')
        await tap(button('Send'))
        await page.getByText('0 to 10').waitFor()
      },
    ],
    [
      'write in the journal',
      4,
      async (tap) => {
        await tap(bar('Journal'))
        await page.getByLabel('Encryption password').fill(password)
        await tap(button('Unlock Journal'))
        await tap(button('New Entry'))
        await page.getByLabel('Your entry').fill('A quiet day.')
        await tap(button('Save Entry'))
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
      },
    ],
    [
      'see the next meetings',
      1,
      async (tap) => {
        await tap(bar('Meetings'))
        await page.getByRole('heading', { name: 'Meetings' }).waitFor()
      },
    ],
    [
      'start to breathe',
      2,
      async (tap) => {
        await tap(
          page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: 'Meditation' }),
        )
        await tap(button('Start'))
        await button('Pause').waitFor()
      },
    ],
  ]
}
