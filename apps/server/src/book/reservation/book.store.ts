import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { SignatureKind } from '@foyer/domain/signature/typed-name.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'
import { roomHeldSql } from './room-nights.store.ts'

export interface Candidate {
  readonly id: string
  /** Of the reservation and of its guests. */
  readonly surnames: readonly (string | null)[]
}

const candidateColumns = `stay.id, stay.last_name || array(
  select guest.given ->> 'lastName' from guests guest
  where guest.hotel_id = stay.hotel_id and guest.reservation_id = stay.id and guest.replaced_at is null) as surnames`

/** The same as `isDueIn` of the domain. */
const isDue = (day: string) => `stay.state = 'expected' and stay.start_date <= ${day} and stay.end_date >= ${day}`

/** By the number of a reservation or of its group. */
export const listByReference = statement<Candidate, [reference: string, dueOn: string | null]>(`
  select ${candidateColumns} from reservations stay
  where (stay.reference = $1 or stay.group_locator = $1) and ($2::date is null or ${isDue('$2::date')})
  order by stay.reference`)

/** Everyone who is due on a day. */
export const listDueOn = statement<Candidate, [day: string]>(`
  select ${candidateColumns} from reservations stay where ${isDue('$1')} order by stay.reference`)

export async function listIdsByEmail(
  tx: HotelTransaction,
  email: string,
  { notOverOn, limit }: { readonly notOverOn: string; readonly limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('reservations')
    .select('id')
    .where('email_key', '=', email)
    .where('end_date', '>=', notOverOn)
    .orderBy('start_date')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

interface Saved {
  readonly id: string
  readonly version: number
}

/** Each save increments the version. */
export const saveGiven = statement<Saved, [guests: string, reservationId: string, author: string | null]>(`
  update guests set given = saved.given, version = guests.version + 1, given_by = coalesce($3::text, guests.given_by),
    superseded_at = case when saved.aside then clock_timestamp() else guests.superseded_at end,
    superseded_given = case when saved.aside then coalesce(guests.superseded_given, '{}') || guests.given
      else guests.superseded_given end
  from (
    select new.id, new.given, new.keeps_aside and old.given <> '{}' as aside
    from jsonb_to_recordset($1::jsonb) as new (id uuid, given jsonb, keeps_aside boolean) join guests old on old.id = new.id
  ) saved
  where guests.id = saved.id and guests.reservation_id = $2::uuid
  returning guests.id, guests.version`)

/** Marks it as in house. Returns nothing if another has the room for one of its nights. */
export const markArrived = statement<{ id: string }, [reservationId: string, today: string]>(`
  update reservations stay set state = '${'inHouse' satisfies Reservation['state']}', checked_in_at = now(),
    guest_changed_at = null
  where stay.id = $1::uuid and ${roomHeldSql('$2')} returning stay.id`)

export interface Signature {
  readonly guestId: string
  readonly format: 'png' | 'jpeg'
  readonly image: Buffer
  readonly kind: SignatureKind
  /** The visit in which it is given. */
  readonly by: string
}

export async function saveSignatures(
  tx: HotelTransaction,
  hotelId: number,
  signatures: readonly Signature[],
): Promise<void> {
  if (signatures.length === 0) return
  await tx
    .insertInto('signatures')
    .values(
      signatures.map(({ guestId, format, image, kind, by }) => ({
        hotel_id: hotelId,
        guest_id: guestId,
        format,
        image,
        kind,
        signed_by: by,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['hotel_id', 'guest_id']).doUpdateSet({
        format: (row) => row.ref('excluded.format'),
        image: (row) => row.ref('excluded.image'),
        kind: (row) => row.ref('excluded.kind'),
        signed_by: (row) => row.ref('excluded.signed_by'),
        signed_at: sql`now()`,
      }),
    )
    .execute()
}

export async function markMessagesRead(
  tx: HotelTransaction,
  reservationId: string,
  messages: readonly string[],
): Promise<void> {
  await tx
    .updateTable('reservation_messages')
    .set({ read_at: sql`now()` })
    .where('reservation_id', '=', reservationId)
    .where('read_at', 'is', null)
    // Compared as text: a made-up message id may not be valid for PostgreSQL.
    .where(sql<string>`id::text`, 'in', [...messages])
    .execute()
}

export async function markPreCheckinCompleted(tx: HotelTransaction, reservationId: string): Promise<void> {
  await tx.updateTable('reservations').set({ pre_checkin_completed: true }).where('id', '=', reservationId).execute()
}
