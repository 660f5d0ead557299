import type { Hotel, Reservation } from './hotel.ts'
import type { Ledger } from './ledger.ts'
import { isAddress } from './person.ts'
import { notFound, Refusal, unprocessable } from './refusal.ts'

interface Money {
  readonly amount: number
  readonly currency: string
}

interface Entry {
  readonly id: string
  readonly amount: Money
  readonly [field: string]: unknown
}

interface Folio {
  readonly id: string
  readonly reservation: string
  readonly charges: Entry[]
  readonly transitoryCharges: Entry[]
  readonly allowances: Entry[]
  readonly payments: Entry[]
  readonly refunds: Entry[]
  unlisted: number
  debitor?: Readonly<Record<string, unknown>>
}

/** Amounts. */
export interface ByHand {
  readonly transitory?: number
  readonly moved?: number
  /** Counts in the balance, and is on no list. */
  readonly unlisted?: number
  /** Refunded of the first payment, and refused by the bank. */
  readonly failedRefund?: number
}

const methods = ['Cash', 'CreditCard', 'BankTransfer', 'Amex', 'VisaCredit', 'MasterCard', 'Maestro', 'Other']
const serviceTypes = [
  'Accommodation',
  'FoodAndBeverages',
  'CityTax',
  'SecondCityTax',
  'LocalTax',
  'ConsumptionTax',
  'Other',
]
const vatTypes = ['Null', 'VeryReduced', 'Reduced', 'Normal', 'Without', 'Special']

const sum = (entries: readonly Entry[]) => entries.reduce((all, { amount }) => all + Math.round(amount.amount * 100), 0)

/**
 * In cents, and negative if something is owed. Charges count before they are posted, and no longer when
 * they are moved.
 */
function sumBalance(
  { transitoryCharges, allowances, payments, refunds, unlisted }: Folio,
  charges: readonly Entry[],
): number {
  const here = charges.filter((one) => !one['movedTo'])
  const refunded = refunds.filter((one) => one['status'] === 'Success')
  return (
    sum([...allowances, ...payments]) - sum([...here, ...transitoryCharges, ...refunded]) - Math.round(unlisted * 100)
  )
}

type Checks = Readonly<Record<string, (value: unknown) => boolean>>

const isText = (value: unknown) => typeof value === 'string' && value.length > 0
const isOneOf = (known: readonly string[]) => (value: unknown) => known.some((one) => one === value)

const debitorFields: Checks = {
  type: isOneOf(['Booker', 'PrimaryGuest', 'Company', 'AdditionalGuest']),
  title: isOneOf(['Mr', 'Ms', 'Dr', 'Prof', 'Mrs', 'Other']),
  firstName: isText,
  name: isText,
  address: isAddress,
  company: isCompany,
  personalTaxId: isText,
  reference: isText,
  email: isText,
  phone: isText,
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isCompany(value: unknown): boolean {
  return isObject(value) && isText(value['name']) && Object.values(value).every(isText)
}

function checkDebitor(value: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(value)) throw unprocessable('/debitor: an object is expected.')
  for (const [name, inner] of Object.entries(value))
    if (!debitorFields[name]?.(inner)) throw unprocessable(`/debitor/${name}: the value is not valid.`)
  if (!('name' in value) && !('company' in value)) throw unprocessable('/debitor: a name is needed.')
  return value
}

/** Every folio of the property: one main folio of the guest for each reservation. */
export class Finance {
  static readonly methods = methods
  static readonly serviceTypes = serviceTypes
  static readonly vatTypes = vatTypes
  readonly #hotel: Hotel
  readonly #ledger: Ledger
  readonly #folios = new Map<string, Folio>()

  constructor(hotel: Hotel, ledger: Ledger) {
    this.#hotel = hotel
    this.#ledger = ledger
  }

