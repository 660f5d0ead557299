import { randomInt } from 'node:crypto'
import type { Hotel, RatePlan, Reservation } from './hotel.ts'
import type { Ledger } from './ledger.ts'
import { checkPerson } from './person.ts'
import { Refusal, unprocessable } from './refusal.ts'

type Fields = Readonly<Record<string, unknown>>
type Checks = Readonly<Record<string, { readonly isValid: (value: unknown) => boolean; readonly isRequired?: true }>>

const isText = (value: unknown) => typeof value === 'string' && value.length > 0
const isList = (value: unknown) => Array.isArray(value)
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isMoment = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d))?$/.test(value)
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0
const isOneOf =
  (...known: string[]) =>
  (value: unknown) =>
    known.some((one) => one === value)

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

function check(value: unknown, checks: Checks, path: string): Fields {
  if (!isObject(value)) throw unprocessable(`${path}: an object is expected.`)
  for (const name of Object.keys(value))
    if (!Object.hasOwn(checks, name)) throw new Refusal(400, `Could not find member '${name}'.`)
  for (const [name, { isValid, isRequired }] of Object.entries(checks)) {
    const given = value[name]
    if (given === undefined ? isRequired : !isValid(given)) throw unprocessable(`${path}${name} is not valid.`)
  }
  return value
}

/** Where a time of day is not given. */
const times = { arrival: 'T15:00:00', departure: 'T11:00:00' }
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
    const { booker, reservations } = check(body, bookingFields, '')
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
    const { arrival, departure, adults, childrenAges, externalCode, primaryGuest, timeSlices } = check(
      value,
      reservationFields,
      'reservations/',
    )
    const slices = (timeSlices as unknown[]).map((slice) => check(slice, sliceFields, 'timeSlices/'))
    const offset = this.#hotel.now.slice(19)
    const toMoment = (text: string, time: string) => (text.length === 10 ? `${text}${time}${offset}` : text)
    const given = {
      arrival: toMoment(String(arrival), times.arrival),
      departure: toMoment(String(departure), times.departure),
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
