// Every prepared answer of the guided coach, from all subjects.

import { bodyAskedAnswers } from '../answers-asked/body-asked.ts'
import { familyAskedAnswers } from '../answers-asked/family-asked.ts'
import { lifeAskedAnswers } from '../answers-asked/life-asked.ts'
import { alcoholFactsAnswers } from '../answers-health/alcohol-facts.ts'
import { bodyAnswers } from '../answers-health/body.ts'
import { bodyQuestionsAnswers } from '../answers-health/body-questions.ts'
import { bodyTimesAnswers } from '../answers-health/body-times.ts'
import { drugFactsAnswers } from '../answers-health/drug-facts.ts'
import { drugTestsAnswers } from '../answers-health/drug-tests.ts'
import { everydayHealthAnswers } from '../answers-health/everyday-health.ts'
import { feelingsAnswers } from '../answers-health/feelings.ts'
import { feelingsSelfAnswers } from '../answers-health/feelings-self.ts'
import { findingTreatmentAnswers } from '../answers-health/finding-treatment.ts'
import { medicineFactsAnswers } from '../answers-health/medicine-facts.ts'
import { medicineQuestionsAnswers } from '../answers-health/medicine-questions.ts'
import { medicineQuestionsMoreAnswers } from '../answers-health/medicine-questions-more.ts'
import { medicinesAnswers } from '../answers-health/medicines.ts'
import { medicinesEverydayAnswers } from '../answers-health/medicines-everyday.ts'
import { medicinesPracticalAnswers } from '../answers-health/medicines-practical.ts'
import { rehabQuestionsAnswers } from '../answers-health/rehab-questions.ts'
import { saferAnswers } from '../answers-health/safer.ts'
import { sleepAnswers } from '../answers-health/sleep.ts'
import { smokeAnswers } from '../answers-health/smoke.ts'
import { treatmentAccessAnswers } from '../answers-health/treatment-access.ts'
import { treatmentLifeAnswers } from '../answers-health/treatment-life.ts'
import { treatmentQuestionsAnswers } from '../answers-health/treatment-questions.ts'
import { withdrawalAnswers } from '../answers-health/withdrawal.ts'
import { childrenOfDrinkersAnswers } from '../answers-life/children-of-drinkers.ts'
import { courtAnswers } from '../answers-life/court.ts'
import { dailyFamilyAnswers } from '../answers-life/daily-family.ts'
import { dailySocialAnswers } from '../answers-life/daily-social.ts'
import { drivingRecordsAnswers } from '../answers-life/driving-records.ts'
import { familyAnswers } from '../answers-life/family.ts'
import { familyQuestionsAnswers } from '../answers-life/family-questions.ts'
import { griefAnswers } from '../answers-life/grief.ts'
import { griefCloseAnswers } from '../answers-life/grief-close.ts'
import { groupFactsAnswers } from '../answers-life/group-facts.ts'
import { groupsAnswers } from '../answers-life/groups.ts'
import { groupsParentsAnswers } from '../answers-life/groups-parents.ts'
import { homeAnswers } from '../answers-life/home.ts'
import { moneyAnswers } from '../answers-life/money.ts'
import { practicalQuestionsAnswers } from '../answers-life/practical-questions.ts'
import { relativesAnswers } from '../answers-life/relatives.ts'
import { relativesLimitsAnswers } from '../answers-life/relatives-limits.ts'
import { relativesQuestionsAnswers } from '../answers-life/relatives-questions.ts'
import { rightsAnswers } from '../answers-life/rights.ts'
import { rightsQuestionsAnswers } from '../answers-life/rights-questions.ts'
import { tellingAnswers } from '../answers-life/telling.ts'
import { togetherAnswers } from '../answers-life/together.ts'
import { trustAnswers } from '../answers-life/trust.ts'
import { workAnswers } from '../answers-life/work.ts'
import { workRightsAnswers } from '../answers-life/work-rights.ts'
import { behaviorFactsAnswers } from '../answers-recovery/behavior-facts.ts'
import { behaviorQuestionsAnswers } from '../answers-recovery/behavior-questions.ts'
import { buildingAnswers } from '../answers-recovery/building.ts'
import { coachAnswers } from '../answers-recovery/coach.ts'
import { coachPrivacyAnswers } from '../answers-recovery/coach-privacy.ts'
import { cravingsAnswers } from '../answers-recovery/cravings.ts'
import { cravingsByKindAnswers } from '../answers-recovery/cravings-by-kind.ts'
import { dayQuestionsAnswers } from '../answers-recovery/day-questions.ts'
import { everydayAnswers } from '../answers-recovery/everyday.ts'
import { faithQuestionsAnswers } from '../answers-recovery/faith-questions.ts'
import { firstQuestionsAnswers } from '../answers-recovery/first-questions.ts'
import { gamblingAnswers } from '../answers-recovery/gambling.ts'
import { gamblingBlocksAnswers } from '../answers-recovery/gambling-blocks.ts'
import { loveScreensAnswers } from '../answers-recovery/love-screens.ts'
import { meetingsFirstAnswers } from '../answers-recovery/meetings-first.ts'
import { meetingsKindsAnswers } from '../answers-recovery/meetings-kinds.ts'
import { meetingsMoreAnswers } from '../answers-recovery/meetings-more.ts'
import { meetingsTroubleAnswers } from '../answers-recovery/meetings-trouble.ts'
import { placesAnswers } from '../answers-recovery/places.ts'
import { recoveryQuestionsAnswers } from '../answers-recovery/recovery-questions.ts'
import { relapseAnswers } from '../answers-recovery/relapse.ts'
import { relapseQuestionsAnswers } from '../answers-recovery/relapse-questions.ts'
import { screensAnswers } from '../answers-recovery/screens.ts'
import { stepsDoubtsAnswers } from '../answers-recovery/steps-doubts.ts'
import { timesAnswers } from '../answers-recovery/times.ts'
import type { PreparedAnswer } from '../prepared-answer.ts'

