import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import type { ChangeKind, LiveChanged } from '@foyer/contract/staff/live.ts'
import { dayAt } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { arrivalIds } from '../arrivals/arrivals.store.ts'
import { readStays } from '../arrivals/read-arrivals.ts'

interface Parts {
  readonly db: Database
  readonly sites: Sites
  readonly changes: Changes
  readonly now: () => Date
}

type Listener = (changed: LiveChanged) => void

/** Kinds of change that a row of the arrivals may show. */
const shown: ReadonlySet<ChangeKind> = new Set(['stays', 'alerts', 'devices', 'hotel'])

/** Reading the list takes at most this part of the time, however much happens. */
const SHARE_OF_TIME = 0.25

/** What the pages that listen know of today's arrivals: each row as it was told last. */
interface Told {
  readonly day: string
  readonly rows: ReadonlyMap<string, string>
}

interface Watch {
  readonly listeners: Set<Listener>
  /** Settled when there is something to compare with. */
  readonly ready: Promise<void>
  stop(): void
}

/**
 * Tells the open pages of a hotel what has changed, and of today's arrivals what differs. The list is read once for all of them,
 * and the first time before any of them loads it: whatever changes after that is a difference to all.
 */
export function hotelWatches({ db, sites, changes, now }: Parts) {
  const watches = new Map<number, Watch>()

  async function readArrivals(hotelId: number): Promise<{ day: string; at: Date; arrivals: readonly Arrival[] }> {
    return db.inHotel(hotelId, async (tx) => {
      const hotel = await sites.hotel(hotelId, tx)
      if (!hotel) throw new Error('This hotel is gone.')
      const at = now()
      const day = dayAt(hotel.timeZone, at)
      const of = { tx, hotel, today: day }
      const stays = await readStays(of, sites, await arrivalIds(of))
      return { day, at, arrivals: stays.map(({ arrival }) => arrival) }
    })
  }

  function watch(hotelId: number): Watch {
    const listeners = new Set<Listener>()
    const waiting = new Set<ChangeKind>()
    let told: Told | undefined
    let isTelling = false
    let isOver = false
    let timer: NodeJS.Timeout | undefined

    const tell = (changed: LiveChanged) => {
      for (const listener of listeners) listener(changed)
    }

    /** Undefined where nothing is known to compare with: a new day, or the first reading failed. */
    async function difference(): Promise<LiveChanged['arrivals']> {
      const before = told
      told = undefined
      const { day, at, arrivals } = await readArrivals(hotelId)
      const rows = new Map(arrivals.map((arrival) => [arrival.id, JSON.stringify(arrival)]))
      told = { day, rows }
      if (before?.day !== day) return undefined
      return {
        day,
        at: at.toISOString(),
        changed: arrivals.filter(({ id }) => before.rows.get(id) !== rows.get(id)),
        gone: [...before.rows.keys()].filter((id) => !rows.has(id)),
      }
    }

    async function tellWaiting(): Promise<void> {
      timer = undefined
      isTelling = true
      const what = [...waiting]
      waiting.clear()
      const began = performance.now()
      // What could not be compared is loaded anew by whoever shows it.
      const arrivals = await difference().catch(() => undefined)
      tell({ what, ...(arrivals && { arrivals }) })
      isTelling = false
      const restMs = (performance.now() - began) * (1 / SHARE_OF_TIME - 1)
      if (waiting.size > 0) tellLater(restMs)
    }

    function tellLater(inMs: number): void {
      if (isTelling || isOver) return
      timer ??= setTimeout(tellWaiting, inMs)
    }

    const unsubscribe = changes.subscribe(hotelId, (what) => {
      if (!what.some((kind) => shown.has(kind))) return tell({ what: [...what] })
      for (const kind of what) waiting.add(kind)
      tellLater(0)
    })
    return {
      listeners,
      ready: difference().then(
        () => {},
        () => {},
      ),
      stop() {
        isOver = true
        clearTimeout(timer)
        unsubscribe()
      },
    }
  }

  return {
    /** Settled when the page may load: from then on it hears of every change. Returns how to stop. */
    async subscribe(hotelId: number, listener: Listener): Promise<() => void> {
      const mine = watches.get(hotelId) ?? watch(hotelId)
      watches.set(hotelId, mine)
      mine.listeners.add(listener)
      await mine.ready
      return () => {
        mine.listeners.delete(listener)
        if (mine.listeners.size > 0) return
        mine.stop()
        if (watches.get(hotelId) === mine) watches.delete(hotelId)
      }
    },
  }
}

export type HotelWatches = ReturnType<typeof hotelWatches>
