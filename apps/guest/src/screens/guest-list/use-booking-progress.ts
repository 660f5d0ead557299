import { countGuests } from '@foyer/domain/guest/guest-completion.ts'
import { type BookingProgress, bookingProgress } from '@foyer/domain/reservation/booking-progress.ts'
import { useEffect } from 'react'
import type { PartyAtHand } from '../../journey/use-party.ts'
import { keep, kept } from '../../site/kept.ts'

/** How far the party is, and how far it was when this tab first saw it. */
export function useBookingProgress(party: PartyAtHand | undefined): BookingProgress {
  const listed = party?.listed ?? []
  const { complete } = countGuests(listed)
  const name = `initial.${party?.booking.reference}`
  const isKnown = party !== undefined
  useEffect(() => {
    if (isKnown && kept(name) === undefined) keep(name, complete)
  }, [isKnown, name, complete])
  return bookingProgress(listed, kept<number>(name) ?? complete)
}
