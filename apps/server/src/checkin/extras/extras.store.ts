import { driverTypes } from '@foyer/domain/extras/available-extra.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

export interface OrderedExtra {
  readonly extraId: string
  readonly quantity: number
  readonly done: boolean
}

/** Extras that staff must bring or prepare; an additional driver is only a line on the bill. */
export const IS_TO_DO = `ordered.type not in (${driverTypes.map((type) => `'${type}'`).join()})`

/** Lists a reservation's ordered extras, oldest first. */
export const readOrdered = statement<OrderedExtra, [reservationId: string]>(`
  select extra_id as "extraId", quantity, done_at is not null as done from ordered_extras
  where reservation_id = $1::uuid order by ordered_at, extra_id`)

export interface BilledExtra {
  readonly extraId: string
  readonly product: string
  readonly quantity: number
  /** The id of its line on the bill. */
  readonly line: string
  readonly names: Record<string, string>
  readonly amount: number
}

/** The same, with their lines on the bill. */
export const readBilled = statement<BilledExtra, [reservationId: string]>(`
  select ordered.extra_id as "extraId", ordered.product, ordered.quantity, line.id as line, line.names, line.amount
  from ordered_extras ordered join folio_lines line on line.hotel_id = ordered.hotel_id
    and line.reservation_id = ordered.reservation_id and line.origin = 'extra:' || ordered.extra_id
  where ordered.reservation_id = $1::uuid order by ordered.ordered_at, ordered.extra_id`)

/** Returns no row if it isn't ordered, else whether this changed anything. */
export const setDone = statement<
  { changed: boolean },
  [reservationId: string, extraId: string, done: boolean, who: string]
>(`
  with before as (
    select done_at is not null as done from ordered_extras
    where reservation_id = $1::uuid and extra_id = $2::text for update),
  changed as (
    update ordered_extras set done_at = case when $3::boolean then clock_timestamp() end,
      done_by = case when $3::boolean then $4::text end
    from before where reservation_id = $1::uuid and extra_id = $2::text and before.done <> $3::boolean)
  select before.done <> $3::boolean as changed from before`)

/**
 * Serialises orders of the same limited extra until the transaction ends, so that two can't get the
 * last one.
 */
const acquireLocks = statement<never, [hotelId: number, extraIds: readonly string[]]>(`
  select pg_advisory_xact_lock(hashtextextended('extra ' || $1::int || ' ' || wanted.id, 0))
  from (select unnest($2::text[]) as id order by 1) wanted`)

export async function lockExtras(tx: HotelTransaction, hotelId: number, extraIds: readonly string[]): Promise<void> {
  // Locks in a fixed order to prevent deadlocks.
  if (extraIds.length > 0) await acquireLocks(tx, hotelId, extraIds.toSorted())
}

interface BookedOnDay {
  readonly extraId: string
  readonly day: string
  readonly quantity: number
}

/** Counts what all other current and future stays have. */
export const listTakenByOthers = statement<
  BookedOnDay,
  [extraIds: readonly string[], from: string, to: string, reservationId: string]
>(`
  select taken.extra_id as "extraId", taken.day::text as day, sum(taken.quantity)::int as quantity
  from taken_extras taken join reservations stay on stay.hotel_id = taken.hotel_id and stay.id = taken.reservation_id
  where taken.extra_id = any($1::text[]) and taken.day between $2::date and $3::date
    and taken.reservation_id <> $4::uuid and stay.state in ('expected', 'inHouse')
  group by taken.extra_id, taken.day`)

interface Order {
  readonly hotelId: number
  readonly reservationId: string
  readonly extraId: string
  readonly type: string
  readonly product: string
  readonly quantity: number
  /** For limited extras only. */
  readonly days: readonly string[]
}

type OrderValues = [
  hotelId: number,
  reservationId: string,
  extraId: string,
  type: string,
  product: string,
  quantity: number,
  days: readonly string[],
]

// An increased quantity must be prepared again.
const upsertOrder = statement<never, OrderValues>(`
  with ordered as (
    insert into ordered_extras (hotel_id, reservation_id, extra_id, type, product, quantity)
    values ($1::int, $2::uuid, $3::text, $4::text, $5::text, $6::int)
    on conflict (hotel_id, reservation_id, extra_id) do update
      set type = excluded.type, product = excluded.product, quantity = excluded.quantity,
        done_at = case when excluded.quantity > ordered_extras.quantity then null else ordered_extras.done_at end,
        done_by = case when excluded.quantity > ordered_extras.quantity then null else ordered_extras.done_by end
    returning extra_id),
  freed as (
    delete from taken_extras where reservation_id = $2::uuid and extra_id = $3::text and day <> all($7::date[]))
  insert into taken_extras (hotel_id, extra_id, day, reservation_id, quantity)
  select $1::int, ordered.extra_id, wanted.day, $2::uuid, $6::int from ordered, unnest($7::date[]) as wanted (day)
  on conflict (hotel_id, extra_id, day, reservation_id) do update set quantity = excluded.quantity`)

export async function saveOrder(tx: HotelTransaction, order: Order): Promise<void> {
  const { hotelId, reservationId, extraId, type, product, quantity, days } = order
  await upsertOrder(tx, hotelId, reservationId, extraId, type, product, quantity, days)
}

/** This also frees the days that it took. */
export const deleteOrder = statement<never, [reservationId: string, extraId: string]>(`
  delete from ordered_extras where reservation_id = $1::uuid and extra_id = $2::text`)
