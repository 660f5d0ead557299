import { updateLog } from '@foyer/contract/checkin-log.ts'
import { isOutOfService } from '@foyer/domain/device/in-service.ts'
import { toErrorPage } from '@foyer/domain/journey/error-page.ts'
import { place, toPath } from '@foyer/domain/journey/place.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent } from 'react'
import { findAlertForProblem } from '../../alert/find-alert-for-problem.ts'
import { useDesk } from '../../flows/desk/desk-context.tsx'
import { openHelp } from '../../frame/help/help.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useReservation } from '../../journey/use-reservations.ts'
import { hasOpened } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'

const DESK_SCREEN_DURATION_MS = 10_000

export function useShowError() {
  const { site, label } = useSite()
  const journey = useJourney()
  const desk = useDesk()
  const { mutate: writeLog } = useCall(updateLog)
  const page = toErrorPage(journey.place.params, site.device)
  const shown = toPath(journey.place)
  const { reservation } = useReservation(journey.place.params['code'] ?? '')

  // The log belongs to a reservation. A failure to write it doesn't concern the guest.
  const noteDown = useEffectEvent(() => {
    const { code, action, error, message_error } = journey.place.params
    desk.tell({ type: 'error', data: { problem: page.code, ...(code && { reference: code }) } })
    if (!code) return
    const errors = [action, error, message_error].filter((text) => text !== undefined)
    writeLog({ params: { code }, body: { status: page.endsTheVisit ? 'completed' : 'error', errors } })
  })
  // Clears the guest, the visit and all drafts before the sign-in opens.
  const signOut = useEffectEvent(async () => {
    await journey.leave()
    location.assign('/pok/')
  })
  useEffect(() => {
    if (page.leadsToSignIn) void signOut()
    // Logs each error, because another can occur while the first is still shown.
    else if (shown) noteDown()
  }, [page.leadsToSignIn, shown])

  // A screen controlled by the desk returns to its screensaver.
  const rest = useEffectEvent(() => void journey.restart())
  useEffect(() => {
    if (!site.device.followsDesk || !shown) return
    const timer = setTimeout(() => rest(), DESK_SCREEN_DURATION_MS)
    return () => clearTimeout(timer)
  }, [site.device.followsDesk, shown])

  return {
    page,
    /** True if the guest's bank refused the card, which another card may solve. */
    isDeclined: page.code === 'paymentRefused' && page.details.includes(label('refusal.declined')),
    // Staff have paused the device themselves, and no guest is at it.
    alert: isOutOfService(journey.place) ? undefined : findAlertForProblem(page.code),
    /** The reservation concerned, if this visit has found it, since anyone can craft an address. */
    reservation: reservation?.reference,
    /** The details in the address, if our own page opened it or the visit knows the reservation. */
    details: reservation || hasOpened(shown) ? page.details : [],
    retry: () => page.retry && journey.goTo(page.retry.to),
    toReception: () => openHelp('reception'),
    /** The only way back from here. */
    back: () => journey.goTo(place('select-language'), 'back'),
  }
}
