import { raiseAlert, readAlertProgress } from '@foyer/contract/alert.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { readAlertState } from './alert-progress.ts'
import { recordAlert } from './raise-alert.ts'

export function guestAlertRoutes(calls: Calls, changes: Changes): void {
  // A guest at a device that is out of service needs a person all the more.
  calls.serve(raiseAlert, ({ body }, visit) => recordAlert(visit, body, changes), { allowOutOfService: true })

  calls.serve(readAlertProgress, (_asked, visit) => readAlertState(visit))
}
