import { useRead } from '../../platform/browser/call.browser.ts'
import { useFeature } from '../../platform/browser/feature-flags.tsx'
import { type Installation, installation } from './installation.ts'
import { StoredDataList } from './privacy-stored.tsx'
import { Prose } from './prose.tsx'

export function PrivacyPage() {
  const coachOn = useFeature('coach')
  const { data } = useRead(installation)
  return (
    <Prose
      title="Privacy"
      lead="What we store, why, for how long, and what we can’t see. No service can promise perfect secrecy, so here is what is true."
    >
      <Operator operator={data?.operator} />
      <OnYourDevice coachOn={coachOn} />
      <StoredDataList coachOn={coachOn} />
      <OtherParties coachOn={coachOn} installation={data} />
      <Emails sent={data?.mail} />
      <Danger coachOn={coachOn} />
      <Cookies />
      <HowLong coachOn={coachOn} />
      <YourChoices />
      <p>This page was last changed on November 23, 2026.</p>
    </Prose>
  )
}

/** Names no one without a response from the server, or if the setting is missing. */
function Operator({ operator }: { operator: Installation['operator'] | undefined }) {
  return (
    <>
      <h2>Who runs this Cairn</h2>
      {operator?.name ? (
        <p>
          <bdi>{operator.name}</bdi> runs this Cairn and answers for what this page says.
          {operator.address ? ` Address: ${operator.address}.` : ''}
        </p>
      ) : (
        <p>
          Cairn is free software that many groups can run. The people who run this one have not entered their
          name here yet.
        </p>
      )}
      {operator?.services ? <p>Who helps run it: {operator.services}</p> : null}
      <p>
        Questions about your data:{' '}
        {operator?.email ? <a href={`mailto:${operator.email}`}>{operator.email}</a> : null}
        {operator?.email ? ', or ' : null}
        <a href="/contact">the contact page</a>.
      </p>
    </>
  )
}

function OnYourDevice({ coachOn }: { coachOn: boolean }) {
  return (
    <>
      <h2>What stays on your device</h2>
      <ul>
        <li>
          Your safety plan and the people in it, encrypted in your browser. If you share it with a trusted
          person, we store a copy that only their link opens.
        </li>
        <li>Your location, which sorts meetings. The map you open shows our server its area.</li>
        <li>Your journal password, and what your journal says.</li>
        <li>What you saved, read, and found useful in the library. You can clear it there.</li>
        <li>How Cairn looks on this device.</li>
        {coachOn ? null : <li>The country you chose for help numbers.</li>}
      </ul>
      {coachOn ? (
        <p>
          The country you chose for help numbers goes along with each message to the coach, so that it names
          the right ones. If you chose none, the coach guesses from your time zone and language. We don’t
          store the choice; a saved answer still shows the numbers.
        </p>
      ) : null}
    </>
  )
}

type OtherPartiesProps = { coachOn: boolean; installation: Installation | undefined }

function OtherParties({ coachOn, installation: known }: OtherPartiesProps) {
  return (
    <>
      <h2>Who else sees something</h2>
      <ul>
        <li>
          {known?.payments === 'practice'
            ? 'Nobody, when you choose a plan: payments here are for practice, and no money moves.'
            : 'PayPal, when you pay: your PayPal account or card, the amount, and the word “Membership”. We never see a card number.'}
        </li>
        {coachOn ? <EngineItem engine={known ? known.engine : undefined} /> : null}
        <li>
          {known && !known.mail
            ? 'No email service: none is set up here, so no email leaves.'
            : 'The email service that delivers emails to you: your address and the email.'}
        </li>
        <li>
          Your browser’s maker (for example Google, Mozilla, or Apple), if you turn reminders on: when a
          reminder comes, and an address of your browser. Not the words.
        </li>
        <li>
          Your trusted people: only what you turned on for each. They read it without an account, by a link of
          their own.
        </li>
        <li>Other members: your posts and replies, under the name you chose to show.</li>
        <li>
          Nobody through these pages: no analytics, no foreign fonts, maps, or scripts. Nothing loads from
          elsewhere.
        </li>
      </ul>
      <p>
        We don’t call the police or look up where you are. A court can order us to hand over what we store. We
        can’t hand over what we can’t read.
      </p>
    </>
  )
}

