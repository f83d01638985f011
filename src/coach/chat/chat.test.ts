import { afterEach, expect, test, vi } from 'vitest'
import { sendToCoach } from './chat.browser.ts'

afterEach(() => vi.unstubAllGlobals())

test('a message that meets the page of a proxy fails with a plain sentence, and a refusal with the server’s', async () => {
  const answers = [
    new Response('<html><h1>502 Bad Gateway</h1></html>', { status: 502, statusText: 'Bad Gateway' }),
    Response.json({ message: 'This is part of Premium.' }, { status: 409 }),
  ]
  vi.stubGlobal('fetch', async () => answers.shift())
  const say = () =>
    sendToCoach(
      { message: 'Hello', attempt: '1', region: 'us' },
      { piece: () => undefined, replace: () => undefined },
      new AbortController().signal,
    )
  await expect(say()).rejects.toMatchObject({
    name: 'ChatFailure',
    message: 'Cairn cannot be reached right now. Please check your connection and try again.',
  })
  await expect(say()).rejects.toMatchObject({ name: 'ChatFailure', message: 'This is part of Premium.' })
})
