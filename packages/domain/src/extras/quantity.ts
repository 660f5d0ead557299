/** Quantities by extra id; a missing id means none. */
export type Quantities = Readonly<Record<string, number>>

interface QuantityLimits {
  readonly max?: number | undefined
  /** How many are left for this booking. */
  readonly left?: number | undefined
}

/** The limit if none is configured; more than any guest needs. */
const MAX_QUANTITY = 99

/** Returns the smaller of the given limits; at most one for a yes/no choice. */
export function getMaxQuantity({ max, left }: QuantityLimits, control: 'quantity' | 'select'): number {
  const said = [max, left].filter((one) => one !== undefined)
  const most = Math.max(0, Math.min(MAX_QUANTITY, ...said))
  return control === 'select' ? Math.min(1, most) : most
}

export const getQuantity = (quantities: Quantities, id: string): number => quantities[id] ?? 0

interface QuantityChange {
  readonly id: string
  readonly quantity: number
}

/** Returns exactly those whose quantity has changed. */
export function diffQuantities(before: Quantities, after: Quantities): QuantityChange[] {
  return Object.keys({ ...before, ...after })
    .filter((id) => getQuantity(before, id) !== getQuantity(after, id))
    .map((id) => ({ id, quantity: getQuantity(after, id) }))
}
