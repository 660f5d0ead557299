import { type ProcessName, processes } from '../mode/processes.ts'
import type { Reservation } from './reservation.ts'

/** Why a reservation cannot be checked in now; the page and the server use the same rules. */
export type NotNow = 'cancelled' | 'departed' | 'inHouse' | 'arrivesLater' | 'roomNotAvailable' | 'roomNotReady'

type Timed = Pick<Reservation, 'state' | 'startDate' | 'endDate' | 'roomReady' | 'roomAvailable'>

const reasons: readonly { reason: NotNow; when: (reservation: Timed, today: string) => boolean }[] = [
  { reason: 'cancelled', when: (reservation) => reservation.state === 'cancelled' },
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
export type NothingLeft = Extract<NotNow, 'cancelled' | 'departed' | 'inHouse'>

/** Why nothing is left to do with it, in any process. */
export function whyNothingIsLeft(
  reservation: Pick<Timed, 'state' | 'startDate' | 'endDate'>,
  today: string,
): NothingLeft | undefined {
  const why = whyNotNow({ ...reservation, roomReady: true, roomAvailable: true }, today, 'pre-check-in')
  return why === 'cancelled' || why === 'departed' || why === 'inHouse' ? why : undefined
}

/** Before arrival neither the day nor the room matters. */
const notBeforeArrival = new Set<NotNow>(['arrivesLater', 'roomNotAvailable', 'roomNotReady'])

/** The first reason that applies; undefined if the guest may check in or continue this process. */
export function whyNotNow(reservation: Timed, today: string, process: ProcessName = 'check-in'): NotNow | undefined {
  const { beforeArrival } = processes[process]
  const applies = beforeArrival ? reasons.filter(({ reason }) => !notBeforeArrival.has(reason)) : reasons
  return applies.find(({ when }) => when(reservation, today))?.reason
}

/** Reasons that do not stop a guest from entering data: the room may be ready by then. */
const meanwhile = new Set<NotNow | undefined>([undefined, 'roomNotReady', 'roomNotAvailable'])

/** Whether this guest may start: enter data and sign. */
export function mayBegin(reservation: Timed, today: string, process: ProcessName = 'check-in'): boolean {
  return meanwhile.has(whyNotNow(reservation, today, process))
}
