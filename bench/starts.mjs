// How long a second start takes and what the program weighs when nobody asks anything, with all the data behind it.
import { setTimeout as sleep } from 'node:timers/promises'
import { below, median } from './load.mjs'
import { startProgram } from './place.mjs'
import { familyMemoryOf, memoryOf, postmasterIn } from './processes.mjs'

const untilIdleMs = 10_000

export async function starts(place) {
  await place.posts()
  await place.meetings()
  await place.tracker()
  await place.diaries()
  return place.stopped(async () => {
    const times = []
    let [idle, database] = [0, 0]
    for (let round = 0; round < 3; round += 1) {
      const program = await startProgram(place.folder)
      times.push(program.readyMilliseconds / 1000)
      if (round === 2) {
        // The meeting list is read at its first question.
        await fetch(`${program.url}/api/meetings?limit=20`)
        await sleep(untilIdleMs)
        idle = memoryOf(program.pid)
        database = familyMemoryOf(postmasterIn(place.folder))
      }
      await program.stop()
    }
    return [
      below('second start, ready to answer, with 100,000 posts and meetings', median(times), 2, ' s'),
      below(
        'memory of the program, idle, with 100,000 posts and meetings (PSS)',
        Math.round(idle),
        300,
        ' MB',
        `database beside it: ${Math.round(database)} MB`,
      ),
    ]
  })
}
