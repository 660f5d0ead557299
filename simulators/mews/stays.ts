import { type Amount, readAmount } from './amount.ts'
import type { Reservation } from './entities.ts'
import type { Body } from './fields.ts'
import type { Hotel } from './hotel.ts'
import type { Ledger } from './ledger.ts'
import { forbidden, invalid } from './refusal.ts'
import type { Webhooks } from './webhooks.ts'

const given = <Value>(update: Body, name: string): Value | undefined =>
  (update[name] as { readonly Value?: Value } | undefined)?.Value ?? undefined

const DAY_MS = 86_400_000

const countNights = (hotel: Hotel, start: string, end: string) =>
  (Date.parse(hotel.toLocalDay(end)) - Date.parse(hotel.toLocalDay(start))) / DAY_MS

function readPersonCounts({ ages }: Hotel, body: Body): Pick<Reservation, 'adults' | 'children'> {
  const given = body['PersonCounts'] as readonly { readonly AgeCategoryId: string; readonly Count: number }[]
  const counts = { Adult: 0, Child: 0 }
  for (const { AgeCategoryId, Count } of given) {
    const age = ages.find(({ Id }) => Id === AgeCategoryId)
    if (!age || Count < 0) throw invalid('PersonCounts')
    counts[age.Classification] += Count
  }
  if (counts.Adult + counts.Child === 0) throw invalid('PersonCounts')
  return { adults: counts.Adult, children: counts.Child }
}

function readPrices(hotel: Hotel, body: Body, nights: number): Amount[] {
  const given = body['TimeUnitPrices'] as readonly { readonly Index: number; readonly Amount: unknown }[]
  const prices = given.toSorted((one, other) => one.Index - other.Index)
  if (prices.length !== nights || prices.some(({ Index }, at) => Index !== at)) throw invalid('TimeUnitPrices')
  return prices.map((price) => readAmount(price.Amount, hotel))
}

/** The rules of changes, check-in, check-out and cancellation. */
export class Stays {
  readonly #hotel: Hotel
  readonly #ledger: Ledger
  readonly #webhooks: Webhooks

  constructor(hotel: Hotel, ledger: Ledger, webhooks: Webhooks) {
    this.#hotel = hotel
    this.#ledger = ledger
    this.#webhooks = webhooks
  }

  touch(reservation: Reservation): void {
    reservation.UpdatedUtc = this.#hotel.moment()
    this.#webhooks.notify('ServiceOrderUpdated', reservation.Id)
  }

  update(body: Body): void {
    const hotel = this.#hotel
    const reservation = hotel.reservation(body['ReservationId'])
    if (reservation.State !== 'Confirmed' && reservation.State !== 'Started')
      throw forbidden('The reservation cannot be changed any more.')
    const resourceId = given<string>(body, 'AssignedResourceId')
    if (resourceId !== undefined && resourceId !== reservation.AssignedResourceId) {
      if (!hotel.resources.has(resourceId)) throw invalid('AssignedResourceId')
      if (reservation.AssignedResourceLocked) throw forbidden('The reservation is locked to its space.')
      if (hotel.isTaken(resourceId, reservation)) throw forbidden('The space is already occupied.')
    }
    const categoryId = given<string>(body, 'RequestedCategoryId')
    if (categoryId !== undefined && !hotel.categories.has(categoryId)) throw invalid('RequestedCategoryId')
    reservation.AssignedResourceId = resourceId ?? reservation.AssignedResourceId
    reservation.RequestedResourceCategoryId = categoryId ?? reservation.RequestedResourceCategoryId
    reservation.AssignedResourceLocked =
      given<boolean>(body, 'AssignedResourceLocked') ?? reservation.AssignedResourceLocked
    this.#move(reservation, body)
    const company = body['CompanyId'] as { readonly Value?: string | null } | undefined
    if (company?.Value && !hotel.companies.has(company.Value)) throw invalid('CompanyId')
    if (company && 'Value' in company) reservation.PartnerCompanyId = company.Value ?? undefined
    const { ReservationId: _, ...detail } = body
    this.#done('reservationUpdated', reservation, detail)
  }

