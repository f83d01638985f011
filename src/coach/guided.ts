// The guided coach: reflects, then asks one thing at a time. It is only reached when no danger and no boundary is in the way.
import { commonQuestionIn, noAnswer, questionAnswers } from './common-questions.ts'
import { conversationWords } from './conversation-words.ts'
import { familyOf } from './danger.ts'
import { type ExerciseId, exercise, exerciseIn } from './exercise.ts'
import { type Heard } from './heard.ts'
import { quoteOf, reflect } from './reflection.ts'
import { type SituationId, situation, situationsIn } from './situation.ts'
import type { State } from './state.ts'
import { choose, fill, hasFresh, type Part, type PartKind } from './wording.ts'

/** What an answer would like to be joined by, if the library and the meetings have it. */
export type Wants = { reading?: string; meeting?: boolean }

export type Guided = { state: State; parts: Part[]; wants: Wants }

/** Collects the parts of one answer and what they use up. */
function draft(state: State) {
  const reply = {
    state,
    parts: [] as Part[],
    wants: {} as Wants,
    say(
      kind: PartKind,
      key: string,
      wordings: readonly string[],
      values: Record<string, string | undefined> = {},
    ) {
      if (wordings.length === 0) return reply
      const chosen = choose(key, wordings, reply.state.used, reply.state.salt)
      reply.state = { ...reply.state, used: chosen.used }
      return reply.tell(kind, fill(chosen.text, values))
    },
    tell(kind: PartKind, text: string) {
      if (text) reply.parts.push({ kind, text })
      return reply
    },
    mirror(heard: Heard, message: string) {
      const { text, used } = reflect(
        reply.state.language,
        heard,
        message,
        reply.state.used,
        reply.state.salt,
        reply.state.situation ? reply.state.asked.at(-1) : undefined,
      )
      reply.state = { ...reply.state, used }
      return reply.tell('reflection', text)
    },
    set(change: Partial<State>) {
      reply.state = { ...reply.state, ...change }
      return reply
    },
    end(): Guided {
      return { state: reply.state, parts: reply.parts, wants: reply.wants }
    },
  }
  return reply
}

type Reply = ReturnType<typeof draft>

const words = (state: State) => conversationWords[state.language]

/** The first things offered when a person may choose. */
const doors: readonly SituationId[] = [
  'craving',
  'low',
  'planning',
  'family',
  'sleep',
  'anxiety',
  'motivation',
  'loneliness',
  'shame',
  'talk',
  'first_meeting',
  'triggers',
]

function choicesFor(state: State): SituationId[] {
  const open = doors.filter((id) => id !== state.situation && !state.visited.includes(id))
  const from = open.length >= 4 ? open : doors.filter((id) => id !== state.situation)
  const at = (state.menus * 4) % from.length
  return [...from.slice(at), ...from.slice(0, at)].slice(0, 4)
}

function offerChoices(reply: Reply): Reply {
  const { language } = reply.state
  const book = words(reply.state)
  const ids = choicesFor(reply.state)
  const names = ids.map((id) => situation(language, id).name)
  const list = `${names.slice(0, -1).join(', ')} ${book.or} ${names.at(-1)}.`
  return reply
    .set({ choices: ids, menus: reply.state.menus + 1 })
    .say('offer', 'choose', book.choose, { choices: list })
}

function startExercise(reply: Reply, id: ExerciseId): Guided {
  const chosen = exercise(reply.state.language, id)
  const first = chosen.steps[0]
  reply.set({ exercise: { id, step: 0, answers: [] }, offered: null, choices: [], confused: 0 })
  if (reply.parts.length === 0)
    reply.tell(
      'reflection',
      reply.state.language === 'es'
        ? `Quieres probar esto: ${chosen.name}.`
        : `You would like to try this: ${chosen.name}.`,
    )
  return reply
    .tell('thought', first?.say ?? '')
    .tell('question', first?.ask ?? '')
    .end()
}

function shortened(answer: string): string {
  const line = answer
    .replace(/[?¿]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!,;]+$/, '')
  return line.length > 140 ? `${line.slice(0, 137).trimEnd()}…` : line
}

