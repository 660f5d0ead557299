import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { ADMINISTRATOR, type Cluster, cluster } from './cluster.ts'
import { prepareDataDir } from './data-dir.ts'
import { type DatabaseUser, databaseUser } from './database-user.ts'
import { ownFolder } from './folder-owner.ts'
import { endLeftPostgres } from './left-postgres.ts'
import { LOG_FOLDER } from './postgres-log.ts'
import { postgresPrograms } from './postgres-programs.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'
import { removeSocketFolder, socketFolder } from './socket-folder.ts'

/** Owner of the product's tables. No administrator, so that row security binds it too. */
const OWNER = 'foyer'
const DATABASE = 'foyer'
const PORT = 5432
const RESTART_MS = 500

export interface EmbeddedPostgres {
  /** The product's database, as its owner. */
  readonly url: string
  stop(): Promise<void>
}

/** A PostgreSQL of our own in this folder. Should it die, it is started again; it is stopped cleanly with us. */
export async function embeddedPostgres(dataDir: string, durability: Settings = durable): Promise<EmbeddedPostgres> {
  const user = databaseUser()
  await prepareDataDir(dataDir, user)
  const release = await ownFolder(dataDir)
  try {
    const running = await run(dataDir, user, durability)
    return {
      url: running.url,
      async stop() {
        await running.stop()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

async function run(dataDir: string, user: DatabaseUser | undefined, durability: Settings): Promise<EmbeddedPostgres> {
  const programs = await postgresPrograms(dataDir, user)
  const { folder, password } = await cluster(dataDir, programs, user)
  await endLeftPostgres(folder)
  const place = await listeningPlace(dataDir, user)
  const addressOf = (name: string, database: string) =>
    `postgresql://${name}:${password}@${encodeURIComponent(place.host)}:${place.port}/${database}`

  const settings = { ...place.settings, ...durability, ...logging }
  const start = () => startPostmaster({ programs, user, folder, settings, url: addressOf(ADMINISTRATOR, 'postgres') })

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
          // Requests are told that the database does not answer, until it does.
          await delay(RESTART_MS, undefined, { ref: false })
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
    await ensureDatabase(addressOf(ADMINISTRATOR, 'postgres'), password)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: addressOf(OWNER, DATABASE), stop }
}

type Settings = Readonly<Record<string, string | number>>

/** Said here once more, since a confirmed row has to survive a crash whatever a configuration file says. */
const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }

/** One file per weekday, each begun anew after a week. */
const logging = {
  logging_collector: 'on',
  log_directory: LOG_FOLDER,
  log_filename: 'postgres-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_rotation_size: 0,
}

interface ListeningPlace {
  readonly host: string
  readonly port: number
  readonly settings: Settings
}

/** A Unix socket that nobody else can open; Windows has only the loopback, behind the password. */
async function listeningPlace(dataDir: string, user: DatabaseUser | undefined): Promise<ListeningPlace> {
  if (process.platform === 'win32') {
    const port = await freePort()
    return { host: '127.0.0.1', port, settings: { listen_addresses: '127.0.0.1', port } }
  }
  const host = await socketFolder(dataDir, user)
  return { host, port: PORT, settings: { listen_addresses: '', unix_socket_directories: host, port: PORT } }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Idempotent: a start that was interrupted between these is completed by the next. */
async function ensureDatabase(administratorUrl: string, password: Cluster['password']): Promise<void> {
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
