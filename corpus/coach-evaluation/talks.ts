import { behaviorsAndFamily as openBehaviors } from './open/behaviors-and-family.ts'
import { crisisTalks as openCrisis } from './open/crisis.ts'
import { harmlessTalks as openHarmless } from './open/harmless.ts'
import { spanish as openSpanish } from './open/spanish.ts'
import { spanishCrisis as openSpanishCrisis } from './open/spanish-crisis.ts'
import { substances as openSubstances } from './open/substances.ts'
import { behaviorsAndFamily as sealedBehaviors } from './sealed/behaviors-and-family.ts'
import { crisisTalks as sealedCrisis } from './sealed/crisis.ts'
import { harmlessTalks as sealedHarmless } from './sealed/harmless.ts'
import { spanish as sealedSpanish } from './sealed/spanish.ts'
import { spanishCrisis as sealedSpanishCrisis } from './sealed/spanish-crisis.ts'
import { substances as sealedSubstances } from './sealed/substances.ts'
import type { Half, JudgedTalk, TalkEntry } from './talk.ts'

const inHalf = (half: Half, ...lists: (readonly TalkEntry[])[]): JudgedTalk[] => {
  return lists.flat().map((entry) => ({ ...entry, half }))
}

/** Every talk of the coach's evaluation. */
export const judgedTalks: readonly JudgedTalk[] = [
  ...inHalf('open', openSubstances, openBehaviors, openCrisis, openHarmless, openSpanish, openSpanishCrisis),
  ...inHalf(
    'sealed',
    sealedSubstances,
    sealedBehaviors,
    sealedCrisis,
    sealedHarmless,
    sealedSpanish,
    sealedSpanishCrisis,
  ),
]