function goOnExercise(reply: Reply, message: string, heard: Heard): Guided {
  const { exercise: going, language } = reply.state
  if (!going) return reply.end()
  const chosen = exercise(language, going.id)
  const answer = heard.scale !== undefined ? String(heard.scale) : shortened(message)
  const answers = [...going.answers, heard.intent === 'skip' ? '—' : answer]
  const step = going.step + 1
  const next = chosen.steps[step]
  if (next) {
    reply.set({ exercise: { ...going, step, answers } })
    if (heard.intent === 'skip') reply.say('reflection', 'skipped', words(reply.state).skipped)
    else if (next.heard) reply.tell('reflection', fill(next.heard[0] ?? '', { answer }))
    return reply.tell('thought', next.say).tell('question', next.ask).end()
  }
  const values = Object.fromEntries(answers.map((text, index) => [`a${index + 1}`, text]))
  reply.set({
    exercise: null,
    done: [...reply.state.done, going.id],
    sinceSummary: 0,
    situation: reply.state.situation ?? 'talk',
  })
  return reply
    .tell('summary', fill(chosen.end, values))
    .say('reflection', 'affirm', words(reply.state).affirm)
    .say('question', 'afterExercise', words(reply.state).afterExercise)
    .end()
}

function enter(reply: Reply, id: SituationId): Guided {
  const { language, visited } = reply.state
  const book = situation(language, id)
  const again = visited.includes(id)
  reply.set({
    situation: id,
    visited: again ? visited : [...visited, id],
    choices: [],
    offered: null,
    confused: 0,
  })
  if (again) reply.say('reflection', 'back', words(reply.state).back, { topic: book.name })
  else reply.say('reflection', `open.${id}`, book.opens)
  return askNext(reply, id)
}

const wasOffered = (state: State, id: ExerciseId) =>
  state.done.includes(id) || state.used.includes(`offered.${id}`)

function askNext(reply: Reply, id: SituationId): Guided {
  const { language, asked, closed } = reply.state
  const book = situation(language, id)
  const step = book.steps.find((one) => !asked.includes(`${id}.${one.id}`))
  if (step) {
    reply.set({ asked: [...asked, `${id}.${step.id}`] })
    // The second and fifth steps are where a person or a page outside of this talk helps most.
    if (asked.filter((one) => one.startsWith(`${id}.`)).length === 3) {
      if (book.meeting) reply.wants.meeting = true
      reply.wants.reading = book.reading
    }
    return reply.tell('thought', step.thought).tell('question', step.ask).end()
  }
  if (!closed.includes(id)) {
    reply.set({ closed: [...closed, id] }).say('affirmation', `close.${id}`, book.closes)
    const open = book.exercise && !wasOffered(reply.state, book.exercise) ? book.exercise : undefined
    if (open)
      return reply
        .set({ offered: open, used: [...reply.state.used, `offered.${open}`] })
        .tell('offer', exercise(language, open).offer)
        .say('question', 'offerAsk', words(reply.state).offerAsk)
        .end()
    return reply.say('question', 'afterClose', words(reply.state).afterClose).end()
  }
  // Past its questions a talk breathes: every other turn only listens.
  const resting = words(reply.state).resting
  if (reply.state.turn % 2 === 0 && hasFresh('resting', resting, reply.state.used))
    return reply.say('thought', 'resting', resting).end()
  const more = words(reply.state).more
  const left = more.find((one, index) => !reply.state.asked.includes(`more.${index}`) && one.ask)
  if (left) {
    reply.set({ asked: [...reply.state.asked, `more.${more.indexOf(left)}`] })
    return reply.tell('thought', left.thought).tell('question', left.ask).end()
  }
  if (hasFresh('resting', words(reply.state).resting, reply.state.used))
    return reply.say('thought', 'resting', words(reply.state).resting).end()
  return offerChoices(reply).end()
}

function listed(items: string[], and: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
}

function summarize(reply: Reply): Reply {
  const { state } = reply
  const book = words(state)
  const topics = state.visited
    .filter((id) => id !== 'talk')
    .slice(-3)
    .map((id) => situation(state.language, id).name)
  const sayings = state.sayings
    .slice(-3)
    .map((saying) => (state.language === 'es' ? `«${saying}»` : `"${saying}"`))
  const pieces = [
    topics.length > 0 ? fill(book.talkedOf, { topics: listed(topics, book.and) }) : '',
    sayings.length > 0 ? fill(book.saidOf, { sayings: listed(sayings, book.and) }) : '',
  ].filter(Boolean)
  if (pieces.length === 0) return reply.say('summary', 'nothingYet', book.nothingYet)
  const opening = choose('summaryOpen', book.summaryOpen, state.used, state.salt)
  reply.set({ used: opening.used, sinceSummary: 0 })
  return reply.tell('summary', `${opening.text} ${pieces.join(' ').replaceAll(/\bde el\b/g, 'del')}`)
}

