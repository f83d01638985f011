// The layout of every page: skip link, help, navigation bar, footer and toasts.
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '../../accounts/session.tsx'
import { Toasts } from '../../platform/ui/toast.tsx'
import { Footer } from './footer.tsx'
import { SpanishOffer } from './language-link.tsx'
import { NavBar } from './nav-bar.tsx'
import { useCurrentPage } from './page-context.ts'
import { PageFocus } from './page-focus.tsx'

// Breaks long words, so that user text never widens the page. Tables scroll instead.
const breakLongWords = '[&_:is(bdi,[dir=auto]):not(td_*)]:wrap-anywhere'

/** A part that fails to load leaves the page usable without it. */
const LazyMemberParts = lazy(async () => {
  const parts = await import('./member-parts.tsx').catch(() => undefined)
  return { default: parts?.MemberParts ?? Footer }
})

/** Tooltips load after the first paint. */
function LazyTooltips() {
  const [Tooltips, setTooltips] = useState<ComponentType>()
  useEffect(() => {
    import('../../platform/ui/tooltips.tsx').then(
      (parts) => setTooltips(() => parts.Tooltips),
      () => undefined,
    )
  }, [])
  return Tooltips ? <Tooltips /> : null
}

function NeedsScript() {
  const page = useCurrentPage()
  if (!page || (page.who === 'anyone' && !page.needsScript)) return null
  return (
    <noscript>
      <p className="page mt-6 font-semibold">
        This page needs JavaScript. <a href="/help">Help now</a>, <a href="/breathe">breathing</a> and the{' '}
        <a href="/library">library</a> work without it.
      </p>
    </noscript>
  )
}

type FrameProps = { MemberParts?: ComponentType | undefined }

/** `MemberParts` if they are loaded already; never for visitors. */
export function Frame({ MemberParts = LazyMemberParts }: FrameProps) {
  // A translated page has its own bar, footer and toasts.
  const translated = useCurrentPage()?.english !== undefined
  return (
    <div className={`flex min-h-dvh flex-col ${breakLongWords}`}>
      {translated ? <Outlet /> : <EnglishFrame MemberParts={MemberParts} />}
      <PageFocus />
      <LazyTooltips />
      {translated ? null : <Toasts />}
    </div>
  )
}

function EnglishFrame({ MemberParts }: { MemberParts: ComponentType }) {
  const { known } = useSession()
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-pine px-5 py-3 font-semibold text-on-pine focus:translate-y-0 print:hidden"
      >
        Skip to the page
      </a>
      <SpanishOffer />
      <NavBar />
      <main id="main" tabIndex={-1} className="grow pb-section focus:outline-none">
        <NeedsScript />
        <Outlet />
      </main>
      {known ? (
        <Suspense>
          <MemberParts />
        </Suspense>
      ) : (
        <div className="only-visitors">
          <div aria-hidden className="horizon" />
          <Footer />
        </div>
      )}
    </>
  )
}
