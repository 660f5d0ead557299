import type { DeskCommand } from '@foyer/contract/messages/desk-command.ts'
import type { DeskGuest } from '@foyer/contract/messages/desk-guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { FieldValues } from '../../fields/kind-props.ts'
import { keep } from '../../site/kept.ts'

/** Says that the hotel's system has given a key, for as long as this guest is here. */
export const KEY_BY_DESK = 'desk.key'

/** What a command fills in, as if it had been typed: nothing of it counts before the guest has saved it. */
export function prefill(command: DeskCommand, reservation: Reservation | undefined): void {
  if (command.type === 'guestDataFromPMS') {
    const { guest, guestIndex } = command.data
    const of = reservation?.guests.find(({ index }) => index === guestIndex)
    if (guest && of) keep(`guest.${of.id}`, { changes: valuesOf(guest), typing: 'allowed' })
  }
  if (command.type === 'extras' && command.data.extras.length > 0) {
    const chosen = Object.fromEntries(command.data.extras.map(({ extraId, quantity }) => [extraId, quantity]))
    keep(`extras.${command.data.reference}`, { chosen, page: 0 })
  }
  if (command.type === 'checkInOK' && command.data.keyCode) keep(KEY_BY_DESK, true)
}

/** A form knows texts; what the desk leaves out is left as it is. */
function valuesOf(guest: DeskGuest): FieldValues {
  return Object.fromEntries(Object.entries(guest).filter(([, value]) => typeof value === 'string' && value !== ''))
}
