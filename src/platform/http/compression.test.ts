import { Readable } from 'node:stream'
import { brotliCompressSync, gunzipSync } from 'node:zlib'
import { type FastifyInstance, fastify, type InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { compressResponses } from './compression.server.ts'

const list = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id, name: 'one of many' })))

async function server(): Promise<FastifyInstance> {
  const app = fastify()
  compressResponses(app)
  const json = 'application/json; charset=utf-8'
  app.get('/list', (_, reply) => reply.type(json).send(list))
  app.post('/list', (_, reply) => reply.type(json).send(list))
  app.get('/short', (_, reply) => reply.type(json).send('{}'))
  app.get('/stream', (_, reply) => reply.type(json).send(Readable.from([list])))
  app.get('/image', (_, reply) => reply.type('image/png').send(Buffer.alloc(5_000)))
  app.get('/ready', (_, reply) =>
    reply.type(json).header('Content-Encoding', 'br').send(brotliCompressSync(list)),
  )
  return app
}

const asking = (url: string, encoding = 'gzip, deflate, br', method: InjectOptions['method'] = 'GET') => ({
  url,
  method,
  headers: { 'accept-encoding': encoding },
})

test('long responses to reads are compressed, including streams, with the same content', async () => {
  await using app = await server()
  for (const url of ['/list', '/stream']) {
    const answer = await app.inject(asking(url))
    expect(answer.headers, url).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(answer.rawPayload).toString(), url).toBe(list)
    expect(answer.rawPayload.length, url).toBeLessThan(list.length / 5)
  }
})

test('responses to writes, short ones, images and already compressed ones are not compressed', async () => {
  await using app = await server()
  expect((await app.inject(asking('/list', 'gzip', 'POST'))).headers).not.toHaveProperty('content-encoding')
  expect((await app.inject(asking('/short'))).body).toBe('{}')
  expect((await app.inject(asking('/image'))).headers).not.toHaveProperty('content-encoding')
  expect((await app.inject(asking('/ready'))).headers['content-encoding']).toBe('br')
})

test('a client without gzip gets plain text, with a Vary header', async () => {
  await using app = await server()
  for (const encoding of ['', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0, br']) {
    const answer = await app.inject(asking('/list', encoding))
    expect(answer.headers, encoding).not.toHaveProperty('content-encoding')
    expect(answer.headers['vary'], encoding).toBe('Accept-Encoding')
    expect(answer.body, encoding).toBe(list)
  }
})
