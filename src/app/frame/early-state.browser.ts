// Part of the head of members' pages: writes what is known of the member into the page's HTML before React is here.
// What it may change is marked by `data-early`, and React's first render leaves it alone.
import { sentenceBefore } from '../../checkin/day-sentence.ts'
import { readMemberText } from '../../platform/browser/device-data.browser.ts'
import { localToday } from '../../platform/browser/local-date.browser.ts'

type Path = { daysOnPath: number; lastCheckIn: string | null }

/** Runs `work` once the HTML is parsed: before the first paint as a rule, and before any module. */
function whenParsed(work: () => void) {
  if (document.readyState === 'loading') document.addEventListener('readystatechange', work, { once: true })
  else work()
}

function early(name: string) {
  return document.querySelectorAll<HTMLElement>(`[data-early="${CSS.escape(name)}"]`)
}

/** The sentence of Today, from what this device last knew, else from the server. */
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

/** Shows the part that a page has for an empty answer in place of its placeholder. */
function showEmpty(address: string, answer: Record<string, unknown>) {
  for (const [name, value] of Object.entries(answer)) {
    if (value !== null && !(Array.isArray(value) && value.length === 0)) continue
    for (const part of early(`empty ${address} ${name}`)) part.hidden = false
    for (const part of early(`unless ${address} ${name}`)) part.hidden = true
  }
}

function start() {
  // Behind the app lock nothing is shown before the page has checked it.
  if (localStorage.getItem('cairn.app-lock') !== null) return
  document.documentElement.toggleAttribute(
    'data-forum-read',
    readMemberText('forum-notices-read') !== undefined,
  )
  const stored = localStorage.getItem('cairn.profile')
  const { responses } = globalThis.earlyReads ?? {}
  // Without a session nothing is stored, and nothing was asked.
  if (stored !== null) whenParsed(() => showSentence(JSON.parse(stored)))
  for (const [address, response] of responses ?? []) {
    response
      .then(async (given) => {
        if (!given.ok) return
        const answer = await given.clone().json()
        whenParsed(() => {
          if (address === '/api/profile') showSentence(answer)
          else showEmpty(address, answer)
        })
      })
      // The page asks again, and reports the failure.
      .catch(() => undefined)
  }
}

try {
  start()
} catch {
  // Without local storage there is no session.
}
