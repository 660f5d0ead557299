import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createHttpTexts } from './http-calls.ts'

const { signal } = new AbortController()

async function createDevice(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
}

it('T12 does not follow redirects of a compromised device', async () => {
  let asked = 0
  const { port } = await createDevice((_, response) => response.end(String(++asked)))
  const device = await createDevice((_, response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end(),
  )
  await expect(createHttpTexts(device)('/', 'x', signal)).rejects.toMatchObject({ code: 'deviceAway' })
  expect(asked).toBe(0)
})

it('T12 disconnects from a device that never ends its answer', async () => {
  const device = await createDevice((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(64_000)));
    }
    response.on('drain', more)
    more()
  })
  await expect(createHttpTexts(device)('/', 'x', signal)).rejects.toMatchObject({ code: 'deviceAway' })
})
