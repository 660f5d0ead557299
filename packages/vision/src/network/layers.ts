import type { Sums, Weights } from './sums.ts'

/** A picture with many channels: all channels of a pixel are adjacent, pixels row by row. */
export interface Planes {
  readonly channels: number
  readonly height: number
  readonly width: number
  /** Address of its first number. */
  readonly at: number
}

/** Size and stride of a window that moves over a picture. */
export interface Window {
  readonly tall: number
  readonly wide: number
  readonly down: number
  readonly right: number
}

export interface Layer extends Window, Weights {
  readonly outputs: number
}

export const POINT_WINDOW: Window = { tall: 1, wide: 1, down: 1, right: 1 }
export const WINDOW_3X3: Window = { tall: 3, wide: 3, down: 1, right: 1 }

/** Four pixels are computed at a time, so this many more may be accessed past the last one. */
const TRAILING_PIXELS = 8

export function allocatePlanes(sums: Sums, channels: number, height: number, width: number): Planes {
  return { channels, height, width, at: sums.allocate(channels * (height * width + TRAILING_PIXELS)) }
}

export interface Edge {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** Adds a border of zeros. */
export function padPlanes(sums: Sums, input: Planes, { top, left, bottom, right }: Edge): Planes {
  if (top + left + bottom + right === 0) return input
  const { channels, height, width } = input
  const wide = width + left + right
  const output = allocatePlanes(sums, channels, height + top + bottom, wide)
  const { numbers } = sums
  const start = output.at / 4
  numbers.fill(0, start, start + channels * output.height * wide)
  for (let y = 0; y < height; y++) {
    const from = input.at / 4 + y * width * channels
    numbers.copyWithin(start + ((y + top) * wide + left) * channels, from, from + width * channels)
  }
  return output
}

/** Pads so that the window reaches every pixel; an odd remainder goes to the end. */
export function padForWindow(sums: Sums, input: Planes, { tall, wide, down, right }: Window): Planes {
  const [rows, columns] = [getMissingPixels(input.height, tall, down), getMissingPixels(input.width, wide, right)]
  return padPlanes(sums, input, {
    top: rows >> 1,
    left: columns >> 1,
    bottom: (rows + 1) >> 1,
    right: (columns + 1) >> 1,
  })
}

function getMissingPixels(side: number, window: number, step: number): number {
  return Math.max(0, (Math.ceil(side / step) - 1) * step + window - side)
}

/** A convolution: every output from all channels in the window. */
export function convolve(sums: Sums, input: Planes, layer: Layer): Planes {
  const [output, walk] = planWalk(sums, input, layer, layer.outputs)
  sums.convolve({ ...walk, run: walk.run * input.channels }, layer)
  return output
}

/** A depthwise convolution: each channel alone. */
export function convolveDepthwise(sums: Sums, input: Planes, layer: Layer): Planes {
  const [output, walk] = planWalk(sums, input, layer, input.channels)
  sums.convolveDepthwise(walk, layer)
  return output
}

/** Max pooling: the largest value of each channel in the window. */
export function maxPool(sums: Sums, input: Planes, window: Window): Planes {
  const [output, walk] = planWalk(sums, input, window, input.channels)
  sums.maxPool(walk)
  return output
}

function planWalk(sums: Sums, input: Planes, { tall, wide, down, right }: Window, channels: number) {
  const height = Math.floor((input.height - tall) / down) + 1
  const width = Math.floor((input.width - wide) / right) + 1
  const output = allocatePlanes(sums, channels, height, width)
  const pixel = input.channels * 4
  // Treated as one long row, no pixels are computed needlessly at row ends.
  const isOneRow = tall * wide * down * right === 1
  const walk = {
    from: input.at,
    to: output.at,
    tall,
    run: wide,
    line: input.width * pixel,
    right: right * pixel,
    down: down * input.width * pixel,
    width: isOneRow ? width * height : width,
    height: isOneRow ? 1 : height,
    channels,
  }
  return [output, walk] as const
}

const PANEL_WIDTH = 8

interface Convolution extends Window {
  /** Number of inputs per output. */
  readonly inner: number
  readonly outputs: number
  readonly weight: (inner: number, output: number) => number
  readonly bias: (output: number) => number
  readonly slope: number
}

/**
 * Packs weights as `folded` reads them, in panels of eight outputs. The last panel is filled up
 * with zeros.
 */
export function loadConvolutionWeights(
  sums: Sums,
  { inner, outputs, weight, bias, slope, ...window }: Convolution,
): Layer {
  const whole = Math.ceil(outputs / PANEL_WIDTH) * PANEL_WIDTH
  const packed = new Float32Array(inner * whole)
  for (let output = 0; output < outputs; output++) {
    const start = (output - (output % PANEL_WIDTH)) * inner + (output % PANEL_WIDTH)
    for (let at = 0; at < inner; at++) packed[start + at * PANEL_WIDTH] = weight(at, output)
  }
  const biases = Float32Array.from({ length: whole }, (_, output) => (output < outputs ? bias(output) : 0))
  return { ...window, outputs: whole, slope, weights: sums.store(packed), bias: sums.store(biases) }
}

/**
 * Packs weights as `apart` reads them: those of all channels for one position in the window are
 * adjacent.
 */
export function loadDepthwiseWeights(
  sums: Sums,
  { inner, outputs, weight, bias, slope, ...window }: Convolution,
): Layer {
  const packed = Float32Array.from({ length: inner * outputs }, (_, at) => weight((at / outputs) | 0, at % outputs))
  const biases = Float32Array.from({ length: outputs }, (_, output) => bias(output))
  return { ...window, outputs, slope, weights: sums.store(packed), bias: sums.store(biases) }
}
