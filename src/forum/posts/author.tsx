// An author's name with a mark: a small cairn and four characters distinguish members with the same name.
import { outline, seeded } from '../../platform/ui/stones.ts'
import { markTag } from '../labels.ts'

const tints = ['fill-stone-a', 'fill-stone-b', 'fill-stone-c', 'fill-stone-d', 'fill-stone-e', 'fill-dawn']
const levels = [
  { y: 32, rx: 13.5, ry: 5.4 },
  { y: 22.5, rx: 10, ry: 4.9 },
  { y: 14, rx: 6.6, ry: 4.2 },
]

/** Three stones whose shapes, tints and positions are derived from the mark. The tag next to the name has the mark as text. */
export function AuthorStones({ mark }: { mark: number }) {
  const random = seeded(`mark ${mark}`)
  const between = (least: number, most: number) => least + random() * (most - least)
  return (
    <svg viewBox="0 0 44 44" aria-hidden className="size-11 shrink-0 rounded-full bg-moss">
      {levels.map(({ y, rx, ry }) => {
        const swell = Array.from({ length: 8 }, () => between(0.86, 1.08))
        const shape = { rx: rx * between(0.8, 1.12), ry: ry * between(0.8, 1.15), swell }
        return (
          <path
            key={y}
            d={outline(shape)}
            transform={`translate(${(22 + between(-2.6, 2.6)).toFixed(1)} ${y}) rotate(${between(-9, 9).toFixed(1)})`}
            className={`stroke-paper-raised stroke-[0.8] ${tints[Math.floor(random() * tints.length)] ?? ''}`}
          />
        )
      })}
    </svg>
  )
}

export function AuthorName({ author, mark }: { author: string; mark: number | null }) {
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <bdi className="font-semibold">{author}</bdi>
      {mark === null ? null : (
        <span className="text-sm tracking-wide text-ink-soft tabular-nums">
          <span className="sr-only">mark </span>
          {markTag(mark)}
        </span>
      )}
    </span>
  )
}
