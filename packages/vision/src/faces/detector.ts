import { convolve, maxPool, padForWindow } from '../network/layers.ts'
import { Sums } from '../network/sums.ts'
import { type Colours, fitIntoSquare, type Place } from '../picture/colours.ts'
import { createSeparable, loadColours, loadConvolution } from './blocks.ts'
import type { Tensors } from './tensors.ts'

/** A detected face and its score from 0 to 1. */
export interface DetectedFace {
  readonly box: Place
  readonly score: number
}

export type Detector = (picture: Colours, side: number) => readonly DetectedFace[]

const MEAN_COLOUR = [117.001, 114.697, 97.404]
/** Anchor boxes that the network was trained with, in cells. */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const
const MIN_SCORE = 0.5
/** Boxes that overlap more than this are the same face. */
const MAX_OVERLAP = 0.4
const LEAKY_SLOPE = 0.1

/**
 * The tiny detector of face-api; a face should be at least an eighth of the picture's longer side.
 */
export function createDetector(tensors: Tensors, sums = new Sums()): Detector {
  const first = loadConvolution(sums, tensors, 'conv0', { slope: LEAKY_SLOPE, down: 1, right: 1 })
  const steps = ['conv1', 'conv2', 'conv3', 'conv4', 'conv5'].map((name) =>
    createSeparable(sums, tensors, name, { slope: LEAKY_SLOPE }),
  )
  const last = loadConvolution(sums, tensors, 'conv8', { slope: 1, down: 1, right: 1 })
  return (picture, side) => {
    sums.clear()
    const longer = Math.max(picture.width, picture.height)
    let seen = convolve(
      sums,
      padForWindow(sums, loadColours(sums, fitIntoSquare(picture, side), side, MEAN_COLOUR), first),
      first,
    )
    seen = maxPool(sums, seen, { tall: 2, wide: 2, down: 2, right: 2 })
    for (const [index, step] of steps.entries()) {
      const by = index === steps.length - 1 ? 1 : 2
      seen = step(seen)
      seen = maxPool(sums, padForWindow(sums, seen, { tall: 2, wide: 2, down: by, right: by }), {
        tall: 2,
        wide: 2,
        down: by,
        right: by,
      })
    }
    const cells = convolve(sums, seen, last)
    const start = cells.at / 4
    const found: DetectedFace[] = []
    for (let cell = 0; cell < cells.height * cells.width; cell++) {
      for (const [shape, [wide, tall]] of ANCHORS.entries()) {
        const at = start + cell * cells.channels + shape * 5
        const [x, y, w, h, sure] = sums.numbers.subarray(at, at + 5) as unknown as [
          number,
          number,
          number,
          number,
          number,
        ]
        const score = sigmoid(sure)
        if (score <= MIN_SCORE) continue
        const scale = longer / cells.width
        const [width, height] = [Math.exp(w) * wide * scale, Math.exp(h) * tall * scale]
        const [middleX, middleY] = [
          ((cell % cells.width) + sigmoid(x)) * scale,
          (((cell / cells.width) | 0) + sigmoid(y)) * scale,
        ]
        found.push({ box: { x: middleX - width / 2, y: middleY - height / 2, width, height }, score })
      }
    }
    return suppressOverlaps(found)
  }
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x))
}

/** Keeps the best of overlapping boxes (non-maximum suppression). */
function suppressOverlaps(found: readonly DetectedFace[]): DetectedFace[] {
  const kept: DetectedFace[] = []
  for (const one of [...found].sort((a, b) => b.score - a.score)) {
    if (kept.every(({ box }) => getOverlap(box, one.box) <= MAX_OVERLAP)) kept.push(one)
  }
  return kept
}

function getOverlap(a: Place, b: Place): number {
  const width = Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x))
  const height = Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
  const both = width * height
  return both / (a.width * a.height + b.width * b.height - both)
}
