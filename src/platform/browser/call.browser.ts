// How a page talks to the server: cookies with every call, the token where there is one, the person's time zone, no second tries.
import {
  notifyManager,
  QueryClient,
  type QueryKey,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import { type AnyCall, urlOf as addressOfCall, newTokenHeader } from '../call.ts'
import { toast } from '../ui/toast.tsx'

type Part<S, K extends string> = S extends z.ZodType
  ? [z.input<S>] extends [undefined]
    ? unknown
    : { [key in K]: z.input<S> }
  : unknown

/** The parts of a request that the call's contract asks for. */
export type Input<C extends AnyCall> = Part<NonNullable<C['params']>, 'params'> &
  Partial<Part<NonNullable<C['query']>, 'query'>> &
  Part<NonNullable<C['body']>, 'body'>
export type Answer<C extends AnyCall> = z.output<C['answer']>

type Arguments<In, Options> =
  Record<never, never> extends In ? [request?: In, options?: Options] : [request: In, options?: Options]

type Request = { params?: unknown; query?: unknown; body?: unknown }

const tokenKey = 'cairn.token'

/** The stored session token; undefined where there is none or nothing can be stored. */
export function storedToken() {
  try {
    return localStorage.getItem(tokenKey) ?? undefined
  } catch {
    return undefined
  }
}

/** Fires on the window when the session of this browser begins, ends or gets new keys here; `storage` tells of other tabs. */
export const sessionChanged = 'cairn-session'

function takeNewToken(response: Response) {
  const token = response.headers.get(newTokenHeader)
  if (!token) return
  try {
    localStorage.setItem(tokenKey, token)
  } catch {
    // why: a browser that keeps nothing goes on with its cookie
  }
  window.dispatchEvent(new Event(sessionChanged))
}

/** `message` is the server's own sentence, for a person; `text` is `{status}: {response text}`. Status 0: no answer came. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly text: string

  constructor(status: number, text: string, message: string) {
    super(message)
    this.status = status
    this.text = text
  }
}

async function errorOf(response: Response) {
  const body = await response.text().catch(() => '')
  const text = `${response.status}: ${body || response.statusText}`
  return new CallError(response.status, text, sentenceOf(body) ?? text)
}

function sentenceOf(body: string) {
  try {
    const said: unknown = JSON.parse(body)
    const message = typeof said === 'object' && said !== null && 'message' in said ? said.message : undefined
    return typeof message === 'string' && message ? message : undefined
  } catch {
    return undefined
  }
}

/** The segments of a read's key; joined by '/' they are its address, with the query, if any, at the end. */
export function keyOf(call: AnyCall, { params, query }: Request = {}): string[] {
  const [path = '', search] = addressOfCall(call.path, params, query).split('?')
  return search ? [...path.split('/'), `?${search}`] : path.split('/')
}

function addressOf(key: readonly unknown[]) {
  return key.join('/').replace('/?', '?')
}

const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
// Held together by what is being written, in every tab: any of it may bring new keys.
const writing = 'cairn-writing'

function reachOnce(address: string, init: RequestInit): Promise<Response> {
  const reach = async () => {
    const headers = new Headers(init.headers)
    headers.set('Time-Zone', Intl.DateTimeFormat().resolvedOptions().timeZone)
    const token = storedToken()
    if (token) headers.set('Authorization', `Bearer ${token}`)
    const response = await fetch(address, { ...init, headers, credentials: 'include' })
    takeNewToken(response)
    return response
  }
  return locks && init.method !== 'GET' ? locks.request(writing, { mode: 'shared' }, reach) : reach()
}

/** True once this browser has other keys than the one that was refused; waits for those on their way to any tab. */
async function hasNewKeys(refused: string): Promise<boolean> {
  const onTheirWay = await locks?.request(writing, { ifAvailable: true }, (lock) => lock === null)
  if (onTheirWay) await locks?.request(writing, () => undefined)
  if (onTheirWay && storedToken() === refused) await newsOfOtherTabs()
  return ![undefined, refused].includes(storedToken())
}

/** What another tab stores is seen here a moment later. */
function newsOfOtherTabs(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('storage', () => resolve(), { once: true })
    setTimeout(resolve, 1_000)
  })
}

