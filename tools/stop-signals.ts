const lookEveryMs = 250

/**
 * Calls `stop` at the first wish to end: Ctrl-C, a signal, or the disappearance of whoever started us. The last is how a
 * signal to npm arrives where the shell in between dies of it and passes nothing on. Ctrl-C reaches us twice: by the
 * terminal and by npm.
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
  }, lookEveryMs)
  watch.unref()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once)
}
