import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { useEffect, useRef, useState } from 'react'
import { useDesk } from '../../flows/desk/desk-context.tsx'
import { useAfterGuest } from '../../flows/party/use-after-guest.ts'
import type { CurrentParty } from '../../flows/party/use-party.ts'
import { useUpdateGuest } from '../../flows/party/use-update-guest.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/** Saves one guest, and continues when the guest is done. */
export function useSaveGuest({ reservation }: CurrentParty) {
  const { language } = useSite()
  const journey = useJourney()
  const afterGuest = useAfterGuest()
  const update = useUpdateGuest()
  const desk = useDesk()
  const [busy, setBusy] = useState(false)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  async function save(payload: GuestPayload): Promise<void> {
    setBusy(true)
    try {
      // The hotel writes to a guest in the language they use here, so no question is needed.
      await update.send(reservation, { ...payload, language: payload.language ?? language })
      desk.tell({
        type: 'guestDataToPMS',
        data: { reference: reservation.reference, guestId: payload.id, guest: payload },
      })
    } finally {
      setBusy(false)
    }
  }

  /** A guest who has moved on in the meantime is not pulled back. */
  function leave(saved: Guest): void {
    if (here.current) journey.goTo(afterGuest(saved))
  }

  return { busy, save, leave }
}