function remember(state: State, message: string, heard: Heard): State {
  const quote = heard.intent || /[?¿]/.test(message) ? undefined : quoteOf(message)
  return {
    ...state,
    sinceSummary: state.sinceSummary + 1,
    sayings:
      quote && heard.firstPerson
        ? [...state.sayings.filter((one) => one !== quote), quote].slice(-6)
        : state.sayings,
    feelings: [...new Set([...state.feelings, ...heard.feelings])].slice(-6),
  }
}

function chosenFrom(state: State, heard: Heard): SituationId | undefined {
  if (state.choices.length === 0) return undefined
  const ordinal = [
    /^(1|one|(the )?first( one)?|uno|(la |lo |el )?primer[oa]?)\W*$/,
    /^(2|two|(the )?second( one)?|dos|(la |lo |el )?segund[oa])\W*$/,
    /^(3|three|(the )?third( one)?|tres|(la |lo |el )?tercer[oa]?)\W*$/,
    /^(4|four|(the )?(fourth|last)( one)?|cuatro|(la |lo |el )?(cuart[oa]|ultim[oa]))\W*$/,
  ].findIndex((one) => one.test(heard.said))
  const id = state.choices[ordinal]
  return doors.find((door) => door === id)
}

/** A situation that the message points to clearly enough to go there. */
function newSituation(state: State, heard: Heard): SituationId | undefined {
  const scored = situationsIn(heard.said)
  const top = scored[0]
  if (!top || top.id === state.situation) return undefined
  const here = scored.find(({ id }) => id === state.situation)?.score ?? 0
  if (state.situation === null || state.situation === 'talk') return top.score >= 2 ? top.id : undefined
  // An answer often touches a neighbouring subject; only a clear turn leaves the one at hand.
  const turning =
    /\b(talk about|what about|actually|also|another thing|something else|anyway|hablar de|otra cosa|ademas|y tambien|por cierto)\b/.test(
      heard.said,
    )
  if (turning) return top.score >= 2 ? top.id : undefined
  const invited = inviting.test(state.asked.at(-1) ?? '') && !state.closed.includes(state.situation)
  const own =
    /^(ok |so |and |well |pues |y |bueno )?(i'?m|i am|i feel|i've|i can'?t|i keep|i got|i just|feeling|it'?s (so |really )|my .{2,20} (died|passed)|estoy|me siento|tengo|ando|no puedo|acabo de|se murio|murio)\b/.test(
      heard.said,
    )
  const present =
    /\b(now|tonight|today|want|need|last night|yesterday|again|ahora|hoy|anoche|ayer|quiero|otra vez)\b/.test(
      heard.said,
    )
  const urgent = (top.id === 'craving' || top.id === 'lapse') && !state.visited.includes(top.id) && present
  const closed = state.closed.includes(state.situation)
  const enough = urgent
    ? 3
    : closed
      ? 3
      : state.visited.includes(top.id)
        ? 7
        : invited
          ? own
            ? 5
            : 7
          : own
            ? 4
            : 5
  return top.score >= enough && here === 0 ? top.id : undefined
}

// Questions whose answers name people, places and feelings of other subjects.
const inviting =
  /\.(before|past|person|helped|company|opening|what|inside|list|lost|one|ally|under|values|share|hurt|barrier|thanks|hardest|worst|use|good|cost|mind|more|weight|tell|with|hope|worry|story|trust|end|matter|evening|pattern|distance|next|ifthen|hard|good|when|guard|different|did)$/

