import type { languages } from '@foyer/domain/config/language.ts'
import type { HotelLine } from '../../checkin/reservation/keep-folio.ts'
import {
  type HotelReservation,
  isKnown,
  keepReservation,
  knownReservation,
} from '../../checkin/reservation/keep-reservation.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { ImportedReservation } from './check-row.ts'

type Outcome = 'new' | 'changed' | 'same' | 'alreadyCheckedIn' | 'roomTaken'

const lineNames = {
  charge: { en: 'Stay', es: 'Estancia', de: 'Aufenthalt', fr: 'Séjour', ca: 'Estada', it: 'Soggiorno', pt: 'Estadia' },
  payment: { en: 'Paid', es: 'Pagado', de: 'Bezahlt', fr: 'Payé', ca: 'Pagat', it: 'Pagato', pt: 'Pago' },
} as const satisfies Record<string, Record<(typeof languages)[number], string>>

/** Keeps a reservation under its reference, as long as nobody has arrived for it. */
export async function keepImported(
  tx: HotelTransaction,
  hotelId: number,
  reservation: ImportedReservation,
): Promise<Outcome> {
  const said: HotelReservation = { ...reservation, folio: folioOf(reservation) }
  const known = await knownReservation(tx, reservation.reference)
  if (known && (await isKnown(tx, known, said))) return 'same'
  if (known && known.state !== 'expected') return 'alreadyCheckedIn'
  if (await isTaken(tx, reservation)) return 'roomTaken'
  await keepReservation(tx, hotelId, { known, said })
  return known ? 'changed' : 'new'
}

async function isTaken(
  tx: HotelTransaction,
  { reference, roomNumber, startDate, endDate }: ImportedReservation,
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

/** Undefined where the file says nothing of money. */
function folioOf({ total, paid }: ImportedReservation): HotelLine[] | undefined {
  if (total === undefined && paid === undefined) return undefined
  return [
    ...(total ? [{ kind: 'charge' as const, minor: total, names: lineNames.charge }] : []),
    ...(paid ? [{ kind: 'payment' as const, minor: -paid, names: lineNames.payment }] : []),
  ]
}
