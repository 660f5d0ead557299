import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { changeDates, previewDates } from '@foyer/contract/staff/dates.ts'
import { applyRoomAssignment, previewRoomAssignment, type Rack, readRack } from '@foyer/contract/staff/rack.ts'
import { assignRoom } from '@foyer/contract/staff/rooms.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { buildRack, buildRackRoom, buildRackStay } from '../../testing/build-rack.ts'
import { buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const okafor = buildRackStay({ reference: 'FOY1', firstName: 'Chidi', lastName: 'Okafor' })
const smith = buildRackStay({ reference: 'FOY2', firstName: 'Oliver', lastName: 'Smith', roomNumber: '101' })
const silva = buildRackStay({
  reference: 'FOY3',
  firstName: 'Tiago',
  lastName: 'Silva',
  state: 'inHouse',
  roomNumber: '103',
  startDate: '2026-09-21',
  endDate: '2026-09-25',
})
const rack = buildRack({
  rooms: [buildRackRoom('101'), buildRackRoom('102'), buildRackRoom('103'), buildRackRoom('104')],
  stays: [okafor, smith, silva],
  closures: [{ roomNumber: '104', startDate: '2026-09-20', endDate: '2026-09-28', reason: 'Shower is leaking' }],
})

const euro = (minor: number) => ({ minor, currency: 'EUR' })
const dates = {
  setInHotelSystem: false,
  today: '2026-09-22',
  startDate: '2026-09-21',
  endDate: '2026-09-25',
  nights: 5,
  addedNights: 1,
  unusedNights: 0,
  added: euro(12_000),
  released: euro(0),
  hasPrice: true,
  freeRooms: [],
}

async function openRack(given: Partial<Rack> = {}, assign: () => Record<string, never> = () => ({})) {
  const assigned = vi.fn((_: { params: object; body: object }) => assign())
  const changed = vi.fn((_: { params: object; body: object }) => ({ difference: euro(12_000) }))
  const applied = vi.fn((_: { body: object }) => ({
    assigned: [{ reference: 'FOY1', roomNumber: '102' }],
    skipped: [{ reference: 'FOY9', roomNumber: '101', reason: 'roomTaken' as const }],
  }))
  const read = vi.fn(() => ({ ...rack, ...given }))
  const page = renderSignedIn({
    session: buildSession(),
    path: '/rooms',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(readRack, read),
      on(assignRoom, assigned),
      on(previewDates, () => dates),
      on(changeDates, changed),
      on(previewRoomAssignment, () => ({
        day: '2026-09-22',
        setInHotelSystem: false,
        assigned: [
          { ...okafor, roomNumber: '102', floor: 1, readiness: 'ready' as const, notes: 'Quiet, please' },
          {
            ...okafor,
            reference: 'FOY9',
            lastName: 'Sato',
            roomNumber: '101',
            floor: 1,
            readiness: 'notReady' as const,
          },
        ],
        left: [{ ...okafor, reference: 'FOY8', lastName: 'Rossi', reason: 'noneFree' as const }],
      })),
      on(applyRoomAssignment, applied),
    ],
  })
  const grid = await screen.findByRole('grid', { name: /^Rooms by day/ })
  return { ...page, grid, read, assigned, changed, applied, user: userEvent.setup() }
}

const bar = (name: RegExp) => screen.getByRole('link', { name })
const bodyOf = (call: { mock: { calls: { body: object }[][] } }) => call.mock.calls[0]?.[0]?.body

