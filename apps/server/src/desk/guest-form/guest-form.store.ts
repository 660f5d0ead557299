import { statement } from '../../platform/database/statement.ts'

/** Lists the guests whom the party or the desk has added. */
export const listAddedGuests = statement<{ id: string }, [reservationId: string]>(`
  select id from guests where reservation_id = $1::uuid and added_at is not null`)

export const insertGuest = statement<
  never,
  [hotelId: number, id: string, reservationId: string, position: number, adult: boolean]
>(`
  insert into guests (hotel_id, id, reservation_id, position, main, adult, given, added_at)
  values ($1::int, $2::uuid, $3::uuid, $4::int, false, $5::boolean, '{}', clock_timestamp())`)

/** The number of guests follows the party. The first change notes what the booked price is for. */
export const changePartySize = statement<never, [reservationId: string, adults: number, children: number]>(`
  update reservations set adults = greatest(1, adults + $2::int), children = greatest(0, children + $3::int),
    booked_adults = coalesce(booked_adults, adults), booked_children = coalesce(booked_children, children),
    booked_start = coalesce(booked_start, start_date), booked_end = coalesce(booked_end, end_date)
  where id = $1::uuid`)

interface Marked {
  readonly position: number
}

/**
 * `by` is null if it is taken back. Returns nothing if there is no such guest, or if they have signed
 * on a screen where that is enough.
 */
export const setPaperSigned = statement<
  Marked,
  [reservationId: string, guestId: string, by: string | null, byHand: boolean]
>(`
  update guests set paper_signed_by = $3::text,
    paper_signed_at = case when $3::text is null then null else clock_timestamp() end
  where id = $2::uuid and reservation_id = $1::uuid and erased_at is null and replaced_at is null
    and ($4::boolean or not exists (select from signatures where signatures.guest_id = guests.id))
  returning position`)

/** `by` is null if it is taken back. Returns nothing if there is no such guest. */
export const setReportWaived = statement<Marked, [reservationId: string, guestId: string, by: string | null]>(`
  update guests set report_waived_by = $3::text,
    report_waived_at = case when $3::text is null then null else clock_timestamp() end
  where id = $2::uuid and reservation_id = $1::uuid and erased_at is null and replaced_at is null
  returning position`)
