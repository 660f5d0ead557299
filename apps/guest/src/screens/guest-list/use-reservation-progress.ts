import { countGuests } from '@foyer/domain/completion/guest-completion.ts'
import { getReservationProgress, type ReservationProgress } from '@foyer/domain/completion/reservation-progress.ts'
import { useEffect } from 'react'
import type { CurrentParty } from '../../flows/party/use-party.ts'
import { readFromVisit, saveToVisit } from '../../site/visit-storage.ts'

/** How far the party is, and how far it was when this tab first loaded it. */
export function useReservationProgress(party: CurrentParty | undefined): ReservationProgress {
  const listed = party?.listed ?? []
  const { complete } = countGuests(listed)
  const name = `initial.${party?.reservation.reference}`
  const isKnown = party !== undefined
  useEffect(() => {
    if (isKnown && readFromVisit(name) === undefined) saveToVisit(name, complete)
  }, [isKnown, name, complete])
  return getReservationProgress(listed, readFromVisit<number>(name) ?? complete)
}
