// An OpenAI-compatible engine on a real port that can hang, fail or lie on demand.
import { createServer, type ServerResponse } from 'node:http'

type Question = { messages: { role: string; content: string }[] }
export type Behavior = (question: Question, response: ServerResponse) => unknown

const asksForVerdict = ({ messages }: Question) =>
  (messages[0]?.content ?? '').includes('one word: yes or no')

/** Starts the engine; `behave` responds to each request, and `judge` to those for a verdict. */
export async function fakeEngine(behave: Behavior, judge: Behavior = says('No')) {
  const questions: Question[] = []
  const judged: Question[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      const question: Question = JSON.parse(body)
      const isVerdict = asksForVerdict(question)
      ;(isVerdict ? judged : questions).push(question)
      ;(isVerdict ? judge : behave)(question, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    questions,
    judged,
    settings: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'small', AI_NAME: 'Small Engine' },
    title: `Small Engine at 127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const piece = (content: string, end: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: end }] })}\n\n`

function opened(response: ServerResponse) {
  return response.writeHead(200, { 'content-type': 'text/event-stream' })
}

/** Streams this text in pieces and finishes. */
export function says(text: string, end = 'stop'): Behavior {
  return (_, response) => {
    opened(response)
    for (const part of text.match(/.{1,12}/gs) ?? []) response.write(piece(part))
    response.end(`${piece('', end)}data: [DONE]\n\n`)
  }
}

/** Every way in which an engine can fail; `text` is what it would have answered. */
export function brokenEngines(text: string): readonly (readonly [string, Behavior])[] {
  const half = text.slice(0, text.length / 2)
  return [
    ['hangs', () => undefined],
    ['hangs after some words', (_, response) => opened(response).write(piece(half))],
    ['answers 500', (_, response) => response.writeHead(500).end('no')],
    [
      'answers 429 and asks to be tried in 50 s',
      (_, response) => response.writeHead(429, { 'retry-after': '50' }).end('{}'),
    ],
    ['sends five megabytes in one piece', (_, response) => opened(response).end(piece('a'.repeat(5e6)))],
    [
      'sends five megabytes in small pieces',
      (_, response) => opened(response).end(piece('word '.repeat(20)).repeat(50_000)),
    ],
    ['sends five megabytes that are no line', (_, response) => opened(response).end('a'.repeat(5e6))],
    [
      'sends pieces with nothing in them for ever',
      (_, response) => {
        opened(response)
        const timer = setInterval(() => response.write(piece('').repeat(100)), 5)
        response.on('close', () => clearInterval(timer))
      },
    ],
    ['is not JSON', (_, response) => opened(response).end('data: hello\n\n')],
    ['is not an event stream', (_, response) => response.end(`<html>${text}</html>`)],
    [
      'has another schema',
      (_, response) => opened(response).end(`data: ${JSON.stringify({ answer: text })}\n\ndata: [DONE]\n\n`),
    ],
    [
      'answers with a number',
      (_, response) =>
        opened(response).end('data: {"choices":[{"delta":{"content":7},"finish_reason":"stop"}]}\n\n'),
    ],
    ['says nothing', says('')],
    ['ends without a word that it is done', (_, response) => opened(response).end(piece(half))],
    ['is cut off', (_, response) => opened(response).write(piece(half), () => response.destroy())],
    ['runs out of room in the middle', says(half, 'length')],
    ['filters its own answer', says(half, 'content_filter')],
  ]
}
