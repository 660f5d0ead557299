import { listedGuests, orderGuests } from '../guest/guest-order.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { mayBegin } from '../reservation/why-not-now.ts'
import { type Party, withStates } from './guest-completion.ts'
import { reservationProgress } from './reservation-progress.ts'

interface Asked {
  readonly site: Party['site']
  readonly today: string
}

/**
 * Returns the only reservation of a party that has completed everything at home: the kiosk skips
 * its booking screen.
 */
export function reservationPassedBy(
  reservations: readonly Reservation[],
  { site, today }: Asked,
): Reservation | undefined {
  const [reservation, ...others] = reservations
  if (!reservation || others.length > 0 || !site.device.passesByCompleted || !reservation.preCheckinCompleted)
    return undefined
  if (!mayBegin(reservation, today) || reservation.messages.some(({ read }) => !read)) return undefined
  const guests = withStates({ guests: orderGuests(reservation.guests, today), site, today })
  const listed = listedGuests(guests, site.policies.guests, today)
  return reservationProgress(listed, 0).allGuestsCompleted ? reservation : undefined
}
