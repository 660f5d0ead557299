import { isOwnReference, toReferenceMark } from '../own-reference.ts'
import { type ApaleoReservation, apaleoReservations } from './apaleo-answers.ts'
import type { ApaleoSession } from './apaleo-session.ts'

/** Finds the reservation that Foyer made under its own number. */
export async function findOwn(session: ApaleoSession, reference: string): Promise<ApaleoReservation | undefined> {
  const externalCode = toReferenceMark(reference)
  const answer = await session.read(apaleoReservations, '/booking/v1/reservations', {
    propertyIds: session.property,
    externalCode,
  })
  return answer?.reservations.find((one) => one.externalCode === externalCode)
}

/** Returns Apaleo's id of a reservation; undefined if one of ours is not there. */
export const findId = async (session: ApaleoSession, reference: string): Promise<string | undefined> =>
  isOwnReference(reference) ? (await findOwn(session, reference))?.id : reference
