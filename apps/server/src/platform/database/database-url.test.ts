import { createServer } from 'node:net'
import { expect, inject, it, onTestFinished } from 'vitest'
import { StartProblem } from '../env/start-problem.ts'
import { openDatabase } from './open-database.ts'
import { toDatabaseUrl } from './testing/owner-client.ts'

const SECRET = 'hunter2secret'

async function problemWith(databaseUrl: string): Promise<StartProblem> {
  const outcome = await openDatabase({ databaseUrl, dataDir: '' }).catch((error: unknown) => error)
  if (!(outcome instanceof StartProblem)) throw new Error(`Not a StartProblem: ${outcome}`)
  return outcome
}

/** A port of this machine that is no longer in use. */
async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

it.each(['', ' ', 'localhost', `mysql://foyer:${SECRET}@db/foyer`, `postgresql://foyer:${SECRET}@db:port/foyer`])(
  'explains what DATABASE_URL should look like when it is %j',
  async (url) => {
    const { message } = await problemWith(url || ' ')
    expect(message).toBe('DATABASE_URL is not an address like postgresql://user:password@host:5432/database')
  },
)

it('reports that a database cannot be reached, never its password', async () => {
  const port = await closedPort()
  const { message } = await problemWith(`postgresql://foyer:${SECRET}@127.0.0.1:${port}/foyer`)
  expect(message).toBe(`The database at 127.0.0.1:${port} cannot be reached; is DATABASE_URL right, and is it running?`)
})

it('reports a host that does not speak PostgreSQL as unreachable', async () => {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { message } = await problemWith(`postgresql://foyer:${SECRET}@127.0.0.1:${port}/foyer`)
  expect(message).toMatch(/cannot be reached/)
})

it('reports that the password is refused, never the password', async () => {
  const url = new URL(inject('databaseUrl'))
  url.password = SECRET
  const problem = await problemWith(url.href)
  expect(problem.message).toMatch(/^The database at .* refuses the user or the password of DATABASE_URL\.$/)
  expect(problem.message).not.toContain(SECRET)
})

it('reports that there is no such database', async () => {
  const { message } = await problemWith(toDatabaseUrl(inject('databaseUrl'), 'nowhere'))
  expect(message).toMatch(/has no database nowhere; create it or correct DATABASE_URL\.$/)
})
