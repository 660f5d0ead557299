import { DEFAULT_MAX_BYTES } from '@foyer/contract/wire/call.ts'

/** Bytes of small bodies that are read in one turn of the event loop: a few milliseconds. */
const MAX_BYTES_PER_TURN = 4 * DEFAULT_MAX_BYTES

interface Step {
  readonly bytes: number
  readonly work: () => void
}

export interface BodyTurns {
  /** Runs the work now if this turn of the event loop has room for it, otherwise in a later one. */
  run(bytes: number, work: () => void): void
}

/**
 * Bodies that arrive together are read in turns, with other pending work between: one large body in
 * each, and small ones, which never wait for the large ones.
 */
export function createBodyTurns(): BodyTurns {
  const small: Step[] = []
  const large: Step[] = []
  let used = 0
  let isScheduled = false

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(turn)
  }

  function turn(): void {
    isScheduled = false
    used = 0
    for (let next = small[0]; next && used + next.bytes <= MAX_BYTES_PER_TURN; next = small[0]) {
      used += next.bytes
      small.shift()
      next.work()
    }
    large.shift()?.work()
    if (used > 0 || large.length > 0) schedule()
  }

  return {
    run(bytes, work) {
      schedule()
      if (bytes > DEFAULT_MAX_BYTES) large.push({ bytes, work })
      else if (small.length > 0 || used + bytes > MAX_BYTES_PER_TURN) small.push({ bytes, work })
      else {
        used += bytes
        work()
      }
    },
  }
}
