import type { Stay, StayGuest } from '@foyer/contract/staff/stay.ts'
import { whatIsMissing } from '@foyer/domain/completion/guest-completion.ts'
import { isExpired } from '@foyer/domain/document/document-dates.ts'
import { capturesLicence } from '@foyer/domain/drivers/licence-due.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { products } from '@foyer/domain/mode/products.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { maskedDocument } from '@foyer/domain/staff/mask.ts'
import { mayDo } from '@foyer/domain/staff/roles.ts'
import { vehicleIn } from '@foyer/domain/upsell/fleet.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { balanceOfFolio, openBook } from '../../book/reservation/book.ts'
import { erasingNow } from '../../book/retention/erasing-now.ts'
import { accountOfGuest } from '../../checkin/account/account-of-guest.ts'
import { depositView } from '../../money/deposit/deposit-view.ts'
import { readAlertsOf } from '../alerts/alert.store.ts'
import { preCheckinView } from './pre-checkin-view.ts'
import { faceOf, type SeenStay, signatureOf } from './read-arrivals.ts'
import { stayKey } from './stay-keys.ts'
import { type StayRecords, stayRecords } from './stay-records.store.ts'
import { timelineOf } from './timeline.ts'

/**
 * Reads what belongs to a stay and needs only its id, so that it can run in parallel with reading
 * the stay.
 */
export async function readBelongings({ tx, hotel }: Staff, id: string) {
  const [folio, records, alerts] = await Promise.all([
    openBook(hotel, tx).folio(id),
    stayRecords(tx, id),
    readAlertsOf(tx, id),
  ])
  return { folio, records, alerts }
}

type Belongings = Awaited<ReturnType<typeof readBelongings>>

/** Returns one stay with everything that the hotel may know about it. */
export async function stayView(staff: Staff, sites: Sites, seen: SeenStay, belongings: Belongings): Promise<Stay> {
  const { hotel } = staff
  const { reservation, guests, facts, arrival } = seen
  const { folio, records, alerts } = belongings
  const owner = await accountOwner(staff, reservation)
  const { total, paid, pending } = balanceOfFolio(folio)
  const money = (minor: number) => ({ minor, currency: hotel.currency })
  const recordOf = (guestId: string) => records.guests.find(({ id }) => id === guestId)
  return {
    ...arrival,
    email: facts.email,
    included: reservation.included,
    preCheckinCompleted: reservation.preCheckinCompleted,
    ...(await preCheckinView(staff, records, sites)),
    roomReady: reservation.roomReady,
    floor: reservation.room.floor,
    guests: guests.map((guest) => ({
      ...guestView(guest, seen, staff.today, recordOf(guest.id)?.signed_at ?? undefined),
      ...(guest.id === owner && { hasAccount: true as const }),
      ...(recordOf(guest.id)?.waived_at && waived(guest, seen, staff.today)),
      ...identityOf(recordOf(guest.id)?.identity),
      gone: recordOf(guest.id)?.gone ?? undefined,
    })),
    bill: {
      lines: folio.map(({ kind, names, amount }) => ({ kind, names: { ...names }, amount })),
      total: money(total),
      paid: money(paid),
      pending: money(pending),
    },
    ...ordered(records, hotel),
    ...rentalView(records, seen),
    ...(await carView(staff, reservation, sites)),
    messages: reservation.messages,
    ...saidView(records, seen, hotel.currency),
    ...(facts.takenOver && { takenOver: { by: facts.takenOver.by, since: facts.takenOver.since.toISOString() } }),
    alerts,
    keys: records.keys.map(stayKey),
    timeline: timelineOf(reservation, { ...records, alerts }, seen.channelOf),
    erasing: await erasingNow(staff, sites, reservation),
  }
}

const instant = (text: string): string => new Date(text).toISOString()

