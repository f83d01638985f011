// All rules that answer a message before the classifiers: those of `listening/`, then those for remarks and questions about the coach.
import { type RuleReply, ruleReplies } from '../listening/rule-replies.ts'
import { askedOfBody } from './asked-of-body.ts'
import { askedOfLife } from './asked-of-life.ts'
import { askedOfPeople } from './asked-of-people.ts'
import { passingRemarks } from './passing-remarks.ts'
import { peopleRemarks } from './people-remarks.ts'
import { plainQuestions } from './plain-questions.ts'
import { questionsInTalk } from './questions-in-talk.ts'
import { questionsOfPrivacy } from './questions-of-privacy.ts'
import { questionsToCoach, testsOfCoach } from './questions-to-coach.ts'
import { statementsOfBody } from './short-statements.ts'

export const allRuleReplies: readonly RuleReply[] = [
  ...ruleReplies,
  ...passingRemarks,
  ...questionsOfPrivacy,
  ...questionsToCoach,
  ...plainQuestions,
  ...questionsInTalk,
  ...testsOfCoach,
  ...statementsOfBody,
  ...peopleRemarks,
]

/** Questions that are answered wherever they stand in a message, each with the prepared answer that fits. */
export const askedRules: readonly RuleReply[] = [...askedOfBody, ...askedOfPeople, ...askedOfLife]
