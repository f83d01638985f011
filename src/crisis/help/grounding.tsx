/** Grounding exercises that need no equipment. */
export function Grounding() {
  return (
    <section id="grounding" aria-labelledby="grounding-title" className="grid gap-5">
      <h2 id="grounding-title" className="text-3xl">
        Get through the next ten minutes
      </h2>
      <p className="measure">
        An urge is a wave. It rises, it crests, it falls. You only have to stay above water.
      </p>
      <div className="grid gap-4 md:grid-cols-3">
        <div className="rounded-card bg-sky p-5">
          <h3 className="mb-3 text-xl">5, 4, 3, 2, 1</h3>
          <ol className="space-y-1">
            <li>
              <strong>5</strong> things you see. Say them aloud.
            </li>
            <li>
              <strong>4</strong> things you feel: feet, cloth, air.
            </li>
            <li>
              <strong>3</strong> things you hear.
            </li>
            <li>
              <strong>2</strong> things you smell.
            </li>
            <li>
              <strong>1</strong> thing you taste, or one slow breath.
            </li>
          </ol>
        </div>
        <div className="rounded-card bg-moss p-5">
          <h3 className="mb-3 text-xl">Cold water</h3>
          <ol className="list-decimal space-y-1 pl-5">
            <li>Run cold water over your wrists and hands.</li>
            <li>Or hold a cold wet cloth on your eyes and cheeks while you count to 30.</li>
            <li>Breathe normally. Rest, then once more.</li>
          </ol>
          <p className="mt-3 text-sm">
            Not with a heart condition or an eating disorder. Never with your face under water.
          </p>
        </div>
        <div className="rounded-card bg-sand p-5">
          <h3 className="mb-3 text-xl">One longer breath out</h3>
          <ol className="list-decimal space-y-1 pl-5">
            <li>In through the nose, slowly, while you count to 4.</li>
            <li>Out through the mouth, as if through a straw, while you count to 6.</li>
            <li>Ten times. If you get dizzy, breathe as usual.</li>
          </ol>
        </div>
      </div>
      <p className="measure">
        Then one small thing: leave the room, drink water, text one person “Can you talk?”. Put it off for ten
        minutes more. And again.
      </p>
    </section>
  )
}
