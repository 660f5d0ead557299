import type { Grey } from '../picture/grey.ts'
import type { Line } from './line.ts'

/** Errors of the block's angle to try. */
const ANGLE_OFFSETS = [-0.05, -0.033, -0.017, 0, 0.017, 0.033, 0.05] as const

/**
 * Splits a bar into lines of text, whether it holds several or is one of several: between lines the
 * light does not change.
 */
export function splitBlock(grey: Grey, block: Line): Line[] {
  const isSlim = block.length / block.thickness > 18
  const half = Math.round(block.thickness * (isSlim ? 3.6 : 0.8))
  let best: { rows: Float64Array; angle: number; contrast: number } | undefined
  for (const turn of ANGLE_OFFSETS) {
    const angle = block.angle + turn
    const rows = measureChanges(grey, { ...block, angle }, half)
    let contrast = 0
    for (let row = 1; row < rows.length; row++) contrast += Math.abs((rows[row] as number) - (rows[row - 1] as number))
    if (!best || contrast > best.contrast) best = { rows, angle, contrast }
  }
  if (!best) return []
  const { rows, angle } = best
  const bands = findBands(rows)
  const usual = bands.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b)[bands.length >> 1] ?? 0
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return bands
    .filter(({ top, bottom }) => bottom - top > 0.55 * usual && bottom - top < 1.7 * usual && bottom - top >= 4)
    .map(({ top, bottom }) => {
      const across = (top + bottom) / 2 - half
      return {
        x: block.x - across * sin,
        y: block.y + across * cos,
        angle,
        length: block.length,
        thickness: bottom - top,
      }
    })
    .filter(({ length, thickness }) => length / thickness > 14 && length / thickness < 70)
}

/** Total change of light from pixel to pixel along each row of the block. */
function measureChanges({ pixels, width, height }: Grey, { x, y, angle, length }: Line, half: number): Float64Array {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const rows = new Float64Array(2 * half + 1)
  const reach = length / 2
  for (let row = 0; row < rows.length; row++) {
    const [startX, startY] = [x - (row - half) * sin, y + (row - half) * cos]
    let [sum, before] = [0, -1]
    for (let along = -reach; along < reach; along++) {
      const column = (startX + along * cos) | 0
      const line = (startY + along * sin) | 0
      if (column < 0 || line < 0 || column >= width || line >= height) continue
      const light = pixels[line * width + column] as number
      if (before >= 0) sum += Math.abs(light - before)
      before = light
    }
    rows[row] = sum / length
  }
  return rows
}

/** Ranges of rows with much change, between rows with little. */
function findBands(rows: Float64Array): { top: number; bottom: number }[] {
  const sorted = Float64Array.from(rows).sort()
  const [low, high] = [
    sorted[Math.floor(sorted.length * 0.08)] as number,
    sorted[Math.floor(sorted.length * 0.92)] as number,
  ]
  if (high < 2 || high < 1.35 * low) return []
  const border = low + (high - low) * 0.45
  const bands: { top: number; bottom: number }[] = []
  let top = -1
  for (let row = 0; row <= rows.length; row++) {
    const isText = row < rows.length && (rows[row] as number) > border
    if (isText && top < 0) top = row
    if (!isText && top >= 0) {
      bands.push({ top, bottom: row })
      top = -1
    }
  }
  return bands
}
