import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { findStays, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { checkInStay } from '@foyer/contract/staff/check-in.ts'
import { type GroupStay, joinGroup, leaveGroup, openGroup } from '@foyer/contract/staff/groups.ts'
import { deskHubs } from '@foyer/contract/staff/keys.ts'
import { assignRoom, listRoomsForStay } from '@foyer/contract/staff/rooms.ts'
import type { Workplace } from '@foyer/contract/staff/session.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildArrival, buildArrivalsList, buildSession, buildStay, buildWorkplace } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const { states } = buildArrival()
const euro = (minor: number) => ({ minor, currency: 'EUR' })
const buildMember = (reference: string, given: Partial<GroupStay> = {}): GroupStay => ({
  ...buildArrival({ reference, groupLocator: 'GTOUR', balance: euro(0) }),
  firstName: reference,
  cards: 0,
  ...given,
})
const ready = { states: { ...states, next: 'keyOnly' } } as const
const members = [
  buildMember('A1', ready),
  buildMember('A2', { states: { ...states, next: 'pay' }, balance: euro(240_00) }),
  buildMember('A3'),
  buildMember('A4', { roomNumber: undefined, states: { ...states, next: 'assignRoom' } }),
]

async function renderGroup(
  stays: () => readonly GroupStay[],
  answers: readonly ReturnType<typeof on>[] = [],
  hotel: Partial<Workplace> = {},
) {
  renderSignedIn({
    session: buildSession('receptionist', { hotels: [buildWorkplace('receptionist', hotel)] }),
    path: '/arrivals?group=GTOUR',
    answers: [
      ...answers,
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listArrivals, () => buildArrivalsList(...members)),
      on(deskHubs, () => ({ hubs: [] })),
      on(openGroup, () => ({ locator: 'GTOUR', stays: [...stays()] })),
    ],
  })
  return within(await screen.findByRole('complementary', { name: 'Group GTOUR' }))
}

it('a group shows its rooming list: guest, room, what is missing, and the balances with their sum', async () => {
  const panel = await renderGroup(() => members)
  expect(await panel.findByRole('heading', { name: 'Group of García López' })).toBeDefined()
  expect(panel.getByText('4 rooms', { exact: false }).textContent).toBe('4 rooms · Open in total: €240.00')
  const rows = panel.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[1]).toMatch(/García López, A2 A2Single 301 .*€240\.00$/)
  expect(rows[3]).toMatch(/Unassigned · .*Assign a room/)
})

it('the next step of each guest opens the check-in at the desk, in the address of the group', async () => {
  const panel = await renderGroup(
    () => members,
    [on(openStay, ({ params }) => buildStay({ reference: params.reference, groupLocator: 'GTOUR' }))],
  )
  const [, , third] = await panel.findAllByRole('listitem')
  if (!third) throw new Error('There are four.')
  await userEvent.click(within(third).getByRole('link', { name: 'Register' }))
  expect([location.pathname, location.search]).toEqual(['/staff/arrivals/A3', '?do=checkIn&group=GTOUR'])
  expect(await screen.findByText('Check-in at the desk')).toBeDefined()
})

it('checks in those who are ready, one after the other, and says why not for the others', async () => {
  const asked: unknown[] = []
  const panel = await renderGroup(
    () => members,
    [
      on(checkInStay, ({ params, body }) => {
        asked.push([params.reference, body])
        if (params.reference === 'A2') throw new Problem('roomNotReady')
        return {}
      }),
    ],
  )
  await userEvent.click(await panel.findByRole('button', { name: 'Check in 2' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Check in together' }))
  expect(dialog.getByText('301 · €240.00 still open')).toBeDefined()
  expect(dialog.getByText('Not ready yet')).toBeDefined()
  expect(asked).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Check in 2' }))
  expect(await dialog.findByText('1 is left. The list says why.')).toBeDefined()
  expect(asked).toEqual([
    ['A1', {}],
    ['A2', { owing: euro(240_00) }],
  ])
  expect(dialog.getByText('done')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Check in 1' }))
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  expect(asked.at(-1)).toEqual(['A2', { owing: euro(240_00) }])
})

it('asks for the terms once, where the server says that they are not accepted', async () => {
  const asked: unknown[] = []
  const panel = await renderGroup(
    () => members.slice(0, 1),
    [
      on(checkInStay, ({ body }) => {
        asked.push(body)
        if (!body.termsOnPaper) throw new Problem('termsMissing')
        return {}
      }),
    ],
  )
  await userEvent.click(await panel.findByRole('button', { name: 'Check in 1' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Check in together' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Check in 1' }))
  await userEvent.click(await dialog.findByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: 'Check in 1' }))
  expect(await screen.findByText('1 is done.')).toBeDefined()
  expect(asked).toEqual([{}, { termsOnPaper: true }])
})

it('assigns a room to each stay without one, and a member can be removed', async () => {
  const assign = vi.fn(() => ({}))
  const leave = vi.fn(() => ({}))
  const room = { number: '104', typeId: 'classic', type: 'Classic', typeNames: {}, floor: 1, ready: true }
  const panel = await renderGroup(
    () => members,
    [
      on(listRoomsForStay, () => ({
        roomTypeId: 'classic',
        setInHotelSystem: false,
        rooms: [{ ...room, isOccupied: false }],
      })),
      on(assignRoom, assign),
      on(leaveGroup, leave),
    ],
  )
  await userEvent.click(await panel.findByRole('button', { name: 'Assign 1 room' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Assign 1 room' }))
  expect(await screen.findByText('1 is done.')).toBeDefined()
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ params: { reference: 'A4' }, body: { roomNumber: '104' } }),
  )
  await userEvent.click(panel.getByRole('button', { name: 'Remove García López, A1 from the group' }))
  expect(await screen.findByText('García López, A1 is no longer in the group.')).toBeDefined()
  expect(leave).toHaveBeenCalledWith(expect.objectContaining({ body: { locator: 'GTOUR' } }))
})

it('with a system of its own, the hotel changes its groups there', async () => {
  const panel = await renderGroup(() => members, [], { hasSystem: true, systemUrl: 'https://pms.example.com/desk' })
  expect(await panel.findByRole('link', { name: 'Open the PMS' })).toBeDefined()
  expect(panel.queryByRole('button', { name: /^(Add|Remove|Assign)/ })).toBeNull()
})

it('from a stay, reception chooses who belongs to it and sees the group', async () => {
  const join = vi.fn(() => ({ locator: 'GTOUR' }))
  renderSignedIn({
    session: buildSession(),
    path: '/arrivals/FOY1001',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listArrivals, () => buildArrivalsList(buildArrival())),
      on(deskHubs, () => ({ hubs: [] })),
      on(openStay, () => buildStay()),
      on(findStays, () => ({
        day: '2026-09-22',
        today: '2026-09-22',
        stays: [
          buildArrival(),
          buildArrival({ reference: 'FOY1002', firstName: 'Ana' }),
          buildArrival({ reference: 'FOY1003', firstName: 'Eva', groupLocator: 'OTHER' }),
        ],
      })),
      on(joinGroup, join),
      on(openGroup, () => ({ locator: 'GTOUR', stays: members })),
    ],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Make a group' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Who belongs to García López?' }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'García López, Ana' }))
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
  await userEvent.click(dialog.getByRole('button', { name: 'Group 2 stays' }))
  expect(await screen.findByRole('complementary', { name: 'Group GTOUR' })).toBeDefined()
  const body = { references: ['FOY1001', 'FOY1002'] }
  expect(join).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body }))
})
