import { listActions } from './actions.ts'
import type { Hotel, Reservation } from './hotel.ts'
import { Refusal } from './refusal.ts'

const MAX_PAGE_SIZE = 500
const expandable = ['booker', 'actions', 'timeSlices', 'services', 'assignedUnits', 'company']
const statuses = ['Confirmed', 'InHouse', 'CheckedOut', 'Canceled', 'NoShow']

/** Reads a query of known parameters only. */
export function readQuery(query: URLSearchParams, known: readonly string[]): (name: string) => string[] {
  for (const name of query.keys())
    if (!known.includes(name)) throw new Refusal(400, `The parameter '${name}' is not known.`)
  return (name) => query.getAll(name).flatMap((value) => value.split(','))
}

export function readPage<Item>(items: readonly Item[], query: (name: string) => string[]): Item[] {
  const [number = '1'] = query('pageNumber')
  const [size = '100'] = query('pageSize')
  if (!/^[1-9]\d*$/.test(number) || !/^[1-9]\d*$/.test(size) || Number(size) > MAX_PAGE_SIZE)
    throw new Refusal(400, 'pageNumber or pageSize is not valid.')
  return items.slice((Number(number) - 1) * Number(size), Number(number) * Number(size))
}

export function showReservation(hotel: Hotel, reservation: Reservation, expand: readonly string[]): object {
  const unknown = expand.find((name) => !expandable.includes(name))
  if (unknown) throw new Refusal(400, `'${unknown}' cannot be expanded.`)
  const { unit, booker, nightPrice, nightPrices, additionalGuests, ...shown } = reservation
  const total = hotel.nights(reservation).reduce((sum, _, at) => sum + (nightPrices?.[at] ?? nightPrice), 0)
  return {
    ...shown,
    property: { id: hotel.property, code: hotel.property, name: hotel.property },
    totalGrossAmount: { amount: total, currency: hotel.currency },
    ...(unit && { unit: { id: unit.id, name: unit.name, unitGroupId: unit.unitGroup.id } }),
    ...(additionalGuests.length > 0 && { additionalGuests }),
    ...(expand.includes('booker') && booker && { booker }),
    ...(expand.includes('timeSlices') && { timeSlices: listTimeSlices(hotel, reservation) }),
    ...(expand.includes('actions') && { actions: listActions(hotel, reservation) }),
  }
}

function listTimeSlices(hotel: Hotel, reservation: Reservation): object[] {
  const { unitGroup, nightPrice, nightPrices } = reservation
  const plan = hotel.ratePlans.find((one) => one.unitGroup.id === unitGroup.id)
  return hotel.nights(reservation).map((serviceDate, at) => ({
    serviceDate,
    ratePlan: { id: plan?.id, code: plan?.code, isSubjectToCityTax: true },
    unitGroup: { id: unitGroup.id, code: unitGroup.code },
    totalGrossAmount: { amount: nightPrices?.[at] ?? nightPrice, currency: hotel.currency },
  }))
}

const listParameters = [
  'propertyIds',
  'status',
  'dateFilter',
  'from',
  'to',
  'sort',
  'expand',
  'pageNumber',
  'pageSize',
  'textSearch',
  'externalCode',
]

/** `GET /booking/v1/reservations` by the time of the last change, oldest first. */
export function listReservations(hotel: Hotel, search: URLSearchParams): object | undefined {
  const query = readQuery(search, listParameters)
  const [dateFilter] = query('dateFilter')
  const [from] = query('from')
  const [to] = query('to')
  if (dateFilter !== undefined && dateFilter !== 'Modification') throw new Refusal(400, 'dateFilter is not simulated.')
  if (dateFilter && from === undefined && to === undefined) throw new Refusal(422, 'from or to is needed.')
  for (const moment of [from, to])
    if (moment !== undefined && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(moment))
      throw new Refusal(400, `'${moment}' is not a time with an offset and whole seconds.`)
  if (query('status').some((status) => !statuses.includes(status))) throw new Refusal(400, 'status is not valid.')
  const [externalCode] = query('externalCode')
  const wanted = query('status')
  const [begin, end] = [from === undefined ? 0 : Date.parse(from), to === undefined ? Number.MAX_VALUE : Date.parse(to)]
  const isWanted = (one: Reservation) =>
    (externalCode === undefined || one.externalCode === externalCode) &&
    (wanted.length === 0 || wanted.includes(one.status)) &&
    isBetween(Date.parse(one.modified), begin, end)
  const known = query('sort')[0] === 'updated:asc' ? hotel.listByModification() : [...hotel.reservations.values()]
  const all = isOfProperty(hotel, query) ? known.filter(isWanted) : []
  const page = readPage(all, query)
  if (page.length === 0) return undefined
  return { count: all.length, reservations: page.map((one) => showReservation(hotel, one, query('expand'))) }
}

const isBetween = (at: number, begin: number, end: number) => at >= begin && at < end

export const isOfProperty = (hotel: Hotel, query: (name: string) => string[], name = 'propertyIds'): boolean =>
  query(name).length === 0 || query(name).includes(hotel.property)
