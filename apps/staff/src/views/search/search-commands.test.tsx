import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { findStays, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { listRoomsForStay } from '@foyer/contract/staff/rooms.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildArrival, buildArrivalsList, buildSession, buildStay } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const states = { ...buildArrival().states, next: 'keyOnly' } as const
const orion = buildArrival({ reference: 'FOY1005', firstName: 'Harriet', lastName: 'Orion', states })

function renderDesk(path = '/alerts') {
  const searched: string[] = []
  renderSignedIn({
    session: buildSession(),
    path,
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listArrivals, () => buildArrivalsList(orion)),
      on(findStays, ({ query }) => {
        searched.push(query.search ?? '')
        return { day: '2026-09-22', today: '2026-09-22', stays: [orion] }
      }),
      on(openStay, () => buildStay({ ...orion, states })),
      on(listRoomsForStay, () => ({ roomTypeId: 'single', setInHotelSystem: false, rooms: [] })),
    ],
  })
  return searched
}

it('S44 Ctrl K and “check in orion” open the check-in of the stay, from any view and without a mouse', async () => {
  const user = userEvent.setup()
  const searched = renderDesk()
  await screen.findByText('All clear')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(screen.getByRole('combobox'), 'check in orion')
  expect(await screen.findByRole('option', { name: /^Check in.*Orion/ })).toBeDefined()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('region', { name: 'Guests' })).toBeDefined()
  expect(searched.at(-1)).toBe('orion')
  expect([location.pathname, location.search]).toEqual(['/staff/arrivals/FOY1005', '?do=checkIn'])
})

it('S44 the search offers what can be done with the first match', async () => {
  const user = userEvent.setup()
  renderDesk()
  await screen.findByText('All clear')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(screen.getByRole('combobox'), 'orion')
  await screen.findByRole('option', { name: /^Orion/ })
  const options = within(screen.getByRole('listbox')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent?.replace(/Orion.*/, ''))).toEqual([
    '',
    'Check in',
    'Assign room',
    'Change dates',
    'Type and rate',
    'Take payment',
    'Cancel reservation',
  ])
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(await screen.findByRole('dialog', { name: /room/i })).toBeDefined()
})

it('S44 in an open stay the first Tab reaches the action that moves it forward', async () => {
  const user = userEvent.setup()
  renderDesk('/arrivals/FOY1005')
  const panel = within(await screen.findByRole('complementary', { name: 'Reservation FOY1005' }))
  const title = await panel.findByRole('heading', { level: 2, name: /Orion/ })
  await waitFor(() => expect(document.activeElement).toBe(title))
  await user.tab()
  expect(document.activeElement).toBe(panel.getByRole('button', { name: /^Check in/ }))
})
