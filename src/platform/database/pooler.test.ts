import { expect, test } from 'vitest'
import { fakePooler } from '../testing/fake-pooler.server.ts'
import { emptyDatabase } from '../testing/test-database.server.ts'
import { refusePooler, UnsupportedPooler } from './pooler.server.ts'

test('a pooler in transaction mode is refused with instructions', async () => {
  await using database = await emptyDatabase()
  await using pooler = await fakePooler(database.connection)
  const refused = refusePooler(pooler.connection)
  await expect(refused).rejects.toBeInstanceOf(UnsupportedPooler)
  await expect(refused).rejects.toThrow(/transaction mode.*pool_mode = session/)
})

test('a pooler that refuses startup parameters is refused with the configuration line that it needs', async () => {
  await using database = await emptyDatabase()
  await using pooler = await fakePooler(database.connection, {
    sharesBackend: false,
    refusesParameters: true,
  })
  await expect(refusePooler(pooler.connection)).rejects.toThrow(
    /ignore_startup_parameters = statement_timeout/,
  )
})

test('PostgreSQL itself and a pooler in session mode are not refused', async () => {
  await using database = await emptyDatabase()
  await using pooler = await fakePooler(database.connection, { sharesBackend: false })
  await refusePooler(database.connection)
  await refusePooler(pooler.connection)
})

test('a database that does not answer is not mistaken for a pooler', async () => {
  const nothing = { connectionString: 'postgresql://cairn@127.0.0.1:9/cairn' }
  await expect(refusePooler(nothing)).rejects.not.toBeInstanceOf(UnsupportedPooler)
})
