import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useSite } from '../site/site-context.tsx'
import { useReservations } from './use-reservations.ts'

/** The stay whose key the guest's own phone may show; a hotel's device belongs to every guest. */
export function useCurrentStay({ when = true }: { readonly when?: boolean } = {}): Reservation | undefined {
  const isShown = useSite().site.device.keepsStayCard && when
  const { reservations } = useReservations({ when: isShown })
  return isShown ? reservations?.find(hasKey) : undefined
}

/** True if this page may show the key, which the server has decided. */
export function hasKey({ state, room }: Reservation): boolean {
  return state === 'inHouse' && room.keyCode !== undefined && room.number !== undefined
}
