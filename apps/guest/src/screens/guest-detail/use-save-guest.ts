import { updateGuests } from '@foyer/contract/booking.ts'
import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { orderGuests } from '@foyer/domain/guest/guest-order.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { whySignatureIsSkipped } from '@foyer/domain/signature/signature-skip.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useRef, useState } from 'react'
import { bookingQuery } from '../../journey/booking-query.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { type PartyAtHand, useParty } from '../../journey/use-party.ts'
import { useWish } from '../../journey/use-wish.ts'
import { useSite } from '../../site/site-context.tsx'

/** Saves one guest and leads on: to the pad where the hotel has guests sign one by one, otherwise back to the list. */
export function useSaveGuest({ booking }: PartyAtHand) {
  const { site, hotel, language } = useSite()
  const journey = useJourney()
  const { refresh, today } = useParty()
  const update = useCall(updateGuests)
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
      await update.mutateAsync({ body, query: bookingQuery(site), key: wish.keyFor(body) })
      wish.granted()
      await refresh()
    } finally {
      setBusy(false)
    }
  }

  /** A guest who went elsewhere meanwhile is not pulled back. */
  function leave(saved: Guest): void {
    if (!here.current) return
    const { code, groupLocator } = journey.place.params
    const guests = orderGuests(
      booking.guests.map((guest) => (guest.id === saved.id ? saved : guest)),
      today,
    )
    const index = guests.find(({ id }) => id === saved.id)?.index
    const signsNow =
      site.policies.signature.whileEditingGuest &&
      site.screens.some(({ name }) => name === 'SignatureScreen') &&
      whySignatureIsSkipped(saved, site.policies.signature, today) === undefined
    journey.goTo(
      signsNow
        ? place('signpad', { code, groupLocator, guestIndex: String(index) })
        : place('guest-list', { code, groupLocator }),
    )
  }

  return { busy, save, leave }
}