it('the grid is walked with arrow keys, one cell can be reached with Tab, and each says what it is', async () => {
  const { grid, user } = await openRack()
  expect(within(grid).getAllByRole('rowheader', { name: /^10\d/ })).toHaveLength(4)
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  bar(/^Okafor, Chidi.*expected, Tue 22 Sept to Thu 24 Sept/).focus()
  await user.keyboard('{ArrowDown}')
  expect(bar(/^Smith, Oliver/)).toBe(document.activeElement)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Tue 22 Sept: free')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toMatch(/^Shower is leaking, closed/)
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

it('S45 the rack renders rows at each 400 px scrolled, and none in between', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  onTestFinished(() => void vi.restoreAllMocks())
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const { grid } = await openRack({ rooms: Array.from({ length: 300 }, (_, at) => buildRackRoom(String(1000 + at))) })
  const listRooms = () => within(grid).getAllByRole('rowheader', { name: /^1\d{3}/ })
  const lastRoom = () => listRooms().at(-1)?.textContent
  const scrollTo = (top: number) => {
    grid.scrollTop = top
    fireEvent.scroll(grid)
    return lastRoom()
  }
  // A view of 800 px and a step more on both sides, of rows of 29 px below a head of 24.
  const LAST_AT_TOP = Math.ceil((1_600 - 24) / 29)
  await vi.waitFor(() => expect(listRooms()).toHaveLength(LAST_AT_TOP))
  const atTop = lastRoom()
  expect([scrollTo(200), scrollTo(399)]).toEqual([atTop, atTop])
  const next = scrollTo(400)
  expect(next).not.toBe(atTop)
  expect([scrollTo(799), scrollTo(800) === next]).toEqual([next, false])
})

it('M picks a stay up, arrows choose a room, Enter assigns it, and the toast undoes it', async () => {
  const { assigned, user } = await openRack()
  bar(/^Okafor/).focus()
  await user.keyboard('m')
  expect(screen.getByText(/^Okafor, Chidi is picked up/)).toBeDefined()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByText(/^101 doesn’t fit: Smith, Oliver has it from Tue 22 Sept/)).toBeDefined()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByText('102 fits: Classic as booked, clean')).toBeDefined()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Okafor, Chidi has 102 now.')).toBeDefined()
  expect(bodyOf(assigned)).toEqual({ roomNumber: '102' })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone.')).toBeDefined()
  expect(assigned.mock.calls[1]?.[0]).toMatchObject({ params: { reference: 'FOY1' }, body: { shownRoom: '102' } })
})

it('Escape puts a stay back, and a closed room is refused with the reason', async () => {
  const { assigned, user } = await openRack()
  bar(/^Smith/).focus()
  await user.keyboard('m{ArrowDown}{Escape}')
  expect(screen.queryByText(/^102 fits/)).toBeNull()
  await user.keyboard('m{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  expect(
    await screen.findByText(/^104 doesn’t fit: Closed: Shower is leaking. Open again on Mon 28 Sept/),
  ).toBeDefined()
  expect(assigned).not.toHaveBeenCalled()
})

it('asks before guests in house move, because their keys end, and offers to exchange a taken room', async () => {
  const { assigned, user } = await openRack()
  bar(/^Silva/).focus()
  await user.keyboard('m{ArrowUp}{Enter}')
  const move = within(await screen.findByRole('dialog', { name: 'Move Silva, Tiago to 102?' }))
  expect(move.getByText(/^Keys to the old room stop working: Silva, Tiago/)).toBeDefined()
  await user.click(move.getByRole('button', { name: 'Cancel' }))
  expect(assigned).not.toHaveBeenCalled()
  bar(/^Silva/).focus()
  await user.keyboard('m{ArrowUp}{ArrowUp}{Enter}')
  const swap = within(await screen.findByRole('dialog', { name: 'Exchange for 101?' }))
  await user.click(swap.getByRole('button', { name: 'Exchange with Smith, Oliver' }))
  await vi.waitFor(() => expect(assigned).toHaveBeenCalledOnce())
  expect(bodyOf(assigned)).toEqual({ roomNumber: '101', shownRoom: '103', swapWith: 'FOY2' })
})

it('E extends a stay: the dialog says what the server says, and the drop sends the shown dates', async () => {
  const { changed, user } = await openRack()
  bar(/^Silva/).focus()
  await user.keyboard('e{ArrowRight}{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the dates of Silva, Tiago?' }))
  expect(await dialog.findByText('1 more night: €120.00')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Change dates' }))
  expect(await screen.findByText('Silva, Tiago leaves on Sat 26 Sept now.')).toBeDefined()
  expect(bodyOf(changed)).toEqual({ endDate: '2026-09-26', shownStartDate: '2026-09-21', shownEndDate: '2026-09-25' })
})

