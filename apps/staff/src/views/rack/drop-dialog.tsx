import { ConfirmDates } from './confirm-dates.tsx'
import { ConfirmRoom } from './confirm-room.tsx'
import type { RackChange } from './use-rack-changes.ts'

interface DropDialogProps {
  readonly change: RackChange
  readonly busy: boolean
  readonly onConfirm: (change: RackChange) => void
  readonly onClose: () => void
}

/** Other dates change the bill, two stays may exchange rooms, and the keys of guests in house end. */
export function DropDialog({ change, ...rest }: DropDialogProps) {
  return change.what === 'room' ? <ConfirmRoom change={change} {...rest} /> : <ConfirmDates change={change} {...rest} />
}
