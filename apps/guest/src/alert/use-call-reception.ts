import { processes } from '@foyer/domain/mode/processes.ts'
import { useKnownReservations } from '../journey/use-reservations.ts'
import { useSite } from '../site/site-context.tsx'
import { noteAlert, noteCall, type OwnAlert, useOwnAlert } from './own-alert.ts'
import { useRaiseAlert } from './use-raise-alert.ts'

interface CallReception {
  /** Somebody could come: to the hotel's own device, or to a guest whose reservation is known. */
  readonly canCall: boolean
  /** What became of it; nothing while only a screen has told the desk of itself, and nobody comes yet. */
  readonly alert: OwnAlert
  readonly call: () => void
}

/** The bell, and what became of it. */
export function useCallReception(): CallReception {
  const { site } = useSite()
  const { alert, hasCalled } = useOwnAlert()
  const raise = useRaiseAlert()
  const known = useKnownReservations()
  return {
    canCall: !processes[site.process].beforeArrival && (site.device.enrolledOnly || known.length > 0),
    alert: hasCalled || alert.state === 'coming' ? alert : { state: 'none' },
    call() {
      noteCall()
      raise('help').then(noteAlert, () => noteAlert({ state: 'failed' }))
    },
  }
}
