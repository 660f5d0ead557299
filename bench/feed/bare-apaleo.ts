const PAGE_SIZE = 100
const CLIENT = 'FOYE-AC-FOYER:a secret of the simulated Apaleo'

interface Page {
  readonly reservations: readonly { readonly id: string; readonly modified: string }[]
}

interface Folios {
  readonly folios: readonly { readonly id: string; readonly payments: readonly unknown[] }[]
}

/** Requests what a first reading reads: pages of reservations by their last change, their folios and refunds. */
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
    const answered = await read<Page>('/booking/v1/reservations', {
      propertyIds: 'LAKE',
      dateFilter: 'Modification',
      from,
      sort: 'updated:asc',
      expand: 'booker,services',
      status: 'Confirmed,InHouse',
      pageNumber: String(page),
      pageSize: String(PAGE_SIZE),
    })
    const reservations = answered?.reservations ?? []
    const last = reservations.at(-1)
    if (!last) return calls
    const folios = await read<Folios>('/finance/v1/folios', {
      propertyIds: 'LAKE',
      reservationIds: reservations.map(({ id }) => id).join(','),
      expand: 'charges,transitoryCharges,allowances,payments',
      pageSize: '500',
    })
    const paid = (folios?.folios ?? []).filter(({ payments }) => payments.length > 0)
    await Promise.all(paid.map(({ id }) => read(`/finance/v1/folios/${id}/refunds`, {})))
    if (reservations.length < PAGE_SIZE) return calls
    page = last.modified > from ? 1 : page + 1
    from = last.modified
  }
}
