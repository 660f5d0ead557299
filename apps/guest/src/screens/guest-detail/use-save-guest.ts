import { updateGuests } from '@foyer/contract/booking.ts'
import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useRef, useState } from 'react'
import { useDesk } from '../../desk/desk-context.tsx'
import { bookingQuery } from '../../journey/booking-query.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { reportUnnamed } from '../../journey/report-unnamed.ts'
import { useAfterGuest } from '../../journey/use-after-guest.ts'
import { type PartyAtHand, useParty } from '../../journey/use-party.ts'
import { useWish } from '../../journey/use-wish.ts'
import { useSite } from '../../site/site-context.tsx'

/** Saves one guest, and leads on when the guest is done. */
export function useSaveGuest({ booking }: PartyAtHand) {
  const { site, hotel, language } = useSite()
  const journey = useJourney()
  const afterGuest = useAfterGuest()
  const { refresh } = useParty()
  const update = useCall(updateGuests)
  const desk = useDesk()
  const wish = useWish()
  const [busy, setBusy] = useState(false)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  async function save(payload: GuestPayload): Promise<void> {
    const body = {
      reservationId: booking.id,
      reference: booking.reference,
      hotelId: hotel.id,
      isPok: site.device.isPok,
      language,
      guests: [payload],
      guestIndex: payload.index,
      groupLocator: booking.groupLocator,
    }
    setBusy(true)
    try {
      const answer = await update.mutateAsync({ body, query: bookingQuery(site), key: wish.keyFor(body) })
      reportUnnamed(body.guests, answer.guests)
      wish.granted()
      desk.tell({ type: 'guestDataToPMS', data: { reference: booking.reference, guestId: payload.id, guest: payload } })
      await refresh()
    } catch (problem) {
      // Somebody else has saved this guest: the next try is made with what is known by then.
      if (problem instanceof Problem && problem.code === 'guestChanged') await refresh()
      throw problem
    } finally {
      setBusy(false)
    }
  }

  /** A guest who went elsewhere meanwhile is not pulled back. */
  function leave(saved: Guest): void {
    if (here.current) journey.goTo(afterGuest(saved))
  }

  return { busy, save, leave }
}
