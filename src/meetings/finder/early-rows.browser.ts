// Runs in the head of the meetings page: writes the first rows of the list into the HTML before React loads, from the preloaded read. They
// are clones of the templates in results.tsx, and identical to React's first render.
import type { Meeting } from '../contract.ts'
import { deviceZone } from '../format-meeting.ts'
import { calendarAt } from '../occurrences.ts'
import type { EarlyMeetings } from './early-meetings.browser.ts'
import { joinKinds, type Moment, nextOf, type RowText, rowHeading, rowText } from './row-text.ts'

/** The number of rows on the screen of a tall phone. */
const maxRows = 8

function early(name: string) {
  const element = document.querySelector<HTMLElement>(`[data-early="${name}"]`)
  if (!element) throw new Error(`the page has no ${name}`)
  return element
}

function cloneOf(template: Element | null | undefined): HTMLElement {
  const clone = template?.cloneNode(true)
  if (!(clone instanceof HTMLElement)) throw new Error('the page lacks a template')
  return clone
}

function rowOf(text: RowText, templates: Element[]): HTMLElement {
  const row = cloneOf(templates[text.join ? joinKinds.indexOf(text.join.kind) : 0])
  const part = (name: string) => row.querySelector(`[data-part="${name}"]`)
  for (const name of ['hour', 'name', 'time', 'elsewhere', 'status', 'place', 'details'] as const) {
    const element = part(name)
    if (text[name] !== undefined && element) element.textContent = text[name]
    else element?.remove()
  }
  if (text.status === undefined) part('near')?.remove()
  if (text.join) part('join')?.setAttribute('href', text.join.href)
  else part('join')?.remove()
  part('save')?.setAttribute('aria-label', `Save ${text.name}`)
  return row
}

function showRows({ meetings, now }: EarlyMeetings) {
  const moment: Moment = { now, zone: deviceZone(), calendar: calendarAt(now) }
  const results = cloneOf(early('results-template').firstElementChild)
  const list = results.querySelector('ul')
  const [heading, ...templates] = list?.children ?? []
  list?.replaceChildren()
  let day = ''
  for (const meeting of meetings) {
    const row = { meeting, next: nextOf(meeting, moment.calendar), kilometers: undefined }
    if (rowHeading(row, moment) !== day) {
      day = rowHeading(row, moment)
      const element = cloneOf(heading)
      element.textContent = day
      list?.append(element)
    }
    list?.append(rowOf(rowText(row, moment), templates))
  }
  early('results-skeleton').replaceWith(results)
}

async function htmlParsed() {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }))
}

async function start() {
  const read = document.querySelector<HTMLLinkElement>('link[as="fetch"]')
  // With a query string, the page lists something else.
  if (!read || location.search !== '') return
  const response = await fetch(read.href, { credentials: 'include' })
  if (!response.ok) return
  const all: Meeting[] = await response.json()
  const meetings = all.slice(0, maxRows)
  await htmlParsed()
  // React hydrates these rows. An empty list and samples are shown differently.
  if (!globalThis.earlyPresses || meetings.every(({ sample }) => sample)) return
  const shown = { meetings, now: Date.now() }
  showRows(shown)
  globalThis.earlyMeetings = shown
}

// The page repeats the request and reports a failure.
start().catch(() => undefined)
