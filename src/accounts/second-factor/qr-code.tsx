import { useEffect, useState } from 'react'

/**
 * Dark on white in both themes, because many scanners read nothing else. Drawn on this device, so that the secret is not sent to a service.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [cells, setCells] = useState<boolean[][]>([])
  useEffect(() => {
    // Loaded here, because few visits of a page show a code. Both places show the text as well.
    import('qr').then(
      ({ encodeQR }) => setCells(encodeQR(text, 'raw', { border: 3 })),
      () => undefined,
    )
  }, [text])
  if (cells.length === 0) return <div className="mx-auto aspect-square w-full max-w-60" />
  const path = cells
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-60 rounded-xl border border-line bg-[white]"
    >
      <path d={path} fill="black" />
    </svg>
  )
}
