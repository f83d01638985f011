import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core'
import openapiTypes from 'openapi-typescript'
import { expect, test } from 'vitest'
import { access } from './testing/access.server.ts'
import { testApp } from './testing/test-app.server.ts'

type Operation = { operationId: string; security: object[]; responses: Record<string, object> }

async function documentOfCalls() {
  await using app = await testApp({ settings: { PUBLIC_URL: 'https://cairn.test' } })
  return (await app.visitor.get('/api/docs')).text
}

function operationsOf(document: string): [string, Operation][] {
  const paths: Record<string, Record<string, Operation>> = JSON.parse(document).paths
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      operation,
    ]),
  )
}

test('the OpenAPI document passes the recommended rules of Redocly', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // Fastify matches fixed segments before parameters, so `/meetings/attended/{id}` does not conflict with `/meetings/{id}/attended`.
    rules: { 'no-ambiguous-paths': 'off' },
  })
  const problems = await lintDocument({
    document: makeDocumentFromString(await documentOfCalls(), '/openapi.json'),
    config,
    externalRefResolver: new BaseResolver(config.resolve),
  })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('every call has a unique operation id, and says whether it needs a session', async () => {
  const operations = operationsOf(await documentOfCalls())
  expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length)
  for (const [call, { operationId, security, responses }] of operations) {
    expect(operationId, call).toMatch(/^[a-zA-Z]+\.[a-zA-Z]+$/)
    const open = access[call]?.who === 'anyone'
    const needed = security.length > 0 && !security.some((scheme) => Object.keys(scheme).length === 0)
    expect(needed, call).toBe(!open)
    expect('401' in responses, call).toBe(needed)
  }
})

const usage = (status: string) => `
type SharePost = paths['/api/forum/posts']['post']
export const body: SharePost['requestBody']['content']['application/json'] = { category: 'daily', content: 'One day.' }
export type Post = SharePost['responses'][200]['content']['application/json']
export const words = (post: Post): string => post.content
export const refused: SharePost['responses'][${status}]['content']['application/json'] = { message: 'No.' }
export const byId: paths['/api/forum/posts/{id}']['delete']['parameters']['path'] = { id: 'an id' }
`

async function compileClient(code: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-client-'))
  try {
    writeFileSync(join(folder, 'client.ts'), code)
    const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc')
    await promisify(execFile)(process.execPath, [tsc, '--strict', '--noEmit', 'client.ts'], { cwd: folder })
    return ''
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('a client generated from the document compiles, and rejects fields that no call returns', async () => {
  const types = await openapiTypes(JSON.parse(await documentOfCalls()))
  expect(await compileClient(`${types}${usage('418')}`)).not.toBe('')
  expect(await compileClient(`${types}${usage('403')}`)).toBe('')
})
