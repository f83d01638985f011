// A member's tracker in three views: today, progress and settings.
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { send, useRead, useRefresh } from '../platform/browser/call.browser.ts'
import { preserveScroll } from '../platform/browser/scroll-restoration.browser.ts'
import { localWeekStart } from '../platform/browser/week-start.browser.ts'
import { Tabs } from '../platform/ui/tabs.tsx'
import { ActivityBoard } from './activities/activity-board.tsx'
import { Suggestions } from './activities/suggestions.tsx'
import * as contract from './contract.ts'
import { CalendarCard } from './progress/calendar-card.tsx'
import { ConsistencyCard } from './progress/consistency-card.tsx'
import { CountersCard, type OpenDialog } from './progress/counters-card.tsx'
import { Milestones } from './progress/milestones.tsx'
import { SavingsCard } from './progress/savings-card.tsx'
import { SelfCheckCard } from './progress/self-check-card.tsx'
import { StatCards } from './progress/stat-cards.tsx'
import { WeeklyLookBackCard } from './reminders/weekly-look-back-card.tsx'
import { TrackerSettingsForm } from './tracker-settings.tsx'

const views = ['today', 'progress', 'settings'] as const

type TrackerProps = { email: string; checkIns: number }

export function OwnTracker({ email, checkIns }: TrackerProps) {
  const stats = useRead(contract.stats, {}, { refetchOnMount: 'always' })
  const read = useRead(contract.settings)
  const [opened, setOpened] = useState<OpenDialog>('none')
  const { view, show } = useView()
  useLocalWeeks(read.data)
  const settings = read.data ?? contract.defaultSettings
  const figures = (
    <StatCards
      stats={stats.data}
      failed={stats.isError}
      settings={read.data}
      onSetDate={() => {
        show('progress')
        setOpened('add')
      }}
    />
  )
  return (
    <Tabs
      label="Tracker"
      value={view}
      onChange={show}
      tabs={[
        {
          value: 'today',
          label: 'Today',
          content: <Today email={email} settings={settings} figures={figures} />,
        },
        {
          value: 'progress',
          label: 'Progress',
          content: <Progress settings={settings} checkIns={checkIns} opened={opened} onOpen={setOpened} />,
        },
        { value: 'settings', label: 'Settings', content: <TrackerSettingsForm settings={settings} /> },
      ]}
    />
  )
}

/** The list first; the totals next to it, or below on phones. */
function Today({
  email,
  settings,
  figures,
}: {
  email: string
  settings: contract.TrackerSettings
  figures: ReactNode
}) {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <ActivityBoard email={email} settings={settings} />
      <div className="grid gap-5">
        {figures}
        <Link
          to="/evening-review"
          className="flex min-h-14 items-center justify-between gap-4 rounded-card border border-line bg-paper-raised px-5 py-3 font-semibold shadow-card hover:border-pine"
        >
          Evening review and urge log
          <ArrowRight aria-hidden className="size-5 text-pine" strokeWidth={1.75} />
        </Link>
        <Suggestions />
      </div>
    </div>
  )
}

type ProgressProps = {
  settings: contract.TrackerSettings
  checkIns: number
  opened: OpenDialog
  onOpen: (opened: OpenDialog) => void
}

function Progress({ settings, checkIns, opened, onOpen }: ProgressProps) {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <CalendarCard weekStart={settings.weekStart} />
        <div className="grid gap-5 xl:auto-cols-fr xl:grid-flow-col">
          {settings.showWeeklyLookBack ? <WeeklyLookBackCard /> : null}
          <SelfCheckCard />
        </div>
      </div>
      <div className="grid gap-5 max-lg:order-first">
        <ConsistencyCard />
        {settings.showDays ? (
          <>
            <CountersCard checkIns={checkIns} opened={opened} onOpen={onOpen} />
            <SavingsCard />
            <Milestones />
          </>
        ) : null}
      </div>
    </div>
  )
}

/** The view is part of the URL, so that it can be linked. */
function useView() {
  const [search, setSearch] = useSearchParams()
  const view = views.find((one) => one === search.get('view')) ?? 'today'
  const show = (next: string) =>
    setSearch(next === 'today' ? {} : { view: next }, { replace: true, state: preserveScroll })
  return { view, show }
}

/** Defaults the week start to the device's locale until the member has chosen one. */
function useLocalWeeks(settings: { isSaved: boolean } | undefined) {
  const refresh = useRefresh()
  const choose = useEffectEvent(async () => {
    const weekStart = localWeekStart()
    if (weekStart === contract.defaultSettings.weekStart) return
    await send(contract.changeSettings, { body: { ...contract.defaultSettings, weekStart } })
    await refresh([contract.settings, contract.activities])
  })
  const isUnsaved = settings?.isSaved === false
  useEffect(() => {
    // A failed automatic choice is not shown; Monday applies until the next visit.
    if (isUnsaved) void choose().catch(() => undefined)
  }, [isUnsaved])
}