/** One turn of the guided coach. The state that comes in already counts this turn. */
export function guidedTurn(before: State, message: string, heard: Heard): Guided {
  const reply = draft(remember(before, message, heard))
  const book = words(before)
  const { intent } = heard

  if (before.exercise) {
    if (intent === 'stop' || intent === 'change_subject' || intent === 'choices') {
      reply.set({ exercise: null }).say('reflection', 'stopped', book.stopped)
      return offerChoices(reply).end()
    }
    if (intent === 'not_helping')
      return reply
        .set({ exercise: null })
        .say('reflection', 'repair', book.repair)
        .say('question', 'repairAsk', book.repairAsk)
        .end()
    const named = exerciseIn(heard.said)
    if (named && named !== before.exercise.id && heard.words <= 8) return startExercise(reply, named)
    return goOnExercise(reply, message, heard)
  }

  const named = exerciseIn(heard.said)
  if (named) return startExercise(reply, named)

  switch (intent) {
    case 'hello':
      return reply.say('reflection', 'hello', book.hello).say('question', 'helloAsk', book.helloAsk).end()
    case 'how_are_you':
      return reply
        .say('reflection', 'howAreYou', book.howAreYou)
        .say('question', 'helloAsk', book.helloAsk)
        .end()
    case 'bye':
      return reply.say('reflection', 'bye', book.bye).end()
    case 'thanks':
      return reply.say('reflection', 'thanks', book.thanks).say('question', 'thanksAsk', book.thanksAsk).end()
    case 'abilities':
      return reply
        .say('reflection', 'abilities', book.abilities)
        .say('question', 'abilitiesAsk', book.abilitiesAsk)
        .set({ choices: choicesFor(reply.state) })
        .end()
    case 'summary':
      reply.say('reflection', 'menu', book.menu)
      return summarize(reply).say('question', 'summaryAsk', book.summaryAsk).end()
    case 'not_helping':
      return reply
        .set({ offered: null })
        .say('reflection', 'repair', book.repair)
        .say('question', 'repairAsk', book.repairAsk)
        .end()
    case 'change_subject': {
      const pointed = newSituation({ ...before, situation: null }, heard)
      const next = pointed === 'talk' ? undefined : pointed
      reply.say('reflection', 'changed', book.changed).set({ offered: null })
      if (next && next !== before.situation) return enter(reply, next)
      reply.set({ situation: null })
      return offerChoices(reply).end()
    }
    case 'listen':
      return reply.set({ listens: 6, offered: null }).say('reflection', 'listening', book.listening).end()
    case 'stop':
      reply.set({ situation: null, offered: null }).say('reflection', 'stopped', book.stopped)
      return offerChoices(reply).end()
    case 'choices':
      reply.say('reflection', 'menu', book.menu)
      return offerChoices(reply).end()
    case 'skip':
      reply.say('reflection', 'skipped', book.skipped)
      return before.situation ? askNext(reply, before.situation) : offerChoices(reply).end()
    case 'reading':
      reply.mirror(heard, message).say('thought', 'readingOffer', book.readingOffer)
      reply.wants.reading = `${heard.said} ${before.situation ? situation(before.language, before.situation).reading : ''}`
      return reply.say('question', 'afterClose', book.afterClose).end()
    case 'meeting':
      if (
        newSituation({ ...before, situation: null }, heard) !== 'first_meeting' ||
        before.situation === 'first_meeting'
      ) {
        reply.mirror(heard, message).say('thought', 'meetingOffer', book.meetingOffer)
        reply.wants.meeting = true
        return reply.say('question', 'afterClose', book.afterClose).end()
      }
      reply.wants.meeting = true
      break
    default:
  }

  if (before.listens > 0 && !newSituation(before, heard)) {
    reply.set({ listens: before.listens - 1 }).mirror(heard, message)
    if (before.turn % 2 === 0 && hasFresh('resting', book.resting, reply.state.used))
      reply.say('thought', 'resting', book.resting)
    return reply.end()
  }
  if (before.offered) {
    const offered = before.offered
    reply.set({ offered: null })
    if (heard.yes && heard.words <= 8) return startExercise(reply, offered)
    if (heard.no && heard.words <= 8)
      return offerChoices(reply.say('reflection', 'declined', book.declined)).end()
  }

  const picked = chosenFrom(before, heard)
  if (picked) return enter(reply, picked)
  const next = newSituation(before, heard)
  if (next) return enter(reply, next)

  const question = commonQuestionIn(heard.said)
  if (question && (heard.words <= 14 || /\?/.test(message))) {
    const { language, situation: at } = before
    reply.say('reflection', `question.${question}`, questionAnswers[language][question])
    const open = at ? situation(language, at).exercise : undefined
    if (question === 'what_to_do' && open && !wasOffered(before, open)) {
      return reply
        .set({ offered: open, used: [...reply.state.used, `offered.${open}`] })
        .tell('offer', exercise(language, open).offer)
        .say('question', 'offerAsk', book.offerAsk)
        .end()
    }
    return at ? askNext(reply, at) : offerChoices(reply).end()
  }
  if (before.situation && (isMash(heard.said) || outside.test(heard.said))) {
    reply
      .set({ confused: before.confused + 1 })
      .say(
        'reflection',
        outside.test(heard.said) ? 'confusedOff' : 'confused',
        outside.test(heard.said) ? book.confusedOff : book.confused,
      )
    return offerChoices(reply).end()
  }
  if (before.situation && /\?\s*$/.test(message) && heard.words >= 3) {
    return askNext(reply.say('reflection', 'noAnswer', noAnswer[before.language]), before.situation)
  }

  if (before.situation) {
    reply.mirror(heard, message)
    if (reply.state.sinceSummary >= 6 && (reply.state.sayings.length > 0 || reply.state.visited.length > 1))
      return summarize(reply).say('question', 'summaryAsk', book.summaryAsk).end()
    if (before.turn % 3 === 0 && hasFresh('affirm', book.affirm, reply.state.used))
      reply.say('affirmation', 'affirm', book.affirm)
    return askNext(reply, before.situation)
  }
  return withoutSituation(reply, message, heard)
}

