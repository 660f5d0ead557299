import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { connectReplica, readPosition } from './replica.ts'
import { createFreshDatabase } from './testing/create-fresh-database.ts'

it('a server that is no replica reads nothing', async () => {
  const db = await createFreshDatabase('demo')
  const replica = connectReplica({ url: db.ownerUrl, preparedStatements: true })
  onTestFinished(replica.close)
  const position = await db.inHotel(1, readPosition)
  expect(position).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/)
  expect(await replica.read(1, position, async () => 'read')).toBeUndefined()
})

it('a replica that is away is not tried again for a while', { timeout: 20_000 }, async () => {
  let attempts = 0
  const server = createServer((socket) => {
    attempts += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  let ms = 0
  const replica = connectReplica({
    url: `postgres://foyer@127.0.0.1:${port}/foyer`,
    preparedStatements: true,
    now: () => ms,
  })
  onTestFinished(replica.close)
  const read = () => replica.read(1, '0/0', async () => 'read')
  expect(await read()).toBeUndefined()
  const first = attempts
  expect(first).toBeGreaterThan(0)
  ms = 14_000
  expect(await read()).toBeUndefined()
  expect(attempts).toBe(first)
  ms = 16_000
  expect(await read()).toBeUndefined()
  expect(attempts).toBeGreaterThan(first)
})
