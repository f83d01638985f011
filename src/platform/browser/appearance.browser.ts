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
  const kept = read(themeKey)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

export function chooseTheme(theme: Theme) {
  write(themeKey, theme === 'system' ? undefined : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function hasNeutralTitles() {
  return read(neutralKey) !== null
}

export function chooseNeutralTitles(neutral: boolean, title: string) {
  write(neutralKey, neutral ? 'yes' : undefined)
  showTitle(title)
}

/** The document title: the page's name, or a neutral word. */
export function showTitle(title: string) {
  document.title = hasNeutralTitles() ? neutralTitle : fullTitle(title)
}

export function fullTitle(title: string) {
  return title === 'Cairn' ? 'Cairn: a path out of addiction, one stone a day' : `${title} – Cairn`
}
