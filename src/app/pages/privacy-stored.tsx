/** The privacy page's list of everything that is stored about a member. A test compares it with the tables. */
export function StoredDataList({ coachOn }: { coachOn: boolean }) {
  return (
    <>
      <h2>What we store while you have an account</h2>
      <ul>
        <li>
          <strong>Account:</strong> your name and the name others see, a random mark shown next to it in the
          forum, email address, time zone, when your day starts, a code made from your password that can’t be
          turned back, your two-step login, the devices signed in (browser, first and last use), your sign-ins
          of the last 90 days, and our emails to you of the last 30.
        </li>
        <li>
          <strong>What you agreed to:</strong> the terms, the use of health data, and an AI engine, by its
          name; which version, and when.
        </li>
        <li>
          <strong>Check-ins:</strong> the dates and notes.
        </li>
        <li>
          <strong>Evening reviews and urges:</strong> what you tapped and wrote, with the date and, for an
          urge, the time. No page of our team shows them.
        </li>
        <li>
          <strong>Tracker:</strong> activities and points, recovery dates, setbacks and your notes about them,
          pauses, whether others on your day see your first name, what a week used to cost you, monthly
          self-checks, and reminder times.
        </li>
        <li>
          <strong>Meditation:</strong> what and how long, and how strong a craving was before and after, if
          you say so.
        </li>
        <li>
          <strong>Meetings:</strong> the ones you saved, your home group and the reminders you asked for; a
          fingerprint of your calendar address and the day it was last used; and the ones you marked as
          attended with the date, the place, your note and a chair’s code.
        </li>
        <li>
          <strong>Journal:</strong> entries encrypted in your browser. We see when one was made and how large
          it is, not what it says. After a new journal password, the encrypted key from before stays for 30
          days. We count its changes and list the numbers of deleted entries, so that your other devices catch
          up.
        </li>
        {coachOn ? (
          <li>
            <strong>Coach:</strong> what you write and its answers. They are encrypted in our database, but
            the server has the key: it must read them to answer. A temporary chat is not stored.
          </li>
        ) : null}
        <li>
          <strong>Forum:</strong> posts, replies, thanks, reports, requests for support, posts you follow and
          when you last read their replies, whether you offered to welcome newcomers, and people you muted or
          blocked. Members and moderators read posts and replies; moderators read reports, and what a reported
          post said before it was changed or removed, until they have decided.
        </li>
        <li>
          <strong>Notices:</strong> that something waits for you, which notices you want and when, and the
          devices that get them. Push and email say only “You have a message.”
        </li>
        <li>
          <strong>Trusted people:</strong> the names you gave them, what you share with each and since when,
          and the last message to each. When you ask for a call, or a check-in is sent, we store the time and
          what was delivered for 30 days. What they leave (an email address, the browsers that get messages)
          is theirs: you don’t see it, and it’s deleted when either of you ends it.
        </li>
        <li>
          <strong>Safety plan:</strong> nothing, unless you turn on sync or share it. Then we store your
          safety plan for your other devices, encrypted in your browser, with the time of the last change.
          Only your devices have the key.
        </li>
        <li>
          <strong>Sessions with a coach:</strong> what you asked to talk about, your times, and our answer.
        </li>
        <li>
          <strong>Plans:</strong> payments, when each plan was first used, months, gift codes you bought (as a
          fingerprint) or used, and how far you are in a program. Never card numbers.
        </li>
        <li>
          <strong>Messages to us,</strong> with the name and email you gave, and our answers. Your messages
          also go to our team by email where that is set up; the email to you only says that there is an
          answer.
        </li>
        <li>
          <strong>If you are on the team,</strong> your shifts, and the notes you leave for others on duty.
        </li>
        <li>
          <strong>If staff act on your account,</strong> what they did, when, and the reason you were given.
        </li>
      </ul>
      <p>
        Most of this says something about your health. We use it to show you your own path, to answer you, and
        to keep people safe. Nothing else: no advertising, no profiles, no training of models, no sale.
      </p>
    </>
  )
}
