// The API client: sends cookies, the stored bearer token and the time zone with every call, and never retries.
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
import { type AnyCall, urlOf as addressOfCall } from '../call.ts'
import { toast } from '../ui/toast.tsx'
import { answerOf, CallError, errorOf, noAnswer } from './call-error.browser.ts'
import { dropEarlyReads, takeEarlyRead } from './early-reads.browser.ts'
import { inTime } from './response-body.browser.ts'
import { sessionRefused, storedToken, storeNewToken } from './session-token.browser.ts'

export { CallError, isOutage } from './call-error.browser.ts'

type Part<S, K extends string> = S extends z.ZodType
  ? [z.input<S>] extends [undefined]
    ? unknown
    : { [key in K]: z.input<S> }
  : unknown

/** The parts of a request that the call's contract defines. */
export type CallInput<C extends AnyCall> = Part<NonNullable<C['params']>, 'params'> &
  Partial<Part<NonNullable<C['query']>, 'query'>> &
  Part<NonNullable<C['body']>, 'body'>
export type Answer<C extends AnyCall> = z.output<C['answer']>

type Arguments<In, Options> =
  Record<never, never> extends In ? [request?: In, options?: Options] : [request: In, options?: Options]

type Request = { params?: unknown; query?: unknown; body?: unknown }

/** The query key of a read: the segments of its URL, then the query string if any. */
export function keyOf(call: AnyCall, { params, query }: Request = {}): string[] {
  const [path = '', search] = addressOfCall(call.path, params, query).split('?')
  return search ? [...path.split('/'), `?${search}`] : path.split('/')
}

function addressOf(key: readonly unknown[]) {
  return key.join('/').replace('/?', '?')
}

const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
// Every write in any tab holds this lock shared, because its response may carry a new token.
const writing = 'cairn-writing'
const maxWaitMs = 5_000

function fetchInTime(address: string, init: RequestInit, early?: Promise<Response>): Promise<Response> {
  const stop = new AbortController()
  const abort = () => stop.abort(init.signal?.reason)
  if (init.signal?.aborted) abort()
  init.signal?.addEventListener('abort', abort)
  return inTime(early ?? fetch(address, { ...init, signal: stop.signal }), abort)
}

function reachOnce(address: string, init: RequestInit): Promise<Response> {
  const reach = async () => {
    const headers = new Headers(init.headers)
    headers.set('Time-Zone', Intl.DateTimeFormat().resolvedOptions().timeZone)
    const token = storedToken()
    if (token) headers.set('Authorization', `Bearer ${token}`)
    if (init.method !== 'GET') dropEarlyReads()
    const early = init.method === 'GET' ? takeEarlyRead(address, token) : undefined
    const response = await fetchInTime(address, { ...init, headers, credentials: 'include' }, early)
    storeNewToken(response)
    return response
  }
  return locks && init.method !== 'GET' ? locks.request(writing, { mode: 'shared' }, reach) : reach()
}

/**
 * True if another tab has stored a different token. Waits for writes in progress in any tab, but not forever: a write may get
 * no response, and Firefox keeps the locks of a page that it freezes for Back.
 */
async function hasNewToken(refused: string): Promise<boolean> {
  const isWriting = await locks?.request(writing, { ifAvailable: true }, (lock) => lock === null)
  if (isWriting)
    await locks
      ?.request(writing, { signal: AbortSignal.timeout(maxWaitMs) }, () => undefined)
      .catch(() => undefined)
  if (isWriting && storedToken() === refused) await nextStorageEvent()
  return ![undefined, refused].includes(storedToken())
}

/** Resolves after the short delay with which another tab's storage change becomes visible here. */
function nextStorageEvent(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('storage', () => resolve(), { once: true })
    setTimeout(resolve, 1_000)
  })
}

/**
 * Sends a request with the session's credentials; rejects if there is no response. A 401 caused by a token that was
 * replaced meanwhile, here or in another tab, is retried once with the new token.
 */
