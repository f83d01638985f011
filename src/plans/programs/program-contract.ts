// The calls of programs, workbooks and practices.
import { z } from 'zod'
import { get, put } from '../../platform/call.ts'
import { refusal } from '../../platform/refusal.ts'

const Source = z.object({ text: z.string(), url: z.string().nullable() })
const ProgramStep = z.object({
  id: z.string(),
  title: z.string(),
  minutes: z.int(),
  text: z.array(z.string()),
  exercise: z.array(z.string()),
})
const ProgramWeek = z.object({ title: z.string(), aim: z.string(), steps: z.array(ProgramStep) })
export const SelfHelpProgram = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  careful: z.string(),
  weeks: z.array(ProgramWeek),
  sources: z.array(Source),
})
export type SelfHelpProgram = z.output<typeof SelfHelpProgram>
const ProgramProgress = z.object({ id: z.string(), done: z.array(z.string()), steps: z.int() })
export const programProgress = get('/api/programs', { answer: z.array(ProgramProgress) })
const OfProgram = z.object({ program: z.string().max(60) })
export const program = get('/api/programs/:program', {
  params: OfProgram,
  answer: SelfHelpProgram.extend({ done: z.array(z.string()) }),
})
export const markStep = put('/api/programs/:program/steps/:step', {
  params: OfProgram.extend({ step: z.string().max(60) }),
  body: z.strictObject({ done: z.boolean() }),
  answer: z.object({ done: z.array(z.string()) }),
})

export const Workbook = z.object({
  id: z.string(),
  title: z.string(),
  intro: z.string(),
  sheets: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('lines'), title: z.string(), hint: z.string(), lines: z.int() }),
      z.object({
        kind: z.literal('table'),
        title: z.string(),
        hint: z.string(),
        columns: z.array(z.string()),
        rows: z.array(z.string()),
      }),
    ]),
  ),
})
export type Workbook = z.output<typeof Workbook>
export const workbook = get('/api/workbooks/:workbook', {
  params: z.object({ workbook: z.string().max(60) }),
  answer: Workbook,
})
export const Practice = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  source: Source,
  cues: z.array(z.object({ atSeconds: z.int(), text: z.string() })),
  seconds: z.int(),
})
export type Practice = z.output<typeof Practice>
export const practice = get('/api/practices/:practice', {
  params: z.object({ practice: z.string().max(60) }),
  answer: Practice,
})

export const noProgram = refusal(404, 'There is no program of this name.')
export const noWorkbook = refusal(404, 'There is no workbook of this name.')
export const noPractice = refusal(404, 'There is no practice of this name.')
