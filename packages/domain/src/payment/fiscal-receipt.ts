import { getCurrencyDecimals, type Money } from '../basics/money.ts'
import type { PaymentType } from './payment-type.ts'

interface Receipt {
  /** What the payment is for: `Soggiorno FOY4001`. */
  readonly description: string
  readonly amount: Money
  readonly paidBy: ReceiptPayment
}

/** Types of the printer: 0 is cash, 2 an electronic payment. */
const receiptPayments = {
  card: { description: 'CARTA', type: 2 },
  cash: { description: 'CONTANTI', type: 0 },
  transfer: { description: 'BONIFICO', type: 2 },
} as const satisfies Partial<Record<PaymentType, { readonly description: string; readonly type: number }>>

export type ReceiptPayment = keyof typeof receiptPayments

/**
 * Builds a receipt for Italian fiscal printers. It has a single line for the amount paid, because
 * the rest of a partly paid bill does not match any other lines.
 */
export function formatFiscalReceipt({ description, amount, paidBy }: Receipt): string {
  const price = formatDecimal(amount)
  const { description: means, type } = receiptPayments[paidBy]
  const words = escapeText(description).slice(0, 38)
  return [
    '<printerFiscalReceipt>',
    '<beginFiscalReceipt operator="1"/>',
    `<printRecItem operator="1" description="${words}" quantity="1" unitPrice="${price}" department="1" justification="1"/>`,
    `<printRecTotal operator="1" description="${means}" payment="${price}" paymentType="${type}" index="1" justification="1"/>`,
    '<endFiscalReceipt operator="1"/>',
    '</printerFiscalReceipt>',
  ].join('')
}

function formatDecimal({ minor, currency }: Money): string {
  const decimals = getCurrencyDecimals(currency)
  const digits = String(minor).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  return decimals === 0 ? whole : `${whole},${digits.slice(-decimals)}`
}

function escapeText(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N} .,/-]/gu, ' ')
}
