import type { Process } from '../config/screen-config.ts'
import { processes } from '../mode/processes.ts'
import type { Reservation } from './reservation.ts'

/** Why a booking cannot be checked in now; the screen and the server give the same answer. */
export type NotNow = 'cancelled' | 'departed' | 'inHouse' | 'arrivesLater' | 'roomNotAvailable' | 'roomNotReady'

type Stay = Pick<Reservation, 'state' | 'startDate' | 'endDate' | 'roomReady' | 'roomAvailable'>

const reasons: readonly { reason: NotNow; when: (stay: Stay, today: string) => boolean }[] = [
  { reason: 'cancelled', when: (stay) => stay.state === 'cancelled' },
  {
    reason: 'departed',
    when: (stay, today) => stay.state === 'departed' || (stay.state === 'expected' && stay.endDate < today),
  },
  { reason: 'inHouse', when: (stay) => stay.state === 'inHouse' },
  { reason: 'arrivesLater', when: (stay, today) => stay.startDate > today },
  { reason: 'roomNotAvailable', when: (stay) => !stay.roomAvailable },
  { reason: 'roomNotReady', when: (stay) => !stay.roomReady },
]

/** Before arrival nobody waits for the day or for the room. */
const notBeforeArrival = new Set<NotNow>(['arrivesLater', 'roomNotAvailable', 'roomNotReady'])

/** The first reason that applies; undefined when the guest may check in, or do what this process is for. */
export function whyNotNow(stay: Stay, today: string, process: Process = 'check-in'): NotNow | undefined {
  const { beforeArrival } = processes[process]
  const applies = beforeArrival ? reasons.filter(({ reason }) => !notBeforeArrival.has(reason)) : reasons
  return applies.find(({ when }) => when(stay, today))?.reason
}

/** Reasons that a guest need not wait for before giving their data: the room may be ready by then. */
const meanwhile = new Set<NotNow | undefined>([undefined, 'roomNotReady', 'roomNotAvailable'])

/** Whether this guest may begin: give data, sign. */
export function mayBegin(stay: Stay, today: string, process: Process = 'check-in'): boolean {
  return meanwhile.has(whyNotNow(stay, today, process))
}
