const INTERVAL_MS = 1_000

/**
 * Reports something that happens thousands of times during an attack at most once a second, with
 * how often it has happened since the last report.
 */
export function createSeldomLog<Detail>(
  write: (detail: Detail & { readonly times: number }) => void,
  now: () => number = () => performance.now(),
): (detail: Detail) => void {
  let times = 0
  let writtenAt = Number.NEGATIVE_INFINITY
  return (detail) => {
    times += 1
    if (now() - writtenAt < INTERVAL_MS) return
    write({ ...detail, times })
    writtenAt = now()
    times = 0
  }
}
