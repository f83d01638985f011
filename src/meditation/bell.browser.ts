// A synthesized bell, scheduled on the audio clock, which stays exact in background tabs.

const partials = [
  { ratio: 1, loudness: 1, seconds: 5 },
  { ratio: 2.02, loudness: 0.5, seconds: 3.6 },
  { ratio: 2.98, loudness: 0.32, seconds: 2.4 },
  { ratio: 4.15, loudness: 0.16, seconds: 1.3 },
  { ratio: 5.43, loudness: 0.1, seconds: 0.8 },
]

let context: AudioContext | undefined

/** Starts audio. False if unavailable, or until the first click or key press of the page, before which browsers block it. */
export function openBell(): boolean {
  const isBlocked = 'userActivation' in navigator && !navigator.userActivation.hasBeenActive
  if (typeof AudioContext === 'undefined' || isBlocked) return false
  context ??= new AudioContext()
  void context.resume()
  return true
}

/** Schedules a bell with a volume of 0 to 1; returns a function that cancels it. */
export function scheduleBell(seconds: number, volume: number, pitch: 'high' | 'low' = 'high'): () => void {
  if (!context || volume <= 0) return () => undefined
  const sound = context
  const at = sound.currentTime + Math.max(0, seconds) + 0.02
  const out = sound.createGain()
  out.gain.value = volume * 0.25
  out.connect(sound.destination)
  const waves = partials.map(({ ratio, loudness, seconds: fading }) => {
    const wave = sound.createOscillator()
    const swell = sound.createGain()
    wave.frequency.value = (pitch === 'low' ? 330 : 396) * ratio
    swell.gain.setValueAtTime(0.0001, at)
    swell.gain.exponentialRampToValueAtTime(loudness, at + 0.012)
    swell.gain.exponentialRampToValueAtTime(0.0001, at + fading)
    wave.connect(swell).connect(out)
    wave.start(at)
    wave.stop(at + fading + 0.1)
    return wave
  })
  return () => {
    for (const wave of waves) {
      try {
        wave.stop()
      } catch {
        // Already played.
      }
    }
    out.disconnect()
  }
}
