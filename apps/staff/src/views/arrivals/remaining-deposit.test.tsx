import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { type Arrival, findStays } from '@foyer/contract/staff/arrivals.ts'
import { releaseDeposit } from '@foyer/contract/staff/deposit.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildArrival, buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const left = { amount: { minor: 400_00, currency: 'EUR' }, card: 'VISA ·· 0004', isHeld: true }
const rows = () => screen.getAllByRole('row').slice(1)
const stay = (reference: string, lastName: string, of: Partial<Arrival>) =>
  buildArrival({ id: crypto.randomUUID(), lastName, reference, ...of })

it('a deposit left on a card comes first among the returns, and is released there after confirmation', async () => {
  let isReleased = false
  renderSignedIn({
    session: buildSession(),
    path: '/departures',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(findStays, () => ({
        day: '2026-09-22',
        today: '2026-09-22',
        stays: [
          stay('R1', 'Out', { state: 'inHouse' }),
          stay('R2', 'Back', { state: 'departed' }),
          ...(isReleased ? [] : [stay('R3', 'Blocked', { state: 'departed', depositLeft: left })]),
          stay('R4', 'Unknown', { state: 'departed', depositLeft: { ...left, isHeld: false } }),
        ],
      })),
      on(releaseDeposit, ({ params }) => {
        expect(params.reference).toBe('R3')
        isReleased = true
        return { state: 'released' as const }
      }),
    ],
  })
  await screen.findByText(/Blocked/)
  expect(rows().map((row) => within(row).getByRole('link').textContent?.split(',')[0])).toEqual([
    'Blocked',
    'Unknown',
    'Out',
    'Back',
  ])
  const [first, second] = rows()
  if (!first || !second) throw new Error('There are no rows.')
  expect(within(first).getByText('deposit of €400.00 still held')).toBeDefined()
  // A block of unknown outcome must be looked up first, in the stay's panel.
  expect(within(second).queryByRole('button')).toBeNull()
  await userEvent.click(within(first).getByRole('button', { name: 'Release the deposit' }))
  const dialog = screen.getByRole('dialog', { name: 'Release the deposit?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Release the deposit' }))
  await expect.poll(() => screen.queryByText(/Blocked/)).toBeNull()
})
