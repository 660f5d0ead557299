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

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const field = (name: string, value: string) =>
  `<input name="${name}" aria-label="${name}" value="${escapeHtml(value)}">`

/** The page on which the hotel's owner changes bookings and rooms by hand. */
export function drawOwnerPage(hotel: Hotel): string {
  const bookings = [...hotel.reservations.values()].map(
    ({ Number: number, State, AccountId, ScheduledStartUtc, ScheduledEndUtc, AssignedResourceId }) =>
      `<tr><td>${escapeHtml(number)}<td>${State}<td>${escapeHtml(hotel.customer(AccountId).LastName)}<td><form method="post" action="/owner/reservations/${encodeURIComponent(number)}">${field('start', ScheduledStartUtc)}${field('end', ScheduledEndUtc)}${field('resource', hotel.resources.get(AssignedResourceId ?? '')?.Name ?? '')}<button>Save</button></form>`,
  )
  const spaces = [...hotel.resources.values()].map(
    ({ Name, State }) =>
      `<tr><td>${escapeHtml(Name)}<td><form method="post" action="/owner/resources/${encodeURIComponent(Name)}">${field('state', State)}<button>Save</button></form>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mews simulator</title><h1>Bookings</h1><table>${bookings.join('')}</table><h1>Spaces</h1><table>${spaces.join('')}</table></html>`
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
