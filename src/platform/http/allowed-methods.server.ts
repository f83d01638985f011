// Responds 405 with `Allow` to a method that an API path does not have. Fastify alone would respond 404.
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'

/** Call it before the routes are added. */
export function refuseOtherMethods(app: FastifyInstance): void {
  const methodsByPath = new Map<string, string[]>()
  app.addHook('onRoute', ({ method, url }) => {
    if (isApi(url)) methodsByPath.set(url, [...(methodsByPath.get(url) ?? []), ...[method].flat()])
  })
  app.addHook('onRequest', (request, _, done) => {
    // Other routes than those of the API are the files of the pages.
    if (!isApi(request.url) || isApi(request.routeOptions.url ?? '')) return done()
    const [path = ''] = request.url.split('?')
    const allowed = [...methodsByPath].flatMap(([route, methods]) => (matches(route, path) ? methods : []))
    if (allowed.length === 0) return done()
    done(
      new Refusal(405, 'This address does not support that method.', {
        Allow: [...new Set(allowed)].toSorted().join(', '),
      }),
    )
  })
}

const isApi = (path: string) => path.startsWith('/api/')

/** Whether a path fits a route with `:names`. */
function matches(route: string, path: string): boolean {
  const parts = path.split('/')
  const expected = route.split('/')
  return (
    expected.length === parts.length &&
    expected.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  )
}
