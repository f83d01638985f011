// What must be known before the first paint: the chosen theme, whether somebody is signed in on this device, and what
// src/library/kept.browser.ts keeps of their reading, so that its place is held.
try {
  const page = document.documentElement
  const theme = localStorage.getItem('cairn.theme')
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme
  if (localStorage.getItem('cairn.token')) page.dataset.known = ''
  if (localStorage.getItem('cairn.neutral')) document.title = 'Notes'
  const { saved, textSize, reading } = JSON.parse(localStorage.getItem('cairn.library') ?? '{}')
  page.toggleAttribute('data-library-last', typeof reading?.last === 'string')
  page.toggleAttribute('data-library-saved', saved?.length > 0)
  page.toggleAttribute('data-library-useful', reading?.useful?.length > 0)
  if (textSize) page.dataset.librarySize = textSize
} catch {
  // A browser that keeps nothing follows the system and has no session.
}
// The faces of the letters are laid out once something is seen, in letters that take the same room; where the worker has them
// at hand, at once.
const faces = document.querySelector('style + style')
const told =
  typeof PerformanceObserver === 'function' && PerformanceObserver.supportedEntryTypes.includes('paint')
if (faces && told && !navigator.serviceWorker?.controller) {
  faces.media = 'not all'
  new PerformanceObserver(() => faces.removeAttribute('media')).observe({ type: 'paint', buffered: true })
}
