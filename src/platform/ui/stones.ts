// Computes the shape of a cairn: one stone per check-in. Size, tint and tilt are seeded by the date.

export type Stone = {
  date: string
  x: number
  y: number
  /** Half the width and height. */
  rx: number
  ry: number
  tilt: number
  tint: number
  /** Radius variations of the outline at eight angles. */
  swell: number[]
}

export type CairnShape = { stones: Stone[]; width: number; height: number }

const cairnWidth = 120
const tints = 5

/** A pseudorandom sequence in [0, 1) seeded by the text. */
export function seeded(text: string) {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
  }
}

/** The number of stones in each row, bottom first: two rows of each width. */
export function rowsOf(count: number) {
  const rows: number[] = []
  let left = count
  for (let wide = 1; left > 0; wide += 1) {
    for (let twice = 0; twice < 2 && left >= wide; twice += 1) {
      rows.push(wide)
      left -= wide
    }
    if (left > 0 && left <= wide) {
      // Too few stones for a row of the next width: a narrower row is moved down.
      const missing = wide + 1 - left
      rows.splice(rows.indexOf(missing), 1)
      rows.push(wide + 1)
      left = 0
    }
  }
  return rows.toReversed()
}

/** Positions the stones of these dates (oldest first). Every `perCairn` stones a new cairn starts. */
export function placeStones(dates: readonly string[], perCairn = 30): CairnShape {
  const stones: Stone[] = []
  const cairns = Math.max(1, Math.ceil(dates.length / perCairn))
  let tallest = 0
  for (let cairn = 0; cairn < cairns; cairn += 1) {
    const own = dates.slice(cairn * perCairn, (cairn + 1) * perCairn)
    const ridge = cairns === 1 ? 0 : Math.sin(cairn * 1.7) * 9
    const rows = rowsOf(own.length)
    const middle = cairn * cairnWidth + cairnWidth / 2
    let ground = ridge
    let next = 0
    for (const [level, count] of rows.entries()) {
      const row = own.slice(next, next + count)
      next += count
      const shrink = 1 - (level / Math.max(rows.length, 4)) * 0.45
      const span = Math.min(cairnWidth - 8, 22 * count * shrink + 14)
      const step = span / count
      const drawn = row.map((date, place) =>
        stone(date, { x: middle - span / 2 + step * (place + 0.5), step, shrink, isAlone: count === 1 }),
      )
      const thick = Math.max(...drawn.map((each) => each.ry))
      for (const each of drawn) stones.push({ ...each, y: -(ground + thick) })
      ground += thick * 1.72
      tallest = Math.max(tallest, ground + thick)
    }
  }
  return { stones, width: cairns * cairnWidth, height: Math.max(40, tallest + 12) }
}

type StonePlace = { x: number; step: number; shrink: number; isAlone: boolean }

function stone(date: string, { x, step, shrink, isAlone }: StonePlace): Stone {
  const random = seeded(date)
  return {
    date,
    x: x + (random() - 0.5) * 3,
    y: 0,
    rx: (step / 2) * (0.98 + random() * 0.22) + (isAlone ? 6 * shrink : 0),
    ry: (6 + random() * 3.4) * (0.75 + shrink * 0.35),
    tilt: (random() - 0.5) * 9,
    tint: Math.floor(random() * tints),
    swell: Array.from({ length: 8 }, () => 0.9 + random() * 0.16),
  }
}

/** The outline as an SVG path, slightly irregular like a pebble. */
export function outline({ rx, ry, swell }: Pick<Stone, 'rx' | 'ry' | 'swell'>) {
  const points = swell.map((much, part) => {
    const angle = (part / swell.length) * Math.PI * 2
    // A flattened ellipse (power 0.82) looks stable on the stones below it.
    const soft = (value: number) => Math.sign(value) * Math.abs(value) ** 0.82
    return [soft(Math.cos(angle)) * rx * much, soft(Math.sin(angle)) * ry * much] as const
  })
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0]
  const number = (value: number) => value.toFixed(1)
  let path = `M${number(at(0)[0])} ${number(at(0)[1])}`
  for (let index = 0; index < points.length; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const
    path += `C${number(c1[0])} ${number(c1[1])} ${number(c2[0])} ${number(c2[1])} ${number(to[0])} ${number(to[1])}`
  }
  return `${path}Z`
}
