import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome } from '@foyer/tools/trials/trial.ts'
import { computeSlope, type Point } from '../load/compute-slope.ts'

const BYTES_PER_MB = 1024 ** 2
/**
 * Of the memory that the server uses after a full collection, for each reservation. A whole reservation
 * with its bill takes several times as much.
 */
const MAX_GROWTH_BYTES = 1_024
/** With fewer, the page that is being read weighs more. */
const MIN_JUDGED = 20_000

/** One pass through the whole book. */
export interface Pass {
  readonly seconds: number
  /** Bytes that the server used after a full collection, by the number of reservations. */
  readonly used: readonly Point[]
  /** The most memory that the server occupied, with what V8 had not collected yet. */
  readonly peak: number
}

export interface Findings {
  readonly title: string
  readonly limit: { readonly calls: number; readonly seconds: number }
  readonly reading: Pass
  readonly comparing: Pass
  readonly differences: number
  /** Of the reading. */
  readonly calls: number
  /** Within the seconds of the limit. */
  readonly mostCalls: number
  readonly refused: number
  readonly bare: { readonly seconds: number; readonly calls: number }
}

const toMegabytes = (bytes: number) => `${Math.round(bytes / BYTES_PER_MB)} MB`

/** What no reader can do faster: the requests alone, or what the limit takes. */
const getFloor = ({ bare, calls, limit }: Findings) =>
  Math.max(bare.seconds, (calls / limit.calls) * limit.seconds - limit.seconds)

/** Of the later half: by then, everything that is loaded once has been loaded. */
const getGrowth = ({ used }: Pass) => computeSlope(used.slice(Math.floor(used.length / 2)))

export function buildOutcome(reservations: number, all: readonly Findings[]): Outcome {
  const rows = all.map((one) => [
    one.title,
    `${one.reading.seconds.toFixed(0)} s`,
    `${getFloor(one).toFixed(0)} s`,
    (one.reading.seconds / getFloor(one)).toFixed(1),
    String(one.calls),
    `${one.mostCalls} of ${one.limit.calls} in ${one.limit.seconds} s`,
    String(one.refused),
    `${one.comparing.seconds.toFixed(0)} s`,
  ])
  const describeMemory = ({ used, peak }: Pass) => {
    const [first, last] = [used[0], used.at(-1)].map((point) => (point ? toMegabytes(point.y) : '–'))
    return `${first} to ${last} in use, at most ${toMegabytes(peak)} occupied`
  }
  return {
    lines: [
      ...formatTable([['', 'read in', 'floor', 'ratio', 'calls', 'most calls', 'refused', 'compared in'], ...rows]),
      ...all.flatMap((one) => [
        `${one.title}: memory while reading ${describeMemory(one.reading)}; while comparing ${describeMemory(one.comparing)}`,
      ]),
      '',
    ],
    summary: `${reservations.toLocaleString('en')} reservations; ${all
      .map((one) => `${one.title} ${(one.reading.seconds / 60).toFixed(1)} min, ${one.refused} calls refused`)
      .join('; ')}`,
    violations: all.flatMap((one) => [
      ...(one.refused > 0 ? [`${one.title} refused ${one.refused} calls; none may be.`] : []),
      ...(one.differences > 0 ? [`${one.title}: ${one.differences} differences in equal books.`] : []),
      ...[one.reading, one.comparing].flatMap((pass) =>
        reservations >= MIN_JUDGED && !(getGrowth(pass) <= MAX_GROWTH_BYTES)
          ? [`${one.title}: the server grows ${getGrowth(pass).toFixed(0)} bytes a reservation.`]
          : [],
      ),
    ]),
    results: { reservations, systems: all },
  }
}