function saidView({ check_outs, rating, survey }: StayRecords, { channelOf }: SeenStay, currency: string) {
  const checkOut = check_outs.find(({ undone_at }) => undone_at === null)
  return {
    ...(checkOut && {
      checkOut: {
        at: instant(checkOut.at),
        by: checkOut.done_by ?? checkOut.app_key ?? undefined,
        channel: checkOut.done_by || !checkOut.app_key ? undefined : channelOf(checkOut.app_key),
        ...(checkOut.pending > 0 && { pending: { minor: checkOut.pending, currency } }),
      },
    }),
    ...(rating && { rating: { stars: rating.stars, at: instant(rating.at) } }),
    ...(survey && { survey: { stars: survey.stars, at: instant(survey.at), comment: survey.comment ?? undefined } }),
  }
}

function rentalView({ pick_up }: StayRecords, { site }: SeenStay): Pick<Stay, 'pickUp' | 'drives'> {
  return {
    ...(site.product.asksLicence && { drives: true as const }),
    ...(pick_up && {
      pickUp: {
        number: pick_up.number,
        startedAt: instant(pick_up.at),
        ...(pick_up.ended_at && { endedAt: instant(pick_up.ended_at) }),
      },
    }),
  }
}

/** Only for drivers: what is known of the licence, or that a required one is missing. */
function licenceOf(guest: Guest, { site }: SeenStay): Pick<StayGuest, 'licence' | 'licenceTyped'> {
  if (!site.product.asksLicence) return {}
  if (!guest.hasDrivingLicence) return capturesLicence(site) ? { licence: 'missing' } : {}
  const { drivingLicence: number, licenceCountry: country, licenceUntil: validUntil } = guest
  const licence = guest.licenceSeen ? 'seen' : (guest.licenceReadBy ?? 'picture')
  return { licence, ...(validUntil && { licenceTyped: { number, country, validUntil } }) }
}

/** Empty for a hotel. */
async function carView(staff: Staff, stay: Reservation, sites: Sites): Promise<Pick<Stay, 'rental'>> {
  const { tx, hotel } = staff
  const { product, fleet } = (await sites.config(tx, hotel)).config
  if (!products[product].upsells) return {}
  const { model, plate } = vehicleIn(fleet, stay.room.number) ?? {}
  return { rental: { model, plate, ...(await depositView(staff, sites, stay)) } }
}

/** Extras and room upgrade that the guest ordered. */
function ordered(
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
async function accountOwner(
  { tx, role }: Staff,
  { id: reservationId, guests }: Reservation,
): Promise<string | undefined> {
  const guestId = guests.find(({ main }) => main)?.id
  if (!guestId || !mayDo(role, 'answerDataRequests')) return undefined
  return (await accountOfGuest(tx, { reservationId, guestId })) && guestId
}

/** A missing signature that the desk has waived. */
function waived(guest: Guest, { site }: SeenStay, today: string): { signature?: 'waived' } {
  return signatureOf(guest, site, today) === 'missing' ? { signature: 'waived' } : {}
}

function guestView(guest: Guest, seen: SeenStay, today: string, signed: string | undefined): StayGuest {
  const { reservation, guests, site } = seen
  const missing = whatIsMissing(guest, { guests, site, today, driving: reservation })
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
    documentMasked: guest.documentNumber && maskedDocument(guest.documentNumber),
    documentExpires: guest.expiryDate,
    ...(isExpired(guest, lastDayOf(reservation, today)) && { documentExpired: true as const }),
    country: guest.country,
    city: guest.city,
    street: guest.street,
    postalCode: guest.postalCode,
    email: guest.email,
    phone: guest.phone,
    language: guest.language,
    complete: guest.state === 'complete',
    missing: [...new Set(missing.flatMap((one) => (one.what === 'field' ? [one.issue.field] : [])))],
    signature: signatureOf(guest, site, today),
    signedAt: signed && new Date(signed).toISOString(),
    face: faceOf(guest, site),
    ...licenceOf(guest, seen),
  }
}

/** A document only has to be valid until its holder leaves. */
function lastDayOf({ endDate }: Pick<Reservation, 'endDate'>, today: string): string {
  return endDate < today ? endDate : today
}

function identityOf(
  seen: { readonly at: string; readonly by: string } | null | undefined,
): Pick<StayGuest, 'identitySeen'> {
  return seen ? { identitySeen: { at: new Date(seen.at).toISOString(), by: seen.by } } : {}
}
