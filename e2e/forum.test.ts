import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestPerson } from '../src/app/testing/test-app.server.ts'
import { asMember, type Journey, journey, type Look, seesToast } from './journey.ts'

const narrow = { width: 320, height: 720 }

/** A member on the forum page, in a separate browser. */
async function at(forum: Journey, who: TestPerson, look: Look = {}, path = '/forum') {
  const visitor = await forum.another({ as: who, ...look })
  await visitor.page.goto(path)
  return visitor
}

async function write(page: Page, words: string) {
  await page.getByPlaceholder('Share your experience, strength, and hope...').fill(words)
  await page.getByRole('button', { name: 'Share Post' }).click()
}

test('a visitor is asked to log in', async () => {
  await using forum = await journey()
  const { page } = forum
  await page.goto('/forum')
  await page.getByText('Please log in to access the community forum.').waitFor()
})

test('a post appears for another member who has the page open, and so does the reply', async () => {
  await using forum = await journey()
  const { app } = forum
  const [ana, bo] = [
    await at(forum, await app.member('Ana')),
    await at(forum, await app.member('Bo'), { viewport: narrow }),
  ]
  await ana.page.getByText('No posts yet. Be the first to share with the community!').waitFor()
  await bo.page.getByText('No posts yet. Be the first to share with the community!').waitFor()
  expect(await ana.page.getByRole('button', { name: 'Share Post' }).isDisabled()).toBe(true)
  await write(ana.page, 'Ninety days, and the mornings are mine again. <b>Really</b>')
  await seesToast(ana.page, 'Your post has been shared with the community.')
  expect(await ana.page.getByPlaceholder('Share your experience, strength, and hope...').inputValue()).toBe(
    '',
  )
  expect(await ana.page.evaluate(() => document.activeElement?.textContent)).toBe('Share in General Support')
  await bo.page.getByRole('button', { name: 'Show 1 new post' }).click()
  const post = bo.page.getByRole('article', { name: 'Post by Ana' })
  await post.getByText('Ninety days, and the mornings are mine again. <b>Really</b>').waitFor()
  await post.getByRole('button', { name: 'Thank you' }).click()
  await post.getByRole('button', { name: 'Reply', exact: true }).click()
  const box = bo.page.getByPlaceholder('Offer support and encouragement...')
  await box.fill('So glad for you.')
  await post.getByRole('button', { name: 'Post Reply' }).click()
  await seesToast(bo.page, 'Your reply has been shared.')
  await box.waitFor({ state: 'detached' })
  const again = post.getByRole('button', { name: 'Reply', exact: true })
  expect(await again.evaluate((button) => button === document.activeElement)).toBe(true)
  await ana.page.getByText('So glad for you.').waitFor()
  // Times are relative; the tooltip has the exact one.
  const time = post.locator('header time')
  expect(await time.innerText()).toMatch(/^(now|\d+ minutes? ago)$/)
  expect(await time.getAttribute('data-tooltip')).toMatch(/\d:\d\d/)
  expect(await bo.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  // "Yours" lists each member's own texts.
  await bo.page.getByRole('button', { name: 'Yours' }).click()
  await bo.page.getByText('Your posts will be listed here.').waitFor()
  await bo.page.getByRole('tab', { name: 'Replies' }).click()
  await bo.page.getByRole('link', { name: /So glad for you/ }).click()
  await bo.page.getByRole('button', { name: '← Back to the forum' }).waitFor()
  await ana.page.getByRole('button', { name: 'Yours' }).click()
  await ana.page.getByRole('link', { name: /Ninety days.*1 reply/ }).waitFor()
  expect([...ana.problems, ...bo.problems]).toEqual([])
})

test('requested support comes from Community Support (AI), once', async () => {
  await using forum = await journey()
  const { app } = forum
  const person = await app.member('Ana')
  const { page } = await at(forum, person)
  await write(page, 'First meeting tonight and I am nervous about it')
  await page.getByRole('button', { name: 'Request Support' }).click()
  await seesToast(page, 'An AI moderator will provide supportive guidance shortly.')
  await app.runJobs()
  await page.getByText('AI Moderator', { exact: true }).waitFor()
  expect(await page.getByText('Community Support (AI)', { exact: true }).count()).toBe(1)
})

test('a report reaches staff, and their decision reaches the author with the reason', async () => {
  await using forum = await journey()
  const { app } = forum
  const [ana, bo, mo] = [
    await app.member('Ana'),
    await app.member('Bo'),
    await app.member('Mo', { role: 'moderator' }),
  ]
  await ana.post('/api/forum/posts', {
    content: 'Meetings are a waste of time for everyone',
    category: 'general',
  })
  const reader = await at(forum, bo)
  await reader.page.getByRole('button', { name: 'More about this post' }).click()
  await reader.page.getByRole('button', { name: 'Report' }).click()
  await reader.page.getByRole('button', { name: 'Send report' }).click()
  await reader.page.getByText('A person reads it.').first().waitFor()
  const staff = await at(forum, mo, {}, '/admin?tab=forum')
  await staff.page.getByLabel('Reason, as the author will read it').fill('This could take hope from someone.')
  await staff.page.getByRole('button', { name: 'Remove' }).click()
  await staff.page.getByText('Nothing to do').waitFor()
  await reader.page.getByText('Meetings are a waste of time for everyone').waitFor({ state: 'detached' })
  await reader.page.getByRole('button', { name: 'Yours' }).click()
  await reader.page.getByRole('tab', { name: 'Reports' }).click()
  await reader.page.getByText('It was taken down.').waitFor()
  const author = await at(forum, ana)
  await author.page.getByText('This could take hope from someone.').waitFor()
  await author.page.getByText('Moderated', { exact: true }).waitFor()
})

test('a member in danger sees help at once, and the post is published', async () => {
  await using forum = await journey()
  const { app } = forum
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { page, problems } = await at(forum, ana)
  await write(page, 'I cannot do this any more, I want to end my life')
  await page.getByText('Your post has been shared with the community.').waitFor()
  await page.getByText('No moderator is online right now, so please use the numbers.').waitFor()
  const help = page.getByRole('region', { name: 'Help right now' })
  await help.first().getByText('988').first().waitFor()
  await page.getByText('AI Moderator', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('Only you see this').waitFor()
  // The help is shown on her other device, too.
  const phone = await at(forum, ana, { viewport: narrow })
  await phone.page.getByText('Only you see this').waitFor()
  // A toast that appears meanwhile is below the help panel.
  const post = phone.page.getByRole('article', { name: 'Post by Ana' })
  await post.getByRole('button', { name: 'More about this post' }).click()
  await post.getByRole('button', { name: 'Copy link' }).click()
  const toast = phone.page.locator('.toast').first()
  await toast.waitFor()
  const covered = await phone.page.getByRole('region', { name: 'Help right now' }).evaluate((panel) => {
    panel.scrollIntoView({ block: 'end' })
    const { left, right, bottom } = panel.getBoundingClientRect()
    return !panel.contains(document.elementFromPoint((left + right) / 2, bottom - 24))
  })
  expect(covered).toBe(false)
  await page.getByPlaceholder('Share your experience, strength, and hope...').fill('Something half said')
  const other = await at(forum, bo)
  await other.page.getByText('I want to end my life').waitFor()
  expect(await other.page.getByRole('region', { name: 'Help right now' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toBe('{}')
  expect(problems).toEqual([])
})

test('the page warns about a phone number before sending, and typed text survives a reload', async () => {
  await using forum = await journey()
  const { app } = forum
  const { page } = await at(forum, await app.member('Ana'))
  const box = page.getByPlaceholder('Share your experience, strength, and hope...')
  await box.fill('Call me at 415-555-0134')
  await page.getByText('nothing has left this device').waitFor()
  await page.reload()
  expect(await box.inputValue()).toBe('Call me at 415-555-0134')
  await page.getByRole('button', { name: 'Share Post' }).click()
  await seesToast(page, 'Your post waits')
  await page.getByText('First names only keep everyone safe. You can edit it').last().waitFor()
})

test('a link to “Yours” opens its dialog, and requests no posts of another category', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana')
  const lists: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/forum/posts') lists.push(url.search)
  })
  await page.goto('/forum?yours=open&category=newcomers')
  await page.getByRole('dialog', { name: 'Yours' }).waitFor()
  await page.waitForLoadState('load')
  expect(lists.filter((query) => !query.includes('category=newcomers'))).toEqual([])
  expect(lists.length).toBeGreaterThan(0)
  expect(visit.problems).toEqual([])
})

test('a post that meets an ended session is still there after the login', async () => {
  await using forum = await journey()
  const { app } = forum
  const person = await app.member('Ana')
  const { page } = await at(forum, person, { viewport: narrow })
  await page.getByRole('button', { name: 'Write a post' }).click()
  const box = page.getByPlaceholder('Share your experience, strength, and hope...')
  await box.fill('Ninety days, and it took an hour to write this.')
  expect(await person.post('/api/logout', undefined)).toMatchObject({ status: 200 })
  const share = page.getByRole('button', { name: 'Share Post' })
  // A background call may notice the ended session first; then there is no button any more.
  await share.click({ timeout: 10_000 }).catch(async () => expect(await share.count()).toBe(0))
  await page.getByText('Please log in to access the community forum.').waitFor()
  await page.getByText('What you wrote is saved in this tab. Log in to send it.').waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(app.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/forum')
  expect(await box.inputValue()).toBe('Ninety days, and it took an hour to write this.')
  expect(await box.isVisible()).toBe(true)
})

test('a reply that is being written is open again after a reload, in the list and at its own link', async () => {
  await using forum = await journey()
  const { app } = forum
  const ben = await app.member('Ben')
  const { body } = await ben.post('/api/forum/posts', { category: 'general', content: 'A long evening.' })
  const { page } = await at(forum, await app.member('Ana'))
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  const box = page.getByPlaceholder('Offer support and encouragement...')
  await box.fill('Here too. Call me if')
  for (const address of ['/forum', `/forum?post=${body.id}`]) {
    await page.goto(address)
    await expect.poll(() => box.inputValue()).toBe('Here too. Call me if')
  }
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Keep writing' }).click()
  expect(await box.inputValue()).toBe('Here too. Call me if')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Reply')
  await page.reload()
  await page.getByRole('button', { name: 'Reply', exact: true }).waitFor()
  expect(await box.count()).toBe(0)
})

test('a post can be deleted whole and written again while it is edited, and canceling asks first', async () => {
  await using forum = await journey()
  const ana = await forum.app.member('Ana')
  await ana.post('/api/forum/posts', { category: 'general', content: 'A long evening.' })
  const { page } = await at(forum, ana)
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  const box = page.getByLabel('Edit your post')
  await page.getByRole('button', { name: 'More about this post' }).click()
  await edit.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await box.count()).toBe(0)
  await edit.click()
  await box.fill('')
  expect(await box.inputValue()).toBe('')
  await box.fill('A better morning.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('A better morning.').waitFor()
})