export async function reach(address: string, init: RequestInit): Promise<Response> {
  const token = storedToken()
  const first = await reachOnce(address, init)
  const isRetried = first.status === 401 && token && (await hasNewToken(token))
  const response = isRetried ? await reachOnce(address, init) : first
  if (token && [401, 403].includes(response.status)) window.dispatchEvent(new Event(sessionRefused))
  return response
}

async function sendOnce(address: string, init: RequestInit): Promise<Response> {
  const response = await reach(address, init).catch(() => {
    throw noAnswer()
  })
  if (!response.ok) throw await errorOf(response)
  return response
}

/** Makes one call. Throws a CallError for any response that is not OK. */
export async function send<C extends AnyCall>(
  call: C,
  ...[request, options = {}]: Arguments<CallInput<C>, { signal?: AbortSignal }>
): Promise<Answer<C>> {
  const parts: Request = request ?? {}
  const response = await sendOnce(addressOf(keyOf(call, parts)), {
    method: call.method,
    ...(parts.body === undefined
      ? {}
      : { body: JSON.stringify(parts.body), headers: { 'Content-Type': 'application/json' } }),
    ...(options.signal ? { signal: options.signal } : {}),
  })
  return (await answerOf(response)) as Answer<C>
}

async function readKey({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }): Promise<unknown> {
  const response = await sendOnce(addressOf(queryKey), { method: 'GET', signal })
  const answer = await answerOf(response)
  if (answer === undefined) throw noAnswer()
  return answer
}

/** Query defaults from the specification: no refetching, no staleness, no retries. */
export function newQueryClient() {
  // The default scheduler uses a timer, which would show the old state for a moment after a mutation.
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

/** Reads a call and caches the response. */
export function useRead<C extends AnyCall>(
  call: C,
  ...[request, options = {}]: Arguments<CallInput<C>, ReadOptions<Answer<C>>>
) {
  return useQuery<Answer<C>, CallError>({ queryKey: keyOf(call, request), ...options })
}

/** Invalidates all cached responses of these calls, whatever their parameters. */
export function useRefresh() {
  const client = useQueryClient()
  return (calls: AnyCall[]) => refreshCalls(client, calls)
}

/** Reads in progress are canceled first: their response may be from before the change. */
export async function refreshCalls(client: QueryClient, calls: AnyCall[]) {
  await Promise.all(
    calls.map(async (call) => {
      const queryKey = fixedPartOf(call)
      await client.cancelQueries({ queryKey })
      await client.invalidateQueries({ queryKey })
    }),
  )
}

function fixedPartOf(call: AnyCall) {
  const segments = call.path.split('/')
  const firstParam = segments.findIndex((segment) => segment.startsWith(':'))
  return firstParam === -1 ? segments : segments.slice(0, firstParam)
}

/**
 * What a deletion does not find is deleted: the response to the first try was lost, or another tab was faster. The page of a proxy, which
 * is not JSON, proves nothing.
 */
export function isGone({ method }: AnyCall, error: unknown): boolean {
  return method === 'DELETE' && error instanceof CallError && error.text.startsWith('404: {')
}

type SendOptions<C extends AnyCall> = {
  refreshes?: AnyCall[]
  onDone?: (answer: Answer<C>, request: CallInput<C>) => void
  onFail?: (error: CallError, request: CallInput<C>) => void
  /** Title of the error toast that shows the server's sentence if the call fails. */
  failTitle?: string
}

/** A call as a mutation: `mutate({ body })`, `isPending`, `error`. */
export function useSend<C extends AnyCall>(call: C, options: SendOptions<C> = {}) {
  const refresh = useRefresh()
  return useMutation<Answer<C>, CallError, CallInput<C>>({
    mutationFn: async (request) => {
      const answer = send(call, ...([request] as Arguments<CallInput<C>, object>))
      return answer.catch((error: unknown) => {
        if (isGone(call, error)) return {} as Answer<C>
        throw error
      })
    },
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
