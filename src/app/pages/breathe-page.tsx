import { Breathe } from './breathe.tsx'

/** The breathing stone, for everyone. */
export function BreathePage() {
  return (
    <div className="page">
      <header className="grid justify-items-center gap-1 pt-5 pb-2 text-center sm:pt-8">
        <h1 className="text-3xl sm:text-4xl">Breathe</h1>
        <p className="text-lg text-ink-soft">In as the stone grows. Out as it settles.</p>
      </header>
      <Breathe options />
      <p className="mx-auto mt-8 max-w-md text-center text-ink-soft">
        No account, and it works offline. Having a hard time? <a href="/help">Help is here</a>.
      </p>
    </div>
  )
}
