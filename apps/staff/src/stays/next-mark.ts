import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import type { NextStep } from '@foyer/domain/staff/arrival-states.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'

/** Steps that need somebody, and steps that are behind: the rest is plain work. */
const marks: Readonly<Partial<Record<NextStep, Mark>>> = {
  alert: 'needsPerson',
  roomNotAvailable: 'needsPerson',
  collect: 'needsPerson',
  keyPending: 'needsPerson',
  cancelled: 'notAsked',
  departed: 'notAsked',
  inRoom: 'notAsked',
}

/** In which colour the next step is said; what a guest is at is happening now. */
export function nextMark({ states, screen }: Pick<Arrival, 'states' | 'screen'>): Mark | undefined {
  return marks[states.next] ?? (screen ? 'now' : undefined)
}
