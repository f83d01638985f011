import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { feeds } from '../store.server.ts'
import { feedsCommand } from './known-feeds.server.ts'

test('an operator sees the known lists, connects one and removes it again', async () => {
  await using app = await testApp()
  const printed: string[] = []
  const run = (...args: string[]) => feedsCommand(app.services, args, (line) => printed.push(line))
  expect(await run('add')).toBe(64)
  expect(await run('add', 'NA Nowhere')).toBe(64)
  expect(await run('add', 'NA Ohio Region', '--zone', 'Mars')).toBe(64)
  expect(await run('remove', 'NA Ohio Region')).toBe(1)
  expect(await run('add', 'NA Ohio Region')).toBe(0)
  expect(await feeds(app.db)).toMatchObject([
    { name: 'NA Ohio Region', origin: 'staff', format: 'bmlt', zone: 'America/New_York', dueAt: null },
  ])
  printed.length = 0
  expect(await run()).toBe(0)
  expect(printed.filter((line) => line.startsWith('* NA'))).toEqual([
    '* NA Ohio Region  https://bmlt.naohio.org/main_server/',
  ])
  expect(await run('remove', 'NA Ohio Region')).toBe(0)
  expect(await feeds(app.db)).toEqual([])
})
