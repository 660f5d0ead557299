import { dataFolder, type Started, startProcess } from '../processes.ts'
import type { HotelSystem, Lane, Simulator, Simulators } from './scenario.ts'

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

const HOTEL_ON_SYSTEM = 7
const SECRET = 'a secret of more than sixteen letters'

async function startHotelSystem(): Promise<HotelSystem & { readonly url: string; stop(): Promise<void> }> {
  const { ready, stop } = await startProcess<{ url: string }>('simulators/hotel-system/main.ts', { SECRET })
  return {
    hotelId: HOTEL_ON_SYSTEM,
    url: ready.url,
    control: async (what, body = {}) =>
      (await fetch(`${ready.url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) })).json(),
    stop,
  }
}

/** A database of its own, and on it one server after the other. */
export async function startLane(number: number, simulators: Simulators): Promise<Lane & { stop(): Promise<void> }> {
  const folder = dataFolder()
  const hotelSystem = await startHotelSystem()
  const database = await startProcess<{ databaseUrl: string }>(`${testing}/database.ts`, {
    DATA_DIR: folder.path,
    HOTEL_ON_SYSTEM: JSON.stringify({ id: HOTEL_ON_SYSTEM, url: hotelSystem.url, secret: SECRET }),
  })
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
    hotelSystem,
    server: async () => server ?? start(),
    async comeBack() {
      if (!server) await start({ COMES_BACK: '1' })
    },
    async stop() {
      await server?.stop()
      await database.stop()
      await hotelSystem.stop()
      folder.remove()
    },
  }
}
