// Live updates for open pages across processes. Messages contain ids, never text.
import { publishedBy } from '../platform/database/pg-notify.server.ts'
import { closeWithServer, openEventStream } from '../platform/http/event-stream.server.ts'
import type { RequestContext, Services } from '../platform/http/http.server.ts'
import { type ForumChange, tooManyStreams } from './contract.ts'

const streamsOfOne = 6
const streamsOfAll = 2_000
/** Streams end after this time, so that an ended session receives no more. The browser reconnects. */
const longestMilliseconds = 15 * 60_000

const open = new Map<string, number>()
let total = 0

const forum = 'forum'
/** The topic for changes that invalidate cached lists but need no live update. */
export const listsChanged = 'forum-lists'

/** Invalidates cached lists in all processes. */
export async function publishListsChanged({ pubsub, db }: Pick<Services, 'pubsub' | 'db'>) {
  await pubsub.publish(db, listsChanged, '')
}

export async function publishChange(
  { pubsub, db }: Pick<Services, 'pubsub' | 'db'>,
  { kind, category, postId }: ForumChange,
) {
  await pubsub.publish(db, forum, `${kind} ${category} ${postId}`)
}

/** SQL that publishes a new post from inside its insert: an update if it is visible to others. */
export const publishChangeSql = ({ state, category, id }: Record<'state' | 'category' | 'id', string>) =>
  publishedBy(
    `case ${state} when 'shown' then '${forum} post ' || ${category} || ' ' || ${id} else '${listsChanged} ' end`,
  )

/** SQL that publishes a visible reply from inside its insert. */
export const publishReplySql = ({ category, postId }: Record<'category' | 'postId', string>) =>
  publishedBy(`'${forum} reply ' || ${category} || ' ' || ${postId}`)

export function streamChanges({ request, reply, pubsub }: RequestContext, memberId: string) {
  const mine = open.get(memberId) ?? 0
  if (mine >= streamsOfOne || total >= streamsOfAll) throw tooManyStreams()
  open.set(memberId, mine + 1)
  total += 1
  const stream = openEventStream(request, reply)
  closeWithServer(request, stream)
  const end = setTimeout(() => stream.close(), longestMilliseconds)
  end.unref()
  const unsubscribe = pubsub.subscribe(
    forum,
    (message) => {
      const [kind, category, postId] = message.split(' ')
      stream.send('change', { kind, category, postId })
    },
    // Changes may have been missed: the page reloads its list.
    () => stream.send('gap', {}),
  )
  stream.disconnected.addEventListener('abort', () => {
    clearTimeout(end)
    unsubscribe()
    total -= 1
    const left = (open.get(memberId) ?? 1) - 1
    if (left > 0) open.set(memberId, left)
    else open.delete(memberId)
  })
}
