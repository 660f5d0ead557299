const DAY_MS = 86_400_000

/** Nights between two `YYYY-MM-DD` dates; negative if the second is earlier. */
export function countNights(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
