import {
  lookAtPayment,
  readCustomerFields,
  readStayMoney,
  recordPayment,
  refundPayment,
  type StayMoney,
  type StayPayment,
  sendStayBill,
  setInvoiceHolder,
  settleRefund,
} from '@foyer/contract/staff/money.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildPayment } from '../../testing/build-payment.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

const euros = (minor: number) => ({ minor, currency: 'EUR' })
const KEY = 'idempotency-key'

const renderMoney = (
  money: Partial<StayMoney>,
  more: readonly ReturnType<typeof on>[] = [],
  stay: Partial<Stay> = {},
) =>
  renderStay(
    () => stay,
    [
      ...more,
      on(readStayMoney, () => ({
        pending: euros(0),
        credit: euros(0),
        payments: [],
        bill: { asked: false, sent: false },
        ...money,
      })),
    ],
  )

it('takes the open balance in cash, under one key, and never more', async () => {
  const asked: unknown[] = []
  await renderMoney({ pending: euros(240_00) }, [
    on(recordPayment, ({ body, headers }) => {
      asked.push([body, headers.has(KEY)])
      return { id: '11111111-1111-4111-8111-111111111111' }
    }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: /^Take .*240/ }))
  const dialog = screen.getByRole('dialog', { name: 'Record payment' })
  const amount = within(dialog).getByRole('textbox', { name: 'Amount in EUR' })
  const writes = within(dialog).getByRole('button', { name: 'Record' })
  expect(amount).toHaveProperty('value', '240.00')
  await userEvent.clear(amount)
  await userEvent.type(amount, '240,01')
  expect(writes).toHaveProperty('disabled', true)
  await userEvent.clear(amount)
  await userEvent.type(amount, '100')
  await userEvent.click(writes)
  await waitFor(() => expect(asked).toEqual([[{ way: 'cash', minor: 100_00 }, true]]))
})

it('refunds as much as the role allows, with a reason', async () => {
  const asked: unknown[] = []
  await renderMoney({ payments: [buildPayment()] }, [
    on(refundPayment, ({ body }) => {
      asked.push(body)
      return { id: '11111111-1111-4111-8111-111111111112', state: 'done' as const }
    }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  const dialog = screen.getByRole('dialog', { name: 'Refund' })
  const gives = within(dialog).getByRole('button', { name: 'Refund' })
  expect(gives).toHaveProperty('disabled', true)
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'A noisy night')
  await userEvent.click(gives)
  await waitFor(() => expect(asked).toEqual([{ minor: 100_00, reason: 'A noisy night' }]))
})

it('S22 says before a refund what will be owed again, and that a correction comes first', async () => {
  await renderMoney({ credit: euros(10_00), payments: [buildPayment()] })
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByRole('status').textContent).toMatch(
    /^The bill stays the same, so €90\.00 will be owed again\. To take something off the bill, correct the charge/,
  )
  const amount = within(dialog).getByRole('textbox', { name: 'Amount in EUR' })
  await userEvent.clear(amount)
  await userEvent.type(amount, '10')
  expect(within(dialog).getByRole('status').textContent).toBe('')
})

it('S33 says before a refund that a kept cancellation fee will be owed again, and that without one nothing is', async () => {
  const cancelled = { state: 'cancelled' } as const
  const refundStatus = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
    return within(screen.getByRole('dialog')).getByRole('status').textContent
  }
  await renderMoney({ credit: euros(10_00), fee: euros(90_00), payments: [buildPayment()] }, [], cancelled)
  expect(await refundStatus()).toMatch(
    /^The cancellation fee stays on the bill, so €90\.00 of it will be owed again\. To waive it, correct the fee/,
  )
  cleanup()
  await renderMoney({ credit: euros(10_00), payments: [buildPayment()] }, [], cancelled)
  expect(await refundStatus()).toBe('')
})

it('R26 a payment made after the cancellation shows a prepared refund, which is confirmed with one reason', async () => {
  const asked: unknown[] = []
  const due = { refundDue: euros(240_00), mostRefund: euros(240_00) }
  await renderMoney({ payments: [buildPayment(due)] }, [
    on(refundPayment, ({ body }) => {
      asked.push(body)
      return { id: '11111111-1111-4111-8111-111111111112', state: 'done' as const }
    }),
  ])
  expect(await screen.findByText(/^Paid after the cancellation: refund .*240.*\?$/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }))
  const dialog = screen.getByRole('dialog', { name: 'Refund' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(asked).toEqual([{ minor: 240_00, reason: 'Paid after the cancellation' }]))
})

