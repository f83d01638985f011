// The browser's beginning: the page that was asked for is fetched first, then the HTML that is already there comes alive.
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { SessionProvider } from '../accounts/session.tsx'
import { newQueryClient } from '../platform/browser/call.browser.ts'
import { DisabledFeatures } from '../platform/browser/feature-flags.tsx'
import '../platform/ui/tokens.css'
import { workOffline } from './frame/offline.browser.ts'
import type { Page } from './pages/pages.tsx'
import { pagesOffered, routesOf } from './pages/routes.tsx'

// A page may not make code from text (Trusted Types): schemas are walked instead of compiled. zod reads this name; asking
// it through its own function would bring it into every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

async function begin(root: HTMLElement) {
  const loaded = new Map<Page, ComponentType>()
  const without = document.documentElement.dataset.without ?? ''
  const offered = pagesOffered(without)
  const match = matchRoutes(
    offered.map((page) => ({ path: page.path, handle: page })),
    location,
  )?.at(-1)
  const page: Page | undefined = match?.route.handle
  const [made] = await Promise.all([page?.load(), wholeSheet()])
  if (page && made) loaded.set(page, made)
  const program = (
    <StrictMode>
      <QueryClientProvider client={newQueryClient()}>
        <DisabledFeatures value={without}>
          <SessionProvider>
            <RouterProvider router={createBrowserRouter(routesOf(offered, loaded))} />
          </SessionProvider>
        </DisabledFeatures>
      </QueryClientProvider>
    </StrictMode>
  )
  // An address that only looks like one of ours brings the not-found page, which is not what this page would take over.
  if (root.dataset.full === undefined || !page?.prerender) createRoot(root).render(program)
  else hydrateRoot(root, program)
}

/** Puts on the style sheet that the page has fetched by now; without it the page goes on with its first look. */
function wholeSheet() {
  const sheet = document.querySelector<HTMLLinkElement>('link[as="style"]')
  if (!sheet) return undefined
  return new Promise((resolve) => {
    sheet.addEventListener('load', resolve)
    sheet.addEventListener('error', resolve)
    sheet.rel = 'stylesheet'
  })
}

const root = document.getElementById('root')
if (root) void begin(root)

// After the page is there: what helps the next visit must not slow this one down.
if (import.meta.env.PROD) {
  window.addEventListener('load', () => {
    setTimeout(() => {
      // Where it does not come about there is nothing to say: the next visit tries again.
      workOffline().catch(() => undefined)
    }, 1_500)
  })
}
