/** A picture of many channels: all channels of a pixel lie together, pixels row by row. */
export interface Planes {
  readonly channels: number
  readonly height: number
  readonly width: number
  readonly values: Float64Array
}

export interface Weights {
  readonly weights: Float64Array
  readonly bias: Float64Array
}

/** Three by three, every second pixel, from one channel. */
export function first(input: Planes, { weights, bias }: Weights): Planes {
  const channels = bias.length
  const [height, width] = [input.height >> 1, input.width >> 1]
  const values = new Float64Array(channels * height * width)
  const around = new Float64Array(9)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let k = 0; k < 9; k++) {
        const [row, column] = [y * 2 + ((k / 3) | 0) - 1, x * 2 + (k % 3) - 1]
        const isInside = row >= 0 && row < input.height && column >= 0 && column < input.width
        around[k] = isInside ? (input.values[row * input.width + column] as number) : 0
      }
      const out = (y * width + x) * channels
      for (let channel = 0; channel < channels; channel++) {
        let sum = bias[channel] as number
        for (let k = 0; k < 9; k++) sum += (around[k] as number) * (weights[channel * 9 + k] as number)
        values[out + channel] = sum > 0 ? sum : 0
      }
    }
  }
  return { channels, height, width, values }
}

/** Each channel by itself, with a window of that height and width around each pixel. */
export function apart(input: Planes, { weights, bias }: Weights, tall: number, wide: number): Planes {
  const { channels, height, width } = input
  const values = new Float64Array(input.values.length)
  const turned = byPlace(weights, channels)
  const [up, left] = [tall >> 1, wide >> 1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const out = (y * width + x) * channels
      for (let channel = 0; channel < channels; channel++) values[out + channel] = bias[channel] as number
      for (let ky = Math.max(0, up - y); ky < tall && y + ky - up < height; ky++) {
        for (let kx = Math.max(0, left - x); kx < wide && x + kx - left < width; kx++) {
          const from = ((y + ky - up) * width + x + kx - left) * channels
          addProducts(values, out, input.values, from, turned, (ky * wide + kx) * channels, channels)
        }
      }
      for (let at = out; at < out + channels; at++) if ((values[at] as number) < 0) values[at] = 0
    }
  }
  return { channels, height, width, values }
}

/** The weights of one place in the window together, channel by channel. */
function byPlace(weights: Float64Array, channels: number): Float64Array {
  const places = weights.length / channels
  return weights.map((_, at) => weights[(at % channels) * places + ((at / channels) | 0)] as number)
}

function addProducts(
  to: Float64Array,
  out: number,
  values: Float64Array,
  from: number,
  weights: Float64Array,
  place: number,
  count: number,
): void {
  for (let at = 0; at < count; at++) {
    to[out + at] = (to[out + at] as number) + (values[from + at] as number) * (weights[place + at] as number)
  }
}

/** All channels of each pixel. */
export function across({ channels: inputs, height, width, values: from }: Planes, own: Weights, bend = true): Planes {
  const { weights, bias } = own
  const channels = bias.length
  const pixels = height * width
  const values = new Float64Array(pixels * channels)
  for (let pixel = 0; pixel < pixels; pixel += 2) {
    // Two pixels and four outputs at a time: eight sums are kept while six numbers are read.
    const [here, next] = [pixel * inputs, Math.min(pixel + 1, pixels - 1) * inputs]
    const outHere = pixel * channels
    const outNext = Math.min(pixel + 1, pixels - 1) * channels
    let channel = 0
    for (; channel + 4 <= channels; channel += 4) {
      const [w0, w1] = [channel * inputs, (channel + 1) * inputs]
      const [w2, w3] = [(channel + 2) * inputs, (channel + 3) * inputs]
      let a0 = 0
      let a1 = 0
      let a2 = 0
      let a3 = 0
      let b0 = 0
      let b1 = 0
      let b2 = 0
      let b3 = 0
      for (let at = 0; at < inputs; at++) {
        const a = from[here + at] as number
        const b = from[next + at] as number
        const weight0 = weights[w0 + at] as number
        const weight1 = weights[w1 + at] as number
        const weight2 = weights[w2 + at] as number
        const weight3 = weights[w3 + at] as number
        a0 += a * weight0
        a1 += a * weight1
        a2 += a * weight2
        a3 += a * weight3
        b0 += b * weight0
        b1 += b * weight1
        b2 += b * weight2
        b3 += b * weight3
      }
      values[outHere + channel] = a0
      values[outHere + channel + 1] = a1
      values[outHere + channel + 2] = a2
      values[outHere + channel + 3] = a3
      values[outNext + channel] = b0
      values[outNext + channel + 1] = b1
      values[outNext + channel + 2] = b2
      values[outNext + channel + 3] = b3
    }
    for (; channel < channels; channel++) {
      let [a, b] = [0, 0]
      for (let at = 0; at < inputs; at++) {
        const weight = weights[channel * inputs + at] as number
        a += (from[here + at] as number) * weight
        b += (from[next + at] as number) * weight
      }
      values[outHere + channel] = a
      values[outNext + channel] = b
    }
  }
  for (let at = 0, channel = 0; at < values.length; at++, channel = channel + 1 === channels ? 0 : channel + 1) {
    const sum = (values[at] as number) + (bias[channel] as number)
    values[at] = bend && sum < 0 ? 0 : sum
  }
  return { channels, height, width, values }
}

/** All rows of a column as channels of one pixel: each channel's rows together. */
export function stacked({ channels, height, width, values }: Planes): Planes {
  const rows = new Float64Array(values.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * channels
      const to = x * channels * height + y
      for (let channel = 0; channel < channels; channel++)
        rows[to + channel * height] = values[from + channel] as number
    }
  }
  return { channels: channels * height, height: 1, width, values: rows }
}

/** The largest of each block. */
export function pooled(input: Planes, tall: number, wide: number): Planes {
  const { channels } = input
  const [height, width] = [(input.height / tall) | 0, (input.width / wide) | 0]
  const values = new Float64Array(channels * height * width).fill(Number.NEGATIVE_INFINITY)
  for (let y = 0; y < height * tall; y++) {
    for (let x = 0; x < width * wide; x++) {
      const from = (y * input.width + x) * channels
      const to = (((y / tall) | 0) * width + ((x / wide) | 0)) * channels
      for (let channel = 0; channel < channels; channel++) {
        const value = input.values[from + channel] as number
        if (value > (values[to + channel] as number)) values[to + channel] = value
      }
    }
  }
  return { channels, height, width, values }
}
