import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome } from '@foyer/tools/trials/trial.ts'
import { computePercentile } from '../compute-percentile.ts'
import type { Use } from '../read-use.ts'
import { computeSlope, type Point } from './compute-slope.ts'
import type { LoadOptions } from './load-options.ts'
import type { Load } from './measure-load.ts'

interface Findings {
  readonly options: LoadOptions
  readonly ours: Load
  readonly bare: Load
  /** Bytes of all servers by the number of complete check-ins. */
  readonly memory: readonly Point[]
  /** Bytes in the heaps of all servers for each check-in, after a collection: what is not garbage. */
  readonly heapGrowth: number
  /** Of each check-in. */
  readonly use: Use
}

/** A lower part of the planned rate means that the servers cannot keep up. */
const MIN_HELD = 0.95
/** In MB for 1,000 check-ins. Compiled code and caches that fill up are a few; shorter runs show nothing else. */
const MAX_HEAP_GROWTH = 10
const parts = [0.5, 0.99, 0.999] as const
const BYTES_PER_MB = 1024 ** 2
/** Memory grows by the number of check-ins, so it is given for this many. */
const CHECK_INS = 1_000

export function buildOutcome({ options, ours, bare, memory, heapGrowth, use }: Findings): Outcome {
  const rate = ours.checkIns.length / ours.seconds
  const held = rate / options.rate
  // By then the servers have allocated what they keep.
  const growth = (computeSlope(memory.slice(memory.length / 2)) * CHECK_INS) / BYTES_PER_MB
  const heap = (heapGrowth * CHECK_INS) / BYTES_PER_MB
  const [p50, p99, p999] = formatPercentiles(Object.values(ours.calls).flat())
  const [, checkInP99] = formatPercentiles(ours.checkIns)
  const failed = countErrors(ours)
  return {
    lines: [
      ...formatTable([
        ['', 'p50 ms', 'p99', 'p99.9', 'bare p50', 'bare p99', 'of bare'],
        ['a whole check-in', ...formatPercentiles(ours.checkIns)],
        ...Object.entries(ours.calls).map(([name, times]) => [
          name,
          ...formatPercentiles(times),
          ...compareWithBare(times, bare.calls[name]),
        ]),
      ]),
      '',
      'A check-in counts from its planned start. Bare: Fastify and pg with the same reads and writes, at the same rate',
      formatUse(use),
      ...Object.entries(ours.errors).map(([reason, count]) => `${reason}: ${count} times`),
      '',
    ],
    summary: `${rate.toFixed(1)} check-ins/s of ${options.rate} planned for ${options.minutes} min on ${options.servers} server(s), a call p50 ${p50}, p99 ${p99}, p99.9 ${p999} ms, a check-in p99 ${checkInP99} ms, ${failed} errors, memory ${growth.toFixed(1)} MB and heap ${heap.toFixed(1)} MB per ${CHECK_INS} check-ins`,
    violations: [
      ...(held >= MIN_HELD ? [] : [`${(100 * held).toFixed(0)} % of the planned rate was reached.`]),
      ...(failed > 0 ? [`${failed} check-ins failed.`] : []),
      ...(heap > MAX_HEAP_GROWTH && ours.checkIns.length >= CHECK_INS
        ? [`The heap grew by ${heap.toFixed(1)} MB per ${CHECK_INS} check-ins.`]
        : []),
      ...(countErrors(bare) > 0 ? [`${countErrors(bare)} bare check-ins failed.`] : []),
    ],
    results: { options, rate, growth, heap, use, ours: summarize(ours), bare: summarize(bare) },
  }
}

const BYTES_PER_KB = 1_000

const formatUse = ({ serverMs, databaseMs, databaseBytes, logBytes }: Use): string =>
  `A check-in takes ${serverMs.toFixed(0)} ms of a processor in the server and ${databaseMs.toFixed(0)} ms in the database, ` +
  `${(databaseBytes / BYTES_PER_KB).toFixed(0)} kB of the database and ${(logBytes / BYTES_PER_KB).toFixed(0)} kB of its log`

const percentiles = (times: readonly number[]) => parts.map((part) => computePercentile(times, part) ?? Number.NaN)

const formatPercentiles = (times: readonly number[]) => percentiles(times).map((ms) => ms.toFixed(1))

/** Its median and 99th percentile, and the share of its speed that we reach. */
function compareWithBare(ours: readonly number[], bare: readonly number[] | undefined): string[] {
  if (!bare) return []
  const ratio = (computePercentile(bare, 0.5) ?? Number.NaN) / (computePercentile(ours, 0.5) ?? Number.NaN)
  return [...formatPercentiles(bare).slice(0, 2), ratio.toFixed(2)]
}

export const countErrors = ({ errors }: Load) => Object.values(errors).reduce((sum, count) => sum + count, 0)

const summarize = ({ calls, checkIns, errors, seconds }: Load) => ({
  seconds,
  errors,
  checkIns: percentiles(checkIns),
  calls: Object.fromEntries(Object.entries(calls).map(([name, times]) => [name, percentiles(times)])),
})
