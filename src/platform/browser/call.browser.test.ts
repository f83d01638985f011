import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { get, post } from '../call.ts'
import { CallError, keyOf, newQueryClient, refreshCalls, send } from './call.browser.ts'
import { sessionRefused } from './session-token.browser.ts'

const list = get('/api/posts', {
  query: z.object({ category: z.string().optional() }),
  answer: z.array(z.string()),
})
const one = get('/api/posts/:id', { params: z.object({ id: z.string() }), answer: z.string() })
const share = post('/api/posts', {
  body: z.object({ content: z.string() }),
  answer: z.object({ id: z.string() }),
})
const prove = post('/api/prove', { answer: z.object({}) })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A fake network: these tests check the requests that leave the page. */
function network(answer: () => Response | Promise<Response>, token?: string) {
  const requests: Request[] = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'cairn.token' ? (token ?? null) : null),
  })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests.push(new Request(new URL(address, 'http://cairn.test'), init))
    return answer()
  })
  return requests
}

test('an answer that is not OK throws with the server’s sentence, and with status and text as one line', async () => {
  network(() => Response.json({ message: 'A post cannot be blank.' }, { status: 400 }))
  const error = await send(share, { body: { content: '' } }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({
    status: 400,
    message: 'A post cannot be blank.',
    text: '400: {"message":"A post cannot be blank."}',
  })
})

test('an empty body is described by the status text', async () => {
  network(() => new Response('', { status: 502, statusText: 'Bad Gateway' }))
  await expect(send(list)).rejects.toMatchObject({ text: '502: Bad Gateway', message: '502: Bad Gateway' })
})

test('no response is an error with a plain sentence and the status 0', async () => {
  network(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(send(list)).rejects.toMatchObject({
    status: 0,
    message: expect.stringContaining('connection'),
  })
})

test('a request that gets no response in half a minute ends like a lost connection, and frees its connection', async () => {
  vi.useFakeTimers()
  let stopped: AbortSignal | null | undefined
  network(() => new Promise(() => {}))
  const silent = fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    stopped = init.signal
    return silent(address, init)
  })
  const error = send(share, { body: { content: 'One day' } }).catch((thrown: unknown) => thrown)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await error).toMatchObject({ status: 0, message: expect.stringContaining('check your connection') })
  expect(stopped?.aborted).toBe(true)
})

test('the body of a response may take longer than half a minute, but one that pauses as long ends like a lost connection', async () => {
  vi.useFakeTimers()
  let canceled = false
  const slow = (pieces: string[]) =>
    new ReadableStream({
      pull: (stream) =>
        new Promise<void>((resolve) => {
          const piece = pieces.shift()
          if (piece === undefined) return
          setTimeout(() => {
            stream.enqueue(new TextEncoder().encode(piece))
            if (piece.endsWith(']')) stream.close()
            resolve()
          }, 20_000)
        }),
      cancel: () => {
        canceled = true
      },
    })
  network(() => new Response(slow(['["fir', 'st', '"]'])))
  const answer = send(list)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await answer).toEqual(['first'])
  expect(canceled).toBe(false)
  for (const status of [200, 409]) {
    canceled = false
    network(() => new Response(slow(['["fir']), { status }))
    const error = send(list).catch((thrown: unknown) => thrown)
    await vi.advanceTimersByTimeAsync(50_000)
    expect(await error).toMatchObject({ message: expect.stringContaining('check your connection') })
    expect(canceled).toBe(true)
  }
})

test('a page of a proxy, and a body that breaks off, are described with a plain sentence', async () => {
  const portal = () => new Response('<html>Welcome to our network</html>')
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('["fir'))
      stream.error(new TypeError('network error'))
    },
  })
  for (const answer of [portal, () => new Response(body)]) {
    network(answer)
    const noAnswer = { status: 0, message: expect.stringContaining('Please check your connection') }
    await expect(send(share, { body: { content: 'One day' } })).rejects.toMatchObject(noAnswer)
    network(answer)
    await expect(newQueryClient().fetchQuery({ queryKey: keyOf(list) })).rejects.toMatchObject(noAnswer)
  }
  network(() => new Response('\n<html><h1>502 Bad Gateway</h1></html>', { status: 502 }))
  await expect(send(list)).rejects.toMatchObject({
    status: 502,
    text: '502: \n<html><h1>502 Bad Gateway</h1></html>',
    message: expect.stringContaining('Please check your connection'),
  })
  network(() => new Response('', { status: 504 }))
  await expect(send(list)).rejects.toMatchObject({ message: expect.stringContaining('connection') })
})

