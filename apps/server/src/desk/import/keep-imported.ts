import type { languages } from '@foyer/domain/config/language.ts'
import { sql } from 'kysely'
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
  const { phone, language, arrivalTime, firstName, lastName } = reservation
  const contact = { ...(phone && { phone }), ...(language && { language }) }
  const said: HotelReservation = {
    ...reservation,
    folio: folioOf(reservation),
    ...(Object.keys(contact).length > 0 && { guests: [{ ...(firstName && { firstName }), lastName, ...contact }] }),
  }
  const known = await knownReservation(tx, reservation.reference)
  const further = { ...contact, ...(arrivalTime && { arrivalTime }) }
  if (known && (await isKnown(tx, known, said)) && (await isMainKnown(tx, known.id, further))) return 'same'
  if (known && known.state !== 'expected') return 'alreadyCheckedIn'
  if (await isTaken(tx, reservation)) return 'roomTaken'
  const id = await keepReservation(tx, hotelId, { known, said })
  if (arrivalTime) await keepArrivalTime(tx, id, arrivalTime)
  return known ? 'changed' : 'new'
}

/** What the main guest has given is theirs: a file says nothing new of it. */
async function isMainKnown(
  tx: HotelTransaction,
  reservationId: string,
  said: Readonly<Record<string, string>>,
): Promise<boolean> {
  const main = await tx
    .selectFrom('guests')
    .select(['given', 'given_by'])
    .where('reservation_id', '=', reservationId)
    .where('main', '=', true)
    .executeTakeFirst()
  if (!main || main.given_by !== null) return true
  return Object.entries(said).every(([name, value]) => main.given[name] === value)
}

async function keepArrivalTime(tx: HotelTransaction, reservationId: string, arrivalTime: string): Promise<void> {
  await sql`update guests set given = given || jsonb_build_object('arrivalTime', ${arrivalTime}::text)
    where reservation_id = ${reservationId} and main and given_by is null`.execute(tx)
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
