// The calls of programs, workbooks and practices.
import { type Route, type Services, serve } from '../../platform/http/http.server.ts'
import { premium, professional } from '../gates.server.ts'
import { practiceOf } from './practices.server.ts'
import * as contract from './program-contract.ts'
import * as store from './program-store.server.ts'
import { programOf, programSizes } from './programs.server.ts'
import { workbookOf } from './workbooks.server.ts'

async function completedSteps(db: Services['db'], memberId: string, program: string): Promise<string[]> {
  const all = await store.stepsDone(db, memberId)
  return all.filter((mark) => mark.program === program).map(({ step }) => step)
}

export const programRoutes: Route[] = [
  serve(contract.programProgress, professional, async ({ db, member }) => {
    const marks = await store.stepsDone(db, member.id)
    return programSizes.map(({ id, steps }) => ({
      id,
      steps,
      done: marks.filter(({ program }) => program === id).map(({ step }) => step),
    }))
  }),
  serve(contract.program, professional, async ({ db, member, params }) => {
    const program = programOf(params.program)
    if (!program) throw contract.noProgram()
    return { ...program, done: await completedSteps(db, member.id, program.id) }
  }),
  serve(contract.markStep, professional, async ({ db, member, params, body, clock }) => {
    const steps = programOf(params.program)?.weeks.flatMap((week) => week.steps) ?? []
    if (!steps.some(({ id }) => id === params.step)) throw contract.noProgram()
    await store.markStep(db, { ...params, memberId: member.id, done: body.done, now: clock.now() })
    return { done: await completedSteps(db, member.id, params.program) }
  }),
  serve(contract.workbook, premium, ({ params }) => {
    const workbook = workbookOf(params.workbook)
    if (!workbook) throw contract.noWorkbook()
    return workbook
  }),
  serve(contract.practice, premium, ({ params }) => {
    const practice = practiceOf(params.practice)
    if (!practice) throw contract.noPractice()
    return practice
  }),
]
