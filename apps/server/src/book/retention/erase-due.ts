import { getRetentionPeriods, toRetentionRules } from '@foyer/domain/retention/periods.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import { dayAt, type Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { type Counts, erase } from './erase.ts'
import { eraseTicks } from './erased-kinds.store.ts'
import { deleteDueSignatures, listGuestIds, lockDueReservations, recordErasure } from './erasure.store.ts'
import { eraseOld } from './old-data.store.ts'

/** A batch is one transaction, short enough that no one at the desk waits for it. */
const BATCH_SIZE = 100

interface Due {
  readonly sites: Sites
  readonly now: Date
  readonly atOnce?: number
}

/**
 * Erases what is past its retention period. Idempotent; may run at any time, in any number of
 * processes.
 */
export async function eraseDue(db: Database, hotel: Hotel, { sites, now, atOnce = BATCH_SIZE }: Due): Promise<void> {
  while ((await db.inHotel(hotel.id, (tx) => eraseBatch(tx, hotel, { sites, now, atOnce }))) === 'more');
}

async function eraseBatch(tx: HotelTransaction, hotel: Hotel, { sites, now, atOnce }: Required<Due>) {
  const { config } = await sites.config(tx, hotel)
  const rules = toRetentionRules(config)
  const periods = {
    stayed: getRetentionPeriods({ state: 'departed' }, rules),
    never: getRetentionPeriods({ state: 'expected' }, rules),
  }
  const today = dayAt(hotel.timeZone, now)
  const period = (days: 'guestDays' | 'signatureDays') => ({
    today,
    stayed: periods.stayed[days],
    never: periods.never[days],
  })

  const ids = await lockDueReservations(tx, period('guestDays'), atOnce)
  const erased = ids.length > 0 ? await eraseReservations(tx, ids) : {}
  const unsigned = endsEarlier(periods) ? await deleteDueSignatures(tx, period('signatureDays'), atOnce) : []
  const signed = { signatures: unsigned.length, ticks: await eraseTicks(tx, unsigned) }
  const old = await eraseOld(tx, { retention: rules.retention, now, today, atOnce })

  const counts = sumCounts(erased, signed, old)
  if (ids.length === 0 && Object.keys(counts).length === 0) return 'done'
  await recordErasure(tx, { hotelId: hotel.id, cause: 'rule', stays: ids.length, counts })
  const details = Object.fromEntries(Object.entries(counts).map(([kind, count]) => [kind, String(count)]))
  await writeAudit(tx, { hotelId: hotel.id }, { action: 'dataErasedByRule', details })
  return 'more'
}

/** Whether signatures are deleted before their guests are erased. */
const endsEarlier = (periods: Readonly<Record<'stayed' | 'never', ReturnType<typeof getRetentionPeriods>>>): boolean =>
  Object.values(periods).some(({ guestDays, signatureDays }) => signatureDays < guestDays)

async function eraseReservations(tx: HotelTransaction, ids: readonly string[]): Promise<Counts> {
  const guestIds = await listGuestIds(tx, ids)
  return erase(tx, { guestIds, reservationIds: ids, ofReservations: ids })
}

function sumCounts(...all: readonly Counts[]): Counts {
  const summed: Record<string, number> = {}
  for (const [kind, count] of all.flatMap((counts) => Object.entries(counts)))
    if (count > 0) summed[kind] = (summed[kind] ?? 0) + count
  return summed
}
