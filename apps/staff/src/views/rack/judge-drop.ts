import type { Rack, RackClosure, RackRoom, RackStay } from '@foyer/contract/staff/rack.ts'
import { type DateIssue, findDateIssue } from '@foyer/domain/reservation/date-change.ts'
import { isMovable, isOverdue } from './arrange-rack.ts'

/** Where a stay would be if it were put down. */
export interface Drop {
  readonly stay: RackStay
  /** Absent for none. */
  readonly roomNumber: string | undefined
  readonly startDate: string
  readonly endDate: string
}

export type Refusal =
  | { readonly reason: 'taken'; readonly by: RackStay; readonly from: string; readonly canSwap: boolean }
  | { readonly reason: 'closed'; readonly closure: RackClosure }
  | { readonly reason: 'inHouse' | DateIssue }

export type Verdict =
  | { readonly result: 'same' }
  | { readonly result: 'noRoom' }
  | { readonly result: 'fits'; readonly room: RackRoom; readonly isOtherType: boolean; readonly freeTo?: string }
  | { readonly result: 'refused'; readonly room?: RackRoom; readonly refusal: Refusal }

const overlaps = (one: { startDate: string; endDate: string }, from: string, to: string) =>
  one.startDate < to && from < one.endDate

/**
 * What the page knows about a drop before the server decides: whether the room is free, and if not,
 * who has it or why it is closed.
 */
export function judgeDrop(rack: Rack, { stay, roomNumber, startDate, endDate }: Drop): Verdict {
  const isSame = roomNumber === stay.roomNumber && startDate === stay.startDate && endDate === stay.endDate
  if (isSame) return { result: 'same' }
  const { today } = rack
  const issue = findDateIssue(stay, { startDate, endDate }, today)
  if (issue) return { result: 'refused', refusal: { reason: issue } }
  if (roomNumber === undefined)
    return stay.state === 'inHouse' ? { result: 'refused', refusal: { reason: 'inHouse' } } : { result: 'noRoom' }
  const room = rack.rooms.find(({ number }) => number === roomNumber)
  if (!room) return { result: 'noRoom' }
  const from = startDate < today ? today : startDate
  const closure = rack.closures.find((one) => one.roomNumber === roomNumber && overlaps(one, from, endDate))
  if (closure) return { result: 'refused', room, refusal: { reason: 'closed', closure } }
  const others = rack.stays.filter(
    (one) => one.roomNumber === roomNumber && one.reference !== stay.reference && isMovable(one),
  )
  const occupants = others.filter(
    (one) => overlaps(one, from, endDate) || (stay.state === 'inHouse' && isOverdue(one, today)),
  )
  const [by] = occupants.toSorted((one, other) => one.startDate.localeCompare(other.startDate))
  if (by) {
    const canSwap = occupants.length === 1 && stay.roomNumber !== roomNumber && canTake(rack, by, stay)
    const since = by.startDate > from ? by.startDate : from
    return { result: 'refused', room, refusal: { reason: 'taken', by, from: since, canSwap } }
  }
  const next = others
    .map((one) => one.startDate)
    .filter((day) => day >= endDate)
    .toSorted()[0]
  return { result: 'fits', room, isOtherType: room.typeId !== stay.roomTypeId, ...(next && { freeTo: next }) }
}

/** Whether a stay could have the room that another would leave. */
function canTake(rack: Rack, stay: RackStay, leaving: RackStay): boolean {
  const { roomNumber } = leaving
  if (roomNumber === undefined) return false
  const from = stay.startDate < rack.today ? rack.today : stay.startDate
  const isClosed = rack.closures.some((one) => one.roomNumber === roomNumber && overlaps(one, from, stay.endDate))
  const isTaken = rack.stays.some(
    (one) =>
      one.roomNumber === roomNumber &&
      one.reference !== leaving.reference &&
      isMovable(one) &&
      overlaps(one, from, stay.endDate),
  )
  return !isClosed && !isTaken
}
