import {
  allocatePlanes,
  convolve,
  type Layer,
  loadConvolutionWeights,
  maxPool,
  type Planes,
  POINT_WINDOW,
  padForWindow,
  WINDOW_3X3,
} from '../network/layers.ts'
import { Sums } from '../network/sums.ts'
import { type Colours, samplePlace } from '../picture/colours.ts'
import { alignFace } from './align.ts'
import { addPlanes, averagePool, loadColours, type Step } from './blocks.ts'
import type { Landmarks } from './landmarks.ts'
import type { Tensors } from './tensors.ts'

/** 128 numbers that are close to those of another picture of the same face. */
export type Descriptor = Float32Array

export type Describe = (picture: Colours, landmarks: Landmarks) => Descriptor

const SIDE = 150
const MEAN_COLOUR = [122.782, 117.001, 104.298]
const LENGTH = 128
const WINDOW_2X2 = { tall: 2, wide: 2, down: 2, right: 2 }

const names = [
  ['conv32_1', 'conv32_2', 'conv32_3'],
  ['conv64_1', 'conv64_2', 'conv64_3'],
  ['conv128_1', 'conv128_2'],
  ['conv256_1', 'conv256_2'],
] as const

/** The recognition network of face-api, which is dlib's. */
export function createDescriber(tensors: Tensors, sums = new Sums()): Describe {
  const keep = (name: string, slope: number, step = 1) => loadScaledConvolution(sums, tensors, name, slope, step)
  const whole = (name: string): Step => {
    const [first, second] = [keep(`${name}/conv1`, 0), keep(`${name}/conv2`, 1)]
    return (input) => {
      const one = convolve(sums, padForWindow(sums, input, WINDOW_3X3), first)
      const two = convolve(sums, padForWindow(sums, one, WINDOW_3X3), second)
      return addPlanes(sums, [two, input], { bends: true })
    }
  }
  const halved = (name: string): Step => {
    const [first, second] = [keep(`${name}/conv1`, 0, 2), keep(`${name}/conv2`, 1)]
    return (input) => {
      const one = convolve(sums, input, first)
      return addShortcut(sums, input, convolve(sums, padForWindow(sums, one, WINDOW_3X3), second))
    }
  }
  const first = keep('conv32_down', 0, 2)
  const steps = [
    ...names[0].map(whole),
    ...(['conv64_down', ...names[1]] as const).map(stepOf),
    ...(['conv128_down', ...names[2]] as const).map(stepOf),
    ...(['conv256_down', ...names[3], 'conv256_down_out'] as const).map(stepOf),
  ]
  function stepOf(name: string): Step {
    return name.includes('down') ? halved(name) : whole(name)
  }
  const { values } = tensors('fc')
  const last = loadConvolutionWeights(sums, {
    ...POINT_WINDOW,
    inner: 256,
    outputs: LENGTH,
    weight: (inner, output) => values[inner * LENGTH + output] ?? 0,
    bias: () => 0,
    slope: 1,
  })
  return (picture, landmarks) => {
    sums.clear()
    let seen = convolve(
      sums,
      loadColours(sums, samplePlace(picture, alignFace(landmarks), SIDE, SIDE), SIDE, MEAN_COLOUR),
      first,
    )
    seen = maxPool(sums, seen, { tall: 3, wide: 3, down: 2, right: 2 })
    for (const step of steps) seen = step(seen)
    const { at } = convolve(sums, averagePool(sums, seen), last)
    return sums.numbers.slice(at / 4, at / 4 + LENGTH)
  }
}

/** A convolution with a scale and shift per output, both of which are folded into the weights. */
function loadScaledConvolution(sums: Sums, tensors: Tensors, name: string, slope: number, step: number): Layer {
  const { shape, values } = tensors(`${name}/conv/filters`)
  const [bias, scales, shifts] = ['conv/bias', 'scale/weights', 'scale/biases'].map(
    (one) => tensors(`${name}/${one}`).values,
  )
  const [tall = 1, wide = 1, inputs = 1, outputs = 1] = shape
  const scale = (output: number) => scales?.[output] ?? 0
  return loadConvolutionWeights(sums, {
    tall,
    wide,
    down: step,
    right: step,
    inner: tall * wide * inputs,
    outputs,
    weight: (inner, output) => (values[inner * outputs + output] ?? 0) * scale(output),
    bias: (output) => (bias?.[output] ?? 0) * scale(output) + (shifts?.[output] ?? 0),
    slope,
  })
}

/**
 * Adds the result to the average-pooled input; channels and edges that only one of them has count
 * as 0.
 */
function addShortcut(sums: Sums, input: Planes, worked: Planes): Planes {
  const [height, width] = [input.height, input.width].map((side) => Math.floor(side / WINDOW_2X2.down)) as [
    number,
    number,
  ]
  const output = allocatePlanes(sums, worked.channels, height, width)
  const { numbers } = sums
  const [from, own, to] = [input.at / 4, worked.at / 4, output.at / 4]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const corner = from + (y * 2 * input.width + x * 2) * input.channels
      const hasOwn = y < worked.height && x < worked.width
      for (let channel = 0; channel < worked.channels; channel++) {
        let sum = hasOwn ? (numbers[own + (y * worked.width + x) * worked.channels + channel] as number) : 0
        if (channel < input.channels) {
          const one = corner + channel
          const below = one + input.width * input.channels
          sum +=
            ((numbers[one] as number) +
              (numbers[one + input.channels] as number) +
              (numbers[below] as number) +
              (numbers[below + input.channels] as number)) /
            4
        }
        numbers[to + (y * width + x) * worked.channels + channel] = sum < 0 ? 0 : sum
      }
    }
  }
  return output
}
