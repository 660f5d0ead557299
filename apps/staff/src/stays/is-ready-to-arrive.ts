import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import type { NextStep } from '@foyer/domain/staff/arrival-states.ts'

const readyToArrive: ReadonlySet<NextStep> = new Set(['keyOnly', 'pay'])

/** Only money may be missing, which the desk can collect later. */
export const isReadyToArrive = ({ next }: Pick<Arrival['states'], 'next'>): boolean => readyToArrive.has(next)
