import { ALPHABET, CLASSES, type Columns } from '../network/recogniser.ts'

/** The characters of a line, each with the probabilities of every class. */
export interface Fit {
  readonly places: readonly Float32Array[]
  /** Mean log probability of the chosen characters. */
  readonly score: number
  /** Columns from one character to the next. */
  readonly pitch: number
}

const UNLIKELY = 1e-4
const STIFFNESS = 14
/** Deviations up to this cost nothing: columns are coarse, and one end of a line may be closer. */
const SPACING_TOLERANCE = 0.2
const OMISSION_COST = 5
/**
 * Characters closer or further apart than this may be one, or have another between them, so they
 * count less.
 */
const MIN_SPACING = 0.68
const MAX_SPACING = 1.4
const UNEVEN_FACTOR = 0.3
/** Minimum uncertainty of every column. */
const UNCERTAINTY = 0.04

/** Columns that contain a character, one for each: the middles of runs. */
export function findPeaks({ count, chances }: Columns): number[] {
  const peaks: number[] = []
  let [before, start] = [0, 0]
  for (let column = 0; column <= count; column++) {
    const now = column < count ? findLikeliest(chances, column) : 0
    if (now === before) continue
    if (before !== 0) peaks.push((start + column - 1) / 2)
    ;[before, start] = [now, column]
  }
  return peaks
}

function findLikeliest(chances: Float32Array, column: number): number {
  let best = 0
  for (let one = 1; one < CLASSES; one++) {
    if ((chances[column * CLASSES + one] as number) > (chances[column * CLASSES + best] as number)) best = one
  }
  return best
}

export function getPitch(peaks: readonly number[]): number {
  const gaps = peaks.slice(1).map((peak, at) => peak - (peaks[at] as number))
  const sorted = gaps.sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 3.5
}

/**
 * The best way to place that many characters on the columns, by dynamic programming: what each may
 * be, how evenly they are spaced, and what is left out at both ends.
 */
export function fitLine(columns: Columns, kinds: readonly string[]): Fit | undefined {
  const { count, chances } = columns
  const peaks = findPeaks(columns)
  const length = kinds.length
  if (peaks.length < length * 0.55) return undefined
  const rough = getPitch(peaks)
  // If most characters were seen, the whole span gives the pitch more accurately than the gaps.
  const span = ((peaks.at(-1) as number) - (peaks[0] as number)) / (length - 1)
  const pitch = Math.abs(span / rough - 1) < 0.12 ? span : rough
  const [least, most] = [Math.max(1, Math.ceil(pitch * 0.55)), Math.max(2, Math.floor(pitch * 1.55))]
  if ((length - 1) * pitch > count * 1.15) return undefined
  const ink = sumInk(columns, pitch)
  const gaps = computeSpacingCosts(columns, pitch, [least, most])
  const wide = most - least + 1
  const { emitted, classes } = computeEmissions(chances, count, kinds)
  const twice = createRepeatCost(columns, { least, wide })
  let scores = new Float64Array(count)
  const from: Int16Array[] = []
  for (let column = 0; column < count; column++) {
    scores[column] = (emitted[0] as Float64Array)[column] as number
    scores[column] =
      (scores[column] as number) - OMISSION_COST * (ink[Math.max(0, Math.round(column - pitch / 2))] as number)
  }
  for (let place = 1; place < length; place++) {
    const next = new Float64Array(count).fill(Number.NEGATIVE_INFINITY)
    const origin = new Int16Array(count).fill(-1)
    const emission = emitted[place] as Float64Array
    const [here, before] = [classes[place] as Uint8Array, classes[place - 1] as Uint8Array]
    for (let column = place; column < count; column++) {
      for (let gap = least; gap <= most && gap <= column; gap++) {
        const one = here[column] as number
        const same = one === before[column - gap] ? twice(one, column, gap) : 0
        const apart = (gaps[column * wide + gap - least] as number) + same
        const score = (scores[column - gap] as number) + apart
        if (score > (next[column] as number)) {
          next[column] = score
          origin[column] = column - gap
        }
      }
      next[column] = (next[column] as number) + (emission[column] as number)
    }
    from.push(origin)
    scores = next
  }
  let [best, end] = [Number.NEGATIVE_INFINITY, -1]
  const total = ink[count] as number
  for (let column = 0; column < count; column++) {
    const after = Math.min(count, Math.round(column + pitch / 2))
    const score = (scores[column] as number) - OMISSION_COST * (total - (ink[after] as number))
    if (score > best) [best, end] = [score, column]
  }
  if (end < 0) return undefined
  const chosen = [end]
  for (let place = length - 2; place >= 0; place--)
    chosen.unshift((from[place] as Int16Array)[chosen[0] as number] as number)
  const places = chosen.map((column, at) => {
    const isEven = [column - (chosen[at - 1] ?? column - pitch), (chosen[at + 1] ?? column + pitch) - column].every(
      (gap) => gap > MIN_SPACING * pitch && gap < MAX_SPACING * pitch,
    )
    const own = chances.slice(column * CLASSES, (column + 1) * CLASSES)
    return isEven ? own : own.map((chance) => chance * UNEVEN_FACTOR)
  })
  return { places, score: best / length, pitch: (end - (chosen[0] as number)) / (length - 1) }
}

