import type { Site } from '@foyer/domain/config/site.ts'
import { getDocumentType } from '@foyer/domain/document/document-type.ts'
import { getContact } from '@foyer/domain/guest/accompanied-child.ts'
import { type Guest, getFullName, guestSchema } from '@foyer/domain/guest/guest.ts'
import { orderGuests } from '@foyer/domain/guest/guest-order.ts'
import { findMissingForReport } from '@foyer/domain/police/missing-for-report.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { dayAt } from '../../access/hotel/hotel.ts'
import { getDefaultSite } from '../../access/site/get-default-site.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { formatLocalTime } from '../../book/authority/format-local-time.ts'
import { readPaidBy } from '../../book/authority/paid-by.store.ts'
import { readReservations } from '../../book/reservation/booked-reservation.store.ts'
import { readBlocked } from '../../book/retention/blocked-guests.store.ts'
import { listGoneGuests } from '../../book/retention/gone-guests.store.ts'
import { getPlaceName } from '../../checkin/select/get-place-name.ts'
import type { Traveller } from '../../outside/police/police-register.ts'
import { readStayFacts, type StayFacts } from '../arrivals/stay-facts.store.ts'
import { listArrivedOn } from '../registration/registration.store.ts'

interface UnreportableGuest {
  readonly reference: string
  readonly guestId: string
  readonly index: number
  readonly name?: string
  readonly missing: string[]
}

export interface TravellersOfDay {
  readonly stays: number
  readonly guests: number
  readonly ready: readonly Traveller[]
  readonly cannot: readonly UnreportableGuest[]
}

/**
 * Returns everyone who arrived on this day. Guests who asked for erasure are still reported, which
 * is why their data is retained.
 */
export async function readTravellers(staff: Staff, sites: Sites, day: string): Promise<TravellersOfDay> {
  const { tx, hotel, today } = staff
  const ids = await listArrivedOn(staff, day)
  const reservations = await readReservations(tx, hotel, ids)
  const site = await getDefaultSite(sites, tx, hotel)
  const gone = await listGoneGuests(tx, ids)
  const factsOf = await readStayFacts(tx, ids)
  const paidFor = await readPaidBy(tx, ids, hotel.timeZone)
  const { config } = await sites.config(tx, hotel)
  const hours = (facts: StayFacts) => ({
    // The real day: a guest who comes at half past midnight arrives a day later than booked.
    ...(facts.checkedInAt && {
      arrival: dayAt(hotel.timeZone, facts.checkedInAt),
      arrivalTime: formatLocalTime(hotel.timeZone, facts.checkedInAt),
    }),
    departureTime: config.hotelInfo.checkOutUntil,
  })
  const blocked = await readBlocked(tx, [...gone.keys()])
  const ready: Traveller[] = []
  const cannot: UnreportableGuest[] = []
  for (const reservation of reservations) {
    const guests = orderGuests([...reservation.guests, ...reservation.formerGuests], today)
      .filter(({ id }) => gone.get(id) !== 'erased')
      .map((guest) => guestSchema.parse({ ...guest, ...blocked.get(guest.id) }))
    for (const guest of guests) {
      const missing = findMissingForReport(guest, { guests, site, today: day })
      const facts = factsOf(reservation.id)
      if (missing.length === 0)
        ready.push({
          ...(await toTraveller(guest, reservation, site)),
          ...toContract(facts),
          paymentHolder: getFullName(guests.find(({ main }) => main) ?? {}),
          ...paidFor(reservation.id),
          ...hours(facts),
        })
      else {
        const name = gone.has(guest.id) ? undefined : getFullName(guest)
        const { reference } = reservation
        cannot.push({ reference, guestId: guest.id, index: guest.index, ...(name && { name }), missing: [...missing] })
      }
    }
  }
  return { stays: reservations.length, guests: ready.length + cannot.length, ready, cannot }
}

function toContract({ bookedOn, paymentType }: StayFacts): Pick<Traveller, 'contractDate' | 'paymentType'> {
  return { contractDate: bookedOn, paymentType }
}

async function toTraveller(guest: Guest, reservation: Reservation, site: Site): Promise<Traveller> {
  const livesInSpain = guest.country === 'ESP'
  const codeOf = (value: string | undefined, form: RegExp) =>
    livesInSpain && value && form.test(value) ? value : undefined
  const nameOf = (value: string | undefined) => value && getPlaceName(guest.country, value)
  return {
    reference: reservation.reference,
    arrival: reservation.startDate,
    departure: reservation.endDate,
    rooms: 1,
    roomNumber: reservation.room.number,
    travellers: reservation.guests.length,
    isContractHolder: guest.main,
    firstName: guest.firstName,
    firstSurname: guest.lastName,
    secondSurname: guest.secondLastName,
    sex: guest.gender,
    birthDate: guest.birthDate,
    nationality: guest.nationality,
    documentType: guest.documentNumber && getDocumentType(guest, site.policies.guests),
    documentNumber: guest.documentNumber,
    supportNumber: guest.supportNumber,
    street: guest.street,
    postalCode: guest.postalCode,
    city: guest.city,
    municipality: await nameOf(guest.municipality),
    municipalityCode: codeOf(guest.municipality, /^\d{5}$/),
    province: await nameOf(guest.region),
    provinceCode: codeOf(guest.region, /^\d{2}$/),
    country: guest.country,
    ...getContact(guest, reservation.guests, reservation.startDate),
    relationship: guest.relationship,
  }
}
