import { terms } from '../../accounts/agreements.ts'
import { reachCrisisLines, usNumbers } from '../../crisis/help/us-numbers.ts'
import { useFeature } from '../../platform/browser/feature-flags.tsx'
import { Prose } from './prose.tsx'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function TermsPage() {
  const coachOn = useFeature('coach')
  return (
    <Prose
      title="Terms"
      lead="What you can expect from us, and what we ask of you. In plain words, no lawyer needed."
    >
      <h2>What Cairn is, and what it isn’t</h2>
      <p>
        Cairn is support for people in recovery: check-ins, exercises, a journal, a list of meetings
        {coachOn ? ', a forum and a coach that is software' : ' and a forum'}. It’s not medical care, therapy,
        or an emergency service. Nobody here can diagnose you, change your medicine or send help to you. Cairn
        isn’t part of AA, NA or any other fellowship.
      </p>
      <p>
        In an emergency, call {usNumbers.emergency}. In a crisis, {reachCrisisLines}.{' '}
        <a href="/help">Help now</a> works without an account.
      </p>
      <h2>Who can have an account</h2>
      <p>
        Adults, 18 and over. A first name, or any name you like, is enough. One account per person. Please
        don’t share your password.
      </p>
      <h2>{coachOn ? 'The coach and the AI moderator' : 'The AI moderator'}</h2>
      <p>
        {coachOn ? 'Both are software, and they say so.' : 'It’s software, and it says so.'} Software makes
        mistakes. It can’t replace a doctor, a sponsor or a friend. When something you write sounds like
        danger, it stops what it was doing and shows you how to reach a person.
      </p>
      <h2>In the forum</h2>
      <ul>
        <li>Share your own experience, strength and hope. What’s shared here stays here.</li>
        <li>
          First names only. No phone numbers, addresses, last names or workplaces, yours or anyone else’s.
        </li>
        <li>No buying, selling or finding drugs. No doses. No advice to stop a medicine.</li>
        <li>No hate, no threats, no advertising.</li>
      </ul>
      <p>
        If a post breaks these rules, we hold or remove it and tell you why. You can ask a person to take
        another look. Nobody gets in trouble for being in crisis.
      </p>
      <h2>What you write</h2>
      <p>
        It stays yours. You let us store it and show it where you put it, and nothing more. You can download
        or delete all of it on your account page, any time, on any plan.
      </p>
      <h2>Plans and payment</h2>
      <ul>
        <li>The Free plan is free, and it always will be.</li>
        <li>
          You pay once, for one month. It doesn’t renew by itself. We email you before it ends, and then
          you’re back on the Free plan.
        </li>
        <li>When a plan ends, nothing you wrote is deleted, and you can still download all of it.</li>
        <li>If something about a payment isn’t right, write to us on the contact page and we’ll fix it.</li>
      </ul>
      <h2>When something goes wrong</h2>
      <p>
        We work hard to keep Cairn running and your words safe, but we can’t promise it never fails. Download
        a copy of anything you can’t afford to lose. Nobody can recover your journal’s password, not even us.
      </p>
      <h2>Closing your account</h2>
      <p>
        You can delete your account in one step. We close an account only for serious harm to others, and only
        after a person has looked at it. You can still download what you wrote.
      </p>
      <h2>Changes</h2>
      <p>
        If we change these terms in a way that matters, we email you before the new terms start, show you
        what’s new the next time you open Cairn, and ask you to agree again. If you don’t agree, you can
        download everything and delete your account. These terms started on {day.format(new Date(terms.from))}
        .{terms.changes ? ` What’s new: ${terms.changes}` : ''}
      </p>
    </Prose>
  )
}
