import { Counter, type Registry } from 'prom-client'
import { listHotelIds } from '../../access/hotel/hotel.store.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { getHotelId, type HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'

/** The values are listed here, so that a hotel has a fixed number of series. */
const counters = {
  foyer_checkins_total: {
    help: 'Completed check-ins, by the channel they were made at.',
    label: 'channel',
    values: ['phone', 'kiosk', 'tablet', 'frontDesk', 'reception'],
  },
  foyer_keys_issued_total: { help: 'Keys that were issued.', label: 'kind', values: ['card', 'code'] },
  foyer_payments_total: {
    help: 'Payments that were settled or refused.',
    label: 'outcome',
    values: ['settled', 'refused'],
  },
  foyer_searches_total: {
    help: 'Searches of guests for their booking.',
    label: 'outcome',
    values: ['found', 'failed'],
  },
  foyer_authority_reports_total: {
    help: 'Reports to authorities that were created or answered, by their state then.',
    label: 'state',
    values: ['incomplete', 'queued', 'accepted', 'refused', 'unknown'],
  },
} as const satisfies Record<string, { help: string; label: string; values: readonly string[] }>

type CounterName = keyof typeof counters
const names = Object.keys(counters) as CounterName[]

/** By counter, hotel and value. They belong to the process, like its memory. */
const counts = new Map<string, number>()

const toCountKey = (name: CounterName, hotelId: number, value: string) => `${name} ${hotelId} ${value}`

/**
 * Counts one event of the transaction's hotel after the commit. A repeated request is answered from
 * its idempotency key, so that it doesn't get here.
 */
export function countEvent<Name extends CounterName>(
  tx: HotelTransaction,
  name: Name,
  value: (typeof counters)[Name]['values'][number],
): void {
  const key = toCountKey(name, getHotelId(tx), value)
  afterCommit(tx, () => void counts.set(key, (counts.get(key) ?? 0) + 1))
}

/**
 * Each process exports what it has counted itself. Every hotel has its series from the start, since
 * Prometheus sees no increase in a series that begins with 1.
 */
export function registerBusinessCounters(registry: Registry, db: Database): void {
  for (const name of names) {
    const { help, label, values } = counters[name]
    new Counter({
      name,
      help,
      labelNames: ['hotel', label],
      registers: [registry],
      async collect() {
        // /readyz reports a missing database; the other metrics are still reported.
        const hotels = await listHotelIds(db.directory).catch(() => [])
        this.reset()
        for (const hotel of hotels)
          for (const value of values)
            this.inc({ hotel: String(hotel), [label]: value }, counts.get(toCountKey(name, hotel, value)) ?? 0)
      },
    })
  }
}
