import { fromDecimal, toDecimal } from '@foyer/domain/basics/money.ts'
import { readReceipt } from '../receipts.ts'
import type { ApaleoFolio } from './apaleo-answers.ts'
import { isTax } from './tax-types.ts'

interface Line {
  readonly kind: 'charge' | 'tax' | 'payment'
  readonly names: Readonly<Record<string, string>>
  readonly amount: number
  readonly line?: string | undefined
}

const toNames = (name: string | undefined, otherwise: string) => ({ en: name || otherwise })

interface Placed {
  readonly movedTo?: object | undefined
  readonly routedTo?: object | undefined
}
/** Whether it was moved or routed to another folio, which someone else may pay. */
const isElsewhere = ({ movedTo, routedTo }: Placed) => movedTo !== undefined || routedTo !== undefined

/** The guest's own folio as lines; charges of coming nights are owed before they are posted. */
export function toSystemFolio(folio: ApaleoFolio): Line[] {
  const { allowances, refunds } = folio
  const here = <Entry extends Placed>(entries: readonly Entry[]) => entries.filter((entry) => !isElsewhere(entry))
  const transitory = here(folio.transitoryCharges).map(({ amount, ...charge }) => ({
    ...charge,
    amount: { grossAmount: amount.amount, currency: amount.currency },
  }))
  const allowed = (chargeId: string) => allowances.filter(({ sourceChargeId }) => sourceChargeId === chargeId)
  const refunded = (paymentId: string) => refunds.filter(({ sourcePaymentId }) => sourcePaymentId === paymentId)
  return [
    ...[...here(folio.charges), ...transitory].map(({ id, name, serviceType, receipt, amount }) => ({
      kind: isTax(serviceType) ? ('tax' as const) : ('charge' as const),
      names: toNames(name, 'Charge'),
      amount: subtract(
        amount.grossAmount,
        allowed(id).map((one) => one.amount.grossAmount),
        amount.currency,
      ),
      line: readReceipt(receipt)?.line,
    })),
    ...here(allowances)
      .filter(({ sourceChargeId }) => sourceChargeId === undefined)
      .map(({ reason, amount }) => ({
        kind: 'charge' as const,
        names: toNames(reason, 'Allowance'),
        amount: 0 - amount.grossAmount,
      })),
    ...here(folio.payments).map(({ id, method, receipt, amount }) => ({
      kind: 'payment' as const,
      names: toNames(method, 'Payment'),
      amount: Math.min(
        0,
        subtract(
          refunded(id).reduce((sum, one) => sum + one.amount.amount, 0),
          [amount.amount],
          amount.currency,
        ),
      ),
      line: readReceipt(receipt)?.line,
    })),
  ]
}

/**
 * What Apaleo itself says is owed: its balance is negative then. Its interface does not say whether
 * nights count before they are posted. A balance that is right with or without them is what the lines
 * add up to.
 */
export function toOwed({ balance, charges }: ApaleoFolio, lines: readonly Line[]): number | undefined {
  if (!balance) return undefined
  const { amount, currency } = balance
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + fromDecimal(one, currency).minor, 0)
  const owed = sum(lines.map((line) => line.amount))
  const coming = charges.filter((charge) => charge.isPosted === false && !isElsewhere(charge))
  const posted = owed - sum(coming.map((charge) => charge.amount.grossAmount))
  const said = 0 - sum([amount])
  return toDecimal({ minor: said === posted ? owed : said, currency })
}

function subtract(amount: number, others: readonly number[], currency: string): number {
  const minor = (value: number) => fromDecimal(value, currency).minor
  return toDecimal({ minor: others.reduce((rest, one) => rest - minor(one), minor(amount)), currency })
}