  /** Entries only of the kinds that are expanded. */
  list(reservationIds: readonly string[], expand: readonly string[]): object[] {
    return reservationIds
      .filter((id) => this.#hotel.reservations.has(id))
      .map((id) => this.#show(this.#folioOf(this.#hotel.reservation(id)), expand))
  }

  listRefunds(folioId: string): object | undefined {
    const { refunds } = this.#folio(folioId)
    return refunds.length === 0 ? undefined : { count: refunds.length, refunds }
  }

  /** Entries that someone makes by hand. */
  addByHand(reservationId: string, { transitory, moved, unlisted = 0, failedRefund }: ByHand): void {
    const folio = this.#folioOf(this.#hotel.reservation(reservationId))
    const toEntry = (kind: string, amount: number) => ({
      id: `${folio.id}-${kind}-${folio.charges.length + folio.transitoryCharges.length + 1}`,
      name: kind,
      amount: { amount, currency: this.#hotel.currency },
    })
    if (transitory !== undefined) folio.transitoryCharges.push(toEntry('Museum', transitory))
    folio.unlisted += unlisted
    if (failedRefund !== undefined)
      folio.refunds.push({
        ...toEntry('refund', failedRefund),
        status: 'Failure',
        sourcePaymentId: folio.payments[0]?.id,
      })
    if (moved !== undefined) folio.charges.push({ ...toEntry('Minibar', moved), movedTo: { id: `${reservationId}-2` } })
  }

  charge(folioId: string, body: Readonly<Record<string, unknown>>): object {
    const folio = this.#folio(folioId)
    const { amount, ...rest } = this.#check(body, {
      name: isText,
      serviceType: isOneOf(serviceTypes),
      vatType: isOneOf(vatTypes),
      receipt: isText,
      quantity: (value) => Number.isInteger(value) && Number(value) > 0,
      amount: (value) => this.#isMoney(value),
    })
    const entry = { ...rest, id: `${folioId}-C-${folio.charges.length + 1}`, amount: amount as Money }
    folio.charges.push(entry)
    return this.#done('charge', folio, entry)
  }

  allowance(folioId: string, chargeId: string, body: Readonly<Record<string, unknown>>): object {
    const folio = this.#folio(folioId)
    const charge = folio.charges.find(({ id }) => id === chargeId)
    if (!charge) throw notFound('charge')
    const { amount, reason } = this.#check(body, { reason: isText, amount: (value) => this.#isMoney(value) })
    const before = folio.allowances.filter((one) => one['sourceChargeId'] === chargeId)
    const entry = {
      id: `${folioId}-A-${folio.allowances.length + 1}`,
      amount: amount as Money,
      reason,
      sourceChargeId: chargeId,
    }
    if (sum([...before, entry]) > sum([charge])) throw unprocessable('The allowance exceeds the charge.')
    folio.allowances.push(entry)
    return this.#done('allowance', folio, entry)
  }

  pay(folioId: string, body: Readonly<Record<string, unknown>>): object {
    const folio = this.#folio(folioId)
    const { amount, ...rest } = this.#check(body, {
      method: isOneOf(methods),
      receipt: isText,
      amount: (value) => this.#isMoney(value),
    })
    const entry = { ...rest, id: `${folioId}-P-${folio.payments.length + 1}`, amount: amount as Money }
    folio.payments.push(entry)
    return this.#done('payment', folio, entry)
  }

  refund(folioId: string, paymentId: string, body: Readonly<Record<string, unknown>>): object {
    const folio = this.#folio(folioId)
    const payment = folio.payments.find(({ id }) => id === paymentId)
    if (!payment) throw notFound('payment')
    const { amount, ...rest } = this.#check(body, {
      receipt: isText,
      reason: isText,
      amount: (value) => this.#isMoney(value),
    })
    const before = folio.refunds.filter((one) => one['sourcePaymentId'] === paymentId)
    const entry = {
      ...rest,
      status: 'Success',
      method: payment['method'],
      id: `${folioId}-R-${folio.refunds.length + 1}`,
      amount: amount as Money,
      sourcePaymentId: paymentId,
    }
    if (sum([...before, entry]) > sum([payment])) throw unprocessable('The refund exceeds the payment.')
    folio.refunds.push(entry)
    return this.#done('refund', folio, entry)
  }

  /** JSON Patch of the one who pays. */
  patch(folioId: string, operations: unknown): void {
    const folio = this.#folio(folioId)
    if (!Array.isArray(operations)) throw new Refusal(400, 'A list of operations is expected.')
    for (const { op, path, value } of operations) {
      if (path !== '/debitor' || (op !== 'add' && op !== 'replace'))
        throw unprocessable(`The operation ${op} of ${path} is not supported.`)
      folio.debitor = checkDebitor(value)
    }
    this.#ledger.record('debitorChanged', folio.reservation, folio.debitor)
  }

  #isMoney(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return false
    const { amount, currency } = value as Partial<Money>
    return typeof amount === 'number' && amount > 0 && currency === this.#hotel.currency
  }

  #check(body: Readonly<Record<string, unknown>>, checks: Checks): Readonly<Record<string, unknown>> {
    for (const name of Object.keys(body))
      if (!Object.hasOwn(checks, name)) throw new Refusal(400, `Could not find member '${name}'.`)
    for (const [name, isValid] of Object.entries(checks))
      if (!isValid(body[name])) throw unprocessable(`'${name}' is not valid.`)
    return body
  }

  #folio(id: string): Folio {
    const reservation = this.#hotel.reservations.get(id.replace(/-\d+$/, ''))
    if (!reservation || !id.endsWith('-1')) throw notFound('folio')
    return this.#folioOf(reservation)
  }

  #folioOf({ id }: Reservation): Folio {
    const known = this.#folios.get(id) ?? {
      id: `${id}-1`,
      reservation: id,
      charges: [],
      transitoryCharges: [],
      allowances: [],
      payments: [],
      refunds: [],
      unlisted: 0,
    }
    this.#folios.set(id, known)
    return known
  }

  /** Nights are charges that are not posted yet. */
  #show(folio: Folio, expand: readonly string[]): object {
    const reservation = this.#hotel.reservation(folio.reservation)
    const { currency } = this.#hotel
    const gross = ({ amount: { amount }, ...rest }: Entry) => ({
      ...rest,
      amount: { grossAmount: amount, netAmount: amount, vatType: 'Null', vatPercent: 0, currency },
    })
    const isCancelled = reservation.status === 'Canceled'
    const nights = this.#hotel.nights(reservation).map((day, at) => ({
      id: `${folio.id}-N-${day}`,
      type: 'TimeSlice',
      name: 'Accommodation',
      serviceType: 'Accommodation',
      serviceDate: day,
      isPosted: false,
      amount: { amount: reservation.nightPrices?.[at] ?? reservation.nightPrice, currency },
    }))
    const posted = folio.charges.map((one) => ({ type: 'Direct', isPosted: true, quantity: 1, ...one }))
    const charges = [...posted, ...(isCancelled ? [] : nights)]
    const expandable = {
      charges: charges.map(gross),
      transitoryCharges: folio.transitoryCharges,
      allowances: folio.allowances.map(gross),
      payments: folio.payments,
    }
    return {
      id: folio.id,
      type: 'Guest',
      isMainFolio: true,
      status: 'Open',
      reservation: { id: folio.reservation, bookingId: reservation.bookingId },
      balance: { amount: sumBalance(folio, charges) / 100, currency },
      ...(folio.debitor && { debitor: folio.debitor }),
      ...Object.fromEntries(Object.entries(expandable).filter(([name]) => expand.includes(name))),
    }
  }

  #done(what: 'charge' | 'allowance' | 'payment' | 'refund', folio: Folio, entry: Entry): object {
    this.#ledger.record(what, folio.reservation, entry)
    return { id: entry.id }
  }
}
