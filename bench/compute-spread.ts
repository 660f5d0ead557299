export interface Spread {
  readonly median: number
  readonly lowest: number
  readonly highest: number
}

/** The median of an odd number of measurements, and their range. */
export function computeSpread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number): number => {
    const value = sorted[index]
    if (value === undefined) throw new Error('Nothing was measured.')
    return value
  }
  return { median: at(Math.floor(sorted.length / 2)), lowest: at(0), highest: at(sorted.length - 1) }
}
