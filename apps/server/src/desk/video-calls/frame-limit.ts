/**
 * A call being set up sends about thirty frames a second, a guest's page one every three seconds.
 */
const WINDOW_MS = 10_000
const MAX_IN_WINDOW = 100
const MAX_FRAMES = 1_000

/** Returns a function that tells whether one more frame is allowed on this connection. */
export function createFrameLimit(now: () => number = Date.now): () => boolean {
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
    return inWindow <= MAX_IN_WINDOW && all <= MAX_FRAMES
  }
}
