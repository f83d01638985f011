/** What happens when someone calls or texts. */
export function Calling() {
  return (
    <>
      <div className="grid gap-6 md:grid-cols-3">
        <div className="grid content-start gap-2">
          <h3 className="text-lg">Calling 988</h3>
          <ol className="list-decimal space-y-1 pl-5">
            <li>First you hear a short recording. Press 1 for veterans, 2 for Spanish.</li>
            <li>You may hear music while they find someone near you. Stay on the line.</li>
            <li>A trained person says hello. They ask if you’re safe, and they listen.</li>
            <li>You can say, “I don’t know how to start.” That’s enough.</li>
          </ol>
        </div>
        <div className="grid content-start gap-2">
          <h3 className="text-lg">Texting</h3>
          <ol className="list-decimal space-y-1 pl-5">
            <li>Text 988, or HOME to 741741.</li>
            <li>The first replies are automatic. They may ask a few short questions.</li>
            <li>Then a person takes over. On a busy night it can take longer.</li>
            <li>Share as much or as little as you like. On a shared phone, delete the texts later.</li>
          </ol>
        </div>
        <div className="grid content-start gap-2">
          <h3 className="text-lg">Calling 911</h3>
          <ol className="list-decimal space-y-1 pl-5">
            <li>Say where you are first. If the call drops, they can still come.</li>
            <li>Say what you see: “not breathing,” “won’t wake up,” “having a seizure.”</li>
            <li>Do what they tell you. Stay on the line.</li>
            <li>Many states protect people who call about an overdose. Laws differ. Call anyway.</li>
          </ol>
        </div>
      </div>
      <p className="measure text-ink-soft">
        Crisis lines try the gentlest help first. If a life is in danger right now, they may send emergency
        services. 988 says this happens in fewer than 2 of 100 calls.
      </p>
    </>
  )
}
