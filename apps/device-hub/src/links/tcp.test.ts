import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createTcpLink } from './tcp.ts'

async function createDevice() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { server, link: createTcpLink({ host: '127.0.0.1', port }) }
}

it('transmits bytes both ways, and reports when the other end is gone', async () => {
  const { server, link } = await createDevice()
  const connected = once(server, 'connection') as Promise<[Socket]>
  const connection = await link.open()
  const [device] = await connected
  const heard = once(device, 'data')
  connection.write(Uint8Array.of(1, 2, 3))
  expect([...(await heard)[0]]).toEqual([1, 2, 3])
  const said = new Promise<Uint8Array>((resolve) => connection.onBytes(resolve))
  device.write(Uint8Array.of(0xff, 0))
  expect([...(await said)]).toEqual([0xff, 0])
  device.destroy()
  await connection.closed
})

it('is away if no one listens', async () => {
  const { server, link } = await createDevice()
  server.close()
  await once(server, 'close')
  await expect(link.open()).rejects.toMatchObject({ code: 'deviceAway' })
})
