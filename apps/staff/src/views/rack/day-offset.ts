/** Days from one day to another. */
export function toOffset(from: string, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(from)) / 86_400_000)
}
