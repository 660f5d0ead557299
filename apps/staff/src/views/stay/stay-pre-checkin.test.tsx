import { type Stay, sendPreCheckinLink, withdrawPreCheckinLinks } from '@foyer/contract/staff/stay.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

it('shows what the party has entered about its arrival', async () => {
  const preCheckin = { completedAt: '2026-09-21T08:00:00Z', arrivalTime: '15:30', notes: 'A cot,\nplease.' }
  const panel = await renderStay(() => ({ preCheckinCompleted: true, preCheckin, links: { open: 2, opened: 3 } }))
  expect(await within(panel).findByText('Arrives around 15:30')).toBeDefined()
  expect(within(panel).getByText(/A cot,/).tagName).toBe('BLOCKQUOTE')
  expect(within(panel).getByText('2 links open this reservation · opened 3 times')).toBeDefined()
})

it('does not list what a guest in the hotel left out at home', async () => {
  const panel = await renderStay(() => ({ state: 'inHouse', links: { open: 1, opened: 2 } }))
  await within(panel).findByText('Money')
  expect(within(panel).queryByText('Pre-check-in')).toBeNull()
  expect(within(panel).queryByText(/links? opens? this reservation/)).toBeNull()
})

it('still shows after arrival what was entered at home', async () => {
  const preCheckin = { completedAt: '2026-09-21T08:00:00Z', notes: 'A cot, please.' }
  const panel = await renderStay(() => ({ state: 'inHouse', preCheckinCompleted: true, preCheckin }))
  expect(await within(panel).findByText('A cot, please.')).toBeDefined()
})

it('sends a link to the address of the booking, and withdraws it', async () => {
  let links = { open: 0, opened: 0 }
  const panel = await renderStay(
    () => ({ email: 'lucia@example.com', links }),
    [
      on(sendPreCheckinLink, () => {
        links = { open: 1, opened: 0 }
        return { to: 'lucia@example.com' }
      }),
      on(withdrawPreCheckinLinks, () => {
        links = { open: 0, opened: 0 }
        return { withdrawn: 1 }
      }),
    ],
  )
  const press = async (name: string) => userEvent.click(await within(panel).findByRole('button', { name }))
  await press('Send pre-check-in link')
  expect(await screen.findByText('The link is on its way to lucia@example.com.')).toBeDefined()
  await press('Withdraw links')
  expect(await screen.findByText('The link no longer works.')).toBeDefined()
  expect(within(panel).queryByRole('button', { name: 'Withdraw links' })).toBeNull()
})

it.each<[string, Partial<Stay>]>([
  ['no address', { links: { open: 0, opened: 0 } }],
  ['no pre-check-in at this hotel', { email: 'lucia@example.com' }],
  ['a guest who is in the house', { email: 'lucia@example.com', links: { open: 0, opened: 0 }, state: 'inHouse' }],
])('offers no link with %s', async (_, changes) => {
  const panel = await renderStay(() => changes)
  await within(panel).findByText('Money')
  expect(within(panel).queryByRole('button', { name: 'Send pre-check-in link' })).toBeNull()
})
