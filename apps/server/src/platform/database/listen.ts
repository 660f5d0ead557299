import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

export interface Listener {
  hear(payload: string): void
  /** The line was down and is up again: something may have been said meanwhile. */
  again(): void
}

export interface Listening {
  stop(): Promise<void>
}

const RETRY_MS = 1_000

/** A connection of its own that only listens, and comes back when it is lost. */
export async function listen(ownerUrl: string, role: string, channel: string, listener: Listener): Promise<Listening> {
  const stopping = new AbortController()
  let client: pg.Client | undefined

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: ownerUrl, application_name: 'foyer listener', keepAlive: true })
    next.on('notification', ({ payload }) => listener.hear(payload ?? ''))
    next.on('error', () => {})
    try {
      await next.connect()
      await next.query(`set role ${pg.escapeIdentifier(role)}`)
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    client = next
    next.on('end', () => void comeBack())
    return next
  }

  async function comeBack(): Promise<void> {
    client = undefined
    while (!stopping.signal.aborted) {
      try {
        await delay(RETRY_MS, undefined, { signal: stopping.signal, ref: false })
        const next = await connect()
        if (stopping.signal.aborted) await next.end()
        else listener.again()
        return
      } catch {
        // Tried again, or we are stopping.
      }
    }
  }

  await connect()
  return {
    async stop() {
      stopping.abort()
      await client?.end().catch(() => {})
    },
  }
}
