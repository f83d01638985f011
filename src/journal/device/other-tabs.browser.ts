// Tells the journals that are open in other tabs of this browser about writes of this one.

let channel: BroadcastChannel | undefined

export function announceWrite(): void {
  channel?.postMessage('written')
}

/** Calls `onWrite` when another tab has written; returns a function that stops listening and announcing. */
export function joinOtherTabs(onWrite: () => void): () => void {
  const joined = new BroadcastChannel('cairn-journal-writes')
  joined.addEventListener('message', onWrite)
  channel = joined
  return () => {
    joined.close()
    if (channel === joined) channel = undefined
  }
}
