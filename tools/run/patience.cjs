'use strict'

/** Silence after which a warning is printed. */
const warnMs = 15000
/**
 * Silence after which we give up. A slow connection is not silent, because a large package grows on
 * disk; nor is a slow machine, because it uses CPU time.
 */
const giveUpMs = 90000

/**
 * Evaluates the activity so far, a number that changes whenever anything arrives: `wait`, `warn`
 * once per silence, or `give up`.
 */
function patience(begin) {
  let last
  let quietSince = begin
  let warned = false
  return function judge(come, now) {
    if (come !== last) {
      last = come
      quietSince = now
      warned = false
    }
    if (now - quietSince >= giveUpMs) return 'give up'
    if (warned || now - quietSince < warnMs) return 'wait'
    warned = true
    return 'warn'
  }
}

module.exports = { giveUpMs, patience, warnMs }
