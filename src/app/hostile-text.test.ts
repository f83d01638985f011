// Text that tries to inject code comes back as plain text, and text that tries to slow down parsing is processed quickly.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signsIn } from '../crisis/detector/signs.ts'
import { articles } from '../library/articles.ts'
import { markedParts, matchesCard } from '../library/search/search.ts'
import { routes } from './program/capabilities.server.ts'
import { access, addressIn } from './testing/access.server.ts'
import { testApp } from './testing/test-app.server.ts'

const patient = { timeout: 240_000 }

const polyglots = [
  `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */oNcliCk=alert() )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=alert()//>\\x3e`,
  `"><img src=x onerror=alert(1)>{{7*7}}\${7*7}<%= 7*7 %>`,
  `</script><script>alert(1)</script>`,
  `<iframe srcdoc="<script>parent.alert(1)</script>">`,
  `'; drop table members; --`,
  `' or '1'='1`,
  `\${jndi:ldap://127.0.0.1/a}`,
  `=cmd|' /C calc'!A0`,
  `[x](javascript:alert(1)) ![x](x" onerror="alert(1))`,
  `&lt;script&gt;alert(1)&lt;/script&gt;`,
  `Robert\\'); DROP TABLE students;--`,
  `\u202Egnitset‮ \u2066rtl\u2069`,
]

const isWords = (value: unknown, field: string): value is string =>
  typeof value === 'string' && !/email|password|token|encryptedContent|code|id$/i.test(field)

test('any text comes back as the same JSON string', patient, async () => {
  await using app = await testApp()
  const wrong: string[] = []
  const accepted = new Set<string>()
  for (const [at, polyglot] of polyglots.entries()) {
    const ana = await app.member('Ana', { plan: 'professional', role: 'admin' })
    for (const { call } of routes(app.services)) {
      const name = `${call.method} ${call.path}`
      const body = access[name]?.body?.({})
      if (!body || access[name]?.ends || call.path.includes('password')) continue
      for (const field of Object.keys(body).filter((field) => isWords(body[field], field))) {
        const answer = await app.http.inject({
          method: call.method,
          url: addressIn(name, {}),
          headers: {
            'content-type': 'application/json',
            ...(access[name]?.who === 'anyone' ? {} : { authorization: `Bearer ${ana.token}` }),
          },
          payload: JSON.stringify({ ...body, [field]: polyglot }),
        })
        const what = `${name} ${field} ${at}: ${answer.statusCode}`
        if (answer.statusCode >= 500) wrong.push(what)
        if (answer.headers['content-type'] !== 'application/json; charset=utf-8')
          wrong.push(`${what} as ${answer.headers['content-type']}`)
        if (answer.headers['x-content-type-options'] !== 'nosniff') wrong.push(`${what} may be sniffed`)
        if (answer.statusCode >= 400 && answer.body.includes('alert')) wrong.push(`${what} repeats it`)
        if (answer.statusCode === 200) accepted.add(`${name} ${field}`)
      }
    }
    // Where people read the text it is unchanged, neither escaped nor truncated.
    const [name, displayName] = [polyglot.slice(0, 80), polyglot.slice(0, 40)]
    // Names with a web address are refused, but older rows may still contain one.
    if ((await ana.patch('/api/account', { name, displayName })).status === 400)
      await sql`update members set name = ${name.trim()}, display_name = ${displayName.trim()} where id = ${ana.id}`.execute(
        app.db,
      )
    const account = (await ana.get('/api/account')).body
    expect([account.name, account.displayName]).toEqual([
      polyglot.slice(0, 80).trim(),
      polyglot.slice(0, 40).trim(),
    ])
    const post = await ana.post('/api/forum/posts', {
      category: 'general',
      content: `Day ${at}. ${polyglot}`,
    })
    const [first] = (await ana.get('/api/forum/posts?limit=1')).body
    if (post.body.held === null) expect(first.content).toBe(post.body.content)
    expect(post.body.author).toBe(account.displayName)
  }
  expect(wrong).toEqual([])
  expect([...accepted].toSorted()).toEqual(
    expect.arrayContaining(['POST /api/ai-chat message', 'POST /api/forum/posts content']),
  )
})

