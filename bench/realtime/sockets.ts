import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { buildDeskAddress, buildDeskProtocols } from '@foyer/contract/messages/front-desk.ts'
import { HOTEL_CHANNEL_PATH } from '@foyer/contract/messages/hotel-channel.ts'
import pg from 'pg'
import { WebSocket } from 'ws'

/** On a shared machine, fifty concurrent handshakes are slow. */
const HANDSHAKE_TIMEOUT_MS = 60_000

interface Frame {
  readonly type: string
  readonly data: { readonly screens: readonly { device: string }[]; readonly command: { readonly id: string } }
}

/** Includes the reason of a rejection, because a limit of the machine would look like our fault. */
async function waitUntilOpen(socket: WebSocket): Promise<WebSocket> {
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('unexpected-response', (_, { statusCode }) => reject(new Error(`A line was refused: ${statusCode}.`)))
    socket.on('error', (error) => reject(new Error(`A line could not be opened: ${error.message}`)))
  })
  return socket
}

/** What it takes to open a screen's connection. A bare server ignores it, but receives the same. */
export interface SocketTarget {
  readonly url: string
  readonly cookie: string
  readonly csrf: string
}

/**
 * One connection of a screen at the desk, which receives nothing until it has sent its position.
 */
export function openScreenSocket({ url, cookie, csrf }: SocketTarget, localAddress = '127.0.0.1'): Promise<WebSocket> {
  const address = url.replace(/^http/, 'ws') + buildDeskAddress({ hotelId: 1, appKey: 'frontapp' })
  const protocols = buildDeskProtocols({ csrf, link: randomUUID() })
  return waitUntilOpen(
    new WebSocket(address, protocols, {
      headers: { cookie },
      origin: url,
      localAddress,
      perMessageDeflate: false,
      handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
    }),
  )
}

/** Acknowledges every command, and reports each. */
export async function openListeningScreen(dialled: SocketTarget, onCommand: (id: string) => void): Promise<WebSocket> {
  const socket = await openScreenSocket(dialled)
  socket.on('message', (data) => {
    const { type, data: said }: Frame = JSON.parse(String(data))
    if (type !== 'onMessage') return
    onCommand(said.command.id)
    socket.send(JSON.stringify({ sender: 'frontapp', type: 'taken', data: { id: said.command.id } }))
  })
  socket.send(JSON.stringify({ sender: 'frontapp', type: 'configure', data: { applied: 0 } }))
  return socket
}

/** A hotel's own system: its screens, and how to send them commands. */
export async function openSystemSocket(url: string, key: string) {
  const address = `${url.replace(/^http/, 'ws').replace(/\/$/, '')}${HOTEL_CHANNEL_PATH}?hotel=1`
  const socket = await waitUntilOpen(new WebSocket(address, { headers: { authorization: `Bearer ${key}` } }))
  const screens = Promise.withResolvers<readonly { device: string }[]>()
  socket.on('message', (data) => {
    const { type, data: said }: Frame = JSON.parse(String(data))
    if (type === 'configured') screens.resolve(said.screens)
  })
  socket.send(JSON.stringify({ type: 'configure', data: { link: randomUUID(), from: 1 } }))
  const [{ device = '' } = {}] = await screens.promise
  let sequence = 0
  return {
    send(): string {
      const id = randomUUID()
      sequence += 1
      socket.send(JSON.stringify({ id, sequence, sender: 'pms', device, type: 'connected', data: {} }))
      return id
    },
    close: () => socket.close(),
  }
}

/** Creates the key directly in the database instead of in the staff application. */
export async function createSystemKey(databaseUrl: string): Promise<string> {
  const key = `foyer-line-${randomBytes(32).toString('base64url')}`
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query("select set_config('foyer.hotel_id', '1', true)")
    const hash = createHash('sha256').update(key).digest('hex')
    await client.query("insert into hotel_line_keys (hotel_id, name, key_hash) values (1, 'Bench', $1)", [hash])
    await client.query('commit')
  } finally {
    await client.end()
  }
  return key
}
