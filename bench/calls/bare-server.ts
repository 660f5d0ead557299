import { createHash } from 'node:crypto'
import fastify from 'fastify'
import pg from 'pg'
import { type BareInput, bareCalls } from './bare-calls.ts'
import { HOTEL } from './seed-reservations.ts'

/**
 * Databases by name, opened like the server's own pool: same number of connections, same role, row
 * security.
 */
const databases: Record<string, string> = JSON.parse(process.env['DATABASES'] ?? '{}')
const POOL_SIZE = 10

const app = fastify()

const named = Object.fromEntries(
  Object.entries(bareCalls).map(([call, statements]) => [
    call,
    statements.map(({ text, values }) => ({
      text,
      values,
      name: createHash('sha256').update(text).digest('hex').slice(0, 16),
    })),
  ]),
)

for (const [database, url] of Object.entries(databases)) {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, options: '-c role=foyer_app' })
  app.post<{ Body: BareInput }>(`/${database}`, async ({ body }) => {
    const client = await pool.connect()
    try {
      await client.query(`begin; set local foyer.hotel_id = '${HOTEL}'`)
      const answers = []
      for (const { text, name, values } of named[body.call] ?? []) {
        const { rows } = await client.query({ text, name, values: values(body) })
        answers.push(rows)
      }
      await client.query('commit')
      return answers[0]
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  })
}

const url = await app.listen({ port: 0, host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0)).on('disconnect', () => process.exit(0))
process.send?.({ type: 'ready', url })
