import { blockDeposit, releaseDeposit, takeOfDeposit } from '@foyer/contract/staff/deposit.ts'
import { type Stay, seeLicence } from '@foyer/contract/staff/stay.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildStay } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

const euros = (minor: number) => ({ minor, currency: 'EUR' })
const car = { model: 'Teide 4', plate: '4478 MBR', deposit: euros(700_00), canBlock: false, blocks: [] }
const held = {
  id: 'd1',
  amount: euros(700_00),
  card: 'VISA ·· 0004',
  state: 'held',
  at: '2026-09-22T12:00:00Z',
} as const

const renderShown = (stay: () => Partial<Stay>, ...answers: ReturnType<typeof on>[]) => renderStay(stay, answers)

it('the desk of a rental sees drivers and their car, and confirms a licence that no device has read', async () => {
  let seen = false
  const [driver] = buildStay().guests
  const typed = { number: 'U1H45T789', country: 'ITA', validUntil: '2036-01-31' }
  const guests = () => (driver ? [{ ...driver, licence: seen ? 'seen' : 'typed', licenceTyped: typed } as const] : [])
  await renderShown(
    () => ({ drives: true, rental: car, guests: guests() }),
    on(seeLicence, () => {
      seen = true
      return {}
    }),
  )
  expect(await screen.findByRole('heading', { level: 3, name: /^Drivers/ })).toBeDefined()
  expect(screen.getByText(/Teide 4, 4478 MBR/)).toBeDefined()
  expect(screen.getByText('licence typed: needs checking')).toBeDefined()
  expect(screen.getByText(/U1H45T789 · ITA · valid until/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'I’ve checked the licence' }))
  expect(await screen.findByText('licence checked')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'I’ve checked the licence' })).toBeNull()
})

it('blocks a deposit, and releases it when the car is back', async () => {
  let state: 'held' | 'released' | undefined
  const block = () => (state ? [{ ...held, state, by: 'Yeray' }] : [])
  await renderShown(
    () => ({ rental: { ...car, canBlock: state !== 'held', blocks: block() } }),
    on(blockDeposit, () => {
      state = 'held'
      return { state }
    }),
    on(releaseDeposit, () => {
      state = 'released'
      return { state }
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Hold the deposit' }))
  expect(await screen.findByText('held on the card')).toBeDefined()
  expect(screen.getByText(/on VISA ·· 0004, requested by Yeray/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Hold the deposit' })).toBeNull()
  const release = () => userEvent.click(screen.getByRole('button', { name: 'Release the deposit' }))
  await release()
  // Releasing by accident needs confirmation, because the button is next to the one for taking.
  const asked = screen.getByRole('dialog', { name: 'Release the deposit?' })
  expect(within(asked).getByText(/^€700\.00 on VISA/)).toBeDefined()
  await userEvent.click(within(asked).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('held on the card')).toBeDefined()
  await release()
  const dialog = screen.getByRole('dialog', { name: 'Release the deposit?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Release the deposit' }))
  expect(await screen.findByText('released')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it("takes part of a deposit for a reason, within the role's limit", async () => {
  const asked: unknown[] = []
  await renderShown(
    () => ({
      rental: {
        ...car,
        blocks: [asked[0] ? { ...held, state: 'taken', taken: { amount: euros(150_00), reason: 'A scratch' } } : held],
      },
    }),
    on(takeOfDeposit, ({ body }) => {
      asked.push(body)
      return { state: 'taken' as const }
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Charge part of it' }))
  const dialog = screen.getByRole('dialog', { name: 'Charge part of the deposit' })
  const amount = within(dialog).getByRole('textbox', { name: /Amount/ })
  // The field starts empty, so that giving only a reason never takes the full amount.
  expect(amount).toHaveProperty('value', '')
  expect(within(dialog).getByText(/300\.00/)).toBeDefined()
  await userEvent.type(amount, '150')
  const take = within(dialog).getByRole('button', { name: 'Charge part of it' })
  expect(take).toHaveProperty('disabled', true)
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Damaged or missing items' }), 'A scratch')
  await userEvent.click(take)
  expect(await screen.findByText('part was charged')).toBeDefined()
  expect(screen.getByText('150.00 charged: A scratch')).toBeDefined()
  expect(asked).toEqual([{ minor: 150_00, reason: 'A scratch' }])
})

it('taking a car back warns that its deposit stays blocked', async () => {
  await renderShown(() => ({ state: 'inHouse', rental: { ...car, blocks: [held] } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Check out' }))
  expect(screen.getByText(/The deposit of €700\.00 stays held on VISA ·· 0004 until you release it\./)).toBeDefined()
})

it('a returned car whose deposit is still blocked needs attention', async () => {
  await renderShown(() => ({ state: 'departed', rental: { ...car, blocks: [held] } }))
  expect(await screen.findByText(/€700\.00 is still held on VISA ·· 0004: release the deposit/)).toBeDefined()
})

it('after a change to a dearer car, the desk sees what is missing, blocks the rest, and releases both at once', async () => {
  const first = { ...held, amount: euros(400_00) }
  let blocks: NonNullable<Stay['rental']>['blocks'] = [first]
  await renderShown(
    () => ({
      rental: { ...car, blocks, canBlock: blocks.length === 1, ...(blocks.length === 1 && { short: euros(300_00) }) },
    }),
    on(blockDeposit, () => {
      blocks = [first, { ...held, id: 'd2', amount: euros(300_00) }]
      return { state: 'held' as const }
    }),
  )
  expect(await screen.findByText('€300.00 more to hold for this car before the key is given')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Hold the rest: €300.00' }))
  await vi.waitFor(() => expect(screen.getAllByText('held on the card')).toHaveLength(2))
  expect(screen.queryByText(/more to hold/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Release the deposit' }))
  expect(screen.getByText(/^€700\.00 on VISA/)).toBeDefined()
})
