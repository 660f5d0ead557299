import type { Visit } from '../../access/visit/visit.ts'
import { statement } from '../../platform/database/statement.ts'

/** Pages report several times in this time; a phone that was put away frees its guest after it. */
const FILLING_IN_SECONDS = 30

const save = statement<{ guestId: string }, [visitId: string, reservationId: string, guestId: string | null]>(`
  with here as (
    update visit_reservations
    set filling_in = (select id from guests where reservation_id = $2::uuid and id::text = $3::text),
      filling_in_at = clock_timestamp()
    where visit_id = $1::text and reservation_id = $2::uuid)
  select distinct other.filling_in::text as "guestId"
  from visit_reservations other
    join visits on visits.hotel_id = other.hotel_id and visits.id = other.visit_id
  where other.reservation_id = $2::uuid and other.visit_id <> $1::text and other.filling_in is not null
    and other.filling_in_at > clock_timestamp() - interval '${FILLING_IN_SECONDS} seconds'
    and visits.ended_at is null`)

/** Saves which guest this visit is filling in, and returns those that others are filling in. */
export async function saveFillingIn(
  visit: Visit,
  reservationId: string,
  guestId: string | undefined,
): Promise<string[]> {
  const others = await save(visit.tx, visit.id, reservationId, guestId ?? null)
  return others.map((other) => other.guestId)
}
