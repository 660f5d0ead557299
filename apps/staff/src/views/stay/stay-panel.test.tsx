import { cancelStay, reinstateStay } from '@foyer/contract/staff/cancellation.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildStay } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

const actions = /card|set ready|set not ready|mark .*ready|link|waive signature/i

it('S6 a cancelled reservation is marked as such, and offers neither card nor action', async () => {
  await renderStay(() => ({ state: 'cancelled', roomNumber: '310' }))
  expect(await screen.findByText('This reservation is cancelled')).toBeDefined()
  expect(screen.queryAllByRole('button', { name: actions })).toEqual([])
})

it('S6 an expected reservation offers both', async () => {
  await renderStay(() => ({ state: 'expected', roomNumber: '310' }))
  await screen.findByText('signature missing')
  expect(screen.queryByText('This reservation is cancelled')).toBeNull()
  expect(screen.queryAllByRole('button', { name: actions }).length).toBeGreaterThan(0)
})

it('S4 a guest who pays at reception is asked to pay until it is settled', async () => {
  const { states, bill } = buildStay()
  const pending = { minor: 24_000, currency: 'EUR' } as Stay['bill']['pending']
  await renderStay(() => ({ state: 'inHouse', states: { ...states, next: 'collect' }, bill: { ...bill, pending } }))
  expect(await screen.findByText('Collect €240.00')).toBeDefined()
})

it('the action that moves the stay forward is the only primary one, and comes first', async () => {
  const { states, bill } = buildStay()
  const pending = { minor: 24_000, currency: 'EUR' } as Stay['bill']['pending']
  await renderStay(() => ({ state: 'inHouse', states: { ...states, next: 'collect' }, bill: { ...bill, pending } }))
  const take = await screen.findByRole('button', { name: /^Take .*240/ })
  const foot = within(take.closest('footer') as HTMLElement)
  expect(foot.getAllByRole('button')[0]).toBe(take)
  expect(foot.getAllByRole('button').filter(({ className }) => className.includes('primary'))).toEqual([take])
})

it('S16 shows inclusions in words, and unknown ones as the hotel names them', async () => {
  await renderStay(() => ({ included: ['halfBoard', 'Boat trip'] }))
  expect(await screen.findByText(/Half board · Boat trip/)).toBeDefined()
})

it('S33 a stay is cancelled with a reason', async () => {
  const cancel = vi.fn(() => ({}))
  await renderStay(() => ({ state: 'expected' }), [on(cancelStay, cancel)])
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel reservation' }))
  const dialog = within(screen.getByRole('dialog', { name: /^Cancel the reservation of/ }))
  const confirm = dialog.getByRole('button', { name: 'Cancel reservation' })
  expect(confirm).toHaveProperty('disabled', true)
  await userEvent.type(dialog.getByRole('textbox'), 'they called')
  await userEvent.click(confirm)
  expect(await screen.findByText('Reservation cancelled.')).toBeDefined()
  expect(cancel).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { reason: 'they called' } }))
})

it.each([
  ['with its room', { roomNumber: '310' }, 'The reservation is valid again.'],
  ['without a room if another stay has it', {}, /^The reservation is valid again, without a room/],
])('S33 a cancelled stay is reinstated %s', async (_how, answer, said) => {
  await renderStay(() => ({ state: 'cancelled', roomNumber: '310' }), [on(reinstateStay, () => answer)])
  await userEvent.click(await screen.findByRole('button', { name: 'Reinstate' }))
  const dialog = within(screen.getByRole('dialog', { name: /^Reinstate the reservation of/ }))
  await userEvent.type(dialog.getByRole('textbox'), 'cancelled by mistake')
  await userEvent.click(dialog.getByRole('button', { name: 'Reinstate' }))
  expect(await screen.findByText(said)).toBeDefined()
})
