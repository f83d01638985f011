import { useEffect, useEffectEvent, useState } from 'react'
import { send, useRead, useRefresh } from '../platform/browser/call.browser.ts'
import { localWeekStart } from '../platform/browser/week-start.browser.ts'
import { ActivityBoard } from './activities/activity-board.tsx'
import { Suggestions } from './activities/suggestions.tsx'
import * as contract from './contract.ts'
import { CalendarCard } from './progress/calendar-card.tsx'
import { CountersCard, type OpenDialog } from './progress/counters-card.tsx'
import { Milestones } from './progress/keepsakes.tsx'
import { SelfCheckCard } from './progress/self-check-card.tsx'
import { StatCards } from './progress/stat-cards.tsx'
import { WeeklyEmailCard } from './reminders/weekly-email-card.tsx'
import { TrackerSettings } from './tracker-settings.tsx'

const usual = { weekStart: 1, showPoints: true, showStreaks: true, showDays: true, letter: 'page' } as const

type TrackerProps = { email: string; checkIns: number }

/** The tracker of a signed-in member. */
export function OwnTracker({ email, checkIns }: TrackerProps) {
  const stats = useRead(contract.stats, {}, { refetchOnMount: 'always' })
  const read = useRead(contract.settings)
  const [opened, setOpened] = useState<OpenDialog>('none')
  useLocalWeeks(read.data)
  const settings = read.data ?? usual
  return (
    <div className="grid gap-5">
      <StatCards
        stats={stats.data}
        failed={stats.isError}
        settings={read.data}
        onSetDate={() => setOpened('add')}
      />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <ActivityBoard email={email} settings={settings} />
          <CalendarCard weekStart={settings.weekStart} />
          <div className="grid gap-5 xl:auto-cols-fr xl:grid-flow-col">
            {settings.letter === 'off' ? null : <WeeklyEmailCard />}
            <SelfCheckCard />
          </div>
        </div>
        <div className="grid gap-5">
          {settings.showDays ? (
            <>
              <CountersCard checkIns={checkIns} opened={opened} onOpen={setOpened} />
              <Milestones />
            </>
          ) : null}
          <Suggestions />
        </div>
      </div>
      <TrackerSettings settings={settings} />
    </div>
  )
}

/** Defaults the week start to the device's locale until the member has chosen one. */
function useLocalWeeks(settings: { kept: boolean } | undefined) {
  const refresh = useRefresh()
  const choose = useEffectEvent(async () => {
    const weekStart = localWeekStart()
    if (weekStart === usual.weekStart) return
    await send(contract.changeSettings, { body: { ...usual, weekStart } })
    await refresh([contract.settings, contract.activities])
  })
  const fresh = settings?.kept === false
  useEffect(() => {
    // A failed automatic choice is not shown; Monday applies until the next visit.
    if (fresh) void choose().catch(() => undefined)
  }, [fresh])
}
