import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

interface StoredCheckOut {
  readonly id: string
  readonly at: Date
  readonly billMailId: string | null
}

/** Returns the check-out that counts; undefined if the hotel did it itself or there is none. */
export async function findCheckOut(tx: HotelTransaction, reservationId: string): Promise<StoredCheckOut | undefined> {
  const kept = await tx
    .selectFrom('check_outs')
    .select(['id', 'at', 'bill_mail_id as billMailId'])
    .where('reservation_id', '=', reservationId)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return kept
}

export async function recordBillMailed(tx: HotelTransaction, checkOutId: string, mailId: string): Promise<void> {
  await tx.updateTable('check_outs').set({ bill_mail_id: mailId }).where('id', '=', checkOutId).execute()
}

/** Returns the reservation that this visit checked out last. */
export async function findCheckedOutBy(tx: HotelTransaction, visitId: string): Promise<string | undefined> {
  const [last] = await readLast(tx, visitId)
  return last?.reservation_id
}

// A guest who finds the stay again after a lost answer has another visit id and a new proof.
const readLast = statement<{ reservation_id: string }, [visitId: string]>(`
  select gone.reservation_id from check_outs gone
    left join visit_reservations found on found.hotel_id = gone.hotel_id and found.reservation_id = gone.reservation_id
      and found.visit_id = $1::text and found.proof in ('room', 'handover', 'account', 'staff')
  where gone.undone_at is null and (gone.visit_id = $1::text or found.visit_id is not null)
  order by gone.at desc limit 1`)

export function listInHouse(tx: HotelTransaction, roomNumber: string) {
  return tx
    .selectFrom('reservations')
    .select(['id', 'reference'])
    .where('room_number', '=', roomNumber)
    .where('state', '=', 'inHouse')
    .execute()
}

/**
 * Includes guests who left today, whose answer may have been lost. Guests still in house come
 * first.
 */
export const listLeaving = statement<{ id: string }, [rooms: readonly string[], today: string]>(`
  select id from reservations
  where room_number = any($1::text[]) and (state = 'inHouse' or (state = 'departed' and end_date = $2::date))
  order by state <> 'inHouse', end_date, reference`)

export async function hasSurvey(tx: HotelTransaction, reservationId: string): Promise<boolean> {
  const surveyed = await tx
    .selectFrom('surveys')
    .select('stars')
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst()
  return surveyed !== undefined
}
