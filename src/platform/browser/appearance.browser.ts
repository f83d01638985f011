// Settings stored only on this device: the theme and neutral page titles.

const themeKey = 'cairn.theme'
const neutralKey = 'cairn.neutral'
const neutralTitle = 'Notes'

export type Theme = 'system' | 'light' | 'dark'

function read(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | undefined) {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Without local storage the choice lasts until the page closes.
  }
}

export function chosenTheme(): Theme {
  const stored = read(themeKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function chooseTheme(theme: Theme) {
  write(themeKey, theme === 'system' ? undefined : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function isNeutral() {
  return read(neutralKey) !== null
}

export function chooseNeutral(neutral: boolean, title: string) {
  write(neutralKey, neutral ? 'yes' : undefined)
  showTitle(title)
}

/** The title and icon of the tab: the page's name, or a neutral word and a plain icon. */
export function showTitle(title: string) {
  const neutral = isNeutral()
  document.title = neutral ? neutralTitle : fullTitle(title)
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const address = neutral ? '/notes.svg' : '/icon.svg'
  if (icon && icon.getAttribute('href') !== address) icon.href = address
}

export function fullTitle(title: string) {
  return title === 'Cairn' ? 'Cairn: a path out of addiction, one stone a day' : `${title} – Cairn`
}
