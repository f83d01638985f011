// Members and trusted people for the tests of this capability.
import { expect } from 'vitest'
import { newId } from '../../platform/ids.ts'
import type { TestApp, TestPerson } from './test-app.server.ts'

export const everything = { calls: true, checkIns: true, plan: true }
export const onlyCalls = { calls: true, checkIns: false, plan: false }
export const now = '2026-03-10T12:00:00Z'

/** Invites a person; returns the secrets of the link. */
export async function invited(ana: TestPerson, shares = everything) {
  const { status, body } = await ana.post('/api/trusted/people', { name: 'Sam', memberName: 'Ana', shares })
  expect(status).toBe(200)
  return body as { id: string; token: string }
}

/** Accepts the invitation as a person without an account, with a confirmed address if one is given. */
export async function accepted(app: TestApp, ana: TestPerson, { shares = everything, email = '' } = {}) {
  const { id, token } = await invited(ana, shares)
  const answer = await app.visitor.post('/api/trusted/invitation/accept', {
    token,
    accepts: shares,
    ...(email ? { email } : {}),
  })
  expect(answer.status, answer.text).toBe(200)
  if (email) {
    const message = (await app.mails()).findLast(({ to }) => to === email)
    const confirm = /confirm=(\S+)/.exec(message?.text ?? '')?.[1]
    expect((await app.visitor.post('/api/trusted/person/email/confirm', { token: confirm })).status).toBe(200)
  }
  return { id, token: answer.body.token as string }
}

export const view = (app: TestApp, token: string) => app.visitor.post('/api/trusted/person', { token })
export const ask = (ana: TestPerson, id: string = newId()) => ana.post('/api/trusted/calls', { id })
export const withMail = { now, settings: { SMTP_URL: 'smtp://127.0.0.1:1' } }
