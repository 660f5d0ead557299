import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createHttp } from './create-http.ts'

const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'

async function createServer() {
  const app = await createHttp({ logLevel: 'silent', isSecure: false, acceptsUpgrade: () => false })
  const held = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  app.get('/', async () => ({}))
  app.get('/held', async () => {
    isHeld.resolve()
    await held.promise
    return {}
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  onTestFinished(() => app.close())
  const open = () => {
    const socket = connect(Number(port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    return socket
  }
  return { app, open, isHeld: isHeld.promise, release: held.resolve }
}

async function read(socket: Socket): Promise<readonly (string | undefined)[]> {
  const [bytes] = await once(socket, 'data')
  const text = String(bytes)
  return [text.slice(9, 12), /^connection: (.*)\r$/im.exec(text)?.[1]]
}

it('N23 a draining server answers what is sent on an idle and on a busy connection, and closes both', async () => {
  const { app, open, isHeld, release } = await createServer()
  const [idle, busy] = [open(), open()]
  idle.write(GET)
  expect(await read(idle)).toEqual(['200', 'keep-alive'])
  busy.write(GET.replace('/', '/held'))
  await isHeld
  app.drain.begin()
  expect([app.drain.isDraining, idle.readyState]).toEqual([true, 'open'])
  const closed = Promise.all([once(idle, 'close'), once(busy, 'close')])
  idle.write(GET)
  release()
  expect(await Promise.all([read(idle), read(busy)])).toEqual([
    ['200', 'close'],
    ['200', 'close'],
  ])
  await closed
})

it('N23 a draining server still accepts connections', async () => {
  const { app, open } = await createServer()
  app.drain.begin()
  const socket = open()
  socket.write(GET)
  expect(await read(socket)).toEqual(['200', 'close'])
})
