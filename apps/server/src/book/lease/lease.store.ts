import { processes } from '@foyer/domain/mode/processes.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { type CompiledQuery, sql } from 'kysely'
import { findProved } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { executeTogether, statement } from '../../platform/database/statement.ts'

/** Longer than the idle limit of a kiosk, so that no one loses a check-in while reading. */
export const LEASE_MINUTES = 5
export const LEASE_SECONDS = LEASE_MINUTES * 60

/**
 * An advisory lock per reservation: writers are serialised until their transaction ends, whether
 * they hold its check-in or not.
 */
const lockSql = (id: string) => `pg_advisory_xact_lock(hashtextextended('booking ' || $1::int || ' ' || ${id}, 0))`

const foundByVisit = `
  from visit_reservations found
    join reservations stay on stay.hotel_id = found.hotel_id and stay.id = found.reservation_id
  where found.visit_id = $2::text and stay.id = $3::uuid`

type LeaseRequest = [hotelId: number, visitId: string, reservationId: string]

const lockFound = statement<{ id: string }, LeaseRequest>(`select stay.id, ${lockSql('stay.id')} ${foundByVisit}`)

interface AcquiredLease {
  readonly id: string
  /** This visit has completed the check-in: there is nothing left to hold. */
  readonly arrived: boolean
  readonly fence: number | null
}

export const clearedDeskColumns = 'member_id = null, member_name = null, desk_since = null, taken_from = null'

// The lock is taken in its own CTE, first. A lease written while we waited is then read as it is,
// not as it was.
const lockAndAcquireLease = statement<AcquiredLease, [...LeaseRequest, holder: string]>(`
  with turn as materialized (
    select stay.id, ${lockSql('stay.id')}, exists (
      select from checkin_logs log
      where log.hotel_id = stay.hotel_id and log.reservation_id = stay.id and log.visit_id = $2::text
        and log.arrived_at is not null and log.superseded_at is null) as arrived
    ${foundByVisit}),
  lease as (
    insert into checkin_leases (hotel_id, reservation_id, visit_id, holder, expires_at)
    select $1::int, turn.id, $2::text, $4::text, clock_timestamp() + interval '${LEASE_MINUTES} minutes'
    from turn where not turn.arrived
    on conflict (hotel_id, reservation_id) do update
      set visit_id = excluded.visit_id, holder = excluded.holder, expires_at = excluded.expires_at, ${clearedDeskColumns},
          fence = case when checkin_leases.visit_id = excluded.visit_id then checkin_leases.fence else excluded.fence end
      where checkin_leases.visit_id = excluded.visit_id or checkin_leases.expires_at < clock_timestamp()
        or exists (select from visits where visits.id = checkin_leases.visit_id and visits.ended_at is not null)
    returning fence)
  select turn.id, turn.arrived, lease.fence from turn left join lease on true`)

export interface Lease {
  readonly reservationId: string
  /** Throws unless the check-in is this visit's, or no one's where a party prepares. */
  assertHeld(): Promise<void>
}

/**
 * Waits for the turn at a reservation that this visit has found and, except before arrival,
 * acquires or renews its check-in. A reservation has at most one check-in at a time, held here and
 * not by a screen; its fence grows with every change of holder. Until the transaction ends no one
 * else can acquire it, so everything written after this is written by the holder. Uses the
 * database's clock. Data is read once the turn has come, because another request may have gone
 * first. Undefined if this visit has found no such reservation.
 */
export async function acquireFound<Row>(
  visit: Visit,
  reference: string,
  read: CompiledQuery<Row>,
): Promise<{ hold: Lease; rows: readonly Row[] } | undefined> {
  const known = findProved(visit, reference)
  if (!known) return undefined
  const asking: LeaseRequest = [visit.hotel.id, visit.id, known.id]
  if (processes[visit.site.process].inSeveralHands) {
    const [[found], rows] = await executeTogether(visit.tx, lockFound.with(...asking), read)
    const refuseUnlessHeld = () => assertNotBegun(visit, known.id)
    return found && { hold: { reservationId: found.id, assertHeld: refuseUnlessHeld }, rows }
  }
  const [[found], rows] = await executeTogether(visit.tx, lockAndAcquireLease.with(...asking, visit.appKey), read)
  const refuseUnlessHeld = async () => {
    if (found?.fence === null && !found.arrived)
      throw new Problem('reservationInUse', 'another screen is checking this booking in')
  }
  return found && { hold: { reservationId: found.id, assertHeld: refuseUnlessHeld }, rows }
}

