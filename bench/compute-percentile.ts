/**
 * The smallest value that this part of all values does not exceed (nearest rank); undefined if
 * there are none.
 */
export function computePercentile(values: readonly number[], part: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)]
}
