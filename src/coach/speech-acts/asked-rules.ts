// Questions that are answered by rule wherever they stand in a message, each with the prepared answer that fits.
import type { RuleReply } from '../listening/rule-replies.ts'
import { askedOfBody } from './asked-of-body.ts'
import { askedOfLife } from './asked-of-life.ts'
import { askedOfPeople } from './asked-of-people.ts'

export const askedRules: readonly RuleReply[] = [...askedOfBody, ...askedOfPeople, ...askedOfLife]
