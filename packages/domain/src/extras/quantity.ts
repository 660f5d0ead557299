/** Quantities by extra id; a missing id means none. */
export type Quantities = Readonly<Record<string, number>>

interface Caps {
  readonly max?: number | undefined
  /** How many are left for this booking. */
  readonly left?: number | undefined
}

/** The limit if none is configured; more than any guest needs. */
const MOST = 99

/** Returns the smaller of the given limits; at most one for a yes/no choice. */
export function capOf({ max, left }: Caps, control: 'quantity' | 'select'): number {
  const said = [max, left].filter((one) => one !== undefined)
  const most = Math.max(0, Math.min(MOST, ...said))
  return control === 'select' ? Math.min(1, most) : most
}

export const quantityOf = (quantities: Quantities, id: string): number => quantities[id] ?? 0

interface Changed {
  readonly id: string
  readonly quantity: number
}

/** Returns exactly those whose quantity has changed. */
export function changedQuantities(before: Quantities, after: Quantities): Changed[] {
  return Object.keys({ ...before, ...after })
    .filter((id) => quantityOf(before, id) !== quantityOf(after, id))
    .map((id) => ({ id, quantity: quantityOf(after, id) }))
}
