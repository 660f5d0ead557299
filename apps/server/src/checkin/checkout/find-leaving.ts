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

/**
 * What proves a departure: the visit before this request, so it isn't a guess; room and name; or
 * these with a factor. `factorWrong` proves nothing: room and name match, but no factor does.
 */
type DepartureProof = 'before' | 'name' | (typeof departureFactors)[number] | 'factorWrong'

export interface NamedReservation {
  readonly reservation: BookedReservation
  readonly proof: DepartureProof
}

/** Finds the reservations that room and name, or the visit's own proof, could mean. */
export async function listNamed(visit: Visit, said: CheckOutIdentity): Promise<NamedReservation[]> {
  const { tx, hotel, today } = visit
  const rows = await listLeaving(tx, listSpellings(said.roomNumber), today)
  const there = await readReservations(
    tx,
    hotel,
    rows.map(({ id }) => id),
  )
  return there.flatMap((reservation) => {
    const proof = findProof(visit, reservation, said)
    return proof ? [{ reservation, proof }] : []
  })
}

/** The one that was proved; undefined for any mismatch, so that occupancy is never revealed. */
export function findProvedDeparture(named: readonly NamedReservation[]): NamedReservation | undefined {
  return named.find(({ proof }) => proof !== 'factorWrong')
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

function findProof(visit: Visit, reservation: BookedReservation, said: CheckOutIdentity): DepartureProof | undefined {
  const { site, deviceId } = visit
  const before = visit.proved.find(({ id }) => id === reservation.id)
  // A visit that has arrived needs no name; one that found the stay by number and surname has
  // already given it.
  if (before && (before.arrived || before.proof === 'number' || mayDo(visit, before, ['checkOut']))) return 'before'
  if (!isNamed(reservation, said)) return undefined
  const { sufficient, factors } = site.policies.proof
  const { byName } = site.policies.checkOut
  const inLobby = site.device.findsBySurname && deviceId !== undefined
  if (canCheckOutByName({ inLobby, enough: sufficient, byName })) return 'name'
  const known = toKnownToHotel(visit, reservation)
  const shown = departureFactors.find(
    (factor) => factors.includes(factor) && isCorrectFactor(known, factor, said.secondFactor ?? ''),
  )
  return shown ?? 'factorWrong'
}
