import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type CommandContent, commandContent } from '@foyer/contract/messages/desk-command.ts'
import { HOTEL_CHANNEL_PATH, type SystemMessage } from '@foyer/contract/messages/hotel-channel.ts'
import { makeLineKey } from '@foyer/contract/staff/screens.ts'
import { onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { Browser } from '../../../testing/browser.ts'
import type { TestServer } from '../../../testing/create-test-server.ts'
import { createColleague } from '../../../testing/staff-page.ts'
import { listenAndGetHost } from './desk-screen.ts'

/** Creates a key the way an administrator does in the staff application. */
export async function createLineKey({ app, db }: TestServer, hotelId = 1) {
  const office = await createColleague(db, new Browser(app), { role: 'administrator', hotelId })
  const made = await office.call(makeLineKey, { body: { name: 'Test system' } })
  return { office, ...made }
}

interface SystemConnection {
  readonly key: string
  readonly hotel?: number
  readonly link?: string
  readonly from?: number
}

export async function connectSystem(
  server: Pick<TestServer, 'app'>,
  { key, hotel = 1 }: SystemConnection,
): Promise<WebSocket> {
  const socket = new WebSocket(`ws://${await listenAndGetHost(server)}${HOTEL_CHANNEL_PATH}?hotel=${hotel}`, {
    headers: { authorization: `Bearer ${key}` },
  })
  onTestFinished(() => socket.terminate())
  return socket
}

/** Returns 101, or the status code of the rejection. */
export async function systemHandshake(server: TestServer, dialled: SystemConnection): Promise<number> {
  const socket = await connectSystem(server, dialled)
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(101))
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.on('error', reject)
  })
}

/** A minimal client of a hotel's system. */
export async function openSystemClient(server: Pick<TestServer, 'app'>, dialled: SystemConnection) {
  const socket = await connectSystem(server, dialled)
  const heard: SystemMessage[] = []
  const end = { code: 0 }
  socket.on('message', (data) => heard.push(JSON.parse(String(data))))
  socket.on('close', (code) => {
    end.code = code
  })
  await once(socket, 'open')
  const say = (frame: unknown) => socket.send(JSON.stringify(frame))
  const { link = randomUUID(), from = 1 } = dialled
  say({ type: 'configure', data: { link, from } })
  await vi.waitUntil(() => heard.some(({ type }) => type === 'configured'))
  const screens = heard.flatMap((one) => (one.type === 'configured' ? one.data.screens : []))
  let sequence = from - 1
  return {
    socket,
    heard,
    end,
    say,
    link,
    screens,
    device: screens[0]?.device ?? '',
    news: () => heard.flatMap((one) => (one.type === 'onMessage' ? [one.data] : [])),
    /** Numbers and sends a command, and waits for the response to it. */
    async command(
      said: CommandContent,
      given: { device?: string; id?: string; sequence?: number; sender?: string } = {},
    ) {
      sequence = given.sequence ?? sequence + 1
      const id = given.id ?? randomUUID()
      const before = heard.length
      const wire = z.encode(commandContent, said)
      say({ id, sender: 'pms', device: screens[0]?.device, ...given, sequence, ...wire })
      const answers = () => heard.slice(before).filter(({ type }) => type !== 'onMessage')
      await vi.waitUntil(() => answers().length > 0)
      return { id, answer: answers()[0] }
    },
  }
}