/** `undefined` until the server's response says whether an engine is set up. */
function EngineItem({ engine }: { engine: Installation['engine'] | undefined }) {
  if (engine === null)
    return <li>No AI company: no engine is set up here. You get prepared answers, and nothing is sent.</li>
  return (
    <li>
      {engine ? `${engine.name} at ${engine.host}` : 'The company behind an AI engine, if one is set up'},
      only if you agree to it by name: once for your coach chats, once for your forum posts when someone
      requests support. Your name and email don’t go along. Names, street addresses, phone numbers, and links
      that our program recognizes are masked first. Without your agreement you get prepared answers, and
      nothing is sent.
    </li>
  )
}

/** If no email is sent, staff pass on links by hand and therefore see them. */
function Emails({ sent }: { sent: boolean | undefined }) {
  return (
    <>
      <h2>Emails to you</h2>
      <p>
        Every email to you stays in our outbox for 30 days, where admins can read it.{' '}
        {sent === false
          ? 'No email leaves this installation, so admins pass links on by hand and can see them.'
          : 'Links that open an account are hidden from them.'}{' '}
        Deleting your account removes these emails too.
      </p>
    </>
  )
}

function Danger({ coachOn }: { coachOn: boolean }) {
  return (
    <>
      <h2>When words sound like danger</h2>
      <p>
        <a href="/safety">The whole procedure, with its figures</a>, is public.
      </p>
      <p>
        Rules and a small trained model in our own program look for signs of danger in{' '}
        {coachOn ? 'coach chats, ' : ''}posts, and contact messages, so that help can show right away. We
        store the kind of sign and the time for 90 days, without your words or your name. They read English
        and Spanish; a text in another language shows help, and only its plainest sentences of danger are
        found. A moderator may be alerted to a post. If part of a post is hidden from others, moderators can
        read it until they have decided; then it is deleted. The same goes for what you edit or delete after
        someone reported it. The next day, your own Today page asks how you are; nothing more is stored for
        that.{' '}
        {coachOn
          ? 'About a coach chat, staff learn the kind of danger, how urgent it was, and when. They don’t learn the words or who it was, so nobody can be reached from that, and nobody is sent.'
          : ''}
      </p>
    </>
  )
}

function Cookies() {
  return (
    <>
      <h2>Cookies and storage</h2>
      <p>
        One cookie keeps you signed in. Another marks this device for half a year as one that has logged in
        before, so that a stranger who guesses passwords can’t lock you out; it opens nothing. Your browser’s
        storage holds the same session, your name for pages without network, the settings above, a 12-bit
        check that stops you from using your account’s password for the journal, and an encrypted copy of your
        journal. Both are removed when you log out (the copy not if you say that the device is your own) or
        someone else logs in. Drafts and changes that couldn’t be sent yet stay too, encrypted, until they are
        sent. There is no cookie banner because there is nothing to consent to.
      </p>
      <p>
        To slow down guessing, we count tries by network address, stored as a code that can’t be turned back.
        Our own log holds no addresses and nothing you wrote. The host of this Cairn can see that your network
        address visits it.
      </p>
    </>
  )
}

function HowLong({ coachOn }: { coachOn: boolean }) {
  return (
    <>
      <h2>How long</h2>
      <p>
        Until you delete it{coachOn ? ', or as long as you chose for coach chats' : ''}. Deleting your account
        removes everything above right away; backups drop it within 30 days as they are replaced.
      </p>
      <h3 id="stays" className="font-semibold">
        What stays after you delete your account
      </h3>
      <ul>
        <li>Payments: the amount, the day, and PayPal’s number, without your name.</li>
        <li>Messages you sent us while signed out, up to a year after we answered.</li>
        <li>What we emailed our own team about a message you sent, in their mailboxes.</li>
        <li>Forum posts and replies under “a former member”, if you choose so.</li>
        <li>What other browsers store. Log out there first to remove it.</li>
        <li>
          In the log of what staff did: your account’s number and the reason they gave, if they ever acted on
          your account. Also signs of danger, for their 90 days, without your name.
        </li>
        <li>
          A code made from your account’s number, in a list next to our backups, so that an old backup doesn’t
          bring you back.
        </li>
      </ul>
    </>
  )
}

function YourChoices() {
  return (
    <>
      <h2>What you can do</h2>
      <ul>
        <li>See and download everything on your account page, with your password.</li>
        <li>
          Delete single things or your whole account, in one step. That also withdraws your consent to storing
          health data.
        </li>
        <li>
          Use a neutral tab title, leave a page right away (the exit button, or Shift three times), sign out
          every device.
        </li>
        <li>
          Know before the rules change: we email you, show what is new, and ask you again. See{' '}
          <a href="/terms">Terms</a>.
        </li>
      </ul>
    </>
  )
}
