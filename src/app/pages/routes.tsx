// The pages as routes, inside the frame and behind access guards.
import { type ComponentType, lazy, type ReactNode, Suspense, use, useEffect } from 'react'
import { matchRoutes, Navigate, type RouteObject, useLocation, useRoutes } from 'react-router'
import { useSession } from '../../accounts/session.tsx'
import { showTitle } from '../../platform/browser/appearance.browser.ts'
import { isDisabled } from '../../platform/browser/feature-flags.tsx'
import { useHydrating } from '../../platform/browser/hydrating.browser.ts'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { Frame } from '../frame/frame.tsx'
import type { Page } from '../frame/page.ts'
import { CurrentPage } from '../frame/page-context.ts'
import { PageErrors } from '../frame/page-errors.tsx'
import { kit, notFound, pages } from './pages.tsx'

/** All pages except those of disabled features; the kit page in development only. */
export function enabledPages(without = ''): Page[] {
  const every = import.meta.env.DEV ? [...pages, kit, notFound] : [...pages, notFound]
  return every.filter(({ partOf }) => partOf === undefined || !isDisabled(without, partOf))
}

const LockScreen = lazy(async () => ({
  default: (await import('../../accounts/app-lock/lock-screen.tsx')).LockScreen,
}))

const ClosedPage = lazy(async () => ({
  default: (await import('../../accounts/closed-page.tsx')).ClosedPage,
}))

type LoadedParts = {
  /** Pages that render synchronously, as hydration requires; others load when they are opened. */
  loaded: ReadonlyMap<Page, ComponentType>
  MemberParts?: ComponentType | undefined
}

export function routesOf(sitePages: readonly Page[], { loaded, MemberParts }: LoadedParts): RouteObject[] {
  return [
    {
      element: <Frame MemberParts={MemberParts} />,
      children: sitePages.map((page) => {
        const Component = loaded.get(page)
        const element = (
          <PageErrors key={page.path} onError={() => loading.delete(page)}>
            {Component ? <GuardedPage page={page} Component={Component} /> : <LazyPage page={page} />}
          </PageErrors>
        )
        return { path: page.path, handle: page, element }
      }),
    },
  ]
}

export function Pages({ routes }: { routes: RouteObject[] }) {
  const page: Page | undefined = matchRoutes(routes, useLocation())?.at(-1)?.route.handle
  return <CurrentPage value={page}>{useRoutes(routes)}</CurrentPage>
}

/** A page that failed to load is removed, so that the next visit tries again. */
const loading = new Map<Page, Promise<ComponentType>>()

/** Navigations are transitions, so the previous page stays until this one is loaded. */
function LazyPage({ page }: { page: Page }) {
  const load = loading.get(page) ?? page.load()
  loading.set(page, load)
  return <GuardedPage page={page} Component={use(load)} />
}

function GuardedPage({ page, Component }: { page: Page; Component: ComponentType }) {
  const { pathname } = useLocation()
  const locked = useSession().locked && isPersonal(page)
  const title = locked ? 'Locked' : (page.titleOf?.(pathname) ?? page.title)
  useEffect(() => showTitle(title), [title])
  if (locked)
    return (
      <Suspense fallback={<Waiting />}>
        <LockScreen />
      </Suspense>
    )
  return (
    <Guarded page={page}>
      <Component />
    </Guarded>
  )
}

/** Public pages with parts for a signed-in member. */
const personalForMembers = new Set([
  '/login',
  '/forum',
  '/recovery-tracker',
  '/safety-plan',
  '/contact/messages',
])

function isPersonal({ who, path }: Page) {
  return who !== 'anyone' || personalForMembers.has(path)
}

function Guarded({ page: { who, prerender }, children }: { page: Page; children: ReactNode }) {
  const { user, loading, left } = useSession()
  const hydrating = useHydrating()
  const { pathname, search } = useLocation()
  if (who === 'anyone') return children
  if (loading && prerender !== 'shell') return <Waiting />
  // A page with a shell renders it itself, so that its elements persist when the member is known.
  const content = <div className={hydrating ? 'for-members' : undefined}>{children}</div>
  if (loading) return content
  if (!user) return <Navigate to="/login" replace state={left ? null : { from: pathname + search }} />
  if (user.closedReason !== undefined) {
    return (
      <Suspense fallback={<Waiting />}>
        <ClosedPage reason={user.closedReason} />
      </Suspense>
    )
  }
  if (who === 'paid' && user.subscription === 'free')
    return <Navigate to="/pricing" replace state={{ from: pathname }} />
  return content
}

function Waiting() {
  return (
    <div className="page py-16">
      <Loading lines={4} />
    </div>
  )
}
