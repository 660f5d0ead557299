import { createFaultsFolder, type Started, startProcess } from '../processes.ts'
import { type KioskPage, openKioskPage } from './kiosk-page.ts'
import { PAIRING, type Signer, startSigner } from './signer.ts'

/** A simulator's own record, and how to make it misbehave. */
export interface SimulatedDevice<Entry> {
  ledger(): Promise<Entry[]>
  arm(fault: object): Promise<void>
  clearFaults(): Promise<void>
  turn(what: string): Promise<void>
}

export interface CutByLock {
  readonly at: number
  readonly key: string
  readonly room: string
  readonly from: string
  readonly until: string
  readonly type: 'N' | 'D'
  readonly reference: string
}

export interface MovedCard {
  readonly fed: number
  readonly presented?: number
  readonly taken?: number
  readonly retracted?: number
}

/** One kiosk: a real hub with its own lock and dispenser. */
export interface Lane {
  readonly signer: Signer
  readonly lock: SimulatedDevice<CutByLock>
  readonly dispenser: SimulatedDevice<MovedCard>
  page(): Promise<KioskPage>
  /** Kills the hub. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export async function startLane(): Promise<Lane> {
  const folder = createFaultsFolder()
  const [signer, lock, dispenser] = await Promise.all([
    startSigner(),
    startSimulatedDevice<CutByLock>('lock'),
    startSimulatedDevice<MovedCard>('dispenser'),
  ])
  const env = {
    HUB_PORT: '0',
    HUB_SERVER: signer.url,
    HUB_PAIRING: PAIRING,
    HUB_DATA: folder.path,
    HUB_KEY_ENCODER: `fias@127.0.0.1:${lock.ports['fias']}`,
    HUB_DISPENSER: `crt-571@127.0.0.1:${dispenser.ports['crt571']}`,
    HUB_KEY_SECONDS: '1',
    HUB_TAKE_SECONDS: '1',
  }
  let hub: Started<unknown> | undefined
  let page: KioskPage | undefined
  return {
    signer,
    lock,
    dispenser,
    async page() {
      if (hub && page) return page
      const booted = signer.nextBoot()
      hub = await startProcess('apps/device-hub/src/main.ts', env)
      page = await openKioskPage(signer.url, await booted)
      return page
    },
    async kill() {
      await hub?.kill()
      page?.close()
      hub = undefined
      page = undefined
    },
    async stop() {
      page?.close()
      await hub?.stop()
      await Promise.all([lock.stop(), dispenser.stop()])
      signer.stop()
      folder.remove()
    },
  }
}

export async function startSimulatedDevice<Entry>(name: string) {
  const { ready, stop } = await startProcess<{ ports: Record<string, number> }>(`simulators/${name}/main.ts`)
  const at = (path: string) => `http://127.0.0.1:${ready.ports['http']}/${path}`
  const post = async (path: string, body = {}) =>
    void (await fetch(at(path), { method: 'POST', body: JSON.stringify(body) }))
  return {
    ports: ready.ports,
    ledger: async (): Promise<Entry[]> => (await fetch(at('ledger'))).json(),
    arm: (fault: object) => post('faults', fault),
    clearFaults: () => post('mend'),
    turn: (what: string) => post(what),
    stop,
  }
}
