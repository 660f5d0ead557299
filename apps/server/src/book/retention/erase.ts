import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { guestKinds, reservationKinds, type Scope } from './erased-kinds.store.ts'

export type Counts = Readonly<Record<string, number>>

interface Wanted {
  readonly guestIds: readonly string[]
  /** Whose reservation, as a whole, is that of these guests: with its messages, its links, its names. */
  readonly reservationIds: readonly string[]
  /** The stays of the guests. */
  readonly ofReservations: readonly string[]
}

/** Takes everything that is known of these guests out of the database, but for what is kept, and says how much it was. */
export async function erase(
  tx: HotelTransaction,
  wanted: Wanted,
  kept: readonly (keyof typeof guestKinds)[] = [],
): Promise<Counts> {
  const scope: Scope = { ...wanted, emails: await emailsOf(tx, wanted) }
  const counts: Record<string, number> = {}
  for (const [kind, forget] of Object.entries({ ...guestKinds, ...reservationKinds })) {
    if (kept.some((one) => one === kind)) continue
    const count = await forget(tx, scope)
    if (count > 0) counts[kind] = count
  }
  await closeReservations(tx, wanted.ofReservations)
  return counts
}

/** What was erased, never of whom. */
export async function noteErasure(
  tx: HotelTransaction,
  { hotelId, cause, stays, counts }: { hotelId: number; cause: 'rule' | 'request'; stays: number; counts: Counts },
): Promise<void> {
  await tx
    .insertInto('erasures')
    .values({ hotel_id: hotelId, id: randomUUID(), cause, stays, counts: JSON.stringify(counts) })
    .execute()
}

/** Read before it is forgotten: mails know their readers by these addresses only. */
async function emailsOf(tx: HotelTransaction, { guestIds, reservationIds }: Wanted): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select lower(given ->> 'email') as email from guests where id = any(${guestIds}) and given ->> 'email' is not null
    union select lower(given ->> 'email') from blocked_guests where guest_id = any(${guestIds}) and given ->> 'email' is not null
    union select lower(email) from reservations where id = any(${reservationIds}) and email is not null
  `.execute(tx)
  return rows.map(({ email }) => email)
}

/** A stay of which nobody is known, and for which nothing waits, is done with. */
async function closeReservations(tx: HotelTransaction, reservationIds: readonly string[]): Promise<void> {
  await sql`
    update reservations stay set erased_at = clock_timestamp() where id = any(${reservationIds})
      and first_name is null and last_name is null and email is null
      and not exists (select from guests where reservation_id = stay.id and erased_at is null)
      and not exists (select from blocked_guests blocked join guests on guests.id = blocked.guest_id
        where guests.reservation_id = stay.id)
  `.execute(tx)
}
