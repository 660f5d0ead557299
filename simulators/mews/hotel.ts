import { createHash } from 'node:crypto'
import { toGrossAmount } from './amount.ts'
import type {
  AgeCategory,
  Companionship,
  Company,
  Customer,
  IdentityDocument,
  NewCustomer,
  NewItem,
  NewPayment,
  NewReservation,
  Note,
  Order,
  OrderItem,
  Payment,
  Reservation,
  Resource,
  ResourceCategory,
  ResourceState,
} from './entities.ts'
import { invalid } from './refusal.ts'

/** The same id for the same name, so that tests can say which one they mean. */
function toUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

interface HotelSettings {
  readonly now: string
  readonly pricing: 'Gross' | 'Net'
}

const DAY_MS = 86_400_000

/** One enterprise with a service for stays and one for what guests buy. */
export class Hotel {
  readonly enterprise = toUuid('enterprise')
  readonly stays = toUuid('service:stays')
  readonly shop = toUuid('service:shop')
  readonly rates = ['Flexible', 'Non-refundable'].map((name) => ({ Id: toUuid(`rate:${name}`), name }))
  readonly timeZone = 'Europe/Berlin'
  readonly currencies = ['EUR', 'GBP']
  readonly paymentTypes = new Set(['Cash', 'WireTransfer', 'CrossSettlement'])
  readonly ages: readonly AgeCategory[] = [
    { Id: toUuid('age:adult'), ServiceId: this.stays, Classification: 'Adult', IsDefault: true },
    { Id: toUuid('age:child'), ServiceId: this.stays, Classification: 'Child', IsDefault: false },
  ]
  readonly categories = new Map<string, ResourceCategory>()
  readonly resources = new Map<string, Resource>()
  readonly reservations = new Map<string, Reservation>()
  readonly customers = new Map<string, Customer>()
  readonly documents = new Map<string, IdentityDocument>()
  readonly companies = new Map<string, Company>()
  companionships: Companionship[] = []
  readonly orders: Order[] = []
  items: OrderItem[] = []
  readonly payments: Payment[] = []
  readonly notes: Note[] = []
  pricing: 'Gross' | 'Net'
  /** Whether a room that is clean and not yet inspected can be given. */
  acceptsClean = false
  /** Of each adult and night, which is added to reservations by itself. */
  cityTax = 0
  readonly #days = new Intl.DateTimeFormat('en-CA', { timeZone: this.timeZone })
  /** Reservations whose nights are items. */
  readonly #charged = new Set<string>()
  #now: number
  #ids = 0
  #numbers = 9_000

  constructor({ now, pricing }: HotelSettings) {
    this.pricing = pricing
    this.#now = Date.parse(now)
  }

