import { checkOutStay } from '@foyer/contract/staff/check-out.ts'
import { changeDates, type DatesPreview, previewDates } from '@foyer/contract/staff/dates.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildStay } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

const euro = (minor: number) => ({ minor, currency: 'EUR' })

const unchanged: DatesPreview = {
  setInHotelSystem: false,
  today: '2026-09-22',
  startDate: '2026-09-22',
  endDate: '2026-09-24',
  roomNumber: '301',
  nights: 2,
  addedNights: 0,
  unusedNights: 0,
  added: euro(0),
  released: euro(0),
  hasPrice: true,
  freeRooms: [],
}
const longer: DatesPreview = { ...unchanged, nights: 4, addedNights: 2, added: euro(340_00) }
const shorter: DatesPreview = { ...unchanged, nights: 1, unusedNights: 1, released: euro(170_00) }

/** The preview depends on the departure that the dialog asks about. */
async function openDialog(previews: Readonly<Record<string, DatesPreview>>, stay: Partial<Stay> = {}) {
  const change = vi.fn((_asked: { body: object }) => ({ difference: euro(0) }))
  await renderStay(
    () => stay,
    [on(previewDates, ({ query }) => ({ ...unchanged, ...previews[query.endDate ?? ''] })), on(changeDates, change)],
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Change dates' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Dates of Lucía García López' }))
  const setDeparture = (value: string) => fireEvent.change(dialog.getByLabelText('Departure'), { target: { value } })
  const submit = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Change dates' })
  const bodies = () => change.mock.calls.map(([{ body }]) => body)
  return { dialog, setDeparture, submit, bodies }
}

it('S36 a longer stay shows its price before it is changed, and can be undone', async () => {
  const { dialog, setDeparture, submit, bodies } = await openDialog({ '2026-09-26': longer })
  expect(submit().disabled).toBe(true)
  setDeparture('2026-09-26')
  expect(await dialog.findByText('2 more nights: €340.00 is added to the bill')).toBeDefined()
  await userEvent.click(submit())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The old dates are valid again.')).toBeDefined()
  const dates = { startDate: '2026-09-22', shownStartDate: '2026-09-22' }
  expect(bodies()).toEqual([
    { ...dates, endDate: '2026-09-26', shownEndDate: '2026-09-24' },
    { ...dates, endDate: '2026-09-24', shownEndDate: '2026-09-26', unusedNights: 'release' },
  ])
})

it('S36 a shorter stay needs an answer about the nights that are left', async () => {
  const { dialog, setDeparture, submit, bodies } = await openDialog({ '2026-09-23': shorter })
  setDeparture('2026-09-23')
  const choice = within(await dialog.findByRole('group', { name: '1 booked night is no longer used' }))
  expect(submit().disabled).toBe(true)
  await userEvent.click(choice.getByRole('radio', { name: /^Don’t charge €170.00 comes off the bill/ }))
  await userEvent.click(submit())
  await vi.waitFor(() => expect(bodies()).toMatchObject([{ endDate: '2026-09-23', unusedNights: 'release' }]))
})

it('names the guest who has the room, and moves to another one at the same time', async () => {
  const occupant = {
    reference: 'FOY1008',
    name: 'Tiago Silva',
    startDate: '2026-09-25',
    endDate: '2026-09-27',
    state: 'expected',
  } as const
  const free = { number: '302', type: 'Single', typeNames: {}, floor: 3, ready: true }
  const { dialog, setDeparture, submit, bodies } = await openDialog({
    '2026-09-26': { ...longer, occupant, freeRooms: [free] },
  })
  setDeparture('2026-09-26')
  expect((await dialog.findByRole('alert')).textContent).toMatch(/301 is taken.*Tiago Silva/)
  expect(submit().disabled).toBe(true)
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Change the room too' }), '302')
  await userEvent.click(submit())
  await vi.waitFor(() => expect(bodies()).toMatchObject([{ endDate: '2026-09-26', roomNumber: '302' }]))
})

it('says why a day is not possible, and that a hotel’s own system changes dates', async () => {
  const { dialog, setDeparture, submit } = await openDialog({
    '2026-09-20': { ...unchanged, issue: 'past' },
    '2026-09-25': { ...unchanged, setInHotelSystem: true },
  })
  setDeparture('2026-09-20')
  expect(await dialog.findByText('That day is over.')).toBeDefined()
  expect(submit().disabled).toBe(true)
  setDeparture('2026-09-25')
  expect(await dialog.findByText(/^This is set in the hotel’s own system/)).toBeDefined()
})

it.each([
  ['early', shorter, true],
  ['on the last day', unchanged, false],
])('S36 a check-out %s asks about the nights only if some are left', async (_when, preview, asks) => {
  const leave = vi.fn((_asked: { body: object }) => ({}))
  const { states } = buildStay()
  await renderStay(
    () => ({ state: 'inHouse', states: { ...states, next: 'inRoom' } }),
    [on(previewDates, ({ query }) => (query.leavesToday ? preview : unchanged)), on(checkOutStay, leave)],
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Check out' }))
  const dialog = within(screen.getByRole('dialog', { name: /^Check out / }))
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Check out' })
  if (asks) {
    const charge = await dialog.findByRole('radio', { name: /^Charge / })
    expect(button.disabled).toBe(true)
    await userEvent.click(charge)
  }
  await vi.waitFor(() => expect(button.disabled).toBe(false))
  expect(dialog.queryAllByRole('radio')).toHaveLength(asks ? 2 : 0)
  await userEvent.click(button)
  expect(await screen.findByText('Guest checked out.')).toBeDefined()
  expect(leave.mock.calls.map(([{ body }]) => body)).toEqual([asks ? { unusedNights: 'charge' } : {}])
})

it.each([
  ['Don’t charge', 240_00, '€170.00 too much has been paid. Refund it afterwards.'],
  ['Charge', 240_00, undefined],
  ['Don’t charge', 0, undefined],
] as const)('S36 an early check-out with “%s” and %d paid says what is left', async (choice, paid, refund) => {
  const { states, bill } = buildStay()
  const owed = { total: euro(240_00), paid: euro(paid), pending: euro(240_00 - paid) } as Partial<Stay['bill']>
  await renderStay(
    () => ({ state: 'inHouse', states: { ...states, next: 'inRoom' }, bill: { ...bill, ...owed } }),
    [on(previewDates, () => shorter)],
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Check out' }))
  const dialog = within(screen.getByRole('dialog', { name: /^Check out / }))
  await userEvent.click(await dialog.findByRole('radio', { name: new RegExp(`^${choice} `) }))
  expect(dialog.queryByRole('status')?.textContent).toBe(refund)
  expect(dialog.queryByText(/^Balance due: 70\.00/) !== null).toBe(paid === 0)
})
