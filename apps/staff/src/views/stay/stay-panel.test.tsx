import {
  cancelStay,
  readCancellation,
  reinstateStay,
  type StayCancellation,
} from '@foyer/contract/staff/cancellation.ts'
import { readStayMoney, refundPayment } from '@foyer/contract/staff/money.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildPayment } from '../../testing/build-payment.ts'
import { buildStay } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

const dueKey = '33333333-3333-4333-8333-333333333333'
const otherId = '44444444-4444-4444-8444-444444444444'

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

const euros = (minor: number) => ({ minor, currency: 'EUR' }) as Stay['bill']['total']

const answerCancellation = (money: Partial<StayCancellation> = {}) =>
  on(readCancellation, () => ({
    setInHotelSystem: false,
    rule: 'firstNight' as const,
    paid: euros(0),
    paidElsewhere: euros(0),
    proposedFee: euros(0),
    maxFee: euros(0),
    fee: euros(0),
    refunded: euros(0),
    ...money,
  }))

it('S33 a stay is cancelled with a reason', async () => {
  const cancel = vi.fn(() => ({}))
  await renderStay(() => ({ state: 'expected' }), [on(cancelStay, cancel), answerCancellation()])
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel reservation' }))
  const dialog = within(screen.getByRole('dialog', { name: /^Cancel the reservation of/ }))
  const confirm = await dialog.findByRole('button', { name: 'Cancel reservation' })
  expect(confirm).toHaveProperty('disabled', true)
  await userEvent.type(dialog.getByRole('textbox'), 'they called')
  await userEvent.click(confirm)
  expect(await screen.findByText('Reservation cancelled.')).toBeDefined()
  expect(cancel).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { reason: 'they called' } }))
})

it('S33 a prepaid stay is cancelled with the fee of the rule, and the provider refunds the rest once', async () => {
  const cancel = vi.fn(() => ({}))
  const refund = vi.fn(() => ({ id: dueKey, state: 'done' as const }))
  const due = { refundDue: euros(180_00), refundDueFor: 'cancelled' as const, refundDueKey: dueKey }
  const payment = buildPayment({ ...due, mostRefund: euros(240_00), refundBy: 'provider' })
  const byHand = buildPayment({ id: otherId, ...due, mostRefund: euros(240_00), refundBy: 'hand' })
  await renderStay(
    () => ({ state: 'expected' }),
    [
      on(cancelStay, cancel),
      on(refundPayment, refund),
      on(readStayMoney, () => ({
        pending: euros(0),
        credit: euros(360_00),
        payments: [payment, byHand],
        bill: { asked: false, sent: false },
      })),
      answerCancellation({ paid: euros(240_00), proposedFee: euros(60_00), maxFee: euros(240_00) }),
    ],
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel reservation' }))
  const dialog = within(screen.getByRole('dialog', { name: /^Cancel the reservation of/ }))
  const fee = await dialog.findByRole('textbox', { name: 'Fee in EUR' })
  expect(fee).toHaveProperty('value', '60.00')
  await userEvent.clear(fee)
  await userEvent.type(fee, '241')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'they called')
  expect(dialog.getByRole('button', { name: 'Cancel reservation' })).toHaveProperty('disabled', true)
  await userEvent.click(dialog.getByRole('radio', { name: 'Refund everything' }))
  expect(dialog.getByRole('status').textContent).toBe('€0.00 is kept, €240.00 is refunded.')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel reservation' }))
  expect(await screen.findByText('€180.00 is still to be refunded. See the payments.')).toBeDefined()
  expect(cancel).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { reason: 'they called', fee: 0 } }))
  expect(refund).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ body: { minor: 180_00, reason: 'they called' } }),
  )
})

it('S33 an unpaid stay is cancelled with the fee of the rule, which is then owed', async () => {
  const cancel = vi.fn(() => ({}))
  await renderStay(
    () => ({ state: 'expected' }),
    [on(cancelStay, cancel), answerCancellation({ proposedFee: euros(60_00), maxFee: euros(240_00) })],
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel reservation' }))
  const dialog = within(screen.getByRole('dialog', { name: /^Cancel the reservation of/ }))
  expect(await dialog.findByRole('group', { name: 'Nothing has been paid yet. Is there a fee?' })).toBeDefined()
  expect(dialog.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    'Charge a fee',
    'No fee',
  ])
  expect(dialog.getByRole('status').textContent).toBe('€60.00 is charged, €60.00 of it is still to be paid.')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'they called')
  await userEvent.click(dialog.getByRole('radio', { name: 'No fee' }))
  expect(dialog.getByRole('status').textContent).toBe('Nothing is charged.')
  expect(dialog.queryByText(/gets a mail/)).toBeNull()
  await userEvent.click(dialog.getByRole('radio', { name: 'Charge a fee' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel reservation' }))
  expect(await screen.findByText('Reservation cancelled.')).toBeDefined()
  const body = { reason: 'they called', fee: 60_00 }
  expect(cancel).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body }))
})

