import { Link } from 'react-router'
import { useSend } from '../platform/browser/call.browser.ts'
import { weekdayName } from '../platform/format-date.ts'
import { buttonClass } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { Checkbox } from '../platform/ui/checkbox.tsx'
import { Field, Select } from '../platform/ui/field.tsx'
import * as contract from './contract.ts'
import { ReminderSetting } from './reminders/reminder-setting.tsx'

export function TrackerSettingsForm({ settings: stored }: { settings: contract.TrackerSettings }) {
  const save = useSend(contract.changeSettings, {
    refreshes: [contract.settings, contract.activities, contract.stats],
    failTitle: 'Error',
  })
  // Optimistic update.
  const settings = save.isPending && save.variables ? { ...stored, ...save.variables.body } : stored
  const change = (part: Partial<contract.TrackerSettings>) => {
    const { weekStart, showPoints, showStreaks, showDays, showWeeklyLookBack } = settings
    save.mutate({ body: { weekStart, showPoints, showStreaks, showDays, showWeeklyLookBack, ...part } })
  }
  return (
    <Card className="grid content-start gap-6 lg:grid-cols-3">
      <div className="lg:col-span-3">
        <CardTitle>Tracker settings</CardTitle>
      </div>
      <fieldset>
        <legend className="font-semibold">What you see</legend>
        <Checkbox
          label="Points"
          checked={settings.showPoints}
          disabled={save.isPending}
          onChange={() => change({ showPoints: !settings.showPoints })}
        />
        <Checkbox
          label="Streaks"
          checked={settings.showStreaks}
          disabled={save.isPending}
          onChange={() => change({ showStreaks: !settings.showStreaks })}
        />
        <Checkbox
          label="Days in recovery"
          hint="Without them, it’s one day at a time."
          checked={settings.showDays}
          disabled={save.isPending}
          onChange={() => change({ showDays: !settings.showDays })}
        />
      </fieldset>
      <div className="grid content-start gap-4">
        <Field label="Weeks begin on">
          <Select
            value={settings.weekStart}
            disabled={save.isPending}
            onChange={(event) => change({ weekStart: Number(event.target.value) })}
          >
            {[1, 2, 3, 4, 5, 6, 7].map((day) => (
              <option key={day} value={day}>
                {weekdayName(day)}
              </option>
            ))}
          </Select>
        </Field>
        <Checkbox
          label="Weekly look back"
          hint="On the Progress tab: what you did, in words, without numbers."
          checked={settings.showWeeklyLookBack}
          disabled={save.isPending}
          onChange={() => change({ showWeeklyLookBack: !settings.showWeeklyLookBack })}
        />
        <Link to="/notices" className="text-sm underline">
          Choose how we tell you that your week is ready
        </Link>
      </div>
      <ReminderSetting />
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5 lg:col-span-3">
        <span>Download your tracker data:</span>
        <a
          href={contract.exportCsv.path}
          download="recovery-tracker.csv"
          className={buttonClass({ variant: 'outline' })}
        >
          Table (CSV)
        </a>
        <a
          href={contract.exportJson.path}
          download="recovery-tracker.json"
          className={buttonClass({ variant: 'outline' })}
        >
          All data (JSON)
        </a>
      </div>
    </Card>
  )
}
