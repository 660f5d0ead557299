import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { byHand, notYet } from '../not-delivered.ts'
import { findNotPossible } from './action-reasons.ts'
import { ApaleoRefusal } from './apaleo-refusal.ts'
import type { ApaleoSession } from './apaleo-session.ts'
import { deliverWishes, readKnown } from './deliver-guests.ts'
import { findUnit } from './read-reservation.ts'

type Told<Kind extends DeliveryEvent['kind']> = Extract<DeliveryEvent, { kind: Kind }>

export const actionPath = (reference: string, action: string) =>
  `/booking/v1/reservation-actions/${encodeURIComponent(reference)}/${action}`

/** Each step first looks whether it is done, so that a repetition does only what is left. */
export async function deliverArrival(session: ApaleoSession, told: Told<'arrival'>): Promise<void> {
  const { reference, room, upgrade } = told
  if (upgrade) throw byHand('upgrade', upgrade.roomType)
  const before = await readKnown(session, reference, 'actions')
  if (before.status === 'InHouse' || before.status === 'CheckedOut') return
  await deliverWishes(session, before, told)
  const isMoved = room !== undefined && before.unit?.name !== room
  if (isMoved) await assignUnit(session, reference, room)
  const ready = isMoved ? await readKnown(session, reference, 'actions') : before
  const notPossible = findNotPossible(ready, 'CheckIn')
  if (notPossible) throw notPossible
  try {
    // The guest has seen and paid the bill as it is.
    const query = { withCityTax: 'false' }
    await session.change({ method: 'PUT', path: actionPath(reference, 'checkin'), query })
  } catch (error) {
    // It was possible a moment ago: the room is not clean yet, or someone else is working on it.
    throw error instanceof ApaleoRefusal ? notYet('refusedForNow', error.message) : error
  }
}

export async function assignUnit(session: ApaleoSession, reference: string, room: string): Promise<void> {
  const unit = await findUnit(session, room)
  if (!unit) throw byHand('noSuchRoom', room)
  await session.change({ method: 'PUT', path: actionPath(reference, `assign-unit/${encodeURIComponent(unit.id)}`) })
}

export async function deliverDeparture(session: ApaleoSession, { reference }: Told<'departure'>): Promise<void> {
  await act(session, reference, { action: 'CheckOut', path: 'checkout', done: 'CheckedOut' })
}

export async function deliverCancellation(session: ApaleoSession, { reference }: Told<'cancelled'>): Promise<void> {
  await act(session, reference, { action: 'Cancel', path: 'cancel', done: 'Canceled' }).catch((error: unknown) => {
    // A confirmed stay can be cancelled until its time of arrival, which no reason names beforehand.
    throw error instanceof ApaleoRefusal ? byHand('cancelTooLate', error.message) : error
  })
}

async function act(
  session: ApaleoSession,
  reference: string,
  { action, path, done }: { readonly action: 'CheckOut' | 'Cancel'; readonly path: string; readonly done: string },
): Promise<void> {
  const reservation = await readKnown(session, reference, 'actions')
  if (reservation.status === done) return
  const notPossible = findNotPossible(reservation, action)
  if (notPossible) throw notPossible
  await session.change({ method: 'PUT', path: actionPath(reference, path) })
}
