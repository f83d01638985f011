// What is kept of a safety check, who is told of it, and what the person is told of both. Never the words.
import { rulesVersion } from '../../crisis/detector/signs.ts'
import type { Db } from '../../platform/database/db.server.ts'
import type { RequestContext } from '../../platform/http/http.server.ts'
import { sealOf } from '../encryption.server.ts'
import { promptVersion } from '../engine/system-prompt.ts'
import { type NewCase, openCase } from '../moderation/queue-store.server.ts'
import { addCheck, type Check } from '../store.server.ts'
import type { Ports } from './answer.server.ts'
import type { State } from './state.ts'
import type { Turn } from './turn.ts'

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

/** What someone on duty should know of: danger, a threat to others, an age under 18, a check that could not be made. */
function casesOf(turn: Turn): NewCase[] {
  const found: NewCase[] = []
  if (turn.minor) found.push({ label: 'under_18', urgency: 'normal' })
  if (turn.danger === 'threat') found.push({ label: 'threat_to_others', urgency: 'emergency' })
  else if (turn.danger === 'unknown') found.push({ label: 'not_checked', urgency: 'high' })
  else if (turn.danger) found.push({ label: turn.label, urgency: turn.urgency })
  return found
}

/** Keeps the check and opens its cases in the caller's transaction; a letter goes to staff where a case is new or worse. */
export async function keepCheck(
  { settings, clock, mail, member }: RequestContext & { member: { id: string } },
  tx: Db,
  turn: Turn,
  check: Check,
): Promise<void> {
  const now = clock.now()
  const seal = sealOf(settings)
  await addCheck(tx, seal, member.id, check, now)
  for (const found of casesOf(turn)) {
    const wakes = await openCase(tx, seal.nameOf(member.id), found, check.rulesVersion, now)
    if (!wakes || found.urgency === 'normal' || !settings.STAFF_EMAIL) continue
    await mail.send(tx, {
      to: settings.STAFF_EMAIL,
      priority: 'urgent',
      subject:
        found.urgency === 'emergency'
          ? 'Cairn: someone may be in danger now'
          : 'Cairn: something waits at the coach’s desk',
      text: `A safety check of the coach found something that it read as ${found.urgency}. The person was shown help at once. Neither the words nor the name are in this letter, and the desk has neither: nobody can be reached from it. If they write to the team themselves, it comes as a message.\n\n${settings.PUBLIC_URL}/admin?desk=coach\n`,
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
  en: 'Nobody of the staff is on duty right now, so please use the numbers.',
  es: 'Ahora no hay nadie del equipo de turno; por favor usa los números.',
}
const cannotReach: Words = {
  en: 'They cannot reach you from it, so please use the numbers.',
  es: 'Con eso no pueden llegar a ti; por favor usa los números.',
}

/** What the person reads under the answer: that a check ran, what it did, and who sees what of it. */
export async function checkWordsFor(
  context: RequestContext,
  ports: Ports,
  turn: Turn,
): Promise<string | undefined> {
  const { language, risk, turn: at } = turn.state
  const words = checkWords[turn.action]?.[language]
  // Said once for a danger, not under every answer.
  if (turn.action !== 'crisis' || risk?.raisedTurn !== at) return words
  const there = await ports.staffOnDuty(context).catch(() => 0)
  return [words, staffSee[language], (there > 0 ? cannotReach : nobodyThere)[language]].join(' ')
}