/** Found by the words of a question alone: they train no classifier. */
export const answersByRule: readonly PreparedAnswer[] = [
  ...bodyAskedAnswers,
  ...familyAskedAnswers,
  ...lifeAskedAnswers,
]

export const allAnswers: readonly PreparedAnswer[] = [
  ...findingTreatmentAnswers,
  ...treatmentAccessAnswers,
  ...treatmentLifeAnswers,
  ...meetingsFirstAnswers,
  ...meetingsKindsAnswers,
  ...meetingsTroubleAnswers,
  ...meetingsMoreAnswers,
  ...stepsDoubtsAnswers,
  ...cravingsAnswers,
  ...cravingsByKindAnswers,
  ...medicinesAnswers,
  ...medicinesEverydayAnswers,
  ...medicinesPracticalAnswers,
  ...withdrawalAnswers,
  ...drugTestsAnswers,
  ...saferAnswers,
  ...bodyAnswers,
  ...buildingAnswers,
  ...coachPrivacyAnswers,
  ...coachAnswers,
  ...courtAnswers,
  ...everydayAnswers,
  ...familyAnswers,
  ...feelingsAnswers,
  ...firstQuestionsAnswers,
  ...gamblingAnswers,
  ...griefAnswers,
  ...groupsAnswers,
  ...homeAnswers,
  ...loveScreensAnswers,
  ...moneyAnswers,
  ...relapseAnswers,
  ...relativesAnswers,
  ...rightsAnswers,
  ...sleepAnswers,
  ...smokeAnswers,
  ...tellingAnswers,
  ...timesAnswers,
  ...togetherAnswers,
  ...workAnswers,
  ...childrenOfDrinkersAnswers,
  ...drivingRecordsAnswers,
  ...feelingsSelfAnswers,
  ...gamblingBlocksAnswers,
  ...griefCloseAnswers,
  ...groupsParentsAnswers,
  ...placesAnswers,
  ...recoveryQuestionsAnswers,
  ...relativesLimitsAnswers,
  ...screensAnswers,
  ...trustAnswers,
  ...workRightsAnswers,
  ...relapseQuestionsAnswers,
  ...bodyTimesAnswers,
  ...medicineQuestionsAnswers,
  ...rightsQuestionsAnswers,
  ...relativesQuestionsAnswers,
  ...dayQuestionsAnswers,
  ...faithQuestionsAnswers,
  ...behaviorQuestionsAnswers,
  ...medicineQuestionsMoreAnswers,
  ...alcoholFactsAnswers,
  ...medicineFactsAnswers,
  ...drugFactsAnswers,
  ...treatmentQuestionsAnswers,
  ...groupFactsAnswers,
  ...behaviorFactsAnswers,
  ...practicalQuestionsAnswers,
  ...dailySocialAnswers,
  ...dailyFamilyAnswers,
  ...everydayHealthAnswers,
  ...bodyQuestionsAnswers,
  ...rehabQuestionsAnswers,
  ...familyQuestionsAnswers,
  ...answersByRule,
]
