import { Bookmark, BookmarkCheck, Square, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../platform/ui/button.tsx'
import { setTextSize, textSizes, toggleSaved, useLibraryState } from './saved-articles.browser.ts'

const sizeNames = { normal: 'Normal text', large: 'Large text', larger: 'Very large text' }

/** Save, text size, print and read aloud, which resumes where it stopped. */
export function ArticleTools({ id, paragraphs }: { id: string; paragraphs: string[] }) {
  const { saved, textSize } = useLibraryState()
  const isSaved = saved.includes(id)
  const next = textSizes[(textSizes.indexOf(textSize) + 1) % textSizes.length] ?? 'normal'
  return (
    <div
      role="group"
      aria-label="Reading tools"
      className="grid pairs-7 gap-2 sm:flex sm:flex-wrap print:hidden max-sm:[&_svg]:size-5"
    >
      <Button
        variant="outline"
        className="px-3 text-base sm:px-5"
        aria-pressed={isSaved}
        onClick={() => toggleSaved(id)}
      >
        {isSaved ? (
          <BookmarkCheck aria-hidden strokeWidth={1.75} />
        ) : (
          <Bookmark aria-hidden strokeWidth={1.75} />
        )}
        {isSaved ? 'Saved for later' : 'Save for later'}
      </Button>
      <Listen paragraphs={paragraphs} />
      <Button variant="outline" className="px-3 text-base sm:px-5" onClick={() => setTextSize(next)}>
        <span className="sr-only">Text size: </span>
        {sizeNames[textSize]}
      </Button>
      <Button variant="outline" className="px-3 text-base sm:px-5" onClick={() => print()}>
        Print
      </Button>
    </div>
  )
}

function Listen({ paragraphs }: { paragraphs: string[] }) {
  const [able, setAble] = useState(true)
  const [speaking, setSpeaking] = useState(false)
  const place = useRef(0)
  const shouldSpeak = useRef(false)
  const stop = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    setAble('speechSynthesis' in window)
    return () => {
      shouldSpeak.current = false
      stop.current?.()
    }
  }, [])

  async function toggle() {
    shouldSpeak.current = !speaking
    setSpeaking(!speaking)
    if (speaking) return stop.current?.()
    try {
      const { speak } = await import('../platform/browser/speech.browser.ts')
      if (!shouldSpeak.current) return
      stop.current = speak(paragraphs, place.current, {
        onPlace: (at) => {
          place.current = at
        },
        onEnd: () => {
          place.current = 0
          setSpeaking(false)
        },
      })
    } catch {
      // Offline and not cached: the button can be pressed again.
      setSpeaking(false)
    }
  }

  return (
    <Button
      variant="outline"
      // Its space is reserved even without a voice, so that nothing moves.
      className={`px-3 text-base sm:px-5 ${able ? '' : 'invisible'}`}
      aria-pressed={speaking}
      onClick={() => void toggle()}
    >
      {speaking ? <Square aria-hidden strokeWidth={1.75} /> : <Volume2 aria-hidden strokeWidth={1.75} />}
      {speaking ? 'Stop reading' : 'Read aloud'}
    </Button>
  )
}
