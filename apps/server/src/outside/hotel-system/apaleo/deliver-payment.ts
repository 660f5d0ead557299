import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { fromDecimal, toDecimal } from '@foyer/domain/basics/money.ts'
import type { MoneyMethod } from '@foyer/domain/payment/payment-method.ts'
import { byHand } from '../not-delivered.ts'
import { toReceipt } from '../receipts.ts'
import type { ApaleoFolio } from './apaleo-answers.ts'
import type { ApaleoSession } from './apaleo-session.ts'
import { findGuestFolio, readFolios } from './read-folios.ts'

/** For ways that the hotel has not mapped. */
const methods = {
  gateway: 'CreditCard',
  token: 'CreditCard',
  terminal: 'CreditCard',
  bus: 'CreditCard',
  cash: 'Cash',
  deskCard: 'CreditCard',
  transfer: 'BankTransfer',
} as const satisfies Record<MoneyMethod, string>

const encode = encodeURIComponent

export async function readGuestFolio(session: ApaleoSession, reference: string): Promise<ApaleoFolio> {
  const folio = findGuestFolio(await readFolios(session, [reference]), reference)
  if (!folio) throw byHand('noFolio')
  return folio
}

/** The total paid with a payment: what the folio lacks is paid, what it has too much is refunded. */
export async function deliverPayment(
  session: ApaleoSession,
  ways: Readonly<Record<string, string>>,
  { key, reference, line, amount, currency, way }: Extract<DeliveryEvent, { kind: 'payment' }>,
): Promise<void> {
  const folio = await readGuestFolio(session, reference)
  const receipt = toReceipt('payment', line)
  const minor = (value: number) => fromDecimal(value, currency).minor
  const toMoney = (value: number) => ({ amount: toDecimal({ minor: value, currency }), currency })
  const left = folio.payments
    .filter((payment) => payment.receipt === receipt)
    .map(({ id, amount: paid }) => {
      const refunds = folio.refunds.filter((refund) => refund.sourcePaymentId === id && refund.receipt === receipt)
      return { id, minor: refunds.reduce((rest, refund) => rest - minor(refund.amount.amount), minor(paid.amount)) }
    })
  let missing = left.reduce((rest, payment) => rest - payment.minor, minor(amount))
  const path = `/finance/v1/folios/${encode(folio.id)}/payments`
  if (missing > 0) {
    const body = { method: ways[way] ?? methods[way], receipt, amount: toMoney(missing) }
    await session.change({ method: 'POST', path, body, idempotencyKey: `${key}-payment` })
  }
  for (const payment of left) {
    const back = Math.min(payment.minor, 0 - missing)
    if (back <= 0) continue
    const body = { reason: 'Refunded with Foyer', receipt, amount: toMoney(back) }
    const idempotencyKey = `${key}-${payment.id}`
    await session.change({ method: 'POST', path: `${path}/${encode(payment.id)}/refunds`, body, idempotencyKey })
    missing += back
  }
}
