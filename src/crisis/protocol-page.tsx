import type { ReactNode } from 'react'
import { useFeature } from '../platform/browser/feature-flags.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import { reachCrisisLines, usNumbers } from './help/us-numbers.ts'
import { measuredMessages, protocolFigures } from './protocol-figures.ts'

/**
 * The complete protocol, public because the laws of some states require it. docs/safety.md is the longer version.
 * @param children further figures, from other parts of the product.
 */
export function ProtocolPage({ children }: { children?: ReactNode }) {
  const coachOn = useFeature('coach')
  return (
    <div className="page">
      <PageHead
        title="When words sound like danger"
        lead="What Cairn does when someone may be in danger, step by step, and how often it gets it wrong."
      />
      <div className="measure grid gap-4 [&_h2]:mt-6 [&_h2]:text-2xl [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-6">
        <p>
          In an emergency, call {usNumbers.emergency}. In a crisis, {reachCrisisLines}.{' '}
          <a href="/help">Help now</a> works without an account.
        </p>
        <WhatHappens coachOn={coachOn} />
        <Figures />
        <Limits />
        <WhatStays />
        {children}
      </div>
    </div>
  )
}

function WhatHappens({ coachOn }: { coachOn: boolean }) {
  return (
    <>
      <h2>What happens</h2>
      <ul>
        <li>
          <strong>A program reads it.</strong> Rules and a small trained model in our own program look for
          thoughts of suicide, self-harm, overdose, dangerous withdrawal and violence in{' '}
          {coachOn ? 'coach chats, ' : ''}forum posts, replies, and messages to us. No outside company and no
          AI engine decides what is danger.
        </li>
        <li>
          <strong>Help shows right away.</strong> The person who wrote sees numbers and a next step right
          there. Nothing is locked, and no chat is cut off because of it, whatever the plan.
        </li>
        <li>
          <strong>A post about danger is published.</strong> Only methods and amounts are hidden. Words of
          despair are never a reason for a penalty. An answer written by people comes right away, labeled as
          software.
        </li>
        <li>
          <strong>Moderators look at it by urgency.</strong> For a post: right away in an emergency, otherwise
          within the hour or the day, when someone is on duty. The page says whether a moderator is online
          right now.{' '}
          {coachOn
            ? 'About a coach chat they learn the kind of danger and when, never the words or who it was.'
            : ''}
        </li>
        <li>
          <strong>No one is sent.</strong> We don’t call the police, and we don’t look up where anyone is. We
          can’t call for you.
        </li>
        <li>
          <strong>The next day,</strong> a quiet card on that person’s own page asks how they are. It isn’t
          emailed, and nobody else sees it.
        </li>
      </ul>
      <h2>What the software never does</h2>
      <ul>
        <li>Describe methods or doses, or help to hide use.</li>
        <li>Diagnose, prescribe, or tell anyone to stop a medicine.</li>
        <li>Claim to be human, a therapist, or a sponsor, or say that it called someone.</li>
        <li>Promise secrecy, shame anyone, or argue.</li>
      </ul>
    </>
  )
}

function Figures() {
  const { all, english, spanish } = measuredMessages
  return (
    <>
      <h2 id="figures">How often it’s right</h2>
      <p>
        Measured on {all} messages ({english} in English, {spanish} in Spanish) by authors who had no part in
        the rules. In parentheses: the range in which the true value probably lies.
      </p>
      <div className="overflow-x-auto">
        <table className="w-full text-left">
          <caption className="sr-only">Goals and measured shares</caption>
          <thead>
            <tr className="border-b border-line text-sm text-ink-soft">
              <th scope="col" className="py-2 pr-3 font-normal">
                Share
              </th>
              <th scope="col" className="py-2 pr-3 font-normal">
                Goal
              </th>
              <th scope="col" className="py-2 font-normal">
                Measured
              </th>
            </tr>
          </thead>
          <tbody>
            {protocolFigures.map(({ name, goal, measured, meaning }) => (
              <tr key={name} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-3 font-normal">
                  {meaning}
                </th>
                <td className="py-2 pr-3">{goal} %</td>
                <td className="py-2">{measured}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Limits() {
  return (
    <>
      <h2>What it misses</h2>
      <ul>
        <li>On messages that were made to be hard to read, it misses one danger in six.</li>
        <li>
          It reads English and Spanish. In other languages it shows help, and finds only the plainest
          sentences of danger.
        </li>
        <li>It doesn’t add up long, slow hints over many posts, and it doesn’t read pictures or links.</li>
        <li>The messages it was measured on were written for that. They are not from people in danger.</li>
        <li>
          No clinician and no lawyer has signed this protocol off yet. It adds to the help of people and
          doesn’t replace it.
        </li>
      </ul>
    </>
  )
}

function WhatStays() {
  return (
    <>
      <h2>What we store</h2>
      <p>
        The kind of sign, how urgent it was, what was done, and when: for 90 days, without the words and
        without a name. Then only counts. Each look a moderator takes is logged. More on{' '}
        <a href="/privacy">Privacy</a>.
      </p>
      <h2>If we got it wrong</h2>
      <p>
        Tell us on <a href="/contact">the contact page</a>. A person reads it.
      </p>
    </>
  )
}
