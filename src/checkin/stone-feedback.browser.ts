// Sound and vibration when a stone lands: off by default, set per device.

const key = 'cairn.stone-feedback'
/** When the falling stone first touches the ground. */
const impactMs = 240

export function hasStoneFeedback(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

export function setStoneFeedback(on: boolean): void {
  try {
    if (on) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  } catch {
    // Without local storage the setting stays off.
  }
}

let context: AudioContext | undefined

/** Must be called in the tap's event handler: browsers allow sound only then. */
export function prepareStoneFeedback(): void {
  if (!hasStoneFeedback() || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
}

/** Plays when the stone starts to fall, timed for its landing. */
export function playStoneFeedback(): void {
  if (!hasStoneFeedback()) return
  // The first entry is a pause before the vibration.
  navigator.vibrate?.([0, impactMs, 18])
  if (context) knock(context, context.currentTime + impactMs / 1000)
}

/** Two stones touching: a short low tone with a brighter, shorter one. */
function knock(sound: AudioContext, at: number): void {
  for (const { hertz, loudness, seconds } of [
    { hertz: 210, loudness: 0.3, seconds: 0.16 },
    { hertz: 1250, loudness: 0.1, seconds: 0.05 },
  ]) {
    const wave = sound.createOscillator()
    const volume = sound.createGain()
    wave.frequency.setValueAtTime(hertz, at)
    wave.frequency.exponentialRampToValueAtTime(hertz * 0.6, at + seconds)
    volume.gain.setValueAtTime(loudness, at)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
    wave.connect(volume).connect(sound.destination)
    wave.start(at)
    wave.stop(at + seconds)
  }
}
