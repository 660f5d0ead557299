import type { Stay, StayGuest } from '@foyer/contract/staff/stay.ts'
import { findMissing } from '@foyer/domain/completion/guest-completion.ts'
import { isExpired } from '@foyer/domain/document/document-dates.ts'
import { isLicenceUnverified, requiresLicence } from '@foyer/domain/drivers/licence-due.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { filterListedGuests } from '@foyer/domain/guest/guest-order.ts'
import { isIdentityDue } from '@foyer/domain/guest/identity-due.ts'
import { products } from '@foyer/domain/mode/products.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { maskDocumentNumber } from '@foyer/domain/staff/mask.ts'
import { canPerform } from '@foyer/domain/staff/roles.ts'
import { findVehicle } from '@foyer/domain/upsell/fleet.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { computeFolioBalance, createReservationBook } from '../../book/reservation/book.ts'
import { getErasing } from '../../book/retention/get-erasing.ts'
import { findAccountOfGuest } from '../../checkin/account/account-of-guest.ts'
import { readDepositView } from '../../money/deposit/deposit-view.ts'
import { readOwed } from '../../money/folio/owed.ts'
import { readAlertsOfStay } from '../alerts/alert.store.ts'
import { readPreCheckinView } from './pre-checkin-view.ts'
import type { StayOverview } from './read-arrivals.ts'
import { toStayKey } from './stay-keys.ts'
import { readStayRecords, type StayRecords } from './stay-records.store.ts'
import { buildTimeline } from './timeline.ts'
import { getFaceState, getSignatureState } from './to-arrival.ts'

/**
 * Reads what belongs to a stay and needs only its id, so that it can run in parallel with reading
 * the stay.
 */
export async function readStayContents({ tx, hotel }: Staff, id: string) {
  const [folio, records, alerts] = await Promise.all([
    createReservationBook(hotel, tx).folio(id),
    readStayRecords(tx, id),
    readAlertsOfStay(tx, id),
  ])
  return { folio, records, alerts }
}

type StayContents = Awaited<ReturnType<typeof readStayContents>>

/** Returns one stay with everything that the hotel may know about it. */
export async function readStayView(
  staff: Staff,
  sites: Sites,
  seen: StayOverview,
  belongings: StayContents,
): Promise<Stay> {
  const { hotel } = staff
  const { reservation, guests, facts, arrival } = seen
  const { folio, records, alerts } = belongings
  const owner = await findAccountOwner(staff, reservation)
  const balance = computeFolioBalance(folio)
  const money = (minor: number) => ({ minor, currency: hotel.currency })
  const recordOf = (guestId: string) => records.guests.find(({ id }) => id === guestId)
  return {
    ...arrival,
    email: facts.email,
    included: reservation.included,
    preCheckinCompleted: reservation.preCheckinCompleted,
    ...(await readPreCheckinView(staff, records, sites)),
    roomReady: reservation.roomReady,
    floor: reservation.room.floor,
    guests: guests.map((guest) => ({
      ...toGuestView(guest, seen, staff.today, recordOf(guest.id)?.signed_at ?? undefined),
      ...(guest.id === owner && { hasAccount: true as const }),
      ...(recordOf(guest.id)?.waived_at && toWaivedSignature(guest, seen, staff.today)),
      ...toPaperSignature(recordOf(guest.id)?.paper),
      ...toIdentitySeen(recordOf(guest.id)?.identity),
      ...(isIdentityDue(guest, seen.site, staff.today) && { identityDue: true as const }),
      gone: recordOf(guest.id)?.gone ?? undefined,
    })),
    bill: {
      lines: folio.map(({ kind, names, amount }) => ({ kind, names: { ...names }, amount })),
      total: money(balance.total),
      paid: money(balance.paid),
      pending: money(await readOwed(sites, staff, reservation, balance)),
    },
    ...toOrderedView(records, hotel),
    ...toRentalView(records, seen),
    ...(await readCarView(staff, reservation, sites)),
    messages: reservation.messages,
    ...toFeedbackView(records, seen, hotel.currency),
    ...(facts.takenOver && { takenOver: { by: facts.takenOver.by, since: facts.takenOver.since.toISOString() } }),
    alerts,
    keys: records.keys.map(toStayKey),
    timeline: buildTimeline(reservation, { ...records, alerts, currency: hotel.currency }, seen.channelOf),
    erasing: await getErasing(staff, sites, reservation),
  }
}

const toIsoString = (text: string): string => new Date(text).toISOString()

function toFeedbackView({ check_outs, rating, survey }: StayRecords, { channelOf }: StayOverview, currency: string) {
  const checkOut = check_outs.find(({ undone_at }) => undone_at === null)
  return {
    ...(checkOut && {
      checkOut: {
        at: toIsoString(checkOut.at),
        by: checkOut.done_by ?? checkOut.app_key ?? undefined,
        channel: checkOut.done_by || !checkOut.app_key ? undefined : channelOf(checkOut.app_key),
        ...(checkOut.pending > 0 && { pending: { minor: checkOut.pending, currency } }),
      },
    }),
    ...(rating && { rating: { stars: rating.stars, at: toIsoString(rating.at) } }),
    ...(survey && {
      survey: { stars: survey.stars, at: toIsoString(survey.at), comment: survey.comment ?? undefined },
    }),
  }
}

function toRentalView({ pick_up }: StayRecords, { site }: StayOverview): Pick<Stay, 'pickUp' | 'drives'> {
  return {
    ...(site.product.asksLicence && { drives: true as const }),
    ...(pick_up && {
      pickUp: {
        number: pick_up.number,
        startedAt: toIsoString(pick_up.at),
        ...(pick_up.ended_at && { endedAt: toIsoString(pick_up.ended_at) }),
      },
    }),
  }
}

