import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Input } from '../../platform/ui/field.tsx'

type PasswordInputProps = {
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (value: string) => void
  /** The name of its button, for forms with several passwords. */
  showLabel?: string
}

/** The password can be shown, which helps people whose hands shake; pasting works. */
export function PasswordInput({
  autoComplete,
  value,
  onChange,
  showLabel = 'Show password',
}: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={1_000}
        className="pr-14"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={showLabel}
        className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-r-xl text-ink-soft hover:text-ink"
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden strokeWidth={1.75} className="size-5" />
      </button>
    </div>
  )
}
