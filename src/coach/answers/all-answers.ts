// Every prepared answer of the guided coach, from all subjects.

import { bodyAnswers } from './body.ts'
import { buildingAnswers } from './building.ts'
import { childrenOfDrinkersAnswers } from './children-of-drinkers.ts'
import { coachAnswers } from './coach.ts'
import { coachPrivacyAnswers } from './coach-privacy.ts'
import { courtAnswers } from './court.ts'
import { cravingsAnswers } from './cravings.ts'
import { cravingsByKindAnswers } from './cravings-by-kind.ts'
import { drivingRecordsAnswers } from './driving-records.ts'
import { drugTestsAnswers } from './drug-tests.ts'
import { everydayAnswers } from './everyday.ts'
import { familyAnswers } from './family.ts'
import { feelingsAnswers } from './feelings.ts'
import { feelingsSelfAnswers } from './feelings-self.ts'
import { findingTreatmentAnswers } from './finding-treatment.ts'
import { gamblingAnswers } from './gambling.ts'
import { gamblingBlocksAnswers } from './gambling-blocks.ts'
import { griefAnswers } from './grief.ts'
import { griefCloseAnswers } from './grief-close.ts'
import { groupsAnswers } from './groups.ts'
import { groupsParentsAnswers } from './groups-parents.ts'
import { homeAnswers } from './home.ts'
import { loveScreensAnswers } from './love-screens.ts'
import { medicinesAnswers } from './medicines.ts'
import { medicinesEverydayAnswers } from './medicines-everyday.ts'
import { medicinesPracticalAnswers } from './medicines-practical.ts'
import { meetingsFirstAnswers } from './meetings-first.ts'
import { meetingsKindsAnswers } from './meetings-kinds.ts'
import { meetingsMoreAnswers } from './meetings-more.ts'
import { meetingsTroubleAnswers } from './meetings-trouble.ts'
import { moneyAnswers } from './money.ts'
import { placesAnswers } from './places.ts'
import type { PreparedAnswer } from './prepared-answer.ts'
import { recoveryQuestionsAnswers } from './recovery-questions.ts'
import { relapseAnswers } from './relapse.ts'
import { relativesAnswers } from './relatives.ts'
import { relativesLimitsAnswers } from './relatives-limits.ts'
import { rightsAnswers } from './rights.ts'
import { saferAnswers } from './safer.ts'
import { screensAnswers } from './screens.ts'
import { sleepAnswers } from './sleep.ts'
import { smokeAnswers } from './smoke.ts'
import { stepsDoubtsAnswers } from './steps-doubts.ts'
import { tellingAnswers } from './telling.ts'
import { timesAnswers } from './times.ts'
import { togetherAnswers } from './together.ts'
import { treatmentAccessAnswers } from './treatment-access.ts'
import { treatmentLifeAnswers } from './treatment-life.ts'
import { trustAnswers } from './trust.ts'
import { withdrawalAnswers } from './withdrawal.ts'
import { workAnswers } from './work.ts'
import { workRightsAnswers } from './work-rights.ts'

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
]
