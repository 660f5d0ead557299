import {
  allocatePlanes,
  convolve,
  convolveDepthwise,
  type Layer,
  loadConvolutionWeights,
  loadDepthwiseWeights,
  type Planes,
  POINT_WINDOW,
  padForWindow,
  WINDOW_3X3,
  type Window,
} from '../network/layers.ts'
import type { Sums } from '../network/sums.ts'
import type { Tensors } from './tensors.ts'

export interface Activation {
  /** Slope for negative numbers: 0 clips them (ReLU), 1 keeps them. */
  readonly slope: number
}

/**
 * A convolution over all channels, in TensorFlow.js order: rows, columns, channels in, channels
 * out.
 */
export function loadConvolution(
  sums: Sums,
  tensors: Tensors,
  name: string,
  { slope, ...step }: Activation & Pick<Window, 'down' | 'right'>,
): Layer {
  const { shape, values } = tensors(`${name}/filters`)
  const bias = tensors(`${name}/bias`).values
  const [tall = 1, wide = 1, inputs = 1, outputs = 1] = shape
  return loadConvolutionWeights(sums, {
    tall,
    wide,
    ...step,
    inner: tall * wide * inputs,
    outputs,
    weight: (inner, output) => values[inner * outputs + output] ?? 0,
    bias: (output) => bias[output] ?? 0,
    slope,
  })
}

export type Step = (input: Planes) => Planes

/** A depthwise separable convolution: each channel alone, then all channels of each pixel. */
export function createSeparable(
  sums: Sums,
  tensors: Tensors,
  name: string,
  { slope, step = 1 }: Activation & { step?: number },
): Step {
  const alone = tensors(`${name}/depthwise_filter`)
  const together = tensors(`${name}/pointwise_filter`)
  const bias = tensors(`${name}/bias`).values
  const [, , channels = 1] = alone.shape
  const [, , inner = 1, outputs = 1] = together.shape
  const window = { ...WINDOW_3X3, down: step, right: step }
  const first = loadDepthwiseWeights(sums, {
    ...window,
    inner: 9,
    outputs: channels,
    weight: (place, channel) => alone.values[place * channels + channel] ?? 0,
    bias: () => 0,
    slope: 1,
  })
  const second = loadConvolutionWeights(sums, {
    ...POINT_WINDOW,
    inner,
    outputs,
    weight: (at, output) => together.values[at * outputs + output] ?? 0,
    bias: (output) => bias[output] ?? 0,
    slope,
  })
  return (input) => convolve(sums, convolveDepthwise(sums, padForWindow(sums, input, window), first), second)
}

/** Colours normalised for a network: minus the mean colour, and scaled down. */
export function loadColours(sums: Sums, values: Float32Array, side: number, usual: readonly number[]): Planes {
  const input = allocatePlanes(sums, 3, side, side)
  const { numbers } = sums
  const start = input.at / 4
  for (let at = 0; at < values.length; at++) {
    numbers[start + at] = ((values[at] as number) - (usual[at % 3] as number)) / 255
  }
  return input
}

/** Element-wise sum of pictures of the same size; clips negative numbers if `bends`. */
export function addPlanes(sums: Sums, all: readonly Planes[], { bends }: { bends: boolean }): Planes {
  const [first] = all
  if (!first) throw new Error('Nothing to add.')
  const output = allocatePlanes(sums, first.channels, first.height, first.width)
  const { numbers } = sums
  const count = first.channels * first.height * first.width
  const to = output.at / 4
  const starts = all.map(({ at }) => at / 4)
  for (let at = 0; at < count; at++) {
    let sum = 0
    for (let one = 0; one < starts.length; one++) sum += numbers[(starts[one] as number) + at] as number
    numbers[to + at] = bends && sum < 0 ? 0 : sum
  }
  return output
}

/** The mean of each channel. */
export function averagePool(sums: Sums, { at, channels, height, width }: Planes): Planes {
  const output = allocatePlanes(sums, channels, 1, 1)
  const { numbers } = sums
  const [from, to] = [at / 4, output.at / 4]
  numbers.fill(0, to, to + channels)
  for (let pixel = 0; pixel < height * width; pixel++) {
    for (let channel = 0; channel < channels; channel++) {
      numbers[to + channel] =
        (numbers[to + channel] as number) + (numbers[from + pixel * channels + channel] as number) / (height * width)
    }
  }
  return output
}
