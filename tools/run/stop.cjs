'use strict'

const pollIntervalMs = 250
const numbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }

/**
 * Calls `stop` with the signal at every request to end: Ctrl-C, a signal, or the end of our parent
 * process. The last one covers a signal to npm when the shell in between dies without passing it
 * on.
 */
function onStop(stop) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop('SIGTERM')
  }, pollIntervalMs)
  watch.unref()
  const hear = (signal) => stop(signal)
  Object.keys(numbers).forEach((signal) => {
    process.on(signal, hear)
  })
  return function forget() {
    clearInterval(watch)
    Object.keys(numbers).forEach((signal) => {
      process.removeListener(signal, hear)
    })
  }
}

/** The shell's convention. */
const exitCodeOf = (signal) => 128 + (numbers[signal] || numbers.SIGTERM)

module.exports = { exitCodeOf, onStop }
