import type { Grey } from './grey.ts'

/** Pixels that hang together, as the ellipse that has the same moments. */
export interface Component {
  readonly area: number
  readonly x: number
  readonly y: number
  /** Of the long axis, from −π/2 to π/2, downwards from the horizontal. */
  readonly angle: number
  /** From end to end, as far as pixels reach along the axis. */
  readonly length: number
  /** The mean across it. */
  readonly thickness: number
}

export function componentsOf({ pixels, width, height }: Grey, leastArea: number): Component[] {
  const seen = new Uint8Array(pixels.length)
  const stack = new Int32Array(pixels.length)
  const found: Component[] = []
  for (let start = 0; start < pixels.length; start++) {
    if (pixels[start] === 0 || seen[start]) continue
    let [top, size] = [1, 0]
    stack[0] = start
    seen[start] = 1
    // What has been taken off stays below the stack's bottom: the pixels of the component in the end.
    while (size < top) {
      const at = stack[size++] as number
      const x = at % width
      const y = (at - x) / width
      for (let row = y > 0 ? y - 1 : 0; row <= y + 1 && row < height; row++) {
        for (let column = x > 0 ? x - 1 : 0; column <= x + 1 && column < width; column++) {
          const next = row * width + column
          if (pixels[next] === 0 || seen[next]) continue
          seen[next] = 1
          stack[top++] = next
        }
      }
    }
    if (size >= leastArea) found.push(measured(stack.subarray(0, size), width))
  }
  return found
}

function measured(members: Int32Array, width: number): Component {
  let [sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0]
  for (const at of members) {
    const x = at % width
    const y = (at - x) / width
    sumX += x
    sumY += y
    sumXX += x * x
    sumYY += y * y
    sumXY += x * y
  }
  const area = members.length
  const [x, y] = [sumX / area, sumY / area]
  const angle = 0.5 * Math.atan2(2 * (sumXY / area - x * y), sumXX / area - x * x - (sumYY / area - y * y))
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [least, most] = [0, 0]
  for (const at of members) {
    const column = at % width
    const along = (column - x) * cos + ((at - column) / width - y) * sin
    if (along < least) least = along
    if (along > most) most = along
  }
  const [length, middle] = [most - least + 1, (most + least) / 2]
  return { area, x: x + middle * cos + 0.5, y: y + middle * sin + 0.5, angle, length, thickness: area / length }
}
