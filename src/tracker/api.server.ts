import { member, readingMember } from '../accounts/gates.server.ts'
import { unknownPushService } from '../notices/contract.ts'
import { monthOf } from '../platform/calendar.ts'
import { csvCell } from '../platform/csv.ts'
import { daysBetween, plusDays } from '../platform/dates.ts'
import { alreadySent, done, type Route, serve } from '../platform/http/http.server.ts'
import { isPushService, vapidKeys } from '../platform/web-push.server.ts'
import { maxOwnActivities } from './activities/activities.ts'
import { completedDays, completionsBetween } from './activities/completions.server.ts'
import * as contract from './contract.ts'
import {
  addCounter,
  changeCounter,
  countersOf,
  removeCounter,
  restartCounter,
  undoRestart,
} from './progress/counters.server.ts'
import { changeSavings, removeSavings, savingsOf } from './progress/savings.server.ts'
import { selfCheckQuestions } from './progress/self-check.ts'
import { milestonesOf, recentDaysOf, recoveryOf } from './recovery.ts'
import * as reminders from './reminders/reminders.server.ts'
import { weeklyLookBackOf } from './reminders/weekly-look-back.server.ts'
import * as savingsContract from './savings-contract.ts'
import * as store from './store.server.ts'
import * as tracker from './tracker.server.ts'

const maxCounters = 10

