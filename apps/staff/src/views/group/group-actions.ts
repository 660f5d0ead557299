import type { GroupStay } from '@foyer/contract/staff/groups.ts'
import type { SessionValue } from '../../session/session-context.tsx'
import { isReadyToArrive } from '../../stays/is-ready-to-arrive.ts'

export type GroupAction = 'checkIn' | 'assign' | 'keys'

interface Workplace {
  readonly mayDo: SessionValue['mayDo']
  readonly hotel: Pick<SessionValue['hotel'], 'hasSystem' | 'partyWord'>
  readonly hasEncoder: boolean
}

/** The stays for which each action can be done now. */
export function findGroupActions(
  stays: readonly GroupStay[],
  { mayDo, hotel, hasEncoder }: Workplace,
): Readonly<Record<GroupAction, readonly GroupStay[]>> {
  const mayWork = mayDo('workOnStay')
  const where = (isPossible: boolean, isMeant: (stay: GroupStay) => boolean) =>
    mayWork && isPossible ? stays.filter(isMeant) : []
  return {
    // A car is handed over at its pick-up.
    checkIn: where(hotel.partyWord === 'guest', ({ state, states }) => state === 'expected' && isReadyToArrive(states)),
    assign: where(!hotel.hasSystem, ({ state, roomNumber }) => state === 'expected' && roomNumber === undefined),
    keys: where(hasEncoder, ({ state, cards }) => state === 'inHouse' && cards === 0),
  }
}

/** The surname that most of them have. */
export function findGroupName(stays: readonly Pick<GroupStay, 'lastName'>[]): string | undefined {
  const names = stays.flatMap(({ lastName }) => lastName ?? [])
  const count = (name: string) => names.filter((one) => one === name).length
  return names.toSorted((one, other) => count(other) - count(one))[0]
}
