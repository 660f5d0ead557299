import { type LiveChanged, liveChanged } from '@foyer/contract/staff/live.ts'
import { createEventSourceTransport, type EventStream } from '@foyer/web/connection/event-source.ts'
import { createReconnectingConnection } from '@foyer/web/connection/reconnecting-connection.ts'
import * as z from 'zod/mini'

type Change = LiveChanged | 'everything'

interface WatchLiveOptions {
  readonly open: () => EventStream
  /** `everything` after each (re)connection, because changes may have been missed. */
  readonly onChanged: (what: Change) => void
  readonly onConnection: (line: 'open' | 'lost') => void
  /** Called for every message, including heartbeats. */
  readonly onSignal?: () => void
  /** The session is over, so there is no reconnection. */
  readonly onEnded: () => void
}

/** The server sends a heartbeat every 5 s. */
const SILENCE_TIMEOUT_MS = 12_000
const RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const

type LiveMessage = { readonly changed: Change } | 'beat' | 'ended'

/**
 * Keeps one connection to the server open and reports its events. Returns a function that stops it.
 */
export function watchLive({ open, onChanged, onConnection, onSignal, onEnded }: WatchLiveOptions): () => void {
  const line = createReconnectingConnection<LiveMessage>({
    connect: createEventSourceTransport<LiveMessage>(open, {
      hello: 'hello',
      events: { beat: () => 'beat', changed: (data) => ({ changed: parseChange(data) }), ended: () => 'ended' },
    }),
    retryDelaysMs: RETRY_DELAYS_MS,
    openTimeoutMs: SILENCE_TIMEOUT_MS,
    silenceTimeoutMs: SILENCE_TIMEOUT_MS,
    onOpen() {
      onSignal?.()
      onConnection('open')
      onChanged('everything')
    },
    onMessage(message) {
      if (message === 'ended') {
        stop()
        return onEnded()
      }
      onSignal?.()
      if (message !== 'beat') onChanged(message.changed)
    },
    onLost: () => onConnection('lost'),
  })
  line.open()
  // The browser notices a cable being unplugged or plugged in faster than our timeout does.
  const dialAnew = () => {
    line.close()
    onConnection('lost')
    line.open()
  }
  addEventListener('offline', dialAnew)
  addEventListener('online', dialAnew)
  const stop = () => {
    removeEventListener('offline', dialAnew)
    removeEventListener('online', dialAnew)
    line.close()
  }
  return stop
}

/** An unknown change from a newer server counts as a change of everything. */
function parseChange(data: unknown): Change {
  try {
    return z.decode(liveChanged, JSON.parse(String(data)))
  } catch {
    return 'everything'
  }
}
