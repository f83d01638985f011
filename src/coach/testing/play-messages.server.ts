// Plays the messages of one conversation against the guided coach, without the rest of the program.
import type { Turn } from '../dialogue/turn.ts'
import { talk } from './guided-talk.server.ts'

/** The coach's turn after each message, a minute apart. */
export const playMessages = (...messages: string[]): Turn[] => talk(messages)

export const actionsOf = (...messages: string[]) => playMessages(...messages).map(({ action }) => action)
