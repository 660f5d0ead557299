import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { type Arrival, findStays, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { listRoomsForStay } from '@foyer/contract/staff/rooms.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { listRoomsOnSale } from '@foyer/contract/staff/walk-in.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildArrival, buildArrivalsList, buildSession, buildStay, buildWorkplace } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const states = { ...buildArrival().states, next: 'keyOnly' } as const
const orion: Arrival = buildArrival({ reference: 'FOY1005', firstName: 'Harriet', lastName: 'Orion', states })

function renderDesk({ path = '/alerts', stays = [orion], hasSystem = false } = {}) {
  const searched: string[] = []
  renderSignedIn({
    session: buildSession('receptionist', { hotels: [{ ...buildWorkplace('receptionist'), hasSystem }] }),
    path,
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listArrivals, () => buildArrivalsList(orion)),
      on(findStays, ({ query }) => {
        searched.push(query.search ?? '')
        return { day: '2026-09-22', today: '2026-09-22', stays }
      }),
      on(openStay, () => buildStay({ ...orion, states })),
      on(listRoomsOnSale, () => ({ today: '2026-09-22', from: '2026-09-22', rooms: [] })),
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
    'Notes and details',
    'Take payment',
    'Cancel reservation',
  ])
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(await screen.findByRole('dialog', { name: /room/i })).toBeDefined()
})

it('S44 “orion notes and details” opens that dialog', async () => {
  const user = userEvent.setup()
  renderDesk()
  await screen.findByText('All clear')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(screen.getByRole('combobox'), 'orion notes and details')
  await screen.findByRole('option', { name: /^Notes and details.*Orion/ })
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: /Notes and details/ })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('S44 Ctrl K opens a view by its name, for those who may', async () => {
  const user = userEvent.setup()
  renderDesk({ stays: [] })
  await screen.findByText('All clear')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(screen.getByRole('combobox'), 'close')
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Day close'])
  await user.clear(screen.getByRole('combobox'))
  await user.type(screen.getByRole('combobox'), 'audit')
  expect(await screen.findByText(/^No results for “audit”/)).toBeDefined()
  await user.clear(screen.getByRole('combobox'))
  await user.type(screen.getByRole('combobox'), 'hou{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/staff/housekeeping'))
})

it('S44 Ctrl K starts a walk-in, from any view and without a mouse', async () => {
  const user = userEvent.setup()
  renderDesk({ stays: [] })
  await screen.findByText('All clear')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(screen.getByRole('combobox'), 'walk-in')
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['New walk-in'])
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'New walk-in' })).toBeDefined()
  expect([location.pathname, location.search]).toEqual(['/staff/arrivals', ''])
})

it.each([
  ['offered', false],
  ['left to the hotel’s own system', true],
])('S44 reinstating a cancelled stay is %s', async (_, hasSystem) => {
  const user = userEvent.setup()
  renderDesk({ stays: [{ ...orion, state: 'cancelled' }], hasSystem })
  await screen.findByText('All clear')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(screen.getByRole('combobox'), 'orion')
  await screen.findByRole('option', { name: /^Orion/ })
  expect(screen.queryAllByRole('option', { name: /^Reinstate/ })).toHaveLength(hasSystem ? 0 : 1)
})

it('S44 in an open stay the first Tab reaches the action that moves it forward', async () => {
  const user = userEvent.setup()
  renderDesk({ path: '/arrivals/FOY1005' })
  const panel = within(await screen.findByRole('complementary', { name: 'Reservation FOY1005' }))
  const title = await panel.findByRole('heading', { level: 2, name: /Orion/ })
  await waitFor(() => expect(document.activeElement).toBe(title))
  await user.tab()
  expect(document.activeElement).toBe(panel.getByRole('button', { name: /^Check in/ }))
})
