import { terms } from '../../accounts/agreements.ts'
import { numbers, reachCrisisLines } from '../../crisis/help/numbers.ts'
import { useFeature } from '../../platform/browser/feature-flags.tsx'
import { Prose } from './prose.tsx'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function TermsPage() {
  const coachOn = useFeature('coach')
  return (
    <Prose
      title="Terms"
      lead="What you can expect from Cairn, and what we ask of you. In plain words, because nobody should need a lawyer to get through a hard evening."
    >
      <h2>What Cairn is, and what it is not</h2>
      <p>
        Cairn is support for people in recovery: check-ins, exercises, a journal, a list of meetings
        {coachOn ? ', a forum and a coach that is software' : ' and a forum'}. It is not medical care, not
        therapy, and not an emergency service. Nobody here can diagnose you, change your medicine or send help
        to you. Cairn belongs to no fellowship and speaks for none.
      </p>
      <p>
        In an emergency, call {numbers.emergency}. In a crisis, {reachCrisisLines}.{' '}
        <a href="/help">Help now</a> works without an account.
      </p>
      <h2>Who can have an account</h2>
      <p>
        Adults (18 and over). A first name, or any name you like, is enough. One person, one account; please
        do not share the password.
      </p>
      <h2>{coachOn ? 'The coach and the AI moderator' : 'The AI moderator'}</h2>
      <p>
        {coachOn ? 'Both are software, and say so.' : 'It is software, and says so.'} Such programs can be
        wrong. They never replace a clinician, a sponsor or a friend. When words sound like danger, they stop
        their ordinary work and show how to reach a person.
      </p>
      <h2>In the forum</h2>
      <ul>
        <li>Share your own experience, strength and hope. What is shared here stays here.</li>
        <li>First names only. No phone numbers, addresses, surnames or workplaces, your own or another’s.</li>
        <li>No buying, selling or finding of drugs; no doses; no advice to stop a medicine.</li>
        <li>No hate, no threats, no advertising.</li>
      </ul>
      <p>
        What breaks these rules is held or removed, with a reason, and you can ask a person to look again.
        Nobody is sanctioned for being in crisis.
      </p>
      <h2>What you write</h2>
      <p>
        It stays yours. You allow us to store it and to show it where you put it, and nothing more. You can
        export all of it, or delete it, on your account page, at any time, on any plan.
      </p>
      <h2>Plans and payment</h2>
      <ul>
        <li>The Free plan costs nothing and never will.</li>
        <li>
          A paid plan is one payment for one month. It does not renew by itself. When it ends, you are back on
          the Free plan, and we write to you before that.
        </li>
        <li>Nothing that you wrote is deleted or locked away from export because a plan ends.</li>
        <li>
          If something about a payment is not right, write to us through the contact page, and we will sort it
          out.
        </li>
      </ul>
      <h2>When something goes wrong</h2>
      <p>
        We work to keep Cairn running and your words safe, but we cannot promise that it never fails. Keep a
        copy of what must not be lost: the export is made for that. The password of your journal cannot be
        recovered by anyone, us included.
      </p>
      <h2>Leaving, and being asked to leave</h2>
      <p>
        You can delete your account in one step. We close an account only for serious harm to others, after a
        person has looked at it, and you can still take your export with you.
      </p>
      <h2>Changes</h2>
      <p>
        When these terms change in a way that matters, we email you before the new ones count, show you what
        is new the next time you open Cairn, and ask you to agree again. If you don’t, you can download
        everything and delete your account. These terms count from {day.format(new Date(terms.from))}.
        {terms.changes ? ` What is new: ${terms.changes}` : ''}
      </p>
    </Prose>
  )
}
