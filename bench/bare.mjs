// The reference that Cairn is compared with: only node:http and pg, with the same query or insert and the same pool, without validation.
import { createServer } from 'node:http'
import pg from 'pg'
import { newId } from '../src/platform/ids.ts'

const pool = new pg.Pool({ ...JSON.parse(process.env.BENCH_DATABASE ?? '{}'), max: 10 })
const json = { 'content-type': 'application/json; charset=utf-8' }
const handlers = new Map()

function send(response, body) {
  response.writeHead(200, { ...json, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

function read(request) {
  return new Promise((resolve) => {
    let text = ''
    request.on('data', (part) => (text += part))
    request.on('end', () => resolve(JSON.parse(text)))
  })
}

/**
 * `bytes`: a constant response. `query`: one prepared statement with rotating values; `column` is the one with JSON, which is sent unchanged.
 * `insert`: a row with an ordered key, a rotating member and fields of the body.
 */
function handlerOf({ bytes, query, column, insert, values }) {
  if (bytes) return (_, response) => send(response, bytes)
  let turn = 0
  if (query)
    return async (_, response) => {
      turn = (turn + 1) % values.length
      const { rows } = await pool.query({ ...query, values: values[turn] })
      send(response, column ? rows[0][column] : JSON.stringify(rows[0]))
    }
  return async (request, response) => {
    const body = await read(request)
    turn = (turn + 1) % values.length
    const id = newId()
    const parameters = [id, values[turn], ...insert.fields.map((field) => body[field])]
    await pool.query({ name: insert.name, text: insert.text, values: parameters })
    send(response, JSON.stringify({ id }))
  }
}

process.on('message', ({ path, ...route }) => {
  handlers.set(path, handlerOf(route))
  process.send('added')
})
process.on('disconnect', () => process.exit())

const server = createServer((request, response) => {
  const handler = handlers.get(request.url)
  if (handler)
    Promise.resolve(handler(request, response)).catch((error) => {
      console.error(error.message)
      response.writeHead(500)
      response.end()
    })
  else {
    response.writeHead(404)
    response.end()
  }
})
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }))
