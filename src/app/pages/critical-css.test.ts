import { expect, test } from 'vitest'
import { extractCriticalCss } from './critical-css.ts'

const page =
  '<main class="page measure"><p class="mt-2.5 sm:flex 2xl:p-1 [&amp;_svg]:size-5">Words</p></main>'

test('a rule whose classes are not in the page is removed', () => {
  expect(
    extractCriticalCss('.page{width:100%}.drawer{top:0}.drawer .sheet:hover{top:1px}', page).styles,
  ).toBe('.page{width:100%}')
})

test('a matching selector is preserved, without the other selectors of its rule', () => {
  expect(extractCriticalCss('.drawer,.page,.sheet>a{margin:0}', page).styles).toBe('.page{margin:0}')
})

test('rules without classes are preserved: elements, fonts, keyframes, registered properties', () => {
  const sheet =
    '*,:before{margin:0}html:has(dialog[open]){overflow:hidden}@font-face{font-family:A;src:local("A")}@property --x{syntax:"*";inherits:false}p{top:var(--x)}@keyframes appear{0%{opacity:0}}'
  expect(extractCriticalCss(sheet, page).styles).toBe(sheet)
})

test('an unused registered property is removed', () => {
  const [asked, other] = [
    '@property --x{syntax:"*";inherits:false}',
    '@property --x-y{syntax:"*";inherits:false}',
  ]
  const rules = 'p{--x-y:1px;top:var(--x,0)}'
  expect(extractCriticalCss(`${asked}${rules}${other}`, page).styles).toBe(`${asked}${rules}`)
})

test('initial values are preserved only for properties that the page uses', () => {
  const values = (inside: string) => `@layer properties{@supports (a:b){*,:before{${inside}}}}`
  expect(extractCriticalCss(`${values('--tw-x:0;--tw-y:0')}p{top:var(--tw-x)}`, page).styles).toBe(
    `${values('--tw-x:0;')}p{top:var(--tw-x)}`,
  )
})

test('values of the theme are preserved only if the page uses them', () => {
  const theme = (inside: string) => `@layer theme{:root,:host{${inside}}}`
  const rules = 'p{margin:var(--gap)}'
  expect(
    extractCriticalCss(`${theme('--gap:1px;--text-6xl:4rem;--big:calc(1px / 2)')}${rules}`, page).styles,
  ).toBe(`${theme('--gap:1px;')}${rules}`)
})

test('font files are returned separately', () => {
  const [here, away] = [
    '@font-face{font-family:A;src:local("A")}',
    '@font-face{font-family:B;src:url(/b.woff2)}',
  ]
  expect(extractCriticalCss(`${away}${here}p{margin:0}${away}`, page)).toEqual({
    styles: `${here}p{margin:0}`,
    faces: away + away,
  })
})

test('fonts for other scripts are left to the full style sheet', () => {
  const [latin, rare] = ['a-latin', 'a-latin-ext'].map((name) => `@font-face{src:url(/${name}-wght.woff2)}`)
  expect(extractCriticalCss(`${latin}${rare}`, page)).toEqual({ styles: '', faces: latin })
})

test('order, layers and conditions are preserved; empty at-rules are removed', () => {
  const sheet =
    '@layer theme,base;@layer base{p{margin:0}.drawer{top:0}}@media print{.drawer{top:0}}@media (width>=40rem){@supports (display:grid){.page{display:grid}}}'
  expect(extractCriticalCss(sheet, page).styles).toBe(
    '@layer theme,base;@layer base{p{margin:0}}@media (width>=40rem){@supports (display:grid){.page{display:grid}}}',
  )
})

test('escaped class names are matched', () => {
  const sheet =
    '.mt-2\\.5{margin:1px}.sm\\:flex{display:flex}.\\32 xl\\:p-1{padding:1px}.\\[\\&_svg\\]\\:size-5 svg{width:1px}.w-\\[min\\(1px\\,2px\\)\\]{width:1px}'
  expect(extractCriticalCss(sheet, page).styles).toBe(
    '.mt-2\\.5{margin:1px}.sm\\:flex{display:flex}.\\32 xl\\:p-1{padding:1px}.\\[\\&_svg\\]\\:size-5 svg{width:1px}',
  )
})

test('a rule that may match is preserved: one class of several, or a class in :not()', () => {
  const sheet =
    '[data-known] .page{top:0}:is(.page,.drawer) p{top:0}p:not(.drawer){top:0}.page:before{content:"}.x{,;"}'
  expect(extractCriticalCss(sheet, page).styles).toBe(sheet)
})

test('the comment at the beginning is left out', () => {
  expect(extractCriticalCss('/*! made by a tool | https://example.org */\np{margin:0}', page).styles).toBe(
    'p{margin:0}',
  )
})
