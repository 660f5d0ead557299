import { type DeliveryGuest, personalFields } from '@foyer/contract/hotel-system.ts'
import { withStates } from '@foyer/domain/completion/guest-completion.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { filterListedGuests } from '@foyer/domain/guest/guest-order.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { type ArrivalContext, type EventDependencies, publishEvent } from './publish-event.ts'

export interface GuestDataPublisher {
  guestsSaved(
    visit: ArrivalContext,
    reservation: Reservation,
    guests: { saved: Guest[]; party: Guest[] },
  ): Promise<void>
  /**
   * If guests aren't sent one by one: sends all guests that the hotel asks about, unless exactly
   * that was sent before.
   */
  publishParty(visit: ArrivalContext, reservation: Reservation, party: readonly Guest[]): Promise<void>
}

/** Publishes guest data to the hotel's system. */
export function createGuestDataPublisher(dependencies: EventDependencies): GuestDataPublisher {
  const tellGuests = (visit: ArrivalContext, reservation: Reservation, guests: readonly Guest[]) =>
    // Guests are identified by their versions: what the hotel itself sent about them is not sent
    // back.
    publishEvent(
      dependencies,
      visit,
      reservation,
      'guestData',
      { guests: guests.map(toGuestEvent) },
      guests.map(({ id, version }) => `${id} ${version}`).join(),
    )

  async function publishParty(visit: ArrivalContext, reservation: Reservation, party: readonly Guest[]): Promise<void> {
    const { site, today } = visit
    if (site.policies.guests.savedOneByOne) return
    const listed = filterListedGuests(party, site.policies.guests, today)
    if (listed.length > 0) await tellGuests(visit, reservation, listed)
  }

  return {
    publishParty,
    async guestsSaved(visit, reservation, { saved, party }) {
      const { site, today } = visit
      if (site.policies.guests.savedOneByOne) for (const guest of saved) await tellGuests(visit, reservation, [guest])
      else if (isEveryoneComplete(party, visit, today)) await publishParty(visit, reservation, party)
    },
  }
}

/** Then the list of guests may be left, which is when the party is sent. */
function isEveryoneComplete(party: Guest[], { site }: ArrivalContext, today: string): boolean {
  const listed = filterListedGuests(withStates({ guests: party, site, today }), site.policies.guests, today)
  return listed.length > 0 && listed.every(({ state }) => state === 'complete')
}

export function toGuestEvent(guest: Guest): DeliveryGuest {
  const { id, index, main, adult, customerId, version = 1 } = guest
  const personal = Object.fromEntries(personalFields.map((name) => [name, guest[name]]))
  return { ...personal, customerId, id, position: index, main, adult, version }
}
