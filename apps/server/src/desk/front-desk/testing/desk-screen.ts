import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  buildDeskAddress,
  buildDeskProtocols,
  type DeskMessage,
  type ScreenEvent,
  type ScreenMessage,
  type ScreenSignal,
  screenMessage,
} from '@foyer/contract/messages/front-desk.ts'
import { onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { Browser } from '../../../testing/browser.ts'
import type { TestServer } from '../../../testing/create-test-server.ts'
import type { GuestPage } from '../../../testing/guest-page.ts'

/** Opens a page of the Palace's front-desk screen, enrolled as a hotel would do it. */
export async function openDeskScreen({ app, open }: TestServer): Promise<GuestPage> {
  const browser = new Browser(app)
  await browser.signIn('FOYE-RHOT-ELDE-VICE', 'frontapp')
  return open({ appKey: 'frontapp' }, browser)
}

type DistributedOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

interface Handshake {
  readonly link?: string
  readonly csrf?: string
  readonly cookie?: string
  readonly origin?: string
  readonly appKey?: string
  readonly protocols?: string[]
}

export async function listenAndGetHost({ app }: Pick<TestServer, 'app'>): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** Makes the handshake of the page; `given` overrides parts of it. */
async function connectScreen(server: TestServer, page: GuestPage, given: Handshake) {
  const host = await listenAndGetHost(server)
  const { hotel, site } = page.hotelPage
  const cookie = [...page.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { link = randomUUID(), csrf = page.csrf } = given
  const path = buildDeskAddress({ hotelId: hotel.id, appKey: given.appKey ?? site.appKey })
  return new WebSocket(`ws://${host}${path}`, given.protocols ?? buildDeskProtocols({ csrf, link }), {
    headers: { cookie: given.cookie ?? cookie },
    origin: given.origin ?? `http://${host}`,
  })
}

/** Returns 101, or the status code of the rejection. */
export async function handshake(server: TestServer, page: GuestPage, given: Handshake = {}): Promise<number> {
  const socket = await connectScreen(server, page, given)
  onTestFinished(() => socket.terminate())
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(101))
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.on('error', reject)
  })
}

/** One open connection: what it sends and receives. */
export async function openDeskConnection(server: TestServer, page: GuestPage, given: Handshake = {}) {
  const socket = await connectScreen(server, page, given)
  onTestFinished(() => socket.terminate())
  const heard: DeskMessage[] = []
  const end = { code: 0 }
  socket.on('message', (data) => heard.push(JSON.parse(String(data))))
  socket.on('close', (code) => {
    end.code = code
  })
  await once(socket, 'open')
  let sequence = 0
  const send = (message: ScreenMessage) => socket.send(JSON.stringify(z.encode(screenMessage, message)))
  return {
    socket,
    heard,
    end,
    send,
    signal: (signal: DistributedOmit<ScreenSignal, 'sender'>) =>
      socket.send(JSON.stringify({ sender: 'frontapp', ...signal })),
    /** Commands that it has received, in order. */
    commands: () => heard.flatMap((one) => (one.type === 'onMessage' ? [one.data] : [])),
    /** Numbers and sends a message, and waits for the response to it. */
    async tell(news: ScreenEvent, changes: Partial<Pick<ScreenMessage, 'id' | 'sequence'>> = {}) {
      sequence = changes.sequence ?? sequence + 1
      const message = { id: randomUUID(), sender: 'frontapp', ...news, ...changes, sequence } as ScreenMessage
      const before = heard.length
      send(message)
      await vi.waitUntil(() => heard.slice(before).some(({ type }) => type !== 'missing'))
      return { message, answer: heard.slice(before).find(({ type }) => type !== 'missing') }
    },
  }
}
