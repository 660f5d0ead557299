import type { SystemReservation } from '@foyer/contract/hotel-system.ts'
import { readReferenceMark } from '../own-reference.ts'
import type { ApaleoFolio, ApaleoReservation } from './apaleo-answers.ts'
import { toSystemGuest } from './guest-fields.ts'
import { toOwed, toSystemFolio } from './to-system-folio.ts'

const states: Readonly<Record<string, SystemReservation['state']>> = {
  Confirmed: 'expected',
  InHouse: 'inHouse',
  CheckedOut: 'departed',
  Canceled: 'cancelled',
  NoShow: 'noShow',
}

/** The times have the property's offset, so their first ten characters are the local day. */
const toLocalDay = (moment: string) => moment.slice(0, 10)

const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Unchecked: the contract says what is wrong with it. */
export function toSystemReservation(
  reservation: ApaleoReservation,
  { folio, version }: { readonly folio: ApaleoFolio | undefined; readonly version: number },
): object {
  const { primaryGuest, additionalGuests = [], booker, services = [] } = reservation
  const named = primaryGuest ?? booker ?? {}
  const own = readReferenceMark(reservation.externalCode)
  const lines = folio && toSystemFolio(folio)
  return {
    reference: own ?? reservation.id,
    version,
    state: states[reservation.status] ?? reservation.status,
    arrival: toLocalDay(reservation.arrival),
    departure: toLocalDay(reservation.departure),
    adults: reservation.adults,
    children: reservation.childrenAges?.length ?? 0,
    groupLocator: reservation.bookingId,
    initialNumber: own ? reservation.id : reservation.externalCode,
    firstName: toText(named['firstName']),
    lastName: toText(named['lastName']),
    email: toText(named['email']),
    roomType: reservation.unitGroup.id,
    room: reservation.unit?.name,
    included: [...new Set(services.map(({ service }) => service.code))],
    segment: reservation.marketSegment?.id,
    bookedOn: toLocalDay(reservation.created),
    ...(primaryGuest && { guests: [primaryGuest, ...additionalGuests].map(toSystemGuest) }),
    ...(folio && lines && { folio: lines, owed: toOwed(folio, lines) }),
  }
}
