import { Problem } from '@foyer/domain/problem/problem.ts'
import { openJournal } from './journal.ts'
import type { UnreportedOutcomes } from './report-outcomes.ts'

/** Longer than any order is valid, and than a kiosk's clock is ever set back. */
const RETENTION_DAYS = 30
const DAY_MS = 86_400_000

export interface Outcome {
  readonly id: string
  readonly outcome: 'done' | 'refused' | 'unknown'
}

/** Outcomes the hub decides without the device: not executed, or unknown. */
export interface Failure {
  readonly id: string
  readonly outcome: 'refused' | 'unknown'
  /** The reason. */
  readonly code?: string
}

interface StoredOrder {
  readonly id: string
  readonly expiresAt: number
}

/** State of the device before the request, needed to find the outcome afterwards. */
export type Note = string | number | null

/** An order that was sent to the device and whose outcome is unknown. */
export interface UnresolvedOrder<Order> {
  readonly order: Order
  readonly note: Note
}

type Line<Order, Told> =
  /** Earlier orders are unknown: the memory was created or damaged then. */
  | { readonly since: number }
  | { readonly used: Order; readonly usedAt: number }
  | { readonly id: string; readonly asking: Note }
  | { readonly outcome: Told | Failure }
  | { readonly id: string; readonly taken: Outcome['outcome'] }

/** The hub's durable record of one kind of order: which were used, and their outcomes. */
export interface OrderStore<Order, Told extends Outcome> extends UnreportedOutcomes<Told | Failure> {
  /** Written to disk before anything happens. Throws a Problem if it was used before. */
  use(order: Order): void
  /** From now on, it may have been executed. */
  markSent(id: string, note: Note): void
  settle(told: Told | Failure): void
  /**
   * The outcome of an order that the server is missing. One that was never used is closed, so that
   * it can never start. Undefined if it is in progress or cannot be known.
   */
  recall(id: string, expiresAt: number): Told | Failure | undefined
  /** Orders sent to the device without a known outcome. */
  open(): UnresolvedOrder<Order>[]
}

interface Kind {
  readonly file: string
  /** For how many seconds an order is valid. */
  readonly seconds: number
  readonly now: () => Date
}

export function openOrderStore<Order extends StoredOrder, Told extends Outcome>({
  file,
  seconds,
  now,
}: Kind): OrderStore<Order, Told> {
  const openedAt = now().getTime()
  const journal = openJournal<Line<Order, Told>>(file, (lines) =>
    filterNeeded(lines, openedAt - RETENTION_DAYS * DAY_MS),
  )
  if (!journal.isWhole) journal.write({ since: openedAt })
  const since = journal.isWhole
    ? Math.max(0, ...journal.lines.map((line) => ('since' in line ? line.since : 0)))
    : openedAt
  const ids = new Set<string>()
  const open = new Map<string, UnresolvedOrder<Order>>()
  const untold = new Map<string, Told | Failure>()
  const begun = new Set<string>()
  const last = new Map<string, Told | Failure>()

  const become = (told: Told | Failure) => {
    begun.delete(told.id)
    ids.add(told.id)
    last.set(told.id, told)
    untold.set(told.id, told)
    if (told.outcome !== 'unknown') open.delete(told.id)
  }
  const settle = (told: Told | Failure) => {
    journal.write({ outcome: told })
    become(told)
  }

  const orders = new Map<string, Order>()
  for (const line of journal.lines) {
    if ('used' in line) {
      ids.add(line.used.id)
      orders.set(line.used.id, line.used)
      begun.add(line.used.id)
    } else if ('asking' in line) {
      const order = orders.get(line.id)
      if (order) open.set(line.id, { order, note: line.asking })
    } else if ('outcome' in line) become(line.outcome)
    else if ('taken' in line && untold.get(line.id)?.outcome === line.taken) untold.delete(line.id)
  }
  // In progress when we crashed: whatever was not sent to the device has not happened; the rest is
  // unknown for now.
  for (const id of [...begun]) settle({ id, outcome: open.has(id) ? 'unknown' : 'refused' })

  return {
    use(order) {
      if (ids.has(order.id)) throw new Problem('grantUsed')
      if (!isOlder(since, order.expiresAt, seconds))
        throw new Problem('grantUsed', 'the memory of used orders is younger than this order')
      journal.write({ used: order, usedAt: now().getTime() })
      ids.add(order.id)
      orders.set(order.id, order)
    },
    markSent(id, note) {
      journal.write({ id, asking: note })
      const order = orders.get(id)
      if (order) open.set(id, { order, note })
    },
    settle,
    recall(id, expiresAt) {
      const known = last.get(id)
      // An unknown outcome is not news: the device is being queried.
      if (known && known.outcome !== 'unknown') untold.set(id, known)
      if (!ids.has(id) && isOlder(since, expiresAt, seconds)) settle({ id, outcome: 'refused', code: 'neverBegun' })
      return last.get(id)
    },
    open: () => [...open.values()],
    unreported: () => [...untold.values()],
    markReported(taken, told) {
      // The outcome may have been found while "unknown" was being reported to the server.
      for (const { id, outcome } of told)
        if (taken.includes(id) && untold.get(id)?.outcome === outcome) {
          journal.write({ id, taken: outcome })
          untold.delete(id)
        }
    },
  }
}

/** Whether the memory existed before the order was created. Orders count in whole seconds. */
function isOlder(since: number, expiresAt: number, seconds: number): boolean {
  return (expiresAt - seconds + 1) * 1_000 > since
}

/** Drops old lines, unless the device has yet to be queried or the server to be notified. */
function filterNeeded<Order extends StoredOrder, Told extends Outcome>(
  lines: Line<Order, Told>[],
  oldest: number,
): Line<Order, Told>[] {
  const final = new Set<string>()
  for (const line of lines) if ('taken' in line && line.taken !== 'unknown') final.add(line.id)
  const gone = new Set<string>()
  for (const line of lines)
    if ('used' in line && line.usedAt < oldest && final.has(line.used.id)) gone.add(line.used.id)
  return lines.filter((line) => ('since' in line ? line.since > oldest : !gone.has(getOrderId(line))))
}

function getOrderId<Order extends StoredOrder, Told extends Outcome>(
  line: Exclude<Line<Order, Told>, { since: number }>,
): string {
  if ('used' in line) return line.used.id
  return 'outcome' in line ? line.outcome.id : line.id
}
