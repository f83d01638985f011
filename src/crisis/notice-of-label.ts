import type { Label } from './detector/sign-labels.ts'
import type { Danger } from './help/notice.ts'

/** The help notice for each label of the detector that means danger to the writer or to another person. */
export const noticeOfLabel: Partial<Record<Label, Exclude<Danger, 'unsure'>>> = {
  suicide: 'suicide',
  self_harm: 'self_harm',
  overdose_medical: 'overdose',
  withdrawal_danger: 'withdrawal',
  violence_abuse: 'violence',
  relapse_urge: 'relapse',
}
