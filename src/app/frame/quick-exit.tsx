// Leaves immediately for a neutral page, like GOV.UK's exit button: a button, or Shift three times.
import { useEffect } from 'react'
import { lockApp } from '../../accounts/app-lock/app-lock.browser.ts'
import { writeDraft } from '../../platform/browser/draft.browser.ts'
import { buttonClass } from '../../platform/ui/button.tsx'

const neutralPlace = 'https://www.bbc.com/weather'
const withinMs = 5_000
const presses = 3

function leave() {
  // Hides the page first, because loading the other one can be slow.
  lockApp()
  // Back must not show the conversation that was open, nor a message that was not sent or not answered.
  for (const name of ['open', 'unanswered', 'draft']) writeDraft(`coach.${name}`, '')
  document.title = 'Weather'
  document.body.replaceChildren()
  location.replace(neutralPlace)
}

const english = {
  short: 'Exit',
  long: 'Quick exit',
  hint: 'Leave this page now (or press Shift three times)',
}

export function QuickExit({ words = english }: { words?: typeof english }) {
  useEffect(() => {
    let times: number[] = []
    function count(event: KeyboardEvent) {
      if (event.key !== 'Shift') {
        times = []
        return
      }
      if (event.repeat) return
      times = [...times, event.timeStamp].filter((time) => event.timeStamp - time < withinMs)
      if (times.length >= presses) leave()
    }
    document.addEventListener('keydown', count)
    return () => document.removeEventListener('keydown', count)
  }, [])

  return (
    // A link, so that it also works before or without script.
    <a
      href={neutralPlace}
      role="button"
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault()
        leave()
      }}
      onKeyDown={(event) => {
        if (event.key === ' ') leave()
      }}
      aria-label={words.long}
      data-tooltip={words.hint}
      className={`px-3! whitespace-nowrap ${buttonClass({ variant: 'outline' })}`}
    >
      <span className="sm:max-xl:hidden min-[90rem]:hidden">{words.short}</span>
      <span className="max-sm:hidden xl:max-[90rem]:hidden">{words.long}</span>
    </a>
  )
}