/** Expected number of characters before each column. */
function sumInk({ count, chances }: Columns, pitch: number): Float64Array {
  const sums = new Float64Array(count + 1)
  for (let column = 0; column < count; column++) {
    sums[column + 1] = (sums[column] as number) + (1 - (chances[column * CLASSES] as number)) / (pitch * 0.6)
  }
  return sums
}

/**
 * Cost of each distance to the previous character, for each column, from the smallest to the
 * largest distance.
 */
function computeSpacingCosts(
  { count, chances }: Columns,
  pitch: number,
  [least, most]: readonly [number, number],
): Float64Array {
  const costs = new Float64Array(count * (most - least + 1))
  let next = 0
  for (let column = 0; column < count; column++) {
    for (let gap = least; gap <= most; gap++, next++) {
      const off = Math.max(0, Math.abs(gap / pitch - 1) - SPACING_TOLERANCE)
      // Far enough apart for another character in between: was there one?
      let skipped = 0
      for (let at = Math.max(0, column - gap + 1); at < column; at++) {
        const away = Math.min(column - at, at - column + gap)
        if (away > 0.45 * pitch) skipped = Math.max(skipped, 1 - (chances[at * CLASSES] as number))
      }
      costs[next] = -STIFFNESS * off * off + (skipped === 0 ? 0 : 2 * Math.log(1 - skipped + UNCERTAINTY))
    }
  }
  return costs
}

/**
 * Cost of two equal neighbours: something else must be visible between them, or they are one
 * character. Most positions ask for the same columns, so the last answer is cached.
 */
function createRepeatCost(
  { count, chances }: Columns,
  { least, wide }: { readonly least: number; readonly wide: number },
) {
  const [costs, askedOf] = [new Float64Array(count * wide), new Uint8Array(count * wide)]
  return (one: number, column: number, gap: number): number => {
    const kept = column * wide + gap - least
    if (askedOf[kept] === one && one !== 0) return costs[kept] as number
    let parted = 0
    for (let at = column - gap + 1; at < column; at++) {
      parted = Math.max(parted, 1 - (chances[at * CLASSES + one] as number))
    }
    askedOf[kept] = one
    costs[kept] = 2 * Math.log(parted + UNCERTAINTY)
    return costs[kept] as number
  }
}

interface Emissions {
  /**
   * For each position and column, the log probability of the likeliest allowed character, and which
   * it is.
   */
  readonly emitted: readonly Float64Array[]
  readonly classes: readonly Uint8Array[]
}

function computeEmissions(chances: Float32Array, count: number, kinds: readonly string[]): Emissions {
  const known = new Map<string, { emission: Float64Array; classes: Uint8Array }>()
  const all = kinds.map((kind) => {
    const before = known.get(kind)
    if (before) return before
    const may = [...kind].map((char) => ALPHABET.indexOf(char) + 1)
    const emission = new Float64Array(count)
    const classes = new Uint8Array(count)
    for (let column = 0; column < count; column++) {
      let best = 0
      for (const one of may) {
        const chance = chances[column * CLASSES + one] as number
        if (chance > best) {
          best = chance
          classes[column] = one
        }
      }
      emission[column] = Math.log(Math.max(best, UNLIKELY))
    }
    const own = { emission, classes }
    known.set(kind, own)
    return own
  })
  return { emitted: all.map(({ emission }) => emission), classes: all.map(({ classes }) => classes) }
}
