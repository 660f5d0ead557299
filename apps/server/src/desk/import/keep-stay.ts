import { randomUUID } from 'node:crypto'
import type { languages } from '@foyer/domain/config/language.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { ImportedStay } from './check-row.ts'

type Outcome = 'new' | 'changed' | 'same' | 'alreadyCheckedIn' | 'roomTaken'

const lineNames = {
  charge: { en: 'Stay', es: 'Estancia', de: 'Aufenthalt', fr: 'Séjour', ca: 'Estada', it: 'Soggiorno', pt: 'Estadia' },
  payment: { en: 'Paid', es: 'Pagado', de: 'Bezahlt', fr: 'Payé', ca: 'Pagat', it: 'Pagato', pt: 'Pago' },
} as const satisfies Record<string, Record<(typeof languages)[number], string>>

/** Keeps a booking under its reference. What guests gave and what others did to it stays. */
export async function keepStay(tx: HotelTransaction, hotelId: number, stay: ImportedStay): Promise<Outcome> {
  const known = await tx
    .selectFrom('reservations')
    .selectAll()
    .where('reference', '=', stay.reference)
    .executeTakeFirst()
  const row = rowOf(stay)
  const bill = known ? await importedBill(tx, known.id) : []
  const isSame =
    known !== undefined &&
    Object.entries(row).every(([name, value]) => known[name as keyof typeof known] === value) &&
    JSON.stringify(bill) === JSON.stringify(billOf(stay))
  if (isSame) return 'same'
  if (known && known.state !== 'expected') return 'alreadyCheckedIn'
  if (await isTaken(tx, stay)) return 'roomTaken'
  const id = known?.id ?? randomUUID()
  if (known) await tx.updateTable('reservations').set(row).where('id', '=', id).execute()
  else {
    await tx
      .insertInto('reservations')
      .values({
        hotel_id: hotelId,
        id,
        reference: stay.reference,
        state: 'expected',
        ...row,
        room_available: true,
        has_pets: false,
        included: [],
        pre_checkin_completed: false,
      })
      .execute()
  }
  await keepParty(tx, { hotelId, id }, stay)
  await keepBill(tx, { hotelId, id }, stay)
  return known ? 'changed' : 'new'
}

function rowOf(stay: ImportedStay) {
  return {
    group_locator: stay.groupLocator ?? null,
    start_date: stay.startDate,
    end_date: stay.endDate,
    adults: stay.adults,
    children: stay.children,
    first_name: stay.firstName ?? null,
    last_name: stay.lastName,
    email: stay.email ?? null,
    room_type_id: stay.roomTypeId,
    room_number: stay.roomNumber ?? null,
    segment: stay.segment ?? null,
    driver_min_age: stay.driverMinAge ?? null,
    young_driver_max_age: stay.youngDriverMaxAge ?? null,
    young_driver_price: stay.youngDriverPrice ?? null,
    // A price is what makes it possible.
    young_driver_chargeable: stay.youngDriverMaxAge === undefined ? null : stay.youngDriverPrice !== undefined,
  }
}

async function isTaken(
  tx: HotelTransaction,
  { reference, roomNumber, startDate, endDate }: ImportedStay,
): Promise<boolean> {
  if (!roomNumber) return false
  const other = await tx
    .selectFrom('reservations')
    .select('id')
    .where('room_number', '=', roomNumber)
    .where('reference', '!=', reference)
    .where('state', 'in', ['expected', 'inHouse'])
    .where('start_date', '<', endDate)
    .where('end_date', '>', startDate)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

interface Place {
  readonly hotelId: number
  readonly id: string
}

/** Nobody who has given anything is removed. */
async function keepParty(tx: HotelTransaction, { hotelId, id }: Place, stay: ImportedStay): Promise<void> {
  const count = stay.adults + stay.children
  const named = JSON.stringify({
    lastName: stay.lastName,
    ...(stay.firstName ? { firstName: stay.firstName } : {}),
  })
  await tx
    .insertInto('guests')
    .values(
      Array.from({ length: count }, (_, at) => ({
        hotel_id: hotelId,
        id: randomUUID(),
        reservation_id: id,
        position: at + 1,
        main: at === 0,
        adult: at < stay.adults,
        given: at === 0 ? named : '{}',
      })),
    )
    .onConflict((known) => known.columns(['hotel_id', 'reservation_id', 'position']).doNothing())
    .execute()
  await tx
    .deleteFrom('guests')
    .where('reservation_id', '=', id)
    .where('position', '>', count)
    .where(sql<boolean>`given = '{}'`)
    .execute()
}

interface BillLine {
  readonly kind: 'charge' | 'payment'
  readonly amount: number
}

function billOf({ total, paid }: ImportedStay): BillLine[] {
  return [
    ...(total ? [{ kind: 'charge' as const, amount: total }] : []),
    ...(paid ? [{ kind: 'payment' as const, amount: -paid }] : []),
  ]
}

async function importedBill(tx: HotelTransaction, id: string): Promise<BillLine[]> {
  const rows = await tx
    .selectFrom('folio_lines')
    .select(['kind', 'amount'])
    .where('reservation_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map(({ kind, amount }) => ({ kind: kind === 'payment' ? 'payment' : 'charge', amount }))
}

/** Before arrival the bill is the file's. */
async function keepBill(tx: HotelTransaction, { hotelId, id }: Place, stay: ImportedStay): Promise<void> {
  await tx.deleteFrom('folio_lines').where('reservation_id', '=', id).execute()
  const lines = billOf(stay)
  if (lines.length === 0) return
  await tx
    .insertInto('folio_lines')
    .values(
      lines.map(({ kind, amount }, at) => ({
        hotel_id: hotelId,
        id: randomUUID(),
        reservation_id: id,
        position: at + 1,
        kind,
        names: JSON.stringify(lineNames[kind]),
        amount,
      })),
    )
    .execute()
}
