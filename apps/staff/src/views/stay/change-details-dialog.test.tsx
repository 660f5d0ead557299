import type { Stay } from '@foyer/contract/staff/stay.ts'
import { changeStayDetails, type StayDetails } from '@foyer/contract/staff/stay-details.ts'
import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

/** The stay follows what is saved. */
async function openDialog(first: Partial<Stay> = {}, answer: number | ProblemCode = 0) {
  let stay = first
  const change = vi.fn(({ body: { details } }: { body: { shown: StayDetails; details: StayDetails } }) => {
    if (typeof answer === 'string') throw new Problem(answer)
    const { vip, ...others } = details
    stay = { ...first, ...others, ...(vip && { vip }) }
    return { difference: { minor: answer, currency: 'EUR' } }
  })
  const panel = await renderStay(() => stay, [on(changeStayDetails, change)])
  await userEvent.click(await screen.findByRole('button', { name: 'Notes and details' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Notes and details: Lucía García López' }))
  return { panel: within(panel), dialog, bodies: () => change.mock.calls.map(([{ body }]) => body) }
}

const before = { vip: false, adults: 1, children: 0 }

it('S31 notes, VIP, hours and the party are saved together, shown in the panel, and can be undone', async () => {
  const { panel, dialog, bodies } = await openDialog()
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(save.disabled).toBe(true)
  await userEvent.type(dialog.getByLabelText('Notes for staff'), 'Honeymoon')
  await userEvent.type(dialog.getByLabelText('Preferences'), 'High floor')
  await userEvent.click(dialog.getByLabelText('VIP'))
  fireEvent.change(dialog.getByLabelText('Late check-out until'), { target: { value: '14:00' } })
  await userEvent.selectOptions(dialog.getByLabelText('Adults'), '2')
  await userEvent.click(save)
  const after = {
    ...before,
    vip: true,
    staffNotes: 'Honeymoon',
    preferences: 'High floor',
    lateCheckOut: '14:00',
    adults: 2,
  }
  expect(await panel.findByText('Honeymoon')).toBeDefined()
  for (const text of ['VIP', 'Prefers: High floor', 'late check-out, 14:00'])
    expect(panel.getByText(text)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Everything is as it was before.')).toBeDefined()
  expect(bodies()).toEqual([
    { shown: before, details: after },
    { shown: after, details: before },
  ])
})

it('S36 another number of guests says by how much the bill changes', async () => {
  const { dialog } = await openDialog({}, 60_00)
  await userEvent.selectOptions(dialog.getByLabelText('Adults'), '2')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Notes and details saved. The bill changes by €60.00.')).toBeDefined()
})

it('S36 the number of guests in house is changed like before, and the hour of their arrival is not', async () => {
  const { dialog, bodies } = await openDialog({ state: 'inHouse' }, 60_00)
  expect(dialog.getByLabelText<HTMLInputElement>('Expected at').readOnly).toBe(true)
  await userEvent.selectOptions(dialog.getByLabelText('Children'), '1')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Notes and details saved. The bill changes by €60.00.')).toBeDefined()
  expect(bodies()).toEqual([{ shown: before, details: { ...before, children: 1 } }])
})

it('S36 the dialog stays open if the room sleeps fewer guests', async () => {
  const { dialog } = await openDialog({ state: 'inHouse' }, 'roomTooSmall')
  await userEvent.selectOptions(dialog.getByLabelText('Adults'), '4')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The room sleeps fewer guests. Change the room type first.')).toBeDefined()
  expect(dialog.getByLabelText<HTMLSelectElement>('Adults').value).toBe('4')
})

it('drivers are not counted here', async () => {
  const { dialog } = await openDialog({ drives: true })
  expect(dialog.queryByLabelText('Adults')).toBeNull()
})
