const pollIntervalMs = 250

/**
 * Calls `stop` at the first request to end: Ctrl-C, a signal, or the end of our parent process. The
 * last one covers a signal to npm when the shell in between dies without passing it on. Ctrl-C
 * reaches us twice: from the terminal and from npm.
 */
export function onStopSignal(stop: () => void): void {
  const parent = process.ppid
  let stopping = false
  const once = () => {
    if (stopping) return
    stopping = true
    clearInterval(watch)
    stop()
  }
  const watch = setInterval(() => {
    if (process.ppid !== parent) once()
  }, pollIntervalMs)
  watch.unref()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once)
}
