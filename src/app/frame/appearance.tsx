// Appearance settings, stored only on this device: in the footer and as rows of the account page.
import { type ReactNode, useEffect, useState } from 'react'
import {
  chooseNeutral,
  chooseTheme,
  chosenTheme,
  isNeutral,
  type Theme,
} from '../../platform/browser/appearance.browser.ts'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { Field, Select } from '../../platform/ui/field.tsx'
import { SettingsGroup, SettingsRow } from '../../platform/ui/settings-rows.tsx'
import { useCurrentPage } from './page-context.ts'

export function Appearance() {
  return (
    <div className="grid content-start gap-3">
      <h2 className="text-lg">On this device</h2>
      <ThemeSelect />
      <NeutralCheckbox />
    </div>
  )
}

/** `children`: further rows about this device. */
export function AppearanceRows({ children }: { children?: ReactNode }) {
  return (
    <SettingsGroup title="On this device">
      <SettingsRow label="Colors">
        <div className="min-w-0 sm:min-w-40">
          <ThemeSelect labelHidden />
        </div>
      </SettingsRow>
      <div className="px-4 py-1.5 sm:px-5">
        <NeutralCheckbox />
      </div>
      {children}
      <SettingsRow label="Evening reminder" value="A notification that says nothing about recovery">
        <a
          href="/recovery-tracker?view=settings#evening-reminder"
          className="-mr-3 shrink-0 px-3 py-2 font-semibold text-pine"
        >
          Set up
        </a>
      </SettingsRow>
    </SettingsGroup>
  )
}

function ThemeSelect({ labelHidden = false }: { labelHidden?: boolean }) {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => setTheme(chosenTheme()), [])
  return (
    <Field label="Colors" labelHidden={labelHidden}>
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
  )
}

function NeutralCheckbox() {
  const [neutral, setNeutral] = useState(false)
  const title = useTitle()
  useEffect(() => setNeutral(isNeutral()), [])
  return (
    <Checkbox
      label="Neutral tab titles"
      hint="The tab says “Notes” with a plain icon."
      checked={neutral}
      onChange={(event) => {
        setNeutral(event.target.checked)
        chooseNeutral(event.target.checked, title)
      }}
    />
  )
}

function useTitle() {
  return useCurrentPage()?.title ?? 'Cairn'
}
