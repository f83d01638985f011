// Finds processes and measures their memory. Linux only.
import { readdirSync, readFileSync } from 'node:fs'

/** The processes below one, itself included. */
function family(pid) {
  const parents = new Map()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/stat`, 'utf8')
      parents.set(Number(name), Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {
      // The process ended in between.
    }
  }
  const found = new Set([pid])
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const [child, parent] of parents) if (found.has(parent)) found.add(child)
  }
  return [...found]
}

/** The proportional set size (PSS) of one process in MB. */
export function memoryOf(pid) {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) / 1024
}

/** The proportional set size of a process and its children, without those that exit meanwhile. */
export function familyMemoryOf(pid) {
  let megabytes = 0
  for (const each of family(pid)) {
    try {
      megabytes += memoryOf(each)
    } catch {
      // The process ended in between.
    }
  }
  return megabytes
}

/** The server of the embedded database in a folder. */
export const postmasterIn = (folder) =>
  Number(readFileSync(`${folder}/postgres/postmaster.pid`, 'utf8').split('\n')[0])
