import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { ADMINISTRATOR } from './cluster.ts'
import type { DatabaseUser } from './database-user.ts'
import { stopLeftoverPostgres } from './leftover-postgres.ts'
import { LOG_FOLDER } from './postgres-log.ts'
import type { PostgresPrograms } from './postgres-programs.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'
import { prepareSocketFolder, removeSocketFolder } from './socket-folder.ts'

/** Owner of the product's tables. Not an administrator, so that row security applies to it too. */
export const OWNER = 'foyer'
export const DATABASE = 'foyer'
const PORT = 5432
const RESTART_DELAY_MS = 500

export interface EmbeddedPostgres {
  /** The URL of the product's database, as its owner. */
  readonly url: string
  stop(): Promise<void>
}

export interface RunClusterOptions {
  readonly dataDir: string
  readonly folder: string
  readonly password: string
  readonly programs: PostgresPrograms
  readonly user: DatabaseUser | undefined
  /** Durability settings. */
  readonly settings: Settings
}

interface Address {
  readonly host: string
  readonly port: number
  readonly password: string
}

/** The URL of the product's database there, as its owner. */
export const formatOwnerUrl = (address: Address): string => formatUrl(address, OWNER, DATABASE)

const formatUrl = ({ host, port, password }: Address, name: string, database: string): string =>
  `postgresql://${name}:${password}@${encodeURIComponent(host)}:${port}/${database}`

/** Runs PostgreSQL on this cluster until it is stopped, and restarts it if it dies. */
export async function runCluster(parts: RunClusterOptions): Promise<EmbeddedPostgres> {
  const { dataDir, folder, password, programs, user } = parts
  await stopLeftoverPostgres(folder)
  const place = await chooseListenAddress(dataDir, user)
  const address = { ...place, password }
  const administratorUrl = formatUrl(address, ADMINISTRATOR, 'postgres')

  const settings = { ...place.settings, ...parts.settings, ...logging }
  const start = () => startPostmaster({ programs, user, folder, settings, url: administratorUrl })

  let stopping = false
  let postmaster: Postmaster = await start()

  async function keepRunning(): Promise<void> {
    while (!stopping) {
      await postmaster.ended
      while (!stopping) {
        try {
          postmaster = await start()
          break
        } catch {
          // Until it is back, requests are answered that the database is unavailable.
          await delay(RESTART_DELAY_MS, undefined, { ref: false })
        }
      }
    }
  }
  const kept = keepRunning()

  async function stop(): Promise<void> {
    stopping = true
    await postmaster.stop()
    await kept
    await postmaster.stop()
    await removeSocketFolder(place.host)
  }

  try {
    await ensureDatabase(administratorUrl, password)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: formatOwnerUrl(address), stop }
}

export type Settings = Readonly<Record<string, string | number>>

/**
 * One file per weekday, overwritten after a week. A failed statement isn't logged here: its message,
 * detail and context quote values, like names. The server logs its code.
 */
const logging = {
  logging_collector: 'on',
  log_directory: LOG_FOLDER,
  log_filename: 'postgres-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_rotation_size: 0,
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: 0,
}

interface ListenAddress {
  readonly host: string
  readonly port: number
  readonly settings: Settings
}

/**
 * A Unix socket that no other user can open; Windows has only the loopback, protected by the
 * password.
 */
async function chooseListenAddress(dataDir: string, user: DatabaseUser | undefined): Promise<ListenAddress> {
  if (process.platform === 'win32') {
    const port = await findFreePort()
    return { host: '127.0.0.1', port, settings: { listen_addresses: '127.0.0.1', port } }
  }
  const host = await prepareSocketFolder(dataDir, user)
  return { host, port: PORT, settings: { listen_addresses: '', unix_socket_directories: host, port: PORT } }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Idempotent: the next start completes one that was interrupted here. */
async function ensureDatabase(administratorUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: administratorUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select to_regrole($1) is not null as owner, exists (select from pg_database where datname = $2) as database`,
      [OWNER, DATABASE],
    )
    if (!rows[0]?.owner) {
      await client.query(`create role ${OWNER} login createdb createrole password ${pg.escapeLiteral(password)}`)
    }
    if (!rows[0]?.database) await client.query(`create database ${DATABASE} owner ${OWNER}`)
  } finally {
    await client.end()
  }
}
