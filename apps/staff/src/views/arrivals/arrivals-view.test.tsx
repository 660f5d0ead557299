import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { findStays, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { listQueue } from '@foyer/contract/staff/queue.ts'
import { freeScreen, openStay } from '@foyer/contract/staff/stay.ts'
import { listVideoCalls } from '@foyer/contract/staff/video-calls.ts'
import { createDeferred } from '@foyer/web/async/deferred.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { requestArrivalsEarly, waitForEarlyArrivals } from '../../live/early-arrivals.ts'
import { openEarly } from '../../live/early-stream.ts'
import { buildArrival, buildArrivalsList, buildSession, buildStay } from '../../testing/builders.ts'
import { createFakeFetch, on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const noAlerts = on(listAlerts, () => ({ open: [], handled: [] }))

const atPhone = {
  group: 'atScreen',
  screen: { appKey: 'own', channel: 'ownDevice', since: '2026-09-22T13:40:00Z' },
} as const

it('a row moves to another group when the live connection reports it, without a reload', async () => {
  let arrival = buildArrival()
  const hotel = renderSignedIn({
    session: buildSession(),
    answers: [noAlerts, on(listArrivals, () => buildArrivalsList(arrival))],
  })
  expect(await screen.findByRole('row', { name: /Expected 1/ })).toBeDefined()
  expect(screen.getByText('Catching up')).toBeDefined()
  await hotel.hear('hello')
  expect(await screen.findByText('Live')).toBeDefined()

  arrival = buildArrival({ ...atPhone, states: { ...arrival.states, registered: { mark: 'now', done: 0, of: 1 } } })
  await hotel.hear('changed', { what: ['stays'] })
  expect(await screen.findByRole('row', { name: /At a screen now 1/ })).toBeDefined()
  expect(screen.getByText('Own phone')).toBeDefined()
  expect(screen.getByRole('img', { name: 'Registered: in progress' })).toBeDefined()
  expect(screen.queryByRole('row', { name: /Expected/ })).toBeNull()
})

it('shows a lost connection, with the time up to which the list is current', async () => {
  const hotel = renderSignedIn({
    session: buildSession(),
    answers: [noAlerts, on(listArrivals, () => buildArrivalsList(buildArrival()))],
  })
  await hotel.hear('hello')
  await screen.findByText('Live')
  await hotel.lose()
  expect(screen.getByText('Offline')).toBeDefined()
  expect(screen.getByText(/^as of \d{2}:\d{2}:\d{2}$/)).toBeDefined()
  expect(screen.getByText(/^Offline\. You see the state of/)).toBeDefined()
})

it('a mark has its meaning as text, and the next step is a word', async () => {
  const states = {
    ...buildArrival().states,
    registered: { mark: 'partly', done: 1, of: 3 },
    roomReady: { mark: 'needsPerson' },
    next: 'roomNotAvailable',
  } as const
  renderSignedIn({
    session: buildSession(),
    answers: [noAlerts, on(listArrivals, () => buildArrivalsList(buildArrival({ states })))],
  })
  expect(await screen.findByRole('img', { name: 'Registered: 1 of 3' })).toBeDefined()
  expect(screen.getByRole('img', { name: 'Room ready: needs attention' })).toBeDefined()
  expect(screen.getByRole('img', { name: 'Verified: not required here' })).toBeDefined()
  expect(screen.getByText('Find a room')).toBeDefined()
})

it('S31 VIPs and notes are marked in the row, with their text', async () => {
  const noted = buildArrival({ vip: true, staffNotes: 'Honeymoon', preferences: 'High floor' })
  renderSignedIn({ session: buildSession(), answers: [noAlerts, on(listArrivals, () => buildArrivalsList(noted))] })
  expect((await screen.findByTitle('VIP')).textContent).toBe('VIP')
  const text = 'Note: Honeymoon · Prefers: High floor'
  expect(screen.getByTitle(text).textContent).toBe(text)
})

it('a reservation opens next to the list, freeing its screen needs confirmation, and Esc closes it', async () => {
  const user = userEvent.setup()
  const freed: string[] = []
  renderSignedIn({
    session: buildSession(),
    answers: [
      noAlerts,
      on(listArrivals, () => buildArrivalsList(buildArrival(atPhone))),
      on(openStay, () => buildStay(freed.length === 0 ? atPhone : {})),
      on(freeScreen, ({ params, headers }) => {
        freed.push(`${params.reference} ${headers.get('x-csrftoken')} ${headers.get('x-hotel-id')}`)
        return { freed: true }
      }),
    ],
  })
  await user.click(await screen.findByRole('link', { name: 'García López, Lucía' }))
  expect(location.pathname).toBe('/staff/arrivals/FOY1001')
  const panel = await screen.findByRole('complementary', { name: 'Reservation FOY1001' })
  await user.click(await within(panel).findByRole('button', { name: 'Release screen' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Release screen' }))
  expect(await screen.findByText('Screen released.')).toBeDefined()
  expect(freed).toEqual(['FOY1001 a-token 1'])
  expect(within(panel).queryByText(/Own phone since/)).toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(location.pathname).toBe('/staff/arrivals')
})

it('J and K move through the rows, and open the next one while the panel is open', async () => {
  const user = userEvent.setup()
  const arrivals = [
    buildArrival({ reference: 'A', lastName: 'Abe' }),
    buildArrival({ reference: 'B', lastName: 'Bauer' }),
  ]
  renderSignedIn({
    session: buildSession(),
    answers: [
      noAlerts,
      on(listArrivals, () => buildArrivalsList(...arrivals)),
      on(openStay, ({ params }) => buildStay({ reference: params.reference })),
    ],
  })
  await screen.findByRole('link', { name: 'Abe, Lucía' })
  await user.keyboard('j')
  expect(document.activeElement?.textContent).toBe('Abe, Lucía')
  await user.keyboard('{Enter}')
  expect(location.pathname).toBe('/staff/arrivals/A')
  await user.keyboard('j')
  expect(location.pathname).toBe('/staff/arrivals/B')
  await user.keyboard('k')
  expect(location.pathname).toBe('/staff/arrivals/A')
})

it('S11 applies a difference without reloading the list, but reloads a search', async () => {
  const arrivals = [
    buildArrival({ reference: 'A', lastName: 'Abe' }),
    buildArrival({ reference: 'B', lastName: 'Bauer' }),
  ]
  const asked: string[] = []
  const hotel = renderSignedIn({
    session: buildSession(),
    answers: [
      noAlerts,
      on(listArrivals, ({ query }) => {
        asked.push(query.search ?? '')
        return buildArrivalsList(...arrivals)
      }),
    ],
  })
  await hotel.hear('hello')
  await screen.findByText('Live')
  const before = asked.length
  const [abe] = arrivals
  const difference = { day: '2026-09-22', at: '2026-09-22T13:43:00Z', changed: [{ ...abe, ...atPhone }], gone: [] }
  await hotel.hear('changed', { what: ['stays'], arrivals: difference })
  expect(await screen.findByRole('row', { name: /At a screen now 1/ })).toBeDefined()
  expect(screen.getByRole('row', { name: /Expected 1/ })).toBeDefined()
  expect(screen.getByText('Live')).toBeDefined()
  expect(asked).toHaveLength(before)

  await userEvent.type(screen.getByRole('searchbox'), 'abe')
  await vi.waitFor(() => expect(asked.at(-1)).toBe('abe'))
  const searched = asked.length
  await hotel.hear('changed', { what: ['stays'], arrivals: difference })
  await vi.waitFor(() => expect(asked.length).toBe(searched + 1))
})

it('S11 of a thousand rows, renders only the visible ones and the open one', async () => {
  const many = Array.from({ length: 1_000 }, (_, at) =>
    buildArrival({ reference: `R${at}`, lastName: `Guest ${String(at).padStart(4, '0')}` }),
  )
  renderSignedIn({
    session: buildSession(),
    path: '/arrivals/R900',
    answers: [
      noAlerts,
      on(listArrivals, () => buildArrivalsList(...many)),
      on(openStay, ({ params }) => buildStay({ reference: params.reference })),
    ],
  })
  expect(await screen.findByRole('link', { name: 'Guest 0900, Lucía' })).toBeDefined()
  expect(screen.getByRole('row', { name: /Expected 1000/ })).toBeDefined()
  expect(screen.getByRole('table', { name: /^Arrivals of/ }).getAttribute('aria-rowcount')).toBe('1002')
  expect(screen.getAllByRole('row').length).toBeLessThan(70)
})

it('S45 a phone, where rows are higher, renders fewer of them', async () => {
  const many = Array.from({ length: 100 }, (_, at) => buildArrival({ reference: `R${at}`, lastName: `Guest ${at}` }))
  renderSignedIn({
    session: buildSession(),
    answers: [noAlerts, on(listArrivals, () => buildArrivalsList(...many))],
  })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(await screen.findByRole('link', { name: /^Guest 0, / })).toBeDefined()
  expect(screen.getAllByRole('row').length).toBeLessThan(20)
})

it('S14 day, order and filter are part of the address and are restored from it', async () => {
  const user = userEvent.setup()
  const asked: (string | undefined)[] = []
  const rooms = [
    buildArrival({ reference: 'A', lastName: 'Abe', roomNumber: '20', balance: { minor: 0, currency: 'EUR' } }),
    buildArrival({ reference: 'B', lastName: 'Bauer', roomNumber: '3' }),
  ]
  renderSignedIn({
    session: buildSession(),
    path: '/arrivals?sort=-room',
    answers: [
      noAlerts,
      on(listArrivals, ({ query }) => {
        asked.push(query.day)
        return { ...buildArrivalsList(...rooms), day: query.day ?? '2026-09-22' }
      }),
    ],
  })
  const names = () => screen.getAllByRole('link', { name: /, Lucía/ }).map(({ textContent }) => textContent)
  await screen.findByRole('link', { name: 'Abe, Lucía' })
  expect(names()).toEqual(['Abe, Lucía', 'Bauer, Lucía'])
  await user.click(screen.getByRole('button', { name: 'Guest' }))
  expect(location.search).toBe('?sort=guest')
  await user.click(screen.getByRole('button', { name: 'Guest' }))
  expect(location.search).toBe('?sort=-guest')
  expect(names()).toEqual(['Bauer, Lucía', 'Abe, Lucía'])
  expect(screen.getByRole('columnheader', { name: 'Guest' }).getAttribute('aria-sort')).toBe('descending')
  await user.click(screen.getByRole('button', { name: /Not paid/ }))
  expect(names()).toEqual(['Bauer, Lucía'])
  await user.click(screen.getByRole('link', { name: 'Next day' }))
  await vi.waitFor(() => expect(asked.at(-1)).toBe('2026-09-23'))
  expect(location.search).toBe('?day=2026-09-23&show=notPaid&sort=-guest')
  await user.click(await screen.findByRole('link', { name: 'Today' }))
  expect(location.search).toBe('?show=notPaid&sort=-guest')
})

it('S14 the search text is part of the address, is sent to the server, and is restored from the address', async () => {
  const user = userEvent.setup()
  const asked: (string | undefined)[] = []
  const answers = [
    noAlerts,
    on(listArrivals, ({ query }) => {
      asked.push(query.search)
      return buildArrivalsList(buildArrival())
    }),
  ]
  renderSignedIn({ session: buildSession(), answers, path: '/arrivals?search=gar' })
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  expect([field.value, asked[0]]).toEqual(['gar', 'gar'])
  await user.type(field, 'c')
  await vi.waitFor(() => expect(location.search).toBe('?search=garc'))
  await vi.waitFor(() => expect(asked.at(-1)).toBe('garc'))
})

it('S14 scrolls to an opened stay once, and not again after the user scrolls on', async () => {
  const many = Array.from({ length: 200 }, (_, at) =>
    buildArrival({ reference: `FOY${at}`, lastName: `Guest ${String(at).padStart(4, '0')}` }),
  )
  const user = userEvent.setup()
  renderSignedIn({
    session: buildSession(),
    path: '/arrivals/FOY150',
    answers: [
      noAlerts,
      on(listArrivals, () => buildArrivalsList(...many)),
      on(openStay, () => buildStay({ reference: 'FOY150' })),
    ],
  })
  await screen.findByRole('link', { name: 'Guest 0150, Lucía' })
  const list = screen.getByRole('table', { name: /^Arrivals of/ }).parentElement
  // Preceded by a 32 px header and 150 rows of 36 px.
  await vi.waitFor(() => expect(list?.scrollTop).toBe(32 + 150 * 36))
  if (list) list.scrollTop = 0
  await user.click(screen.getByRole('button', { name: 'Guest' }))
  expect(screen.getByRole('columnheader', { name: 'Guest' }).getAttribute('aria-sort')).toBe('ascending')
  expect(list?.scrollTop).toBe(0)
})

it('S14 “/” focuses the field of the list, in every list, and opens the search where there is none', async () => {
  const user = userEvent.setup()
  renderSignedIn({
    session: buildSession(),
    path: '/in-house',
    answers: [noAlerts, on(findStays, () => ({ day: '2026-09-22', today: '2026-09-22', stays: [buildArrival()] }))],
  })
  await screen.findByRole('link', { name: 'García López, Lucía' })
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'gar')
  await vi.waitFor(() => expect(location.search).toBe('?search=gar'))
  await user.click(screen.getAllByRole('link', { name: 'Alerts' })[0] ?? document.body)
  await user.keyboard('/')
  expect(screen.getByRole('combobox', { name: 'Search all reservations' })).toBeDefined()
})

it('S16 the location of a guest includes what they are doing there', async () => {
  const there = { ...atPhone, screen: { ...atPhone.screen, step: 'signature' } } as const
  renderSignedIn({
    session: buildSession(),
    answers: [noAlerts, on(listArrivals, () => buildArrivalsList(buildArrival(there)))],
  })
  expect((await screen.findByText('Own phone')).parentElement?.textContent).toContain('Own phoneSignature')
})

it('S34 a guest who left while waiting for a room is not shown as stopped', async () => {
  const lastTry = { appKey: 'kiosk', channel: 'kiosk', at: '2026-09-22T13:10:00Z', status: 'error' } as const
  const waiting = buildArrival({ lastTry, waitsForRoom: true })
  renderSignedIn({ session: buildSession(), answers: [noAlerts, on(listArrivals, () => buildArrivalsList(waiting))] })
  expect(await screen.findByText('waiting for the room')).toBeDefined()
  expect(screen.queryByText(/^stopped at/)).toBeNull()
})

it('S45 a page that listens before it loads its list does not load it a second time', async () => {
  let loads = 0
  const hotel = renderSignedIn({
    session: buildSession(),
    connecting: true,
    answers: [
      noAlerts,
      on(listArrivals, () => {
        loads += 1
        return buildArrivalsList(buildArrival())
      }),
    ],
  })
  await screen.findByText('Catching up')
  expect(loads).toBe(0)
  await hotel.hear('listening')
  expect(await screen.findByRole('row', { name: /Expected 1/ })).toBeDefined()
  await hotel.hear('hello')
  await screen.findByText('Live')
  expect(loads).toBe(1)
  await hotel.hear('hello')
  await vi.waitFor(() => expect(loads).toBe(2))
})

it('S45 the page uses the connection that was opened before it was drawn', async () => {
  const listeners: [string, (event: { data?: unknown }) => void][] = []
  const early = {
    readyState: 1,
    addEventListener: (...one: (typeof listeners)[number]) => void listeners.push(one),
    close: () => {},
  }
  const session = buildSession()
  openEarly(session.hotels[0]?.id ?? 0, () => early)
  const hear = (name: string) => {
    for (const [type, listener] of listeners) if (type === name) listener({ data: '{}' })
  }
  hear('listening')
  hear('hello')
  let loads = 0
  renderSignedIn({
    session,
    connecting: true,
    answers: [
      noAlerts,
      on(listArrivals, () => {
        loads += 1
        return buildArrivalsList(buildArrival())
      }),
    ],
  })
  // With the first drawing, since changes arrive already.
  expect(loads).toBe(1)
  expect(await screen.findByText('Live')).toBeDefined()
  expect(await screen.findByRole('row', { name: /Expected 1/ })).toBeDefined()
  expect(loads).toBe(1)
})

/** Starts the page as its early file does: this answer is to the request that was sent before the page is drawn. */
function requestEarly(answer: ReturnType<typeof on>) {
  const listeners: [string, (event: { data?: unknown }) => void][] = []
  const stream = {
    readyState: 1,
    addEventListener: (...one: (typeof listeners)[number]) => void listeners.push(one),
    close: () => {},
  }
  const session = buildSession()
  const hotelId = session.hotels[0]?.id ?? 0
  vi.stubGlobal('fetch', createFakeFetch([answer]))
  requestArrivalsEarly(
    openEarly(hotelId, () => stream),
    { hotelId, csrf: session.csrf },
  )
  for (const name of ['listening', 'hello'])
    for (const [type, listener] of listeners) if (type === name) listener({ data: '{}' })
  return session
}

/** Draws the page, and counts how often it requests the list itself. */
function renderCounting(session: ReturnType<typeof buildSession>) {
  const count = { loads: 0 }
  const answer = on(listArrivals, () => {
    count.loads += 1
    return buildArrivalsList()
  })
  renderSignedIn({ session, connecting: true, answers: [noAlerts, answer] })
  return count
}

it('S45 the first drawing shows the list that was requested before it, which is not requested again', async () => {
  const session = requestEarly(on(listArrivals, () => buildArrivalsList(buildArrival())))
  await waitForEarlyArrivals(60_000)
  const count = renderCounting(session)
  expect(screen.getByRole('row', { name: /Expected 1/ })).toBeDefined()
  expect(await screen.findByText('Live')).toBeDefined()
  expect(count.loads).toBe(0)
})

it('S45 a list that was requested early and arrives after the first drawing is not requested again', async () => {
  const arrived = createDeferred<void>()
  const session = requestEarly(
    on(listArrivals, async () => {
      await arrived.promise
      return buildArrivalsList(buildArrival())
    }),
  )
  const count = renderCounting(session)
  expect(screen.queryByRole('row', { name: /Expected 1/ })).toBeNull()
  arrived.resolve()
  expect(await screen.findByRole('row', { name: /Expected 1/ })).toBeDefined()
  expect(await screen.findByText('Live')).toBeDefined()
  expect(count.loads).toBe(0)
})

it('S45 the first view makes each call once', async () => {
  const calls: string[] = []
  const hotel = renderSignedIn({
    session: buildSession(),
    connecting: true,
    answers: [
      on(listAlerts, () => {
        calls.push('alerts')
        return { open: [], handled: [] }
      }),
      on(listQueue, () => {
        calls.push('queue')
        return { waiting: [], today: { waited: 0, late: 0 } }
      }),
      on(listVideoCalls, () => {
        calls.push('calls')
        return { calls: [] }
      }),
      on(listArrivals, () => {
        calls.push('arrivals')
        return buildArrivalsList(buildArrival())
      }),
    ],
  })
  await hotel.hear('listening')
  await screen.findByRole('row', { name: /Expected 1/ })
  await hotel.hear('hello')
  await screen.findByText('Live')
  expect(calls.toSorted()).toEqual(['alerts', 'arrivals', 'calls', 'queue'])
})

it('S45 a change that arrives while the list is first loading is not lost with the older list', async () => {
  let sendOlder = () => {}
  const older = new Promise<ReturnType<typeof buildArrivalsList>>((resolve) => {
    sendOlder = () => resolve(buildArrivalsList(buildArrival()))
  })
  const lists = [older, buildArrivalsList(buildArrival(atPhone))]
  const hotel = renderSignedIn({
    session: buildSession(),
    connecting: true,
    answers: [
      noAlerts,
      on(listArrivals, async () => {
        const list = await lists.shift()
        if (!list) throw new Error('The list is loaded twice only.')
        return list
      }),
    ],
  })
  await hotel.hear('listening')
  await hotel.hear('hello')
  const list = buildArrivalsList(buildArrival(atPhone))
  const arrivals = { day: list.day, at: list.at, changed: list.arrivals, gone: [] }
  await hotel.hear('changed', { what: ['stays'], arrivals })
  sendOlder()
  expect(await screen.findByRole('row', { name: /At a screen now 1/ })).toBeDefined()
  expect(await screen.findByText('Live')).toBeDefined()
  expect(lists).toEqual([])
})
