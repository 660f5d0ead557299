import { type ApaleoReservation, type ApaleoUnit, apaleoReservation, apaleoUnits } from './apaleo-answers.ts'
import type { ApaleoSession } from './apaleo-session.ts'

export const reservationPath = (id: string): string => `/booking/v1/reservations/${encodeURIComponent(id)}`

/** Undefined also for a reservation of another property of the same account. */
export async function readReservation(
  session: ApaleoSession,
  id: string,
  expand?: string,
): Promise<ApaleoReservation | undefined> {
  const found = await session.read(apaleoReservation, reservationPath(id), expand ? { expand } : {})
  return found?.property.id === session.property ? found : undefined
}

export async function findUnit(session: ApaleoSession, name: string): Promise<ApaleoUnit | undefined> {
  const answer = await session.read(apaleoUnits, '/inventory/v1/units', {
    propertyId: session.property,
    textSearch: name,
    // Other names may contain this one.
    pageSize: '500',
  })
  return answer?.units.find((unit) => unit.name === name)
}
