import { addDriver, removeDriver } from '@foyer/contract/drivers.ts'
import { MAX_DRIVERS, notRemovableReason } from '@foyer/domain/drivers/change-drivers.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { toPickUpFields } from '../../journey/to-pick-up-fields.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useReservations } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { GuestRow } from './guest-row.ts'

/** Adds and removes drivers, where the product allows it. */
export function useDrivers(reservation: Reservation | undefined) {
  const { site, hotel } = useSite()
  const problems = useProblems()
  const { refresh } = useReservations()
  const adding = useCall(addDriver)
  const removing = useCall(removeDriver)
  const wish = useIdempotencyKey()
  const [asked, setAsked] = useState<GuestRow>()
  const busy = adding.isPending || removing.isPending

  async function change(work: (rental: Reservation) => Promise<unknown>): Promise<void> {
    if (!reservation || busy) return
    try {
      await work(reservation)
      wish.reset()
      await refresh()
    } catch (problem) {
      problems.show(problem, { action: 'Client update', code: reservation.reference, retry: () => change(work) })
    } finally {
      setAsked(undefined)
    }
  }

  const bodyOf = ({ reference, rental }: Reservation) => ({ hotelId: hotel.id, reference, ...toPickUpFields(rental) })

  const send = ({ guest }: GuestRow, confirmed: boolean) =>
    change((rental) => {
      const body = { ...bodyOf(rental), driver: guest.id, confirmed }
      return removing.mutateAsync({ body, key: wish.keyFor(body) })
    })

  return {
    busy,
    mayAdd: site.product.addsPeople && (reservation?.guests.length ?? 0) < MAX_DRIVERS,
    add: () =>
      change((rental) => {
        const body = bodyOf(rental)
        // The number of drivers is part of the key, so that adding another one isn't taken for a
        // retry.
        return adding.mutateAsync({ body, key: wish.keyFor({ ...body, drivers: rental.guests.length }) })
      }),
    remove: (row: GuestRow) =>
      notRemovableReason(row.guest, { confirmed: false }) ? setAsked(row) : void send(row, false),
    /** A complete driver whose removal needs confirmation. */
    leaving: asked,
    removeIndeed: () => asked && send(asked, true),
    keep: () => setAsked(undefined),
  }
}

export type Drivers = ReturnType<typeof useDrivers>
