// Tells open pages what changed, whichever process it changed in. It says where to look, never what was written.
import { publishedBy } from '../platform/database/pg-notify.server.ts'
import { closeWithServer, openEventStream } from '../platform/http/event-stream.server.ts'
import type { RequestContext, Services } from '../platform/http/http.server.ts'
import { tooManyStreams } from './contract.ts'

export type Change = { kind: 'post' | 'reply' | 'gone'; category: string; postId: string }

const streamsOfOne = 6
const streamsOfAll = 2_000
/** A stream ends by itself, so that a session that ended does not go on hearing. The browser opens it again. */
const longestMilliseconds = 15 * 60_000

const open = new Map<string, number>()
let total = 0

const forum = 'forum'
/** The pubsub's name for what changes how lists look, and is no news to open pages. */
export const listsChanged = 'forum-lists'

/** Something in the lists looks different now, to somebody at least: copies of them are old. */
export async function tellLists({ pubsub, db }: Pick<Services, 'pubsub' | 'db'>) {
  await pubsub.publish(db, listsChanged, '')
}

export async function tell(
  { pubsub, db }: Pick<Services, 'pubsub' | 'db'>,
  { kind, category, postId }: Change,
) {
  await pubsub.publish(db, forum, `${kind} ${category} ${postId}`)
}

/** What the statement that keeps a post rings, by its columns: news where others can see it. */
export const toldBy = ({ state, category, id }: Record<'state' | 'category' | 'id', string>) =>
  publishedBy(
    `case ${state} when 'shown' then '${forum} post ' || ${category} || ' ' || ${id} else '${listsChanged} ' end`,
  )

export function listen({ request, reply, pubsub }: RequestContext, memberId: string) {
  const mine = open.get(memberId) ?? 0
  if (mine >= streamsOfOne || total >= streamsOfAll) throw tooManyStreams()
  open.set(memberId, mine + 1)
  total += 1
  const stream = openEventStream(request, reply)
  closeWithServer(request, stream)
  const end = setTimeout(() => stream.close(), longestMilliseconds)
  end.unref()
  const deaf = pubsub.subscribe(
    forum,
    (message) => {
      const [kind, category, postId] = message.split(' ')
      stream.send('change', { kind, category, postId })
    },
    // News may have been missed: the page reads its list again.
    () => stream.send('gap', {}),
  )
  stream.gone.addEventListener('abort', () => {
    clearTimeout(end)
    deaf()
    total -= 1
    const left = (open.get(memberId) ?? 1) - 1
    if (left > 0) open.set(memberId, left)
    else open.delete(memberId)
  })
}
