import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { z } from 'zod'
import type { Call } from '../call.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useSend } from './call.browser.ts'

type Token = { token: string }
type PageTexts = { title: string; lead: string; button: string }

const never = () => () => undefined
const broken = {
  title: 'This link doesn’t work',
  lead: 'It may have been cut off on its way. You can choose your emails in your account.',
}

/** Where the unsubscribe link of an email leads, with its token as the fragment. It needs no login. */
export function UnsubscribePage({
  call,
  ask,
  done,
  settings,
}: {
  call: Call<z.ZodType<Token, Token>, z.ZodUndefined, z.ZodUndefined, z.ZodType>
  /** The question, and the label of the button that unsubscribes. */
  ask: PageTexts
  /** The confirmation, and the label of the link to the settings. */
  done: PageTexts
  settings: string
}) {
  const location = useLocation()
  // The prerendered page has no fragment, and the first render in the browser has to match it.
  const token = useSyncExternalStore(
    never,
    () => location.hash.slice(1),
    () => undefined,
  )
  const [stopped, setStopped] = useState(false)
  const unsubscribe = useSend(call, { onDone: () => setStopped(true) })
  const words = stopped ? done : ask
  const { title, lead } = token === '' ? broken : words
  return (
    // As high as the screen, so that nothing below moves when a broken link is noticed.
    <div className="page min-h-dvh">
      <PageHead title={title} lead={lead} />
      {unsubscribe.error ? (
        <p className="measure mb-6" role="alert">
          {unsubscribe.error.message}
        </p>
      ) : null}
      <div className="grid gap-3 sm:flex">
        {stopped || token === '' ? null : (
          <Button
            disabled={unsubscribe.isPending || token === undefined}
            onClick={() => token && unsubscribe.mutate({ params: { token } })}
          >
            {ask.button}
          </Button>
        )}
        <ButtonLink to={settings} variant="outline">
          {done.button}
        </ButtonLink>
        {/* The settings need a login, which not everyone has at hand who stops an email. */}
        <ButtonLink to="/" variant="quiet">
          Go to the home page
        </ButtonLink>
      </div>
    </div>
  )
}
