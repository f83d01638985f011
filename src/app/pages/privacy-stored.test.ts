import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exportedTables } from '../program/data-export.server.ts'
import { StoredDataList } from './privacy-stored.tsx'

/** The phrase on the page for each table with data of a member. */
const saidOf: Record<string, string> = {
  sessions: 'devices signed in',
  sign_ins: 'your sign-ins of the last 90 days',
  email_verifications: 'email address',
  consents: 'What you agreed to',
  terms_emails: 'What you agreed to',
  password_resets: 'a code made from your password',
  authenticators: 'two-step login',
  passkeys: 'two-step login',
  recovery_codes: 'two-step login',
  coach_conversations: 'what you write and its answers',
  coach_messages: 'what you write and its answers',
  coach_choices: 'Coach:',
  mails: 'our emails to you',
  checkins: 'Check-ins:',
  checkin_sums: 'Check-ins:',
  diary_entries: 'Evening reviews and urges:',
  contact_messages: 'Messages to us,',
  meditation_sittings: 'how strong a craving was before and after',
  journal_entries: 'entries encrypted in your browser',
  journal_keys: 'Journal:',
  journal_key_history: 'the encrypted key from before stays for 30 days',
  journal_manifests: 'Journal:',
  journal_states: 'count its changes',
  journal_deletions: 'the numbers of deleted entries',
  memberships: 'months',
  membership_grants: 'months',
  payment_orders: 'payments',
  consultations: 'what you asked to talk about, your times, and our answer',
  synced_plans: 'your safety plan for your other devices',
  trusted_people: 'what you share with each and since when',
  trusted_calls: 'When you ask for a call',
  program_steps: 'how far you are in a program',
  saved_meetings: 'the ones you saved',
  meeting_calendar_links: 'a fingerprint of your calendar address',
  meetings_attended: 'marked as attended with the date, the place, your note',
  notices: 'that something waits for you',
  notice_sources: 'that something waits for you',
  notice_settings: 'which notices you want',
  notice_devices: 'the devices that get them',
  forum_posts: 'posts, replies',
  forum_replies: 'posts, replies',
  forum_supports: 'thanks',
  forum_requests: 'requests for support',
  forum_reports: 'reports',
  forum_mutes: 'people you muted or blocked',
  forum_versions: 'what a reported post said before it was changed or removed',
  forum_follows: 'posts you follow',
  forum_welcomers: 'whether you offered to welcome newcomers',
  forum_sanctions: 'If staff act on your account,',
  staff_shifts: 'If you are on the team,',
  staff_handovers: 'If you are on the team,',
  forum_duty: 'If staff act on your account,',
  forum_engine_consents: 'an AI engine, by its name',
  tracker_completions: 'activities and points',
  tracker_sums: 'activities and points',
  tracker_days: 'activities and points',
  tracker_settings: 'Tracker:',
  tracker_activities: 'activities and points',
  tracker_counters: 'recovery dates',
  tracker_runs: 'setbacks and your notes about them',
  tracker_savings: 'what a week used to cost you',
  tracker_same_day: 'whether others on your day see your first name',
  tracker_pauses: 'pauses',
  tracker_self_checks: 'monthly self-checks',
  tracker_reminders: 'reminder times',
  tracker_activity_dates: 'activities and points',
}

test('the privacy page lists everything that is stored about a member', () => {
  const page = renderToStaticMarkup(createElement(StoredDataList, { coachOn: true })).replaceAll(
    /<[^>]+>/g,
    '',
  )
  for (const table of exportedTables) {
    expect(saidOf, `the page must say what ${table} holds`).toHaveProperty(table)
    expect(page, table).toContain(saidOf[table])
  }
})
