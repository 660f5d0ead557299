import {
  allocatePlanes,
  convolve,
  convolveDepthwise,
  loadConvolutionWeights,
  loadDepthwiseWeights,
  maxPool,
  type Planes,
  POINT_WINDOW,
  padForWindow,
  padPlanes,
  type Window,
} from './layers.ts'
import type { Strip } from './strip.ts'
import { Sums } from './sums.ts'

/** The classes of a column: 0 is none, then these in order. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'
export const CLASSES = ALPHABET.length + 1

/** CLASSES probabilities for every fourth column of a line. */
export interface Columns {
  readonly count: number
  readonly chances: Float32Array
}

export type Recogniser = (line: Strip) => Columns

interface Step {
  readonly outputs: number
  /** Number of weights per output. */
  readonly each: number
  readonly window: Window
  /** Depthwise if set; otherwise over all channels. */
  readonly isApart?: true
  readonly bends?: false
  /** Max pooling after this step. */
  readonly blocks?: Window
}

const createWindow = (tall: number, wide: number): Window => ({ tall, wide, down: 1, right: 1 })
const depthwiseStep = (tall: number, wide: number, outputs: number): Step => ({
  outputs,
  each: tall * wide,
  window: createWindow(tall, wide),
  isApart: true,
})
const pointwiseStep = (outputs: number, each: number): Step => ({ outputs, each, window: POINT_WINDOW })

/** Same architecture as in `tools/vision/network.py`. */
const steps: readonly Step[] = [
  { outputs: 16, each: 9, window: { tall: 3, wide: 3, down: 2, right: 2 } },
  depthwiseStep(3, 3, 16),
  { ...pointwiseStep(32, 16), blocks: { tall: 2, wide: 2, down: 2, right: 2 } },
  depthwiseStep(3, 3, 32),
  pointwiseStep(64, 32),
  depthwiseStep(3, 3, 64),
  { ...pointwiseStep(64, 64), blocks: { tall: 2, wide: 1, down: 2, right: 1 } },
  // Covers the whole remaining height.
  { outputs: 112, each: 256, window: createWindow(4, 1) },
  depthwiseStep(1, 7, 112),
  pointwiseStep(112, 112),
  depthwiseStep(1, 5, 112),
  pointwiseStep(112, 112),
  { ...pointwiseStep(CLASSES, 112), bends: false },
]

/** Loads the weights written by `tools/vision/weights.py`. */
export function createRecogniser(file: ArrayBuffer, sums = new Sums()): Recogniser {
  let at = 0
  const take = (bytes: number) => {
    at += bytes
    if (at > file.byteLength) throw new Error('The recogniser’s weights are cut short.')
    return at - bytes
  }
  const layers = steps.map((step) => {
    const { outputs, each } = step
    const small = new Int8Array(file, take(Math.ceil((outputs * each) / 4) * 4), outputs * each)
    const scales = new Float32Array(file, take(outputs * 4), outputs)
    const bias = new Float32Array(file, take(outputs * 4), outputs)
    return createLayer(sums, step, (inner, output) => (small[output * each + inner] ?? 0) * (scales[output] ?? 0), bias)
  })
  if (at !== file.byteLength) throw new Error('The recogniser’s weights are of another network.')
  return ({ width, height, light }) => {
    sums.clear()
    const line = allocatePlanes(sums, 1, height, width)
    sums.numbers.set(light, line.at / 4)
    let last = padPlanes(sums, line, { top: 1, left: 1, bottom: 1, right: 1 - (width % 2) })
    for (const layer of layers) last = layer(last)
    return { count: last.width, chances: toChances(last, sums.numbers) }
  }
}

type Weight = (inner: number, output: number) => number

function createLayer(sums: Sums, step: Step, weight: Weight, biases: Float32Array): (input: Planes) => Planes {
  const { outputs, each, window: own, isApart, bends = true, blocks } = step
  const { tall } = own
  const rows = isApart ? 1 : tall
  // The file has all rows of a channel together; `folded` reads all channels of a row.
  const placed: Weight = (inner, output) =>
    weight(own.wide > 1 || rows === 1 ? inner : (inner % (each / rows)) * rows + ((inner / (each / rows)) | 0), output)
  const fold = { ...own, inner: each, outputs, weight: placed, bias: (output: number) => biases[output] ?? 0 }
  const layer = (isApart ? loadDepthwiseWeights : loadConvolutionWeights)(sums, { ...fold, slope: bends ? 0 : 1 })
  if (isApart) return (input) => convolveDepthwise(sums, padForWindow(sums, input, own), layer)
  return (input) => {
    const output = convolve(sums, input, layer)
    return blocks ? maxPool(sums, output, blocks) : output
  }
}

function toChances({ at, channels, width }: Planes, numbers: Float32Array): Float32Array {
  const chances = new Float32Array(width * CLASSES)
  for (let column = 0; column < width; column++) {
    const from = at / 4 + column * channels
    let most = Number.NEGATIVE_INFINITY
    for (let one = 0; one < CLASSES; one++) most = Math.max(most, numbers[from + one] as number)
    let sum = 0
    for (let one = 0; one < CLASSES; one++) {
      const chance = Math.exp((numbers[from + one] as number) - most)
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
