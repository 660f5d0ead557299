import type { DeskCommand } from '@foyer/contract/messages/desk-command.ts'
import type { DeskGuest } from '@foyer/contract/messages/desk-guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { FieldValues } from '../../fields/kind-props.ts'
import { saveToVisit } from '../../site/visit-storage.ts'

/** Records that the hotel's system provided a key, for the current guest. */
export const DESK_KEY_GIVEN = 'desk.key'

/** Fills in a command's data as if it had been typed: nothing counts until the guest saves it. */
export function prefill(command: DeskCommand, reservation: Reservation | undefined): void {
  if (command.type === 'guestDataFromPMS') {
    const { guest, guestIndex } = command.data
    const of = reservation?.guests.find(({ index }) => index === guestIndex)
    if (guest && of) saveToVisit(`guest.${of.id}`, { changes: toFieldValues(guest), typing: 'allowed' })
  }
  if (command.type === 'extras' && command.data.extras.length > 0) {
    const chosen = Object.fromEntries(command.data.extras.map(({ extraId, quantity }) => [extraId, quantity]))
    saveToVisit(`extras.${command.data.reference}`, { chosen, page: 0 })
  }
  if (command.type === 'checkInOK' && command.data.keyCode) saveToVisit(DESK_KEY_GIVEN, true)
}

/** Forms hold strings; values that the desk omits stay as they are. */
function toFieldValues(guest: DeskGuest): FieldValues {
  return Object.fromEntries(Object.entries(guest).filter(([, value]) => typeof value === 'string' && value !== ''))
}
