import { type Party, withStates } from '../guest/guest-completion.ts'
import { listedGuests, orderGuests } from '../guest/guest-order.ts'
import { bookingProgress } from './booking-progress.ts'
import type { Reservation } from './reservation.ts'
import { mayBegin } from './stay.ts'

interface Asked {
  readonly site: Party['site']
  readonly today: string
}

/** At the kiosk there is nothing to ask about the one booking of a party that has done everything at home. */
export function bookingPassedBy(bookings: readonly Reservation[], { site, today }: Asked): Reservation | undefined {
  const [booking, ...others] = bookings
  if (!booking || others.length > 0 || !site.device.passesByCompleted || !booking.preCheckinCompleted) return undefined
  if (!mayBegin(booking, today) || booking.messages.some(({ read }) => !read)) return undefined
  const guests = withStates({ guests: orderGuests(booking.guests, today), site, today })
  const listed = listedGuests(guests, site.policies.guests, today)
  return bookingProgress(listed, 0).allGuestsCompleted ? booking : undefined
}
