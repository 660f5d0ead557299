import type { Colours } from './colours.ts'

/** A greyscale picture, row by row from the top; 0 is black. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Converts to greyscale; transparent pixels count as white paper. */
export function toGrey({ pixels: from, channels, width, height }: Colours): Grey {
  const pixels = new Uint8Array(width * height)
  for (let at = 0, own = 0; at < pixels.length; at++, own += channels) {
    const opacity = channels === 4 ? (from[own + 3] as number) : 255
    const light = (77 * (from[own] as number) + 150 * (from[own + 1] as number) + 29 * (from[own + 2] as number)) >> 8
    pixels[at] = opacity === 255 ? light : (255 + ((light - 255) * opacity) / 255) | 0
  }
  return { width, height, pixels }
}

/** Scales down: each pixel is the mean of those it covers. */
export function shrink(grey: Grey, width: number, height: number): Grey {
  const pixels = new Uint8Array(width * height)
  const [across, down] = [grey.width / width, grey.height / height]
  const sums = new Float64Array(width)
  const starts = Int32Array.from({ length: width + 1 }, (_, x) => Math.floor(x * across))
  const from = grey.pixels
  for (let y = 0; y < height; y++) {
    const top = Math.floor(y * down)
    const bottom = Math.max(top + 1, Math.floor((y + 1) * down))
    sums.fill(0)
    for (let row = top; row < bottom; row++) {
      const base = row * grey.width
      for (let x = 0; x < width; x++) {
        const start = starts[x] as number
        const end = starts[x + 1] as number
        let sum = from[base + start] as number
        for (let at = start + 1; at < end; at++) sum += from[base + at] as number
        sums[x] = (sums[x] as number) + (end - start > 1 ? sum / (end - start) : sum)
      }
    }
    for (let x = 0; x < width; x++) pixels[y * width + x] = (sums[x] as number) / (bottom - top)
  }
  return { width, height, pixels }
}

function enlarge(grey: Grey, width: number, height: number): Grey {
  const pixels = new Uint8Array(width * height)
  for (let at = 0; at < pixels.length; at++) {
    const [x, y] = [at % width, (at / width) | 0]
    pixels[at] = sampleLight(grey, ((x + 0.5) * grey.width) / width, ((y + 0.5) * grey.height) / height)
  }
  return { width, height, pixels }
}

/** Scales the longer side to this length. */
export function resizeGrey(grey: Grey, longest: number): { readonly picture: Grey; readonly scale: number } {
  const scale = longest / Math.max(grey.width, grey.height)
  const [width, height] = [grey.width, grey.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ]
  if (width === grey.width && height === grey.height) return { picture: grey, scale: 1 }
  return { picture: (scale < 1 ? shrink : enlarge)(grey, width, height), scale }
}

/** Bilinear interpolation; pixel centres are at halves, and the edge extends outwards. */
export function sampleLight({ pixels, width, height }: Grey, x: number, y: number): number {
  const left = x <= 0.5 ? 0 : x >= width - 0.5 ? width - 1 : x - 0.5
  const top = y <= 0.5 ? 0 : y >= height - 0.5 ? height - 1 : y - 0.5
  const x0 = left | 0
  const y0 = top | 0
  const x1 = x0 + 1 < width ? x0 + 1 : x0
  const y1 = y0 + 1 < height ? y0 + 1 : y0
  const fx = left - x0
  const fy = top - y0
  const upper = (pixels[y0 * width + x0] as number) * (1 - fx) + (pixels[y0 * width + x1] as number) * fx
  const lower = (pixels[y1 * width + x0] as number) * (1 - fx) + (pixels[y1 * width + x1] as number) * fx
  return upper * (1 - fy) + lower * fy
}
