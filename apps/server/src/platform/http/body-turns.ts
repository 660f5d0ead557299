import { DEFAULT_MAX_BYTES } from '@foyer/contract/wire/call.ts'
import { createFairQueue } from './fair-queue.ts'

/** Bytes of small bodies that are read in one turn of the event loop: a few milliseconds. */
const MAX_BYTES_PER_TURN = 4 * DEFAULT_MAX_BYTES

/** More than the server accepts connections, so none is refused. */
const MAX_LARGE = Number.POSITIVE_INFINITY

interface Step {
  readonly bytes: number
  /** Who sent it: callers with large bodies have their turns one after the other. */
  readonly caller: string
  readonly work: () => void
}

export interface BodyTurns {
  /** Runs the work now if this turn of the event loop has room for it, otherwise in a later one. */
  run(step: Step): void
}

/**
 * Bodies that arrive together are read in turns, with other pending work between: one large body in
 * each, of another caller than the last one if several have sent some, and small ones, which never
 * wait for the large ones.
 */
export function createBodyTurns(): BodyTurns {
  const small: Step[] = []
  const large = createFairQueue<Step>(MAX_LARGE)
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
    large.take()?.work()
    if (used > 0 || large.size > 0) schedule()
  }

  return {
    run(step) {
      const { bytes, caller, work } = step
      schedule()
      if (bytes > DEFAULT_MAX_BYTES) large.add(caller, step)
      else if (small.length > 0 || used + bytes > MAX_BYTES_PER_TURN) small.push(step)
      else {
        used += bytes
        work()
      }
    },
  }
}
