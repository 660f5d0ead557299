import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { findStays } from '@foyer/contract/staff/arrivals.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildArrival, buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const today = '2026-09-22'
const paid = { minor: 0, currency: 'EUR' }
const stays = [
  buildArrival({ reference: 'A', lastName: 'Weiss', state: 'inHouse', endDate: '2026-09-24', balance: paid }),
  buildArrival({ reference: 'B', lastName: 'Conti', state: 'inHouse', endDate: today, balance: paid }),
  buildArrival({ reference: 'C', lastName: 'Kaya', state: 'inHouse', endDate: '2026-09-23' }),
]

it('S40 guests in house can be filtered, sorted and shown for another day, all of which the address keeps', async () => {
  const user = userEvent.setup()
  const days: (string | undefined)[] = []
  renderSignedIn({
    session: buildSession(),
    path: '/in-house',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(findStays, ({ query }) => {
        days.push(query.day)
        return { day: query.day ?? today, today, stays }
      }),
    ],
  })
  const names = () =>
    screen.getAllByRole('link').flatMap((one) => (one.hasAttribute('data-row') ? (one.textContent ?? '')[0] : []))
  await screen.findByRole('link', { name: /Weiss/ })
  expect(names()).toEqual(['W', 'C', 'K'])
  await user.click(screen.getByRole('button', { name: 'Guest' }))
  expect(names()).toEqual(['C', 'K', 'W'])
  expect(screen.getByRole('columnheader', { name: 'Guest' }).getAttribute('aria-sort')).toBe('ascending')
  await user.click(screen.getByRole('button', { name: 'Leaving 1' }))
  expect(names()).toEqual(['C'])
  await user.click(screen.getByRole('button', { name: 'Not paid 1' }))
  expect(names()).toEqual(['K'])
  await user.click(screen.getByRole('link', { name: 'Next day' }))
  await waitFor(() => expect(days).toEqual([undefined, '2026-09-23']))
  expect(location.search).toBe('?day=2026-09-23&show=notPaid&sort=guest')
})

it('a late check-out is shown at departures', async () => {
  const late = buildArrival({ state: 'inHouse', endDate: today, balance: paid, lateCheckOut: '14:00' })
  renderSignedIn({
    session: buildSession(),
    path: '/departures',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(findStays, () => ({ day: today, today, stays: [late] })),
    ],
  })
  expect(await screen.findByText('late check-out, 14:00')).toBeDefined()
})
