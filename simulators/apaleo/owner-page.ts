import { drawPage, drawRow } from '../owner-form.ts'
import type { Hotel, Unit } from './hotel.ts'
import type { Ledger } from './ledger.ts'
import { notFound, unprocessable } from './refusal.ts'

/** The page on which the hotel's owner changes bookings and rooms by hand. */
export function drawOwnerPage(hotel: Hotel): string {
  return drawPage('Apaleo simulator', {
    Bookings: [...hotel.reservations.values()].map(({ id, status, primaryGuest, arrival, departure, unit }) =>
      drawRow([id, status, String(primaryGuest?.['lastName'] ?? '')], `/owner/reservations/${encodeURIComponent(id)}`, {
        arrival,
        departure,
        unit: unit?.name ?? '',
      }),
    ),
    Units: [...hotel.units.values()].map(({ id, name, condition }) =>
      drawRow([name], `/owner/units/${encodeURIComponent(id)}`, { condition }),
    ),
  })
}

/** Saves a form of the page. */
export function saveOwnerForm(hotel: Hotel, ledger: Ledger, path: string, form: URLSearchParams): void {
  const [, , what, id = ''] = path.split('/').map(decodeURIComponent)
  if (what === 'reservations') {
    const reservation = hotel.reservation(id)
    const unit = form.get('unit')
    reservation.arrival = form.get('arrival') ?? reservation.arrival
    reservation.departure = form.get('departure') ?? reservation.departure
    if (unit !== null) reservation.unit = unit === '' ? undefined : hotel.unitByName(unit)
    if (reservation.unit) reservation.unitGroup = reservation.unit.unitGroup
    hotel.touch(reservation)
    ledger.record('owner', id, Object.fromEntries(form))
    return
  }
  const unit = hotel.units.get(id)
  if (what !== 'units' || !unit) throw notFound('unit')
  const condition = form.get('condition')
  if (!isCondition(condition)) throw unprocessable('The condition is not valid.')
  unit.condition = condition
}

const isCondition = (value: string | null): value is Unit['condition'] =>
  value === 'Clean' || value === 'CleanToBeInspected' || value === 'Dirty'
