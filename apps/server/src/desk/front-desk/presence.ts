import type { Database } from '../../platform/database/open-database.ts'
import { recordHeartbeat } from './line.store.ts'

const HEARTBEAT_MS = 30_000

/** A reloading page briefly has two connections; no page needs more than this. */
const MAX_CONNECTIONS = 4

interface Present {
  readonly hotelId: number
  readonly deviceId: string
}

interface Connection {
  readonly screen: Present
  readonly end: () => void
}

/** Tracks which screens are connected to this process, with one periodic statement per hotel. */
export function createPresence(db: Database) {
  const here = new Map<string, Set<Connection>>()

  async function tell(): Promise<void> {
    const [...screens] = here.values().flatMap(([line]) => (line ? [line.screen] : []))
    for (const [hotelId, of] of Map.groupBy(screens, ({ hotelId }) => hotelId)) {
      const ids = of.map(({ deviceId }) => deviceId)
      // The next heartbeat reports it again.
      await db.inHotel(hotelId, (tx) => recordHeartbeat(tx, ids)).catch(() => {})
    }
  }
  const beat = setInterval(() => void tell(), HEARTBEAT_MS)
  beat.unref()

  return {
    /**
     * Registers a connection once it sends something, and closes the oldest if there are too many.
     * Returns a function that removes it.
     */
    add(screen: Present, end: () => void): () => void {
      const line = { screen, end }
      const lines = here.get(screen.deviceId) ?? new Set()
      here.set(screen.deviceId, lines.add(line))
      const [oldest] = lines
      if (lines.size > MAX_CONNECTIONS) oldest?.end()
      return () => {
        lines.delete(line)
        if (lines.size === 0 && here.get(screen.deviceId) === lines) here.delete(screen.deviceId)
      }
    },
    stop: () => clearInterval(beat),
  }
}

export type Presence = ReturnType<typeof createPresence>
