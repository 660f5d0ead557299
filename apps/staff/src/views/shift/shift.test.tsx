import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { countDrawer, type Drawers, endDrawer, readDrawers } from '@foyer/contract/staff/cash.ts'
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
  differences: [],
}

const drawers: Drawers = {
  currency: 'EUR',
  notes: [50, 20],
  open: [],
  left: { shared: euros(0), own: euros(0) },
  counted: [],
}

it('a shift shows payments by method and person; closing records a note and differences with providers', async () => {
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
      on(readDrawers, () => drawers),
      on(closeShift, ({ body }) => {
        asked.push(body)
        return { ...shift, differences: [...differences] }
      }),
    ],
  })
  expect(await screen.findByRole('cell', { name: 'Marta Vidal' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Close shift' }))
  const dialog = screen.getByRole('dialog', { name: 'Close this shift?' })
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'A quiet night')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close shift' }))
  await waitFor(() => expect(asked).toEqual([{ note: 'A quiet night' }]))
  expect(await screen.findByText('1 payment differs from the provider’s records')).toBeDefined()
  expect(screen.getByText(/FOY1001 .* refused \/ charged at the provider/)).toBeDefined()
})

it('S26 a blind count shows the difference once it is handed in, which needs a reason, and a short shift is not green', async () => {
  const user = userEvent.setup()
  const asked: unknown[] = []
  const id = '00000000-0000-4000-8000-000000000001'
  const drawer = {
    id,
    mayCount: true,
    isOwn: false,
    openedBy: 'Marta Vidal',
    openedAt: '2026-09-22T08:00:00Z',
    float: euros(200_00),
    moves: [],
    hasMoved: true,
  }
  const count = { number: 1, by: 'Marta Vidal', at: '2026-09-22T13:00:00Z', movedSince: false }
  const found = { counted: euros(182_70), expected: euros(200_00) }
  const ended = {
    id,
    countedBy: 'Marta Vidal',
    at: '2026-09-22T13:01:00Z',
    float: 200_00,
    expected: 200_00,
    counted: 182_70,
    counts: 1,
    reason: 'Wrong change',
    toSafe: 0,
  }
  let open: Drawers['open'] = [drawer]
  renderSignedIn({
    session: buildSession(),
    path: '/shift',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(readShift, () => ({ shift: { ...shift, takings: [], hidesCash: true }, closed: [] })),
      on(readDrawers, () => ({ ...drawers, open })),
      on(countDrawer, ({ body }) => {
        asked.push(body)
        open = [{ ...drawer, count: { ...count, ...found } }]
        return { number: 1, ...found }
      }),
      on(endDrawer, ({ body }) => {
        asked.push(body)
        open = []
        return ended
      }),
      on(closeShift, () => ({ ...shift, drawers: [ended] })),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Count' }))
  const form = within(screen.getByRole('form', { name: /^Cash count/ }))
  expect(screen.queryByText(/expected/)).toBeNull()
  await user.type(form.getByRole('textbox', { name: /€50/ }), '3')
  await user.type(form.getByRole('textbox', { name: /€20/ }), '1')
  await user.type(form.getByRole('textbox', { name: /Coins/ }), '12,70')
  expect(form.getByText('€182.70')).toBeDefined()
  await user.click(form.getByRole('button', { name: 'Hand in the count' }))
  expect(await screen.findByText('€17.30 is missing')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Hand over' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Hand over this drawer?' }))
  expect(dialog.getByRole('button', { name: 'Hand over' })).toHaveProperty('disabled', true)
  await user.type(dialog.getByRole('textbox', { name: 'Reason for the difference' }), 'Wrong change')
  await user.click(dialog.getByRole('button', { name: 'Hand over' }))
  await waitFor(() =>
    expect(asked).toEqual([
      { notes: { 50: 3, 20: 1 }, coins: 12_70 },
      { toSafe: 0, reason: 'Wrong change' },
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Close shift' }))
  const closing = within(screen.getByRole('dialog', { name: 'Close this shift?' }))
  await user.click(closing.getByRole('button', { name: 'Close shift' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The cash differs by -€17.30')
})
