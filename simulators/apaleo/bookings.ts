import { randomInt } from 'node:crypto'
import {
  type Checks,
  checkFields,
  type Fields,
  isCount,
  isList,
  isMoment,
  isObject,
  isOneOf,
  isText,
} from './check-fields.ts'
import type { Hotel, RatePlan, Reservation } from './hotel.ts'
import type { Ledger } from './ledger.ts'
import { checkPerson } from './person.ts'
import { toMoment } from './read-stay.ts'
import { unprocessable } from './refusal.ts'

const bookingFields: Checks = {
  booker: { isValid: isObject, isRequired: true },
  comment: { isValid: isText },
  bookerComment: { isValid: isText },
  reservations: { isValid: isList, isRequired: true },
}

const reservationFields: Checks = {
  arrival: { isValid: isMoment, isRequired: true },
  departure: { isValid: isMoment, isRequired: true },
  adults: { isValid: (value) => isCount(value) && value !== 0, isRequired: true },
  childrenAges: { isValid: (value) => isList(value) && (value as unknown[]).every(isCount) },
  comment: { isValid: isText },
  guestComment: { isValid: isText },
  externalCode: { isValid: isText },
  channelCode: { isValid: isOneOf('Direct', 'Ibe'), isRequired: true },
  primaryGuest: { isValid: isObject },
  additionalGuests: { isValid: isList },
  guaranteeType: { isValid: isOneOf('PM6Hold', 'CreditCard', 'Prepayment', 'Company') },
  travelPurpose: { isValid: isOneOf('Business', 'Leisure') },
  timeSlices: { isValid: isList, isRequired: true },
  companyId: { isValid: isText },
}

const sliceFields: Checks = {
  ratePlanId: { isValid: isText, isRequired: true },
  totalAmount: { isValid: isObject },
}

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

/** Creates bookings of one or more reservations. */
export class Bookings {
  readonly #hotel: Hotel
  readonly #ledger: Ledger

  constructor(hotel: Hotel, ledger: Ledger) {
    this.#hotel = hotel
    this.#ledger = ledger
  }

  create(body: Fields): object {
    const { booker, reservations } = checkFields(body, bookingFields, '')
    checkPerson(booker, 'booker')
    const all = (reservations as unknown[]).map((one) => this.#read(one))
    if (all.length === 0) throw unprocessable('A booking needs a reservation.')
    const bookingId = Array.from({ length: 8 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
    const reservationIds = all.map(({ given, ...priced }, at) => {
      const id = `${bookingId}-${at + 1}`
      this.#hotel.putReservation({ ...given, ...priced, id, booker: checkPerson(booker, 'booker') })
      this.#hotel.touch(this.#hotel.reservation(id))
      this.#ledger.record('booked', id, { ...given, ...priced })
      return { id }
    })
    return { id: bookingId, reservationIds }
  }

  #read(value: unknown) {
    const { arrival, departure, adults, childrenAges, externalCode, primaryGuest, timeSlices } = checkFields(
      value,
      reservationFields,
      'reservations/',
    )
    const slices = (timeSlices as unknown[]).map((slice) => checkFields(slice, sliceFields, 'timeSlices/'))
    const given = {
      arrival: toMoment(this.#hotel, String(arrival), 'arrival'),
      departure: toMoment(this.#hotel, String(departure), 'departure'),
      adults: Number(adults),
      childrenAges: (childrenAges ?? []) as number[],
      ...(externalCode !== undefined && { externalCode: String(externalCode) }),
      ...(primaryGuest !== undefined && { primaryGuest: checkPerson(primaryGuest, 'primaryGuest') }),
    }
    const plans = new Set(slices.map(({ ratePlanId }) => this.#plan(ratePlanId).unitGroup))
    const [unitGroup, other] = plans
    if (!unitGroup || other) throw unprocessable('All time slices need rate plans of the same unit group.')
    const wanted = { ...given, unitGroup } as Reservation
    if (this.#hotel.nights(wanted).length !== slices.length) throw unprocessable('Each night needs one time slice.')
    if (given.arrival.slice(0, 10) < this.#hotel.businessDay) throw unprocessable('The arrival is in the past.')
    if (this.#hotel.countFree(wanted) < 1) throw unprocessable('The unit group is not available.')
    const nightPrices = slices.map(({ totalAmount }) => this.#readAmount(totalAmount))
    return { given, unitGroup: unitGroup.code, nightPrices }
  }

  #plan(id: unknown): RatePlan {
    const plan = this.#hotel.ratePlans.find((one) => one.id === id)
    if (!plan) throw unprocessable(`There is no rate plan ${id}.`)
    return plan
  }

  #readAmount(value: unknown): number {
    const { amount, currency } = (value ?? {}) as Fields
    if (typeof amount !== 'number' || amount < 0 || currency !== this.#hotel.currency)
      throw unprocessable('totalAmount is not valid.')
    return amount
  }
}
