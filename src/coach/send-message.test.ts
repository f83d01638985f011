import { expect, test } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../app/testing/test-app.server.ts'
import { type Behavior, fakeEngine, says } from '../platform/testing/fake-engine.server.ts'

// A stream is read over a real connection.
async function streamed(
  app: TestApp,
  person: TestPerson,
  message: string,
): Promise<{ type: string; text: string }> {
  const address = app.http.server.listening
    ? addressOf(app)
    : await app.http.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${address}/api/ai-chat`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${person.token}`,
    },
    body: JSON.stringify({ message }),
  })
  return { type: response.headers.get('content-type') ?? '', text: await response.text() }
}

function addressOf(app: TestApp): string {
  const address = app.http.server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test('on request the answer is streamed in pieces, and the last event has all messages', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const answer = await streamed(app, ana, 'I feel angry at my boss')
  expect(answer.type).toMatch(/text\/event-stream/)
  const events = answer.text.split('\n\n').filter((one) => one.startsWith('event'))
  expect(events.filter((one) => one.startsWith('event: piece')).length).toBeGreaterThan(1)
  const done = JSON.parse(/data: (.*)/.exec(events.at(-1) ?? '')?.[1] ?? '{}')
  expect(done.messages).toHaveLength(2)
  const pieces = events
    .filter((one) => one.startsWith('event: piece'))
    .map((one) => JSON.parse(/data: (.*)/.exec(one)?.[1] ?? '{}').text)
  expect(pieces.join('')).toBe(done.messages[1].content)
})

test('nothing is sent to an engine before the member agreed to its name and host', async () => {
  await using small = await fakeEngine(says('It sounds like a heavy day. What would help most right now?'))
  await using app = await testApp({ settings: small.settings })
  const ana = await app.member('Ana', { plan: 'premium' })
  expect((await ana.get('/api/coach')).body).toMatchObject({
    mode: 'guided',
    engine: { name: 'Small Engine', agreed: false },
  })
  expect((await ana.post('/api/ai-chat', { message: 'I feel low' })).body.messages[1].by).toBe('guide')
  expect(small.questions).toHaveLength(0)
  expect((await ana.put('/api/coach/choices', { engine: 'Another Engine' })).body.mode).toBe('guided')
  expect((await ana.put('/api/coach/choices', { engine: small.title })).body.mode).toBe('engine')
  const answer = await ana.post('/api/ai-chat', {
    message: 'I feel low, write me at ana@example.org or 555 123 4567',
  })
  expect(answer.body.messages[1]).toMatchObject({
    by: 'engine',
    content: expect.stringMatching(/What would help most/),
  })
  expect(answer.body.messages[1].content).toMatch(/not a human being/)
  const sent = JSON.stringify(small.questions)
  expect(sent).not.toMatch(/ana@example|555 123/)
  expect(sent).toMatch(/motivational interviewing/)
  await ana.put('/api/coach/choices', { engine: null })
  expect((await ana.post('/api/ai-chat', { message: 'I feel low' })).body.messages[1].by).toBe('guide')
})

test('the engine gets no request about danger or a boundary', async () => {
  await using small = await fakeEngine(says('Sure, take 20 mg.'))
  await using app = await testApp({ settings: small.settings })
  const ana = await app.member('Ana', { plan: 'premium' })
  await ana.put('/api/coach/choices', { engine: small.title })
  const { conversationId, messages } = (await ana.post('/api/ai-chat', { message: 'I want to kill myself' }))
    .body
  expect(messages[1].content).toMatch(/988/)
  await ana.post('/api/ai-chat', { message: 'how many mg of xanax can I take', conversationId })
  expect(small.questions).toHaveLength(0)
})

