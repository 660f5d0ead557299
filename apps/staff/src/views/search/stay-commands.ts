import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import type { StaffAction } from '@foyer/domain/staff/roles.ts'
import type { WordingKey } from '../../wordings/wording-key.ts'

/** What can be done with a stay from anywhere. The stay opens with the dialog of the action. */
export interface StayCommand {
  readonly action: 'checkIn' | 'assign' | 'dates' | 'type' | 'take' | 'checkOut' | 'cancel'
  readonly label: WordingKey
  readonly may: StaffAction
  readonly isPossible: (stay: Arrival) => boolean
}

export const stayCommands: readonly StayCommand[] = [
  {
    action: 'checkIn',
    label: 'stay.checkIn',
    may: 'workOnStay',
    isPossible: ({ state, states }) => state === 'expected' && (states.next === 'keyOnly' || states.next === 'pay'),
  },
  {
    action: 'assign',
    label: 'rooms.assign',
    may: 'workOnStay',
    isPossible: ({ state }) => state === 'expected' || state === 'inHouse',
  },
  {
    action: 'dates',
    label: 'dates.change',
    may: 'workOnStay',
    isPossible: ({ state }) => state === 'expected' || state === 'inHouse',
  },
  {
    action: 'type',
    label: 'type.change',
    may: 'workOnStay',
    isPossible: ({ state }) => state === 'expected' || state === 'inHouse',
  },
  {
    action: 'take',
    label: 'search.take',
    may: 'takePayments',
    isPossible: ({ state, balance }) => state !== 'cancelled' && balance.minor > 0,
  },
  { action: 'checkOut', label: 'stay.checkOut', may: 'workOnStay', isPossible: ({ state }) => state === 'inHouse' },
  { action: 'cancel', label: 'stay.cancel', may: 'workOnStay', isPossible: ({ state }) => state === 'expected' },
]

interface Parsed {
  readonly command: StayCommand | undefined
  /** Whom it is about. */
  readonly search: string
}

/** Splits "check in orion" into the command and the name; a text without a command is a search. */
export function parseCommand(text: string, commands: readonly StayCommand[], say: (key: WordingKey) => string): Parsed {
  const typed = text.trim().toLowerCase()
  const command = commands.find(({ label }) => typed.startsWith(`${say(label).toLowerCase()} `))
  return { command, search: command ? typed.slice(say(command.label).length).trim() : text.trim() }
}
