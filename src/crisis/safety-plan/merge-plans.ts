// Merges two versions of a plan that were edited separately. No addition is lost.
import { emptyPlan, type Person, type PlanContent, type SafetyPlan, textParts } from './safety-plan.ts'

/** `base` is the common ancestor; without one, the result has everything of both. */
export function mergePlans(
  base: PlanContent | undefined,
  mine: PlanContent,
  theirs: PlanContent,
): PlanContent {
  const before = base ?? emptyPlan
  const texts = textParts.map((part) => [part, mergeText(before[part], mine[part], theirs[part])] as const)
  return {
    ...theirs,
    ...Object.fromEntries(texts),
    people: mergeLists(before.people, mine.people, theirs.people, samePerson),
  }
}

function mergeText(before: string, mine: string, theirs: string): string {
  if (mine === before) return theirs
  if (theirs === before) return mine
  const same = (one: string, other: string) => one === other
  return mergeLists(before.split('\n'), mine.split('\n'), theirs.split('\n'), same).join('\n').trim()
}

/** Items that one side removed are removed unless the other side changed them; additions of both sides stay. */
function mergeLists<Item>(
  before: Item[],
  mine: Item[],
  theirs: Item[],
  same: (one: Item, other: Item) => boolean,
): Item[] {
  const has = (items: Item[], item: Item) => items.some((each) => same(each, item))
  const stay = theirs.filter((item) => has(mine, item) || !has(before, item))
  const added = mine.filter((item) => !has(theirs, item) && !has(before, item))
  return [...stay, ...added]
}

function samePerson(one: Person, other: Person): boolean {
  return one.name === other.name && one.phone === other.phone
}

export function samePlan(one: PlanContent, other: PlanContent): boolean {
  return (
    textParts.every((part) => one[part] === other[part]) &&
    one.people.length === other.people.length &&
    one.people.every((person, index) => samePerson(person, other.people[index] ?? { name: '', phone: '' }))
  )
}

/** True if nothing of a stored plan differs. */
export function sameStoredPlan(one: SafetyPlan, other: SafetyPlan): boolean {
  return samePlan(one, other) && sameSync(one, other) && one.changedAt === other.changedAt
}

function sameSync({ synced: one }: SafetyPlan, { synced: other }: SafetyPlan): boolean {
  if (!one || !other) return one === other
  return one.memberId === other.memberId && one.revision === other.revision && samePlan(one.plan, other.plan)
}

/** The plan of one tab with what another tab has stored since `base`, the plan that this tab last read or stored. */
export function withOtherTab(base: SafetyPlan, mine: SafetyPlan, stored: SafetyPlan): SafetyPlan {
  if (sameStoredPlan(base, stored)) return mine
  if (sameStoredPlan(base, mine)) return stored
  const later = (mine.changedAt ?? '') > (stored.changedAt ?? '') ? mine : stored
  return {
    ...mergePlans(base, mine, stored),
    changedAt: later.changedAt,
    synced: mergedSync(base, mine, stored),
  }
}

function mergedSync(base: SafetyPlan, mine: SafetyPlan, stored: SafetyPlan): SafetyPlan['synced'] {
  if (sameSync(base, mine)) return stored.synced
  if (sameSync(base, stored)) return mine.synced
  return (mine.synced?.revision ?? 0) > (stored.synced?.revision ?? 0) ? mine.synced : stored.synced
}
