import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.server.ts'

test('no operator is named unless the settings name one', async () => {
  await using app = await testApp()
  expect((await app.visitor.get('/api/installation')).body).toEqual({
    operator: { name: null, address: null, email: null, services: null },
    mail: false,
    engine: null,
    payments: 'practice',
  })
})

test('the privacy page gets the operator and the services that process data', async () => {
  await using app = await testApp({
    settings: {
      OPERATOR_NAME: 'Cairn of Example County',
      OPERATOR_ADDRESS: '1 Example Street',
      OPERATOR_EMAIL: 'privacy@example.org',
      OPERATOR_SERVICES: 'Example Hosting (servers)',
      SMTP_URL: 'smtp://user:secret@127.0.0.1:1',
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
      AI_API_KEY: 'key-of-the-engine',
      AI_MODEL: 'llama',
      AI_NAME: 'Llama',
    },
  })
  const answer = await app.visitor.get('/api/installation')
  expect(answer.body).toEqual({
    operator: {
      name: 'Cairn of Example County',
      address: '1 Example Street',
      email: 'privacy@example.org',
      services: 'Example Hosting (servers)',
    },
    mail: true,
    engine: { name: 'Llama', host: '127.0.0.1:9' },
    payments: 'practice',
  })
  expect(answer.text).not.toMatch(/secret|key-of-the-engine/)
})
