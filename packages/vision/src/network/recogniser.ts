import type { Strip } from '../lines/cut-line.ts'
import { across, apart, first, type Planes, pooled, stacked, type Weights } from './layers.ts'

/** The classes of a column: 0 is none, then these in their order. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'
export const CLASSES = ALPHABET.length + 1

/** What stands in each fourth column of a line: CLASSES probabilities for each. */
export interface Columns {
  readonly count: number
  readonly chances: Float32Array
}

export type Recogniser = (line: Strip) => Columns

interface Layer {
  readonly outputs: number
  /** Weights of each output. */
  readonly each: number
  readonly run: (input: Planes, own: Weights) => Planes
}

const window = (tall: number, wide: number, channels: number): Layer => ({
  outputs: channels,
  each: tall * wide,
  run: (input, own) => apart(input, own, tall, wide),
})

/** As `tools/vision/network.py` has it. */
const layers: readonly Layer[] = [
  { outputs: 16, each: 9, run: first },
  window(3, 3, 16),
  { outputs: 32, each: 16, run: (input, own) => pooled(across(input, own), 2, 2) },
  window(3, 3, 32),
  { outputs: 64, each: 32, run: (input, own) => across(input, own) },
  window(3, 3, 64),
  { outputs: 64, each: 64, run: (input, own) => pooled(across(input, own), 2, 1) },
  { outputs: 112, each: 256, run: (input, own) => across(stacked(input), own) },
  window(1, 7, 112),
  { outputs: 112, each: 112, run: (input, own) => across(input, own) },
  window(1, 5, 112),
  { outputs: 112, each: 112, run: (input, own) => across(input, own) },
  { outputs: CLASSES, each: 112, run: (input, own) => across(input, own, false) },
]

/** From the bytes that `tools/vision/weights.py` has written. */
export function openRecogniser(file: ArrayBuffer): Recogniser {
  let at = 0
  const take = (bytes: number) => {
    at += bytes
    if (at > file.byteLength) throw new Error('The recogniser’s weights are cut short.')
    return at - bytes
  }
  const filled = layers.map(({ outputs, each, run }) => {
    const size = outputs * each
    const small = new Int8Array(file, take(Math.ceil(size / 4) * 4), size)
    const scales = new Float32Array(file, take(outputs * 4), outputs)
    const bias = Float64Array.from(new Float32Array(file, take(outputs * 4), outputs))
    const weights = Float64Array.from(small, (weight, index) => weight * (scales[(index / each) | 0] as number))
    return (input: Planes) => run(input, { weights, bias })
  })
  if (at !== file.byteLength) throw new Error('The recogniser’s weights are of another network.')
  return ({ width, height, light }) => {
    let planes: Planes = { channels: 1, height, width, values: Float64Array.from(light) }
    for (const layer of filled) planes = layer(planes)
    return { count: planes.width, chances: chancesOf(planes) }
  }
}

function chancesOf({ values, width }: Planes): Float32Array {
  const chances = new Float32Array(width * CLASSES)
  for (let column = 0; column < width; column++) {
    let most = Number.NEGATIVE_INFINITY
    for (let one = 0; one < CLASSES; one++) most = Math.max(most, values[column * CLASSES + one] as number)
    let sum = 0
    for (let one = 0; one < CLASSES; one++) {
      const chance = Math.exp((values[column * CLASSES + one] as number) - most)
      chances[column * CLASSES + one] = chance
      sum += chance
    }
    for (let one = 0; one < CLASSES; one++) {
      const place = column * CLASSES + one
      chances[place] = (chances[place] as number) / sum
    }
  }
  return chances
}
