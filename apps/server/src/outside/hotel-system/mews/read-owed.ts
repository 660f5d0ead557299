import { fromDecimal, toDecimal } from '@foyer/domain/basics/money.ts'
import type { MewsReservation } from './mews-answers.ts'
import { listServices, type MewsFacts } from './mews-facts.ts'
import { lists } from './mews-lists.ts'
import type { MewsSession } from './mews-session.ts'
import type { Bill } from './read-bills.ts'
import type { OpenAccount } from './read-open-accounts.ts'

interface Billed extends Pick<Bill, 'items'> {
  readonly reservation: MewsReservation
}

/**
 * What Mews itself says that owners owe, in the order of the reservations. Undefined for companies,
 * and for guests with another reservation that is not paid: to which of both a payment belongs is not
 * said.
 */
export async function readOwed(
  session: MewsSession,
  facts: MewsFacts,
  billed: readonly Billed[],
  accounts: ReadonlyMap<string, OpenAccount>,
): Promise<(number | undefined)[]> {
  const reservationOf = await findReservations(session, facts, billed, accounts)
  return billed.map(({ reservation: { Id, AccountId } }) => {
    const account = accounts.get(AccountId)
    const isOfAnother = ({ OrderId }: { readonly OrderId?: string | undefined }) =>
      (reservationOf.get(OrderId ?? '') ?? Id) !== Id
    return account && !account.items.some(isOfAnother) ? sumAccount(account, facts) : undefined
  })
}

/** Finds the reservations to which open orders belong; some belong to none. */
async function findReservations(
  session: MewsSession,
  facts: MewsFacts,
  billed: readonly Billed[],
  accounts: ReadonlyMap<string, OpenAccount>,
): Promise<ReadonlyMap<string, string>> {
  const known = new Map(
    billed.flatMap(({ reservation: { Id }, items }) => [
      [Id, Id] as const,
      ...items.map(({ ServiceOrderId }) => [ServiceOrderId, Id] as const),
    ]),
  )
  const orderIds = [...accounts.values()].flatMap(({ items }) => items.flatMap(({ OrderId }) => OrderId ?? []))
  const others = orderIds.filter((id) => !known.has(id))
  if (others.length === 0) return known
  const [stays, shops] = (['Bookable', 'Additional'] as const).map((type) =>
    listServices(facts, type).map(({ Id }) => Id),
  )
  const [reservations, orders] = await Promise.all([
    session.readByIds(lists.reservations, 'ReservationIds', others, { ServiceIds: stays }),
    shops?.length ? session.readByIds(lists.orders, 'ProductServiceOrderIds', others, { ServiceIds: shops }) : [],
  ])
  return new Map([
    ...known,
    ...reservations.map(({ Id }) => [Id, Id] as const),
    ...orders.flatMap(({ Id, LinkedReservationId: of }) => (of ? [[Id, of] as const] : [])),
  ])
}

function sumAccount({ items, payments }: OpenAccount, { currency }: MewsFacts): number | undefined {
  const amounts = [...items, ...payments].map(({ Amount }) => Amount)
  if (amounts.some((amount) => amount.Currency !== currency)) return undefined
  const minor = amounts.reduce((sum, { GrossValue }) => sum + fromDecimal(GrossValue, currency).minor, 0)
  return toDecimal({ minor, currency })
}
