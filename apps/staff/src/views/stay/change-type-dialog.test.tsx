import { changeRoomType, listTypesForStay, type RoomTypesForStay } from '@foyer/contract/staff/room-type.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

const euro = (minor: number) => ({ minor, currency: 'EUR' })
const rate = (id: string, name: string, minor: number) => ({
  id,
  names: { en: name },
  included: [],
  difference: euro(minor),
})

const single: RoomTypesForStay['types'][number] = {
  id: 'single',
  name: 'Single',
  names: {},
  sleeps: 1,
  left: 2,
  hasOwnRoom: true,
  rates: [rate('room-only', 'Room only', 0), rate('breakfast', 'With breakfast', 40_00)],
  freeRooms: [],
}
const double: RoomTypesForStay['types'][number] = {
  ...single,
  id: 'double',
  name: 'Double',
  sleeps: 2,
  hasOwnRoom: false,
  rates: [rate('room-only', 'Room only', 60_00), rate('breakfast', 'With breakfast', 100_00)],
  freeRooms: [
    { number: '401', floor: 4, ready: true },
    { number: '402', floor: 4, ready: false },
  ],
}
const offered: RoomTypesForStay = {
  setInHotelSystem: false,
  roomTypeId: 'single',
  rateId: 'room-only',
  roomNumber: '301',
  nights: 2,
  returnsUpgrade: false,
  types: [single, double, { ...double, id: 'suite', name: 'Suite', left: 0, freeRooms: [] }],
}

async function openDialog(changes: Partial<RoomTypesForStay> = {}, stay: Partial<Stay> = {}) {
  const change = vi.fn((_asked: { body: object }) => ({ difference: euro(0) }))
  await renderStay(() => stay, [on(listTypesForStay, () => ({ ...offered, ...changes })), on(changeRoomType, change)])
  await userEvent.click(await screen.findByRole('button', { name: 'Type and rate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Type and rate: Lucía García López' }))
  const submit = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Change' })
  const bodies = () => change.mock.calls.map(([{ body }]) => body)
  return { dialog, submit, bodies }
}

it('S36 another type shows its price and a room before it is changed, by keyboard, and can be undone', async () => {
  const { dialog, submit, bodies } = await openDialog()
  expect((await dialog.findByRole<HTMLInputElement>('radio', { name: /^Suite none free/ })).disabled).toBe(true)
  expect(submit().disabled).toBe(true)
  dialog.getByRole('radio', { name: /^Single now · 2 free/ }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(dialog.getByRole('radio', { name: 'Room only €60.00 more' })).toBeDefined()
  const room = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Room' })
  expect([...room.options].map(({ text }) => text)).toEqual([
    'Assign one later',
    '401 · Floor 4 · ready',
    '402 · Floor 4 · not ready yet',
  ])
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The old type and rate are valid again.')).toBeDefined()
  expect(bodies()).toEqual([
    {
      roomTypeId: 'double',
      rateId: 'room-only',
      roomNumber: '401',
      shownTypeId: 'single',
      shownRateId: 'room-only',
    },
    {
      roomTypeId: 'single',
      rateId: 'room-only',
      roomNumber: '301',
      shownTypeId: 'double',
      shownRateId: 'room-only',
    },
  ])
})

it('S36 another rate moves no one, and guests in house cannot wait for a room', async () => {
  const { dialog, submit, bodies } = await openDialog({}, { state: 'inHouse' })
  await userEvent.click(await dialog.findByRole('radio', { name: 'With breakfast €40.00 more' }))
  expect(dialog.queryByRole('combobox')).toBeNull()
  await userEvent.click(dialog.getByRole('radio', { name: /^Double/ }))
  const room = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Room' })
  expect([...room.options].map(({ value }) => value)).toEqual(['401', '402'])
  expect(dialog.getByText('Keys to the old room stop working. Make new ones afterwards.')).toBeDefined()
  await userEvent.click(dialog.getByRole('radio', { name: /^Single/ }))
  await userEvent.click(submit())
  await vi.waitFor(() => expect(bodies()).toMatchObject([{ roomTypeId: 'single', rateId: 'breakfast' }]))
  expect(bodies()[0]).not.toHaveProperty('roomNumber')
})

it('S36 says before that a chosen upgrade is given back', async () => {
  const { dialog } = await openDialog({ returnsUpgrade: true })
  await userEvent.click(await dialog.findByRole('radio', { name: /^Double/ }))
  expect(dialog.getByRole('alert').textContent).toMatch(/is given back/)
})

it('S36 says that types are changed in the hotel’s own system where there is one', async () => {
  const { dialog, submit } = await openDialog({ setInHotelSystem: true })
  expect(await dialog.findByText(/^This is set in the hotel’s own system/)).toBeDefined()
  expect(submit().disabled).toBe(true)
})
