import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import type { StaffAction } from '@foyer/domain/staff/roles.ts'
import type { WordingKey } from '../../wordings/wording-key.ts'

/** What can be done with a stay from anywhere. The stay opens with the dialog of the action. */
export interface StayCommand {
  readonly action: 'checkIn' | 'assign' | 'dates' | 'type' | 'details' | 'take' | 'checkOut' | 'cancel' | 'reinstate'
  readonly label: WordingKey
  readonly may: StaffAction
  /** Done in the hotel's own system if it has one. */
  readonly isOwn?: true
  readonly isPossible: (stay: Arrival) => boolean
}

export const stayCommands: readonly StayCommand[] = [
  {
    action: 'checkIn',
    label: 'stay.checkIn',
    may: 'workOnStay',
    isPossible: ({ state }) => state === 'expected',
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
    action: 'details',
    label: 'details.change',
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
  {
    action: 'reinstate',
    label: 'stay.reinstate',
    may: 'workOnStay',
    isOwn: true,
    isPossible: ({ state }) => state === 'cancelled',
  },
]

interface Parsed {
  readonly command: StayCommand | undefined
  /** Whom it is about. */
  readonly search: string
}

/** Splits "check in orion" or "orion check in" into the command and the name; a text without a command is a search. */
export function parseCommand(text: string, commands: readonly StayCommand[], say: (key: WordingKey) => string): Parsed {
  const typed = text.trim().toLowerCase()
  for (const command of commands) {
    const label = say(command.label).toLowerCase()
    if (typed.startsWith(`${label} `)) return { command, search: typed.slice(label.length).trim() }
    if (typed.endsWith(` ${label}`)) return { command, search: typed.slice(0, -label.length).trim() }
  }
  return { command: undefined, search: text.trim() }
}
