// Build step: prerenders each page as HTML with module preloads.
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, createElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { SessionProvider } from '../../accounts/session.tsx'
import { spanishPaths } from '../../crisis/help/paths.ts'
import { fullTitle } from '../../platform/browser/appearance.browser.ts'
import { newQueryClient } from '../../platform/browser/call.browser.ts'
import { DisabledFeatures } from '../../platform/browser/feature-flags.tsx'
import type { Page } from '../frame/page.ts'
import { extractCriticalCss } from './critical-css.ts'
import { descriptionOf, memberReadsOf, readsOf, urlsOf } from './page-details.ts'
import { enabledPages, Pages, routesOf } from './routes.tsx'

export type PrerenderedPage = { file: string; path: string; html: string }

/** Vite's manifest: the output and imports of each source file. */
export type ViteManifest = Record<
  string,
  { file: string; imports?: string[]; css?: string[]; assets?: string[] }
>

/** Build outputs. `earlyReads` is the script for members' pages, `earlyRows` the one for the meetings; `sourceOf` maps a page's path to its source file. */
export type BuildOutput = {
  template: string
  manifest: ViteManifest
  sheet: string
  firstScript: string
  earlyReads: string
  earlyRows: string
  sourceOf: (path: string) => string
}

/** Renders all pages, without a disabled feature. */
export async function renderPages(
  { template, manifest, sheet, firstScript, earlyReads, earlyRows, sourceOf }: BuildOutput,
  without = '',
): Promise<PrerenderedPage[]> {
  const rendered: PrerenderedPage[] = []
  const face = manifest['index.html']?.assets?.find((file) => /figtree-latin-wght/.test(file))
  if (!face) throw new Error('The build has no font for the text.')
  const marked = without === '' ? template : template.replace('<html', `<html data-without="${without}"`)
  for (const page of enabledPages(without)) {
    const modules = modulesOf(manifest, [
      'index.html',
      ...(page.sources ?? [sourceOf(page.path)]),
      ...(page.prerender === true ? [] : ['src/app/frame/member-parts.tsx']),
    ])
    for (const path of urlsOf(page.path)) {
      const address = path === '*' ? '/404' : path
      const content = await render(page, address, without)
      const description = descriptionOf(path)
      rendered.push({
        file: fileOf(address),
        path: address,
        html: fill(marked, page, address, {
          content,
          description,
          face,
          modules,
          sheet,
          firstScript,
          earlyReads,
          earlyRows,
        }),
      })
    }
  }
  return rendered
}

async function render(page: Page, address: string, without: string) {
  // Without a shell the guard renders a placeholder in its place.
  const Component = page.prerender ? await page.load() : () => null
  const { MemberParts } = await import('../frame/member-parts.tsx')
  const routes = routesOf(enabledPages(without), {
    loaded: new Map<Page, ComponentType>([[page, Component]]),
    MemberParts,
  })
  const shown = createElement(StaticRouter, { location: address }, createElement(Pages, { routes }))
  const session = createElement(DisabledFeatures, {
    value: without,
    children: createElement(SessionProvider, { children: shown, assumeKnown: page.prerender !== true }),
  })
  const client = newQueryClient()
  const html = renderToString(
    createElement(StrictMode, null, createElement(QueryClientProvider, { client }, session)),
  )
  // Query cache timers would keep this process alive.
  client.clear()
  return html.replaceAll(stylesOfTabs, '')
}

// Radix tabs set these inline styles. The page's policy refuses them as attributes; the script sets them again.
const stylesOfTabs = / style="(?:outline:none|animation-duration:0s)"/g

type RenderedPage = {
  content: string
  description: string | undefined
  face: string
  modules: string[]
  sheet: string
  firstScript: string
  earlyReads: string
  earlyRows: string
}

/**
 * Inlines the critical CSS, so that the first paint needs no other response. The full style sheet is preloaded and applied by
 * main.tsx; without script it is linked at the end of the page.
 */
function fill(template: string, page: Page, address: string, output: RenderedPage) {
  const title = page.titleOf?.(address) ?? page.title
  const builtTag =
    /^ *<(?:link rel="(?:stylesheet|modulepreload)"|script type="module"|script src="\/first-paint)[^>]*>(?:<\/script>)?\n/gm
  const tags = template.match(builtTag) ?? []
  const memberReads = memberReadsOf(page.path).join(' ')
  const tagsWith = (text: string) => tags.filter((tag) => tag.includes(text)).map((tag) => tag.trim())
  const start = tagsWith('type="module"').join('')
  const preloads = output.modules
    .filter((file) => !start.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
  const sheet = tagsWith('rel="stylesheet"').join('')
  const early = sheet.replace('rel="stylesheet"', 'rel="preload" as="style" fetchpriority="low"')
  // In a page with early reads the head's script starts the application (early-state.browser.ts).
  const entry = memberReads
    ? `<link rel="modulepreload" data-entry crossorigin fetchpriority="low" href="${/src="([^"]+)"/.exec(start)?.[1]}">`
    : start.replace('<script', '<script fetchpriority="low"')
  const scripts = [early, ...preloads, entry]
  const marks = `${page.prerender === true ? ' data-full' : ''}${page.path === '*' ? ' data-missing' : ''}`
  const content = `<div id="root"${marks}>${output.content}`
  const body = template.slice(template.indexOf('<body')).replace('<div id="root"><!--page-->', () => content)
  const reads = memberReads ? ` data-reads="${escapeHtml(memberReads)}"` : ''
  const head = headOf(page, output, extractCriticalCss(output.sheet, body))
  return template
    .replace('<html lang="en"', `<html lang="${page.english ? 'es' : 'en'}"${reads}`)
    .replaceAll(builtTag, '')
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(fullTitle(title))}</title>`)
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('</head>', () => `${scripts.join('\n    ')}\n  </head>`)
    .replace('<div id="root"><!--page-->', () => content)
    .replace('</body>', () => `  <noscript>${sheet}</noscript>\n  </body>`)
}

function headOf(
  page: Page,
  output: RenderedPage,
  { styles, faces }: ReturnType<typeof extractCriticalCss>,
): string[] {
  const reads = readsOf(page.path)
  const earlyReads = memberReadsOf(page.path).length > 0 ? output.earlyReads : ''
  const earlyRows = reads.length > 0 ? output.earlyRows : ''
  return [
    ...(output.description ? [`<meta name="description" content="${escapeHtml(output.description)}">`] : []),
    ...alternates(page),
    // The same mode and credentials as in call.browser.ts, or the browser would request twice.
    ...reads.map(
      (address) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${address}">`,
    ),
    // first-paint.js delays fonts until the first paint.
    `<style>${styles}</style>`,
    `<style>${faces}</style>`,
    `<script>${earlyReads}${earlyRows}${output.firstScript}</script>`,
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${output.face}">`,
  ]
}

/** Links to the same page in the other language. */
function alternates({ path, english = path }: Page) {
  const spanish = spanishPaths[english]
  return spanish
    ? [
        `<link rel="alternate" hreflang="en" href="${english}">`,
        `<link rel="alternate" hreflang="es" href="${spanish}">`,
      ]
    : []
}

/** The output files of source files and their imports. */
function modulesOf(manifest: ViteManifest, sources: string[]) {
  const files = new Set<string>()
  function add(name: string) {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) add(next)
  }
  for (const source of sources) {
    if (!manifest[source]) throw new Error(`The build has no output for ${source}.`)
    add(source)
  }
  return [...files]
}

function fileOf(address: string) {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}

function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
