import { drawPage, drawRow } from '../owner-form.ts'
import { resourceStates } from './entities.ts'
import type { Hotel } from './hotel.ts'
import type { Ledger } from './ledger.ts'
import { invalid } from './refusal.ts'
import type { Stays } from './stays.ts'
import type { Webhooks } from './webhooks.ts'

interface Parts {
  readonly hotel: Hotel
  readonly ledger: Ledger
  readonly stays: Stays
  readonly webhooks: Webhooks
}

/** The page on which the hotel's owner changes bookings and rooms by hand. */
export function drawOwnerPage(hotel: Hotel): string {
  return drawPage('Mews simulator', {
    Bookings: [...hotel.reservations.values()].map(
      ({ Number: number, State, AccountId, ScheduledStartUtc: start, ScheduledEndUtc: end, AssignedResourceId }) =>
        drawRow(
          [number, State, hotel.customer(AccountId).LastName],
          `/owner/reservations/${encodeURIComponent(number)}`,
          { start, end, resource: hotel.resources.get(AssignedResourceId ?? '')?.Name ?? '' },
        ),
    ),
    Spaces: [...hotel.resources.values()].map(({ Name, State: state }) =>
      drawRow([Name], `/owner/resources/${encodeURIComponent(Name)}`, { state }),
    ),
  })
}

/** Saves a form of the page. */
export function saveOwnerForm({ hotel, ledger, stays, webhooks }: Parts, path: string, form: URLSearchParams): void {
  const [, , what, name = ''] = path.split('/').map(decodeURIComponent)
  if (what === 'reservations') {
    const reservation = hotel.reservationByNumber(name)
    const resource = form.get('resource')
    reservation.ScheduledStartUtc = form.get('start') ?? reservation.ScheduledStartUtc
    reservation.ScheduledEndUtc = form.get('end') ?? reservation.ScheduledEndUtc
    if (resource !== null) reservation.AssignedResourceId = resource ? hotel.resourceByName(resource).Id : undefined
    hotel.postNights(reservation)
    stays.touch(reservation)
    ledger.record('owner', reservation.Number, Object.fromEntries(form))
    return
  }
  const resource = hotel.resourceByName(name)
  const state = resourceStates.find((known) => known === form.get('state'))
  if (what !== 'resources' || !state) throw invalid('Resource')
  resource.State = state
  resource.UpdatedUtc = hotel.moment()
  webhooks.notify('ResourceUpdated', resource.Id)
}
