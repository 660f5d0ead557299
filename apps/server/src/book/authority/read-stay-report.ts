import { authorities } from '@foyer/domain/authority/authorities.ts'
import { addHours } from '@foyer/domain/authority/authority-record.ts'
import type { ReportKind } from '@foyer/domain/authority/next-report.ts'
import { selectPeriod } from '@foyer/domain/authority/report-period.ts'
import type { ReportedPerson, ReportedVehicle } from '@foyer/domain/authority/stay-report.ts'
import { toReportedPerson } from '@foyer/domain/authority/to-reported-person.ts'
import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import { getDocumentType } from '@foyer/domain/document/document-type.ts'
import { getContact } from '@foyer/domain/guest/accompanied-child.ts'
import { type Guest, getFullName, guestSchema } from '@foyer/domain/guest/guest.ts'
import { orderGuests } from '@foyer/domain/guest/guest-order.ts'
import { products } from '@foyer/domain/mode/products.ts'
import { getPaymentType } from '@foyer/domain/payment/payment-type.ts'
import { stayedStates } from '@foyer/domain/retention/periods.ts'
import { dayAt, type Hotel } from '../../access/hotel/hotel.ts'
import { getDefaultSite } from '../../access/site/get-default-site.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { computeFolioBalance, createReservationBook } from '../reservation/book.ts'
import { type BookedReservation, readReservations } from '../reservation/booked-reservation.store.ts'
import { readBlocked } from '../retention/blocked-guests.store.ts'
import { listGoneGuests } from '../retention/gone-guests.store.ts'
import type { CurrentReport } from './current-report.ts'
import { formatLocalTime } from './format-local-time.ts'
import { readPaidBy } from './paid-by.store.ts'
import { readBookingReport } from './read-booking-report.ts'
import { findReportFacts } from './report-facts.store.ts'

export interface ReadReportDependencies {
  readonly sites: Sites
  /** The name of a place that is stored as a code. */
  readonly placeName: (country: string | undefined, value: string) => Promise<string>
  /** The letters of an Italian province that is stored as a code. */
  readonly provinceSign: (value: string) => Promise<string>
  readonly now: () => Date
}

export type ReadStayReport = (
  at: { readonly tx: HotelTransaction; readonly hotel: Hotel },
  reservationId: string,
  kind: ReportKind,
) => Promise<CurrentReport | undefined>

/**
 * Reads the facts of a stay for its report. Returns undefined if no one has arrived, or there is no
 * booking any more. Guests who asked for erasure are still reported, which is why their data is
 * retained.
 */
export function createReadStayReport({ sites, placeName, provinceSign, now }: ReadReportDependencies): ReadStayReport {
  return async ({ tx, hotel }, id, kind) => {
    const facts = await findReportFacts(tx, id)
    if (kind === 'booking') return facts && readBookingReport({ tx, hotel, sites }, facts)
    if (!facts?.checkedInAt || !stayedStates.some((state) => state === facts.state)) return undefined
    const [reservation] = await readReservations(tx, hotel, [id])
    if (!reservation) return undefined
    const { config } = await sites.config(tx, hotel)
    const site = await getDefaultSite(sites, tx, hotel)
    const arrivalDay = dayAt(hotel.timeZone, facts.checkedInAt)
    const guests = await readParty(tx, reservation, arrivalDay)
    const { pending } = computeFolioBalance(await createReservationBook(hotel, tx).folio(id))
    const paid = (await readPaidBy(tx, [id], hotel.timeZone))(id)
    const departureDay = facts.departedAt ? dayAt(hotel.timeZone, facts.departedAt) : reservation.endDate
    const { maxDays } = authorities[config.authority.name]
    const part = selectPeriod({ arrivalDay, departureDay }, dayAt(hotel.timeZone, now()), maxDays)
    const isRental = products[config.product].startsPickUp
    const people = guests.map(async (guest): Promise<ReportedPerson> => {
      const nameOf = async (value: string | undefined, country = guest.country) => value && placeName(country, value)
      const signOf = async (value: string | undefined) => value && provinceSign(value)
      const { birthCountry, issueCountry = guest.nationality } = guest
      return {
        ...toReportedPerson(guest),
        ...getContact(guest, guests, arrivalDay),
        documentType: guest.documentNumber ? getDocumentType(guest, site.policies.guests) : undefined,
        // No authority uses our codes of these places.
        birthProvince: await signOf(guest.birthProvince),
        birthMunicipality: await nameOf(guest.birthMunicipality, birthCountry),
        issueProvince: await signOf(guest.issueProvince),
        issueMunicipality: await nameOf(guest.issueMunicipality, issueCountry),
        municipalityName: await nameOf(guest.municipality),
        regionName: await nameOf(guest.region),
        ...(isRental && { licence: toLicence(guest) }),
      }
    })
    return {
      config,
      arrivedAt: addHours(facts.checkedInAt, part.daysBefore * 24),
      isLaterPart: part.daysBefore > 0,
      nights: reservation.nights,
      report: {
        reference: reservation.reference,
        // If the day of the booking is not known, the contract was made on arrival at the latest.
        contractDay: facts.bookedOn ?? arrivalDay,
        arrivalDay: part.arrivalDay,
        arrivalTime: formatLocalTime(hotel.timeZone, facts.checkedInAt),
        departureDay: part.departureDay,
        departureTime: config.hotelInfo.checkOutUntil,
        rooms: 1,
        roomNumber: reservation.room.number,
        payment: {
          type: paid.paymentType ?? getPaymentType(facts.paymentType ?? undefined, pending) ?? 'other',
          day: paid.paymentDate,
          means: paid.paymentMeans,
          cardExpiry: paid.paymentCardExpiry,
          holder: paid.paymentHolder ?? getFullName(guests.find(({ main }) => main) ?? {}),
        },
        people: await Promise.all(people),
        ...(isRental && { vehicle: toVehicle(reservation, config) }),
      },
    }
  }
}

async function readParty(tx: HotelTransaction, reservation: BookedReservation, day: string): Promise<Guest[]> {
  const gone = await listGoneGuests(tx, [reservation.id])
  const blocked = await readBlocked(tx, [...gone.keys()])
  return orderGuests([...reservation.guests, ...reservation.formerGuests], day)
    .filter(({ id }) => gone.get(id) !== 'erased')
    .map((guest) => guestSchema.parse({ ...guest, ...blocked.get(guest.id) }))
}

function toLicence({ drivingLicence, licenceCountry, licenceUntil }: Guest) {
  return { number: drivingLicence, country: licenceCountry, until: licenceUntil }
}

/** The parking space is to a rental what the room is to a hotel. */
function toVehicle({ room }: BookedReservation, { fleet }: HotelConfig): ReportedVehicle {
  const car = fleet.vehicles.find(({ space }) => space === room.number)
  return {
    category: room.type,
    kind: car?.kind,
    make: car?.make,
    model: car?.model,
    plate: car?.plate,
    chassis: car?.chassis,
    colour: car?.colour,
    licenceClass: car?.licenceClass,
    kilometres: car?.kilometres,
  }
}