it('R26 a role that may not refund all of it reads that a manager has to confirm it', async () => {
  await renderMoney({ payments: [buildPayment({ refundDue: euros(240_00) })] })
  expect(await screen.findByText('This is more than your role may refund. Ask a manager to confirm it.')).toBeDefined()
})

const buildRefund = (state: StayPayment['refunds'][number]['state'], more = {}) => ({
  ...{ id: '11111111-1111-4111-8111-111111111113', amount: euros(40_00), reason: 'A noisy night', state },
  ...{ at: '2026-09-22T12:00:00Z', replaced: false, mostByHand: euros(0), ...more },
})

it('shows who refunds it and that it waits for the kiosk, and cancels what was not sent yet', async () => {
  const said: unknown[] = []
  const waiting = buildPayment({
    id: '11111111-1111-4111-8111-111111111114',
    refundBy: 'terminal',
    refunds: [buildRefund('created')],
  })
  await renderMoney(
    { payments: [buildPayment({ way: 'terminal', refundBy: 'terminal' }), { ...waiting, mostRefund: euros(0) }] },
    [
      on(refundPayment, () => ({ id: '11111111-1111-4111-8111-111111111112', state: 'created' as const })),
      on(settleRefund, ({ body }) => {
        said.push(body)
        return {}
      }),
    ],
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  const dialog = screen.getByRole('dialog', { name: 'Refund' })
  within(dialog).getByText(/The kiosk’s terminal refunds the same card/)
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'A noisy night')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }))
  await screen.findByText(/as soon as the kiosk is online/)
  screen.getByText('waiting for the kiosk')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel refund' }))
  await waitFor(() => expect(said).toEqual([{ outcome: 'refused' }]))
})

it.each([
  ['notSent', /wasn’t reached: nothing was refunded/],
  ['declined', /refused: nothing was refunded/],
] as const)('shows why a terminal has refunded nothing: %s', async (why, words) => {
  await renderMoney({
    payments: [buildPayment({ way: 'terminal', refundBy: 'terminal', refunds: [buildRefund('refused', { why })] })],
  })
  await screen.findByText(words)
})

