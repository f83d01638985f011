// The layout of every page: skip link, help, navigation bar, footer and toasts.
import { Outlet } from 'react-router'
import { AgreementCard } from '../../accounts/agreement-card.tsx'
import { Toasts } from '../../platform/ui/toast.tsx'
import { Footer } from './footer.tsx'
import { NavBar } from './nav-bar.tsx'
import { PageFocus } from './page-focus.tsx'

// Breaks long words, so that user text never widens the page. Tables scroll instead.
const written = '[&_:is(bdi,[dir=auto]):not(td_*)]:wrap-anywhere'

export function Frame() {
  return (
    <div className={`flex min-h-dvh flex-col ${written}`}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-pine px-5 py-3 font-semibold text-on-pine focus:translate-y-0 print:hidden"
      >
        Skip to the page
      </a>
      <NavBar />
      <main id="main" tabIndex={-1} className="grow pb-section focus:outline-none">
        <AgreementCard />
        <Outlet />
      </main>
      <div aria-hidden className="horizon" />
      <Footer />
      <PageFocus />
      <Toasts />
    </div>
  )
}
