import type { ReportedPerson } from '@foyer/domain/authority/stay-report.ts'
import { toReportedPerson } from '@foyer/domain/authority/to-reported-person.ts'
import { products } from '@foyer/domain/mode/products.ts'
import { dayAt, type Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { readReservations } from '../reservation/booked-reservation.store.ts'
import type { CurrentReport } from './current-report.ts'
import type { ReportFacts } from './report-facts.store.ts'

interface Reading {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
  readonly sites: Sites
}

const MIDNIGHT = '00:00'
const UNKNOWN_BOOKER = '00000000-0000-0000-0000-000000000000'

/** Reads a booking for its report. Returns undefined if it was cancelled. */
export async function readBookingReport(
  { tx, hotel, sites }: Reading,
  facts: ReportFacts,
): Promise<CurrentReport | undefined> {
  if (facts.state === 'cancelled') return undefined
  const [reservation] = await readReservations(tx, hotel, [facts.id])
  if (!reservation) return undefined
  const { config } = await sites.config(tx, hotel)
  const { guests, customer, reference, startDate, endDate, adults, children, nights, room } = reservation
  const main = guests.find((guest) => guest.main)
  const booker: ReportedPerson = {
    guestId: main?.id ?? UNKNOWN_BOOKER,
    main: true,
    firstName: customer.firstName ?? main?.firstName,
    lastName: customer.lastName ?? main?.lastName,
    ...(!customer.lastName && { secondLastName: main?.secondLastName }),
    email: facts.email ?? main?.email,
    phone: main?.phone,
  }
  const madeAt = facts.madeAt ?? new Date(0)
  return {
    config,
    arrivedAt: madeAt,
    isLaterPart: false,
    nights,
    report: {
      reference,
      contractDay: facts.bookedOn ?? (facts.madeAt ? dayAt(hotel.timeZone, facts.madeAt) : undefined),
      arrivalDay: startDate,
      arrivalTime: MIDNIGHT,
      departureDay: endDate,
      departureTime: MIDNIGHT,
      rooms: 1,
      // Nothing is paid yet, or it does not matter: the stay's own report says how.
      payment: { type: facts.paymentType ?? 'atHotel' },
      people: guests.map(toReportedPerson),
      ...(products[config.product].startsPickUp && { vehicle: { category: room.type } }),
      booking: { booker, guests: Math.max(1, adults + children) },
    },
  }
}
