import { Actions } from './actions.ts'
import { Bookings } from './bookings.ts'
import { Finance } from './finance.ts'
import type { Hotel } from './hotel.ts'
import type { Ledger } from './ledger.ts'
import { Patches } from './patch-reservation.ts'
import { isOfProperty, listReservations, readPage, readQuery, showReservation } from './queries.ts'
import { Refusal } from './refusal.ts'

export interface Asked {
  readonly query: URLSearchParams
  readonly body: unknown
}

/** Undefined is answered with 204. */
type Serve = (asked: Asked, ...ids: string[]) => object | undefined

interface Route {
  readonly method: string
  readonly path: RegExp
  readonly serve: Serve
}

function toObject(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(400, 'An object is expected.')
  return body as Readonly<Record<string, unknown>>
}

/** `:` matches one part of a path. */
const route = (method: string, path: string, serve: Serve): Route => ({
  method,
  path: new RegExp(`^${path.replaceAll(':', '([^/]+)')}$`),
  serve,
})

const act =
  (work: (id: string) => void): Serve =>
  ({ query }, id = '') => {
    readQuery(query, [])
    work(id)
    return undefined
  }

/** The part of the interface that is simulated. */
export function createRoutes(hotel: Hotel, ledger: Ledger, finance: Finance): readonly Route[] {
  const actions = new Actions(hotel, ledger)
  const bookings = new Bookings(hotel, ledger)
  const patches = new Patches(hotel, ledger)
  const action = '/booking/v1/reservation-actions/:'
  const folio = '/finance/v1/folios/:'
  return [
    route('GET', '/booking/v1/reservations', ({ query }) => listReservations(hotel, query)),
    route('GET', '/booking/v1/reservations/:', ({ query }, id = '') =>
      showReservation(hotel, hotel.reservation(id), readQuery(query, ['expand'])('expand')),
    ),
    route('PATCH', '/booking/v1/reservations/:', ({ body }, id = '') => {
      patches.apply(id, body)
      return undefined
    }),
    route('PUT', `${action}/assign-unit/:`, ({ query }, id = '', unit = '') => {
      readQuery(query, [])
      actions.assignUnit(id, unit)
      return { timeRanges: [] }
    }),
    route('PUT', `${action}/amend`, ({ query, body }, id = '') => {
      readQuery(query, [])
      actions.amend(id, body)
      return undefined
    }),
    route('PUT', `${action}/checkin`, ({ query }, id = '') => {
      const [withCityTax = 'true'] = readQuery(query, ['withCityTax'])('withCityTax')
      actions.checkIn(id, withCityTax === 'true')
      return undefined
    }),
    route(
      'PUT',
      `${action}/checkout`,
      act((id) => actions.checkOut(id)),
    ),
    route(
      'PUT',
      `${action}/cancel`,
      act((id) => actions.cancel(id)),
    ),
    route('GET', '/inventory/v1/units', ({ query }) => {
      const read = readQuery(query, ['propertyId', 'unitGroupId', 'textSearch', 'pageNumber', 'pageSize'])
      const [text] = read('textSearch')
      const known = isOfProperty(hotel, read, 'propertyId') ? [...hotel.units.values()] : []
      const all = known.filter(({ name }) => text === undefined || name.includes(text))
      const units = readPage(all, read)
      if (units.length === 0) return undefined
      return {
        count: all.length,
        units: units.map(({ condition, isOccupied, ...unit }) => ({
          ...unit,
          property: { id: hotel.property },
          status: { isOccupied, condition },
        })),
      }
    }),
    route('GET', '/inventory/v1/unit-groups', ({ query }) => {
      const read = readQuery(query, ['propertyId', 'pageNumber', 'pageSize'])
      const all = isOfProperty(hotel, read, 'propertyId') ? [...hotel.groups.values()] : []
      const unitGroups = readPage(all, read)
      return unitGroups.length === 0 ? undefined : { count: all.length, unitGroups }
    }),
    route('GET', '/inventory/v1/properties', ({ query }) => {
      const properties = readPage([hotel.describe()], readQuery(query, ['pageNumber', 'pageSize']))
      return properties.length === 0 ? undefined : { count: properties.length, properties }
    }),
    route('POST', '/booking/v1/bookings', ({ body }) => bookings.create(toObject(body))),
    route('GET', '/rateplan/v1/rate-plans', ({ query }) => {
      const read = readQuery(query, ['propertyId', 'unitGroupIds', 'pageNumber', 'pageSize'])
      const all = isOfProperty(hotel, read, 'propertyId') ? hotel.ratePlans : []
      const ratePlans = readPage(all, read)
      return ratePlans.length === 0 ? undefined : { count: all.length, ratePlans }
    }),
    route('PATCH', folio, ({ body }, id = '') => {
      finance.patch(id, body)
      return undefined
    }),
    route('GET', '/finance/v1/types/service-types', () => ({ serviceTypes: Finance.serviceTypes })),
    route('GET', '/finance/v1/types/payment-methods', () => ({ paymentMethods: Finance.methods })),
    route('GET', '/finance/v1/types/vat', ({ query }) => {
      const [country] = readQuery(query, ['isoCountryCode', 'atDate'])('isoCountryCode')
      if (!country) throw new Refusal(400, 'The isoCountryCode field is required.')
      return { vatTypes: Finance.vatTypes.map((type, at) => ({ type, percent: [0, 4, 10, 21, 0, 7][at] })) }
    }),
    route('GET', '/finance/v1/folios', ({ query }) => {
      const read = readQuery(query, ['propertyIds', 'reservationIds', 'expand', 'pageNumber', 'pageSize'])
      const folios = readPage(
        isOfProperty(hotel, read) ? finance.list(read('reservationIds'), read('expand')) : [],
        read,
      )
      return folios.length === 0 ? undefined : { count: folios.length, folios }
    }),
    route('GET', `${folio}/refunds`, ({ query }, id = '') => {
      readQuery(query, ['pageNumber', 'pageSize'])
      return finance.listRefunds(id)
    }),
    route('POST', `${folio}/payments`, ({ body }, id = '') => finance.pay(id, toObject(body))),
    route('POST', `${folio}/payments/:/refunds`, ({ body }, id = '', payment = '') =>
      finance.refund(id, payment, toObject(body)),
    ),
    route('POST', '/finance/v1/folio-actions/:/charges', ({ body }, id = '') => finance.charge(id, toObject(body))),
    route('POST', '/finance/v1/folio-actions/:/charges/:/allowances', ({ body }, id = '', charge = '') =>
      finance.allowance(id, charge, toObject(body)),
    ),
  ]
}
