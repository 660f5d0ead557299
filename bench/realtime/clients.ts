import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { openScreenSocket, type SocketTarget } from './sockets.ts'

/** What a client process opens, how many, and from which loopback address. */
export interface Clients extends SocketTarget {
  readonly count: number
  readonly localAddress: string
}

/** Concurrent handshakes: the next begins when one has been accepted. */
const BATCH_SIZE = 8
const RETRY_DELAY_MS = 1_000
/** A machine that is busy for minutes is not the server's fault. */
const MAX_ATTEMPTS = 120
const REPORT_INTERVAL = 250

export type ClientReport = { readonly open: number; readonly triedAgain: number }

const sockets: WebSocket[] = []
let retryCount = 0
const buildReport = (): ClientReport => ({
  open: sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
  triedAgain: retryCount,
})

/**
 * An overloaded server rejects some handshakes before reading them; a real screen would reconnect.
 */
async function openSocket(wanted: Clients): Promise<WebSocket> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await openScreenSocket(wanted, wanted.localAddress)
    } catch (refused) {
      if (tries === MAX_ATTEMPTS) throw refused
      retryCount += 1
      await delay(RETRY_DELAY_MS)
    }
  }
}

async function openAll(wanted: Clients): Promise<void> {
  let left = wanted.count
  const one = async () => {
    while (left > 0) {
      left -= 1
      sockets.push(await openSocket(wanted))
      if (sockets.length % REPORT_INTERVAL === 0) process.send?.(buildReport())
    }
  }
  await Promise.all(Array.from({ length: BATCH_SIZE }, one))
  process.send?.(buildReport())
}

// The first message says what to open; each later one asks how many are still open.
process.once('message', (wanted) => {
  void openAll(wanted as Clients).catch((error) => {
    console.error(error)
    process.exit(1)
  })
  process.on('message', () => process.send?.(buildReport()))
})
process.send?.('ready')
