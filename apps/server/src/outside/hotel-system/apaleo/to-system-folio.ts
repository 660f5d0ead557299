import { fromDecimal, toDecimal } from '@foyer/domain/basics/money.ts'
import { readReceipt } from '../receipts.ts'
import type { ApaleoFolio } from './apaleo-answers.ts'

interface Line {
  readonly kind: 'charge' | 'tax' | 'payment'
  readonly names: Readonly<Record<string, string>>
  readonly amount: number
  readonly line?: string | undefined
}

const taxes: readonly (string | undefined)[] = ['CityTax', 'SecondCityTax']
const toNames = (name: string | undefined, otherwise: string) => ({ en: name || otherwise })

/** The guest's own folio as lines; what is to be charged for coming nights is owed as well. */
export function toSystemFolio(folio: ApaleoFolio): Line[] {
  const { charges, transitoryCharges, pendingCharges, allowances, payments, refunds } = folio
  const allowed = (chargeId: string) => allowances.filter(({ sourceChargeId }) => sourceChargeId === chargeId)
  const refunded = (paymentId: string) => refunds.filter(({ sourcePaymentId }) => sourcePaymentId === paymentId)
  return [
    ...[...charges, ...transitoryCharges, ...pendingCharges].map(({ id, name, serviceType, receipt, amount }) => ({
      kind: taxes.includes(serviceType) ? ('tax' as const) : ('charge' as const),
      names: toNames(name, 'Charge'),
      amount: subtract(
        amount.grossAmount,
        allowed(id).map((one) => one.amount.grossAmount),
        amount.currency,
      ),
      line: readReceipt(receipt)?.line,
    })),
    ...allowances
      .filter(({ sourceChargeId }) => sourceChargeId === undefined)
      .map(({ reason, amount }) => ({
        kind: 'charge' as const,
        names: toNames(reason, 'Allowance'),
        amount: 0 - amount.grossAmount,
      })),
    ...payments.map(({ id, method, receipt, amount }) => ({
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

function subtract(amount: number, others: readonly number[], currency: string): number {
  const minor = (value: number) => fromDecimal(value, currency).minor
  return toDecimal({ minor: others.reduce((rest, one) => rest - minor(one), minor(amount)), currency })
}
