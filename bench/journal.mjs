// A journal of 10,000 entries: first and second visit at 1.6 Mbit/s, 150 ms, CPU slowed down four times.

import { sealEntryContent, sealManifest } from '../src/journal/crypto/entry-cipher.browser.ts'
import { keyVerifier } from '../src/journal/crypto/key-rotation.browser.ts'
import { newVault } from '../src/journal/crypto/vault.browser.ts'
import { launchBrowser } from './browser.mjs'
import { below } from './load.mjs'

export const journalPassword = 'morning light on stones'
const words = 'I stayed today and called Tom. The walk by the river helped more than I thought it would. '
const day = 86_400_000
const entryCount = 10_000
/** The number of entries that the list shows first. */
const shownAtOnce = 30

export async function journalMember(fixture, name) {
  const token = `bench-token-${name}`
  const { rows } = await fixture.client.query(
    `insert into members (id, email, name, display_name, password_hash, zone)
     values (gen_random_uuid(), $1 || '@example.org', $1, $1, '', 'UTC') returning id`,
    [name],
  )
  const [{ id }] = rows
  await fixture.client.query(
    `insert into sessions (id, member_id, cookie_hash, token_hash, device, created_at, used_at, ends_at)
     values (gen_random_uuid(), $1, sha256(('cookie-' || $2)::bytea), sha256($2::bytea), 'bench', now(), now(),
       now() + interval '90 days')`,
    [id, token],
  )
  await fixture.client.query(`insert into memberships values ($1, 'premium', now() + interval '1 year')`, [
    id,
  ])
  const call = async (path, body) => {
    const answer = await fetch(`${fixture.url}${path}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
  return { id, token, call }
}

/** Entries of a page of text each, encrypted as a browser encrypts them. */
export async function writeJournal(fixture, { id, call }, count) {
  const { vault } = await newVault({ owner: id, password: journalPassword, withCode: false })
  await call('/api/journal/key', { record: vault.record, verifier: await keyVerifier(vault) })
  const listed = new Map()
  let batch = []
  for (let at = 0; at < count; at += 1) {
    const eid = crypto.randomUUID()
    const writtenAt = new Date(Date.now() - at * (day / 3)).toISOString()
    const text = words.repeat(8 + (at % 5))
    const content = { text, title: `Day ${at}`, mood: 'steady', tags: ['walk'], writtenAt }
    const { encryptedContent, enc } = await sealEntryContent(vault, eid, 1, content)
    batch.push({ id: crypto.randomUUID(), at: writtenAt, content: encryptedContent, kid: enc.kid, eid })
    listed.set(eid, 1)
    if (batch.length < 500 && at < count - 1) continue
    await fixture.client.query(
      `insert into journal_entries (id, member_id, created_at, updated_at, content, kid, eid, seq, posted_hash, version)
       select id, $1, at, at, decode(content, 'base64'), kid, eid, 1, '', 1
       from jsonb_to_recordset($2::jsonb) as e(id uuid, at timestamptz, content text, kid uuid, eid uuid)`,
      [id, JSON.stringify(batch)],
    )
    batch = []
  }
  await fixture.client.query('insert into journal_states values ($1, 1) on conflict do nothing', [id])
  const encryptedContent = await sealManifest(vault, 1, listed)
  await call('/api/journal/manifest', { revision: 1, replaces: 0, encryptedContent })
}

/** Runs in the page: records the times of the press on Unlock and of the frame after the first entry appears in the list. */
function noteTimes() {
  const times = {}
  window.benchTimes = times
  addEventListener('click', ({ timeStamp }) => (times.pressed = timeStamp), true)
  new MutationObserver((_, observer) => {
    if (times.pressed === undefined || !document.querySelector('main li button')) return
    observer.disconnect()
    // The entry is painted with the next frame.
    requestAnimationFrame(() => setTimeout(() => (times.shown = performance.now())))
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Types the password at 80 ms per key. Returns the seconds from the press on Unlock until an entry is painted, measured in the page,
 * because polling by the browser driver takes longer at this speed. Then the network is unthrottled, and all entries are loaded and
 * decrypted.
 */
async function visit(context, fixture) {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  let bytes = 0
  const calls = new Set()
  await client.send('Network.enable')
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.includes('/api/journal')) calls.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (calls.has(requestId)) bytes += encodedDataLength
  })
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${fixture.url}/journal`)
  // The page's HTML has a hidden form with the same label, for members without a key.
  await page.getByRole('button', { name: 'Unlock Journal' }).waitFor()
  await page.getByLabel('Encryption password').pressSequentially(journalPassword, { delay: 80 })
  await page.getByRole('button', { name: 'Unlock Journal' }).click()
  await page.waitForFunction(() => window.benchTimes.shown !== undefined, undefined, { timeout: 60_000 })
  const { pressed, shown } = await page.evaluate(() => window.benchTimes)
  const seconds = (shown - pressed) / 1_000
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await page.getByText(`Show earlier entries (${entryCount - shownAtOnce})`).waitFor({ timeout: 300_000 })
  await page.getByRole('progressbar').waitFor({ state: 'hidden', timeout: 300_000 })
  return { page, seconds, bytes }
}

/**
 * Milliseconds from each key press in the search field to the frame with the first results, ascending. Further results are below the
 * screen.
 */
async function keystrokes(page) {
  const field = page.getByLabel('Search')
  await page.evaluate(() => {
    const keys = (window.benchKeys = [])
    let key
    document
      .querySelector('input[type=search]')
      .addEventListener('input', ({ timeStamp }) => (key = { timeStamp }))
    new MutationObserver(() => {
      const each = key
      key = undefined
      if (!each) return
      keys.push(each)
      requestAnimationFrame(() => setTimeout(() => (each.shown = performance.now())))
    }).observe(document.querySelector('main'), { childList: true, subtree: true })
  })
  for (const words of ['day 98', 'river 4', 'tom day 7'])
    for (const key of [...words.replaceAll(' ', '_'), ...Array(words.length).fill('Backspace')]) {
      await field.press(key.replace('_', 'Space'), { delay: 0 })
      await page.waitForTimeout(300)
    }
  const durations = await page.evaluate(() =>
    window.benchKeys.map(({ timeStamp, shown }) => shown - timeStamp),
  )
  return durations.toSorted((one, other) => one - other)
}

export async function journal(fixture) {
  const browser = await launchBrowser()
  try {
    const person = await journalMember(fixture, `theo-${Date.now()}`)
    await writeJournal(fixture, person, entryCount)
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      serviceWorkers: 'block',
      locale: 'en-US',
    })
    await context.addInitScript((token) => localStorage.setItem('cairn.token', token), person.token)
    await context.addInitScript(noteTimes)
    const { page: firstPage, ...first } = await visit(context, fixture)
    await firstPage.close()
    const { page, ...second } = await visit(context, fixture)
    const keys = await keystrokes(page)
    await context.close()
    const keyP95 = keys[Math.floor(keys.length * 0.95)]
    console.log('  ', JSON.stringify({ first, second, slowestKey: keys.at(-1) }))
    const entries = 'journal of 10,000 entries'
    return [
      below(`${entries}, first visit, first entry`, first.seconds, 2, ' s'),
      below(`${entries}, second visit, first entry`, second.seconds, 1, ' s'),
      below(`${entries}, second visit, key to results in the search, p95`, keyP95, 50, ' ms'),
      below(`${entries}, second visit, downloaded`, Math.round(second.bytes / 1024), 100, ' KB'),
    ]
  } finally {
    await browser.close()
  }
}
