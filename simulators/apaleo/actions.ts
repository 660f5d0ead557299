import type { Hotel, Reservation } from './hotel.ts'
import type { Ledger } from './ledger.ts'
import { readStay } from './read-stay.ts'
import { notFound, unprocessable } from './refusal.ts'

export interface Reason {
  readonly code: string
  readonly message: string
}

type ActionName = 'AmendArrival' | 'AmendDeparture' | 'CheckIn' | 'CheckOut' | 'Cancel' | 'AssignUnit'

const DAY_MS = 86_400_000
const toDay = (moment: string) => moment.slice(0, 10)

const rules: Readonly<Record<ActionName, (hotel: Hotel, reservation: Reservation) => [boolean, string, string][]>> = {
  AmendArrival: (_hotel, { status }) => [
    [
      status !== 'Confirmed',
      'AmendArrivalNotAllowedForReservationNotInStatusConfirmed',
      'Only confirmed reservations.',
    ],
  ],
  AmendDeparture: (_hotel, { status }) => [
    [
      status !== 'Confirmed' && status !== 'InHouse',
      'AmendDepartureNotAllowedForReservationNotInStatusConfirmedOrInHouse',
      'The reservation is in a final status.',
    ],
  ],
  CheckIn: (hotel, { status, arrival, departure, unit }) => [
    [status !== 'Confirmed', 'CheckInNotAllowedForReservationNotInStatusConfirmed', 'Only confirmed reservations.'],
    [hotel.businessDay < toDay(arrival), 'CheckInNotAllowedBeforeArrivalDate', 'Cannot check-in before the arrival.'],
    [
      hotel.businessDay >= toDay(departure),
      'CheckInNotAllowedAfterDepartureDateTime',
      'Cannot check-in after the departure.',
    ],
    [!unit, 'CheckInNotAllowedWithoutUnitAssignedForWholeStay', 'A unit has to be assigned for the whole stay.'],
  ],
  CheckOut: (hotel, { status, departure }) => [
    [status !== 'InHouse', 'CheckOutNotAllowedForReservationNotInStatusInHouse', 'Only reservations in house.'],
    [
      Date.parse(toDay(departure)) - Date.parse(hotel.businessDay) > DAY_MS,
      'CheckOutNotAllowedWithDepartureDateMoreThanOneDayInTheFuture',
      'The departure is more than one day away.',
    ],
  ],
  Cancel: (_hotel, { status }) => [
    [status !== 'Confirmed', 'CancelNotAllowedForReservationNotInStatusConfirmed', 'Only confirmed reservations.'],
  ],
  AssignUnit: (hotel, { status, departure }) => [
    [
      hotel.businessDay > toDay(departure),
      'AssignUnitNotAllowedForReservationInThePast',
      'The reservation is in the past.',
    ],
    [
      status !== 'Confirmed' && status !== 'InHouse',
      'AssignUnitNotAllowedForReservationNotInStatusConfirmedOrInHouse',
      'The reservation is in a final status.',
    ],
  ],
}

const findReasons = (hotel: Hotel, reservation: Reservation, action: ActionName): Reason[] =>
  rules[action](hotel, reservation).flatMap(([applies, code, message]) => (applies ? [{ code, message }] : []))

/** What `expand=actions` shows. */
export const listActions = (hotel: Hotel, reservation: Reservation): object[] =>
  (Object.keys(rules) as ActionName[]).map((action) => {
    const reasons = findReasons(hotel, reservation, action)
    return { action, isAllowed: reasons.length === 0, ...(reasons.length > 0 && { reasons }) }
  })

export class Actions {
  readonly #hotel: Hotel
  readonly #ledger: Ledger

  constructor(hotel: Hotel, ledger: Ledger) {
    this.#hotel = hotel
    this.#ledger = ledger
  }

  assignUnit(id: string, unitId: string): void {
    const reservation = this.#allowed(id, 'AssignUnit')
    const unit = this.#hotel.units.get(unitId)
    if (!unit) throw notFound('unit')
    if (unit.unitGroup.id !== reservation.unitGroup.id) throw unprocessable('The unit is of another unit group.')
    if (this.#hotel.isTaken(unit, reservation)) throw unprocessable('The unit is not available.')
    reservation.unit = unit
    this.#done('unitAssigned', reservation, unit.name)
  }

  /** Nights without a price have that of the rate plan. */
  amend(id: string, body: unknown): void {
    const before = this.#hotel.reservation(id)
    const stay = readStay(this.#hotel, before, body)
    if (stay.arrival !== before.arrival) this.#allowed(id, 'AmendArrival')
    if (stay.departure !== before.departure) this.#allowed(id, 'AmendDeparture')
    const wanted = { ...before, ...stay }
    const nights = this.#hotel.nights(wanted).length
    if (nights !== stay.nightPrices.length) throw unprocessable('Each night needs one time slice.')
    if (nights === 0) throw unprocessable('A stay has at least one night.')
    if (before.unit && this.#hotel.isTaken(before.unit, wanted)) throw unprocessable('The unit is not available.')
    Object.assign(before, stay)
    this.#done('amended', before, { arrival: stay.arrival, departure: stay.departure })
  }

  /** Adds the city tax unless asked not to. */
  checkIn(id: string, withCityTax: boolean): void {
    const reservation = this.#allowed(id, 'CheckIn')
    const { unit } = reservation
    // No reason of `expand=actions` names it: the service says so when it is tried.
    if (unit && unit.condition !== 'Clean') throw unprocessable(`The unit ${unit.name} is not clean.`)
    reservation.status = 'InHouse'
    if (unit) unit.isOccupied = true
    if (withCityTax) this.#ledger.record('cityTaxAdded', id)
    this.#done('checkedIn', reservation, unit?.name)
  }

  checkOut(id: string): void {
    const reservation = this.#allowed(id, 'CheckOut')
    reservation.status = 'CheckedOut'
    if (reservation.unit) Object.assign(reservation.unit, { isOccupied: false, condition: 'Dirty' })
    this.#done('checkedOut', reservation)
  }

  cancel(id: string): void {
    const reservation = this.#allowed(id, 'Cancel')
    // No reason of `expand=actions` names it: the service says so when it is tried.
    if (Date.parse(this.#hotel.now) >= Date.parse(reservation.arrival))
      throw unprocessable('The arrival time has to be in the future.')
    reservation.status = 'Canceled'
    reservation.unit = undefined
    this.#done('cancelled', reservation)
  }

  #allowed(id: string, action: ActionName): Reservation {
    const reservation = this.#hotel.reservation(id)
    const [reason] = findReasons(this.#hotel, reservation, action)
    if (reason) throw unprocessable(reason.message)
    return reservation
  }

  #done(
    what: 'amended' | 'unitAssigned' | 'checkedIn' | 'checkedOut' | 'cancelled',
    reservation: Reservation,
    detail?: unknown,
  ) {
    this.#hotel.touch(reservation)
    this.#ledger.record(what, reservation.id, detail)
  }
}
