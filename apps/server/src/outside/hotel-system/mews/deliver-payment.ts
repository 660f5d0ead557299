import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { fromDecimal, toDecimal } from '@foyer/domain/basics/money.ts'
import type { MoneyMethod } from '@foyer/domain/payment/payment-method.ts'
import { byHand } from '../not-delivered.ts'
import { toReceipt } from '../receipts.ts'
import type { MewsSession } from './mews-session.ts'
import { readBills } from './read-bills.ts'
import { readKnown } from './read-known.ts'
import { toAmount } from './to-amount.ts'
import { getIdentifier, sumAmounts } from './to-system-folio.ts'

/** For ways that the hotel has not mapped. Mews gives new partners no type for cards. */
const types = {
  gateway: 'Unspecified',
  token: 'Unspecified',
  terminal: 'Unspecified',
  bus: 'Unspecified',
  cash: 'Cash',
  deskCard: 'Unspecified',
  transfer: 'WireTransfer',
} as const satisfies Record<MoneyMethod, string>

/**
 * The total paid with a payment: what the bill lacks is added. What was refunded is a negative
 * external payment, because Mews refunds only what it took itself.
 */
export async function deliverPayment(
  session: MewsSession,
  { reference, line, amount, currency, way }: Extract<DeliveryEvent, { kind: 'payment' }>,
): Promise<void> {
  const { facts, reservation } = await readKnown(session, reference)
  const Type = session.config.mapping.ways[way] ?? types[way]
  if (currency !== facts.currency) throw byHand('otherCurrency', `${amount} ${currency}`)
  if (!facts.paymentTypes.includes(Type)) throw byHand('paymentType', Type)
  const [bill] = await readBills(session, facts, [reservation])
  const identifier = toReceipt('payment', line)
  const posted = (bill?.payments ?? []).filter((payment) => getIdentifier(payment) === identifier)
  const minor = (value: number) => fromDecimal(value, currency).minor
  // Payments are negative on a bill.
  const missing = minor(amount) + minor(sumAmounts(posted))
  if (missing === 0) return
  await session.change('payments/addExternal', {
    AccountId: reservation.AccountId,
    ReservationId: reservation.Id,
    Amount: toAmount(facts, toDecimal({ minor: missing, currency })),
    Type,
    ExternalIdentifier: identifier,
  })
}
