import type { Outcome } from '@foyer/tools/trials/trial.ts'
import { computeSlope, type Point } from '../load/compute-slope.ts'

/** Promised, in 1,000 check-ins. */
const MAX_GROWTH_MB = 10
const CHECK_INS = 1_000
const BYTES_PER_MB = 1024 ** 2

interface Findings {
  readonly count: number
  /** Bytes of the heap by the number of check-ins. */
  readonly memory: readonly Point[]
  readonly wasReloaded: boolean
}

export function buildOutcome({ count, memory, wasReloaded }: Findings): Outcome {
  // By then everything that is loaded once has been loaded.
  const later = memory.slice(Math.floor(memory.length / 4))
  const growth = (computeSlope(later) * CHECK_INS) / BYTES_PER_MB
  const last = (memory.at(-1)?.y ?? Number.NaN) / BYTES_PER_MB
  return {
    lines: memory.map(({ x, y }) => `${x} check-ins: ${(y / BYTES_PER_MB).toFixed(1)} MB`),
    summary: `${count} check-ins in one tab, heap ${last.toFixed(1)} MB at the end, grows ${growth.toFixed(1)} MB per ${CHECK_INS} check-ins`,
    violations: [
      ...(growth < MAX_GROWTH_MB ? [] : [`The heap grows ${growth.toFixed(1)} MB; ${MAX_GROWTH_MB} are promised.`]),
      ...(wasReloaded ? ['The page was reloaded, so nothing was shown.'] : []),
    ],
    results: { count, growth, memory },
  }
}
