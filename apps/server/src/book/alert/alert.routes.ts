import { raiseAlert, readAlertProgress } from '@foyer/contract/alert.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { readProgress } from './alert-progress.ts'
import { raise } from './raise-alert.ts'

export function guestAlertRoutes(calls: Calls, changes: Changes): void {
  // A guest at a device that is out of service needs a person all the more.
  calls.serve(raiseAlert, ({ body }, visit) => raise(visit, body, changes), { evenOutOfService: true })

  calls.serve(readAlertProgress, (_asked, visit) => readProgress(visit))
}
