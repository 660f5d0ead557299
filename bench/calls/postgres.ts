import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { type Running, startProcess } from '../server.ts'

const embedded = join(import.meta.dirname, '../../apps/server/src/platform/database/embedded-postgres.ts')

/** The server's own PostgreSQL with its own settings, as a process of its own: no workspace reaches into another. */
const script = `
  const { embeddedPostgres } = await import(${JSON.stringify(pathToFileURL(embedded).href)})
  const { url, stop } = await embeddedPostgres(process.env.DATA_DIR)
  const end = () => void stop().then(() => process.exit(0))
  process.on('SIGTERM', end).on('disconnect', end)
  process.send({ url })
`

export interface Postgres {
  /** The address of a database that is made for this. */
  create(name: string): Promise<string>
  stop: Running['stop']
}

export async function startPostgres(dataDir: string): Promise<Postgres> {
  const { url, stop } = await startProcess(['--input-type=module', '--eval', script], { DATA_DIR: dataDir })
  return {
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
