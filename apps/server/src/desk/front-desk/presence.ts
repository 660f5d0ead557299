import type { Database } from '../../platform/database/open-database.ts'
import { noteHeard } from './line.store.ts'

const BEAT_MS = 30_000

interface Present {
  readonly hotelId: number
  readonly deviceId: string
}

/** Which screens are connected to this process: one statement for each hotel now and then, however many they are. */
export function presence(db: Database) {
  const here = new Set<Present>()

  async function tell(): Promise<void> {
    const byHotel = Map.groupBy(here, ({ hotelId }) => hotelId)
    for (const [hotelId, screens] of byHotel) {
      const ids = [...new Set(screens.map(({ deviceId }) => deviceId))]
      // Told again at the next beat.
      await db.inHotel(hotelId, (tx) => noteHeard(tx, ids)).catch(() => {})
    }
  }
  const beat = setInterval(() => void tell(), BEAT_MS)
  beat.unref()

  return {
    /** Returns how to take it off again. */
    add(screen: Present): () => void {
      here.add(screen)
      return () => here.delete(screen)
    },
    stop: () => clearInterval(beat),
  }
}

export type Presence = ReturnType<typeof presence>
