import { sendCompletionMails } from '@foyer/contract/mail.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSite } from '../site/site-context.tsx'

/** Requests the emails about a completed check-in. The server sends each one only once. */
export function useCompletionMails(reservation: Reservation | undefined): { failed: boolean } {
  const { site } = useSite()
  const { mailsGuest, mailsHotel } = site.policies.finish
  const { mutate, isError } = useCall(sendCompletionMails)
  const asked = useRef(false)
  const isDue = (mailsGuest || mailsHotel) && reservation?.room.keyCode !== undefined && !reservation.onlyState
  const ask = useEffectEvent(() => {
    if (!reservation || asked.current) return
    asked.current = true
    mutate({ body: { reference: reservation.reference, appId: site.appKey } })
  })
  useEffect(() => {
    if (isDue) ask()
  }, [isDue])
  return { failed: isError }
}
