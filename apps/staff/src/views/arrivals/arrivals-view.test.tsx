import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { type Arrival, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { freeScreen, openStay } from '@foyer/contract/staff/stay.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { on } from '../../testing/answering-fetch.ts'
import { anArrival, aSession, aStay } from '../../testing/builders.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const noAlerts = on(listAlerts, () => ({ open: [], handled: [] }))

const listOf = (arrivals: Arrival[]) => ({
  day: '2026-09-22',
  at: '2026-09-22T13:42:00Z',
  counts: { all: arrivals.length, atScreen: 0, needsPerson: 0, notPaid: 1, roomNotReady: 0, checkedIn: 0 },
  arrivals,
})

const atPhone = {
  group: 'atScreen',
  screen: { appKey: 'own', channel: 'ownDevice', since: '2026-09-22T13:40:00Z' },
} as const

it('a row moves to another group when the live line says so, without a reload', async () => {
  let arrival = anArrival()
  const hotel = renderSignedIn({
    session: aSession(),
    answers: [noAlerts, on(listArrivals, () => listOf([arrival]))],
  })
  expect(await screen.findByRole('row', { name: /Expected 1/ })).toBeDefined()
  expect(screen.getByText('Catching up')).toBeDefined()
  await hotel.hear('hello')
  expect(await screen.findByText('Live')).toBeDefined()

  arrival = anArrival({ ...atPhone, states: { ...arrival.states, registered: { mark: 'now', done: 0, of: 1 } } })
  await hotel.hear('changed', { what: ['stays'] })
  expect(await screen.findByRole('row', { name: /At a screen now 1/ })).toBeDefined()
  expect(screen.getByText('Own phone')).toBeDefined()
  expect(screen.getByRole('img', { name: 'Registered: happening now' })).toBeDefined()
  expect(screen.queryByRole('row', { name: /Expected/ })).toBeNull()
})

it('a lost line is said, with the time up to which the list is true', async () => {
  const hotel = renderSignedIn({
    session: aSession(),
    answers: [noAlerts, on(listArrivals, () => listOf([anArrival()]))],
  })
  await hotel.hear('hello')
  await screen.findByText('Live')
  await hotel.lose()
  expect(screen.getByText('Offline')).toBeDefined()
  expect(screen.getByText(/^as of \d{2}:\d{2}:\d{2}$/)).toBeDefined()
  expect(screen.getByText(/^Not connected\. This is how it was at/)).toBeDefined()
})

it('a mark says in words what its shape means, and the next step is a word', async () => {
  const states = {
    ...anArrival().states,
    registered: { mark: 'partly', done: 1, of: 3 },
    roomReady: { mark: 'needsPerson' },
    next: 'roomNotAvailable',
  } as const
  renderSignedIn({ session: aSession(), answers: [noAlerts, on(listArrivals, () => listOf([anArrival({ states })]))] })
  expect(await screen.findByRole('img', { name: 'Registered: 1 of 3' })).toBeDefined()
  expect(screen.getByRole('img', { name: 'Room ready: needs a person' })).toBeDefined()
  expect(screen.getByRole('img', { name: 'Verified: not asked here' })).toBeDefined()
  expect(screen.getByText('No room to give')).toBeDefined()
})

it('a reservation opens beside the list, its screen is freed after a question, and Esc closes it', async () => {
  const user = userEvent.setup()
  const freed: string[] = []
  renderSignedIn({
    session: aSession(),
    answers: [
      noAlerts,
      on(listArrivals, () => listOf([anArrival(atPhone)])),
      on(openStay, () => aStay(freed.length === 0 ? atPhone : {})),
      on(freeScreen, ({ params, headers }) => {
        freed.push(`${params.reference} ${headers.get('x-csrftoken')} ${headers.get('x-hotel-id')}`)
        return { freed: true }
      }),
    ],
  })
  await user.click(await screen.findByRole('link', { name: 'García López, Lucía' }))
  expect(location.pathname).toBe('/staff/arrivals/FOY1001')
  const panel = await screen.findByRole('complementary', { name: 'Reservation FOY1001' })
  await user.click(await within(panel).findByRole('button', { name: 'Free this screen' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Free this screen' }))
  expect(await screen.findByText('The screen is free.')).toBeDefined()
  expect(freed).toEqual(['FOY1001 a-token 1'])
  expect(within(panel).queryByText(/Own phone since/)).toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(location.pathname).toBe('/staff/arrivals')
})

it('J and K go through the rows, and open the next one while the panel is open', async () => {
  const user = userEvent.setup()
  const arrivals = [anArrival({ reference: 'A', lastName: 'Abe' }), anArrival({ reference: 'B', lastName: 'Bauer' })]
  renderSignedIn({
    session: aSession(),
    answers: [
      noAlerts,
      on(listArrivals, () => listOf(arrivals)),
      on(openStay, ({ params }) => aStay({ reference: params.reference })),
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
