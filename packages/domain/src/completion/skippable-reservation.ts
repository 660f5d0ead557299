import { filterListedGuests, orderGuests } from '../guest/guest-order.ts'
import { canBegin } from '../reservation/check-in-blocker.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { type Party, withStates } from './guest-completion.ts'
import { getReservationProgress } from './reservation-progress.ts'

interface SkipContext {
  readonly site: Party['site']
  readonly today: string
}

/**
 * Returns the only reservation of a party that has completed everything at home: the kiosk skips
 * its booking screen.
 */
export function findSkippableReservation(
  reservations: readonly Reservation[],
  { site, today }: SkipContext,
): Reservation | undefined {
  const [reservation, ...others] = reservations
  if (!reservation || others.length > 0 || !site.device.passesByCompleted || !reservation.preCheckinCompleted)
    return undefined
  if (!canBegin(reservation, today) || reservation.messages.some(({ read }) => !read)) return undefined
  const guests = withStates({ guests: orderGuests(reservation.guests, today), site, today })
  const listed = filterListedGuests(guests, site.policies.guests, today)
  return getReservationProgress(listed, 0).allGuestsCompleted ? reservation : undefined
}
