// The six parts of a safety plan (after Stanley and Brown, 2012), in our own words.

export type Person = { name: string; phone: string }

export type SafetyPlan = {
  signs: string
  coping: string
  places: string
  people: Person[]
  professionals: string
  safer: string
  /** ISO time of the last change. */
  changedAt: string | undefined
  /** The version of the synced copy that this plan was last merged with. */
  synced?: { memberId: string; revision: number; plan: PlanContent } | undefined
}

export type PlanContent = Omit<SafetyPlan, 'changedAt' | 'synced'>

export const emptyPlan: SafetyPlan = {
  signs: '',
  coping: '',
  places: '',
  people: [],
  professionals: '',
  safer: '',
  changedAt: undefined,
}

export type TextPart = 'signs' | 'coping' | 'places' | 'professionals' | 'safer'

export const textParts: TextPart[] = ['signs', 'coping', 'places', 'professionals', 'safer']
/** All parts, in the order of their steps. */
export const planParts: (TextPart | 'people')[] = [
  'signs',
  'coping',
  'places',
  'people',
  'professionals',
  'safer',
]

export const parts: Record<TextPart | 'people', { title: string; hint: string }> = {
  signs: {
    title: /*i18n*/ 'My warning signs',
    hint: /*i18n*/ 'How do I know a hard time is coming? Thoughts, feelings, places, people, times of day.',
  },
  coping: {
    title: /*i18n*/ 'What I can do on my own',
    hint: /*i18n*/ 'Things that helped before: a walk, a shower, one song, breathing.',
  },
  places: {
    title: /*i18n*/ 'People and places that take my mind off it',
    hint: /*i18n*/ 'A coffee shop, a meeting, a friend’s kitchen. I don’t have to talk about it there.',
  },
  people: {
    title: /*i18n*/ 'People I can ask for help',
    hint: /*i18n*/ 'People I can be honest with. One tap calls them, or opens a text that’s already written.',
  },
  professionals: {
    title: /*i18n*/ 'Professionals I can call',
    hint: /*i18n*/ 'Doctor, therapist, clinic, the nearest emergency room. Names and numbers.',
  },
  safer: {
    title: /*i18n*/ 'Making things safer around me',
    hint: /*i18n*/ 'Who can hold on to pills, alcohol or weapons for a while? What could leave the house today?',
  },
}

/** Reduces a number to digits and a leading plus. */
export function dialDigits(phone: string) {
  return phone.trim().replace(/(?!^\+)\D/g, '')
}

export function isEmpty(plan: PlanContent) {
  return plan.people.length === 0 && textParts.every((part) => plan[part].trim() === '')
}

/** The contents of the plan, without this device's own metadata. */
export function contentOf({ signs, coping, places, people, professionals, safer }: PlanContent): PlanContent {
  return { signs, coping, places, people, professionals, safer }
}

/** Adds text that was typed before the stored plan was loaded, and loses nothing of either. */
export function addEarly(stored: SafetyPlan, early: Partial<SafetyPlan>): SafetyPlan {
  function both(part: TextPart) {
    const [before, typed = ''] = [stored[part], early[part]]
    // A browser may have restored the text of the field.
    if (typed.includes(before)) return typed
    return before.includes(typed) ? before : `${before}\n${typed}`
  }
  return {
    signs: both('signs'),
    coping: both('coping'),
    places: both('places'),
    people: [...stored.people, ...(early.people ?? [])],
    professionals: both('professionals'),
    safer: both('safer'),
    changedAt: early.changedAt ?? stored.changedAt,
    synced: stored.synced,
  }
}
