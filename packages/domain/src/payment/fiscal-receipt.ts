import { getCurrencyDecimals, type Money } from '../basics/money.ts'

interface Receipt {
  /** What the payment is for: `Soggiorno FOY4001`. */
  readonly description: string
  readonly amount: Money
}

/** Electronic payment: a card. */
const CARD_PAYMENT = 2

/**
 * Builds a receipt for Italian fiscal printers. It has a single line for the amount paid, because
 * the rest of a partly paid bill does not match any other lines.
 */
export function formatFiscalReceipt({ description, amount }: Receipt): string {
  const price = formatDecimal(amount)
  const words = escapeText(description).slice(0, 38)
  return [
    '<printerFiscalReceipt>',
    '<beginFiscalReceipt operator="1"/>',
    `<printRecItem operator="1" description="${words}" quantity="1" unitPrice="${price}" department="1" justification="1"/>`,
    `<printRecTotal operator="1" description="CARTA" payment="${price}" paymentType="${CARD_PAYMENT}" index="1" justification="1"/>`,
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
