// Stores a safety check (never the words), notifies staff, and tells the member about both.
import { rulesVersion } from '../crisis/detector/signs.ts'
import type { Db } from '../platform/database/db.server.ts'
import type { RequestContext } from '../platform/http/http.server.ts'
import type { Ports } from './dialogue/answer.server.ts'
import type { State } from './dialogue/state.ts'
import type { Turn } from './dialogue/turn.ts'
import { checkPseudonym } from './encryption.server.ts'
import { promptVersion } from './engine/system-prompt.ts'
import { type NewCase, openCase } from './moderation/queue-store.server.ts'
import { addCheck, type Check } from './store.server.ts'

export function checkOf(turn: Turn): Check | undefined {
  if (turn.action === 'guided' && turn.label === 'none') return undefined
  if (turn.action === 'identity') return undefined
  return {
    label: turn.label,
    urgency: turn.urgency,
    action: turn.action,
    rulesVersion: `${rulesVersion}/${promptVersion}`,
  }
}

/** The cases for staff: danger, a threat to others, an age under 18, a check that failed. */
function casesOf(turn: Turn): NewCase[] {
  const found: NewCase[] = []
  if (turn.minor) found.push({ label: 'under_18', urgency: 'normal' })
  if (turn.danger === 'threat') found.push({ label: 'threat_to_others', urgency: 'emergency' })
  else if (turn.danger === 'unknown') found.push({ label: 'not_checked', urgency: 'high' })
  else if (turn.danger) found.push({ label: turn.label, urgency: turn.urgency })
  return found
}

/** Stores the check and opens its cases in the caller's transaction; emails staff if a case is new or worse. */
export async function storeCheck(
  { settings, clock, mail, member }: RequestContext & { member: { id: string } },
  tx: Db,
  turn: Turn,
  check: Check,
): Promise<void> {
  const now = clock.now()
  const person = checkPseudonym(settings, member.id)
  await addCheck(tx, person, check, now)
  for (const found of casesOf(turn)) {
    const mustAlert = await openCase(tx, person, { ...found, rulesVersion: check.rulesVersion }, now)
    if (!mustAlert || found.urgency === 'normal' || !settings.STAFF_EMAIL) continue
    await mail.send(tx, {
      to: settings.STAFF_EMAIL,
      memberId: undefined,
      priority: 'urgent',
      subject:
        found.urgency === 'emergency'
          ? 'Cairn: someone may be in danger now'
          : 'Cairn: a new case from the coach',
      text: `A safety check of the coach opened a case with urgency: ${found.urgency}. The member was shown help at once. This email and the case contain neither their words nor their name, so you cannot contact them. If they write to the team, it arrives as a message.\n\n${settings.PUBLIC_URL}/admin?tab=coach\n`,
    })
  }
}

type Words = Record<State['language'], string>

const checkWords: Partial<Record<Turn['action'], Words>> = {
  crisis: {
    en: 'A safety check ran on your message and put help first.',
    es: 'Una revisión de seguridad vio tu mensaje y puso primero la ayuda.',
  },
  check_in: {
    en: 'A safety check saw your message and added a question and numbers.',
    es: 'Una revisión de seguridad vio tu mensaje y añadió una pregunta y números.',
  },
  recheck: {
    en: 'A safety check remembers what you said before.',
    es: 'Una revisión de seguridad recuerda lo que dijiste antes.',
  },
  minor: {
    en: 'A check noticed an age under 18. Staff see that, not your words and not your name.',
    es: 'Una revisión notó una edad menor de 18. El equipo ve eso, no tus palabras ni tu nombre.',
  },
  boundary: {
    en: 'A check kept this answer within what a coach may say.',
    es: 'Una revisión mantuvo esta respuesta dentro de lo que un guía puede decir.',
  },
}

const staffSee: Words = {
  en: 'Staff see its kind, how urgent it is and when: not your words, not your name.',
  es: 'El equipo ve de qué tipo es, qué tan urgente y cuándo: no tus palabras ni tu nombre.',
}
const nobodyThere: Words = {
  en: 'No one on our team is on duty right now, so please use the numbers.',
  es: 'Ahora no hay nadie del equipo de turno; por favor usa los números.',
}
const cannotReach: Words = {
  en: 'They cannot reach you from it, so please use the numbers.',
  es: 'Con eso no pueden llegar a ti; por favor usa los números.',
}

/** The note under the answer: that a check ran, what it did, and what staff see of it. */
export async function checkWordsFor(
  context: RequestContext,
  ports: Ports,
  turn: Turn,
): Promise<string | undefined> {
  const { language, risk, turn: at } = turn.state
  const words = checkWords[turn.action]?.[language]
  // Shown once for each danger, not under every answer.
  if (turn.action !== 'crisis' || risk?.raisedTurn !== at) return words
  const there = await ports.staffOnDuty(context).catch(() => 0)
  return [words, staffSee[language], (there > 0 ? cannotReach : nobodyThere)[language]].join(' ')
}
