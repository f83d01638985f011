// The coach, with the switch that shares a few figures of the diary. Off by default, on each device.
import { useState } from 'react'
import { AiCoachPage } from '../../coach/ai-coach-page.tsx'
import { coachStatus, type DiaryForCoach } from '../../coach/contract.ts'
import { type WeekSummary, weekSummary } from '../../diary/coach-summary.ts'
import { diary } from '../../diary/contract.ts'
import { useRead } from '../../platform/browser/call.browser.ts'
import { readMemberText, writeMemberText } from '../../platform/browser/device-data.browser.ts'
import { localToday } from '../../platform/browser/local-date.browser.ts'
import { Button, ButtonLink } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'

const choice = 'coach-knows-diary'
/** The stored choice: off, on for the guided coach, or on for the engine that was named next to the button. */
const off = 'off'
const guideOnly = 'guide'

export function CoachWithDiary() {
  const [chosen, setChosen] = useState(() => readMemberText(choice) ?? off)
  const choose = (next: string) => {
    writeMemberText(choice, next)
    setChosen(next)
  }
  const isOn = chosen !== off
  const read = useRead(diary, {}, { enabled: isOn, refetchOnMount: 'always' })
  const status = useRead(coachStatus)
  const engine = status.data?.engine
  const agreed = engine?.agreed ? `${engine.name} at ${engine.place}` : undefined
  const summary = isOn && read.data ? weekSummary(read.data.entries, localToday()) : undefined
  const figures: DiaryForCoach | undefined = summary && {
    ...summary,
    engine: chosen === agreed ? agreed : null,
  }
  return (
    <AiCoachPage
      diary={figures}
      diaryNote={figures ? <Note onStop={() => choose(off)} /> : null}
      diaryCard={
        <Card className="grid content-start gap-3" aria-label="Your diary and the coach">
          <CardTitle>Your diary and the coach</CardTitle>
          {isOn ? (
            <>
              {read.error ? <p role="alert">{read.error.message}</p> : null}
              {read.data ? <SharedSummary summary={summary} /> : null}
              {agreed && chosen === agreed ? <p>{agreed} gets it too.</p> : null}
              {agreed && chosen !== agreed ? (
                <>
                  <p>{agreed} doesn’t get it.</p>
                  <Button variant="outline" onClick={() => choose(agreed)}>
                    Share it with the engine too
                  </Button>
                </>
              ) : null}
              <Button variant="outline" onClick={() => choose(off)}>
                Stop sharing
              </Button>
            </>
          ) : (
            <>
              <p>
                The coach doesn’t see your evening reviews and urges. If you like, it gets four things with
                your messages: how strong cravings were this week, how good your mood was, what sets cravings
                off most, and what helps. Never what you wrote.
              </p>
              <Button variant="outline" onClick={() => choose(guideOnly)}>
                Share with the coach
              </Button>
            </>
          )}
        </Card>
      }
    />
  )
}

function Note({ onStop }: { onStop: () => void }) {
  return (
    <p className="flex items-center justify-between gap-3 border-t border-line bg-sky px-4 text-sm">
      The coach sees your week from the diary.
      <Button variant="quiet" onClick={onStop}>
        Stop
      </Button>
    </p>
  )
}

/** Shows exactly what is sent. */
function SharedSummary({ summary }: { summary: WeekSummary | undefined }) {
  if (!summary)
    return (
      <>
        <p>There’s too little in your diary yet, so nothing is shared.</p>
        <ButtonLink to="/evening-review" variant="outline">
          Evening review
        </ButtonLink>
      </>
    )
  const { craving, mood, trigger, helped } = summary
  const facts = [
    craving === null ? null : `Cravings this week: ${craving} of 10`,
    mood === null ? null : `Mood this week: ${mood} of 5`,
    trigger === null ? null : `Sets them off most: ${trigger}`,
    helped === null ? null : `Helped: ${helped}`,
  ].filter((fact) => fact !== null)
  return (
    <>
      <p>The coach gets this with your messages:</p>
      <ul className="grid list-disc gap-1 pl-6">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  )
}
