/** Median and 95th percentile, in whole ms. */
export function formatPercentiles(times: readonly number[]): { readonly median: string; readonly most: string } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    String(Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0))
  return { median: at(0.5), most: at(0.95) }
}
