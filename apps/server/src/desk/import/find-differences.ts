import type { KnownReservation } from '../../book/reservation/reservation.store.ts'
import { toOptionalColumns, toReservationRow } from '../../book/reservation/reservation-row.ts'
import type { HotelReservation } from '../../book/reservation/save-reservation.ts'
import type { ImportedReservation } from './check-row.ts'
import type { Column } from './columns.ts'
import type { StoredDetails } from './import.store.ts'

/** A column in which a file differs from what is stored. Without values where none are shown. */
export interface Difference {
  readonly column: Column
  readonly from?: string
  readonly to?: string
}

type ComparedField = keyof ReturnType<typeof toReservationRow> | 'booked_on' | 'payment_type' | 'vip' | 'staff_notes'

const columnsByField: Readonly<Record<ComparedField, Column>> = {
  group_locator: 'group',
  start_date: 'arrival',
  end_date: 'departure',
  adults: 'adults',
  children: 'children',
  first_name: 'first_name',
  last_name: 'last_name',
  email: 'email',
  room_type_id: 'room_type',
  room_number: 'room',
  segment: 'segment',
  driver_min_age: 'driver_min_age',
  young_driver_max_age: 'young_driver_max_age',
  young_driver_price: 'young_driver_price',
  young_driver_chargeable: 'young_driver_price',
  booked_on: 'booked',
  payment_type: 'payment',
  vip: 'vip',
  staff_notes: 'notes',
}

/** Returns the columns in which a row of a file differs from its stored reservation. */
export function findDifferences(
  known: KnownReservation,
  said: HotelReservation,
  reservation: ImportedReservation,
  stored: StoredDetails | undefined,
): Difference[] {
  const { booked_on, payment_type, vip, staff_notes } = { ...toOptionalColumns(said) }
  const row = {
    ...toReservationRow(said),
    ...(booked_on && { booked_on }),
    ...(payment_type && { payment_type }),
    ...(vip !== undefined && { vip }),
    ...(staff_notes && { staff_notes }),
  }
  const found = (Object.keys(row) as ComparedField[])
    .filter((field) => known[field] !== row[field])
    .map((field) => ({ column: columnsByField[field], ...(field !== 'vip' && toValues(known[field], row[field])) }))
  const all: Difference[] = [
    ...found,
    ...findFolioDifference(said, stored),
    ...findGuestDifferences(reservation, stored),
  ]
  return all.filter(({ column }, at) => all.findIndex((one) => one.column === column) === at)
}

type Value = string | number | boolean | null | undefined

const toValues = (from: Value, to: Value) => ({
  ...(from != null && { from: String(from) }),
  ...(to != null && { to: String(to) }),
})

function findFolioDifference({ folio }: HotelReservation, stored: StoredDetails | undefined): Difference[] {
  if (!folio) return []
  const said = folio.map(({ kind, minor }) => ({ kind, amount: minor }))
  return JSON.stringify(said) === JSON.stringify(stored?.lines ?? []) ? [] : [{ column: 'total' }]
}

/** What the main guest has entered takes precedence: a file doesn't change it. */
function findGuestDifferences(
  { phone, language, arrivalTime }: ImportedReservation,
  stored: StoredDetails | undefined,
): Difference[] {
  const { given, hasAuthor } = stored ?? {}
  if (!given || hasAuthor) return []
  const said = [
    { column: 'phone', from: given['phone'], to: phone },
    { column: 'language', from: given['language'], to: language },
    { column: 'arrival_time', from: given['arrivalTime'], to: arrivalTime },
  ] as const
  return said.flatMap(({ column, from, to }) => (to && from !== to ? [{ column, ...toValues(from as Value, to) }] : []))
}
