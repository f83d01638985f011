import { useEffect, useState } from 'react'
import type { Danger } from '../../crisis/help/notice.ts'
import { noticeOfLabel } from '../../crisis/notice-of-label.ts'

const quietMs = 300

/** The danger that a search query indicates, detected on this device only. Queries are never sent. */
export function useDangerIn(query: string): Danger | undefined {
  const [danger, setDanger] = useState<Danger | undefined>(undefined)
  useEffect(() => {
    let current = true
    async function detect() {
      if (query.trim().length < 3) return setDanger(undefined)
      try {
        const { signsIn } = await import('../../crisis/detector/signs.ts')
        if (current) setDanger(noticeOfLabel[signsIn(query).label])
      } catch {
        // Without the detector the search still works; Help now stays in the bar.
      }
    }
    const timer = setTimeout(() => void detect(), quietMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [query])
  return danger
}
