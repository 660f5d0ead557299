import { createServerFolder } from './prepared-data.ts'
import { type Started, startProcess } from './processes.ts'

export type Server = Started<{ readonly url: string }>

const MAX_START_ATTEMPTS = 5
const testing = 'apps/server/src/testing/faults'
export const serverScript = `${testing}/server.ts`

/** The system of one hotel of the installation. */
interface ConnectedHotel {
  readonly id: number
  readonly url: string
  readonly secret: string
}

/** A database, and one server after another on it. */
export interface Servers {
  server(): Promise<Server>
  /** After a crash: time passes, and another server starts, with its jobs. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** `outside`: addresses of the external services. */
export async function startServers(
  onSystem: ConnectedHotel,
  outside: Readonly<Record<string, string>>,
  script: string = serverScript,
): Promise<Servers> {
  const folder = createServerFolder()
  const database = await startProcess<{ databaseUrl: string }>(`${testing}/database.ts`, {
    DATA_DIR: folder.path,
    HOTEL_ON_SYSTEM: JSON.stringify(onSystem),
  })
  const env = { DATABASE_URL: database.ready.databaseUrl, ...outside }
  let server: Server | undefined
  const start = async (more: Record<string, string> = {}): Promise<Server> => {
    const next = await startWithRetries(script, { ...env, ...more })
    void next.ended.then(() => {
      if (server === next) server = undefined
    })
    server = next
    return next
  }
  return {
    server: async () => server ?? start(),
    async restart() {
      if (!server) await start({ COMES_BACK: '1' })
    },
    async stop() {
      await server?.stop()
      await database.stop()
      folder.remove()
    },
  }
}

/** On a busy machine a server may not reach its database in time, and is started again. */
async function startWithRetries(script: string, env: Record<string, string>): Promise<Server> {
  for (let tries = 1; ; tries += 1)
    try {
      return await startProcess<{ url: string }>(script, env)
    } catch (problem) {
      if (tries === MAX_START_ATTEMPTS) throw problem
    }
}
