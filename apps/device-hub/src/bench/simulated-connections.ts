import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Connection, Link } from '../links/link.ts'
import { WireLog } from './wire-log.ts'

/** How a connection in the lobby transmits what its device sends. */
export const connectionModes = ['well', 'slow', 'silent', 'away'] as const
export type ConnectionMode = (typeof connectionModes)[number]

/** Noticeably slow, but within every driver's timeout. */
export const SLOW_DELAY_MS = 1_500

/**
 * The connections between the hub and the lobby's devices. Traffic is logged, and faults can be
 * injected.
 */
export class SimulatedConnections {
  readonly log = new WireLog()
  readonly #moods = new Map<string, ConnectionMode>()
  readonly #open = new Map<string, Set<() => void>>()

  mode(device: string): ConnectionMode {
    return this.#moods.get(device) ?? 'well'
  }

  setMode(device: string, mood: ConnectionMode): void {
    this.#moods.set(device, mood)
    if (mood === 'away') for (const close of [...(this.#open.get(device) ?? [])]) close()
  }

  /** Wraps a link with logging and faults. */
  wrapLink(device: string, link: Link): Link {
    return {
      open: async () => {
        if (this.mode(device) === 'away') throw new Problem('deviceAway', `the line to the ${device} is cut`)
        return this.#watched(device, await link.open())
      },
    }
  }

  /** The same for a device with an HTTP interface. */
  wrapCalls<Body, Answer>(
    device: string,
    ask: (path: string, body: Body, signal: AbortSignal) => Promise<Answer>,
  ): (path: string, body: Body, signal: AbortSignal) => Promise<Answer> {
    const note = (direction: 'to' | 'from', said: unknown) =>
      this.log.record({ device, direction, bytes: Buffer.from(typeof said === 'string' ? said : JSON.stringify(said)) })
    return async (path, body, signal) => {
      if (this.mode(device) === 'away') throw new Problem('deviceAway', `the line to the ${device} is cut`)
      const { promise: cut, reject } = Promise.withResolvers<never>()
      const close = () => reject(new Problem('deviceAway', `the line to the ${device} was cut`))
      const open = this.#open.get(device) ?? new Set()
      this.#open.set(device, open.add(close))
      const late = () => reject(new Problem('deviceUnknown', `the ${device} has not answered in time`))
      signal.addEventListener('abort', late, { once: true })
      try {
        note('to', body)
        const answer = await Promise.race([ask(path, body, signal), cut])
        if (this.mode(device) === 'silent') return await cut
        if (this.mode(device) === 'slow') await Promise.race([pause(SLOW_DELAY_MS), cut])
        note('from', answer)
        return answer
      } finally {
        open.delete(close)
        signal.removeEventListener('abort', late)
      }
    }
  }

  #watched(device: string, inner: Connection): Connection {
    const open = this.#open.get(device) ?? new Set()
    this.#open.set(device, open)
    const close = () => {
      open.delete(close)
      inner.close()
    }
    open.add(close)
    void inner.closed.then(() => open.delete(close))
    /** Preserves the order of messages, whatever the connection's state has become since. */
    let heard: Promise<unknown> = Promise.resolve()
    let waiting = 0
    return {
      write: (bytes) => {
        this.log.record({ device, direction: 'to', bytes })
        inner.write(bytes)
      },
      onBytes: (listener) => {
        inner.onBytes((bytes) => {
          const mood = this.mode(device)
          if (mood === 'silent') return
          const hear = () => {
            this.log.record({ device, direction: 'from', bytes })
            listener(bytes)
          }
          if (mood === 'well' && waiting === 0) return hear()
          waiting += 1
          const due = mood === 'slow' ? pause(SLOW_DELAY_MS) : Promise.resolve()
          heard = Promise.all([heard, due]).then(() => {
            waiting -= 1
            if (open.has(close)) hear()
          })
        })
      },
      closed: inner.closed,
      close,
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds).unref())
}
