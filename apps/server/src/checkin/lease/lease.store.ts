import { processes } from '@foyer/domain/mode/processes.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { sql } from 'kysely'
import type { Visit } from '../../access/visit/visit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Longer than the idle limit of a kiosk, so that nobody loses a check-in while reading. */
const LEASE_MINUTES = 5

/**
 * A reservation has at most one check-in at a time, held here and not by a screen. Takes or renews it for this visit;
 * the returned fence grows with every change of holder. Until the transaction ends nobody else can take it, so what is
 * written after this is written by the holder. Time is the database's.
 */
export async function holdCheckin(visit: Visit, reservationId: string): Promise<number> {
  const { rows } = await sql<{ fence: number }>`
    insert into checkin_leases (hotel_id, reservation_id, visit_id, holder, expires_at)
    values (${visit.hotel.id}, ${reservationId}, ${visit.id}, ${visit.appKey}, clock_timestamp() + make_interval(mins => ${LEASE_MINUTES}))
    on conflict (hotel_id, reservation_id) do update
      set visit_id = excluded.visit_id, holder = excluded.holder, expires_at = excluded.expires_at,
          fence = case when checkin_leases.visit_id = excluded.visit_id then checkin_leases.fence else excluded.fence end
      where checkin_leases.visit_id = excluded.visit_id or checkin_leases.expires_at < clock_timestamp()
        or exists (select from visits where visits.id = checkin_leases.visit_id and visits.ended_at is not null)
    returning fence
  `.execute(visit.tx)
  const fence = rows[0]?.fence
  if (fence === undefined) throw new Problem('reservationInUse', 'another screen is checking this booking in')
  return fence
}

/** Those who change one reservation take turns until their transaction ends, whether they hold its check-in or not. */
export async function takeTurn(
  { tx, hotel }: { readonly tx: HotelTransaction; readonly hotel: { readonly id: number } },
  reservationId: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`booking ${hotel.id} ${reservationId}`}, 0))`.execute(tx)
}

/** Before arrival several of a party work at once, so that none of them holds the check-in. Once it has begun, it goes first. */
export async function refuseOnceBegun(visit: Visit, reservationId: string): Promise<void> {
  const held = await visit.tx
    .selectFrom('checkin_leases as lease')
    .innerJoin('visits', (join) =>
      join.onRef('visits.hotel_id', '=', 'lease.hotel_id').onRef('visits.id', '=', 'lease.visit_id'),
    )
    .select('lease.holder')
    .where('lease.reservation_id', '=', reservationId)
    .where('lease.visit_id', '!=', visit.id)
    .where('lease.expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('visits.ended_at', 'is', null)
    .executeTakeFirst()
  if (held) throw new Problem('checkinBegun', 'this booking is being checked in')
}

/** What a visit needs before it works on a booking. */
export async function beginWork(visit: Visit, reservationId: string): Promise<void> {
  if (processes[visit.site.process].inSeveralHands) await refuseOnceBegun(visit, reservationId)
  else await holdCheckin(visit, reservationId)
}

export async function releaseCheckins(visit: Visit): Promise<void> {
  await visit.tx.deleteFrom('checkin_leases').where('visit_id', '=', visit.id).execute()
}