test('a CSV export contains no formulas', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  for (const title of ['=cmd|x!A0', '+1+1', '-1', '@sum(1)', '"quoted"']) {
    const body = { title, description: '', category: 'mental', frequency: 'daily', points: 1 }
    const { id } = (await ana.post('/api/recovery-tracker/activities', body)).body
    await ana.post(`/api/recovery-tracker/activities/${id}/complete`, {})
  }
  const csv = await ana.get('/api/recovery-tracker/export.csv')
  expect(csv.text.split('\r\n').filter(Boolean)).toHaveLength(6)
  expect(csv.text).not.toMatch(/(^|,)"?[=+\-@]/m)
  expect(csv.headers['content-disposition']).toBe('attachment; filename="recovery-tracker.csv"')
})

test('a name with line breaks adds no header to an email', async () => {
  await using app = await testApp({ settings: { STAFF_EMAIL: 'team@example.org' } })
  for (const name of ['Noa\r\nBcc: all@example.org', 'Noa\nSubject: x']) {
    await app.visitor.post('/api/contact', {
      name,
      email: 'noa@example.org',
      subject: 'general',
      message: 'Hello',
    })
  }
  const bad = {
    name: 'Noa',
    email: 'noa@example.org\r\nBcc: all@example.org',
    subject: 'general',
    message: 'Hello',
  }
  expect((await app.visitor.post('/api/contact', bad)).status).toBe(400)
  for (const { to, subject } of await app.mails()) expect(`${to}${subject}`).not.toMatch(/[\r\n]|Bcc/)
  expect(await app.mails()).toHaveLength(2)
})

const metacharacters = [
  '.*(+[',
  '(a+)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(.*a){20}',
  '%_%_%',
  '\\',
  "'&|!():*",
  '[[:alpha:]]',
  '$&',
  '\\d{1,99999}',
]

test('a search treats every character literally and responds quickly', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { role: 'admin' })
  await ana.post('/api/forum/posts', {
    category: 'general',
    content: `The sign .*(+[ and ${'a'.repeat(400)}!`,
  })
  for (const words of [...metacharacters, 'a'.repeat(200), 'a '.repeat(100), '('.repeat(200)]) {
    const q = encodeURIComponent(words)
    const began = performance.now()
    const answers = await Promise.all([
      ana.get(`/api/forum/posts?q=${q}`),
      app.visitor.get(`/api/meetings?q=${q}&state=${encodeURIComponent(words.slice(0, 60))}`),
      ana.get(`/api/admin/members?email=${q}`),
    ])
    const milliseconds = performance.now() - began
    for (const { status, text } of answers) expect(status, `${words} ${text.slice(0, 80)}`).toBe(200)
    // On an idle machine each takes less than 50 ms; catastrophic backtracking would take minutes.
    expect(milliseconds, words).toBeLessThan(3_000)
    const reading = performance.now()
    for (const article of articles) matchesCard(article, words)
    expect(
      markedParts(`x ${words} y`, [words])
        .map(({ text }) => text)
        .join(''),
    ).toBe(`x ${words} y`)
    expect(performance.now() - reading, words).toBeLessThan(1_000)
  }
})

test('the detector is fast even for the longest hostile post', () => {
  const repeated = (piece: string) => piece.repeat(Math.ceil(5_000 / piece.length)).slice(0, 5_000)
  const worst = [
    'a',
    ' ',
    'a ',
    'aa!',
    '1',
    '1-',
    '(555) ',
    'a@',
    'a@a.',
    'http://',
    'k*',
    '*',
    's*i',
    'i want to ',
    'no ',
    '. ',
    '\n',
    'ha',
    '🌿',
    'ا',
    '\u200b',
    'want to die not ',
  ]
  for (const piece of worst) {
    const began = performance.now()
    signsIn(`${repeated(piece)}!`)
    signsIn(`!${repeated(`${piece}x`)}`)
    expect(performance.now() - began, JSON.stringify(piece)).toBeLessThan(2_000)
  }
})
