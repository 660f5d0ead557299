import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import { mustSignByHand } from '@foyer/domain/authority/must-sign-by-hand.ts'
import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import type { Site } from '@foyer/domain/config/site.ts'
import { isFaceDue } from '@foyer/domain/face/face-due.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { filterListedGuests } from '@foyer/domain/guest/guest-order.ts'
import { type ScreenStep, toScreenStep } from '@foyer/domain/journey/screen-steps.ts'
import { findOutstandingDeposit } from '@foyer/domain/payment/outstanding-deposit.ts'
import type { ReservationState } from '@foyer/domain/reservation/reservation.ts'
import { hasSigned, signatureSkipReason } from '@foyer/domain/signature/signature-skip.ts'
import { getArrivalStates } from '@foyer/domain/staff/arrival-states.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { ListedReservation } from './listed-stays.store.ts'
import type { ListedFacts } from './stay-facts.store.ts'

interface StayWithFacts {
  readonly staff: Pick<Staff, 'hotel' | 'today'>
  readonly config: HotelConfig
  readonly reservation: ListedReservation
  /** In order, with states according to the hotel's own rules. */
  readonly guests: readonly Guest[]
  readonly facts: ListedFacts
  readonly site: Site
}

export function toArrival({ staff, config, reservation, guests, facts, site }: StayWithFacts): Arrival {
  const { hotel, today } = staff
  const listed = filterListedGuests(guests, site.policies.guests, today)
  const { screen, lastAttempt, balance, walkIn } = facts
  // A walk-in has no booking, so the name comes from what the guest has entered since.
  const named = walkIn && !reservation.customer.lastName ? guests.find(({ main }) => main) : reservation.customer
  const signers = listed.map((guest) => getSignatureState(guest, site, today)).filter((state) => state !== 'notAsked')
  const faces = listed.map((guest) => getFaceState(guest, site)).filter((state) => state !== 'notAsked')
  const expectedAt = facts.details.expectedAt ?? reservation.arrivalTime ?? guests.find(({ main }) => main)?.arrivalTime
  return {
    id: reservation.id,
    reference: reservation.reference,
    groupLocator: reservation.groupLocator,
    state: reservation.state,
    group: getGroup(reservation.state, screen !== undefined),
    firstName: named?.firstName,
    lastName: named?.lastName,
    startDate: reservation.startDate,
    endDate: reservation.endDate,
    nights: reservation.nights,
    adults: reservation.adults,
    children: reservation.children,
    hasPets: reservation.hasPets,
    roomNumber: reservation.room.number,
    roomType: reservation.room.type,
    roomTypeNames: reservation.room.typeNames,
    ...facts.details,
    expectedAt,
    checkedInAt: facts.checkedInAt?.toISOString(),
    departedAt: facts.departedAt?.toISOString(),
    states: getArrivalStates({
      state: reservation.state,
      registered: { done: listed.filter(({ state }) => state === 'complete').length, of: listed.length },
      signed: { done: signers.filter((state) => state === 'signed').length, of: signers.length },
      verified: { done: faces.filter((state) => state === 'matched').length, of: faces.length },
      pending: balance.pending,
      charged: balance.total,
      roomNumber: reservation.room.number,
      roomAvailable: reservation.roomAvailable,
      roomReady: reservation.roomReady,
      waitsForRoom: facts.waitsForRoom,
      keyIssued: facts.keyIssued,
      keyPending: facts.keyPending,
      atScreen: screen !== undefined,
      openAlerts: facts.openAlerts,
    }),
    balance: { minor: balance.pending, currency: hotel.currency },
    ...(walkIn && {
      walkIn: { by: walkIn.by, ...(walkIn.heldUntil && { heldUntil: walkIn.heldUntil.toISOString() }) },
    }),
    screen: screen && {
      appKey: screen.holder,
      channel: config.apps[screen.holder]?.channel ?? 'ownDevice',
      step: getStep(facts, toScreenStep(screen.step)),
      since: screen.since.toISOString(),
      ...(screen.device_id ? { deviceName: screen.name || screen.holder } : {}),
    },
    lastTry: lastAttempt && {
      appKey: lastAttempt.app_key,
      channel: config.apps[lastAttempt.app_key]?.channel ?? 'ownDevice',
      at: lastAttempt.at.toISOString(),
      status: lastAttempt.status,
    },
    waitsForRoom: facts.waitsForRoom && reservation.state === 'expected',
    openAlerts: facts.openAlerts,
    openExtras: facts.openExtras,
    depositLeft: findOutstandingDeposit(reservation, facts.blocks, today),
  }
}

function getGroup(state: ReservationState, isAtScreen: boolean): Arrival['group'] {
  if (state === 'noShow') return 'noShow'
  if (state === 'inHouse' || state === 'departed') return 'checkedIn'
  return isAtScreen ? 'atScreen' : 'expected'
}

/** A guest who waits for a room sees the page for problems, but has none. */
const getStep = ({ waitsForRoom }: ListedFacts, step: ScreenStep | undefined) =>
  waitsForRoom && step === 'problem' ? 'roomWait' : step

export function getSignatureState(
  guest: Guest,
  { policies, screens }: Site,
  today: string,
): 'signed' | 'missing' | 'notAsked' {
  if (guest.signedOnPaper) return 'signed'
  if (mustSignByHand(guest, policies.guests.authority) && !guest.signatureWaived) return 'missing'
  if (hasSigned(guest)) return 'signed'
  if (!screens.some(({ name }) => name === 'SignatureScreen')) return 'notAsked'
  return signatureSkipReason(guest, policies.signature, today) === undefined ? 'missing' : 'notAsked'
}

/**
 * Face state as a kiosk requires it. A guest who declined or skipped it has nothing outstanding,
 * unless the hotel requires it.
 */
export function getFaceState(guest: Guest, { policies }: Site): 'matched' | 'missing' | 'notAsked' {
  if (guest.faceMatched) return 'matched'
  return isFaceDue(guest, { policies, device: { isPok: true } }) ? 'missing' : 'notAsked'
}
