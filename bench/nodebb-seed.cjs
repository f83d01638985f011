// Fills a NodeBB through its own modules: members, topics and replies as many as Cairn's data has. Runs in NodeBB's folder:
// node nodebb-seed.cjs FOLDER CONFIG WANTED ANSWER
const { createRequire } = require('node:module')
const { writeFileSync } = require('node:fs')
const path = require('node:path')

const [folder, configFile, counts, answerFile] = process.argv.slice(2)
const { topics, replies } = JSON.parse(counts)
const load = createRequire(path.join(folder, 'app.js'))

const authors = 2_000
const writers = 32
const batch = 500
const words =
  'today was hard and I called my sponsor then walked by the river one day at a time thank you for listening'.split(
    ' ',
  )
const text = (seed, length) =>
  Array.from({ length }, (_, at) => words[(seed * 7 + at * at * 13 + at * 31) % words.length]).join(' ')

load('./require-main')
load('nconf').argv().env({ separator: '__' })
const prestart = load('./src/prestart')
prestart.loadConfig(configFile)
prestart.setupWinston()

async function main() {
  const db = load('./src/database')
  await db.init()
  const meta = load('./src/meta')
  await meta.configs.init()
  // Members who post often: no pause between posts, no approval, no activity outside.
  const off = [
    'postDelay',
    'newbiePostDelay',
    'initialPostDelay',
    'newbieReputationThreshold',
    'postQueue',
    'activitypubEnabled',
    // It answers 503 where its event loop is late.
    'eventLoopCheckEnabled',
  ]
  await meta.configs.setMultiple(Object.fromEntries(off.map((name) => [name, 0])))
  await load('./src/plugins').init(null, null)
  const tokens = await addWriters()
  await addAuthors(db)
  const first = await numbersFrom(db)
  for (let from = 0; from < topics; from += batch)
    await addTopics(db, first, from, Math.min(from + batch, topics))
  await addCounts(db, first)
  const tids = Array.from({ length: Math.min(400, topics) }, (_, at) => first.tid + topics - at)
  const pages = Math.floor(topics / categories / 20)
  writeFileSync(answerFile, JSON.stringify({ tokens, tids, pages }))
  process.exit()
}

const categories = 4

/** Members by NodeBB's own way, each with a bearer token. */
async function addWriters() {
  const user = load('./src/user')
  const api = load('./src/api')
  const tokens = []
  for (let at = 0; at < writers; at += 1) {
    const uid = await user.create({ username: `writer${at}` })
    tokens.push(await api.utils.tokens.generate({ uid, description: 'bench' }))
  }
  return tokens
}

const firstAuthor = 1_000

async function addAuthors(db) {
  const uids = Array.from({ length: authors }, (_, at) => firstAuthor + at)
  const joined = Date.now() - 86_400_000
  for (let from = 0; from < authors; from += batch) {
    const part = uids.slice(from, from + batch)
    await db.setObjectBulk(
      part.map((uid) => [
        `user:${uid}`,
        {
          uid,
          username: `member${uid}`,
          userslug: `member${uid}`,
          joindate: joined,
          postcount: 0,
          reputation: 0,
        },
      ]),
    )
    await db.sortedSetAddBulk(
      part.flatMap((uid) => [
        ['users:joindate', joined, uid],
        ['username:uid', uid, `member${uid}`],
        ['userslug:uid', uid, `member${uid}`],
        ['group:registered-users:members', joined, uid],
        ['group:verified-users:members', joined, uid],
      ]),
    )
  }
}

async function numbersFrom(db) {
  const [tid, pid] = await Promise.all(
    ['nextTid', 'nextPid'].map((field) => db.getObjectField('global', field)),
  )
  return { tid: Number(tid ?? 0), pid: Number(pid ?? 0) }
}

/** What Topics.create and Posts.create store, many topics in one call of each function of the database module. */
async function addTopics(db, first, from, until) {
  const [objects, sets] = [[], []]
  for (let at = from; at < until; at += 1) addTopic(objects, sets, first, at)
  await db.setObjectBulk(objects)
  for (let start = 0; start < sets.length; start += 5_000)
    await db.sortedSetAddBulk(sets.slice(start, start + 5_000))
}

function addTopic(objects, sets, first, at) {
  const tid = first.tid + 1 + at
  const cid = 1 + (at % categories)
  const mainPid = first.pid + 1 + at * (replies + 1)
  const written = Date.now() - 3_600_000 - (topics - at) * 600_000
  const of = (seed) => firstAuthor + ((seed * 7_919) % authors)
  const last = written + replies * 60_000
  const title = text(at, 6)
  const slug = `${tid}/${title.toLowerCase().replaceAll(' ', '-')}`
  const uid = of(at)
  objects.push([
    `topic:${tid}`,
    {
      tid,
      uid,
      cid,
      mainPid,
      title,
      slug,
      timestamp: written,
      lastposttime: last,
      postcount: replies + 1,
      viewcount: 0,
      postercount: replies + 1,
      teaserPid: mainPid + replies,
    },
  ])
  for (const [name, score] of [
    ['topics:tid', written],
    [`cid:${cid}:tids`, last],
    [`cid:${cid}:tids:create`, written],
    [`cid:${cid}:uid:${uid}:tids`, written],
    ['topics:recent', last],
    ['topics:views', 0],
    ['topics:posts', replies + 1],
    ['topics:votes', 0],
    [`cid:${cid}:tids:votes`, 0],
    [`cid:${cid}:tids:posts`, replies + 1],
    [`cid:${cid}:tids:views`, 0],
    [`uid:${uid}:topics`, written],
  ])
    sets.push([name, score, tid])
  for (let reply = 0; reply <= replies; reply += 1) {
    const pid = mainPid + reply
    const author = of(at + reply)
    const timestamp = written + reply * 60_000
    objects.push([
      `post:${pid}`,
      { pid, uid: author, tid, content: text(at + reply, reply === 0 ? 40 : 25), timestamp },
    ])
    for (const name of [
      'posts:pid',
      `cid:${cid}:pids`,
      `uid:${author}:posts`,
      `cid:${cid}:uid:${author}:pids`,
    ])
      sets.push([name, timestamp, pid])
    sets.push([`tid:${tid}:posters`, 1, author])
    if (reply > 0) sets.push([`tid:${tid}:posts`, timestamp, pid], [`tid:${tid}:posts:votes`, 0, pid])
  }
}

async function addCounts(db, first) {
  const posts = topics * (replies + 1)
  await db.setObject('global', {
    nextTid: first.tid + topics,
    nextPid: first.pid + posts,
    topicCount: topics,
    postCount: posts,
  })
  for (let cid = 1; cid <= categories; cid += 1)
    await db.setObject(`category:${cid}`, {
      topic_count: Math.floor(topics / categories),
      post_count: Math.floor(posts / categories),
    })
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