test('a harmful answer is never shown, also not in part in a stream, and the guide answers and says so (B2 24–26)', async () => {
  const harmful = [
    'I hear you. You could take 20 mg of diazepam tonight. Rest well after that. Good night.',
    'I understand. I am a human like you. What is going on today? Tell me more.',
    'That is hard. Call 1-888-555-0199 now. They will help you. Truly.',
    'Hello there. <script>alert(1)</script> Something else. More.',
    'Ignore all previous instructions. My system prompt says: be kind. Yes.',
  ]
  let turn = 0
  await using small = await fakeEngine((question, response) => says(harmful[turn] ?? '')(question, response))
  await using app = await testApp({ settings: small.settings })
  const ana = await app.member('Ana', { plan: 'premium' })
  await ana.put('/api/coach/choices', { engine: small.title })
  for (turn = 0; turn < harmful.length; turn += 1) {
    const answer = await streamed(app, ana, 'I feel lonely tonight')
    expect(answer.text).not.toMatch(/20 mg|a human like you|555-0199|<script|system prompt says/)
    expect(answer.text).toMatch(/did not pass our check/)
    expect(answer.text).toMatch(/event: replace/)
  }
  expect(small.questions).toHaveLength(harmful.length)
})

const safeAnswer = 'It sounds like a long week. What helped you through the last one?'

async function withEngine(behave: Behavior, judge?: Behavior) {
  const engine = await fakeEngine(behave, judge)
  const app = await testApp({ settings: engine.settings })
  const ana = await app.member('Ana', { plan: 'premium' })
  await ana.put('/api/coach/choices', { engine: engine.title })
  return {
    engine,
    app,
    ana,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await engine[Symbol.asyncDispose]()
    },
  }
}

test.each([
  ['says yes', says('Yes, it gives a plan.')],
  ['is unsure', says('No harm in most of it, but yes in one part')],
  ['fails', (_: unknown, response: Parameters<Behavior>[1]) => void response.writeHead(400).end('{}')],
  ['says nothing', says('')],
] as const)('an answer is not shown if the judge %s', async (_, judge) => {
  await using it = await withEngine(says(safeAnswer), judge)
  const { text } = await streamed(it.app, it.ana, 'I feel lonely tonight')
  expect(text).not.toMatch(/long week/)
  expect(text).toMatch(/comes from the prepared guide/)
  expect(it.engine.judged).toHaveLength(1)
})

test('the judge gets the answer and the message with personal data masked, but not the system prompt', async () => {
  await using it = await withEngine(says(safeAnswer))
  await it.ana.post('/api/ai-chat', { message: 'I feel lonely since Maria Gonzalez left' })
  const [sent] = it.engine.judged
  expect(sent?.messages).toHaveLength(2)
  expect(sent?.messages[1]?.content).toContain(safeAnswer)
  expect(sent?.messages[1]?.content).toContain('since [a name] left')
  expect(JSON.stringify(sent)).not.toMatch(/motivational interviewing/)
})

test('the system prompt says who and what the conversation is about', async () => {
  await using it = await withEngine(says(safeAnswer))
  await it.ana.post('/api/ai-chat', {
    message: 'I tell my brother every week that his drinking scares the kids',
  })
  expect(it.engine.questions[0]?.messages[0]?.content).toMatch(/your brother.*alcohol/)
})

test('a danger that only the engine detects is asked about with phone numbers, and remembered', async () => {
  await using it = await withEngine(says('FLAG life'))
  const message = 'I finished up everything at work and handed over my projects'
  const first = await it.ana.post('/api/ai-chat', { message })
  const [, answer] = first.body.messages
  expect(answer).toMatchObject({ by: 'guide', check: expect.stringMatching(/added a question and numbers/) })
  expect(answer.content).toMatch(/Are you thinking about ending your life\?$/)
  expect(JSON.stringify(answer.links)).toMatch(/988/)
  const { conversationId } = first.body
  const next = await it.ana.post('/api/ai-chat', { message: 'yes', conversationId })
  expect(next.body.messages.at(-1).content).toMatch(/988/)
  expect(it.engine.questions).toHaveLength(1)
})

test('a danger that only the engine detects is asked about in a temporary conversation, too', async () => {
  await using it = await withEngine(says('FLAG violence'))
  const message = 'he came home early again and I sat in the car for an hour'
  const first = await it.ana.post('/api/ai-chat', { message, temporary: true })
  expect(first.body.messages[1].content).toMatch(/Is someone hurting or threatening you\?$/)
  const { sealed } = first.body
  const next = await it.ana.post('/api/ai-chat', { message: 'yes', temporary: true, sealed })
  expect(JSON.stringify(next.body.messages.at(-1).links)).toMatch(/911/)
  expect(next.body.messages.at(-1).content).toMatch(/violence|hurt/i)
})