const outside =
  /\b(capital of|weather|president|recipe|write (me )?(a|some) (code|poem|essay|story)|translate|football|stock|bitcoin|python|javascript|homework|joke|movie|clima|presidente|receta|poema|traduce|chiste|tarea)\b|\d+ ?[+*x/-] ?\d+ ?=?/

/** Letters without sense: keys hit at random. */
function isMash(said: string): boolean {
  const found = said.match(/[a-z]{3,}/g) ?? []
  const mashed = found.filter(
    (word) => !/[aeiouy]/.test(word) || /[bcdfghjklmnpqrstvwxz]{5}|asdf|sdfg|qwer|wert|zxcv|hjkl/.test(word),
  )
  return found.length > 0
    ? mashed.length * 2 >= found.length
    : !/[\d\p{L}\p{Extended_Pictographic}]/u.test(said)
}

function withoutSituation(reply: Reply, message: string, heard: Heard): Guided {
  const book = words(reply.state)
  const { situation: _, confused } = reply.state
  if (reply.state.risk && !isMash(heard.said) && familyOf[reply.state.risk.kind] !== 'life') {
    // Help may be on its way: the coach keeps company and asks little.
    return reply.mirror(heard, message).set({ listens: 3 }).end()
  }
  if (reply.state.risk && !isMash(heard.said)) {
    // After a crisis the talk goes on softly with how the person is; the question about it has been asked.
    const asked = [...new Set([...reply.state.asked, 'low.safe'])]
    reply
      .mirror(heard, message)
      .set({ situation: 'low', visited: [...new Set([...reply.state.visited, 'low' as const])], asked })
    return askNext(reply, 'low')
  }
  if (heard.feelings.length > 0 || heard.talk) {
    const feeling = heard.feelings[0]
    const id: SituationId =
      heard.talk === 'sustain'
        ? 'motivation'
        : feeling === 'tired'
          ? 'sleep'
          : feeling === 'hope' || feeling === 'pride' || feeling === 'relief'
            ? 'milestone'
            : 'talk'
    if (!reply.state.visited.includes(id) && id !== 'talk') return enter(reply, id)
    reply.mirror(heard, message).set({
      situation: 'talk',
      visited: [...new Set([...reply.state.visited, 'talk' as const])],
      confused: 0,
    })
    return askNext(reply, 'talk')
  }
  if (heard.firstPerson && heard.words >= 4 && !isMash(heard.said) && !outside.test(heard.said)) {
    reply.mirror(heard, message).set({
      situation: 'talk',
      visited: [...new Set([...reply.state.visited, 'talk' as const])],
      confused: 0,
    })
    return askNext(reply, 'talk')
  }
  if (heard.yes || heard.no || heard.intent === 'dont_know' || heard.scale !== undefined)
    return offerChoices(reply.mirror(heard, message)).end()
  if (confused >= 1 && !isMash(heard.said) && !outside.test(heard.said) && !/\?\s*$/.test(message)) {
    reply.mirror(heard, message).set({
      situation: 'talk',
      visited: [...new Set([...reply.state.visited, 'talk' as const])],
      confused: 0,
    })
    return askNext(reply, 'talk')
  }
  reply.set({ confused: confused + 1 })
  if (outside.test(heard.said) || /\?\s*$/.test(message))
    reply.say('reflection', 'confusedOff', book.confusedOff)
  else reply.say('reflection', 'confused', book.confused)
  return offerChoices(reply).end()
}
