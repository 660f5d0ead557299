import type { Quantities } from '@foyer/domain/extras/quantity.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { readFromVisit, removeFromVisit, saveToVisit } from '../../site/visit-storage.ts'

interface Draft {
  readonly chosen: Quantities
  readonly page: number
}

/** The chosen quantities and the current page, stored across a reload. */
export function useExtrasDraft(code: string, reservation: Reservation | undefined) {
  const journey = useJourney()
  const name = `extras.${code}`
  const [draft, setDraft] = useState<Draft | undefined>(() => readFromVisit<Draft>(name))
  const before: Quantities = Object.fromEntries(
    (reservation?.extras ?? []).map(({ id, quantity = 0 }) => [id, quantity]),
  )
  return {
    /** The quantities that the reservation already has. */
    before,
    chosen: draft?.chosen ?? before,
    page: draft?.page ?? (journey.movedBack ? Number.POSITIVE_INFINITY : 0),
    save(next: Draft) {
      setDraft(next)
      saveToVisit(name, next)
    },
    discard: () => removeFromVisit(name),
  }
}
