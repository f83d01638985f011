// Where tests keep what they write: in memory, where the machine has plenty of it and lets programs run from there.
import { readFileSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const memory = '/dev/shm'
const gibibyte = 2 ** 30

/** A folder that waits for no disk; the ordinary one where there is none, where TMPDIR names one, and for `npm run test:faults`. */
export function quickFolder(): string {
  if (process.env['TMPDIR'] || process.env['CAIRN_FAULTS'] === 'long') return tmpdir()
  try {
    const { bavail, bsize } = statfsSync(memory)
    const isPlenty = bavail * bsize > 3 * gibibyte && freemem() > 6 * gibibyte
    return isPlenty && runsPrograms() ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

function runsPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const options = mounts.find((line) => line.startsWith(`tmpfs ${memory} `))?.split(' ')[3]
  return options !== undefined && !options.split(',').includes('noexec')
}
