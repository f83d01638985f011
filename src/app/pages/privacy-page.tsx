import { useFeature } from '../../platform/browser/feature-flags.tsx'
import { Prose } from './prose.tsx'

export function PrivacyPage() {
  const coachOn = useFeature('coach')
  return (
    <Prose
      title="Privacy"
      lead="What we keep, why, how long, and what we cannot see. No service can promise perfect secrecy, so here is what is true."
    >
      <h2>What never leaves your device</h2>
      <ul>
        <li>Your safety plan and the people in it. It is kept encrypted in your browser.</li>
        <li>Your location. Where you allow it, it sorts meetings by distance inside your browser only.</li>
        <li>The password of your journal, and the text of your journal in a form that we could read.</li>
        <li>
          What you saved, read and found useful in the library. You can make this browser forget it there.
        </li>
        <li>
          How Cairn looks on this device.
          {coachOn
            ? ' The country you chose for help numbers is sent with each message to the coach, so that it names the right ones, and is not stored.'
            : ' The country you chose for help numbers.'}
        </li>
      </ul>
      <h2>What we keep while you have an account</h2>
      <ul>
        <li>
          Your name, your email address, your time zone, and a fingerprint of your password that cannot be
          turned back.
        </li>
        <li>What you agreed to (the terms, the processing of health data), in which version and when.</li>
        <li>
          The dates and notes of your check-ins, and the tracker: activities, recovery dates, notes about new
          starts, weekly self-checks, pauses and reminders.
        </li>
        <li>Meditation times, and the meetings you saved or marked as attended.</li>
        <li>Requests for a session with a coach and their answers, and your progress in programs.</li>
        <li>
          Journal entries, encrypted in your browser. We see when one was made and how large it is; not what
          it says. When you change the journal’s password, the encrypted key from before stays for 30 days.
        </li>
        <li>
          {coachOn ? 'What you write to the coach and in the forum' : 'What you write in the forum'}. These
          are not encrypted from us: the server must read them to answer, and a moderator may read a post or a
          reply.
        </li>
        <li>
          Messages that you send us, payments (never card numbers; those stay with PayPal), and the devices
          signed in.
        </li>
      </ul>
      <p>
        {coachOn ? 'Check-ins, coach talks and posts' : 'Check-ins and posts'} can say much about a person’s
        health. We use them to show you your own path, to answer you, and to keep people safe. Nothing else:
        no advertising, no profiles, no training of models, no sale.
      </p>
      <h2>Who else sees something</h2>
      <ul>
        <li>PayPal, when you pay: the amount, and the word “Membership”.</li>
        {coachOn ? (
          <li>
            The company behind an AI engine, only if this Cairn is set up with one and you agree to it by
            name: once for your coach talks, once for your forum posts when someone requests support. Your
            name and email don’t go along. Names, street addresses, phone numbers, and links that our program
            recognizes are masked first. Without your agreement, prepared answers are used and nothing is
            sent.
          </li>
        ) : null}
        <li>
          The mail service that delivers emails to you. Staff can read an email in the outbox for 30 days,
          without the links in it that open an account.
        </li>
        <li>
          Your browser’s maker (for example Google, Mozilla or Apple), if you switch reminders on: the time of
          a reminder and an address of your browser, not its words.
        </li>
        <li>
          Nobody through these pages: no analytics, no foreign fonts, maps or scripts. Nothing is loaded from
          elsewhere.
        </li>
      </ul>
      <p>
        We do not call the police and do not look up where you are. A court can order us to hand over what we
        keep; we cannot hand over what we cannot read.
      </p>
      <h2>When words sound like danger</h2>
      <p>
        Rules in our own program look for signs of danger in {coachOn ? 'coach talks, ' : ''}posts and contact
        messages, so that help can be shown at once. We keep the kind of sign and the time, for 90 days, and
        not the words themselves. A moderator may be alerted to a post. Where a part of a post is hidden from
        others, moderators can read that part until they have decided; then it is deleted.{' '}
        {coachOn
          ? 'Of a coach talk staff learn the kind of danger, how urgent it was and when: not the words, and not who. Nobody can be reached from that, and nobody is sent.'
          : ''}
      </p>
      <h2>Cookies and storage</h2>
      <p>
        One cookie keeps you signed in. A second one marks this device as one that has logged in before, for
        half a year, so that a stranger who guesses passwords can’t lock you out; it opens nothing. Your
        browser’s storage holds the same session, your name for pages without network, the settings above, and
        a 12-bit check that keeps the journal from having your account’s password. It is removed when you log
        out. There is no cookie banner because there is nothing to consent to.
      </p>
      <h2>How long</h2>
      <p>
        Until you delete it. Deleting the account removes everything at once; copies in backups go as the
        backups are replaced. What stays: payments, without your name; messages you sent while signed out, up
        to a year after they were answered; forum posts without your name, if you choose so; and a fingerprint
        of the account’s number, so that a restored backup does not bring it back. Signed-out sessions end
        after a while by themselves.
      </p>
      <h2>What you can do</h2>
      <ul>
        <li>See and export everything, as a file, on your account page.</li>
        <li>Delete single things, or the whole account, in one step.</li>
        <li>
          Use a neutral tab title, leave a page at once (the exit button, or Shift three times), sign out
          every device.
        </li>
        <li>
          Ask us anything through <a href="/contact">the contact page</a>.
        </li>
      </ul>
      <p>This page was last changed on November 23, 2026.</p>
    </Prose>
  )
}
