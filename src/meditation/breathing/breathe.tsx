// Breathing for everyone: no account, no connection, nothing stored or sent.
import { Pause, Wind } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useI18n } from '../../platform/browser/language.tsx'
import { canSpeak, speak } from '../../platform/browser/speech.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { type PatternId, patterns } from './breathing.ts'
import { BreathingCircle } from './breathing-circle.tsx'
import { PatternSelect } from './pattern-select.tsx'
import { useWakeLock } from './wake-lock.browser.ts'

/** The stone with Start and Stop; with `options` also the choice of pattern, voice and vibration. */
export function Breathe({ options = false }: { options?: boolean }) {
  const i18n = useI18n()
  const [patternId, setPatternId] = useState<PatternId>('even')
  const [since, setSince] = useState<number | undefined>(undefined)
  const [voice, setVoice] = useState(false)
  const [vibrate, setVibrate] = useState(false)
  const pattern = patterns.find(({ id }) => id === patternId) ?? patterns[0]
  const running = since !== undefined
  const practicedMilliseconds = useCallback(() => (since === undefined ? 0 : Date.now() - since), [since])
  const language = i18n.locale === 'en' ? 'en-US' : i18n.locale
  const say = useCallback((cue: string) => void speak([cue], 0, { rate: 0.8, language }), [language])
  useWakeLock(running)
  useEffect(() => {
    if (!voice || !running) return
    return () => speechSynthesis.cancel()
  }, [voice, running])

  if (!pattern) return null
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4">
      <BreathingCircle
        pattern={pattern}
        running={running}
        practicedMilliseconds={practicedMilliseconds}
        vibrate={vibrate}
        {...(voice ? { onCue: say } : {})}
      />
      <Button
        size="large"
        variant={running ? 'outline' : 'primary'}
        className="min-w-[min(14rem,100%)] noscript:hidden"
        onClick={() => setSince(running ? undefined : Date.now())}
      >
        {running ? (
          <>
            <Pause aria-hidden strokeWidth={1.75} /> {i18n.t('Stop')}
          </>
        ) : (
          <>
            <Wind aria-hidden strokeWidth={1.75} /> {i18n.t('Start breathing')}
          </>
        )}
      </Button>
      <p className="hidden text-center text-lg noscript:block">
        {i18n.t('Breathe in and count to 5. Breathe out and count to 6. Do it ten times.')}
      </p>
      {options ? (
        <div className="mt-2 grid w-full max-w-md gap-3 noscript:hidden">
          <PatternSelect pattern={pattern} onChange={setPatternId} disabled={running} />
          <BreathOptions voice={voice} onVoice={setVoice} vibrate={vibrate} onVibrate={setVibrate} />
        </div>
      ) : null}
    </div>
  )
}

type BreathOptionsProps = {
  voice: boolean
  onVoice: (on: boolean) => void
  vibrate: boolean
  onVibrate: (on: boolean) => void
}

/** Shows only what this device supports, which is known once the page is interactive. */
function BreathOptions({ voice, onVoice, vibrate, onVibrate }: BreathOptionsProps) {
  const i18n = useI18n()
  const [able, setAble] = useState({ speak: false, vibrate: false })
  useEffect(() => setAble({ speak: canSpeak(), vibrate: 'vibrate' in navigator }), [])
  return (
    <div className="flex min-h-11 flex-wrap gap-x-8 gap-y-1">
      {able.speak ? (
        <Checkbox
          label={i18n.t('Voice')}
          checked={voice}
          onChange={(event) => onVoice(event.target.checked)}
        />
      ) : null}
      {able.vibrate ? (
        <Checkbox
          label={i18n.t('Vibrate')}
          checked={vibrate}
          onChange={(event) => onVibrate(event.target.checked)}
        />
      ) : null}
    </div>
  )
}
