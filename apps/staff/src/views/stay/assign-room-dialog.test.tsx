import { assignRoom, listRoomsForStay, type StaffRoom } from '@foyer/contract/staff/rooms.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

const buildRoom = (number: string, given: Partial<StaffRoom> = {}): StaffRoom => ({
  number,
  typeId: 'classic',
  type: 'Classic',
  typeNames: { en: 'Classic' },
  floor: 1,
  ready: true,
  isOccupied: false,
  ...given,
})

const smith = {
  reference: 'FOY1005',
  name: 'Harriet Smith',
  startDate: '2026-09-22',
  endDate: '2026-09-24',
  state: 'expected',
} as const

const rooms = [
  buildRoom('101'),
  buildRoom('104', { ready: false }),
  buildRoom('102', { occupant: smith }),
  buildRoom('301', { typeId: 'suite', type: 'Suite', typeNames: { en: 'Suite' } }),
]

async function openDialog(
  stay: Partial<Stay>,
  assign: () => Record<string, never> = () => ({}),
  { setInHotelSystem = false, list = () => rooms } = {},
) {
  const { roomNumber } = stay
  await renderStay(
    () => ({ roomNumber: undefined, ...stay }),
    [
      on(listRoomsForStay, () => ({
        roomTypeId: 'classic',
        ...(roomNumber && { roomNumber }),
        setInHotelSystem,
        rooms: list(),
      })),
      on(assignRoom, assign),
    ],
  )
  await userEvent.click(await screen.findByRole('button', { name: roomNumber ? 'Change room' : 'Assign room' }))
  return within(await screen.findByRole('dialog', { name: /^Room for / }))
}

it('S21 a stay without a room gets one in three clicks, and the page says so', async () => {
  const assign = vi.fn(() => ({}))
  const dialog = await openDialog({}, assign)
  await userEvent.click(await dialog.findByRole('radio', { name: /^104 .* not ready yet/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Assign 104' }))
  expect(await screen.findByText('104 is assigned.')).toBeDefined()
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { roomNumber: '104' } }))
})

it('S21 shows rooms of other types only on request, and taken ones only for an exchange', async () => {
  const dialog = await openDialog({})
  const numbers = () => dialog.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)
  await dialog.findByRole('radio', { name: /^101/ })
  expect(numbers()).toEqual(['101', '104'])
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Show other types too' }))
  expect(numbers()).toEqual(['101', '104', '301'])
})

it('S21 exchanges the room with that of another stay', async () => {
  const assign = vi.fn(() => ({}))
  const dialog = await openDialog({ roomNumber: '101' }, assign)
  const taken = within(await dialog.findByRole('group', { name: 'Exchange with another stay' }))
  await userEvent.click(taken.getByRole('radio', { name: /^102 .* Harriet Smith/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Exchange with Harriet Smith' }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
  const body = { roomNumber: '102', shownRoom: '101', swapWith: 'FOY1005' }
  expect(assign).toHaveBeenCalledWith(expect.objectContaining({ body }))
})

it('S21 says why a room was not assigned, and stays open', async () => {
  const dialog = await openDialog({}, () => {
    throw new Problem('noRoomFree')
  })
  await userEvent.click(await dialog.findByRole('radio', { name: /^101/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Assign 101' }))
  expect(await screen.findByText(/^This room has just been taken/)).toBeDefined()
  expect(dialog.getByRole('radio', { name: /^101/ })).toBeDefined()
})

it('S21 a room that a colleague was given first is no longer chosen, so that a second click exchanges nothing', async () => {
  let isTaken = false
  const assign = vi.fn(() => {
    isTaken = true
    throw new Problem('noRoomFree')
  })
  const list = () => [buildRoom('101', isTaken ? { occupant: smith } : {}), buildRoom('104')]
  const dialog = await openDialog({ roomNumber: '103' }, assign, { list })
  await userEvent.click(await dialog.findByRole('radio', { name: /^101/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Assign 101' }))
  const taken = await dialog.findByRole<HTMLInputElement>('radio', { name: /^101 .* Harriet Smith/ })
  expect(taken.checked).toBe(false)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Assign room' }).disabled).toBe(true)
  expect(assign).toHaveBeenCalledOnce()
})

it('S21 offers no room where the hotel’s own system assigns them', async () => {
  const dialog = await openDialog({}, undefined, { setInHotelSystem: true })
  expect(await dialog.findByText(/^This is set in the hotel’s own system/)).toBeDefined()
  expect(dialog.queryAllByRole('radio')).toEqual([])
})
