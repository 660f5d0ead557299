import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { ReportedKey } from '@foyer/contract/hub.ts'
import type { KeyGrant } from '@foyer/contract/messages/key-grant.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { addDesk } from '@foyer/contract/staff/devices.ts'
import { deskHubs, grantDeskKey, type StayKey, settleKey } from '@foyer/contract/staff/keys.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { Desk } from '../desk.ts'
import { createServerFolder } from '../prepared-data.ts'
import { type Started, startProcess } from '../processes.ts'
import { type KioskPage, openKioskPageWhile } from './kiosk-page.ts'
import { type CutByLock, type MovedCard, type SimulatedDevice, startSimulatedDevice } from './lane.ts'

const testing = 'apps/server/src/testing/faults'
/** Guests of the demo who are in house. */
const stays = ['FOY1011', 'FOY1012'] as const
const RETRY_DELAY_MS = 50
const SETTLE_TIMEOUT_MS = 60_000

export type StayChange = 'moves' | 'staysLonger' | 'leavesEarlier' | 'leaves' | 'returns'

export interface Granted {
  readonly reference: string
  readonly grant: KeyGrant
  readonly sealed: string
}

/**
 * A whole hotel: the real server on its own database, its desk, a real hub, a lock and a dispenser.
 */
export interface TestHotel {
  readonly lock: SimulatedDevice<CutByLock>
  readonly dispenser: SimulatedDevice<MovedCard>
  readonly granted: KeyGrant[]
  readonly told: Map<string, ReportedKey>
  /**
   * Requests a grant until it gets one; a repeated request before the cut returns the same grant.
   */
  grant(cards: number): Promise<Granted>
  /** The guest of this reservation moves, stays for other days, leaves, or returns. */
  change(reference: string, change: StayChange): Promise<void>
  /** Counts the desk's alerts to cards of this reservation that no longer fit. */
  countAlerts(reference: string): Promise<number>
  /** The key of this grant once its hub has reported an outcome. */
  reportedKey(granted: Granted): Promise<StayKey | undefined>
  page(): Promise<KioskPage>
  kill: Readonly<Record<'hub' | 'server' | 'lock', () => Promise<void>>>
  /** Restarts everything. */
  mend(): Promise<void>
  /** The outcome the server records; an unknown one is then settled by staff, for the next run. */
  outcome(granted: Granted): Promise<ReportedKey | undefined>
  stop(): Promise<void>
}

