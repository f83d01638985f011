import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import {
  chooseNeutralTitles,
  chooseTheme,
  chosenTheme,
  hasNeutralTitles,
  type Theme,
} from '../../platform/browser/appearance.browser.ts'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { Field, Select } from '../../platform/ui/field.tsx'

/** Appearance settings, stored only on this device. */
export function Appearance() {
  const [theme, setTheme] = useState<Theme>('system')
  const [neutral, setNeutral] = useState(false)
  const title = useTitle()

  useEffect(() => {
    setTheme(chosenTheme())
    setNeutral(hasNeutralTitles())
  }, [])

  return (
    <div className="grid content-start gap-3">
      <h2 className="text-lg">On this device</h2>
      <Field label="Colors">
        <Select
          value={theme}
          onChange={(event) => {
            const chosen = event.target.value as Theme
            setTheme(chosen)
            chooseTheme(chosen)
          }}
        >
          <option value="system">Match device</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </Select>
      </Field>
      <Checkbox
        label="Neutral tab titles"
        hint="The tab just says “Notes.”"
        checked={neutral}
        onChange={(event) => {
          setNeutral(event.target.checked)
          chooseNeutralTitles(event.target.checked, title)
        }}
      />
    </div>
  )
}

function useTitle() {
  const handle = useMatches().at(-1)?.handle
  return typeof handle === 'object' && handle !== null && 'title' in handle ? String(handle.title) : 'Cairn'
}
