// The kinds of calls of a simulated day: request, member, and which responses are stored.
import { emailOf, password, sizes } from './data.mjs'

const cipher = Buffer.alloc(1_500, 'sealed').toString('base64')
const post = { category: 'general', content: 'Today was long. I called my sponsor and walked by the river.' }
const reply = { content: 'With you. One day at a time.' }
const support = { kind: 'with_you', given: true }
const messages = [
  'I had a hard day at work.',
  'I want a drink tonight.',
  'How do I sleep better?',
  'Thank you.',
]
const searches = ['state=TX', 'state=IL&type=AA', 'search=serenity', 'isOnline=true', 'state=FL&limit=20']
const activities = ['morning-meditation', 'gratitude-practice']

const any = (values) => values[Math.floor(Math.random() * values.length)]
const someone = () => 1 + Math.floor(Math.random() * sizes.members)
/** Every fourth member has Premium. */
const premium = () => 4 * (1 + Math.floor(Math.random() * (sizes.members / 4)))

/** A kind of call with its share; `onAnswer` gets the body of each 200 and the request. */
const kind = (name, share, make, onAnswer) => ({ name, share, make, onAnswer })
const get = (path, number) => ({ method: 'GET', path, number })
const send = (path, body, number, method = 'POST') => ({ method, path, body, number })

function reads({ posts }) {
  const refill = (found) => posts.splice(0, posts.length, ...found.map(({ id }) => id))
  return [
    kind('profile', 16, () => get('/api/profile', someone())),
    kind('today', 8, () => get('/api/checkin/today', someone())),
    kind('tracker', 6, () => get('/api/recovery-tracker/activities', someone())),
    kind('forum', 12, () => get('/api/forum/posts?category=general&limit=20', someone()), refill),
    kind('journal', 4, () => get('/api/journal', premium())),
    kind('meetings', 8, () => get(`/api/meetings?${any(searches)}`, someone())),
    kind('notices', 4, () => get('/api/notices', someone())),
    kind('pages', 5, () => get(any(['/', '/help', '/library', '/meetings']))),
  ]
}

function writes({ written, posts }) {
  let turn = 0
  const add = (list) => (body) => list.push(body.id)
  const activity = () => `/api/recovery-tracker/activities/${any(activities)}/complete`
  const ofPost = (what) => `/api/forum/posts/${any(posts)}/${what}`
  return [
    kind(
      'check-in',
      10,
      () => send('/api/checkin', { mood: 'present' }, 1 + (turn++ % sizes.members)),
      (_, { number }) => written.checkIns.add(number),
    ),
    kind('complete', 5, () => send(activity(), {}, someone())),
    kind('post', 2, () => send('/api/forum/posts', post, someone()), add(written.posts)),
    kind('reply', 4, () => send(ofPost('reply'), reply, someone()), add(written.replies)),
    kind('support', 3, () => send(ofPost('support'), support, someone(), 'PUT')),
    kind(
      'journal entry',
      2,
      () => send('/api/journal', { encryptedContent: cipher }, premium()),
      add(written.entries),
    ),
    kind('coach', 4, () => send('/api/ai-chat', { message: any(messages) }, premium())),
    kind('login', 1.5, () => send('/api/login', { email: emailOf(someone()), password })),
  ]
}

/** Selects calls by their shares. `written` collects acknowledged writes. */
export function newCalls(client) {
  const written = { checkIns: new Set(), posts: [], replies: [], entries: [] }
  const posts = []
  const all = [...reads({ posts }), ...writes({ written, posts })]
  const whole = all.reduce((sum, { share }) => sum + share, 0)
  return {
    names: all.map(({ name }) => name),
    /** Replies go to posts of the newest page. */
    async prepare() {
      const { rows } = await client.query('select id from forum_posts order by created_at desc limit 20')
      posts.push(...rows.map(({ id }) => id))
    },
    next() {
      let left = Math.random() * whole
      return all.find(({ share }) => (left -= share) < 0) ?? all[0]
    },
    missing: () => countMissing(client, written),
  }
}

/** Acknowledged writes that are missing in the database. */
async function countMissing(client, { checkIns, posts, replies, entries }) {
  const missing = async (table, ids) => {
    const counting = `select count(*)::int as count from ${table} where id = any($1::uuid[])`
    return ids.length - (await client.query(counting, [ids])).rows[0].count
  }
  const { rows } = await client.query(
    `select count(distinct number)::int as count from checkins join bench_people on id = member_id
     where number = any($1::int[]) and created_at > now() - interval '1 hour'`,
    [[...checkIns]],
  )
  const ofTables = [
    await missing('forum_posts', posts),
    await missing('forum_replies', replies),
    await missing('journal_entries', entries),
  ]
  return ofTables.reduce((sum, each) => sum + each, checkIns.size - rows[0].count)
}
