import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { byHand, notYet } from '../not-delivered.ts'
import { postLines } from './deliver-items.ts'
import { deliverWishes } from './deliver-notes.ts'
import { toLocalDay } from './local-time.ts'
import type { MewsReservation, MewsResource } from './mews-answers.ts'
import { MewsRefusal } from './mews-refusal.ts'
import type { MewsSession } from './mews-session.ts'
import type { Found } from './read-current.ts'
import { readKnown } from './read-known.ts'
import { findRoom, isReady, readResources } from './read-rooms.ts'

type Told<Kind extends DeliveryEvent['kind']> = Extract<DeliveryEvent, { kind: Kind }>
type Update = Readonly<Record<string, { readonly Value: unknown }>>

/** Without another price, a fee or a reason. */
export const updateReservation = (session: MewsSession, { Id }: MewsReservation, update: Update) =>
  session.change('reservations/update', {
    ReservationUpdates: [{ ReservationId: Id, ...update }],
    Reprice: false,
    ApplyCancellationFee: false,
  })

/** Each step first looks whether it is done, so that a repetition does only what is left. */
export async function deliverArrival(session: MewsSession, told: Told<'arrival'>): Promise<void> {
  const found = await readKnown(session, told.reference)
  const { reservation } = found
  if (told.upgrade) await deliverUpgrade(session, found, told.upgrade)
  if (reservation.State === 'Started' || reservation.State === 'Processed') return
  if (reservation.State !== 'Confirmed') throw byHand('notConfirmed')
  await deliverWishes(session, reservation.Id, told)
  const resource = await assignRoom(session, reservation, told.room)
  await makeDue(session, found)
  if (!resource) throw notYet('noRoom')
  if (!isReady(resource, session.config)) throw notYet('roomNotReady', resource.Name)
  try {
    await session.change('reservations/start', { ReservationId: reservation.Id })
  } catch (error) {
    // It was possible a moment ago: someone else is working on it.
    throw error instanceof MewsRefusal ? notYet('refusedForNow', error.message) : error
  }
}

/** The better room at the price of the booked one; the difference is a charge of its own. */
async function deliverUpgrade(
  session: MewsSession,
  found: Found,
  { roomType, ...line }: NonNullable<Told<'arrival'>['upgrade']>,
): Promise<void> {
  const { reservation } = found
  const isOpen = reservation.State === 'Confirmed'
  if (isOpen && reservation.RequestedResourceCategoryId !== roomType)
    await updateReservation(session, reservation, { RequestedCategoryId: { Value: roomType } })
  await postLines(session, found, { kind: 'upgrade', lines: [line] })
}

/** Returns the room that the reservation has in the end. */
export async function assignRoom(
  session: MewsSession,
  reservation: MewsReservation,
  room: string | undefined,
): Promise<MewsResource | undefined> {
  const { AssignedResourceId: assignedId, AssignedResourceLocked: isLocked } = reservation
  if (room === undefined) {
    const assigned = assignedId ? await readResources(session, 'ResourceIds', [assignedId]) : []
    return assigned[0]
  }
  const resource = await findRoom(session, room)
  if (!resource) throw byHand('noSuchRoom', room)
  if (resource.Id === assignedId) return resource
  // A locked reservation has to be unlocked first, and stays unlocked.
  if (isLocked) await updateReservation(session, reservation, { AssignedResourceLocked: { Value: false } })
  await updateReservation(session, reservation, { AssignedResourceId: { Value: resource.Id } })
  return resource
}

/** Guests who come before the hour of check-in have arrived: the stay begins now. */
async function makeDue(session: MewsSession, { facts, reservation }: Found): Promise<void> {
  const now = await session.readTime()
  const today = toLocalDay(now, facts.timeZone)
  if (Date.parse(reservation.ScheduledEndUtc) <= now) throw byHand('stayOver')
  if (Date.parse(reservation.ScheduledStartUtc) <= now) return
  if (toLocalDay(reservation.ScheduledStartUtc, facts.timeZone) > today) throw notYet('tooEarly')
  await updateReservation(session, reservation, { StartUtc: { Value: new Date(now).toISOString() } })
}

/** The guests have left, whatever is open: who closes the bills is the hotel's decision. */
export async function deliverDeparture(session: MewsSession, { reference, by }: Told<'departure'>): Promise<void> {
  const { facts, reservation } = await readKnown(session, reference)
  if (reservation.State === 'Processed') return
  if (reservation.State !== 'Started') throw byHand('notInHouse')
  const today = toLocalDay(await session.readTime(), facts.timeZone)
  if (today < toLocalDay(reservation.ScheduledEndUtc, facts.timeZone)) throw byHand('shortenStay')
  await session.change('reservations/process', {
    ReservationId: reservation.Id,
    CloseBills: false,
    AllowOpenBalance: true,
    Notes: `Checked out with Foyer by the ${by === 'guest' ? 'guest' : 'reception'}`,
  })
}

export async function deliverCancellation(session: MewsSession, { reference, by }: Told<'cancelled'>): Promise<void> {
  const { reservation } = await readKnown(session, reference)
  if (reservation.State === 'Canceled') return
  await session.change('reservations/cancel', {
    ReservationIds: [reservation.Id],
    // Foyer writes to the guest, and charges the fee.
    SendEmail: false,
    PostCancellationFee: false,
    Notes: `Cancelled with Foyer by the ${by === 'staff' ? 'reception' : 'guest'}`,
  })
}
