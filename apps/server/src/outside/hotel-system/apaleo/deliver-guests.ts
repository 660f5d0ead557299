import { isDeepStrictEqual } from 'node:util'
import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { byHand } from '../not-delivered.ts'
import type { ApaleoPerson, ApaleoReservation } from './apaleo-answers.ts'
import type { ApaleoSession } from './apaleo-session.ts'
import { toApaleoPerson, toUnnamed } from './guest-fields.ts'
import { readReservation, reservationPath } from './read-reservation.ts'

/** What can be changed, and by which operation: Apaleo takes no other one of the first two. */
const operations = {
  primaryGuest: 'replace',
  isPreCheckedIn: 'replace',
  additionalGuests: 'add',
  guestComment: 'add',
} as const satisfies Partial<Record<keyof ApaleoReservation, 'add' | 'replace'>>
type Changeable = keyof typeof operations

/** Changes what is different from what Apaleo has, in one call; nothing if all is there. */
async function patch(
  session: ApaleoSession,
  reservation: ApaleoReservation,
  wanted: Partial<Pick<ApaleoReservation, Changeable>>,
): Promise<void> {
  const body = (Object.keys(operations) as Changeable[]).flatMap((name) => {
    const value = wanted[name]
    const isSame = value === undefined || isDeepStrictEqual(reservation[name], value)
    return isSame ? [] : [{ op: operations[name], path: `/${name}`, value }]
  })
  if (body.length > 0) await session.change({ method: 'PATCH', path: reservationPath(reservation.id), body })
}

export async function readKnown(
  session: ApaleoSession,
  reference: string,
  expand?: string,
): Promise<ApaleoReservation> {
  const reservation = await readReservation(session, reference, expand)
  if (!reservation) throw byHand('noReservation')
  return reservation
}

/** Apaleo replaces whole guests, so that each is read first; a guest is a place in its list. */
export async function deliverGuests(
  session: ApaleoSession,
  { reference, guests }: Extract<DeliveryEvent, { kind: 'guestData' }>,
): Promise<void> {
  const reservation = await readKnown(session, reference, 'booker')
  const { primaryGuest, booker, additionalGuests = [] } = reservation
  // Until a guest is named, the one who booked is: so is the reservation read.
  const party: ApaleoPerson[] = [primaryGuest ?? booker ?? toUnnamed(1), ...additionalGuests]
  for (const { id: _, position, main: _main, version: _version, ...guest } of guests) {
    while (party.length < position) party.push(toUnnamed(party.length + 1))
    party[position - 1] = toApaleoPerson(party[position - 1] ?? {}, guest)
  }
  const [first, ...others] = party
  await patch(session, reservation, { primaryGuest: first, ...(others.length > 0 && { additionalGuests: others }) })
}

interface Wishes {
  readonly arrivalTime?: string | undefined
  readonly notes?: string | undefined
}

/** Adds what guests ask for to the comment that is there. */
function addWishes(comment: string | undefined, { arrivalTime, notes }: Wishes): string | undefined {
  const wishes = [arrivalTime && `Arrival: ${arrivalTime}`, notes].filter((text) => text && !comment?.includes(text))
  return wishes.length > 0 ? [comment, ...wishes].filter(Boolean).join('\n') : comment
}

export async function deliverPreCheckIn(
  session: ApaleoSession,
  told: Extract<DeliveryEvent, { kind: 'preCheckinCompleted' }>,
): Promise<void> {
  const reservation = await readKnown(session, told.reference)
  const guestComment = addWishes(reservation.guestComment, told)
  await patch(session, reservation, { isPreCheckedIn: true, guestComment })
}

export async function deliverWishes(session: ApaleoSession, reservation: ApaleoReservation, wishes: Wishes) {
  await patch(session, reservation, { guestComment: addWishes(reservation.guestComment, wishes) })
}
