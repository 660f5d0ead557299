import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { type Running, startProcess } from '../server.ts'

const embedded = join(import.meta.dirname, '../../apps/server/src/platform/database/embedded-postgres.ts')

/**
 * Runs the server's own PostgreSQL and settings in a separate process, because workspaces must not
 * import each other.
 */
const script = `
  const { startEmbeddedPostgres } = await import(${JSON.stringify(pathToFileURL(embedded).href)})
  const { url, stop } = await startEmbeddedPostgres(process.env.DATA_DIR)
  const end = () => void stop().then(() => process.exit(0))
  process.on('SIGTERM', end).on('disconnect', end)
  process.send({ url })
`

export interface Postgres {
  /** Of the product's database in this folder, as its owner. */
  readonly url: string
  /** Creates a database and returns its address. */
  create(name: string): Promise<string>
  stop: Running['stop']
}

export async function startPostgres(dataDir: string): Promise<Postgres> {
  const { url, stop } = await startProcess(['--input-type=module', '--eval', script], { DATA_DIR: dataDir })
  return {
    url,
    async create(name) {
      await withClient(url, (client) => client.query(`create database ${pg.escapeIdentifier(name)}`))
      const address = new URL(url)
      address.pathname = `/${name}`
      return address.href
    },
    stop,
  }
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
