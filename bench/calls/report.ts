import { availableParallelism, loadavg } from 'node:os'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome } from '@foyer/tools/trials/trial.ts'
import { computeSpread, type Spread } from '../compute-spread.ts'
import type { SearchRate } from './measure-search-rate.ts'

/** Promised limits. */
const MAX_SEARCH_STATEMENTS = 8
const MAX_CALL_STATEMENTS = 10
const MIN_RATIO = 0.5
const MAX_GROWTH = 1.2

/** Durations of each call in ms, by name. */
export interface Measured {
  readonly ours: Record<string, number[]>
  readonly bare: Record<string, number[]>
}

interface Findings {
  readonly sizes: Readonly<Record<'small' | 'large', number>>
  readonly statements: Readonly<Record<string, readonly string[]>>
  readonly times: Readonly<Record<'small' | 'large', Measured>>
  readonly atOnce: SearchRate
}

interface Row {
  readonly name: string
  readonly statements: number
  readonly small: Spread
  readonly large: Spread
  readonly bare: Spread | undefined
}

export function buildOutcome({ sizes, statements, times, atOnce }: Findings): Outcome {
  const rows = Object.entries(times.large.ours).map(([name, ms]): Row => {
    const bare = times.large.bare[name]
    return {
      name,
      statements: statements[name]?.length ?? 0,
      small: computeSpread(times.small.ours[name] ?? []),
      large: computeSpread(ms),
      bare: bare && computeSpread(bare),
    }
  })
  const most = rows.toSorted((a, b) => b.statements - a.statements)[0]
  const slowest = rows.filter(({ bare }) => bare).toSorted((a, b) => (computeRatio(a) ?? 0) - (computeRatio(b) ?? 0))[0]
  const grown = rows.toSorted((a, b) => computeGrowth(b) - computeGrowth(a))[0]
  const search = rows.find(({ name }) => name === 'search')
  const share = atOnce.ours / atOnce.bare
  return {
    lines: [
      ...formatTable([
        [
          '',
          'statements',
          `ms, ${formatCount(sizes.small)}`,
          `ms, ${formatCount(sizes.large)}`,
          'growth',
          'bare',
          'of bare',
        ],
        ...rows.map((row) => [
          row.name,
          `${row.statements}`,
          formatMs(row.small),
          formatMs(row.large),
          computeGrowth(row).toFixed(2),
          row.bare ? formatMs(row.bare) : '',
          computeRatio(row)?.toFixed(2) ?? '',
        ]),
      ]),
      '',
      `Sixteen clients at once: ${atOnce.ours.toFixed(0)} searches a second, a bare handler ${atOnce.bare.toFixed(0)} (${share.toFixed(2)})`,
      'Statements as they are sent; ms are medians of one client; bare: Fastify and pg with the same reads and writes in a transaction of the hotel',
      ...describeLoad(),
      '',
    ],
    summary: `search ${search?.statements} statements and ${search && formatMs(search.large)} ms, most ${most?.statements} (${most?.name}), ${computeRatio(search)?.toFixed(2)} of a bare search and ${slowest && computeRatio(slowest)?.toFixed(2)} at worst (${slowest?.name}), growth ${grown && computeGrowth(grown).toFixed(2)} at worst (${grown?.name})`,
    violations: rows.flatMap(findViolations),
    results: { sizes, rows, atOnce, statements },
  }
}

/**
 * A call may wait for the CPU at every statement, so on a busy machine its time mostly reflects
 * their number.
 */
function describeLoad(): string[] {
  const [load = 0] = loadavg()
  const cores = availableParallelism()
  return load > cores * 2
    ? [`The machine had other work (load ${load.toFixed(0)} on ${cores} cores): times say little, statements stand.`]
    : []
}

function findViolations(row: Row): string[] {
  const { name, statements } = row
  const limit = name.startsWith('search') ? MAX_SEARCH_STATEMENTS : MAX_CALL_STATEMENTS
  const ratio = Math.max(computeRatio(row) ?? 1, computeRatio(row, 'lowest') ?? 1)
  const growth = Math.min(computeGrowth(row), computeGrowth(row, 'lowest'))
  return [
    ...(statements > limit ? [`${name} takes ${statements} statements; at most ${limit} are promised.`] : []),
    ...(ratio < MIN_RATIO
      ? [`${name} reaches ${ratio.toFixed(2)} of a bare handler, even at its best; ${MIN_RATIO} is promised.`]
      : []),
    ...(growth > MAX_GROWTH
      ? [`${name} takes ${growth.toFixed(2)} times as long in the larger book; ${MAX_GROWTH} is promised.`]
      : []),
  ]
}

type Statistic = 'median' | 'lowest'

function computeRatio(row: Row | undefined, of: Statistic = 'median'): number | undefined {
  return row?.bare && row.bare[of] / row.large[of]
}

function computeGrowth({ small, large }: Row, of: Statistic = 'median'): number {
  return large[of] / small[of]
}

const formatMs = ({ median }: Spread): string => median.toFixed(2)

const formatCount = (count: number): string => count.toLocaleString('en')
