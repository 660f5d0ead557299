import { isSameFirstName } from '@foyer/domain/name/is-same-first-name.ts'
import { isSameSurname } from '@foyer/domain/name/name-keys.ts'
import { canCheckOutByName, departureFactors } from '@foyer/domain/proof/proof.ts'
import { isCorrectFactor } from '@foyer/domain/proof/second-factor.ts'
import { mayDo } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { type BookedReservation, readReservations } from '../../book/reservation/booked-reservation.store.ts'
import { toKnownToHotel } from '../proof/known-to-hotel.ts'
import { listLeaving } from './check-out.store.ts'

export interface CheckOutIdentity {
  readonly roomNumber: string
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  /** A number or the last digits of a phone; it is compared with both. */
  readonly secondFactor?: string | undefined
}

export interface DepartingReservation {
  readonly reservation: BookedReservation
  /** The visit had proved this before the request, so it isn't a guess. */
  readonly provedBefore: boolean
}

/**
 * Finds the guest by room and name and, where these aren't enough, a second factor. Returns
 * undefined for any mismatch, so that occupancy is never revealed without proof.
 */
export async function findLeaving(visit: Visit, said: CheckOutIdentity): Promise<DepartingReservation | undefined> {
  const { tx, hotel, today } = visit
  const rows = await listLeaving(tx, listSpellings(said.roomNumber), today)
  const there = await readReservations(
    tx,
    hotel,
    rows.map(({ id }) => id),
  )
  const meant = there
    .map((reservation) => ({ reservation, proof: findProof(visit, reservation, said) }))
    .find(({ proof }) => proof !== undefined)
  return meant && { reservation: meant.reservation, provedBefore: meant.proof === 'before' }
}

/** Normalises a typed room number to the spelling on the door. */
function listSpellings(roomNumber: string): string[] {
  const typed = roomNumber.trim()
  const close = typed.replaceAll(/\s+/g, '')
  return [...new Set([typed, typed.toUpperCase(), close, close.toUpperCase()])].filter(Boolean)
}

function isNamed(
  { customer, guests }: BookedReservation,
  { firstName = '', lastName = '' }: CheckOutIdentity,
): boolean {
  return [customer, ...guests].some(
    (person) =>
      person.lastName !== undefined &&
      isSameSurname(lastName, person.lastName) &&
      isSameFirstName(firstName, person.firstName),
  )
}

function findProof(visit: Visit, reservation: BookedReservation, said: CheckOutIdentity): 'before' | 'now' | undefined {
  const { site, deviceId } = visit
  const before = visit.proved.find(({ id }) => id === reservation.id)
  // A visit that has arrived needs no name; one that found the stay by number and surname has
  // already given it.
  if (before && (before.arrived || before.proof === 'number' || mayDo(visit, before, ['checkOut']))) return 'before'
  if (!isNamed(reservation, said)) return undefined
  const { sufficient, factors } = site.policies.proof
  const inLobby = site.device.findsBySurname && deviceId !== undefined
  if (canCheckOutByName({ inLobby, enough: sufficient })) return 'now'
  const known = toKnownToHotel(visit, reservation)
  const isTrue = departureFactors.some(
    (factor) => factors.includes(factor) && isCorrectFactor(known, factor, said.secondFactor ?? ''),
  )
  return isTrue ? 'now' : undefined
}
