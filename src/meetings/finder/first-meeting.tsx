// Answers for newcomers before their first meeting.
export function FirstMeeting() {
  return (
    <section aria-labelledby="first-meeting" className="grid gap-8 lg:grid-cols-2 print:hidden">
      <div className="grid content-start gap-3">
        <h2 id="first-meeting" className="text-2xl sm:text-3xl">
          Your first meeting
        </h2>
        <ol className="measure grid list-decimal gap-2 pl-5">
          <li>Choose one marked “Newcomers” or “Open” if you can. Any meeting is fine, though.</li>
          <li>
            Come a few minutes early, or late. Nobody takes attendance, and you can leave whenever you like.
          </li>
          <li>Say “I’m new” at the door if you want company. Say nothing if you don’t.</li>
          <li>You don’t have to speak. “I’ll just listen today” is enough.</li>
          <li>It’s free. When a basket comes around, just pass it on. Newcomers are guests.</li>
          <li>First names only. What you hear there stays there.</li>
          <li>Some people talk about God or a higher power. What that means is up to you.</li>
          <li>Online, you can keep your camera off and change the name people see.</li>
        </ol>
        <p className="measure text-ink-soft">
          If one meeting isn’t for you, try a few more. They’re all different.
        </p>
      </div>
      <div className="grid content-start gap-3">
        <h2 className="text-2xl sm:text-3xl">Open and closed</h2>
        <dl className="measure grid gap-3">
          <div>
            <dt className="font-semibold">Open</dt>
            <dd>Anyone can come: you, a friend, family, or someone who just wants to see what it’s like.</dd>
          </div>
          <div>
            <dt className="font-semibold">Closed</dt>
            <dd>
              For people who have the problem, or think they might. Wanting to stop is enough. If you’re not
              sure, you’re welcome.
            </dd>
          </div>
          <div>
            <dt className="font-semibold">No mark</dt>
            <dd>The group didn’t say. Most will be glad to see you. Ask at the door.</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
