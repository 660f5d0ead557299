/** By an extra's id. What is not named is none. */
export type Quantities = Readonly<Record<string, number>>

interface Caps {
  readonly max?: number | undefined
  /** How many there are left for this booking. */
  readonly left?: number | undefined
}

/** Where nobody says how many: more than anybody carries to a room. */
const MOST = 99

/** The smaller of those that are said; where it is asked by yes or no, one at most. */
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

/** Exactly those whose number is another than before. */
export function changedQuantities(before: Quantities, after: Quantities): Changed[] {
  return Object.keys({ ...before, ...after })
    .filter((id) => quantityOf(before, id) !== quantityOf(after, id))
    .map((id) => ({ id, quantity: quantityOf(after, id) }))
}
