import { dataFolder, type Started, startProcess } from '../processes.ts'

type Server = Started<{ readonly url: string }>

const testing = 'apps/server/src/testing/faults'

/** What the gateway itself has written down. */
export interface Operation {
  readonly order: string
  readonly minor: number
  readonly captures: number
}

/** A database, a gateway, and one server after the other. */
export interface Lane {
  readonly number: number
  server(): Promise<Server>
  /** After a death: time passes, and another server comes up, with its jobs. */
  comeBack(): Promise<void>
  readonly gateway: {
    readonly url: string
    ledger(): Promise<Operation[]>
    fault(fault: string, times?: number): Promise<void>
    tellLate(): Promise<void>
  }
  stop(): Promise<void>
}

export async function startLane(number: number): Promise<Lane> {
  const folder = dataFolder()
  const gateway = await startProcess<{ ports: { http: number; control: number } }>('simulators/gateway/main.ts')
  const database = await startProcess<{ databaseUrl: string }>(`${testing}/database.ts`, {
    DATA_DIR: folder.path,
    HOTEL_ON_SYSTEM: JSON.stringify({ id: 7, url: 'http://127.0.0.1:1', secret: 'a secret that nobody uses' }),
  })
  const { http, control } = gateway.ready.ports
  const url = `http://127.0.0.1:${http}`
  const play = (path: string, body: object = {}) =>
    fetch(`http://127.0.0.1:${control}/${path}`, { method: 'POST', body: JSON.stringify(body) })
  const env = {
    DATABASE_URL: database.ready.databaseUrl,
    GATEWAY_URL: url,
    FACE_MATCHER_URL: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  let server: Server | undefined
  const start = async (more: Record<string, string> = {}): Promise<Server> => {
    const next = await startProcess<{ url: string }>(`${testing}/server.ts`, { ...env, ...more })
    void next.ended.then(() => {
      if (server === next) server = undefined
    })
    server = next
    return next
  }
  return {
    number,
    server: async () => server ?? start(),
    async comeBack() {
      if (!server) await start({ COMES_BACK: '1' })
    },
    gateway: {
      url,
      ledger: async () => (await (await play('ledger')).json()) as Operation[],
      fault: async (fault, times = 1) => void (await play('fault', { fault, times })),
      tellLate: async () => void (await play('tellLate')),
    },
    async stop() {
      await server?.stop()
      await database.stop()
      await gateway.stop()
      folder.remove()
    },
  }
}
