import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import { checkGuest, getGuestFields } from '@foyer/domain/completion/check-guest.ts'
import { withIssueDate } from '@foyer/domain/document/issue-date.ts'
import type { Driving } from '@foyer/domain/drivers/driver-age.ts'
import { isBlocking } from '@foyer/domain/fields/issues.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { isMasked } from '@foyer/domain/guest/mask-number.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { type ExternalIds, hasOtherExternalIds } from '@foyer/domain/reservation/external-ids.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import type { ArrivalContext } from '../../book/hotel-system/publish-event.ts'
import { acquireReservation } from '../../book/lease/acquire-reservation.ts'
import { toAuthorship } from '../../book/mask/mask-guests.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import { type Authorship, createReservationBook } from '../../book/reservation/book.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { followPartyTax } from '../../money/folio/city-taxes.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'
import type { CapturedGuest, Scans } from '../document/scans.ts'
import { getGuest, getLockedFields, withPayload } from './with-payload.ts'

/** What a save repeats of the reservation, as the page has read it. */
type Called = ExternalIds & { readonly youngDriverMaxAge?: number | undefined }

type SavedGuest = Pick<Guest, 'id' | 'customerId' | 'firstName' | 'lastName' | 'documentNumber'>

export type SaveGuests = (
  visit: Visit,
  reference: string,
  given: readonly GuestPayload[],
  called?: Called,
) => Promise<SavedGuest[]>

interface SaveGuestsDependencies {
  readonly reservations: ReservationService
  readonly scans: Scans
  readonly hotel: HotelPublisher
  readonly sites: Sites
}

/** Saves guests from their forms, checked by the page's rules, and sends them to the hotel. */
export function createSaveGuests({ reservations, scans, hotel, sites }: SaveGuestsDependencies): SaveGuests {
  return async (visit, reference, given, called = {}) => {
    const reservation = await acquireReservation(reservations, visit, reference, assertMayBegin)
    if (hasOtherExternalIds(reservation, called)) throw new Problem('badInput', 'this is another leg of the booking')
    assertSameTerms(reservation, called)
    return savePartyData({ hotel, sites }, visit, {
      reservation,
      given,
      getLocked: (id) => getLockedFields(reservation, id, visit),
      evaluate: (changed) => scans.evaluate(visit, changed),
      getAuthorship: (saved) => toAuthorship(visit, reservation, saved),
    })
  }
}

interface PartyData {
  readonly reservation: Reservation
  readonly given: readonly GuestPayload[]
  /** Fields of a guest that the caller can't change. */
  readonly getLocked: (guestId: string) => Partial<Guest>
  /** Returns the guests with how their documents were captured. */
  readonly evaluate: (changed: readonly CapturedGuest[]) => Promise<Guest[]>
  readonly getAuthorship: (saved: readonly Guest[]) => Authorship
}

interface PartyDependencies {
  readonly hotel: Pick<HotelPublisher, 'guestsSaved'>
  readonly sites: Sites
}

/** Saves what a guest or reception has typed, and sends it to the hotel. City tax can depend on it. */
export async function savePartyData(
  { hotel, sites }: PartyDependencies,
  at: ArrivalContext,
  { reservation, given, getLocked, evaluate, getAuthorship }: PartyData,
): Promise<Guest[]> {
  const { id, guests } = reservation
  assertNotStale(guests, given)
  assertNotMasked(given)
  const told = given.reduce((all, payload) => withPayload(all, payload, getLocked(payload.id)), guests)
  const changed = told.flatMap((guest, index) => {
    const before = guests[index]
    return before && given.some(({ id }) => id === guest.id) ? [{ guest, before }] : []
  })
  const judged = await evaluate(changed)
  const party = told.map((guest) => judged.find(({ id }) => id === guest.id) ?? guest)
  const saved = party.filter((guest) => given.some((payload) => payload.id === guest.id))
  assertValidFields(saved, party, at, reservation)
  const kept = await createReservationBook(at.hotel, at.tx).saveGuests(
    id,
    // Fields that aren't requested are computed once the rest is valid.
    saved.map((guest) => withIssueDate(guest, at.today)),
    getAuthorship(saved),
  )
  await followPartyTax({ sites }, at, id)
  await hotel.guestsSaved(at, reservation, {
    saved: kept,
    party: party.map((guest) => kept.find((one) => one.id === guest.id) ?? guest),
  })
  return saved
}

/**
 * Throws if someone else has saved the guest since it was read. Callers without versions aren't
 * checked.
 */
function assertNotStale(guests: readonly Guest[], given: readonly GuestPayload[]): void {
  const isStale = ({ id, version }: GuestPayload) => version !== undefined && version !== getGuest(guests, id).version
  if (given.some(isStale)) throw new Problem('guestChanged', 'someone else has saved this guest')
}

/**
 * Throws if the rental's age limit has changed since the page read it, so that it reloads and asks
 * again.
 */
function assertSameTerms({ rental }: Reservation, { youngDriverMaxAge: read }: Called): void {
  if (read !== undefined && read !== rental?.youngDriverMaxAge)
    throw new Problem('guestChanged', 'the rental has changed its terms')
}

/** Throws if a masked value is sent back, so that a mask never replaces the real value. */
function assertNotMasked(given: readonly GuestPayload[]): void {
  const issues = given.flatMap((payload) =>
    Object.entries(payload).flatMap(([path, value]) => (isMasked(value) ? [{ path, issue: 'required' }] : [])),
  )
  if (issues.length > 0) throw new WrongFields(issues)
}

/** Throws unless the form is complete; the browser applies the same rules. */
function assertValidFields(
  saved: readonly Guest[],
  party: readonly Guest[],
  { site: { fields, policies }, today }: ArrivalContext,
  driving: Driving,
): void {
  const form = { others: party, policy: policies.guests, today, driving }
  const issues = saved.flatMap((guest) =>
    checkGuest(guest, { ...form, fields: getGuestFields(guest, fields) })
      .filter(isBlocking)
      .map(({ field, issue }) => ({ path: field, issue })),
  )
  if (issues.length > 0) throw new WrongFields(issues)
}
