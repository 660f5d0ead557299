import type { Hotel, Unit } from './hotel.ts'
import type { Ledger } from './ledger.ts'
import { notFound, unprocessable } from './refusal.ts'

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const field = (name: string, value: string) =>
  `<input name="${name}" aria-label="${name}" value="${escapeHtml(value)}">`

/** The page on which the hotel's owner changes bookings and rooms by hand. */
export function drawOwnerPage(hotel: Hotel): string {
  const bookings = [...hotel.reservations.values()].map(
    ({ id, status, primaryGuest, arrival, departure, unit }) =>
      `<tr><td>${escapeHtml(id)}<td>${status}<td>${escapeHtml(String(primaryGuest?.['lastName'] ?? ''))}<td><form method="post" action="/owner/reservations/${encodeURIComponent(id)}">${field('arrival', arrival)}${field('departure', departure)}${field('unit', unit?.name ?? '')}<button>Save</button></form>`,
  )
  const units = [...hotel.units.values()].map(
    ({ id, name, condition }) =>
      `<tr><td>${escapeHtml(name)}<td><form method="post" action="/owner/units/${encodeURIComponent(id)}">${field('condition', condition)}<button>Save</button></form>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Apaleo simulator</title><h1>Bookings</h1><table>${bookings.join('')}</table><h1>Units</h1><table>${units.join('')}</table></html>`
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
