// A small landscape for each article: a ridge seeded by its id, and a sign of its category.
import { type ReactNode, useEffect, useState } from 'react'
import { seeded } from '../platform/ui/stones.ts'
import type { ArticleCategory } from './articles.ts'

const suns = ['top-3 left-[12%]', 'top-5 left-[24%]', 'top-2 left-[36%]', 'top-4 left-[48%]']
const width = 320
const height = 96

const signs: Record<ArticleCategory, ReactNode> = {
  Psychology: <path d="M30 32a3 3 0 0 1 5 2c0 6-12 6-12-2 0-12 21-12 21 3 0 17-31 17-31-3" />,
  Nutrition: <path d="M10 32H54C54 46 44 54 32 54S10 46 10 32ZM24 22c-4-5 4-7 0-13M36 22c-4-5 4-7 0-13" />,
  Fitness: <path d="M34 12h.01M34 22 30 38M34 24 46 32M33 24 22 30M30 38 42 56M30 38 20 56" />,
  Spiritual: (
    <path d="M14 52c0-6 36-6 36 0s-36 6-36 0ZM19 38c0-6 26-6 26 0s-26 6-26 0ZM24 26c0-5 16-5 16 0s-16 5-16 0ZM32 12V6M25 14l-3-4M39 14l3-4" />
  ),
  Breathwork: <path d="M6 24H38c12 0 12-16 2-16M6 34H50c12 0 12 16 2 16M6 44H28c10 0 10 12 2 12" />,
  'Self-Care': (
    <path d="M12 26H44V42a12 12 0 0 1-12 12h-8a12 12 0 0 1-12-12ZM44 30c14 0 14 16 0 16M28 20c-6-5-2-12 0-8 2-4 6 3 0 8Z" />
  ),
}

/** A smooth line of hills from left to right, closed at the bottom. */
function ridge(random: () => number, base: number, swing: number) {
  const steps = 5
  const heights = Array.from({ length: steps + 1 }, () => Math.round(base + (random() - 0.5) * swing))
  const step = width / steps
  const curves = heights.slice(1).map((y, place) => {
    const from = place * step
    return `C${from + step / 2} ${heights[place]} ${from + step / 2} ${y} ${from + step} ${y}`
  })
  return `M0 ${heights[0]}${curves.join('')}V${height}H0Z`
}

/** Drawn after the first paint, so that it does not delay the page; its space is reserved. */
export function ArticleScene({ id, category }: { id: string; category: ArticleCategory }) {
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(true), [])
  return (
    <div aria-hidden className="relative h-24 overflow-hidden bg-sky print:hidden">
      {shown ? <Landscape id={id} category={category} /> : null}
    </div>
  )
}

function Landscape({ id, category }: { id: string; category: ArticleCategory }) {
  const random = seeded(id)
  const sun = suns[Math.floor(random() * suns.length)]
  return (
    <>
      <div className={`absolute size-7 rounded-full bg-dawn ${sun}`} />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        <path d={ridge(random, 56, 30)} className="fill-stone-a opacity-50" />
        <path d={ridge(random, 74, 22)} className="fill-stone-b opacity-70" />
      </svg>
      <svg
        viewBox="0 0 64 64"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="absolute top-3 right-6 size-16 fill-none stroke-ink"
      >
        {signs[category]}
      </svg>
    </>
  )
}
