// The state of a conversation between turns. Later versions must be able to read it.
import { z } from 'zod'
import { dangerKinds } from '../script/danger.ts'
import { exerciseIds } from '../script/exercise.ts'
import { situationIds } from '../script/situation-id.ts'
import { Story } from '../script/story.ts'
import { openingOf, type WordingPart } from '../script/wording.ts'

export const State = z.object({
  language: z.enum(['en', 'es']).default('en'),
  turn: z.int().default(0),
  /** Varies the choice of wordings between talks. */
  salt: z.int().default(0),
  /** Instants in milliseconds. */
  sessionFrom: z.number().default(0),
  sessionTurns: z.int().default(0),
  lastAt: z.number().default(0),
  noticeAt: z.number().default(0),
  pausedAt: z.number().default(0),
  situation: z.enum(situationIds).nullable().default(null),
  visited: z.array(z.enum(situationIds)).default([]),
  closed: z.array(z.enum(situationIds)).default([]),
  /** Steps already asked, as `situation.step`. */
  asked: z.array(z.string()).default([]),
  used: z.array(z.string()).default([]),
  /** The previous message, shortened: the detector reads a message that continues it together with it. */
  previous: z.string().default(''),
  /** Short quotes of the person, for the summary. */
  sayings: z.array(z.string()).default([]),
  /** The question that the coach asked last (normalized): a short message is read as its answer. */
  asking: z.string().default(''),
  /** How many of the last answers in a row asked something. */
  questionsInRow: z.int().default(0),
  /** How the last sentences of the coach began, so that the next ones begin in another way. */
  openings: z.array(z.string()).default([]),
  /** The last statements and questions: "how long does that last" refers to them. */
  recent: z.array(z.string()).default([]),
  feelings: z.array(z.string()).default([]),
  exercise: z
    .object({ id: z.enum(exerciseIds), step: z.int(), answers: z.array(z.string()) })
    .nullable()
    .default(null),
  offered: z.enum(exerciseIds).nullable().default(null),
  done: z.array(z.enum(exerciseIds)).default([]),
  /** How often choices were offered, so that the next ones differ. */
  menus: z.int().default(0),
  choices: z.array(z.string()).default([]),
  /** Who and what the talk is about, and the stage of recovery. */
  story: Story.default({}),
  /** The prepared answer given last, for "tell me more". */
  answered: z.string().nullable().default(null),
  /** The state before this turn, which "that's not what I meant" restores. */
  back: z
    .object({ situation: z.enum(situationIds).nullable(), asked: z.array(z.string()), story: Story })
    .nullable()
    .default(null),
  /** Other cases that the last message could have meant. */
  instead: z.array(z.string()).default([]),
  /** Turns left in which the coach only listens. */
  listens: z.int().default(0),
  confused: z.int().default(0),
  /** Danger that was raised; it stays raised for the whole conversation. */
  risk: z
    .object({
      kind: z.enum(dangerKinds),
      emergency: z.boolean(),
      /** Stated plainly or found with little doubt. An uncertain danger ends with the first message that does not confirm it. */
      certain: z.boolean().default(true),
      /** The message named the danger in plain words: words about something else do not end it. */
      named: z.boolean().default(false),
      raisedTurn: z.int(),
      askedNow: z.string(),
      asked: z.array(z.string()),
      confirmed: z.boolean(),
      open: z.boolean(),
      checkTurn: z.int(),
    })
    .nullable()
    .default(null),
  /** A danger that was only possible: asked about next to the answer, once for each family. */
  worry: z.enum(dangerKinds).nullable().default(null),
  /** The turn in which safety was last asked about next to an answer. */
  checkedAt: z.int().default(0),
  below18: z.boolean().default(false),
  /** Whether help for minors was named already. Danger is answered first, so it may come later. */
  minorTold: z.boolean().default(false),
})

export type State = z.output<typeof State>
export type Risk = NonNullable<State['risk']>

/** @param acceptLanguage the browser's languages: the language until a message shows another one */
export function newState(acceptLanguage = ''): State {
  return State.parse(/^es\b/i.test(acceptLanguage) ? { language: 'es' } : {})
}

/** Parses a stored state; an unreadable one is replaced by a new state. */
export function stateOf(stored: unknown): State {
  const read = State.safeParse(stored)
  return read.success ? read.data : newState()
}

/** The state without the person's own words; it still records that there was danger. */
export function withoutWords(state: State): State {
  const exercise = state.exercise
    ? { ...state.exercise, answers: state.exercise.answers.map(() => '—') }
    : null
  return { ...state, sayings: [], recent: [], previous: '', exercise }
}

/** A message after a pause of this many milliseconds begins a new day. */
export const overnight = 6 * 3_600_000

export const beginsDay = (state: State, now: number) => state.turn === 0 || now - state.lastAt > overnight

const mostOpenings = 8
/** The first words of the last answers, with those of this one. */
export const openingsWith = ({ openings }: State, parts: readonly WordingPart[]) =>
  [...openings, ...parts.filter(({ kind }) => kind !== 'notice').map(({ text }) => openingOf(text))].slice(
    -mostOpenings,
  )
