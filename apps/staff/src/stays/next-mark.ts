import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import type { NextStep } from '@foyer/domain/staff/arrival-states.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'

/** Steps that need attention and steps that are late; the rest is routine. */
const marks: Readonly<Partial<Record<NextStep, Mark>>> = {
  alert: 'needsPerson',
  roomNotAvailable: 'needsPerson',
  assignRoom: 'needsPerson',
  collect: 'needsPerson',
  keyPending: 'needsPerson',
  cancelled: 'notAsked',
  noShow: 'notAsked',
  departed: 'notAsked',
  inRoom: 'notAsked',
}

/** Colour of the next step; what a guest is doing right now counts as active. */
export function toNextMark({ states, screen }: Pick<Arrival, 'states' | 'screen'>): Mark | undefined {
  return marks[states.next] ?? (screen ? 'now' : undefined)
}
