import type { changedLists } from './feed-cursor.ts'
import type { MewsReservation } from './mews-answers.ts'
import { listServices, type MewsFacts } from './mews-facts.ts'
import { lists, type MewsList } from './mews-lists.ts'
import type { MewsSession } from './mews-session.ts'

interface Change {
  readonly list: (typeof changedLists)[number]
  readonly filter: Readonly<Record<string, unknown>>
  readonly page: { readonly count: number; readonly cursor?: string }
}

interface Context {
  readonly facts: MewsFacts
  readonly service: string
}

interface Changed {
  readonly reservations: readonly MewsReservation[]
  /** Absent after the last page. */
  readonly cursor?: string | undefined
}

type Read = (session: MewsSession, context: Context, change: Change) => Promise<Changed>

/** Without the profiles and reservations themselves. */
const NO_EXTENT = { Extent: {} }

const defined = (ids: readonly (string | undefined)[]) => ids.flatMap((id) => (id === undefined ? [] : [id]))

/** Reads a page of a list and finds the reservations that it concerns. */
function through<Item>(
  list: MewsList<Item>,
  extra: object,
  find: (session: MewsSession, items: readonly Item[], context: Context) => Promise<readonly MewsReservation[]>,
): Read {
  return async (session, context, { filter, page }) => {
    const { items, cursor } = await session.readPage(list, { ...extra, ...filter }, page)
    const isPart = cursor !== undefined && items.length >= page.count
    return { reservations: await find(session, items, context), cursor: isPart ? cursor : undefined }
  }
}

const readById = (session: MewsSession, ids: readonly string[], { service }: Context) =>
  session.readByIds(lists.reservations, 'ReservationIds', ids, { ServiceIds: [service] })

const readers: Readonly<Record<Change['list'], Read>> = {
  async reservations(session, { service }, { filter, page }) {
    const { items, cursor } = await session.readPage(lists.reservations, { ...filter, ServiceIds: [service] }, page)
    return { reservations: items, cursor: items.length >= page.count ? cursor : undefined }
  },
  customers: through(lists.customers, { Extent: { Customers: true } }, async (session, customers, context) => {
    const ids = customers.map(({ Id }) => Id)
    const open = { States: ['Confirmed', 'Started'], ServiceIds: [context.service] }
    const [owned, companionships] = await Promise.all([
      session.readByIds(lists.reservations, 'AccountIds', ids, open),
      session.readByIds(lists.companionships, 'CustomerIds', ids, NO_EXTENT),
    ])
    const accompanied = defined(companionships.map(({ ReservationId }) => ReservationId))
    const others = accompanied.filter((id) => !owned.some(({ Id }) => Id === id))
    return [...owned, ...(await readById(session, others, context))]
  }),
  items: through(lists.items, {}, async (session, items, context) => {
    const orderIds = items.map(({ ServiceOrderId }) => ServiceOrderId)
    const shops = listServices(context.facts, 'Additional').map(({ Id }) => Id)
    const orders =
      shops.length > 0
        ? await session.readByIds(lists.orders, 'ProductServiceOrderIds', orderIds, { ServiceIds: shops })
        : []
    const linked = defined(orders.map(({ LinkedReservationId }) => LinkedReservationId))
    const isOrder = (id: string) => orders.some(({ Id }) => Id === id)
    return readById(session, [...orderIds.filter((id) => !isOrder(id)), ...linked], context)
  }),
  payments: through(lists.payments, {}, (session, payments, context) =>
    readById(session, defined(payments.map(({ ReservationId }) => ReservationId)), context),
  ),
}

export const readChangedReservations = (session: MewsSession, context: Context, change: Change): Promise<Changed> =>
  readers[change.list](session, context, change)
