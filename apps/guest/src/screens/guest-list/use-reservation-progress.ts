import { countGuests } from '@foyer/domain/completion/guest-completion.ts'
import { type ReservationProgress, reservationProgress } from '@foyer/domain/completion/reservation-progress.ts'
import { useEffect } from 'react'
import type { PartyAtHand } from '../../flows/party/use-party.ts'
import { keep, kept } from '../../site/kept.ts'

/** How far the party is, and how far it was when this tab first loaded it. */
export function useReservationProgress(party: PartyAtHand | undefined): ReservationProgress {
  const listed = party?.listed ?? []
  const { complete } = countGuests(listed)
  const name = `initial.${party?.reservation.reference}`
  const isKnown = party !== undefined
  useEffect(() => {
    if (isKnown && kept(name) === undefined) keep(name, complete)
  }, [isKnown, name, complete])
  return reservationProgress(listed, kept<number>(name) ?? complete)
}
