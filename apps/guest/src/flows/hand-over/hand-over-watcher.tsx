import { stepAt } from '@foyer/domain/hand-over/hand-over.ts'
import { lazy, Suspense, useEffect } from 'react'
import { closeHandOver, useHandOverOpen } from '../../frame/open-hand-over.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useCheckinHolder } from './use-checkin-holder.ts'

const HandOverDialog = lazy(async () => ({ default: (await import('./hand-over-dialog.tsx')).HandOverDialog }))

/** Where else this check-in goes on, or is to. */
export function HandOverWatcher() {
  const isOpen = useHandOverOpen()
  const { place } = useJourney()
  const step = stepAt(place)
  const at = step && [step.reference, step.screen, step.guestIndex].join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone on to another step has changed their mind.
  useEffect(() => closeHandOver, [at])
  // While a code is offered the dialog says who has taken it: a kiosk then forgets the guest instead of naming the booking.
  useCheckinHolder({ paused: isOpen })
  return <Suspense>{isOpen && step && <HandOverDialog onClose={closeHandOver} />}</Suspense>
}
