import { useEffect } from 'react'
import { useSession } from '../accounts/session.tsx'
import { focusHeading } from '../platform/browser/heading-focus.browser.ts'
import { PageHead } from '../platform/ui/page-head.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import { MinutesCard } from './minutes-card.tsx'
import { SessionList } from './session-list.tsx'
import { guidedSession, type SessionId } from './sessions.ts'
import { changePlan, claimSitting, useSitting } from './sitting.browser.ts'
import { ownerOf, sendQueuedSittings } from './sitting-queue.browser.ts'
import { TimerCard } from './timer-card.tsx'

function MeditationHead() {
  return (
    <PageHead
      title="Meditation"
      lead="Sit, lie or stand, as you like. You can stop at any moment, and nothing has to be achieved."
    />
  )
}

export function MeditationPage() {
  const { user } = useSession()
  const { plan, running, seconds } = useSitting()
  const isFree = user?.subscription === 'free'

  useEffect(() => {
    if (!user) return
    claimSitting(ownerOf(user.email))
    void sendQueuedSittings(user.email)
  }, [user])

  // A premium session is closed once the plan has ended.
  useEffect(() => {
    if (isFree && plan.session !== undefined && guidedSession(plan.session)?.isPremium)
      changePlan({ session: undefined, minutes: 0 })
  }, [isFree, plan.session])

  function play(id: SessionId) {
    changePlan({ session: id, minutes: guidedSession(id)?.minutes[0] ?? 10 })
    const practice = document.getElementById('practice')
    practice?.scrollIntoView()
    // After the session's heading is shown.
    setTimeout(() => focusHeading(practice))
  }

  return (
    <div className="page grid grid-cols-1 gap-10 pb-section">
      <div>
        <MeditationHead />
        {user ? <Practice /> : <Loading lines={6} />}
      </div>
      {user ? (
        <SessionList playing={plan.session} isFree={isFree} onPlay={play} disabled={running || seconds > 0} />
      ) : null}
    </div>
  )
}

function Practice() {
  return (
    <div
      id="practice"
      className="grid scroll-mt-6 grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]"
    >
      <TimerCard />
      <div className="grid gap-6 lg:sticky lg:top-28">
        <MinutesCard />
        <aside className="grid gap-2 px-1 text-ink-soft">
          <p>
            If closing your eyes or turning inward makes things worse, open your eyes, look around, and feel
            your feet on the floor. For some people that is the better practice.
          </p>
        </aside>
      </div>
    </div>
  )
}
