import { startProcess } from '../processes.ts'
import { startServers } from '../servers.ts'
import type { HotelSystem, Lane, Simulator, Simulators } from './scenario.ts'

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

const CONNECTED_HOTEL = 7
const SECRET = 'a secret of more than sixteen letters'

async function startHotelSystem(): Promise<HotelSystem & { readonly url: string; stop(): Promise<void> }> {
  const { ready, stop } = await startProcess<{ url: string }>('simulators/hotel-system/main.ts', { SECRET })
  return {
    hotelId: CONNECTED_HOTEL,
    url: ready.url,
    control: async (what, body = {}) =>
      (await fetch(`${ready.url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) })).json(),
    stop,
  }
}

/** A hotel's own system, and one server after another. */
export async function startLane(number: number, simulators: Simulators): Promise<Lane & { stop(): Promise<void> }> {
  const hotelSystem = await startHotelSystem()
  const onSystem = { id: CONNECTED_HOTEL, url: hotelSystem.url, secret: SECRET }
  const servers = await startServers(onSystem, {
    FACE_MATCHER_URL: `http://127.0.0.1:${simulators.face.ports['http']}`,
    SMTP_URL: `smtp://127.0.0.1:${simulators.mail.ports['smtp']}`,
  })
  return {
    ...servers,
    number,
    simulators,
    hotelSystem,
    async stop() {
      await servers.stop()
      await hotelSystem.stop()
    },
  }
}
