import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome } from '@foyer/tools/trials/trial.ts'
import { computeSpread } from '../compute-spread.ts'
import type { JobRate } from './hotel-jobs.ts'

/** Promised: how much longer anything may take than with the smallest data set. */
const MAX_GROWTH = 1.2
/** The server counts whole milliseconds of a job, so a shorter difference says nothing. */
const JOB_RESOLUTION_MS = 2

/** Durations in ms with one data set, by name. */
export interface Times {
  readonly size: number
  readonly calls: Record<string, number[]>
  readonly jobs: Record<string, number[]>
}

interface Findings {
  readonly hotels: number
  readonly times: readonly Times[]
  /** Of each data set, in the same order. */
  readonly jobRates: readonly JobRate[]
}

interface Row {
  readonly name: string
  /** Of each data set. */
  readonly medians: readonly number[]
  /** Of each larger data set: how many times as long as the smallest takes. */
  readonly ratios: readonly number[]
}

export function buildOutcome({ hotels, times, jobRates }: Findings): Outcome {
  const [smallest] = times
  const calls = Object.keys(smallest?.calls ?? {}).map((name) =>
    buildRow(
      name,
      times.map((one) => one.calls[name]),
    ),
  )
  const jobs = Object.keys(smallest?.jobs ?? {}).map((name) =>
    buildRow(
      `job ${name}`,
      times.map((one) => one.jobs[name]),
      JOB_RESOLUTION_MS,
    ),
  )
  const rows = [...calls, ...jobs]
  const worst = rows.toSorted((a, b) => getGrowth(b) - getGrowth(a))[0]
  const formatSize = ({ size }: Times) => size.toLocaleString('en')
  const rates = jobRates.map(({ runs, seconds }) => (runs / seconds).toFixed(0))
  return {
    lines: [
      ...formatTable([
        ['', ...times.map((one) => `ms, ${formatSize(one)}`), ...times.slice(1).map((one) => `× ${formatSize(one)}`)],
        ...rows.map(({ name, medians, ratios }) => [
          name,
          ...medians.map((ms) => ms.toFixed(2)),
          ...ratios.map((ratio) => ratio.toFixed(2)),
        ]),
      ]),
      '',
      'Medians of one hotel; × is the lower of the ratios of the medians and of the shortest times',
      `Jobs that every one of ${hotels} hotels runs every 10 s: ${rates.join(', ')} runs a second, one server`,
      '',
    ],
    summary: `${times.map(formatSize).join(', ')} reservations over ${hotels} hotels, growth ${worst ? getGrowth(worst).toFixed(2) : '-'} at worst (${worst?.name})`,
    violations: rows
      .filter((row) => getGrowth(row) > MAX_GROWTH)
      .map((row) => `${row.name} takes ${getGrowth(row).toFixed(2)} times as long; ${MAX_GROWTH} is promised.`),
    results: { hotels, sizes: times.map(({ size }) => size), rows, jobRates },
  }
}

/** `resolution`: a difference of so many ms or less counts as none. */
function buildRow(name: string, measured: readonly (readonly number[] | undefined)[], resolution = 0): Row {
  const [smallest, ...larger] = measured.map((times) => computeSpread(times ?? []))
  if (!smallest) throw new Error('There is no data set.')
  const compare = (base: number, ms: number) => (Math.abs(ms - base) <= resolution ? 1 : ms / base)
  return {
    name,
    medians: [smallest, ...larger].map(({ median }) => median),
    ratios: larger.map(({ median, lowest }) =>
      Math.min(compare(smallest.median, median), compare(smallest.lowest, lowest)),
    ),
  }
}

const getGrowth = ({ ratios }: Row): number => Math.max(...ratios)
