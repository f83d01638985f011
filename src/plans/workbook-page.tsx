import { useParams } from 'react-router'
import { type Answer, useRead } from '../platform/browser/call.browser.ts'
import { Button, ButtonLink } from '../platform/ui/button.tsx'
import { EmptyState, PageHead } from '../platform/ui/page-head.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import * as programContract from './programs/program-contract.ts'

type Sheet = Answer<typeof programContract.workbook>['sheets'][number]

export function WorkbookPage() {
  const { workbook: id = '' } = useParams()
  const workbook = useRead(programContract.workbook, { params: { workbook: id } })
  return (
    <div className="page pb-20">
      <PageHead title={workbook.data?.title ?? 'Workbook'} lead={workbook.data?.intro}>
        {workbook.data ? (
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button onClick={() => print()}>Print</Button>
            <ButtonLink to="/premium" variant="quiet" className="px-0!">
              All workbooks
            </ButtonLink>
          </div>
        ) : null}
      </PageHead>
      {workbook.isPending ? <Loading lines={6} /> : null}
      {workbook.isError ? (
        <EmptyState title={workbook.error.message}>
          <ButtonLink to={workbook.error.status === 403 ? '/pricing' : '/premium'}>
            {workbook.error.status === 403 ? 'See the plans' : 'To the premium library'}
          </ButtonLink>
        </EmptyState>
      ) : null}
      <div className="grid grid-cols-1 gap-8">
        {workbook.data?.sheets.map((sheet) => (
          <SheetOnPaper key={sheet.title} sheet={sheet} />
        ))}
      </div>
    </div>
  )
}

function SheetOnPaper({ sheet }: { sheet: Sheet }) {
  return (
    <section className="grid min-w-0 break-inside-avoid grid-cols-1 gap-2">
      <h2 className="text-xl">{sheet.title}</h2>
      <p className="text-ink-soft">{sheet.hint}</p>
      {sheet.kind === 'lines' ? (
        <div aria-hidden className="grid">
          {Array.from({ length: sheet.lines }, (_, line) => (
            <div key={line} className="h-10 border-b border-line-strong" />
          ))}
        </div>
      ) : (
        <div className="relative min-w-0 overflow-x-auto" role="region" aria-label={sheet.title} tabIndex={0}>
          <table className="w-full min-w-2xl border-collapse print:min-w-0">
            <thead>
              <tr>
                {sheet.columns.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className="border border-line-strong bg-paper-raised p-2 text-left text-sm"
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sheet.rows.map((row, index) => (
                <tr key={`${row}${index}`} className="h-11">
                  {sheet.columns.map((column, at) =>
                    at === 0 && row ? (
                      <th
                        key={column}
                        scope="row"
                        className="border border-line-strong p-2 text-left font-normal"
                      >
                        {row}
                      </th>
                    ) : (
                      <td key={column} className="border border-line-strong p-2">
                        <span className="sr-only">to fill in</span>
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
