// Runs in the head of members' pages: writes the member's last known state into the HTML before React loads. It changes only elements with
// `data-early`, which React's first render does not touch.
import { sentenceBefore } from '../../checkin/day-sentence.ts'
import { firstPosts, showFirstPost } from '../../forum/posts/early-post.browser.ts'
import { readMemberText } from '../../platform/browser/device-data.browser.ts'
import { localToday } from '../../platform/browser/local-date.browser.ts'

type Path = { daysOnPath: number; lastCheckIn: string | null }

/** Runs `work` once the HTML is parsed: usually before the first paint, and always before any module. */
function whenParsed(work: () => void) {
  if (document.readyState === 'loading') document.addEventListener('readystatechange', work, { once: true })
  else work()
}

function early(name: string) {
  return document.querySelectorAll<HTMLElement>(`[data-early="${CSS.escape(name)}"]`)
}

/** The sentence of Today, from the last state on this device, else from the server. */
function showSentence(path: Path) {
  const today = localToday()
  const [sentence] = early('sentence')
  if (!sentence || sentence.textContent !== '') return
  if (path.lastCheckIn !== today) {
    sentence.textContent = sentenceBefore({ ...path, today })
    return
  }
  sentence.textContent = 'Thank you for showing up today! 🌟'
  for (const button of early('check-in')) {
    button.textContent = 'Checked In! ✓'
    button.toggleAttribute('disabled', true)
  }
}

/** Shows a page's empty state instead of its placeholder. */
function showEmpty(address: string, answer: Record<string, unknown>) {
  for (const [name, value] of Object.entries(answer)) {
    if (value !== null && !(Array.isArray(value) && value.length === 0)) continue
    for (const part of early(`empty ${address} ${name}`)) part.hidden = false
    for (const part of early(`unless ${address} ${name}`)) part.hidden = true
  }
}

/** Longer than the responses need on a slow connection when the modules are already on the device. */
const longestWaitMs = 400

/** Starts the application once the first responses are painted, because the browser paints nothing while modules are evaluated. */
async function startModules(painted: Promise<unknown> | undefined) {
  const entry = document.querySelector<HTMLLinkElement>('link[data-entry]')
  if (!entry) return
  const late = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
  await Promise.race([painted, late])
  await import(/* @vite-ignore */ entry.href)
}

/** Resolves two frames later, when the current state is painted. */
const nextPaint = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))

/** @returns when everything that the page's first reads change is painted */
function start(): Promise<unknown> | undefined {
  // With the app lock on, nothing is shown until the page has checked it.
  if (localStorage.getItem('cairn.app-lock') !== null) return undefined
  document.documentElement.toggleAttribute(
    'data-forum-read',
    readMemberText('forum-notices-read') !== undefined || new URLSearchParams(location.search).has('post'),
  )
  const stored = localStorage.getItem('cairn.profile')
  const { responses } = globalThis.earlyReads ?? {}
  // Without a session nothing is stored, and nothing was requested.
  if (stored !== null) whenParsed(() => showSentence(JSON.parse(stored)))
  const written: Promise<unknown>[] = []
  for (const [address, response] of responses ?? []) {
    const shown = response
      .then(async (result) => {
        if (!result.ok) return
        const answer = await result.clone().json()
        whenParsed(() => {
          if (address === '/api/profile') showSentence(answer)
          else if (firstPosts.test(address)) showFirstPost(answer)
          else showEmpty(address, answer)
        })
      })
      // The page repeats the request and reports the failure.
      .catch(() => undefined)
    if (address !== '/api/profile' || stored === null) written.push(shown)
  }
  return Promise.all(written).then(nextPaint)
}

let painted: Promise<unknown> | undefined
try {
  painted = start()
} catch {
  // Without local storage there is no session.
}
whenParsed(() => void startModules(painted))
