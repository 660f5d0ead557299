import { useEffect } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { keep, kept } from '../../site/kept.ts'

interface Opened {
  readonly code?: string
  readonly groupLocator?: string
}

const NAME = 'openedGuest'

/** The reservation whose guest was opened last, because a scanner's result carries no reference. */
export function openedReservation(): Opened | undefined {
  return kept<Opened>(NAME)
}

export function useOpenedGuest(): void {
  const { code, groupLocator } = useJourney().place.params
  useEffect(() => {
    keep(NAME, { code, groupLocator })
  }, [code, groupLocator])
}
