import type { Database } from '../../platform/database/open-database.ts'
import { noteHeard } from './line.store.ts'

const BEAT_MS = 30_000

/** A reloading page briefly has two connections; no page needs more than this. */
const MOST_LINES = 4

interface Present {
  readonly hotelId: number
  readonly deviceId: string
}

interface Line {
  readonly screen: Present
  readonly end: () => void
}

/** Tracks which screens are connected to this process, with one periodic statement per hotel. */
export function presence(db: Database) {
  const here = new Map<string, Set<Line>>()

  async function tell(): Promise<void> {
    const [...screens] = here.values().flatMap(([line]) => (line ? [line.screen] : []))
    for (const [hotelId, of] of Map.groupBy(screens, ({ hotelId }) => hotelId)) {
      const ids = of.map(({ deviceId }) => deviceId)
      // The next heartbeat reports it again.
      await db.inHotel(hotelId, (tx) => noteHeard(tx, ids)).catch(() => {})
    }
  }
  const beat = setInterval(() => void tell(), BEAT_MS)
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
      if (lines.size > MOST_LINES) oldest?.end()
      return () => {
        lines.delete(line)
        if (lines.size === 0 && here.get(screen.deviceId) === lines) here.delete(screen.deviceId)
      }
    },
    stop: () => clearInterval(beat),
  }
}

export type Presence = ReturnType<typeof presence>
