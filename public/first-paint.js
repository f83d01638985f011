// What must be known before the first paint: the chosen theme, and whether somebody is signed in on this device.
try {
  const page = document.documentElement
  const theme = localStorage.getItem('cairn.theme')
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme
  if (localStorage.getItem('cairn.token')) page.dataset.known = ''
  if (localStorage.getItem('cairn.neutral')) document.title = 'Notes'
} catch {
  // A browser that keeps nothing follows the system and has no session.
}
