import { processes } from '@foyer/domain/mode/processes.ts'
import { useKnownReservations } from '../journey/known-reservations.ts'
import { useSite } from '../site/site-context.tsx'

/** True if video calls are on and the guest uses a hotel device or has found a reservation. */
export function useCanCall(): boolean {
  const { site } = useSite()
  const known = useKnownReservations()
  const isSomewhere = site.device.enrolledOnly || known.length > 0
  return site.policies.videoCall.on && !processes[site.process].beforeArrival && isSomewhere
}
