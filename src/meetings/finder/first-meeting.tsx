// What a first-timer wants to know and nobody says aloud.
export function FirstMeeting() {
  return (
    <section aria-labelledby="first-meeting" className="grid gap-8 lg:grid-cols-2 print:hidden">
      <div className="grid content-start gap-3">
        <h2 id="first-meeting" className="text-3xl">
          Your first meeting
        </h2>
        <ol className="measure grid list-decimal gap-2 pl-5">
          <li>Choose one marked “Newcomers” or “Open” if you can. Any meeting is fine, though.</li>
          <li>
            Come a few minutes early, or late. Nobody takes a register, and you may leave whenever you like.
          </li>
          <li>Say “I’m new” at the door if you want company, and nothing at all if you do not.</li>
          <li>You need not speak. “I’ll just listen today” is a whole sentence.</li>
          <li>It costs nothing. When a basket goes round, pass it on: newcomers are guests.</li>
          <li>First names only. What you hear there stays there.</li>
          <li>Some talk of God, or of a higher power. What that means is left to you.</li>
          <li>Online, you may keep your camera off and change the name that is shown.</li>
        </ol>
        <p className="measure text-ink-soft">
          One meeting may not be for you. Try a few: rooms differ as much as people do.
        </p>
      </div>
      <div className="grid content-start gap-3">
        <h2 className="text-3xl">Open and closed</h2>
        <dl className="measure grid gap-3">
          <div>
            <dt className="font-semibold">Open</dt>
            <dd>
              Anybody may come: you, a friend, family, or somebody who only wants to see what it is like.
            </dd>
          </div>
          <div>
            <dt className="font-semibold">Closed</dt>
            <dd>
              For people who have the problem, or think they may. Wanting to stop is enough, and if you are
              unsure you are welcome.
            </dd>
          </div>
          <div>
            <dt className="font-semibold">No mark</dt>
            <dd>The group did not say. Most would be glad to see you; ask at the door.</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
