import { type LiveChanged, liveChanged } from '@foyer/contract/staff/live.ts'
import { type EventStream, overEventSource } from '@foyer/web/line/event-source.ts'
import { reconnectingLine } from '@foyer/web/line/reconnecting-line.ts'
import * as z from 'zod/mini'

type Change = LiveChanged | 'everything'

interface Wishes {
  readonly open: () => EventStream
  /** `everything` after each (re)connection, because changes may have been missed. */
  readonly onChanged: (what: Change) => void
  readonly onLine: (line: 'open' | 'lost') => void
  /** Called for every message, including heartbeats. */
  readonly onHeard?: () => void
  /** The session is over, so there is no reconnection. */
  readonly onEnded: () => void
}

/** The server sends a heartbeat every 5 s. */
const SILENCE_MS = 12_000
const AGAIN_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const

type LiveMessage = { readonly changed: Change } | 'beat' | 'ended'

/**
 * Keeps one connection to the server open and reports its events. Returns a function that stops it.
 */
export function watchLive({ open, onChanged, onLine, onHeard, onEnded }: Wishes): () => void {
  const line = reconnectingLine<LiveMessage>({
    connect: overEventSource<LiveMessage>(open, {
      hello: 'hello',
      events: { beat: () => 'beat', changed: (data) => ({ changed: whatChanged(data) }), ended: () => 'ended' },
    }),
    waitsMs: AGAIN_MS,
    openWithinMs: SILENCE_MS,
    silentAfterMs: SILENCE_MS,
    onOpen() {
      onHeard?.()
      onLine('open')
      onChanged('everything')
    },
    onMessage(message) {
      if (message === 'ended') {
        stop()
        return onEnded()
      }
      onHeard?.()
      if (message !== 'beat') onChanged(message.changed)
    },
    onLost: () => onLine('lost'),
  })
  line.open()
  // The browser notices a cable being unplugged or plugged in faster than our timeout does.
  const dialAnew = () => {
    line.close()
    onLine('lost')
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
function whatChanged(data: unknown): Change {
  try {
    return z.decode(liveChanged, JSON.parse(String(data)))
  } catch {
    return 'everything'
  }
}
