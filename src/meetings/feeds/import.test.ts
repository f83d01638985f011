import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { importList, listRows, now } from '../testing/imported-list.server.ts'
import { importMeetings } from './import.server.ts'
import { prepareMeetings } from './refresh.server.ts'

test('samples are removed as soon as there is a real list', async () => {
  await using app = await testApp({ now })
  await prepareMeetings(app.services)
  await importList(app, listRows)
  const all = await app.visitor.get('/api/meetings')
  expect(all.body.some((one: { sample?: boolean }) => one.sample)).toBe(false)
  expect(all.body).toHaveLength(6)
  await prepareMeetings(app.services)
  expect((await app.visitor.get('/api/meetings')).body).toHaveLength(6)
})

test('an empty, invalid or suddenly tiny list never replaces the shown one', async () => {
  await using app = await testApp({ now })
  const many = Array.from({ length: 40 }, (_, at) => ({
    ...listRows[0],
    slug: `s${at}`,
    name: `Group ${at}`,
  }))
  expect((await importList(app, many)).code).toBe(0)
  expect(await importList(app, [])).toMatchObject({
    code: 1,
    text: expect.stringContaining('the last good copy stays'),
  })
  expect((await importList(app, many.slice(0, 4))).code).toBe(1)
  expect((await importList(app, [{ name: 'nothing' }])).code).toBe(1)
  expect((await app.visitor.get('/api/meetings?limit=100')).body).toHaveLength(40)
  const staff = await app.member('Mo', { role: 'moderator' })
  const { body } = await staff.get('/api/admin/meetings/feeds')
  expect(body.feeds).toMatchObject([
    { name: 'AA Testville', imported: 40, problem: expect.stringContaining('stays'), failures: 3 },
  ])
  expect((await importList(app, many.slice(0, 4), ['--force'])).code).toBe(0)
  expect((await app.visitor.get('/api/meetings')).body).toHaveLength(4)
})

test('the report alone is printed as JSON, with each skipped row and its reason', async () => {
  await using app = await testApp({ now })
  const { code, text } = await importList(app, [...listRows, { name: 'No slug' }], ['--json'])
  expect(code).toBe(0)
  expect(JSON.parse(text)).toMatchObject({
    imported: 6,
    skipped: [{ row: 7, reason: 'no slug' }],
    meetings: 6,
  })
})

test('a wrong command is refused with its usage', async () => {
  await using app = await testApp({ now })
  const wrong: [string[], string][] = [
    [[], 'Pass one file'],
    [['a.json'], '--format is'],
    [['a.json', '--format', 'bmlt'], '--fellowship has to be one of'],
    [['a.json', '--format', 'bmlt', '--fellowship', 'NA', '--zone', 'Mars/Base'], 'Mars/Base'],
    [['a.json', '--colour', 'red'], 'colour'],
  ]
  for (const [args, words] of wrong) {
    const printed: string[] = []
    expect(await importMeetings(app.services, args, (line) => printed.push(line))).toBe(64)
    expect(printed.join()).toContain(words)
    expect(printed.join()).toContain('meetings import FILE|URL')
  }
})

test('a missing file is reported and changes nothing', async () => {
  await using app = await testApp({ now })
  const printed: string[] = []
  const args = ['/nowhere/feed.json', '--format', 'bmlt', '--fellowship', 'NA', '--json']
  expect(await importMeetings(app.services, args, (line) => printed.push(line))).toBe(1)
  expect(JSON.parse(printed.join())).toEqual({
    imported: 0,
    skipped: [],
    problem: '/nowhere/feed.json cannot be read.',
  })
  const staff = await app.member('Mo', { role: 'moderator' })
  expect((await staff.get('/api/admin/meetings/feeds')).body).toEqual({ feeds: [] })
})
