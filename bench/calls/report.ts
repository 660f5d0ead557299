import { availableParallelism, loadavg } from 'node:os'
import { table } from '@foyer/tools/trials/table.ts'
import type { Outcome } from '@foyer/tools/trials/trial.ts'
import { type Spread, spread } from '../spread.ts'
import type { AtOnce } from './sixteen-clients.ts'

/** Promised limits. */
const SEARCH_AT_MOST = 6
const CALL_AT_MOST = 10
const RATIO_AT_LEAST = 0.5
const GROWTH_AT_MOST = 1.2

/**
 * Scans the stays of 120 days, which the smaller data set does not fill: it grows with the days,
 * not with the total.
 */
const notHeldToGrowth = ['findStays']

/** Durations of each call in ms, by name. */
export interface Measured {
  readonly ours: Record<string, number[]>
  readonly bare: Record<string, number[]>
}

interface Found {
  readonly sizes: Readonly<Record<'small' | 'large', number>>
  readonly statements: Readonly<Record<string, readonly string[]>>
  readonly times: Readonly<Record<'small' | 'large', Measured>>
  readonly atOnce: AtOnce
}

interface Row {
  readonly name: string
  readonly statements: number
  readonly small: Spread
  readonly large: Spread
  readonly bare: Spread | undefined
}

export function report({ sizes, statements, times, atOnce }: Found): Outcome {
  const rows = Object.entries(times.large.ours).map(([name, ms]): Row => {
    const bare = times.large.bare[name]
    return {
      name,
      statements: statements[name]?.length ?? 0,
      small: spread(times.small.ours[name] ?? []),
      large: spread(ms),
      bare: bare && spread(bare),
    }
  })
  const most = rows.toSorted((a, b) => b.statements - a.statements)[0]
  const slowest = rows.filter(({ bare }) => bare).toSorted((a, b) => (ratioOf(a) ?? 0) - (ratioOf(b) ?? 0))[0]
  const grown = rows
    .filter(({ name }) => !notHeldToGrowth.includes(name))
    .toSorted((a, b) => growthOf(b) - growthOf(a))[0]
  const search = rows.find(({ name }) => name === 'search')
  const share = atOnce.ours / atOnce.bare
  return {
    lines: [
      ...table([
        ['', 'statements', `ms, ${inWords(sizes.small)}`, `ms, ${inWords(sizes.large)}`, 'growth', 'bare', 'of bare'],
        ...rows.map((row) => [
          row.name,
          `${row.statements}`,
          inMs(row.small),
          inMs(row.large),
          growthOf(row).toFixed(2),
          row.bare ? inMs(row.bare) : '',
          ratioOf(row)?.toFixed(2) ?? '',
        ]),
      ]),
      '',
      `Sixteen clients at once: ${atOnce.ours.toFixed(0)} searches a second, a bare handler ${atOnce.bare.toFixed(0)} (${share.toFixed(2)})`,
      'Statements as they are sent; ms are medians of one client; bare: Fastify and pg with the same reads and writes in a transaction of the hotel',
      ...busy(),
      '',
    ],
    figures: `search ${search?.statements} statements and ${search && inMs(search.large)} ms, most ${most?.statements} (${most?.name}), ${ratioOf(search)?.toFixed(2)} of a bare search and ${slowest && ratioOf(slowest)?.toFixed(2)} at worst (${slowest?.name}), growth ${grown && growthOf(grown).toFixed(2)} at worst (${grown?.name})`,
    broken: rows.flatMap(brokenBy),
    results: { sizes, rows, atOnce, statements },
  }
}

/**
 * A call may wait for the CPU at every statement, so on a busy machine its time mostly reflects
 * their number.
 */
function busy(): string[] {
  const [load = 0] = loadavg()
  const cores = availableParallelism()
  return load > cores * 2
    ? [`The machine had other work (load ${load.toFixed(0)} on ${cores} cores): times say little, statements stand.`]
    : []
}

function brokenBy(row: Row): string[] {
  const { name, statements } = row
  const limit = name.startsWith('search') ? SEARCH_AT_MOST : CALL_AT_MOST
  const ratio = Math.max(ratioOf(row) ?? 1, ratioOf(row, 'lowest') ?? 1)
  const growth = notHeldToGrowth.includes(name) ? 1 : Math.min(growthOf(row), growthOf(row, 'lowest'))
  return [
    ...(statements > limit ? [`${name} takes ${statements} statements; at most ${limit} are promised.`] : []),
    ...(ratio < RATIO_AT_LEAST
      ? [`${name} reaches ${ratio.toFixed(2)} of a bare handler, even at its best; ${RATIO_AT_LEAST} is promised.`]
      : []),
    ...(growth > GROWTH_AT_MOST
      ? [`${name} takes ${growth.toFixed(2)} times as long in the larger book; ${GROWTH_AT_MOST} is promised.`]
      : []),
  ]
}

type Of = 'median' | 'lowest'

function ratioOf(row: Row | undefined, of: Of = 'median'): number | undefined {
  return row?.bare && row.bare[of] / row.large[of]
}

function growthOf({ small, large }: Row, of: Of = 'median'): number {
  return large[of] / small[of]
}

const inMs = ({ median }: Spread): string => median.toFixed(2)

const inWords = (count: number): string => count.toLocaleString('en')
