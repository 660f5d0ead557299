import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { setExtraDone } from '@foyer/contract/staff/stay.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildArrival, buildArrivalsList } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

it('an ordered extra is a task until it is marked as done', async () => {
  let done = false
  const cava = () => ({
    id: 'cava',
    names: { en: 'Cava × 2' },
    quantity: 2,
    amount: { minor: 56_00, currency: 'EUR' },
    orderedAt: '2026-09-22T12:00:00Z',
    ...(done && { doneAt: '2026-09-22T13:00:00Z', doneBy: 'Marta Vidal' }),
  })
  await renderStay(
    () => ({ extras: [cava()] }),
    [
      on(listArrivals, () => buildArrivalsList(buildArrival({ openExtras: 1 }))),
      on(setExtraDone, ({ body }) => {
        done = body.done
        return {}
      }),
    ],
  )
  expect(await screen.findByText('1 extra to do')).toBeDefined()
  expect(await screen.findByText('To do')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done: Cava × 2' }))
  expect(await screen.findByText(/Done by Marta Vidal/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Mark as not done: Cava × 2' }))
  expect(await screen.findByText('To do')).toBeDefined()
})

it('an upgrade shows which room the guest moves to', async () => {
  const upgrade = { roomTypeNames: { en: 'Suite' }, roomNumber: '502', applied: false }
  await renderStay(() => ({ upgrade }))
  expect(await screen.findByText(/Upgrade: Suite 502/)).toBeDefined()
  expect(screen.queryByText(/extra to do/)).toBeNull()
})
