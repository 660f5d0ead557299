import { join } from 'node:path'
import { type MeasuredServer, type Running, startMeasured, startProcess } from '../server.ts'
import { type SeededReservation, type SeedOptions, seedReservations } from './seed-reservations.ts'

const main = join(import.meta.dirname, '../../apps/server/src/main.ts')
const bareServer = join(import.meta.dirname, 'bare-server.ts')

/** Serves pages from the sources, because only their embedded facts are read. */
const toEnvironment = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: '',
  PUBLIC_URL: '',
  PORT: '0',
  FOYER_DEV: '1',
  DEMO: 'on',
  TRUST_PROXY: 'loopback',
})

export const startServer = (databaseUrl: string): Promise<Running> => startProcess([main], toEnvironment(databaseUrl))

export const startMeasuredServer = (databaseUrl: string): Promise<MeasuredServer> =>
  startMeasured([main], toEnvironment(databaseUrl))

/** Databases by name. */
export const startBareServer = (databases: Readonly<Record<string, string>>): Promise<Running> =>
  startProcess([bareServer], { DATABASES: JSON.stringify(databases) })

/**
 * The first start creates the schema and the hotel; the server is stopped while the data is seeded.
 */
export async function seedFirstReservations(url: string, options: SeedOptions): Promise<SeededReservation[]> {
  await (await startServer(url)).stop()
  return seedReservations(url, options)
}
