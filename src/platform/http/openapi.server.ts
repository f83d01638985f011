// The OpenAPI document of all calls, made from their contracts.
import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type AnyCall, newTokenHeader } from '../call.ts'
import type { HttpOptions } from './build-server.server.ts'
import type { Route } from './http.server.ts'

/** A call's capability and its name there. */
export type OperationName = { tag: string; name: string }

type Operation = Record<string, unknown> & { responses: Record<string, unknown> }

const renewal = `If the response has the header ${newTokenHeader}, its value is the session's new bearer token, and the previous token and cookie are no longer valid.`
const errorSchema = {
  type: 'object' as const,
  required: ['message'],
  properties: { message: { type: 'string' as const, description: 'One sentence for the person.' } },
}
const errorResponses = {
  BadRequest: 'The input is malformed or invalid.',
  NotSignedIn: 'No session, or one that has ended.',
  NotAllowed: 'The plan, the role or the origin of the request does not allow it.',
  NotFound: 'It is not there, or belongs to someone else.',
  Conflict: 'It does not fit what is stored.',
  TooLarge: 'The body is too large.',
  TooMany: 'Too many requests; the header Retry-After says when to try again.',
  Unavailable: 'The database or an external service does not respond.',
}
const statuses: Record<string, keyof typeof errorResponses> = {
  400: 'BadRequest',
  401: 'NotSignedIn',
  403: 'NotAllowed',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  429: 'TooMany',
  503: 'Unavailable',
}

/** Call it before the routes are added. `app.swagger()` then returns the document. */
export async function documentCalls(app: FastifyInstance, options: HttpOptions): Promise<void> {
  const { services, routes, operations, version } = options
  const { PUBLIC_URL } = services.settings
  const byPath = new Map(
    routes.map((route) => [keyOf(route.call.method, templateOf(route.call.path)), route]),
  )
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cairn',
        version,
        license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      },
      servers: [{ url: PUBLIC_URL }],
      components: { securitySchemes: securitySchemes(PUBLIC_URL) },
    },
    transform: jsonSchemaTransform,
    transformObject(input) {
      if (!('openapiObject' in input)) return {}
      const document = input.openapiObject
      for (const [path, methods] of Object.entries(document.paths ?? {}))
        for (const [method, operation] of Object.entries(methods ?? {})) {
          const route = byPath.get(keyOf(method, path))
          if (route) describe(operation as Operation, route, operations.get(route.call))
        }
      const responses = Object.entries(errorResponses).map(([name, description]) => [
        name,
        { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
      ])
      document.components = {
        ...document.components,
        schemas: { ...document.components?.schemas, Error: errorSchema },
        responses: Object.fromEntries(responses),
      }
      return document
    },
  })
}

function describe(operation: Operation, { call, session }: Route, named: OperationName | undefined) {
  if (named) {
    operation['operationId'] = `${named.tag}.${named.name}`
    operation['tags'] = [named.tag]
    operation['summary'] = call.summary ?? sentenceOf(named.name)
  }
  if (call.renewsToken) operation['description'] = renewal
  operation['security'] = securityOf(session)
  for (const status of errorsOf(call, session))
    operation.responses[status] = { $ref: `#/components/responses/${statuses[status]}` }
}

/** `sharePost` as “Share post”. */
function sentenceOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function securitySchemes(publicUrl: string) {
  const cookie = publicUrl.startsWith('https:') ? '__Host-session' : 'session'
  return {
    bearer: { type: 'http', scheme: 'bearer', description: 'The token that a login returns.' },
    cookie: {
      type: 'apiKey',
      in: 'cookie',
      name: cookie,
      description: 'Set by a login. A write by cookie must come from the same origin.',
    },
  } as const
}

function securityOf(session: Route['session']): object[] {
  if (session === 'none') return []
  const either = [{ bearer: [] }, { cookie: [] }]
  return session === 'optional' ? [{}, ...either] : either
}

function errorsOf({ params, query, body }: AnyCall, session: Route['session']): string[] {
  const input = params ?? query ?? body
  return [
    ...(input ? ['400'] : []),
    ...(session === 'required' ? ['401', '403'] : []),
    ...(params ? ['404'] : []),
    ...(body ? ['409', '413'] : []),
    '429',
    '503',
  ]
}

const templateOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}')
const keyOf = (method: string, path: string) => `${method.toUpperCase()} ${path}`
