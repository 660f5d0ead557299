'use strict'

/** From here on a person hears that nothing comes. */
const warnMs = 15000
/** Then we give up. A slow line is not quiet: what arrives of a large package is seen to grow. Nor is a slow machine, which is busy. */
const giveUpMs = 90000

/**
 * Judges at each look what has come so far, as a number that changes whenever anything comes: `wait`, `warn` once in a
 * quiet spell, or `give up`.
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
