// Runs an exercise inside the talk: one step per turn, answers questions in between, and sums up the person's own words at the end.
import type { PreparedAnswer } from '../prepared-answer.ts'
import type { ActId } from '../script/acts.ts'
import { type ExerciseId, exercise, exerciseIn } from '../script/exercise.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { fill } from '../script/wording.ts'
import { offerChoices } from './choices.ts'
import { givePrepared, preparedFor } from './prepared.ts'
import { type GuidedTurn, type MessageTurn, type ReplyDraft, scriptOf } from './reply.ts'

export function startExercise(reply: ReplyDraft, id: ExerciseId): GuidedTurn {
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

function continueExercise(reply: ReplyDraft, message: string, parsed: MessageAnalysis): GuidedTurn {
  const { exercise: going, language } = reply.state
  if (!going) return reply.end()
  const chosen = exercise(language, going.id)
  const answer = parsed.scale !== undefined ? String(parsed.scale) : shortened(message)
  const answers = [...going.answers, parsed.intent === 'skip' ? '—' : answer]
  const step = going.step + 1
  const next = chosen.steps[step]
  if (next) {
    reply.set({ exercise: { ...going, step, answers } })
    if (parsed.intent === 'skip') reply.say('reflection', 'skipped', scriptOf(reply.state).skipped)
    else if (next.heard) reply.tell('reflection', fill(next.heard[0] ?? '', { answer }))
    return reply.tell('thought', next.say).tell('question', next.ask).end()
  }
  const values = Object.fromEntries(answers.map((text, index) => [`a${index + 1}`, text]))
  reply.set({
    exercise: null,
    done: [...reply.state.done, going.id],
    situation: reply.state.situation ?? 'talk',
  })
  return reply
    .tell('summary', fill(chosen.end, values))
    .say('reflection', 'affirm', scriptOf(reply.state).affirm)
    .say('question', 'afterExercise', scriptOf(reply.state).afterExercise)
    .end()
}

// "What is urge surfing?" asks for an explanation, "urge surfing" for the exercise.
const asksWhatItIs =
  /\b(what'?s?|what (is|are|does)|how does|does|meaning|means?|explain|que (es|son|significa)|como funciona|sirve|significa)\b/

const leavesExercise = new Set<ActId>(['misread', 'insult', 'complaint', 'bye', 'listen', 'new_subject'])

export function answerInExercise({
  reply,
  before,
  message,
  parsed,
  act,
  asks,
  meaning,
}: MessageTurn): GuidedTurn | undefined {
  const named = exerciseIn(parsed.said)
  if (!before.exercise)
    return named && !asksWhatItIs.test(parsed.said) ? startExercise(reply, named) : undefined
  if (act && leavesExercise.has(act)) return undefined
  const script = scriptOf(before)
  if (
    /^(i want to stop|quiero parar)\W*$/.test(parsed.said) ||
    parsed.intent === 'stop' ||
    parsed.intent === 'change_subject' ||
    parsed.intent === 'choices'
  ) {
    reply.set({ exercise: null }).say('reflection', 'stopped', script.stopped)
    return offerChoices(reply).end()
  }
  const asked = asks ? preparedFor(meaning, meaning.gates.question, before.used) : undefined
  if (asked) return answerWithin(reply, asked.answer, parsed.said)
  if (named && named !== before.exercise.id && parsed.wordCount <= 8) return startExercise(reply, named)
  return continueExercise(reply, message, parsed)
}

/** Answers a question during an exercise and asks the current step again. */
function answerWithin(reply: ReplyDraft, answer: PreparedAnswer, said: string): GuidedTurn {
  const { exercise: open, language } = reply.state
  const step = open ? exercise(language, open.id).steps[open.step] : undefined
  const given = givePrepared(reply, answer, said)
  const back = scriptOf(given.state).backToExercise
  const parts = given.parts.filter(({ kind }) => kind !== 'question')
  return {
    ...given,
    state: { ...given.state, exercise: open },
    parts: step ? [...parts, { kind: 'question', text: `${back} ${step.ask}` }] : parts,
  }
}
