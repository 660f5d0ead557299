import { startPickUp } from '@foyer/contract/pick-up.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useReservations } from '../../journey/use-reservations.ts'
import { useSite } from '../../site/site-context.tsx'

/** Starts the pick-up first where there is one; otherwise continues directly. */
export function useStartPickUp(goOn: (reservation: Reservation, how?: 'replace') => unknown) {
  const { site, hotel } = useSite()
  const { refresh } = useReservations()
  const start = useCall(startPickUp)
  const wish = useIdempotencyKey()
  const [failed, setFailed] = useState<Reservation>()
  const [hasFailed, setHasFailed] = useState(false)

  async function begin(reservation: Reservation, how?: 'replace'): Promise<void> {
    if (!site.product.startsPickUp) return void goOn(reservation, how)
    if (start.isPending) return
    const body = {
      appId: site.appKey,
      hotelId: hotel.id,
      isPok: site.device.isPok,
      reference: reservation.reference,
    }
    try {
      await start.mutateAsync({ body, key: wish.keyFor(body) })
      wish.reset()
      setFailed(undefined)
      // The reservation now includes the number of the pick-up.
      await refresh()
      goOn(reservation, how)
    } catch {
      setFailed(reservation)
      setHasFailed(true)
    }
  }

  return {
    busy: start.isPending,
    begin,
    /** Why it did not start; shown until the guest retries or closes it. */
    problem: failed && (start.error ?? undefined),
    /** True even after the problem was closed. */
    hasFailed,
    again: () => failed && begin(failed),
    close: () => setFailed(undefined),
  }
}
