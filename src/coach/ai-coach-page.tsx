import { type ReactNode, useState } from 'react'
import { useSession } from '../accounts/session.tsx'
import { useRead, useSend } from '../platform/browser/call.browser.ts'
import { Badge } from '../platform/ui/badge.tsx'
import { Button, buttonClass } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { EmptyState, PageHead } from '../platform/ui/page-head.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import { ChatWindow } from './chat/chat-window.tsx'
import { useTalk } from './chat/conversation.browser.ts'
import { ConversationList } from './chat/conversation-list.tsx'
import * as contract from './contract.ts'

type AiCoachPageProps = {
  /** The diary figures that the member shares with the coach. */
  diary?: contract.DiaryForCoach | undefined
  /** A line above the message box that says which diary figures the coach gets. */
  diaryNote?: ReactNode
  /** The switch to turn sharing on and off. */
  diaryCard?: ReactNode
}

function CoachHead() {
  return (
    <PageHead
      dense
      title="AI Recovery Coach"
      lead="It’s software: not a person, not therapy, and not emergency care."
    />
  )
}

export function AiCoachPage({ diary, diaryNote, diaryCard }: AiCoachPageProps) {
  const { user } = useSession()
  const status = useRead(contract.coachStatus)
  const talk = useTalk(diary)

  if (status.data && !status.data.on) {
    return (
      <div className="page">
        <PageHead title="AI Recovery Coach" />
        <EmptyState title="The coach is switched off here">
          <p>Help, meetings and the forum are still there for you.</p>
          <a href="/help" className={buttonClass()}>
            Help now
          </a>
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="page pb-12">
      <CoachHead />
      {user ? (
        <div className="grid min-w-0 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 content-start gap-6">
            <ChatWindow talk={talk} note={diaryNote} />
            <WhoSees />
          </div>
          <div className="grid content-start gap-6">
            <Card className="grid content-start gap-4 max-lg:hidden">
              <CardTitle>Conversations</CardTitle>
              <ConversationList talk={talk} />
            </Card>
            <Mode />
            {diaryCard}
          </div>
        </div>
      ) : (
        <Loading lines={6} />
      )}
    </div>
  )
}

/** What staff learn about a conversation. Always shown, not only in danger. */
function WhoSees() {
  return (
    <Card tone="sand" className="grid content-start gap-3">
      <CardTitle>Who sees this</CardTitle>
      <p>
        No one on our team reads your chat. If a safety check finds signs of danger, staff see the kind of
        danger, how urgent it is, and when. They don’t see your words or your name, so they can’t contact you.
      </p>
      <p>
        If you want a person to answer,{' '}
        <a href="/contact" className="font-semibold text-pine underline">
          write to the team
        </a>
        . It can take a day; in danger, use the numbers.
      </p>
    </Card>
  )
}

/** Says who writes the answers, and asks for consent before anything is sent to an engine. */
function Mode() {
  const { data } = useRead(contract.coachStatus)
  const change = useSend(contract.changeChoices, {
    refreshes: [contract.coachStatus],
    failTitle: 'Chat Error',
  })
  const [later, setLater] = useState(false)
  const engine = data?.engine
  const title = engine ? `${engine.name} at ${engine.place}` : ''
  return (
    <Card tone="sky" className="grid content-start gap-3">
      <CardTitle>How it answers</CardTitle>
      <p>
        <Badge tone="plain">{data?.mode === 'engine' ? 'With an AI engine' : 'Guided, no AI engine'}</Badge>
      </p>
      {data?.mode === 'engine' && engine ? (
        <>
          <p>
            Your messages in this chat go to <strong>{engine.name}</strong> at <strong>{engine.place}</strong>
            , without your name. Every answer is checked before you see it; in danger, prepared answers come
            first.
          </p>
          <Button variant="outline" onClick={() => change.mutate({ body: { engine: null } })}>
            Stop using the engine
          </Button>
        </>
      ) : (
        <p>
          It gives prepared answers and follows a guide. Nothing you write leaves Cairn. It can’t see your
          journal.
        </p>
      )}
      {engine && !engine.agreed && !later ? (
        <div className="grid gap-3 border-t border-line pt-3">
          <p>
            An AI engine can answer more freely: <strong>{engine.name}</strong>. If you agree, what you write
            in this chat is sent to <strong>{engine.place}</strong>, without your name. You can stop it at any
            time.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => change.mutate({ body: { engine: title } })}>Use the engine</Button>
            <Button variant="quiet" onClick={() => setLater(true)}>
              Stay with the guide
            </Button>
          </div>
        </div>
      ) : null}
      <p className="text-sm">
        In danger?{' '}
        <a href="/help" className="font-semibold text-pine underline">
          Help now
        </a>{' '}
        ·{' '}
        <a href="/safety-plan" className="font-semibold text-pine underline">
          My safety plan
        </a>
      </p>
    </Card>
  )
}