/**
 * A request as who is signed in, with the person's time zone; rejects where no answer comes. One that was refused because
 * the session got new keys meanwhile, here or in another tab, has done nothing yet and is made again with them.
 */
export async function reach(address: string, init: RequestInit): Promise<Response> {
  const token = storedToken()
  const response = await reachOnce(address, init)
  return response.status === 401 && token && (await hasNewKeys(token)) ? reachOnce(address, init) : response
}

async function ask(address: string, init: RequestInit): Promise<Response> {
  const response = await reach(address, init).catch(() => {
    throw new CallError(
      0,
      '0: no answer',
      'Cairn cannot be reached right now. Please check your connection and try again.',
    )
  })
  if (!response.ok) throw await errorOf(response)
  return response
}

/** Makes one call. Throws a CallError for everything but an OK answer. */
export async function send<C extends AnyCall>(
  call: C,
  ...[request, options = {}]: Arguments<Input<C>, { signal?: AbortSignal }>
): Promise<Answer<C>> {
  const parts: Request = request ?? {}
  const response = await ask(addressOf(keyOf(call, parts)), {
    method: call.method,
    ...(parts.body === undefined
      ? {}
      : { body: JSON.stringify(parts.body), headers: { 'Content-Type': 'application/json' } }),
    ...(options.signal ? { signal: options.signal } : {}),
  })
  const text = await response.text()
  // The server checks its answers against the contract before they leave; they are not checked twice.
  return (text ? JSON.parse(text) : undefined) as Answer<C>
}

async function readKey({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }): Promise<unknown> {
  const response = await ask(addressOf(queryKey), { method: 'GET', signal })
  return response.json()
}

/** Nothing is read again by itself, nothing goes stale, nothing is tried twice; a press shows before the next one can come. */
export function newQueryClient() {
  // A timer would leave a moment in which a box that was just ticked is empty again, and its button takes a second press.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readKey,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

type ReadOptions<Value> = Pick<
  UseQueryOptions<Value, CallError>,
  'enabled' | 'gcTime' | 'staleTime' | 'refetchInterval' | 'placeholderData' | 'refetchOnMount'
>

/** Reads a call's answer and keeps it. `enabled: false` waits. */
export function useRead<C extends AnyCall>(
  call: C,
  ...[request, options = {}]: Arguments<Input<C>, ReadOptions<Answer<C>>>
) {
  return useQuery<Answer<C>, CallError>({ queryKey: keyOf(call, request), ...options })
}

/** Marks every kept answer of these calls as old, whatever their query; those on screen are read again. */
export function useRefresh() {
  const client = useQueryClient()
  return (calls: AnyCall[]) =>
    Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: fixedPartOf(call) })))
}

function fixedPartOf(call: AnyCall) {
  const segments = call.path.split('/')
  const firstParam = segments.findIndex((segment) => segment.startsWith(':'))
  return firstParam === -1 ? segments : segments.slice(0, firstParam)
}

type SendOptions<C extends AnyCall> = {
  refreshes?: AnyCall[]
  onDone?: (answer: Answer<C>, request: Input<C>) => void
  onFail?: (error: CallError, request: Input<C>) => void
  /** Title of the destructive toast that shows the server's sentence when the call fails. */
  failTitle?: string
}

/** A call made by a press: `mutate({ body })`, `isPending`, `error`. */
export function useSend<C extends AnyCall>(call: C, options: SendOptions<C> = {}) {
  const refresh = useRefresh()
  return useMutation<Answer<C>, CallError, Input<C>>({
    mutationFn: (request) => send(call, ...([request] as Arguments<Input<C>, object>)),
    onSuccess: async (answer, request) => {
      options.onDone?.(answer, request)
      if (options.refreshes) await refresh(options.refreshes)
    },
    onError: (error, request) => {
      if (options.failTitle)
        toast({ title: options.failTitle, description: error.message, kind: 'destructive' })
      options.onFail?.(error, request)
    },
  })
}
