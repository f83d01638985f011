import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PMTiles } from 'pmtiles'
import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'
import { mapProblem } from './map-file.server.ts'
import { mapArchive } from './testing/map-archive.server.ts'

test('without a file there is no map', async () => {
  await using app = await testApp()
  expect((await app.visitor.get('/api/meetings/overview')).body).toMatchObject({ map: false })
  expect(await app.visitor.get('/api/meetings/map.pmtiles')).toMatchObject({ status: 404 })
})

test('a map is served in parts only, and its tiles can be read from them', async () => {
  await using app = await testApp()
  const bytes = mapArchive(40.85, -73.87)
  writeFileSync(join(app.services.settings.DATA_DIR, 'map.pmtiles'), bytes)
  expect((await app.visitor.get('/api/meetings/overview')).body).toMatchObject({ map: true })
  const readRange = (range?: string) =>
    app.http.inject({ url: '/api/meetings/map.pmtiles', headers: range ? { range } : {} })
  const refused = await readRange()
  expect([refused.statusCode, refused.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`])
  expect((await readRange(`bytes=${bytes.length}-`)).statusCode).toBe(416)
  const archive = new PMTiles({
    getKey: () => 'map',
    async getBytes(offset, length) {
      const part = await readRange(`bytes=${offset}-${offset + length - 1}`)
      expect(part.statusCode).toBe(206)
      return { data: new Uint8Array(part.rawPayload).buffer }
    },
  })
  expect(await archive.getHeader()).toMatchObject({ specVersion: 3, tileType: 1, maxZoom: 6 })
  expect((await archive.getZxy(6, 18, 24))?.data.byteLength).toBeGreaterThan(100)
  expect(await archive.getZxy(6, 0, 0)).toBeUndefined()
})

test.each([
  ['is not a file', (file: string) => mkdirSync(file)],
  ['is not a PMTiles archive', (file: string) => writeFileSync(file, '<html>404')],
  ['is not complete', (file: string) => writeFileSync(file, mapArchive(40.85, -73.87).subarray(0, -1))],
  ['is not complete', (file: string) => writeFileSync(file, 'PMTiles')],
  ['cannot be read (ELOOP)', (file: string) => symlinkSync(file, file)],
])('a map that %s is not offered, and what is wrong is said', async (reason, place) => {
  await using app = await testApp()
  const file = join(app.settings.DATA_DIR, 'map.pmtiles')
  place(file)
  expect((await app.visitor.get('/api/meetings/overview')).body).toMatchObject({ map: false })
  const part = await app.http.inject({ url: '/api/meetings/map.pmtiles', headers: { range: 'bytes=0-9' } })
  expect(part.statusCode).toBeLessThan(500)
  expect(mapProblem(app.settings)).toBe(`${file} ${reason}, so the meeting finder has no map. Copy it again.`)
})
