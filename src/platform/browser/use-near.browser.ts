import { type RefObject, useEffect, useState } from 'react'

/** True once an element was scrolled to within a quarter of a screen. Without script it stays false. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '25%',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return near
}
