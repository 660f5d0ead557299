/**
 * A colour picture, row by row from the top: red, green, blue, and opacity if there are four
 * channels.
 */
export interface Colours {
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
  readonly pixels: Uint8Array | Uint8ClampedArray
}

/** A rectangle, and the clockwise tilt of its contents in radians. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly angle?: number
}

/**
 * Cuts out a place, straightened and scaled: three numbers per pixel. Outside the picture it is
 * black.
 */
export function samplePlace(picture: Colours, place: Place, width: number, height: number): Float32Array {
  const { x, y, angle = 0 } = place
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [middleX, middleY] = [x + place.width / 2, y + place.height / 2]
  const [right, down] = [place.width / width, place.height / height]
  // When scaling down, each pixel is the mean of several.
  const each = Math.min(6, Math.max(1, Math.round(Math.max(right, down))))
  const values = new Float32Array(width * height * 3)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 3
      for (let part = 0; part < each * each; part++) {
        const along = (column + ((part % each) + 0.5) / each) * right - place.width / 2
        const below = (row + (((part / each) | 0) + 0.5) / each) * down - place.height / 2
        addInterpolated(values, at, picture, middleX + along * cos - below * sin, middleY + along * sin + below * cos)
      }
      const share = 1 / (each * each)
      values[at] = (values[at] as number) * share
      values[at + 1] = (values[at + 1] as number) * share
      values[at + 2] = (values[at + 2] as number) * share
    }
  }
  return values
}

/** A picture in the upper left of a black square with that side: three numbers per pixel. */
export function fitIntoSquare(picture: Colours, side: number): Float32Array {
  const { width, height, channels, pixels } = picture
  const scale = side / Math.max(width, height)
  if (scale > 1) return samplePlace(picture, { x: 0, y: 0, width: side / scale, height: side / scale }, side, side)
  const [wide, tall] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const values = new Float32Array(side * side * 3)
  const columns = Int32Array.from({ length: wide + 1 }, (_, x) => Math.floor((x * width) / wide))
  for (let y = 0; y < tall; y++) {
    const [top, bottom] = [Math.floor((y * height) / tall), Math.floor(((y + 1) * height) / tall)]
    for (let x = 0; x < wide; x++) {
      const [left, right] = [columns[x] as number, columns[x + 1] as number]
      let [red, green, blue] = [0, 0, 0]
      for (let row = top; row < bottom; row++) {
        for (let from = (row * width + left) * channels; from < (row * width + right) * channels; from += channels) {
          red += pixels[from] as number
          green += pixels[from + 1] as number
          blue += pixels[from + 2] as number
        }
      }
      const share = 1 / ((bottom - top) * (right - left))
      const at = (y * side + x) * 3
      values[at] = red * share
      values[at + 1] = green * share
      values[at + 2] = blue * share
    }
  }
  return values
}

/** Bilinear interpolation; pixel centres are at halves. */
function addInterpolated(values: Float32Array, at: number, picture: Colours, x: number, y: number): void {
  const { width, height, channels, pixels } = picture
  if (x < 0 || y < 0 || x > width || y > height) return
  const left = x <= 0.5 ? 0 : x >= width - 0.5 ? width - 1 : x - 0.5
  const top = y <= 0.5 ? 0 : y >= height - 0.5 ? height - 1 : y - 0.5
  const [x0, y0] = [left | 0, top | 0]
  const [fx, fy] = [left - x0, top - y0]
  const here = (y0 * width + x0) * channels
  const next = x0 + 1 < width ? channels : 0
  const below = y0 + 1 < height ? width * channels : 0
  for (let colour = 0; colour < 3; colour++) {
    const one = here + colour
    const upper = (pixels[one] as number) * (1 - fx) + (pixels[one + next] as number) * fx
    const lower = (pixels[one + below] as number) * (1 - fx) + (pixels[one + below + next] as number) * fx
    values[at + colour] = (values[at + colour] as number) + upper * (1 - fy) + lower * fy
  }
}
