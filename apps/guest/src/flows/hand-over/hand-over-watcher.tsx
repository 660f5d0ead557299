import { getHandOverStep } from '@foyer/domain/hand-over/hand-over.ts'
import { lazy, Suspense, useEffect } from 'react'
import { closeHandOver, useHandOverOpen } from '../../frame/hand-over-state.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useCheckinHolder } from './use-checkin-holder.ts'

const HandOverDialog = lazy(async () => ({ default: (await import('./hand-over-dialog.tsx')).HandOverDialog }))

/**
 * Watches for a check-in that continues on another device, and shows the dialog to hand it over.
 */
export function HandOverWatcher() {
  const isOpen = useHandOverOpen()
  const { place } = useJourney()
  const step = getHandOverStep(place)
  const at = step && [step.reference, step.screen, step.guestIndex].join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving to another step closes the dialog.
  useEffect(() => closeHandOver, [at])
  // While a code is shown the dialog reports that it was used: a
  // kiosk then clears the guest instead of showing the booking.
  useCheckinHolder({ paused: isOpen })
  return <Suspense>{isOpen && step && <HandOverDialog onClose={closeHandOver} />}</Suspense>
}
