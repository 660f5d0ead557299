import pg from 'pg'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'

const [, , dataDir = '', work] = process.argv
const { url } = await startEmbeddedPostgres(dataDir)
const client = new pg.Client({ connectionString: url })
await client.connect()
await client.query('create table if not exists notes (id int primary key)')

process.stdout.write('ready\n')
if (work === 'exit') process.exit()
// Prints each number only when the database has confirmed it.
for (let id = 1; work === 'write'; id++) {
  await client.query('insert into notes values ($1)', [id])
  process.stdout.write(`${id}\n`)
}