  /** Time passes by a millisecond with each look, so that no two changes have the same time. */
  moment(): string {
    this.#now += 1
    return new Date(this.#now).toISOString()
  }

  get now(): number {
    return this.#now
  }

  set now(moment: number) {
    this.#now = moment
  }

  get today(): string {
    return this.toLocalDay(this.#now)
  }

  toLocalDay(moment: number | string): string {
    return this.#days.format(new Date(moment))
  }

  newId(kind: string): string {
    this.#ids += 1
    return toUuid(`${kind}:${this.#ids}`)
  }

  putResource(name: string, categoryName: string, state: ResourceState = 'Inspected'): void {
    const category = { Id: toUuid(`category:${categoryName}`), ServiceId: this.stays, name: categoryName }
    const moment = this.moment()
    const Id = toUuid(`resource:${name}`)
    this.categories.set(category.Id, category)
    this.resources.set(Id, {
      Id,
      Name: name,
      State: state,
      categoryId: category.Id,
      floor: name.slice(0, 1),
      CreatedUtc: moment,
      UpdatedUtc: moment,
    })
  }

  addCustomer(given: NewCustomer): Customer {
    const moment = this.moment()
    const customer = { Id: this.newId('customer'), ...given, CreatedUtc: moment, UpdatedUtc: moment }
    this.customers.set(customer.Id, customer)
    return customer
  }

  putReservation({ Resource, Category, Owner, ownerOf, Companions = [], Booker, ...given }: NewReservation): void {
    const Id = toUuid(`reservation:${given.Number}`)
    const known = this.reservations.get(Id)
    const resource = Resource === undefined ? undefined : this.resourceByName(Resource)
    const categoryId = resource?.categoryId ?? toUuid(`category:${Category ?? 'double'}`)
    if (!this.categories.has(categoryId)) throw invalid('RequestedResourceCategoryId')
    const moment = this.moment()
    const of = known ?? (ownerOf === undefined ? undefined : this.reservationByNumber(ownerOf))
    const AccountId = of?.AccountId ?? this.addCustomer(Owner ?? { LastName: 'Soler', FirstName: 'Ana' }).Id
    const reservation: Reservation = {
      AccountType: 'Customer',
      State: 'Confirmed',
      adults: 1,
      children: 0,
      nightPrice: 90,
      GroupId: toUuid(`group:${given.Number}`),
      AssignedResourceLocked: false,
      CreatedUtc: known?.CreatedUtc ?? moment,
      UpdatedUtc: moment,
      ...given,
      Id,
      AccountId,
      RequestedResourceCategoryId: categoryId,
      AssignedResourceId: resource?.Id,
      BookerId: Booker && this.addCustomer(Booker).Id,
    }
    this.reservations.set(Id, reservation)
    for (const one of Companions) this.addCompanion(reservation, this.addCustomer(one).Id)
    this.postNights(reservation)
  }

  /** Adds a reservation under the next number. */
  addReservation(given: Omit<Reservation, 'Id' | 'Number' | 'GroupId' | 'CreatedUtc' | 'UpdatedUtc'>): Reservation {
    this.#numbers += 1
    const number = String(this.#numbers)
    const moment = this.moment()
    const ids = { Id: toUuid(`reservation:${number}`), Number: number, GroupId: this.newId('group') }
    const reservation = { ...given, ...ids, CreatedUtc: moment, UpdatedUtc: moment }
    this.reservations.set(reservation.Id, reservation)
    this.postNights(reservation)
    return reservation
  }

  addCompanion(reservation: Reservation, CustomerId: string): Companionship {
    const companionship = {
      Id: this.newId('companionship'),
      CustomerId,
      ReservationGroupId: reservation.GroupId,
      ReservationId: reservation.Id,
      UpdatedUtc: this.moment(),
    }
    this.companionships.push(companionship)
    return companionship
  }

  /** The nights are items from the beginning, also those to come. */
  postNights(reservation: Reservation): void {
    if (this.#charged.has(reservation.Id))
      this.items = this.items.filter(
        ({ Type, ServiceOrderId }) => Type === 'CustomItem' || ServiceOrderId !== reservation.Id,
      )
    this.#charged.add(reservation.Id)
    if (reservation.State === 'Canceled') return
    const start = Date.parse(this.toLocalDay(reservation.ScheduledStartUtc))
    const end = Date.parse(this.toLocalDay(reservation.ScheduledEndUtc))
    const common = {
      AccountId: reservation.payer ?? reservation.AccountId,
      AccountType: reservation.payer ? ('Company' as const) : reservation.AccountType,
      ServiceId: this.stays,
      ServiceOrderId: reservation.Id,
      ...(reservation.billId && { BillId: reservation.billId }),
    }
    for (let at = start, night = 0; at < end; at += DAY_MS, night++) {
      const price = reservation.nightPrices?.[night] ?? toGrossAmount('EUR', reservation.nightPrice, 'DE-2020-2-L')
      this.addItem({ ...common, BillingName: 'Night', Type: 'SpaceOrder', Amount: price })
      const tax = toGrossAmount('EUR', this.cityTax * reservation.adults)
      if (this.cityTax > 0) this.addItem({ ...common, BillingName: 'City tax', Type: 'CityTax', Amount: tax })
    }
  }

  putPayment({ Number: number, gross, billId, AccountingState = 'Open' }: NewPayment): void {
    const reservation = this.reservationByNumber(number)
    const moment = this.moment()
    this.payments.push({
      Id: this.newId('payment'),
      AccountId: reservation.AccountId,
      AccountType: reservation.AccountType,
      ...(billId ? { BillId: billId } : { ReservationId: reservation.Id }),
      Amount: toGrossAmount('EUR', gross),
      Type: 'CreditCardPayment',
      State: 'Charged',
      AccountingState,
      CreatedUtc: moment,
      UpdatedUtc: moment,
    })
  }

  putItem({ Number: number, gross, currency = 'EUR' }: NewItem): void {
    const { AccountId, AccountType } = this.reservationByNumber(number)
    const moment = this.moment()
    const order = { Id: this.newId('order'), ServiceId: this.shop, AccountId, CreatedUtc: moment, UpdatedUtc: moment }
    this.orders.push(order)
    this.addItem({
      AccountId,
      AccountType,
      ServiceId: this.shop,
      ServiceOrderId: order.Id,
      BillingName: 'Bar',
      Type: 'CustomItem',
      Amount: toGrossAmount(currency, gross),
    })
  }

  addItem(given: Omit<OrderItem, 'Id' | 'CreatedUtc' | 'UpdatedUtc' | 'AccountingState'>): OrderItem {
    const moment = this.moment()
    const item: OrderItem = {
      ...given,
      Id: this.newId('item'),
      AccountingState: given.Amount.GrossValue === 0 ? 'Inactive' : 'Open',
      CreatedUtc: moment,
      UpdatedUtc: moment,
    }
    this.items.push(item)
    return item
  }

  resourceByName(name: string): Resource {
    const resource = [...this.resources.values()].find(({ Name }) => Name === name)
    if (!resource) throw invalid('Resource')
    return resource
  }

  reservation(id: unknown): Reservation {
    const known = this.reservations.get(String(id))
    if (!known) throw invalid('ReservationId')
    return known
  }

  reservationByNumber(number: string): Reservation {
    return this.reservation(toUuid(`reservation:${number}`))
  }

  customer(id: unknown): Customer {
    const known = this.customers.get(String(id))
    if (!known) throw invalid('CustomerId')
    return known
  }

  /** Whether another reservation has this resource in one of these nights. */
  isTaken(resourceId: string, wanted: Pick<Reservation, 'ScheduledStartUtc' | 'ScheduledEndUtc'>): boolean {
    return [...this.reservations.values()].some(
      (other) =>
        other !== wanted &&
        other.AssignedResourceId === resourceId &&
        (other.State === 'Confirmed' || other.State === 'Started') &&
        other.ScheduledStartUtc < wanted.ScheduledEndUtc &&
        wanted.ScheduledStartUtc < other.ScheduledEndUtc,
    )
  }
}
