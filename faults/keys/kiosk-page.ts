import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { buildHubProtocols, type DeviceMessage, HUB_PATH } from '@foyer/contract/messages/device.ts'
import { WebSocket } from 'ws'

/**
 * The result of a command as seen by the page: done, a problem code, or how the connection was
 * lost.
 */
type Answer = string

/** The parts of the kiosk's page that handle keys. */
export interface KioskPage {
  cut(sealed: string): Promise<Answer>
  /** Resolves when a card has come out, or the hub is gone. */
  cardOut(): Promise<void>
  close(): void
}

interface Hub {
  readonly port: number
  readonly token: string
}

/**
 * A hub accepts pages as soon as it has read the server's answer, which the server cannot observe.
 */
export async function openKioskPage(server: string, hub: Hub): Promise<KioskPage> {
  for (;;) {
    const page = await connect(server, hub)
    if (page) return page
    await delay(RETRY_DELAY_MS)
  }
}

/** The same for a hub that may be dead: returns undefined, and stops trying, once it is aborted. */
export async function openKioskPageWhile(
  wanted: AbortSignal,
  server: string,
  hub: Hub,
): Promise<KioskPage | undefined> {
  while (!wanted.aborted) {
    const page = await connect(server, hub, wanted)
    if (page) return page
    await delay(RETRY_DELAY_MS)
  }
  return undefined
}

const RETRY_DELAY_MS = 20

async function connect(server: string, { port, token }: Hub, wanted?: AbortSignal): Promise<KioskPage | undefined> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${HUB_PATH}`, buildHubProtocols(token), { origin: server })
  const giveUp = () => socket.terminate()
  wanted?.addEventListener('abort', giveUp)
  const waiting = new Map<string, (answer: Answer) => void>()
  const onCard = new Set<() => void>()
  socket.on('error', () => {})
  socket.on('message', (data) => {
    const message: DeviceMessage = JSON.parse(String(data))
    if (message.type === 'done') waiting.get(message.id)?.('done')
    if (message.type === 'problem' && message.id) waiting.get(message.id)?.(message.code)
    if (message.type === 'card') for (const listener of onCard) listener()
  })
  const closed = new Promise<Answer>((resolve) => socket.on('close', (code) => resolve(`lost by ${code}`)))
  const hello = once(socket, 'message').then(() => true)
  const isIn = (await Promise.race([hello, closed])) === true
  wanted?.removeEventListener('abort', giveUp)
  if (!isIn) return
  return {
    cut(sealed) {
      const id = randomUUID()
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
      if (socket.readyState === WebSocket.OPEN)
        socket.send(JSON.stringify({ type: 'programCardVendor', id, grant: sealed }))
      return Promise.race([answered, closed])
    },
    async cardOut() {
      await Promise.race([new Promise<void>((resolve) => onCard.add(resolve)), closed])
    },
    close: () => socket.terminate(),
  }
}
