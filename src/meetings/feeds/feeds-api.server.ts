import { recordStaffAction } from '../../accounts/audit-log.server.ts'
import { admin, moderator } from '../../accounts/gates.server.ts'
import { done, type Route, serve } from '../../platform/http/http.server.ts'
import * as contract from '../feeds-contract.ts'
import { meetingList } from '../search/meeting-list.server.ts'
import * as store from '../store.server.ts'
import { feedHealth } from './feed-health-check.server.ts'
import { probeSite } from './probe.server.ts'
import { refreshOneFeed } from './refresh.server.ts'

export const feedRoutes: Route[] = [
  serve(contract.feedHealth, moderator, async ({ db }) => ({ lists: await feedHealth(db) })),
  serve(contract.feedStates, moderator, async ({ db }) => ({ feeds: await store.feeds(db) })),
  serve(contract.probeFeed, admin, async ({ body, settings }) => ({
    candidates: await probeSite(body, settings.MEETING_FEEDS_PRIVATE),
  })),
  serve(contract.connectFeed, admin, async ({ body, db, jobs, member }) => ({
    id: await db.transaction().execute(async (tx) => {
      if (await store.feedNamed(tx, body.name)) throw contract.feedNameTaken()
      const { id } = await store.addFeed(tx, { ...body, origin: 'staff' })
      await recordStaffAction(tx, member, 'connected a meeting list', body.name)
      await jobs.add(tx, refreshOneFeed.name, { id }, { key: id })
      return id
    }),
  })),
  serve(contract.removeFeed, admin, async ({ params, member, ...services }) => {
    const list = meetingList(services)
    await services.db.transaction().execute(async (tx) => {
      const name = await store.deleteStaffFeed(tx, params.id)
      if (name === undefined) throw contract.feedUnknown()
      await recordStaffAction(tx, member, 'removed a meeting list', name)
      await list.publishChange(tx)
    })
    list.invalidate()
    return done
  }),
  serve(contract.refreshFeed, moderator, async ({ params, db, jobs }) => {
    if (!(await store.scheduleNow(db, params.id))) throw contract.feedUnknown()
    await jobs.add(db, refreshOneFeed.name, { id: params.id }, { key: params.id })
    return done
  }),
]
