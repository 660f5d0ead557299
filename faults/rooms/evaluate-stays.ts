import type { Stay } from '@foyer/contract/staff/stay.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import type { Expected } from './changes.ts'

/** A change that the server has accepted, by this process's clock. */
export interface AcceptedChange {
  readonly reference: string
  readonly name: string
  readonly expected: Expected
  readonly sentAt: number
  readonly answeredAt: number
}

const takesRoom = ({ state }: Stay) => state === 'expected' || state === 'inHouse'

/** Nights from today on that two stays have in one room. */
export function findRoomsTwice(stays: readonly Stay[], today: string): string[] {
  const holders = new Map<string, string[]>()
  for (const stay of stays.filter(takesRoom)) {
    if (!stay.roomNumber) continue
    for (let night = stay.startDate; night < stay.endDate; night = addDays(night, 1)) {
      if (night < today) continue
      const key = `${stay.roomNumber} on ${night}`
      holders.set(key, [...(holders.get(key) ?? []), stay.reference])
    }
  }
  return [...holders]
    .filter(([, references]) => references.length > 1)
    .map(([night, references]) => `${night}: ${references.join(' and ')}`)
}

/** Keys that are valid although the guests are not, or no longer, in their room. */
export function findForeignKeys(stays: readonly Stay[]): string[] {
  return stays.flatMap(({ reference, state, roomNumber, keys }) =>
    keys
      .filter((key) => key.state === 'done' && (state !== 'inHouse' || key.roomNumber !== roomNumber))
      .map((key) => `${reference}, ${state} in ${roomNumber}: a key of ${key.roomNumber}`),
  )
}

/**
 * Accepted changes that the stay does not show. Of several at the same time any may be the last, so
 * the stay must show one of those that no other one followed.
 */
export function findLostChanges(stays: readonly Stay[], accepted: readonly AcceptedChange[]): string[] {
  const fields = ['roomNumber', 'startDate', 'endDate', 'state'] as const
  return stays.flatMap((stay) =>
    fields.flatMap((field) => {
      const mine = accepted.filter(
        ({ reference, expected }) => reference === stay.reference && expected[field] !== undefined,
      )
      const lastSent = Math.max(...mine.map(({ sentAt }) => sentAt))
      const last = mine.filter(({ answeredAt }) => answeredAt >= lastSent)
      const isShown = last.length === 0 || last.some(({ expected }) => expected[field] === stay[field])
      const names = last.map(({ name, expected }) => `${name} (${expected[field]})`)
      return isShown ? [] : [`${stay.reference} has the ${field} ${stay[field]} after ${names.join(', ')}`]
    }),
  )
}
