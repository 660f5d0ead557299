import { randomUUID } from 'node:crypto'
import { reservationStates } from '@foyer/domain/reservation/reservation.ts'
import { stayedStates } from '@foyer/domain/retention/periods.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Counts } from './erase.ts'

/** Records what was erased, never whose. */
export async function recordErasure(
  tx: HotelTransaction,
  { hotelId, cause, stays, counts }: { hotelId: number; cause: 'rule' | 'request'; stays: number; counts: Counts },
): Promise<void> {
  await tx
    .insertInto('erasures')
    .values({ hotel_id: hotelId, id: randomUUID(), cause, stays, counts: JSON.stringify(counts) })
    .execute()
}

/** The addresses of mails to these guests; must be read before they are erased. */
export async function listEmails(
  tx: HotelTransaction,
  { guestIds, reservationIds }: { readonly guestIds: readonly string[]; readonly reservationIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select lower(given ->> 'email') as email from guests where id = any(${guestIds}) and given ->> 'email' is not null
    union select lower(given ->> 'email') from blocked_guests where guest_id = any(${guestIds}) and given ->> 'email' is not null
    union select lower(email) from reservations where id = any(${reservationIds}) and email is not null
  `.execute(tx)
  return rows.map(({ email }) => email)
}

/** Marks stays as erased once all their guests are erased and none is blocked. */
export async function closeReservations(tx: HotelTransaction, reservationIds: readonly string[]): Promise<void> {
  await sql`
    update reservations stay set erased_at = clock_timestamp() where id = any(${reservationIds})
      and first_name is null and last_name is null and email is null
      and not exists (select from guests where reservation_id = stay.id and erased_at is null)
      and not exists (select from blocked_guests blocked join guests on guests.id = blocked.guest_id
        where guests.reservation_id = stay.id)
  `.execute(tx)
}

export async function listGuestIds(tx: HotelTransaction, reservationIds: readonly string[]): Promise<string[]> {
  const guests = await tx
    .selectFrom('guests')
    .select('id')
    .where('reservation_id', 'in', [...reservationIds])
    .execute()
  return guests.map(({ id }) => id)
}

/** Days after the last one: for guests who stayed, and for those who never came. */
export interface RetentionPeriod {
  readonly today: string
  readonly stayed: number
  readonly never: number
}

const otherStates = reservationStates.filter((state) => !stayedStates.some((stayed) => stayed === state))

/** Two ranges of the index of what is not erased, so that later stays are not read. */
const isOver = ({ today, stayed, never }: RetentionPeriod) => sql<boolean>`stay.erased_at is null
    and (stay.state = any(${[...stayedStates]}) and stay.end_date < ${today}::date - ${stayed}::int
      or stay.state = any(${otherStates}) and stay.end_date < ${today}::date - ${never}::int)`

/**
 * Reservations past their period, locked until the transaction ends; those that another process
 * works on are skipped.
 */
export async function lockDueReservations(
  tx: HotelTransaction,
  period: RetentionPeriod,
  limit: number,
): Promise<string[]> {
  const stays = await tx
    .selectFrom('reservations as stay')
    .select('id')
    .where(isOver(period))
    .orderBy('end_date')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return stays.map(({ id }) => id)
}

/**
 * For signatures that are deleted before the guest is erased, which also deletes them. Returns the
 * guests whose signatures were deleted.
 */
export async function deleteDueSignatures(
  tx: HotelTransaction,
  period: RetentionPeriod,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ guest_id: string }>`delete from signatures where guest_id = any(array(
    select guests.id from guests join signatures on signatures.guest_id = guests.id
      join reservations stay on stay.id = guests.reservation_id
    where ${isOver(period)} limit ${limit})) returning guest_id`.execute(tx)
  return rows.map(({ guest_id }) => guest_id)
}
