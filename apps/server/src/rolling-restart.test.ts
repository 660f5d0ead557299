import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { aPreparedDataDir, startPostgres } from './platform/database/testing/embedded.ts'
import { createDataDir, longTimeout, startServer } from './testing/server-process.ts'

/** Requests between two checks of a server. */
const CHECK_EVERY = 10
const CLIENTS = 4

interface Upstream {
  readonly url: string
  readonly agent: Agent
  isReady: boolean
  served: number
  asked: number
}

/** Not ready if nothing answers: it has ended. */
const check = ({ url }: Upstream) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * A proxy that reuses connections, checks `/readyz` now and then and sends each request once, to
 * the servers in turn: what fails there fails for the client.
 */
async function createBalancer() {
  const upstreams: Upstream[] = []
  let turn = 0
  async function choose(): Promise<Upstream> {
    for (;;) {
      const next = upstreams[turn++ % upstreams.length] as Upstream
      if (next.asked++ % CHECK_EVERY === 0) next.isReady = await check(next)
      if (next.isReady) return next
    }
  }
  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const to = await choose()
    const { method = 'GET', url = '/', headers } = incoming
    const onward = request(to.url + url, { method, headers, agent: to.agent }, (answer) => {
      to.served += 1
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(onward)
  }
  const proxy = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.writeHead(502).end())
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => void proxy.close())
  return {
    port: (proxy.address() as { port: number }).port,
    add(url: string): Upstream {
      const upstream = { url, agent: new Agent({ keepAlive: true }), isReady: false, served: 0, asked: 0 }
      onTestFinished(() => upstream.agent.destroy())
      upstreams.push(upstream)
      return upstream
    },
    remove: (upstream: Upstream) => void upstreams.splice(upstreams.indexOf(upstream), 1),
  }
}

/** Loads the staff's page, which reads the database. Returns the status. */
async function call(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/staff/`)
  await answer.arrayBuffer()
  return answer.status
}

/** Forgets unused connections, as a proxy does after a while. Returns whether there are others. */
function hasConnections({ agent }: Upstream): boolean {
  for (const socket of Object.values(agent.freeSockets).flat()) socket?.destroy()
  return Object.keys(agent.sockets).length > 0
}

it('N23 two servers restart one after the other under load, and no call fails', longTimeout, async () => {
  const { url: DATABASE_URL } = await startPostgres(await aPreparedDataDir())
  const KEY_SECRET = 'the secret of all servers that tests start'
  const settings = {
    DATABASE_URL,
    DATA_DIR: await createDataDir(),
    KEY_SECRET,
    DEMO: '',
    DRAIN_SECONDS: '900',
  }
  const balancer = await createBalancer()
  const start = async () => {
    const { child, url } = await startServer(settings)
    return { child, upstream: balancer.add(url) }
  }
  const running = [await start(), await start()]
  const statuses: number[] = []
  let isOver = false
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!isOver) statuses.push(await call(balancer.port))
  })
  for (const { child, upstream } of running) {
    await expect.poll(() => upstream.served).toBeGreaterThan(CHECK_EVERY)
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await expect.poll(() => upstream.isReady || hasConnections(upstream)).toBe(false)
    // It has no connection left, so that it may end before its time.
    child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
    balancer.remove(upstream)
    const { upstream: next } = await start()
    await expect.poll(() => next.served).toBeGreaterThan(CHECK_EVERY)
  }
  isOver = true
  await Promise.all(clients)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
})
