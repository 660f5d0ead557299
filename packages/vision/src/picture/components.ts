import { type Bits, findRuns } from './bits.ts'

/** Connected ink, as the ellipse with the same moments. */
export interface Component {
  readonly area: number
  readonly x: number
  readonly y: number
  /** Angle of the long axis, from −π/2 to π/2, clockwise from the horizontal. */
  readonly angle: number
  /** Extent of the pixels along the axis. */
  readonly length: number
  /** Mean extent across the axis. */
  readonly thickness: number
}

export function findComponents(bits: Bits, leastArea: number): Component[] {
  const runs = findRuns(bits)
  const firsts = findFirstRuns(runs)
  const areas = new Map<number, number>()
  for (let run = 0; run < firsts.length; run++) {
    const first = firsts[run] as number
    areas.set(first, (areas.get(first) ?? 0) + (runs[3 * run + 2] as number) - (runs[3 * run + 1] as number))
  }
  const members = new Map<number, number[]>()
  for (const [first, area] of areas) if (area >= leastArea) members.set(first, [])
  for (let run = 0; run < firsts.length; run++) members.get(firsts[run] as number)?.push(3 * run)
  return Array.from(members.values(), (own) => measureComponent(runs, own))
}

/**
 * The first run connected to each run: runs of adjacent rows are connected if they touch, also at
 * corners.
 */
function findFirstRuns(runs: Int32Array): Int32Array {
  const firsts = Int32Array.from({ length: runs.length / 3 }, (_, run) => run)
  const firstOf = (run: number): number => {
    let first = run
    while (firsts[first] !== first) {
      firsts[first] = firsts[firsts[first] as number] as number
      first = firsts[first] as number
    }
    return first
  }
  let above = 0
  for (let run = 0; run < firsts.length; run++) {
    const [row, start, end] = [runs[3 * run] as number, runs[3 * run + 1] as number, runs[3 * run + 2] as number]
    while ((runs[3 * above] as number) < row - 1 || isBefore(runs, above, row - 1, start)) above++
    for (let other = above; runs[3 * other] === row - 1 && (runs[3 * other + 1] as number) <= end; other++) {
      const [a, b] = [firstOf(run), firstOf(other)]
      firsts[Math.max(a, b)] = Math.min(a, b)
    }
  }
  for (let run = 0; run < firsts.length; run++) firsts[run] = firstOf(run)
  return firsts
}

function isBefore(runs: Int32Array, run: number, row: number, start: number): boolean {
  return runs[3 * run] === row && (runs[3 * run + 2] as number) < start
}

/** The sums of 0 + 1 + … + (end − 1) and of their squares. */
const sumUpTo = (end: number) => ((end - 1) * end) / 2
const sumSquaresUpTo = (end: number) => ((end - 1) * end * (2 * end - 1)) / 6

function measureComponent(runs: Int32Array, own: readonly number[]): Component {
  let [area, sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0, 0]
  for (const at of own) {
    const [y, start, end] = [runs[at] as number, runs[at + 1] as number, runs[at + 2] as number]
    const [count, along] = [end - start, sumUpTo(end) - sumUpTo(start)]
    area += count
    sumX += along
    sumY += y * count
    sumXX += sumSquaresUpTo(end) - sumSquaresUpTo(start)
    sumYY += y * y * count
    sumXY += y * along
  }
  const [x, y] = [sumX / area, sumY / area]
  const angle = 0.5 * Math.atan2(2 * (sumXY / area - x * y), sumXX / area - x * x - (sumYY / area - y * y))
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [least, most] = [0, 0]
  for (const at of own) {
    const across = ((runs[at] as number) - y) * sin
    const [first, last] = [
      ((runs[at + 1] as number) - x) * cos + across,
      ((runs[at + 2] as number) - 1 - x) * cos + across,
    ]
    least = Math.min(least, first, last)
    most = Math.max(most, first, last)
  }
  const [length, middle] = [most - least + 1, (most + least) / 2]
  return { area, x: x + middle * cos + 0.5, y: y + middle * sin + 0.5, angle, length, thickness: area / length }
}
