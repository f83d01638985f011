// Applies state that the first paint needs: the chosen theme, whether a member is signed in on this device, and the reading state of
// src/library/saved-articles.browser.ts, to reserve its space.
const page = document.documentElement
const hour = new Date().getHours()
page.dataset.hour = hour < 5 || hour > 20 ? 'night' : hour < 10 ? 'morning' : hour < 17 ? 'day' : 'evening'
// Shows the offer to change to Spanish (src/app/frame/language-link.tsx).
page.toggleAttribute('data-spanish', /^es\b/i.test(navigator.language))
try {
  const theme = localStorage.getItem('cairn.theme')
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme
  const locked = localStorage.getItem('cairn.app-lock') && !sessionStorage.getItem('cairn.app-lock-open')
  const signedIn = localStorage.getItem('cairn.token') ?? localStorage.getItem('cairn.suspended')
  if (signedIn && !locked) page.dataset.known = ''
  if (localStorage.getItem('cairn.neutral')) document.title = 'Notes'
  const { saved, textSize, reading } = JSON.parse(localStorage.getItem('cairn.library') ?? '{}')
  page.toggleAttribute('data-library-last', typeof reading?.last === 'string')
  page.toggleAttribute('data-library-saved', saved?.length > 0)
  page.toggleAttribute('data-library-useful', reading?.useful?.length > 0)
  if (textSize) page.dataset.librarySize = textSize
} catch {
  // Without local storage the theme follows the system, and there is no session.
}
// Until the first paint, parts far below the screen are not laid out (tokens.css, `data-first`), unless the scroll position is restored
// further down. Text uses fallback fonts with the same metrics, unless the service worker has ours in its cache.
if (typeof PerformanceObserver === 'function' && PerformanceObserver.supportedEntryTypes.includes('paint')) {
  const faces = document.querySelector('style + style')
  const [visit] = performance.getEntriesByType('navigation')
  page.toggleAttribute('data-first', visit?.type === 'navigate' && location.hash === '')
  if (faces && !navigator.serviceWorker?.controller) faces.media = 'not all'
  new PerformanceObserver(() => {
    page.removeAttribute('data-first')
    faces?.removeAttribute('media')
  }).observe({ type: 'paint', buffered: true })
}
// Records presses on buttons that have no script yet; early-presses.browser.ts replays them.
globalThis.earlyPresses = new Set()
addEventListener('click', ({ target }) => {
  const button = globalThis.earlyPresses && target.closest('button[type=button]')
  if (!button) return
  globalThis.earlyPresses.add(button)
  button.dataset.pressed = ''
})
// Records the fields that were changed by then; early-presses.browser.ts replays their values.
globalThis.earlyFields = new Set()
addEventListener('input', ({ target }) => globalThis.earlyFields?.add(target))
// The browser itself would send a form that has no script yet to its own page, which empties it.
addEventListener('submit', (event) => {
  if (!globalThis.earlyPresses || event.target.hasAttribute('action')) return
  event.preventDefault()
  if (!event.submitter) return
  globalThis.earlyPresses.add(event.submitter)
  event.submitter.dataset.pressed = ''
})
