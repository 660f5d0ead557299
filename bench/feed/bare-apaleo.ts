const PAGE_SIZE = 100
const CLIENT = 'FOYE-AC-FOYER:a secret of the simulated Apaleo'

interface Page {
  readonly reservations: readonly { readonly id: string; readonly modified: string }[]
}

/** Requests what a first reading reads: pages of reservations by their last change, and their folios. */
export async function readApaleo(url: string): Promise<number> {
  let calls = 0
  const answer = await fetch(`${url}/connect/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(CLIENT).toString('base64')}` },
    body: 'grant_type=client_credentials',
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  async function read<Answer>(path: string, query: Readonly<Record<string, string>>): Promise<Answer | undefined> {
    calls += 1
    const response = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const text = await response.text()
    if (response.status >= 300) throw new Error(`${path} answers ${response.status}.`)
    return text === '' ? undefined : (JSON.parse(text) as Answer)
  }
  for (let from = '1970-01-01T00:00:00Z', page = 1; ; ) {
    const found = await read<Page>('/booking/v1/reservations', {
      propertyIds: 'LAKE',
      dateFilter: 'Modification',
      from,
      sort: 'updated:asc',
      expand: 'booker,services',
      status: 'Confirmed,InHouse',
      pageNumber: String(page),
      pageSize: String(PAGE_SIZE),
    })
    const reservations = found?.reservations ?? []
    const last = reservations.at(-1)
    if (!last) return calls
    await read('/finance/v1/folios', {
      propertyIds: 'LAKE',
      reservationIds: reservations.map(({ id }) => id).join(','),
      expand: 'charges,allowances,payments',
      pageSize: '500',
    })
    if (reservations.length < PAGE_SIZE) return calls
    page = last.modified > from ? 1 : page + 1
    from = last.modified
  }
}
