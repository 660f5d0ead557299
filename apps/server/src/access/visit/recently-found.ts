/** Visits end, and hotels change what a device may do, so it is asked again soon. */
const LIFETIME_MS = 10_000
/** More than a hotel's guests who upload at the same time. */
const MAX_VISITS = 1_000

export interface RecentlyFound {
  has(visit: string): boolean
  add(visit: string): void
}

/**
 * Visits that had found a reservation moments ago. It only decides whether a large body is received:
 * many of them from one visit cost one query. What the body asks for is checked again.
 */
export function createRecentlyFound(now: () => Date): RecentlyFound {
  /** In the order in which they expire. */
  const expiry = new Map<string, number>()
  return {
    has(visit) {
      return (expiry.get(visit) ?? 0) > now().getTime()
    },
    add(visit) {
      expiry.delete(visit)
      expiry.set(visit, now().getTime() + LIFETIME_MS)
      const [oldest] = expiry.keys()
      if (expiry.size > MAX_VISITS && oldest !== undefined) expiry.delete(oldest)
    },
  }
}