/** Only the turn, for a reservation whose id is known. */
export async function acquireReservationLock(
  { tx, hotel }: { readonly tx: HotelTransaction; readonly hotel: { readonly id: number } },
  reservationId: string,
): Promise<void> {
  await lockById(tx, hotel.id, reservationId)
}

const lockById = statement<never, [hotelId: number, reservationId: string]>(`select ${lockSql('$2::text')}`)

/**
 * Before arrival several of a party work at once, so none of them holds the check-in. Once a
 * check-in has begun, it takes precedence.
 */
async function assertNotBegun(visit: Visit, reservationId: string): Promise<void> {
  const held = await visit.tx
    .selectFrom('checkin_leases as lease')
    .leftJoin('visits', (join) =>
      join.onRef('visits.hotel_id', '=', 'lease.hotel_id').onRef('visits.id', '=', 'lease.visit_id'),
    )
    .select('lease.holder')
    .where('lease.reservation_id', '=', reservationId)
    .where('lease.visit_id', 'is distinct from', visit.id)
    .where('lease.expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('visits.ended_at', 'is', null)
    .executeTakeFirst()
  if (held) throw new Problem('checkinBegun', 'this booking is being checked in')
}

export interface Holder {
  readonly appKey: string
  readonly seconds: number
  /** The member of staff who has taken it over. */
  readonly by: string | null
}

/**
 * Who else holds the check-in of a reservation, as shown to everyone who has found it: on what
 * screen, and for how long.
 */
export async function findHolder(visit: Visit, reservationId: string): Promise<Holder | undefined> {
  const [holder] = await readHolder(visit.tx, visit.id, reservationId)
  return holder
}

const readHolder = statement<Holder, [visitId: string, reservationId: string]>(`
  select lease.holder as "appKey",
    greatest(0, ceil(extract(epoch from lease.expires_at - clock_timestamp())))::int as seconds, lease.member_name as by
  from checkin_leases lease left join visits on visits.hotel_id = lease.hotel_id and visits.id = lease.visit_id
  where lease.reservation_id = $2::uuid and lease.visit_id is distinct from $1::text and visits.ended_at is null
    and lease.expires_at > clock_timestamp()`)

/**
 * The guest has moved to this screen. Waits for its turn, so that what the other screen is writing
 * is written first; the fence grows, and later writes from there are refused. What was stored there
 * stays.
 */
export async function takeOverLease(visit: Visit, reservationId: string): Promise<void> {
  await acquireLeaseForKey(visit, reservationId)
}

/**
 * For a visit that is issued a key: waits for the turn and returns the new holder's fence. A
 * machine that has seen this fence rejects an earlier holder's grant.
 */
export async function acquireLeaseForKey(visit: Visit, reservationId: string): Promise<number> {
  await acquireReservationLock(visit, reservationId)
  const [lease] = await acquireLease(visit.tx, visit.hotel.id, reservationId, visit.id, visit.appKey)
  if (!lease) throw new Problem('reservationInUse', 'someone at the desk has taken over this check-in')
  return lease.fence
}

/**
 * The same at the desk, which holds no check-in: waits for the turn and returns a fence beyond the
 * last holder's.
 */
export async function acquireFenceForDeskKey(
  desk: Pick<Visit, 'tx' | 'hotel'>,
  reservationId: string,
): Promise<number> {
  await acquireReservationLock(desk, reservationId)
  const [next] = await nextFence(desk.tx)
  if (!next) throw new Error('There is no next fence.')
  return next.fence
}

const nextFence = statement<{ fence: number }, []>(
  `select nextval(pg_get_serial_sequence('checkin_leases', 'fence')) as fence`,
)

const acquireLease = statement<
  { fence: number },
  [hotelId: number, reservationId: string, visitId: string, holder: string]
>(`
  insert into checkin_leases (hotel_id, reservation_id, visit_id, holder, expires_at)
  values ($1::int, $2::uuid, $3::text, $4::text, clock_timestamp() + interval '${LEASE_MINUTES} minutes')
  on conflict (hotel_id, reservation_id) do update
    set visit_id = excluded.visit_id, holder = excluded.holder, expires_at = excluded.expires_at, ${clearedDeskColumns},
        fence = case when checkin_leases.visit_id = excluded.visit_id then checkin_leases.fence else excluded.fence end
    where checkin_leases.member_id is null or checkin_leases.expires_at < clock_timestamp()
  returning fence`)

export async function releaseCheckins(visit: Visit): Promise<void> {
  await visit.tx.deleteFrom('checkin_leases').where('visit_id', '=', visit.id).execute()
}
