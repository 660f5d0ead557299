/**
 * A call being set up sends about thirty frames a second, a guest's page one every three seconds.
 */
const WINDOW_MS = 10_000
const MOST_IN_WINDOW = 100
const MOST = 1_000

/** Returns a function that tells whether one more frame is allowed on this connection. */
export function frameLimit(now: () => number = Date.now): () => boolean {
  let began = now()
  let inWindow = 0
  let all = 0
  return () => {
    if (now() - began > WINDOW_MS) {
      began = now()
      inWindow = 0
    }
    inWindow += 1
    all += 1
    return inWindow <= MOST_IN_WINDOW && all <= MOST
  }
}