  /** Added nights have the price of the rate. */
  #move(reservation: Reservation, body: Body): void {
    const hotel = this.#hotel
    const { ScheduledStartUtc: start, ScheduledEndUtc: end, State } = reservation
    const ScheduledStartUtc = given<string>(body, 'StartUtc') ?? start
    const ScheduledEndUtc = given<string>(body, 'EndUtc') ?? end
    if (ScheduledStartUtc === start && ScheduledEndUtc === end) return
    if (State === 'Started' && ScheduledStartUtc !== start) throw forbidden('The reservation has started.')
    if (ScheduledEndUtc <= ScheduledStartUtc) throw invalid('EndUtc')
    const before = countNights(hotel, start, end)
    Object.assign(reservation, { ScheduledStartUtc, ScheduledEndUtc })
    const { AssignedResourceId } = reservation
    if (AssignedResourceId && hotel.isTaken(AssignedResourceId, reservation)) {
      Object.assign(reservation, { ScheduledStartUtc: start, ScheduledEndUtc: end })
      throw forbidden('The space is already occupied.')
    }
    if (countNights(hotel, ScheduledStartUtc, ScheduledEndUtc) !== before) hotel.postNights(reservation)
  }

  add(body: Body, isMailed: boolean): Reservation {
    const hotel = this.#hotel
    const { Id: AccountId } = hotel.customer(body['CustomerId'])
    const categoryId = String(body['RequestedCategoryId'])
    const resource = body['AssignedResourceId'] ? hotel.resources.get(String(body['AssignedResourceId'])) : undefined
    if (!hotel.categories.has(categoryId)) throw invalid('RequestedCategoryId')
    if (body['AssignedResourceId'] && resource?.categoryId !== categoryId) throw invalid('AssignedResourceId')
    if (!hotel.rates.some(({ Id }) => Id === body['RateId'])) throw invalid('RateId')
    const [start, end] = [String(body['StartUtc']), String(body['EndUtc'])]
    const nights = countNights(hotel, start, end)
    if (nights < 1) throw invalid('EndUtc')
    const given = {
      AccountId,
      AccountType: 'Customer' as const,
      State: 'Confirmed' as const,
      ScheduledStartUtc: start,
      ScheduledEndUtc: end,
      RequestedResourceCategoryId: categoryId,
      AssignedResourceId: resource?.Id,
      AssignedResourceLocked: body['AssignedResourceLocked'] === true,
      ...readPersonCounts(hotel, body),
      ...(body['ChannelNumber'] !== undefined && { ChannelNumber: String(body['ChannelNumber']) }),
      nightPrice: 90,
      ...(body['TimeUnitPrices'] !== undefined && { nightPrices: readPrices(hotel, body, nights) }),
    }
    if (resource && hotel.isTaken(resource.Id, given)) throw forbidden('The space is already occupied.')
    const reservation = hotel.addReservation(given)
    this.#done('reservationAdded', reservation, { ...body, ...(isMailed && { mailed: true }) })
    return reservation
  }

  start(reservation: Reservation): object {
    const hotel = this.#hotel
    const resource = hotel.resources.get(reservation.AssignedResourceId ?? '')
    if (reservation.State !== 'Confirmed') throw forbidden('Only confirmed reservations can be checked in.')
    if (Date.parse(reservation.ScheduledStartUtc) > hotel.now) throw forbidden('The reservation starts in the future.')
    if (Date.parse(reservation.ScheduledEndUtc) <= hotel.now) throw forbidden('The reservation is over.')
    if (!resource) throw forbidden('No space is assigned to the reservation.')
    if (resource.State !== 'Inspected' && !(hotel.acceptsClean && resource.State === 'Clean'))
      throw forbidden(`The space ${resource.Name} is not inspected.`)
    reservation.State = 'Started'
    reservation.ActualStartUtc = hotel.moment()
    this.#done('started', reservation, resource.Name)
    return {}
  }

  process(reservation: Reservation, { AllowOpenBalance, Notes }: Body): object {
    const hotel = this.#hotel
    if (reservation.State !== 'Started') throw forbidden('Only checked-in reservations can be checked out.')
    if (hotel.today < hotel.toLocalDay(reservation.ScheduledEndUtc))
      throw forbidden('The reservation cannot be checked out before its last day.')
    if (AllowOpenBalance === true && !Notes) throw invalid('Notes')
    if (AllowOpenBalance !== true && this.#balance(reservation) !== 0) throw forbidden('The bills are not balanced.')
    reservation.State = 'Processed'
    reservation.ActualEndUtc = hotel.moment()
    const resource = hotel.resources.get(reservation.AssignedResourceId ?? '')
    if (resource) resource.State = 'Dirty'
    this.#done('processed', reservation, Notes)
    return {}
  }

  cancel(reservation: Reservation, isMailed: boolean): void {
    if (reservation.State !== 'Confirmed') throw forbidden('The reservation cannot be canceled.')
    reservation.State = 'Canceled'
    reservation.CancellationReason = 'Other'
    for (const item of this.#hotel.items) if (item.ServiceOrderId === reservation.Id) item.AccountingState = 'Canceled'
    this.#done('cancelled', reservation, isMailed ? 'mailed' : undefined)
  }

  #balance({ AccountId }: Reservation): number {
    const { items, payments } = this.#hotel
    const open = [...items, ...payments].filter(
      (one) => one.AccountId === AccountId && (one.AccountingState === 'Open' || one.AccountingState === 'Closed'),
    )
    return open.reduce((sum, { Amount }) => sum + Math.round(Amount.GrossValue * 100), 0)
  }

  #done(
    what: 'reservationAdded' | 'reservationUpdated' | 'started' | 'processed' | 'cancelled',
    reservation: Reservation,
    detail?: unknown,
  ): void {
    this.touch(reservation)
    this.#ledger.record(what, reservation.Number, detail)
  }
}
