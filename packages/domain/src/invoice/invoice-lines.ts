import { addNets, type VatCategory } from './vat-breakdown.ts'

/** A charge or tax of a folio that an invoice is made of. */
export interface InvoicedCharge {
  readonly id: string
  readonly name: string
  readonly kind: 'charge' | 'tax'
  /** Gross, for the whole quantity; negative if it takes back another charge. */
  readonly amount: number
  readonly quantity: number
  /** In hundredths of a percent. */
  readonly vat: number
  /** The charge that this one corrects. */
  readonly corrects?: string | undefined
}

export interface InvoiceLine {
  readonly name: string
  /** Negative for what is taken back. */
  readonly quantity: number
  readonly vat: number
  readonly category: VatCategory
  readonly gross: number
  readonly net: number
}

/**
 * Merges charges of the same service, rate and price into one line. What was charged and taken back
 * entirely is left out.
 */
export function toInvoiceLines(charges: readonly InvoicedCharge[]): InvoiceLine[] {
  const names = new Map(charges.map(({ id, name }) => [id, name]))
  const lines = new Map<string, Omit<InvoiceLine, 'net'>>()
  for (const charge of charges) {
    const { vat, amount } = charge
    const category = getCategory(charge)
    const quantity = Math.sign(amount) * Math.abs(charge.quantity)
    const corrected = charge.corrects === undefined ? undefined : names.get(charge.corrects)
    const isWhole = corrected !== undefined && hasPrice(charges, charge)
    const name = isWhole ? corrected : charge.name
    const key = JSON.stringify([name, vat, category, amount / quantity])
    const before = lines.get(key) ?? { name, vat, category, quantity: 0, gross: 0 }
    lines.set(key, { ...before, quantity: before.quantity + quantity, gross: before.gross + amount })
  }
  return addNets([...lines.values()].filter(({ gross }) => gross !== 0))
}

/** Whether it takes back its charge at the same price, and not a part of the price. */
function hasPrice(charges: readonly InvoicedCharge[], { corrects, amount, quantity }: InvoicedCharge): boolean {
  const original = charges.find(({ id }) => id === corrects)
  return original !== undefined && Math.abs(original.amount / original.quantity) === Math.abs(amount / quantity)
}

function getCategory({ kind, vat }: InvoicedCharge): VatCategory {
  if (kind === 'tax') return 'E'
  return vat === 0 ? 'Z' : 'S'
}
