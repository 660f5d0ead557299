import { readFileSync } from 'node:fs'
import type { CDPSession } from '@playwright/test'

/** Clock ticks per second of Linux, which are the unit of /proc. */
const TICKS_PER_SECOND = 100

/**
 * Milliseconds that a process has computed so far, which other load on the machine does not change.
 * `withEnded`: and its children that have ended.
 */
export function readCpuMs(pid: number, { withEnded = false } = {}): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const ticks = fields.slice(11, withEnded ? 15 : 13).map(Number)
  return (ticks.reduce((sum, one) => sum + one, 0) * 1_000) / TICKS_PER_SECOND
}

/** Milliseconds that the page's main thread has computed since its navigation. */
export async function readPageMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
}
