import type { RackStay } from '@foyer/contract/staff/rack.ts'
import type { RackChange } from './use-rack-changes.ts'

/** Whether a change is asked about first: other dates always are, because they change the bill. */
export function needsQuestion(change: RackChange): boolean {
  return change.what === 'dates' || change.swapWith !== undefined || hasKeys(change.stay)
}

/** Guests in house may have keys to their room. */
export const hasKeys = ({ state, roomNumber }: RackStay): boolean => state === 'inHouse' && roomNumber !== undefined
