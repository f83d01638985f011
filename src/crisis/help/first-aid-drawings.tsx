// First-aid drawings: the person who needs help in stone colors, the helper in green.
import type { ReactNode } from 'react'
import { useI18n } from '../../platform/browser/language.tsx'

const person = 'fill-none stroke-stone-b'
const helper = 'fill-none stroke-pine'

function Drawing({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 240 140"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-auto w-full max-w-72 rounded-2xl bg-sky forced-colors:border"
    >
      {children}
    </svg>
  )
}

export function WakeDrawing() {
  const i18n = useI18n()
  return (
    <Drawing
      label={i18n.t(
        'Kneel next to the person. Rub the middle of their chest hard with your knuckles and shout.',
      )}
    >
      <path d="M10 127H230" className="stroke-line-strong" strokeWidth="2" />
      <path d="M136 110H222" className={person} strokeWidth="15" />
      <path d="M66 106H132" className={person} strokeWidth="24" />
      <circle cx="38" cy="106" r="15" className="fill-stone-c" />
      <path d="M128 112 118 84 108 56" className={helper} strokeWidth="19" />
      <circle cx="98" cy="26" r="14" className="fill-pine-deep" />
      <path d="M107 52 88 70 84 92" className={helper} strokeWidth="9" />
      <circle cx="84" cy="94" r="6" className="fill-pine-deep" />
      <path d="M128 114h30" className={helper} strokeWidth="15" />
      <path d="M76 30 62 38M78 44 68 56M74 18H58" className="stroke-clay" strokeWidth="4" />
    </Drawing>
  )
}

export function NaloxoneDrawing() {
  const i18n = useI18n()
  return (
    <Drawing
      label={i18n.t(
        'The person lies on their back with the head tilted. The tip of the nasal spray goes all the way into one nostril; a thumb presses the plunger.',
      )}
    >
      <path d="M10 129H230" className="stroke-line-strong" strokeWidth="2" />
      <path d="M140 114H222" className={person} strokeWidth="24" />
      <path d="M100 108 134 113" className={person} strokeWidth="18" />
      <circle cx="86" cy="98" r="28" className="fill-stone-c" />
      <path d="M80 74 88 62 98 76Z" className="fill-stone-c stroke-stone-c" strokeWidth="6" />
      <path d="M110 84 116 88" className="stroke-ink-soft" strokeWidth="4" />
      <path d="M66 78c4-3 8-3 11 0" className="fill-none stroke-ink-soft" strokeWidth="3" />
      <path d="M89 60V44" className="stroke-ink-soft" strokeWidth="7" />
      <path d="M76 40H102M89 36V20" className="stroke-ink-soft" strokeWidth="15" />
      <path d="M76 40H102M89 36V20" className="stroke-paper-raised" strokeWidth="11" />
      <path d="M230 52 190 40 158 34" className={helper} strokeWidth="20" />
      <path d="M158 40 130 50 104 49" className={helper} strokeWidth="9" />
      <path d="M158 28 128 8 94 9" className={helper} strokeWidth="9" />
      <path d="M50 12V40m-9-9 9 9 9-9" className="fill-none stroke-clay" strokeWidth="4" />
    </Drawing>
  )
}

export function BreathDrawing() {
  const i18n = useI18n()
  return (
    <Drawing
      label={i18n.t(
        'Tilt the head back and lift the chin. Pinch the nose shut, put your mouth over theirs and breathe out. The chest rises.',
      )}
    >
      <path d="M10 127H230" className="stroke-line-strong" strokeWidth="2" />
      <path d="M118 112H232" className={person} strokeWidth="22" />
      <path d="M88 100 116 110" className={person} strokeWidth="15" />
      <circle cx="70" cy="98" r="24" className="fill-stone-c" />
      <path d="M84 78 96 82 90 90Z" className="fill-stone-c stroke-stone-c" strokeWidth="6" />
      <path d="M208 116 196 76 152 46" className={helper} strokeWidth="22" />
      <path d="M150 48 122 50" className={helper} strokeWidth="14" />
      <path d="M146 42 100 44 62 78" className={helper} strokeWidth="9" />
      <circle cx="110" cy="56" r="21" className="fill-pine-deep" />
      <path d="M150 56 118 96 100 106" className={helper} strokeWidth="9" />
      <path
        d="M132 94c10-9 26-9 36 0M138 84c7-6 17-6 24 0"
        className="fill-none stroke-clay"
        strokeWidth="4"
      />
    </Drawing>
  )
}

export function RecoveryDrawing() {
  const i18n = useI18n()
  return (
    <Drawing
      label={i18n.t(
        'The person lies on their side. The head rests on the back of one hand, the top knee is bent forward so they cannot roll over.',
      )}
    >
      <path d="M76 72 62 108 32 116" className="fill-none stroke-stone-a" strokeWidth="11" />
      <path d="M136 76 190 82 226 80" className="fill-none stroke-stone-a" strokeWidth="15" />
      <path d="M78 68 136 74" className={person} strokeWidth="30" />
      <circle cx="42" cy="62" r="18" className="fill-stone-c" />
      <path d="M84 74 106 98 58 80" className="fill-none stroke-stone-e" strokeWidth="11" />
      <path d="M138 80 170 116 206 112" className="fill-none stroke-stone-e" strokeWidth="17" />
      <path
        d="M164 42c18 2 30 12 34 26m0 0-10-5m10 5 4-11"
        className="fill-none stroke-clay"
        strokeWidth="4"
      />
    </Drawing>
  )
}
