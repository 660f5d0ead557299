import { dataFolder, type Started, startProcess } from '../processes.ts'
import type { Lane, Simulator, Simulators } from './scenario.ts'

type Server = Started<{ readonly url: string }>

const testing = 'apps/server/src/testing/faults'

export async function startSimulators(): Promise<Simulators & { stop(): Promise<void> }> {
  const [face, mail] = await Promise.all([startSimulator('face-matcher'), startSimulator('mail')])
  return { face, mail, stop: async () => void (await Promise.all([face.stop(), mail.stop()])) }
}

async function startSimulator(name: string): Promise<Simulator & { stop(): Promise<void> }> {
  const started = await startProcess<{ ports: Record<string, number> }>(`simulators/${name}/main.ts`)
  const { ports } = started.ready
  const at = (path: string) => `http://127.0.0.1:${ports['http']}${path}`
  return {
    ports,
    ledger: async () => (await fetch(at('/ledger'))).json(),
    arm: async (fault) => void (await fetch(at('/faults'), { method: 'POST', body: JSON.stringify(fault) })),
    stop: started.stop,
  }
}

/** A database of its own, and on it one server after the other. */
export async function startLane(number: number, simulators: Simulators): Promise<Lane & { stop(): Promise<void> }> {
  const folder = dataFolder()
  const database = await startProcess<{ databaseUrl: string }>(`${testing}/database.ts`, { DATA_DIR: folder.path })
  const env = {
    DATABASE_URL: database.ready.databaseUrl,
    FACE_MATCHER_URL: `http://127.0.0.1:${simulators.face.ports['http']}`,
    SMTP_URL: `smtp://127.0.0.1:${simulators.mail.ports['smtp']}`,
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
    simulators,
    server: async () => server ?? start(),
    async comeBack() {
      if (!server) await start({ COMES_BACK: '1' })
    },
    async stop() {
      await server?.stop()
      await database.stop()
      folder.remove()
    },
  }
}
