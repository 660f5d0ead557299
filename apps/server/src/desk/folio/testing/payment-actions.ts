import { randomUUID } from 'node:crypto'
import { writeOffBalance } from '@foyer/contract/staff/folio.ts'
import { creditInvoice, issueInvoice, readInvoices } from '@foyer/contract/staff/invoices.ts'
import { readStayMoney, recordPayment, refundPayment, voidPayment } from '@foyer/contract/staff/money.ts'
import type { WeekAction } from './charge-actions.ts'

const ways = ['cash', 'deskCard', 'transfer'] as const

const pay: WeekAction = async ({ desk, dice, pickPart, read, expectChange }, { stay: { reference } }) => {
  const { pending } = await desk.call(readStayMoney, { params: { reference } })
  if (pending.minor === 0) return false
  const minor = pickPart(pending.minor)
  const { folios } = await read(reference)
  const body = { way: dice.pick(ways), minor, payer: dice.pick(folios)?.id ?? ('guest' as const) }
  await expectChange(reference, 0 - minor, () =>
    desk.call(recordPayment, { params: { reference }, body, key: randomUUID() }),
  )
  return true
}

const refund: WeekAction = async ({ desk, dice, pickPart, expectChange }, { stay: { reference } }) => {
  const { payments } = await desk.call(readStayMoney, { params: { reference } })
  const payment = dice.pick(payments.filter(({ mostRefund }) => mostRefund.minor > 0))
  if (!payment) return false
  const minor = pickPart(payment.mostRefund.minor)
  const body = { minor, reason: 'Returned', way: payment.way === 'cash' ? ('cash' as const) : dice.pick(ways) }
  await expectChange(reference, minor, () =>
    desk.call(refundPayment, { params: { reference, id: payment.id }, body, key: randomUUID() }),
  )
  return true
}

/** What a stay that is cancelled or a no-show has paid beyond its bill. */
const refundDue: WeekAction = async ({ desk, dice, expectChange }, { stay: { reference } }) => {
  const { payments } = await desk.call(readStayMoney, { params: { reference } })
  const payment = dice.pick(payments.filter((one) => one.refundDue !== undefined))
  if (!(payment?.refundDue && payment.refundDueKey)) return false
  const { id, refundDueKey: key } = payment
  const { minor } = payment.refundDue
  const body = { minor, reason: 'Cancelled' }
  await expectChange(reference, minor, () => desk.call(refundPayment, { params: { reference, id }, body, key }))
  return true
}

const voidOne: WeekAction = async ({ desk, dice, expectChange }, { stay: { reference } }) => {
  const { payments } = await desk.call(readStayMoney, { params: { reference } })
  const payment = dice.pick(payments.filter(({ mayVoid, state }) => mayVoid && state === 'captured'))
  if (!payment) return false
  await expectChange(reference, payment.amount.minor, () =>
    desk.call(voidPayment, { params: { reference, id: payment.id }, body: { reason: 'Wrong stay' } }),
  )
  return true
}

/** What one payer of a departed stay still owes, or a part of it. */
const writeOff: WeekAction = async ({ desk, dice, read, pickPart, expectChange }, { stay: { reference } }) => {
  const { folios, pending, state } = await read(reference)
  const owing = dice.pick(folios.filter(({ balance }) => balance.minor > 0))
  if (state !== 'departed' || !owing || pending.minor === 0) return false
  const minor = pickPart(Math.min(owing.balance.minor, pending.minor))
  const body = { minor, reason: 'They do not answer', payer: owing.id ?? ('guest' as const) }
  await expectChange(reference, 0 - minor, () =>
    desk.call(writeOffBalance, { params: { reference }, body, key: randomUUID() }),
  )
  return true
}

const invoice: WeekAction = async ({ desk, dice, read }, { stay: { reference } }) => {
  const { folios } = await read(reference)
  const folioId = dice.pick(folios)?.id
  const query = folioId ? { folioId } : {}
  const { preview, obstacle } = await desk.call(readInvoices, { params: { reference }, query })
  if (!preview || obstacle) return false
  await desk.call(issueInvoice, { params: { reference }, body: { ...query, gross: preview.gross } })
  return true
}

const credit: WeekAction = async ({ desk, dice, expectChange }, { stay: { reference } }) => {
  const { invoices } = await desk.call(readInvoices, { params: { reference } })
  const one = dice.pick(invoices.filter(({ kind, creditedBy }) => kind === 'invoice' && !creditedBy))
  if (!one) return false
  await expectChange(reference, 0, () =>
    desk.call(creditInvoice, { params: { reference, id: one.id }, body: { reason: 'Another holder' } }),
  )
  return true
}

export const paymentActions = { pay, refund, refundDue, void: voidOne, writeOff, invoice, credit } satisfies Record<
  string,
  WeekAction
>
