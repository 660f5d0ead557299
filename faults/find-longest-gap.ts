/** The longest time between two of these times, which are in order; 0 if there are fewer. */
export function findLongestGap(times: readonly number[]): number {
  return Math.max(0, ...times.slice(1).map((time, index) => time - (times[index] ?? time)))
}
