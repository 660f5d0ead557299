import type { ReportedPerson, ReportedVehicle, StayReport } from '@foyer/domain/authority/stay-report.ts'
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
import { formatLocalTime } from './format-local-time.ts'
import { readPaidBy } from './paid-by.store.ts'
import { findReportFacts } from './report-facts.store.ts'

export interface ReadReportDependencies {
  readonly sites: Sites
  /** The name of a place that is stored as a code. */
  readonly placeName: (country: string | undefined, value: string) => Promise<string>
}

/** A stay as it can be reported now. */
export interface CurrentReport {
  readonly report: StayReport
  readonly config: HotelConfig
  readonly arrivedAt: Date
  readonly nights: number
}

export type ReadStayReport = (
  at: { readonly tx: HotelTransaction; readonly hotel: Hotel },
  reservationId: string,
) => Promise<CurrentReport | undefined>

/**
 * Reads the facts of a stay for its report. Returns undefined if no one has arrived. Guests who
 * asked for erasure are still reported, which is why their data is retained.
 */
export function createReadStayReport({ sites, placeName }: ReadReportDependencies): ReadStayReport {
  return async ({ tx, hotel }, id) => {
    const facts = await findReportFacts(tx, id)
    if (!facts?.checkedInAt || !stayedStates.some((state) => state === facts.state)) return undefined
    const [reservation] = await readReservations(tx, hotel, [id])
    if (!reservation) return undefined
    const { config } = await sites.config(tx, hotel)
    const site = await getDefaultSite(sites, tx, hotel)
    const arrivalDay = dayAt(hotel.timeZone, facts.checkedInAt)
    const guests = await readParty(tx, reservation, arrivalDay)
    const { pending } = computeFolioBalance(await createReservationBook(hotel, tx).folio(id))
    const paid = (await readPaidBy(tx, [id], hotel.timeZone))(id)
    const isRental = products[config.product].startsPickUp
    const people = guests.map(async (guest): Promise<ReportedPerson> => {
      const nameOf = (value: string | undefined) => value && placeName(guest.country, value)
      return {
        ...toPerson(guest),
        ...getContact(guest, guests, arrivalDay),
        documentType: guest.documentNumber ? getDocumentType(guest, site.policies.guests) : undefined,
        municipalityName: await nameOf(guest.municipality),
        regionName: await nameOf(guest.region),
        ...(isRental && { licence: toLicence(guest) }),
      }
    })
    return {
      config,
      arrivedAt: facts.checkedInAt,
      nights: reservation.nights,
      report: {
        reference: reservation.reference,
        // If the day of the booking is not known, the contract was made on arrival at the latest.
        contractDay: facts.bookedOn ?? arrivalDay,
        arrivalDay,
        arrivalTime: formatLocalTime(hotel.timeZone, facts.checkedInAt),
        departureDay: facts.departedAt ? dayAt(hotel.timeZone, facts.departedAt) : reservation.endDate,
        departureTime: config.hotelInfo.checkOutUntil,
        rooms: 1,
        roomNumber: reservation.room.number,
        payment: {
          type: paid.paymentType ?? getPaymentType(facts.paymentType ?? undefined, pending),
          day: paid.paymentDate,
          means: paid.paymentMeans,
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

function toPerson(guest: Guest): ReportedPerson {
  return {
    guestId: guest.id,
    main: guest.main,
    firstName: guest.firstName,
    lastName: guest.lastName,
    secondLastName: guest.secondLastName,
    gender: guest.gender,
    birthDate: guest.birthDate,
    nationality: guest.nationality,
    documentNumber: guest.documentNumber,
    supportNumber: guest.supportNumber,
    issueCountry: guest.issueCountry,
    country: guest.country,
    region: guest.region,
    municipality: guest.municipality,
    city: guest.city,
    street: guest.street,
    postalCode: guest.postalCode,
    birthCountry: guest.birthCountry,
    birthProvince: guest.birthProvince,
    birthMunicipality: guest.birthMunicipality,
    email: guest.email,
    phone: guest.phone,
    phone2: guest.phone2,
    relationship: guest.relationship,
  }
}

function toLicence({ drivingLicence, licenceCountry, licenceUntil }: Guest) {
  return { number: drivingLicence, country: licenceCountry, until: licenceUntil }
}

/** The parking space is to a rental what the room is to a hotel. */
function toVehicle({ room }: BookedReservation, { fleet }: HotelConfig): ReportedVehicle {
  const car = fleet.vehicles.find(({ space }) => space === room.number)
  return { category: room.type, model: car?.model, plate: car?.plate, kilometres: car?.kilometres }
}
