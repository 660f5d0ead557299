import type { HotelSystems } from '../book/hotel-system/hotel-systems.ts'
import type { HintLine } from '../outside/hotel-system/hotel-system.ts'

interface HintLinesDependencies {
  readonly systems: HotelSystems
  readonly receiveHint: (hotelId: number) => Promise<void>
  readonly now: () => Date
}

interface OpenLine {
  readonly line: HintLine
  /** Another secret is another system, or new credentials. */
  readonly secret: string | undefined
  keptAt: number
}

/** Another process reads the hotel by now, and has a line of its own. */
const UNUSED_MS = 10 * 60_000

/**
 * Lines on which hotels' systems say that something has changed. A process has one for each hotel
 * whose feed it reads; it is looked after with each reading, so that one that was closed is opened
 * again a minute later, and no change is lost meanwhile.
 */
export interface HintLines {
  /** Reads the hotel's feed, then looks after its line, even if the reading failed. */
  after(hotelId: number, read: () => Promise<unknown>): Promise<void>
  closeAll(): void
}

export function createHintLines({ systems, receiveHint, now }: HintLinesDependencies): HintLines {
  const lines = new Map<number, OpenLine>()
  let isClosed = false

  function close(hotelId: number): void {
    lines.get(hotelId)?.line.close()
    lines.delete(hotelId)
  }

  function closeUnused(): void {
    const since = now().getTime() - UNUSED_MS
    for (const [hotelId, { keptAt }] of lines) if (keptAt < since) close(hotelId)
  }

  /** Opens the hotel's line unless it is open, and closes one that is no longer wanted. */
  async function keep(hotelId: number): Promise<void> {
    const system = (await systems.of(hotelId))?.system
    closeUnused()
    const known = lines.get(hotelId)
    const isWanted = system?.openHints && !isClosed
    if (known && isWanted && known.secret === system.hintSecret && known.line.check()) {
      known.keptAt = now().getTime()
      return
    }
    close(hotelId)
    if (!isWanted) return
    const line = system.openHints?.(createBurstReceiver(() => receiveHint(hotelId)))
    if (line) lines.set(hotelId, { line, secret: system.hintSecret, keptAt: now().getTime() })
  }

  return {
    async after(hotelId, read) {
      try {
        await read()
      } finally {
        await keep(hotelId)
      }
    },
    closeAll() {
      isClosed = true
      for (const hotelId of [...lines.keys()]) close(hotelId)
    },
  }
}

/** Hints that come while one is being received are received together, as one more. */
function createBurstReceiver(receive: () => Promise<void>): () => void {
  let isReceiving = false
  let isMore = false
  const run = async () => {
    isReceiving = true
    do {
      isMore = false
      // The database is away: the feed is read in a minute in any case.
      await receive().catch(() => {})
    } while (isMore)
    isReceiving = false
  }
  return () => {
    if (isReceiving) isMore = true
    else void run()
  }
}