export const trackerRoutes: Route[] = [
  serve(contract.activities, readingMember, ({ db, member, today }) =>
    tracker.activitiesOf(db, member.id, today),
  ),
  serve(contract.stats, readingMember, ({ db, member, today }) => tracker.statsOf(db, member.id, today)),
  serve(contract.calendar, readingMember, async ({ db, member, today, query }) => {
    const to = query.to ?? plusDays(today, 1)
    const from = query.from ?? plusDays(to, -366)
    const [days, pauses] = await Promise.all([
      completedDays(db, member.id, from, to),
      store.pausesOf(db, member.id),
    ])
    const shown = new Map(
      days.map(({ date, completions, points }) => [
        date,
        { date, completed: completions, points, paused: false },
      ]),
    )
    for (const date of pauses) {
      if (date < from || date > to) continue
      shown.set(date, { ...(shown.get(date) ?? { date, completed: 0, points: 0 }), paused: true })
    }
    return [...shown.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
  }),
  serve(contract.complete, member, ({ db, member, today, zone, params, body, clock }) =>
    tracker.complete(db, member.id, params.activityId, {
      date: body?.date ?? today,
      today,
      zone,
      now: clock.now(),
    }),
  ),
  serve(contract.undo, member, async ({ db, member, today, params }) => {
    await tracker.undo(db, member.id, params.activityId, today)
    return done
  }),
  serve(contract.addActivity, member, async ({ db, member, body }) => {
    const id = await store.addActivity(db, member.id, body, maxOwnActivities)
    if (id === undefined) throw contract.tooManyActivities()
    return { id }
  }),
  serve(contract.changeActivity, member, async ({ db, member, today, params, body }) => {
    const { hidden, ...changes } = body
    const activity = (await tracker.activitiesOf(db, member.id, today)).find(
      ({ id }) => id === params.activityId,
    )
    if (!activity) throw contract.noSuchActivity()
    if (Object.keys(changes).length > 0) {
      if (!activity.own) throw contract.onlyOwn()
      await store.changeOwnActivity(db, member.id, activity.id, changes)
    }
    if (hidden !== undefined) await store.hideActivity(db, member.id, activity.id, hidden)
    return done
  }),
  serve(contract.counters, readingMember, async ({ db, member, today }) =>
    (await countersOf(db, member.id)).map(({ id, name, startedOn, runs }) => {
      const { reached, next } = milestonesOf(startedOn, today)
      return {
        id,
        name,
        startedOn,
        ...recoveryOf(startedOn, runs, today),
        recent: recentDaysOf(startedOn, runs, today) ?? null,
        runs: runs.map((run) => ({ ...run, days: daysBetween(run.startedOn, run.endedOn) })),
        reached,
        next: next ?? null,
      }
    }),
  ),
  serve(contract.addCounter, member, async ({ db, member, today, body }) => {
    if (body.startedOn > plusDays(today, 1)) throw contract.dateAhead()
    const id = await addCounter(db, member.id, body, maxCounters)
    if (id === undefined) throw contract.tooManyCounters()
    return { id }
  }),
  serve(contract.changeCounter, member, async ({ db, member, today, params, body }) => {
    if (body.startedOn && body.startedOn > plusDays(today, 1)) throw contract.dateAhead()
    if (!(await changeCounter(db, member.id, params.id, body))) throw contract.noSuchCounter()
    return done
  }),
  serve(contract.removeCounter, member, async ({ db, member, params }) => {
    if (!(await removeCounter(db, member.id, params.id))) throw contract.noSuchCounter()
    return done
  }),
  serve(contract.restartCounter, member, async ({ db, member, today, params, body }) => {
    if (body.startedOn > plusDays(today, 1)) throw contract.dateAhead()
    const { startedOn, endedOn = startedOn, note } = body
    const outcome = await restartCounter(db, member.id, params.id, { startedOn, endedOn, note })
    if (outcome === 'missing') throw contract.noSuchCounter()
    if (outcome === 'early') throw contract.restartBeforeStart()
    if (outcome === 'disordered') throw contract.setbackOutOfOrder()
    return done
  }),
  serve(contract.undoRestart, member, async ({ db, member, params, query }) => {
    if (!(await undoRestart(db, member.id, params.id, query.startedOn))) throw contract.noRestartToUndo()
    return done
  }),
  serve(savingsContract.savings, readingMember, async ({ db, member, today }) => {
    const [first] = await countersOf(db, member.id)
    return {
      figures: (await savingsOf(db, member.id)) ?? null,
      days: first ? recoveryOf(first.startedOn, first.runs, today).daysEver : null,
    }
  }),
  serve(savingsContract.changeSavings, member, async ({ db, member, body }) => {
    await changeSavings(db, member.id, body)
    return done
  }),
  serve(savingsContract.removeSavings, member, async ({ db, member }) => {
    await removeSavings(db, member.id)
    return done
  }),
  serve(contract.settings, readingMember, ({ db, member }) => store.settingsOf(db, member.id)),
  serve(contract.changeSettings, member, async ({ db, member, body }) => {
    await store.saveSettings(db, member.id, body)
    return { ...body, isSaved: true }
  }),
  serve(contract.pause, member, async ({ db, member, today, params }) => {
    if (params.date < plusDays(today, -7) || params.date > plusDays(today, 62)) throw contract.pauseTooFar()
    await store.addPause(db, member.id, params.date)
    return done
  }),
  serve(contract.endPause, member, async ({ db, member, params }) => {
    await store.removePause(db, member.id, params.date)
    return done
  }),
  serve(contract.weeklyLookBack, readingMember, async ({ db, member, today }) => ({
    paragraphs: await weeklyLookBackOf(db, member.id, today),
  })),
  serve(contract.selfChecks, readingMember, ({ db, member }) => store.selfChecksOf(db, member.id)),
  serve(contract.saveSelfCheck, member, async ({ db, member, today, body }) => {
    const known = new Set<string>(selfCheckQuestions.map(({ id }) => id))
    if (Object.keys(body.answers).some((id) => !known.has(id))) throw contract.unknownQuestion()
    await store.saveSelfCheck(db, member.id, monthOf(today), body.answers)
    return done
  }),
  serve(contract.reminderKey, member, async ({ db, member, settings }) => ({
    key: vapidKeys(settings).publicKey,
    times: await reminders.reminderTimes(db, member.id),
  })),
  serve(contract.saveReminder, member, async ({ db, session, body }) => {
    if (!isPushService(body.endpoint)) throw unknownPushService()
    if (!(await reminders.saveReminder(db, session, body))) throw contract.tooManyReminders()
    return done
  }),
  serve(contract.removeReminders, member, async ({ db, member }) => {
    await reminders.removeReminders(db, member.id)
    return done
  }),
  serve(contract.exportJson, member, async ({ db, member, reply }) => {
    void reply.header('Content-Disposition', 'attachment; filename="recovery-tracker.json"')
    return { ...(await store.exportOf(db, member.id)) }
  }),
  serve(contract.exportCsv, member, async ({ db, member, reply, today }) => {
    const names = new Map(
      (await tracker.activitiesOf(db, member.id, today)).map(({ id, title }) => [id, title]),
    )
    const completions = await completionsBetween(db, member.id, '0001-01-01', '9999-12-31')
    const lines = completions.map(({ date, activityId, points }) =>
      [date, csvCell(names.get(activityId) ?? activityId), String(points)].join(','),
    )
    void reply
      .header('Content-Disposition', 'attachment; filename="recovery-tracker.csv"')
      .type('text/csv; charset=utf-8')
      .serializer(String)
      .send(`${['date,activity,points', ...lines].join('\r\n')}\r\n`)
    return alreadySent
  }),
]
