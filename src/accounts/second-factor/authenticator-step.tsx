import { useState } from 'react'
import { Field, Input } from '../../platform/ui/field.tsx'
import { StepButtons } from './factor-steps.tsx'
import { QrCode } from './qr-code.tsx'

type AuthenticatorStepProps = {
  secret: string
  /** The otpauth:// address of the secret. */
  address: string
  problem: string | undefined
  pending: boolean
  onCode: (code: string) => void
  onCancel: () => void
}

export function AuthenticatorStep(props: AuthenticatorStepProps) {
  const { secret, address, problem, pending, onCode, onCancel } = props
  const [code, setCode] = useState('')
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onCode(code)
      }}
    >
      <h3 className="text-lg">Scan this code with your authenticator app</h3>
      <p>
        On this phone,{' '}
        <a className="text-pine underline" href={address}>
          open it in the app
        </a>
        .
      </p>
      <QrCode text={address} label="QR code for your authenticator app" />
      <details>
        <summary className="min-h-11 content-center font-semibold">Can’t scan it? Enter this key</summary>
        <p className="rounded-xl bg-sand p-3 font-mono break-all select-all">
          {secret.replaceAll(/(.{4})/g, '$1 ').trim()}
        </p>
      </details>
      <Field label="6-digit code" hint="The app shows it now." error={problem}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={7}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <StepButtons pending={pending} onCancel={onCancel} />
    </form>
  )
}