it('a refund that failed at the terminal is retried there, or made by hand with method, amount and reason', async () => {
  const asked: unknown[] = []
  const refused = buildRefund('refused', { why: 'notSent', mostByHand: euros(40_00) })
  await renderMoney({ payments: [buildPayment({ way: 'terminal', refundBy: 'terminal', refunds: [refused] })] }, [
    on(refundPayment, ({ body }) => {
      asked.push(body)
      return { id: '11111111-1111-4111-8111-111111111112', state: 'done' as const }
    }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Try the terminal again' }))
  await waitFor(() => expect(asked).toEqual([{ minor: 40_00, reason: 'A noisy night' }]))
  await userEvent.click(screen.getByRole('button', { name: 'Refund by hand' }))
  const dialog = screen.getByRole('dialog', { name: 'Refund' })
  expect(within(dialog).getByRole('textbox', { name: 'Amount in EUR' })).toHaveProperty('value', '40.00')
  // The role's maximum is shown before anything is typed.
  expect(within(dialog).getByText('Enter an amount up to €40.00.')).toBeDefined()
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Refund method' }), 'transfer')
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'The kiosk is gone')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm refund' }))
  const byHand = { minor: 40_00, reason: 'The kiosk is gone', way: 'transfer', insteadOf: refused.id }
  await waitFor(() => expect(asked.at(-1)).toEqual(byHand))
})

it('a refund made by hand is shown as such, and offers no further action', async () => {
  const instead = buildRefund('done', { id: '11111111-1111-4111-8111-111111111115', way: 'cash' })
  const refunds = [buildRefund('refused', { replaced: true }), instead]
  await renderMoney({ payments: [buildPayment({ way: 'terminal', refundBy: 'terminal', refunds })] })
  await screen.findByText('refunded by hand instead')
  screen.getByText(/^Cash · A noisy night/)
  expect(screen.queryByRole('button', { name: /the terminal again|by hand/ })).toBe(null)
})

it('asks the provider about an unknown outcome', async () => {
  let asked = 0
  await renderMoney({ payments: [buildPayment({ state: 'unknown', mostRefund: euros(0) })] }, [
    on(lookAtPayment, () => {
      asked++
      return { state: 'captured' as const }
    }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Check with the provider' }))
  await waitFor(() => expect(asked).toBe(1))
})

it('makes the invoice out to a company, with the fields the hotel asks for', async () => {
  const asked: unknown[] = []
  const holder = { customerId: 'g', type: 'guest' as const, name: 'Ana Soler', facts: [] }
  await renderMoney({ holder }, [
    on(readCustomerFields, () => ({ fields: [{ name: 'name', label: 'Name of the company', required: true }] })),
    on(setInvoiceHolder, ({ body }) => {
      asked.push(body)
      return {}
    }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Change billing details' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bill to' }), 'company')
  const save = screen.getByRole('button', { name: 'Save billing details' })
  expect(save).toHaveProperty('disabled', true)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the company' }), 'Lake Works')
  await userEvent.click(save)
  await waitFor(() => expect(asked).toEqual([{ type: 'company', values: { name: 'Lake Works' } }]))
})

it('S25 offers a list of countries, and shows a wrong tax number at its field', async () => {
  const asked: unknown[] = []
  const holder = { customerId: 'g', type: 'guest' as const, name: 'Ana Soler', facts: [] }
  const fields = [
    { name: 'tax_number', label: 'Tax number', required: true },
    { name: 'country', label: 'Country', required: true },
  ]
  await renderMoney({ holder }, [
    on(readCustomerFields, () => ({ fields })),
    on(setInvoiceHolder, ({ body }) => {
      asked.push(body)
      return {}
    }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Change billing details' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bill to' }), 'company')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'Germany')
  const number = screen.getByRole('textbox', { name: 'Tax number' })
  await userEvent.type(number, 'DE123456789')
  const save = screen.getByRole('button', { name: 'Save billing details' })
  await userEvent.click(save)
  expect(screen.getByText('Please check the tax number: it isn’t valid in this country.')).toBeTruthy()
  expect(number.getAttribute('aria-invalid')).toBe('true')
  expect(asked).toEqual([])
  await userEvent.clear(number)
  await userEvent.type(number, 'DE123456788')
  await userEvent.click(save)
  const values = { tax_number: 'DE123456788', country: 'DEU' }
  await waitFor(() => expect(asked).toEqual([{ type: 'company', values }]))
})

it('a bill whose answer was lost is sent again under the same key, and the next one under a new key', async () => {
  const keys: (string | null)[] = []
  await renderMoney({}, [
    on(sendStayBill, ({ headers }) => {
      keys.push(headers.get(KEY))
      if (keys.length === 1) throw new Problem('unavailable')
      return { to: 'l···@example.com' }
    }),
  ])
  for (const sent of [1, 2, 3]) {
    const send = await screen.findByRole('button', { name: 'Send bill' })
    await waitFor(() => expect(send).toHaveProperty('disabled', false))
    await userEvent.click(send)
    await waitFor(() => expect(keys).toHaveLength(sent))
  }
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
})

it('S6 sends no bill for a cancelled stay without payments; with a payment it still does', async () => {
  const cancelled = { state: 'cancelled' } as const
  await renderMoney({}, [], cancelled)
  await screen.findByRole('heading', { name: 'Payments' })
  expect(screen.queryByRole('button', { name: 'Send bill' })).toBeNull()
  cleanup()
  await renderMoney({ payments: [buildPayment()] }, [], cancelled)
  expect(await screen.findByRole('button', { name: 'Send bill' })).toBeDefined()
})

it('names the wallet that a card was in', async () => {
  await renderMoney({ payments: [buildPayment({ payWallet: 'applePay' })] })
  expect(await screen.findByText(/^Apple Pay · VISA ·· 0004 · /)).toBeDefined()
})

it('R28 shows that the bill was requested without an address, and sends it to the one that is typed', async () => {
  const asked: unknown[] = []
  await renderMoney({ bill: { asked: true, sent: false } }, [
    on(sendStayBill, ({ body }) => {
      asked.push(body)
      return { to: 'g···@example.com' }
    }),
  ])
  expect(await screen.findByText('A bill was requested, but the booking has no e-mail address.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send bill' }))
  const dialog = screen.getByRole('dialog', { name: 'Send bill' })
  const address = within(dialog).getByRole('textbox', { name: 'E-mail address for the bill' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send bill' }))
  expect(within(dialog).getByText(/Please enter an e-mail address/)).toBeTruthy()
  await userEvent.type(address, 'giulia@example.com')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send bill' }))
  await waitFor(() => expect(asked).toEqual([{ email: 'giulia@example.com' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
