// How long the second start takes, and what the program weighs with its database when nobody asks anything.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { below, median } from './load.mjs'
import { newFolder, startProgram } from './place.mjs'

/** The processes below one, itself included, with PostgreSQL's, which is nobody's child. */
function family(pid, folder) {
  const parents = new Map()
  const roots = [pid]
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/stat`, 'utf8')
      parents.set(Number(name), Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]))
      if (readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(folder)) roots.push(Number(name))
    } catch {
      // A process that ended in between.
    }
  }
  const found = new Set(roots)
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const [child, parent] of parents) if (found.has(parent)) found.add(child)
  }
  return [...found]
}

/** Proportional memory in MB: shared pages are counted once among those who share them. Linux only. */
export function memoryOf(pid, folder) {
  let kilobytes = 0
  for (const each of family(pid, folder)) {
    try {
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    } catch {
      // A process that ended in between.
    }
  }
  return kilobytes / 1024
}

export async function starts() {
  const folder = newFolder()
  const times = []
  let idle = 0
  try {
    await (await startProgram(folder)).stop()
    for (let round = 0; round < 3; round += 1) {
      const program = await startProgram(folder)
      times.push(program.readyMilliseconds / 1000)
      if (round === 2) {
        await new Promise((resolve) => setTimeout(resolve, 10_000))
        idle = memoryOf(program.pid, folder)
      }
      await program.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return [
    below('second start, ready to answer', median(times), 2, ' s'),
    below('memory of program and database, idle (PSS)', Math.round(idle), 300, ' MB'),
  ]
}
