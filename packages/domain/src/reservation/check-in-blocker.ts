import { type ProcessName, processes } from '../mode/processes.ts'
import type { Reservation } from './reservation.ts'

/** Why a reservation cannot be checked in now; the page and the server use the same rules. */
export type CheckInBlocker =
  | 'cancelled'
  | 'noShow'
  | 'departed'
  | 'inHouse'
  | 'arrivesLater'
  | 'roomNotAvailable'
  | 'roomNotReady'

type Timed = Pick<Reservation, 'state' | 'startDate' | 'endDate' | 'roomReady' | 'roomAvailable'>

const reasons: readonly { reason: CheckInBlocker; when: (reservation: Timed, today: string) => boolean }[] = [
  { reason: 'cancelled', when: (reservation) => reservation.state === 'cancelled' },
  { reason: 'noShow', when: (reservation) => reservation.state === 'noShow' },
  {
    reason: 'departed',
    when: (reservation, today) =>
      reservation.state === 'departed' || (reservation.state === 'expected' && reservation.endDate < today),
  },
  { reason: 'inHouse', when: (reservation) => reservation.state === 'inHouse' },
  { reason: 'arrivesLater', when: (reservation, today) => reservation.startDate > today },
  { reason: 'roomNotAvailable', when: (reservation) => !reservation.roomAvailable },
  { reason: 'roomNotReady', when: (reservation) => !reservation.roomReady },
]

/** Waiting does not help: neither the day nor the room changes it. */
export type FinalBlocker = Extract<CheckInBlocker, 'cancelled' | 'noShow' | 'departed' | 'inHouse'>

/** Why nothing is left to do with it, in any process. */
export function findFinalBlocker(
  reservation: Pick<Timed, 'state' | 'startDate' | 'endDate'>,
  today: string,
): FinalBlocker | undefined {
  const why = findCheckInBlocker({ ...reservation, roomReady: true, roomAvailable: true }, today, 'pre-check-in')
  return why === 'cancelled' || why === 'noShow' || why === 'departed' || why === 'inHouse' ? why : undefined
}

/** Before arrival neither the day nor the room matters. */
const arrivalBlockers = new Set<CheckInBlocker>(['arrivesLater', 'roomNotAvailable', 'roomNotReady'])

/** The first reason that applies; undefined if the guest may check in or continue this process. */
export function findCheckInBlocker(
  reservation: Timed,
  today: string,
  process: ProcessName = 'check-in',
): CheckInBlocker | undefined {
  const { beforeArrival } = processes[process]
  const applies = beforeArrival ? reasons.filter(({ reason }) => !arrivalBlockers.has(reason)) : reasons
  return applies.find(({ when }) => when(reservation, today))?.reason
}

/** Reasons that do not stop a guest from entering data: the room may be ready by then. */
const waitableBlockers = new Set<CheckInBlocker | undefined>([undefined, 'roomNotReady', 'roomNotAvailable'])

/** Whether this guest may start: enter data and sign. */
export function canBegin(reservation: Timed, today: string, process: ProcessName = 'check-in'): boolean {
  return waitableBlockers.has(findCheckInBlocker(reservation, today, process))
}
