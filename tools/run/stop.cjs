'use strict'

const lookEveryMs = 250
const numbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }

/**
 * Calls `stop` with the signal at every wish to end: Ctrl-C, a signal, or the disappearance of whoever started us. The
 * last is how a signal to npm arrives where the shell in between dies of it and passes nothing on.
 */
function onStop(stop) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop('SIGTERM')
  }, lookEveryMs)
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

/** As a shell counts it. */
const exitCodeOf = (signal) => 128 + (numbers[signal] || numbers.SIGTERM)

module.exports = { exitCodeOf, onStop }
