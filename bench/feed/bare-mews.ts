const PAGE_SIZE = 500
const MAX_ITEMS = 1_000
const DOCUMENTS_AT_ONCE = 100
const DAY_MS = 86_400_000
const WINDOW_MS = 80 * DAY_MS
const PARTS = 5
const tokens = {
  ClientToken: 'the client token of the simulated Mews',
  AccessToken: 'the access token of the simulated Mews',
  Client: 'Bench 1.0',
}

interface Page {
  readonly Cursor: string | null
  readonly [name: string]: unknown
}
type Item = Readonly<Record<string, string | null>>

/**
 * Requests what a first reading reads: pages of coming reservations, and what belongs to them. The
 * limit is lifted, so that only the work counts.
 */
export async function readMews(url: string, forget: () => Promise<unknown>): Promise<number> {
  let calls = 0
  async function post(operation: string, body: object): Promise<Page> {
    calls += 1
    const response = await fetch(`${url}/api/connector/v1/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...tokens, ...body }),
    })
    if (response.status !== 200) throw new Error(`${operation} answers ${response.status}.`)
    return (await response.json()) as Page
  }
  const readPage = async (operation: string, key: string, body: object, Limitation: object) => {
    const { Cursor, [key]: items } = await post(operation, { ...body, Limitation })
    return { items: items as readonly Item[], cursor: Cursor }
  }
  async function readAll(operation: string, key: string, body: object): Promise<Item[]> {
    const all: Item[] = []
    for (let Cursor: string | null = null; ; ) {
      const { items, cursor } = await readPage(operation, key, body, { Count: MAX_ITEMS, ...(Cursor && { Cursor }) })
      all.push(...items)
      if (!cursor || items.length < MAX_ITEMS) return all
      Cursor = cursor
    }
  }

  const { Services } = await post('services/getAll', { Limitation: { Count: MAX_ITEMS } })
  const services = Services as readonly { readonly Id: string; readonly Data: { readonly Discriminator: string } }[]
  const idsOf = (type: string) => services.filter(({ Data }) => Data.Discriminator === type).map(({ Id }) => Id)
  const [stays, shops] = [idsOf('Bookable'), idsOf('Additional')]

  async function readBelongings(reservations: readonly Item[]): Promise<void> {
    await forget()
    const ids = reservations.map(({ Id }) => Id)
    const companionships = await readAll('companionships/getAll', 'Companionships', { ReservationIds: ids, Extent: {} })
    const people = [
      ...reservations.map(({ AccountId }) => AccountId),
      ...companionships.map((one) => one['CustomerId']),
    ]
    const counted = { Currency: 'EUR', AccountingStates: ['Open', 'Closed'] }
    await readAll('customers/getAll', 'Customers', {
      CustomerIds: people,
      Extent: { Customers: true, Addresses: true },
    })
    for (let at = 0; at < people.length; at += DOCUMENTS_AT_ONCE)
      await readAll('identityDocuments/getAll', 'IdentityDocuments', {
        CustomerIds: people.slice(at, at + DOCUMENTS_AT_ONCE),
      })
    await readAll('orderItems/getAll', 'OrderItems', { ServiceOrderIds: ids, ...counted })
    await readAll('productServiceOrders/getAll', 'ProductServiceOrders', {
      LinkedReservationIds: ids,
      ServiceIds: shops,
    })
    await readAll('payments/getAll', 'Payments', { ReservationIds: ids, ...counted })
    await post('customers/getOpenItems', { CustomerIds: reservations.map(({ AccountId }) => AccountId) })
  }

  const start = Date.now() - 3 * DAY_MS
  for (let part = 0; part < PARTS; part++) {
    const [StartUtc, EndUtc] = [part, part + 1].map((edge) => new Date(start + edge * WINDOW_MS).toISOString())
    const filter = { [part === 0 ? 'CollidingUtc' : 'ScheduledStartUtc']: { StartUtc, EndUtc } }
    for (let Cursor: string | null = null; ; ) {
      const { items, cursor } = await readPage(
        'reservations/getAll/2023-06-06',
        'Reservations',
        { ...filter, States: ['Confirmed', 'Started'], ServiceIds: stays },
        { Count: PAGE_SIZE, ...(Cursor && { Cursor }) },
      )
      if (items.length > 0) await readBelongings(items)
      if (!cursor || items.length < PAGE_SIZE) break
      Cursor = cursor
    }
  }
  return calls
}
