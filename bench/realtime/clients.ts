import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type Dialled, screenLine } from './lines.ts'

/** What a client process opens, how many, and from which loopback address. */
export interface Clients extends Dialled {
  readonly count: number
  readonly localAddress: string
}

/** Concurrent handshakes: the next begins when one has been accepted. */
const AT_ONCE = 8
const AGAIN_MS = 1_000
/** A machine that is busy for minutes is not the server's fault. */
const MOST_TRIES = 120
const TELLS_EVERY = 250

export type Told = { readonly open: number; readonly triedAgain: number }

const sockets: WebSocket[] = []
let triedAgain = 0
const told = (): Told => ({
  open: sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
  triedAgain,
})

/**
 * An overloaded server rejects some handshakes before reading them; a real screen would reconnect.
 */
async function opened(wanted: Clients): Promise<WebSocket> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await screenLine(wanted, wanted.localAddress)
    } catch (refused) {
      if (tries === MOST_TRIES) throw refused
      triedAgain += 1
      await delay(AGAIN_MS)
    }
  }
}

async function openAll(wanted: Clients): Promise<void> {
  let left = wanted.count
  const one = async () => {
    while (left > 0) {
      left -= 1
      sockets.push(await opened(wanted))
      if (sockets.length % TELLS_EVERY === 0) process.send?.(told())
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  process.send?.(told())
}

// The first message says what to open; each later one asks how many are still open.
process.once('message', (wanted) => {
  void openAll(wanted as Clients).catch((error) => {
    console.error(error)
    process.exit(1)
  })
  process.on('message', () => process.send?.(told()))
})
process.send?.('ready')
