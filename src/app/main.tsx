// The browser's entry: loads the current page's chunk, then hydrates the prerendered HTML.
import './frame/default-policy.browser.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter, matchRoutes } from 'react-router'
import { SessionProvider } from '../accounts/session.tsx'
import { clearOthersDrafts, profileKey } from '../accounts/stored-session.browser.ts'
import { newQueryClient } from '../platform/browser/call.browser.ts'
import { EarlyPresses, takeEarlyPresses, takeEarlyValues } from '../platform/browser/early-presses.browser.ts'
import { hasEarlyRead } from '../platform/browser/early-reads.browser.ts'
import { DisabledFeatures } from '../platform/browser/feature-flags.tsx'
import { storedToken } from '../platform/browser/session-token.browser.ts'
import '../platform/ui/tokens.css'
import type { Page } from './frame/page.ts'
import { enabledPages, Pages, routesOf } from './pages/routes.tsx'

// Trusted Types forbid eval, so zod must not compile schemas. Setting its global directly keeps zod out of this chunk.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

async function start(root: HTMLElement) {
  clearOthersDrafts()
  const client = newQueryClient()
  // Usually loaded already, so that the first render knows the member.
  if (hasEarlyRead(profileKey.join('/'), storedToken())) void client.prefetchQuery({ queryKey: profileKey })
  const loaded = new Map<Page, ComponentType>()
  const without = document.documentElement.dataset.without ?? ''
  const pages = enabledPages(without)
  const match = matchRoutes(
    pages.map((page) => ({ path: page.path, handle: page })),
    location,
  )?.at(-1)
  const page: Page | undefined = match?.route.handle
  const [component, MemberParts] = await Promise.all([page?.load(), loadMemberParts(), applyStyleSheet()])
  if (page && component) loaded.set(page, component)
  const isFull = root.dataset.full !== undefined
  // A shell is for members. The not-found page must not be hydrated as the page that a path such as `/help/` matches here.
  const isServed = isFull ? page?.prerender === true : MemberParts !== undefined && page?.prerender !== true
  const hydrates = isServed && (root.dataset.missing !== undefined) === (page?.path === '*')
  const buttons = takeEarlyPresses()
  const values = takeEarlyValues()
  const program = (
    <StrictMode>
      <QueryClientProvider client={client}>
        <DisabledFeatures value={without}>
          <SessionProvider assumeKnown={!isFull}>
            <EarlyPresses values={values} buttons={buttons}>
              <BrowserRouter>
                <Pages routes={routesOf(pages, { loaded, MemberParts })} />
              </BrowserRouter>
            </EarlyPresses>
          </SessionProvider>
        </DisabledFeatures>
      </QueryClientProvider>
    </StrictMode>
  )
  if (hydrates) hydrateRoot(root, program)
  else createRoot(root).render(program)
}

/** Loaded with the page, so that a member's bar and footer are in the first paint. */
async function loadMemberParts() {
  if (document.documentElement.dataset.known === undefined) return undefined
  return (await import('./frame/member-parts.tsx').catch(() => undefined))?.MemberParts
}

/** Applies the full style sheet; if it failed to load, the critical CSS remains. */
function applyStyleSheet() {
  const sheet = document.querySelector<HTMLLinkElement>('link[as="style"]')
  if (!sheet) return undefined
  return new Promise((resolve) => {
    sheet.addEventListener('load', resolve)
    sheet.addEventListener('error', resolve)
    sheet.rel = 'stylesheet'
  })
}

const root = document.getElementById('root')
if (root) void start(root)

// After loading, so that it doesn't slow down this visit.
function registerLater() {
  setTimeout(() => {
    // A failure is silent; the next visit tries again.
    import('./frame/register-service-worker.browser.ts')
      .then(({ registerServiceWorker }) => registerServiceWorker())
      .catch(() => undefined)
  }, 1_500)
}
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') registerLater()
  else window.addEventListener('load', registerLater)
}
