import { processes } from '@foyer/domain/mode/processes.ts'
import { useKnownReservations } from '../journey/known-reservations.ts'
import { useSite } from '../site/site-context.tsx'
import { type OwnAlert, recordAlert, recordCall, useOwnAlert } from './own-alert.ts'
import { useRaiseAlert } from './use-raise-alert.ts'

interface CallReception {
  /** True if staff can find the guest: on a hotel device, or with a known reservation. */
  readonly canCall: boolean
  /** Stays empty if only a screen raised the alert and no one is coming yet. */
  readonly alert: OwnAlert
  readonly call: () => void
}

/** The bell and the progress of the guest's call. */
export function useCallReception(): CallReception {
  const { site } = useSite()
  const { alert, hasCalled } = useOwnAlert()
  const raise = useRaiseAlert()
  const known = useKnownReservations()
  return {
    canCall: !processes[site.process].beforeArrival && (site.device.enrolledOnly || known.length > 0),
    alert: hasCalled || alert.state === 'coming' ? alert : { state: 'none' },
    call() {
      recordCall()
      raise('help').then(recordAlert, () => recordAlert({ state: 'failed' }))
    },
  }
}
