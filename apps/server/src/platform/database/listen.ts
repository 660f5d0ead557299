import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

export interface Listener {
  onMessage(payload: string): void
  /** The connection was lost and is back, so notices may have been missed. */
  onReconnect(): void
}

export interface Listening {
  stop(): Promise<void>
}

/** Connections that only listen. */
export interface ListeningLines {
  open(): Promise<pg.Client>
  close(client: pg.Client): Promise<void>
}

const RETRY_DELAY_MS = 1_000

export function listeningLines(ownerUrl: string, role: string): ListeningLines {
  return {
    async open() {
      const client = new pg.Client({ connectionString: ownerUrl, application_name: 'foyer listener', keepAlive: true })
      client.on('error', () => {})
      try {
        await client.connect()
        await client.query(`set role ${pg.escapeIdentifier(role)}`)
      } catch (error) {
        await client.end().catch(() => {})
        throw error
      }
      return client
    },
    close: (client) => client.end(),
  }
}

/** Listens on a dedicated connection and reconnects when it is lost. */
export async function listen(lines: ListeningLines, channel: string, listener: Listener): Promise<Listening> {
  const stopping = new AbortController()
  let client: pg.Client | undefined

  async function connect(): Promise<pg.Client> {
    const next = await lines.open()
    next.on('notification', ({ payload }) => listener.onMessage(payload ?? ''))
    try {
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
        await delay(RETRY_DELAY_MS, undefined, { signal: stopping.signal, ref: false })
        const next = await connect()
        if (stopping.signal.aborted) await lines.close(next)
        else listener.onReconnect()
        return
      } catch {
        // Retries unless we are stopping.
      }
    }
  }

  await connect()
  return {
    async stop() {
      stopping.abort()
      if (client) await lines.close(client).catch(() => {})
    },
  }
}
