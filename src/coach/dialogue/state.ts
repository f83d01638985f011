// What a conversation remembers from turn to turn: small, plain, and readable by a later version.
import { z } from 'zod'
import { dangerKinds } from '../script/danger.ts'
import { exerciseIds } from '../script/exercise.ts'
import { situationIds } from '../script/situation-id.ts'
import { Story } from '../script/story.ts'

export const State = z.object({
  language: z.enum(['en', 'es']).default('en'),
  turn: z.int().default(0),
  /** Moves the choice of wordings, so that two talks of the same length do not sound alike. */
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
  /** The message before this one, cut to what a detector needs: a message that continues it is read together with it. */
  previous: z.string().default(''),
  /** Short things the person said, for the summary. */
  sayings: z.array(z.string()).default([]),
  /** The last messages that told or asked something: what "how long does that last" leans on. */
  recent: z.array(z.string()).default([]),
  feelings: z.array(z.string()).default([]),
  sinceSummary: z.int().default(0),
  exercise: z
    .object({ id: z.enum(exerciseIds), step: z.int(), answers: z.array(z.string()) })
    .nullable()
    .default(null),
  offered: z.enum(exerciseIds).nullable().default(null),
  done: z.array(z.enum(exerciseIds)).default([]),
  /** How often choices were offered: each time others come first. */
  menus: z.int().default(0),
  choices: z.array(z.string()).default([]),
  /** Who, what, and where in the story. */
  story: Story.default({}),
  /** The prepared answer given last, for "tell me more". */
  answered: z.string().nullable().default(null),
  /** Where the talk stood before this turn: "that's not what I meant" goes back there. */
  back: z
    .object({ situation: z.enum(situationIds).nullable(), asked: z.array(z.string()), story: Story })
    .nullable()
    .default(null),
  /** What else the last message could have meant: ids of small situations. */
  instead: z.array(z.string()).default([]),
  /** Turns left in which the coach only listens. */
  listens: z.int().default(0),
  confused: z.int().default(0),
  /** Danger that was raised; it stays raised for the whole conversation. */
  risk: z
    .object({
      kind: z.enum(dangerKinds),
      emergency: z.boolean(),
      /** Said plainly or found with little doubt; an uncertain danger ends with the first message that does not confirm it. */
      certain: z.boolean().default(true),
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
  /** Whether help fit for that age was named: danger goes first, and it follows. */
  minorTold: z.boolean().default(false),
})

export type State = z.output<typeof State>

export function newState(): State {
  return State.parse({})
}

/** A kept state; anything unreadable begins again. */
export function stateOf(kept: unknown): State {
  const read = State.safeParse(kept)
  return read.success ? read.data : newState()
}

/** The state without what it remembers of a person's words; that there was danger stays known. */
export function withoutWords(state: State): State {
  const exercise = state.exercise
    ? { ...state.exercise, answers: state.exercise.answers.map(() => '—') }
    : null
  return { ...state, sayings: [], recent: [], previous: '', exercise }
}

/** How long nothing is written before the next message begins another day. */
export const overnight = 6 * 3_600_000

export const beginsDay = (state: State, now: number) => state.turn === 0 || now - state.lastAt > overnight
