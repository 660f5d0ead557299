import { convolve, loadConvolutionWeights, type Planes, POINT_WINDOW, padForWindow } from '../network/layers.ts'
import { Sums } from '../network/sums.ts'
import { type Colours, type Place, samplePlace } from '../picture/colours.ts'
import { addPlanes, averagePool, createSeparable, loadColours, loadConvolution, type Step } from './blocks.ts'
import type { Tensors } from './tensors.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** 68 points of a face, in the order of the iBUG set: jaw, brows, nose, eyes, mouth. */
export type Landmarks = readonly Point[]

export type FindLandmarks = (picture: Colours, box: Place) => Landmarks

const SIDE = 112
const MEAN_COLOUR = [122.782, 117.001, 104.298]

/** The tiny landmark network of face-api, for the points of a face in its box. */
export function createLandmarkFinder(tensors: Tensors, sums = new Sums()): FindLandmarks {
  const first = loadConvolution(sums, tensors, 'dense0/conv0', { slope: 0, down: 2, right: 2 })
  const blocks = [
    createBlock(sums, tensors, 'dense0', (input) => convolve(sums, padForWindow(sums, input, first), first)),
    ...['dense1', 'dense2'].map((name) =>
      createBlock(sums, tensors, name, createSeparable(sums, tensors, `${name}/conv0`, { slope: 0, step: 2 })),
    ),
  ]
  const { values } = tensors('fc/weights')
  const bias = tensors('fc/bias').values
  const last = loadConvolutionWeights(sums, {
    ...POINT_WINDOW,
    inner: 128,
    outputs: 136,
    weight: (inner, output) => values[inner * 136 + output] ?? 0,
    bias: (output) => bias[output] ?? 0,
    slope: 1,
  })
  return (picture, box) => {
    sums.clear()
    const inside = clampToPicture(box, picture)
    const longer = Math.max(inside.width, inside.height)
    // The box is centred in a black square, as in training.
    const square = {
      x: inside.x - (longer - inside.width) / 2,
      y: inside.y - (longer - inside.height) / 2,
      width: longer,
      height: longer,
    }
    const values = samplePlace(cropBox(picture, inside), shiftPlace(square, inside), SIDE, SIDE)
    let seen = loadColours(sums, values, SIDE, MEAN_COLOUR)
    for (const step of blocks) seen = step(seen)
    const points = convolve(sums, averagePool(sums, seen), last)
    const at = points.at / 4
    return Array.from({ length: 68 }, (_, index) => ({
      x: square.x + (sums.numbers[at + index * 2] ?? 0) * longer,
      y: square.y + (sums.numbers[at + index * 2 + 1] ?? 0) * longer,
    }))
  }
}

/** A dense block: each of three steps is added to those before. */
function createBlock(sums: Sums, tensors: Tensors, name: string, first: Step): Step {
  const second = createSeparable(sums, tensors, `${name}/conv1`, { slope: 1 })
  const third = createSeparable(sums, tensors, `${name}/conv2`, { slope: 1 })
  return (input): Planes => {
    const one = first(input)
    const two = second(one)
    const three = third(addPlanes(sums, [one, two], { bends: true }))
    return addPlanes(sums, [one, two, three], { bends: true })
  }
}

function clampToPicture({ x, y, width, height }: Place, picture: Colours): Place {
  const [left, top] = [Math.floor(Math.max(0, x)), Math.floor(Math.max(0, y))]
  const right = Math.max(left + 1, Math.min(picture.width, Math.floor(x + width)))
  const bottom = Math.max(top + 1, Math.min(picture.height, Math.floor(y + height)))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function shiftPlace(place: Place, { x, y }: Place): Place {
  return { ...place, x: place.x - x, y: place.y - y }
}

/** Copies a part of a picture. */
function cropBox({ width, channels, pixels }: Colours, box: Place): Colours {
  const own = new Uint8Array(box.width * box.height * channels)
  for (let row = 0; row < box.height; row++) {
    const from = ((box.y + row) * width + box.x) * channels
    own.set(pixels.subarray(from, from + box.width * channels), row * box.width * channels)
  }
  return { width: box.width, height: box.height, channels, pixels: own }
}
