// The definition of an API call. The route, its validation, its OpenAPI entry and the browser's typed call derive from it.
import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A call: method, path with `:names`, and the zod schemas of its inputs and its answer. */
export type Call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> = {
  method: Method
  path: string
  params: P | undefined
  query: Q | undefined
  body: B | undefined
  answer: A
  /** Maximum body size in bytes; 64 KiB by default. */
  bodyBytes: number
  /** One line for the OpenAPI document. */
  summary: string | undefined
  /** The response may carry a new session token, see `newTokenHeader`. */
  renewsToken: boolean
  /** Accepts a body of any type and drops it. For calls that other programs make, such as one-click unsubscribe. */
  ignoresBody: boolean
}

/** The response header with a session's new bearer token. The previous token is no longer valid. */
export const newTokenHeader = 'Session-Token'

export type AnyCall = Call<z.ZodType, z.ZodType, z.ZodType, z.ZodType>

type Parts<P, Q, B, A> = {
  params?: P
  query?: Q
  body?: B
  answer: A
  bodyBytes?: number
  summary?: string
  renewsToken?: true
  ignoresBody?: true
}

type Maker = <
  A extends z.ZodType,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
>(
  path: string,
  parts: Parts<P, Q, B, A>,
) => Call<P, Q, B, A>

function maker(method: Method): Maker {
  return (path, parts) => ({
    method,
    path,
    params: parts.params,
    query: parts.query,
    body: parts.body,
    answer: parts.answer,
    bodyBytes: parts.bodyBytes ?? 64 * 1024,
    summary: parts.summary,
    renewsToken: parts.renewsToken ?? false,
    ignoresBody: parts.ignoresBody ?? false,
  })
}

export const get = maker('GET')
export const post = maker('POST')
export const put = maker('PUT')
export const patch = maker('PATCH')
export const del = maker('DELETE')

/** The URL of a call with its path parameters and query. */
export function urlOf(path: string, params?: unknown, query?: unknown): string {
  const names: Record<string, unknown> = isRecord(params) ? params : {}
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(names[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size === 0 ? filled : `${filled}?${search.toString()}`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
