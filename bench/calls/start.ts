import { join } from 'node:path'
import { type Running, startProcess } from '../server.ts'
import { type Laid, layBook } from './lay-book.ts'

const main = join(import.meta.dirname, '../../apps/server/src/main.ts')
const bareServer = join(import.meta.dirname, 'bare-server.ts')

/** Pages come from the sources: only their facts are read. */
export const startServer = (databaseUrl: string): Promise<Running> =>
  startProcess([main], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: '',
    PUBLIC_URL: '',
    PORT: '0',
    FOYER_DEV: '1',
    DEMO: 'on',
    TRUST_PROXY: 'loopback',
  })

/** Each database by its name. */
export const startBare = (databases: Readonly<Record<string, string>>): Promise<Running> =>
  startProcess([bareServer], { DATABASES: JSON.stringify(databases) })

/** The first start makes the tables and the hotel; nobody is in it while the book is laid. */
export async function layFirstBook(url: string, reservations: number, day: string): Promise<Laid[]> {
  await (await startServer(url)).stop()
  return layBook(url, reservations, day)
}
