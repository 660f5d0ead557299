import { computePercentile } from '../compute-percentile.ts'

/** Median and 95th percentile, in whole ms. */
export function formatPercentiles(times: readonly number[]): { readonly median: string; readonly most: string } {
  const at = (part: number) => String(Math.round(computePercentile(times, part) ?? 0))
  return { median: at(0.5), most: at(0.95) }
}