test('a 401 on a read is an error, and is not retried', async () => {
  const requests = network(() => Response.json({ message: 'Please log in first.' }, { status: 401 }))
  const client = newQueryClient()
  await expect(client.fetchQuery({ queryKey: keyOf(list) })).rejects.toMatchObject({ status: 401 })
  expect(requests).toHaveLength(1)
})

test('a read requests its key joined by slashes, with cookies, token and time zone', async () => {
  const requests = network(() => Response.json(['first']), 'a-token')
  const client = newQueryClient()
  expect(keyOf(one, { params: { id: 'a/b' } }).join('/')).toBe('/api/posts/a%2Fb')
  await client.fetchQuery({ queryKey: keyOf(list, { query: { category: 'daily' } }) })
  const [request] = requests
  expect(request?.url).toBe('http://cairn.test/api/posts?category=daily')
  expect(request?.credentials).toBe('include')
  expect(request?.headers.get('authorization')).toBe('Bearer a-token')
  expect(request?.headers.get('time-zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})

test('a read result never counts as stale and is never fetched again automatically', async () => {
  const requests = network(() => Response.json(['first']))
  const client = newQueryClient()
  await client.fetchQuery({ queryKey: keyOf(list) })
  await client.fetchQuery({ queryKey: keyOf(list) })
  expect(requests).toHaveLength(1)
  const { queries } = client.getDefaultOptions()
  expect(queries).toMatchObject({ refetchInterval: false, refetchOnWindowFocus: false, retry: false })
})

test('a refresh while the first read is in progress ends with what is stored after it', async () => {
  const before = Promise.withResolvers<Response>()
  const answers = [before.promise, Promise.resolve(Response.json(['before', 'after']))]
  const requests = network(() => answers[requests.length - 1] ?? Response.error())
  const client = newQueryClient()
  const observer = new QueryObserver(client, { queryKey: keyOf(list) })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => requests.length).toBe(1)
  const refreshed = refreshCalls(client, [list])
  before.resolve(Response.json(['before']))
  await refreshed
  expect(observer.getCurrentResult().data).toEqual(['before', 'after'])
  stop()
})

test('a body is sent as JSON', async () => {
  const requests = network(() => Response.json({ id: '1' }))
  expect(await send(share, { body: { content: 'One day' } })).toEqual({ id: '1' })
  expect(requests[0]?.method).toBe('POST')
  expect(requests[0]?.headers.get('content-type')).toBe('application/json')
  expect(await requests[0]?.json()).toEqual({ content: 'One day' })
})

/** A fake browser tab with its storage, and a server whose session has one valid token at a time. */
function tabs(storage: { token: string }, session: { token: string }, answer: () => Promise<void>) {
  const requests: string[] = []
  vi.stubGlobal('localStorage', {
    getItem: () => storage.token,
    setItem: (_: string, token: string) => {
      storage.token = token
    },
  })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const authorization = new Headers(init.headers).get('authorization')
    requests.push(`${address} ${authorization}`)
    if (authorization !== `Bearer ${session.token}`) return Response.json({ message: 'No.' }, { status: 401 })
    if (address !== '/api/prove') return Response.json(['first'])
    session.token = 'new'
    await answer()
    return Response.json({}, { headers: { 'Session-Token': 'new' } })
  })
  return requests
}

test('new tokens are stored before a response is returned, and a refused request is retried with them', async () => {
  const [storage, session] = [{ token: 'old' }, { token: 'old' }]
  let arrive = () => {}
  const requests = tabs(storage, session, () => new Promise((resolve) => (arrive = resolve)))
  const proven = send(prove).then(() => storage.token)
  await vi.waitFor(() => expect(session.token).toBe('new'))
  // The old token is no longer valid, and the response with the new one has not arrived yet.
  const read = send(list)
  await vi.waitFor(() => expect(requests).toContain('/api/posts Bearer old'))
  arrive()
  expect(await proven).toBe('new')
  expect(await read).toEqual(['first'])
  expect(requests).toEqual(['/api/prove Bearer old', '/api/posts Bearer old', '/api/posts Bearer new'])
})

test('a caller who is no longer signed in is refused once', async () => {
  const requests = tabs({ token: 'old' }, { token: 'another' }, async () => {})
  const refused = vi.fn()
  window.addEventListener(sessionRefused, refused)
  await expect(send(list)).rejects.toMatchObject({ status: 401 })
  await expect(send(prove)).rejects.toMatchObject({ status: 401 })
  expect(requests).toEqual(['/api/posts Bearer old', '/api/prove Bearer old'])
  expect(refused).toHaveBeenCalledTimes(2)
})