it('a stay is dragged to a room by pointer, and the click at the end opens nothing', async () => {
  const { assigned } = await openRack()
  const line = document.querySelector('[data-room="102"]')
  document.elementFromPoint = () => line
  onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'))
  const okaforBar = bar(/^Okafor/)
  fireEvent.pointerDown(okaforBar, { button: 0, clientX: 10, clientY: 10, pointerType: 'mouse' })
  fireEvent.pointerMove(window, { clientX: 12, clientY: 60 })
  expect(line?.textContent).toContain('102 fits')
  fireEvent.pointerUp(window, { clientX: 12, clientY: 60 })
  fireEvent.click(okaforBar)
  await vi.waitFor(() => expect(assigned).toHaveBeenCalledOnce())
  expect(location.pathname).toBe('/staff/rooms')
})

it('shows why the server refuses, and another desk’s change as soon as it is made', async () => {
  const { hear, read, user } = await openRack({}, () => {
    throw new Problem('noRoomFree')
  })
  bar(/^Okafor/).focus()
  await user.keyboard('m{ArrowDown}{ArrowDown}{Enter}')
  expect(await screen.findByText(/^This room has just been taken/)).toBeDefined()
  read.mockImplementation(() => ({ ...rack, stays: [{ ...okafor, roomNumber: '102' }, silva] }))
  await hear('changed', { what: ['stays'] })
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: /^Smith/ })).toBeNull())
  expect(
    bar(/^Okafor/)
      .closest('[data-room]')
      ?.getAttribute('data-room'),
  ).toBe('102')
})

it('where the hotel’s own system assigns rooms, the rack is only read, and says so', async () => {
  const { assigned, user } = await openRack({ setInHotelSystem: true })
  expect(screen.getByText(/^Rooms and dates are changed in the hotel’s own system/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Assign rooms' })).toBeNull()
  bar(/^Smith/).focus()
  await user.keyboard('m{ArrowDown}{Enter}')
  expect(screen.queryByText(/fits/)).toBeNull()
  expect(assigned).not.toHaveBeenCalled()
})

it('assigns the rooms of a day as previewed, without those taken off the list, and names what was skipped', async () => {
  const { applied, user } = await openRack()
  await user.click(screen.getByRole('button', { name: 'Assign rooms' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rooms for Tue 22 Sept' }))
  expect(await dialog.findByText(/Quiet, please/)).toBeDefined()
  expect(dialog.getByText('none is free for all nights')).toBeDefined()
  await user.click(dialog.getByRole('checkbox', { name: /^Sato/ }))
  await user.click(dialog.getByRole('button', { name: 'Assign 1' }))
  expect(await screen.findByText('101 has been taken')).toBeDefined()
  expect(bodyOf(applied)).toEqual({ assignments: [{ reference: 'FOY1', roomNumber: '102' }] })
})

it('a phone shows one day by room instead of the grid', async () => {
  const answers = [on(listAlerts, () => ({ open: [], handled: [] })), on(readRack, () => rack)]
  renderSignedIn({ session: buildSession(), path: '/rooms', answers })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const list = within(await screen.findByRole('region', { name: /^Rooms on/ }))
  expect(list.getByRole('link', { name: /^Okafor, Chidi.*Classic/ })).toBeDefined()
  expect(list.getByText(/^Closed: Shower is leaking/)).toBeDefined()
  expect(screen.queryByRole('grid')).toBeNull()
})

it('S31 what staff have noted is in the title of the bar and is read aloud', async () => {
  await openRack({ stays: [{ ...smith, vip: true, staffNotes: 'Honeymoon' }] })
  const bar = await screen.findByTitle(/Smith.* · VIP · Note: Honeymoon$/)
  expect(bar.textContent).toContain('VIP, Note: Honeymoon')
})
