import { useAfterGuest } from '../../../flows/party/use-after-guest.ts'
import { useJourney } from '../../../journey/journey-context.tsx'
import type { Capture } from '../use-capture.ts'

/**
 * Where the face step leads: a guest who cancels goes back to the previous step; everyone else is
 * done.
 */
export function useFaceStep({
  guest,
  draft,
  flow,
}: Capture): (result: 'matched' | 'skipped' | 'cameraFailed' | 'cancelled') => void {
  const journey = useJourney()
  const afterGuest = useAfterGuest()
  return (result) => {
    if (result === 'cancelled') return flow.back()
    draft.clear()
    journey.goTo(afterGuest(guest))
  }
}
