/**
 * Concurrent calls with the same key share one run that starts after they came, so that each sees
 * what was true before its call.
 */
export function createSharedRuns(): (key: string, work: () => Promise<void>) => Promise<void> {
  const runs = new Map<string, { readonly running: Promise<void>; next?: Promise<void> }>()

  function start(key: string, work: () => Promise<void>): Promise<void> {
    const running = work()
    const run = { running }
    runs.set(key, run)
    const end = () => {
      if (runs.get(key) === run) runs.delete(key)
    }
    running.then(end, end)
    return running
  }

  return (key, work) => {
    const run = runs.get(key)
    if (!run) return start(key, work)
    const startNext = () => start(key, work)
    run.next ??= run.running.then(startNext, startNext)
    return run.next
  }
}
