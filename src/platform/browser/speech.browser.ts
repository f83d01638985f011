// Text to speech with the browser's voices. Text leaves the device only if the system's voice is a remote one.

/** True where the browser can speak. */
export function canSpeak(): boolean {
  return typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined'
}

/** Splits text into chunks of about 200 characters, because some engines stop in the middle of longer ones. */
export function piecesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…]["”’)]*)\s+/)
  const pieces: string[] = []
  for (const sentence of sentences) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + sentence.length < 200)
      pieces[pieces.length - 1] = `${last} ${sentence}`
    else pieces.push(sentence)
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean)
}

type SpeechOptions = {
  rate?: number
  language?: string
  onPlace?: (place: number) => void
  onEnd?: () => void
}

/** Speaks paragraphs from `start` on and returns a function that stops. A new call stops the previous one. */
export function speak(
  paragraphs: string[],
  start = 0,
  { rate = 0.95, language = 'en-US', onPlace, onEnd }: SpeechOptions = {},
): () => void {
  speechSynthesis.cancel()
  let stopped = false
  const sayParagraph = (place: number) => {
    const paragraph = paragraphs[place]
    if (paragraph === undefined) return onEnd?.()
    onPlace?.(place)
    const pieces = piecesOf(paragraph)
    const sayPiece = (piece: number) => {
      if (stopped) return
      const words = pieces[piece]
      if (words === undefined) return sayParagraph(place + 1)
      const utterance = new SpeechSynthesisUtterance(words)
      utterance.lang = language
      utterance.rate = rate
      utterance.onend = () => sayPiece(piece + 1)
      utterance.onerror = () => {
        if (!stopped) onEnd?.()
      }
      speechSynthesis.speak(utterance)
    }
    sayPiece(0)
  }
  sayParagraph(start)
  return () => {
    stopped = true
    speechSynthesis.cancel()
  }
}
