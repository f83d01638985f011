import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

type Colour = [lightness: number, chroma: number, hue: number]

/** The two values of a token, light and dark. */
function token(name: string): [Colour, Colour] {
  const found = new RegExp(`--${name}: light-dark\\(oklch\\(([^)/]+)\\), oklch\\(([^)/]+)\\)\\)`).exec(css)
  if (!found) throw new Error(`There is no token --${name}.`)
  const colour = (text = ''): Colour => {
    const [lightness = 0, chroma = 0, hue = 0] = text.trim().split(/\s+/).map(Number)
    return [lightness, chroma, hue]
  }
  return [colour(found[1]), colour(found[2])]
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance([lightness, chroma, hue]: Colour) {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'paper-raised', 'sky', 'moss', 'sand']
const texts = ['ink', 'ink-soft', 'pine', 'clay-ink']
const pairs = [
  ...grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)),
  ['on-pine', 'pine'],
  ['on-pine', 'pine-deep'],
  ['on-dawn', 'dawn'],
  ['on-clay', 'clay'],
  ['paper', 'ink'],
] as const

test.each(pairs)('%s on %s has enough contrast in both themes (WCAG AA, 4.5)', (text, ground) => {
  const [lightText, darkText] = token(text)
  const [lightGround, darkGround] = token(ground)
  expect(contrast(lightText, lightGround)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(darkText, darkGround)).toBeGreaterThanOrEqual(4.5)
})

test.each(['line-strong', 'pine'])(
  'the border of a field, %s, has enough contrast with its background (3)',
  (edge) => {
    for (const ground of ['paper', 'paper-raised']) {
      const [lightEdge, darkEdge] = token(edge)
      const [lightGround, darkGround] = token(ground)
      expect(contrast(lightEdge, lightGround)).toBeGreaterThanOrEqual(3)
      expect(contrast(darkEdge, darkGround)).toBeGreaterThanOrEqual(3)
    }
  },
)

test('components use colors by token only', () => {
  expect(css).toContain('--color-*: initial')
})
