import { ALPHABET, CLASSES, type Columns } from '../network/recogniser.ts'

/** The characters of a line, each as the chances of every class. */
export interface Fit {
  readonly places: readonly Float32Array[]
  /** The mean of the logarithms of what was chosen. */
  readonly score: number
  /** Columns from one character to the next. */
  readonly pitch: number
}

const UNLIKELY = 1e-4
const STIFFNESS = 14
const LEFT_OUT = 2.5

/** Columns where a character stands, one for each: the middles of runs. */
export function peaksOf({ count, chances }: Columns): number[] {
  const peaks: number[] = []
  let [before, start] = [0, 0]
  for (let column = 0; column <= count; column++) {
    const now = column < count ? likeliest(chances, column) : 0
    if (now === before) continue
    if (before !== 0) peaks.push((start + column - 1) / 2)
    ;[before, start] = [now, column]
  }
  return peaks
}

function likeliest(chances: Float32Array, column: number): number {
  let best = 0
  for (let one = 1; one < CLASSES; one++) {
    if ((chances[column * CLASSES + one] as number) > (chances[column * CLASSES + best] as number)) best = one
  }
  return best
}

export function pitchOf(peaks: readonly number[]): number {
  const gaps = peaks.slice(1).map((peak, at) => peak - (peaks[at] as number))
  const sorted = gaps.sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 3.5
}

/**
 * The best way to lay that many characters over the columns: what they may be, how evenly they lie, and what is left out at
 * both ends. By dynamic programming over places and columns.
 */
export function fitLine(columns: Columns, kinds: readonly string[]): Fit | undefined {
  const { count, chances } = columns
  const peaks = peaksOf(columns)
  const length = kinds.length
  if (peaks.length < length * 0.55) return undefined
  const rough = pitchOf(peaks)
  // Where most characters were seen the whole span tells the pitch better than the gaps.
  const span = ((peaks.at(-1) as number) - (peaks[0] as number)) / (length - 1)
  const pitch = Math.abs(span / rough - 1) < 0.12 ? span : rough
  const [least, most] = [Math.max(1, Math.ceil(pitch * 0.55)), Math.max(2, Math.floor(pitch * 1.55))]
  if ((length - 1) * pitch > count * 1.15) return undefined
  const ink = inkUpTo(columns, pitch)
  const emitted = emissions(chances, count, kinds)
  let scores = new Float64Array(count)
  const from: Int16Array[] = []
  for (let column = 0; column < count; column++) {
    scores[column] = (emitted[0] as Float64Array)[column] as number
    scores[column] = (scores[column] as number) - LEFT_OUT * (ink[Math.max(0, Math.round(column - pitch / 2))] as number)
  }
  for (let place = 1; place < length; place++) {
    const next = new Float64Array(count).fill(Number.NEGATIVE_INFINITY)
    const origin = new Int16Array(count).fill(-1)
    const emission = emitted[place] as Float64Array
    for (let column = place; column < count; column++) {
      for (let gap = least; gap <= most && gap <= column; gap++) {
        const off = gap / pitch - 1
        const score = (scores[column - gap] as number) - STIFFNESS * off * off
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
    const score = (scores[column] as number) - LEFT_OUT * (total - (ink[after] as number))
    if (score > best) [best, end] = [score, column]
  }
  if (end < 0) return undefined
  const chosen = [end]
  for (let place = length - 2; place >= 0; place--) chosen.unshift((from[place] as Int16Array)[chosen[0] as number] as number)
  const places = chosen.map((column) => chances.slice(column * CLASSES, (column + 1) * CLASSES))
  return { places, score: best / length, pitch: (end - (chosen[0] as number)) / (length - 1) }
}

/** How many characters stand before each column. */
function inkUpTo({ count, chances }: Columns, pitch: number): Float64Array {
  const sums = new Float64Array(count + 1)
  for (let column = 0; column < count; column++) {
    sums[column + 1] = (sums[column] as number) + (1 - (chances[column * CLASSES] as number)) / (pitch * 0.6)
  }
  return sums
}

function emissions(chances: Float32Array, count: number, kinds: readonly string[]): Float64Array[] {
  const known = new Map<string, Float64Array>()
  return kinds.map((kind) => {
    const before = known.get(kind)
    if (before) return before
    const classes = [...kind].map((char) => ALPHABET.indexOf(char) + 1)
    const emission = new Float64Array(count)
    for (let column = 0; column < count; column++) {
      let best = UNLIKELY
      for (const one of classes) best = Math.max(best, chances[column * CLASSES + one] as number)
      emission[column] = Math.log(best)
    }
    known.set(kind, emission)
    return emission
  })
}
