import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { tellRefunds } from '@foyer/contract/hub.ts'
import type { Between, Break } from './breaks.ts'

interface ProxyEnds {
  /** The server's current address; undefined while there is none. */
  server(): string | undefined
  killServer(): Promise<void>
  killHub(): Promise<void>
}

export interface HubProxy {
  readonly url: string
  /** Breaks once, at the next match. */
  arm(between: Break['between']): void
  stop(): void
}

/** A proxy between hub and server that breaks where it is armed. */
export async function startHubProxy(ends: ProxyEnds): Promise<HubProxy> {
  let armed: Break['between']
  const breaksNow = (when: 'order' | 'told', wanted: readonly Between[]): Between | undefined => {
    if (armed?.when !== when || !wanted.includes(armed.breaks)) return undefined
    const { breaks } = armed
    armed = undefined
    return breaks
  }
  const kills: Partial<Record<Between, () => Promise<void>>> = {
    serverBefore: ends.killServer,
    serverAfter: ends.killServer,
    hubBefore: ends.killHub,
    hubAfter: ends.killHub,
  }
  const line = createServer(async (request, response) => {
    const body = await text(request)
    const isAboutRefunds = request.url === tellRefunds.path
    const isTold = isAboutRefunds && JSON.parse(body).refunds.length > 0
    const first = isTold && breaksNow('told', ['question', 'serverBefore', 'hubBefore'])
    if (first) {
      await kills[first]?.()
      return void request.socket.destroy()
    }
    const at = ends.server()
    const headers = { 'content-type': 'application/json' }
    const answer = at && (await fetch(`${at}${request.url}`, { method: 'POST', headers, body }).catch(() => undefined))
    const said = answer && (await answer.text().catch(() => undefined))
    if (!answer || said === undefined) return void request.socket.destroy()
    const isOrder = isAboutRefunds && answer.ok && JSON.parse(said).orders.length > 0
    const then =
      (isOrder && breaksNow('order', ['answer', 'serverAfter', 'hubAfter'])) ||
      (isTold && breaksNow('told', ['answer', 'serverAfter', 'hubAfter']))
    if (then === 'answer' || then === 'serverAfter') {
      await kills[then]?.()
      return void request.socket.destroy()
    }
    response.writeHead(answer.status, headers).end(said)
    if (then) await kills[then]?.()
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  const { port } = line.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    arm: (between) => {
      armed = between
    },
    stop: () => void line.close(),
  }
}
