import type { DeskCommand } from '@foyer/contract/messages/desk-command.ts'
import { type Place, place } from '@foyer/domain/journey/place.ts'

/** The reservation that a command shows, and on which screen; undefined if it shows none. */
export function findShownPlace(
  command: DeskCommand,
): { readonly reference: string; readonly place: Place } | undefined {
  switch (command.type) {
    case 'guestDataFromPMS': {
      const { reference, guestIndex } = command.data
      return { reference, place: place('guest-detail', { code: reference, guestIndex: String(guestIndex) }) }
    }
    case 'extras':
      return toReservationPlace('check-in-extras', command.data.reference)
    case 'goToSummary':
      return toReservationPlace('check-in-summary', command.data.reference)
    case 'checkInOK':
      return toReservationPlace('finish', command.data.reference)
    default:
      return undefined
  }
}

function toReservationPlace(screen: Place['screen'], reference: string) {
  return { reference, place: place(screen, { code: reference }) }
}
