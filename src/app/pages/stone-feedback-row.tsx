import { useEffect, useState } from 'react'
import {
  hasStoneFeedback,
  playStoneFeedback,
  prepareStoneFeedback,
  setStoneFeedback,
} from '../../checkin/stone-feedback.browser.ts'
import { Checkbox } from '../../platform/ui/checkbox.tsx'

/** The switch for sound and vibration. Changing it plays the sound if it is now on. */
export function StoneFeedbackRow() {
  const [on, setOn] = useState(false)
  useEffect(() => setOn(hasStoneFeedback()), [])
  return (
    <div className="px-4 py-1.5 sm:px-5">
      <Checkbox
        label="Sound and vibration at check-in"
        hint="A soft knock when the stone lands."
        checked={on}
        onChange={(event) => {
          setOn(event.target.checked)
          setStoneFeedback(event.target.checked)
          prepareStoneFeedback()
          playStoneFeedback()
        }}
      />
    </div>
  )
}
