import { useEffect } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { readFromVisit, saveToVisit } from '../../site/visit-storage.ts'

interface OpenedReservation {
  readonly code?: string
  readonly groupLocator?: string
}

const NAME = 'openedGuest'

/** The reservation whose guest was opened last, because a scanner's result carries no reference. */
export function readOpenedReservation(): OpenedReservation | undefined {
  return readFromVisit<OpenedReservation>(NAME)
}

export function useStoreOpenedReservation(): void {
  const { code, groupLocator } = useJourney().place.params
  useEffect(() => {
    saveToVisit(NAME, { code, groupLocator })
  }, [code, groupLocator])
}
