import { getFullName } from '@foyer/domain/guest/guest.ts'
import { isIdentityDue } from '@foyer/domain/guest/identity-due.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useReservation } from '../../journey/use-reservations.ts'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'

const POLL_INTERVAL_MS = 3_000

/** Who still has to be seen by staff. The screen continues once everyone has been. */
export function useIdentityWait(reference: string) {
  const { label, site } = useSite()
  const today = useToday()
  const journey = useJourney()
  const showToast = useShowToast()
  const { reservation, lookAgain } = useReservation(reference)
  const due = reservation?.guests.filter((guest) => isIdentityDue(guest, site, today)) ?? []

  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void lookAgain()
  })
  useEffect(() => {
    look()
    const timer = setInterval(() => look(), POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])

  const goOn = useEffectEvent(() => {
    showToast({ kind: 'good', text: label('identity-wait.done') })
    const screen = reservation?.state === 'inHouse' ? 'room-key' : 'check-in-summary'
    journey.goTo(place(screen, { code: reference }), 'replace')
  })
  const isOver = reservation !== undefined && due.length === 0
  useEffect(() => {
    if (isOver) goOn()
  }, [isOver])

  return { names: due.map(getFullName).filter(Boolean).join(', ') }
}
