/**
 * A bitmap of ink and paper, 32 pixels per word: the lowest bit is leftmost. Bits past the end of a
 * row are 0.
 */
export interface Bits {
  readonly width: number
  readonly height: number
  /** Words per row. */
  readonly across: number
  readonly words: Int32Array
}

export function createBits(width: number, height: number, isInk: (at: number) => boolean): Bits {
  const across = (width + 31) >> 5
  const words = new Int32Array(across * height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (isInk(at)) {
        const word = y * across + (x >> 5)
        words[word] = (words[word] as number) | (1 << (x & 31))
      }
    }
  }
  return { width, height, across, words }
}

/** Morphological closing: ink joins across gaps smaller than this odd side of at most 63. */
export function closeGaps(bits: Bits, side: number): Bits {
  return invert(dilate(invert(dilate(bits, side)), side))
}

/** Dilates the ink by a square around each pixel. */
function dilate({ words: from, ...size }: Bits, side: number): Bits {
  const words = Int32Array.from(from)
  const { width, height, across } = size
  const reach = side >> 1
  const steps = getDoublingSteps(reach)
  for (let row = 0; row < words.length; row += across) dilateRow(words, row, across, steps)
  const rest = width & 31
  if (rest > 0) {
    for (let at = across - 1; at < words.length; at += across) words[at] = (words[at] as number) & ((1 << rest) - 1)
  }
  const before = Int32Array.from(words)
  for (const step of steps) {
    for (let at = 0; at < (height - step) * across; at++)
      words[at] = (words[at] as number) | (words[at + step * across] as number)
    for (let at = words.length - 1; at >= step * across; at--)
      before[at] = (before[at] as number) | (before[at - step * across] as number)
  }
  for (let at = 0; at < words.length; at++) words[at] = (words[at] as number) | (before[at] as number)
  return { ...size, words }
}

/** Each step doubles the distance covered, up to `reach`. */
function getDoublingSteps(reach: number): number[] {
  const steps: number[] = []
  for (let far = 0; far < reach; ) {
    const step = Math.min(far + 1, reach - far)
    steps.push(step)
    far += step
  }
  return steps
}

function dilateRow(words: Int32Array, row: number, across: number, steps: readonly number[]): void {
  const left = words.slice(row, row + across)
  const right = words.subarray(row, row + across)
  for (const step of steps) {
    for (let at = 0; at < across; at++) {
      const here = left[at] as number
      left[at] = here | (here >>> step) | ((left[at + 1] ?? 0) << (32 - step))
    }
    for (let at = across - 1; at >= 0; at--) {
      const here = right[at] as number
      right[at] = here | (here << step) | ((right[at - 1] ?? 0) >>> (32 - step))
    }
  }
  for (let at = 0; at < across; at++) right[at] = (right[at] as number) | (left[at] as number)
}

function invert({ words: from, ...size }: Bits): Bits {
  const words = from.map((word) => ~word)
  const rest = size.width & 31
  if (rest > 0) {
    for (let at = size.across - 1; at < words.length; at += size.across)
      words[at] = (words[at] as number) & ((1 << rest) - 1)
  }
  return { ...size, words }
}

/** Runs of ink: for each its row, its first pixel and the one after its last. */
export function findRuns({ width, height, across, words }: Bits): Int32Array {
  let runs = new Int32Array(3 * 1024)
  let count = 0
  for (let y = 0; y < height; y++) {
    let start = -1
    for (let at = 0; at < across; at++) {
      const word = words[y * across + at] as number
      // Nothing begins or ends inside a word that is all ink or all paper.
      let edges = word ^ ((word << 1) | (start >= 0 ? 1 : 0))
      while (edges !== 0) {
        const bit = 31 - Math.clz32(edges & -edges)
        edges &= edges - 1
        const x = at * 32 + bit
        if (start < 0) start = x
        else {
          if (count + 3 > runs.length) runs = growBuffer(runs)
          runs.set([y, start, x], count)
          count += 3
          start = -1
        }
      }
    }
    if (start >= 0) {
      if (count + 3 > runs.length) runs = growBuffer(runs)
      runs.set([y, start, width], count)
      count += 3
    }
  }
  return runs.subarray(0, count)
}

function growBuffer(values: Int32Array): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * values.length)
  more.set(values)
  return more
}