export async function startTestHotel(): Promise<TestHotel> {
  const folder = createServerFolder()
  const database = await startProcess<{ databaseUrl: string }>(`${testing}/database.ts`, { DATA_DIR: folder.path })
  const [serverPort, fias, http] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const url = `http://127.0.0.1:${serverPort}`
  const dispenser = await startSimulatedDevice<MovedCard>('dispenser')
  const desk = new Desk(url)
  const up: Partial<Record<'hub' | 'server' | 'lock', Started<unknown>>> = {}
  const starts = {
    server: () =>
      startProcess(`${testing}/server.ts`, {
        DATABASE_URL: database.ready.databaseUrl,
        AT_PORT: String(serverPort),
        COMES_BACK: '1',
      }),
    lock: () =>
      startProcess('simulators/lock/main.ts', {
        LEDGER: join(folder.path, '../lock.jsonl'),
        FIAS_PORT: String(fias),
        HTTP_PORT: String(http),
      }),
    hub: () =>
      startProcess('apps/device-hub/src/main.ts', {
        HUB_PORT: '0',
        HUB_SERVER: url,
        HUB_PAIRING: pairing,
        HUB_DATA: join(folder.path, '../hub'),
        HUB_KEY_ENCODER: `fias@127.0.0.1:${fias}`,
        HUB_DISPENSER: `crt-571@127.0.0.1:${dispenser.ports['crt571']}`,
        HUB_KEY_SECONDS: '1',
        HUB_TAKE_SECONDS: '1',
      }),
  }
  const start = async (name: keyof typeof starts) => {
    up[name] ??= await starts[name]()
  }
  const kill = async (name: keyof typeof starts) => {
    const process = up[name]
    delete up[name]
    await process?.kill()
  }
  const at = (path: string) => `http://127.0.0.1:${http}/${path}`
  const lock: SimulatedDevice<CutByLock> = {
    ledger: async () => (await fetch(at('ledger'))).json(),
    arm: async (fault) => void (await fetch(at('faults'), { method: 'POST', body: JSON.stringify(fault) })),
    clearFaults: async () => void (await fetch(at('mend'), { method: 'POST' })),
    turn: async () => {},
  }

  await start('server')
  await start('lock')
  await desk.signIn()
  const made = await desk.call(addDesk, {}, { name: 'Desk' })
  const pairing = made?.code ?? ''
  await start('hub')

  const granted: KeyGrant[] = []
  const told = new Map<string, ReportedKey>()
  let turn = 0
  let page: KioskPage | undefined

  const mend = async () => {
    await start('server')
    await start('lock')
    await start('hub')
    await lock.clearFaults()
    await dispenser.clearFaults()
  }
  const hubs = async () => (await desk.call(deskHubs, {}))?.hubs ?? []

  return {
    lock,
    dispenser,
    granted,
    told,
    kill: { hub: () => kill('hub'), server: () => kill('server'), lock: () => kill('lock') },
    mend,
    async grant(cards) {
      const reference = stays[turn++ % stays.length] ?? stays[0]
      for (;;) {
        await start('server')
        const [hub] = await hubs()
        const body = { hub: hub?.hub ?? '', operation: 'new', cards }
        const made = hub && (await desk.call(grantDeskKey, { reference }, body))
        if (made) {
          const grant: KeyGrant = JSON.parse(Buffer.from(made.grant.split('.')[0] ?? '', 'base64url').toString())
          if (!granted.some(({ id }) => id === grant.id)) granted.push(grant)
          return { reference, grant, sealed: made.grant }
        }
        await delay(RETRY_DELAY_MS)
      }
    },
    async change(reference, change) {
      await start('server')
      await up.server?.tell({ type: 'changeStay', reference, change })
    },
    async countAlerts(reference) {
      const alerts = await desk.call(listAlerts, {})
      return alerts?.open.filter((one) => one.kind === 'endedKeyCut' && one.reference === reference).length ?? 0
    },
    async reportedKey({ reference, grant }) {
      const until = Date.now() + SETTLE_TIMEOUT_MS
      while (Date.now() < until) {
        const stay = await desk.call(openStay, { reference })
        const key = stay?.keys.find(({ id }) => id === grant.id)
        if (key?.settledAt) return key
        await delay(RETRY_DELAY_MS)
      }
      return undefined
    },
    async page() {
      page?.close()
      for (;;) {
        await mend()
        const [hub] = await hubs()
        const wanted = AbortSignal.timeout(OPEN_TIMEOUT_MS)
        const at = hub && { port: Number(new URL(hub.url).port), token: hub.token }
        const opened = at && (await openKioskPageWhile(wanted, url, at))
        if (opened) {
          page = opened
          return opened
        }
        await delay(RETRY_DELAY_MS)
      }
    },
    async outcome({ reference, grant }) {
      const until = Date.now() + SETTLE_TIMEOUT_MS
      while (Date.now() < until) {
        const stay = await desk.call(openStay, { reference })
        const key = stay?.keys.find(({ id }) => id === grant.id)
        if (key && key.state !== 'granted') {
          const outcome = toOutcome(key)
          told.set(key.id, outcome)
          if (key.state === 'unknown')
            await desk.call(settleKey, { reference, id: key.id }, { outcome: 'refused', cards: 0 })
          return outcome
        }
        await delay(RETRY_DELAY_MS)
      }
      return undefined
    },
    async stop() {
      page?.close()
      for (const name of ['hub', 'server', 'lock'] as const) await kill(name)
      await dispenser.stop()
      await database.stop()
      folder.remove()
    },
  }
}

/**
 * `ended` records how many cards had left the machine by then, and a problem if that is unknown.
 */
function toOutcome({ id, state, cardsCut, problem }: StayKey): ReportedKey {
  if (state === 'unknown' || (state === 'ended' && problem)) return { id, outcome: 'unknown', cards: cardsCut }
  return cardsCut > 0 ? { id, outcome: 'done', cards: cardsCut } : { id, outcome: 'refused', cards: 0 }
}

/** A token may belong to a hub that has died since. */
const OPEN_TIMEOUT_MS = 3_000

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
