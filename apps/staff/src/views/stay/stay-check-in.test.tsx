import { checkInStay, undoCheckIn } from '@foyer/contract/staff/check-in.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildStay } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

const { bill, states } = buildStay()
const paid = { ...bill, pending: { ...bill.pending, minor: 0 } }
const owing = { ...bill, pending: { minor: 240_00, currency: 'EUR' } }

it('S20 Check in is the primary action once only the key is missing, and asks before it acts', async () => {
  const checkIn = vi.fn(() => ({}))
  await renderStay(() => ({ bill: paid, states: { ...states, next: 'keyOnly' } }), [on(checkInStay, checkIn)])
  const panel = within(screen.getByRole('complementary', { name: 'Reservation FOY1001' }))
  await userEvent.click(await panel.findByRole('button', { name: 'Check in' }))
  const dialog = within(screen.getByRole('dialog', { name: /^Check in .*\?$/ }))
  expect(checkIn).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Check in' }))
  expect(await screen.findByText(/is checked in\.$/)).toBeDefined()
  expect(checkIn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: {} }))
})

it('S20 says what is still owed, and sends the amount that was shown', async () => {
  const checkIn = vi.fn(() => ({}))
  await renderStay(() => ({ bill: owing, states: { ...states, next: 'pay' } }), [on(checkInStay, checkIn)])
  await userEvent.click(await screen.findByRole('button', { name: 'Check in' }))
  const dialog = within(screen.getByRole('dialog', { name: /^Check in .*\?$/ }))
  expect(dialog.getByText(/240\.00 is still open/)).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Check in' }))
  await vi.waitFor(() => expect(checkIn).toHaveBeenCalledOnce())
  expect(checkIn).toHaveBeenCalledWith(expect.objectContaining({ body: { owing: owing.pending } }))
})

it('S20 asks for the terms only if the server says that they are not accepted', async () => {
  const sent: object[] = []
  await renderStay(
    () => ({ bill: paid, states: { ...states, next: 'keyOnly' } }),
    [
      on(checkInStay, ({ body }) => {
        sent.push(body)
        if (!body.termsOnPaper) throw new Problem('termsMissing')
        return {}
      }),
    ],
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Check in' }))
  const dialog = within(screen.getByRole('dialog', { name: /^Check in .*\?$/ }))
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Check in' }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: /accepted the hotel’s terms on paper/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Check in' }))
  expect(await screen.findByText(/is checked in\.$/)).toBeDefined()
  expect(sent).toEqual([{}, { termsOnPaper: true }])
})

it('S20 a check-in is undone with a reason', async () => {
  const undo = vi.fn(() => ({}))
  await renderStay(() => ({ state: 'inHouse', states: { ...states, next: 'inRoom' } }), [on(undoCheckIn, undo)])
  await userEvent.click(await screen.findByRole('button', { name: 'Undo check-in' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Undo this check-in?' }))
  await userEvent.type(dialog.getByRole('textbox'), 'wrong guest')
  await userEvent.click(dialog.getByRole('button', { name: 'Undo check-in' }))
  expect(await screen.findByText('The check-in is undone.')).toBeDefined()
  expect(undo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { reason: 'wrong guest' } }))
})
