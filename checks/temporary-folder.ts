// The temporary folder of tests: in memory, if the machine has enough and allows to execute files there.
import { readFileSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const memory = '/dev/shm'
const gibibyte = 2 ** 30

/** A memory-backed folder; the ordinary one if there is none, if TMPDIR is set, and for `npm run test:faults`. */
export function temporaryFolder(): string {
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