/** Only for drivers: what is known of the licence, or that a required one is missing. */
function toLicenceView(guest: Guest, seen: StayOverview): Pick<StayGuest, 'licence' | 'licenceTyped'> {
  const { site } = seen
  if (!site.product.asksLicence) return {}
  if (!guest.hasDrivingLicence) return requiresLicence(site) ? { licence: 'missing' } : {}
  const { drivingLicence: number, licenceCountry: country, licenceUntil: validUntil } = guest
  const licence = getLicenceState(guest, seen)
  return { licence, ...((validUntil || licence === 'unmatched') && { licenceTyped: { number, country, validUntil } }) }
}

function getLicenceState(guest: Guest, { site, reservation }: StayOverview): StayGuest['licence'] {
  const { licenceSeen, licenceReadBy = 'picture' } = guest
  if (licenceSeen) return 'seen'
  const isRead = licenceReadBy === 'barcode' || licenceReadBy === 'lines'
  return isRead && isLicenceUnverified(guest, site, reservation.endDate) ? 'unmatched' : licenceReadBy
}

/** Empty for a hotel. */
async function readCarView(staff: Staff, stay: Reservation, sites: Sites): Promise<Pick<Stay, 'rental'>> {
  const { tx, hotel } = staff
  const { product, fleet } = (await sites.config(tx, hotel)).config
  if (!products[product].upsells) return {}
  const { model, plate } = findVehicle(fleet, stay.room.number) ?? {}
  return { rental: { model, plate, ...(await readDepositView(staff, sites, stay)) } }
}

/** Extras and room upgrade that the guest ordered. */
function toOrderedView(
  { extras, upgrade }: StayRecords,
  { currency }: { currency: string },
): Pick<Stay, 'extras' | 'upgrade'> {
  const instant = (text: string) => new Date(text).toISOString()
  return {
    extras: extras.map(({ id, names, quantity, amount, ordered_at, done_at, done_by }) => ({
      id,
      names,
      quantity,
      amount: { minor: amount, currency },
      orderedAt: instant(ordered_at),
      ...(done_at && { doneAt: instant(done_at), doneBy: done_by ?? undefined }),
    })),
    ...(upgrade && {
      upgrade: {
        roomTypeNames: { en: upgrade.name, ...upgrade.names },
        roomNumber: upgrade.room_number,
        ...(upgrade.plate && { plate: upgrade.plate }),
        applied: upgrade.applied,
      },
    }),
  }
}

/** Returns the main guest's id if they have an account here, otherwise undefined. */
async function findAccountOwner(
  { tx, role }: Staff,
  { id: reservationId, guests }: Reservation,
): Promise<string | undefined> {
  const guestId = guests.find(({ main }) => main)?.id
  if (!guestId || !canPerform(role, 'answerDataRequests')) return undefined
  return (await findAccountOfGuest(tx, { reservationId, guestId })) && guestId
}

/** A missing signature that the desk has waived. */
function toWaivedSignature(guest: Guest, { site }: StayOverview, today: string): { signature?: 'waived' } {
  const unwaived = { ...guest, signatureWaived: undefined }
  return getSignatureState(unwaived, site, today) === 'missing' ? { signature: 'waived' } : {}
}

function toGuestView(guest: Guest, seen: StayOverview, today: string, signed: string | undefined): StayGuest {
  const { reservation, guests, site } = seen
  const missing = findMissing(guest, { guests, site, today, driving: reservation })
  return {
    id: guest.id,
    index: guest.index,
    main: guest.main,
    adult: guest.adult,
    firstName: guest.firstName,
    lastName: guest.lastName,
    secondLastName: guest.secondLastName,
    birthDate: guest.birthDate,
    nationality: guest.nationality,
    documentType: guest.documentType,
    documentMasked: guest.documentNumber && maskDocumentNumber(guest.documentNumber),
    documentExpires: guest.expiryDate,
    ...(isExpired(guest, getLastDay(reservation, today)) && { documentExpired: true as const }),
    country: guest.country,
    city: guest.city,
    street: guest.street,
    postalCode: guest.postalCode,
    email: guest.email,
    phone: guest.phone,
    language: guest.language,
    complete: guest.state === 'complete',
    ...(!filterListedGuests(guests, site.policies.guests, today).includes(guest) && { exempt: true as const }),
    missing: [...new Set(missing.flatMap((one) => (one.what === 'field' ? [one.issue.field] : [])))],
    signature: getSignatureState(guest, site, today),
    signedAt: signed && new Date(signed).toISOString(),
    face: getFaceState(guest, site),
    ...toLicenceView(guest, seen),
  }
}

/** A document only has to be valid until its holder leaves. */
function getLastDay({ endDate }: Pick<Reservation, 'endDate'>, today: string): string {
  return endDate < today ? endDate : today
}

function toPaperSignature(
  paper: { readonly at: string; readonly by: string } | null | undefined,
): Partial<Pick<StayGuest, 'signature' | 'signedOnPaper'>> {
  return paper ? { signature: 'paper', signedOnPaper: { at: new Date(paper.at).toISOString(), by: paper.by } } : {}
}

function toIdentitySeen(seen: StayRecords['guests'][number]['identity'] | undefined): Pick<StayGuest, 'identitySeen'> {
  if (!seen) return {}
  const { at, by, where } = seen
  return { identitySeen: { at: new Date(at).toISOString(), by, ...(where && { where }) } }
}
