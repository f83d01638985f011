// Opens the database, and the program without its jobs, for one command.
import type { Connection } from '../../platform/database/db.server.ts'
import { startEmbedded } from '../../platform/database/embedded-postgres.server.ts'
import { openLog } from '../../platform/log.server.ts'
import type { Settings } from '../../platform/settings.server.ts'
import { openProgram, type Program } from '../program/program.server.ts'

const silent = {
  info: () => undefined,
  warn: () => undefined,
  error: (message: string) => void process.stderr.write(`${message}\n`),
}

export async function withDatabase<Result>(
  settings: Settings,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  if (settings.DATABASE_URL) return work({ connectionString: settings.DATABASE_URL })
  const embedded = await startEmbedded({ dataDir: settings.DATA_DIR, log: silent })
  try {
    return await work(embedded.connection)
  } finally {
    await embedded.stop()
  }
}

export async function withProgram<Result>(
  settings: Settings,
  work: (program: Program) => Promise<Result>,
): Promise<Result> {
  return withDatabase(settings, async (connection) => {
    const program = await openProgram({ settings, connection, log: openLog('error'), work: false })
    try {
      return await work(program)
    } finally {
      await program.close()
    }
  })
}
