import { isDeepStrictEqual } from 'node:util'
import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import type { ChangeKind, LiveChanged } from '@foyer/contract/staff/live.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { ArrivalsRead } from '../arrivals/arrivals-read.ts'

export type Listener = (changed: LiveChanged) => void

interface WatchDependencies {
  readonly changes: Changes
  readonly readArrivals: (hotelId: number) => Promise<ArrivalsRead>
}

/** Kinds of change that a row of the arrivals may show. */
const shown: ReadonlySet<ChangeKind> = new Set(['stays', 'alerts', 'devices', 'hotel'])

/** Maximum share of time spent reading the list, however many changes there are. */
const MAX_TIME_SHARE = 0.25

/** A page connects before it is drawn, and asks for its list afterwards. */
const FIRST_READ_LIFETIME_MS = 2_000

/** Today's arrivals as last sent to the open pages, by row. */
interface PublishedState {
  readonly day: string
  readonly rows: ReadonlyMap<string, Arrival>
}

export interface HotelWatch {
  readonly listeners: Set<Listener>
  /** Resolves when there is a baseline to compare with. */
  readonly ready: Promise<void>
  /**
   * The first read, until something changes or a little time has passed. A page that listens may use
   * it as its own: what changes after its start is sent.
   */
  readonly firstRead: Promise<ArrivalsRead> | undefined
  stop(): void
}

/** Watches the hotel until it is stopped. */
export function createHotelWatch(hotelId: number, { changes, readArrivals }: WatchDependencies): HotelWatch {
  const listeners = new Set<Listener>()
  const waiting = new Set<ChangeKind>()
  let told: PublishedState | undefined
  let isTelling = false
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  let firstRead: Promise<ArrivalsRead> | undefined
  let firstReadTimer: NodeJS.Timeout | undefined

  const tell = (changed: LiveChanged) => {
    for (const listener of listeners) listener(changed)
  }

  /**
   * Returns undefined without a baseline: on a new day, or if the first read failed. A later read
   * that fails leaves the baseline, so that the next difference includes what it missed.
   */
  async function difference(reading = readArrivals(hotelId)): Promise<LiveChanged['arrivals']> {
    const before = told
    const { day, at, arrivals } = await reading
    const rows = new Map(arrivals.map((arrival) => [arrival.id, arrival]))
    told = { day, rows }
    if (before?.day !== day) return undefined
    return {
      day,
      at: at.toISOString(),
      changed: arrivals.filter((arrival) => !isDeepStrictEqual(before.rows.get(arrival.id), arrival)),
      gone: [...before.rows.keys()].filter((id) => !rows.has(id)),
    }
  }

  async function tellWaiting(): Promise<void> {
    timer = undefined
    isTelling = true
    // Otherwise the first read could end after this one and replace newer rows.
    await ready
    const what = [...waiting]
    waiting.clear()
    const began = performance.now()
    // Pages reload what couldn't be compared.
    const arrivals = await difference().catch(() => undefined)
    tell({ what, ...(arrivals && { arrivals }) })
    isTelling = false
    const restMs = (performance.now() - began) * (1 / MAX_TIME_SHARE - 1)
    if (waiting.size > 0) tellLater(restMs)
  }

  function tellLater(inMs: number): void {
    if (isTelling || isOver) return
    timer ??= setTimeout(tellWaiting, inMs)
  }

  const unsubscribe = changes.subscribe(hotelId, (what) => {
    if (!what.some((kind) => shown.has(kind))) return tell({ what: [...what] })
    if (firstReadTimer) endFirstRead()
    for (const kind of what) waiting.add(kind)
    tellLater(0)
  })
  firstRead = readArrivals(hotelId)
  function endFirstRead(): void {
    clearTimeout(firstReadTimer)
    firstRead = undefined
  }
  const ready = difference(firstRead).then(() => {
    // What has changed while it was read is sent once it is over.
    if (isOver || waiting.size > 0) endFirstRead()
    else firstReadTimer = setTimeout(endFirstRead, FIRST_READ_LIFETIME_MS)
  }, endFirstRead)
  return {
    listeners,
    ready,
    get firstRead() {
      return firstRead
    },
    stop() {
      isOver = true
      clearTimeout(timer)
      endFirstRead()
      unsubscribe()
    },
  }
}
