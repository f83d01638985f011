// What must be known before the first paint: the chosen theme, whether somebody is signed in on this device, and what
// src/library/kept.browser.ts keeps of their reading, so that its place is held.
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
  // A browser that keeps nothing follows the system and has no session.
}
// Until something is seen, what lies far below the screen is not laid out (tokens.css, `data-first`), but where somebody comes
// back to a place further down; and letters stand in those of the device, which take the same room, but where the worker has
// the faces at hand.
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
// A press on a button that has no script yet is kept, and done when it works (early-presses.browser.ts).
globalThis.earlyPresses = new Set()
addEventListener('click', ({ target }) => {
  const button = globalThis.earlyPresses && target.closest('button[type=button]')
  if (!button) return
  globalThis.earlyPresses.add(button)
  button.dataset.pressed = ''
})
