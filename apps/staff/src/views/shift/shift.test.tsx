import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { closeShift, readShift, type Shift } from '@foyer/contract/staff/money.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const euros = (minor: number) => ({ minor, currency: 'EUR' })
const cash = { way: 'cash' as const, provider: '', person: 'Marta Vidal', count: 2 }
const shift: Shift = {
  to: '2026-09-22T14:00:00Z',
  takings: [{ ...cash, taken: euros(100_00), returned: euros(20_00), net: euros(80_00) }],
  net: euros(80_00),
  cash: euros(80_00),
  differences: [],
}

it('a shift shows payments by method and person; closing records the count and differences with providers', async () => {
  const asked: unknown[] = []
  const number = '1234ABCDEFGH'
  const differences = [
    { reference: 'FOY1001', number, provider: 'redsys', amount: euros(240_00), ours: 'refused', theirs: 'captured' },
  ] as const
  renderSignedIn({
    session: buildSession(),
    path: '/shift',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(readShift, () => ({ shift, closed: [] })),
      on(closeShift, ({ body }) => {
        asked.push(body)
        return { ...shift, differences: [...differences] }
      }),
    ],
  })
  expect(await screen.findByRole('cell', { name: 'Marta Vidal' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Close shift' }))
  const dialog = screen.getByRole('dialog', { name: 'Close this shift?' })
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Cash counted/ }), '75,5')
  expect(within(dialog).getByText(/Difference: .*4\.50/)).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close shift' }))
  await waitFor(() => expect(asked).toEqual([{ counted: 75_50 }]))
  expect(await screen.findByText('1 payment differs from the provider’s records')).toBeDefined()
  expect(screen.getByText(/FOY1001 .* refused \/ charged at the provider/)).toBeDefined()
})
