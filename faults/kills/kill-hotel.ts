import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { SeededReservation } from '@foyer/bench/calls/seed-reservations.ts'
import { bundleOnce } from '../bundle-once.ts'
import { findFreePort } from '../find-free-port.ts'
import { startPaymentSimulator } from '../money/lane.ts'
import { createServerFolder } from '../prepared-data.ts'
import { type Started, startProcess } from '../processes.ts'
import { serverScript } from '../servers.ts'

export const victims = ['server', 'database'] as const
export type Victim = (typeof victims)[number]

/** A server and its database, each killed without notice, and a gateway that outlives both. */
export interface KillHotel {
  readonly url: string
  /** Of the database's owner. */
  readonly databaseUrl: string
  readonly seeded: readonly SeededReservation[]
  /** Sends SIGKILL, and resolves when the victim runs again. */
  kill(victim: Victim): Promise<void>
  /** Sends the server an instruction and returns its answer, whichever process is the server. */
  instruct(instruction: object): Promise<number>
  /** The amount that the gateway has charged since it was started. */
  sumCharged(): Promise<number>
  stop(): Promise<void>
}

const READY_INTERVAL_MS = 20

/** `seed` writes before the server runs. */
export async function startKillHotel(
  seed: (databaseUrl: string) => Promise<readonly SeededReservation[]> = async () => [],
): Promise<KillHotel> {
  const folder = createServerFolder()
  const [script, gateway, database, port] = await Promise.all([
    bundleOnce(serverScript),
    startPaymentSimulator('gateway'),
    startProcess<{ databaseUrl: string }>('apps/server/src/testing/faults/database.ts', { DATA_DIR: folder.path }),
    findFreePort(),
  ])
  const seeded = await seed(database.ready.databaseUrl)
  const env = {
    DATABASE_URL: database.ready.databaseUrl,
    GATEWAY_URL: gateway.url,
    AT_PORT: String(port),
    COMES_BACK: '1',
  }
  const url = `http://127.0.0.1:${port}`
  let server: Promise<Started<unknown>> = startProcess(script, env)
  await server

  const kills = {
    async server() {
      await (await server).kill()
      server = startProcess(script, env)
      await server
    },
    async database() {
      const killed = readPostmaster(folder.path)
      process.kill(killed, 'SIGKILL')
      while (readPostmaster(folder.path) === killed || !(await isReady(url))) await delay(READY_INTERVAL_MS)
    },
  } satisfies Record<Victim, () => Promise<void>>

  return {
    url,
    databaseUrl: database.ready.databaseUrl,
    seeded,
    kill: (victim) => kills[victim](),
    instruct: async (instruction) => (await server).tell(instruction),
    async sumCharged() {
      return (await gateway.ledger()).reduce((sum, { minor, captures }) => sum + minor * captures, 0)
    },
    async stop() {
      await (await server).stop()
      await database.stop()
      await gateway.stop()
      folder.remove()
    },
  }
}

/** The process id of the running PostgreSQL; NaN while there is none. */
function readPostmaster(dataDir: string): number {
  const file = join(dataDir, 'postgres/postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