it('S33 a fee is at most what the booking costs, and the rest of it is owed', async () => {
  await renderStay(
    () => ({ state: 'expected' }),
    [answerCancellation({ paid: euros(50_00), proposedFee: euros(60_00), maxFee: euros(240_00) })],
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel reservation' }))
  expect(await screen.findByText('€60.00 is charged, €10.00 of it is still to be paid.')).toBeDefined()
  const fee = screen.getByRole('textbox', { name: 'Fee in EUR' })
  await userEvent.clear(fee)
  await userEvent.type(fee, '240.01')
  expect(screen.getByText('Enter an amount up to €240.00.')).toBeDefined()
})

it('S33 with a system of its own, the hotel reads that a fee is charged there', async () => {
  await renderStay(
    () => ({ state: 'expected' }),
    [answerCancellation({ setInHotelSystem: true, proposedFee: euros(60_00), maxFee: euros(240_00) })],
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel reservation' }))
  expect(await screen.findByText('If there’s a fee, charge it in the PMS.')).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('S36 the bill of guests who left early shows what they have paid too much, and that it is to be refunded', async () => {
  const { bill } = buildStay()
  await renderStay(() => ({
    state: 'departed',
    bill: { ...bill, total: euros(180_00), paid: euros(240_00), pending: euros(0) },
  }))
  expect(await screen.findByText('€60.00 is still to be refunded')).toBeDefined()
  expect(screen.getByRole('row', { name: 'In credit 60.00' })).toBeDefined()
})

it('S33 a fee that is not paid is taken and billed at the cancelled stay', async () => {
  const { bill, states } = buildStay()
  await renderStay(
    () => ({
      state: 'cancelled',
      states: { ...states, next: 'cancelled' },
      bill: { ...bill, total: euros(60_00), paid: euros(0), pending: euros(60_00) },
    }),
    [
      on(readStayMoney, () => ({
        pending: euros(60_00),
        credit: euros(0),
        payments: [],
        bill: { asked: false, sent: false },
      })),
    ],
  )
  expect(await screen.findByText('€60.00 is still to be paid')).toBeDefined()
  const take = await screen.findByRole('button', { name: /^Take .*60/ })
  const foot = within(take.closest('footer') as HTMLElement)
  expect(foot.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Take €60.00', 'Reinstate'])
  expect(take.className).toContain('primary')
  expect(await screen.findByRole('button', { name: 'Send bill' })).toBeDefined()
})

it('S33 says how much of the refund comes from where the guest has paid, after what was paid here', async () => {
  await renderStay(
    () => ({ state: 'expected' }),
    [
      answerCancellation({
        paid: euros(780_00),
        paidElsewhere: euros(500_00),
        proposedFee: euros(260_00),
        maxFee: euros(780_00),
      }),
    ],
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel reservation' }))
  expect(await screen.findByText(/^€240\.00 of it was paid elsewhere/)).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: 'Refund everything' }))
  expect(screen.getByText(/^€500\.00 of it was paid elsewhere/)).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: 'Keep all of it as the fee' }))
  expect(screen.queryByText(/paid elsewhere/)).toBeNull()
})

it('S33 reinstating says what happens to the fee and to what was refunded', async () => {
  await renderStay(
    () => ({ state: 'cancelled', roomNumber: '310' }),
    [answerCancellation({ fee: euros(60_00), refunded: euros(180_00) })],
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Reinstate' }))
  expect(await screen.findByText(/^The cancellation fee of €60.00 comes off the bill/)).toBeDefined()
  expect(screen.getByText('€180.00 was refunded and is due again.')).toBeDefined()
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

it.each([
  ['register', 'expected', /^Check in/],
  ['registerRest', 'expected', /^Check in/],
  ['verify', 'expected', /^Check in/],
  ['sign', 'expected', /^Check in/],
  ['pay', 'expected', /^Check in/],
  ['keyOnly', 'expected', /^Check in/],
  ['roomNotAvailable', 'expected', 'Change room'],
  ['assignRoom', 'expected', 'Change room'],
  ['roomNotReady', 'expected', /^Set room/],
  ['collect', 'inHouse', /^Take .*240/],
  ['inRoom', 'inHouse', 'Check out'],
  ['noShow', 'noShow', 'They’re here after all'],
  ['cancelled', 'cancelled', /^Take .*240/],
] as const)('S44 with the next step %s, the first Tab reaches the only primary action', async (next, state, name) => {
  const { states, bill } = buildStay()
  const due = next === 'collect' ? { bill: { ...bill, pending: euros(240_00) } } : {}
  const panel = await renderStay(() => ({ state, roomNumber: '310', states: { ...states, next }, ...due }))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'))
  await within(panel).findByRole('button', { name })
  await userEvent.tab()
  expect(document.activeElement).toBe(within(panel).getByRole('button', { name }))
  const foot = within(document.activeElement?.closest('footer') as HTMLElement)
  expect(foot.getAllByRole('button').filter(({ className }) => className.includes('primary'))).toEqual([
    document.activeElement,
  ])
})
