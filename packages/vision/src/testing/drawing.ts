import type { Grey } from '../picture/grey.ts'
import strokes from './strokes.json' with { type: 'json' }

type Point = readonly [x: number, y: number]

export function createPaper(width: number, height: number, light: number): Grey {
  return { width, height, pixels: new Uint8Array(width * height).fill(light) }
}

/** A stroke with round ends, drawn over the picture. */
export function drawLine(grey: Grey, [ax, ay]: Point, [bx, by]: Point, width: number, light: number): void {
  const reach = width / 2 + 1
  const [dx, dy] = [bx - ax, by - ay]
  const square = dx * dx + dy * dy || 1e-9
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(ay, by) - reach)),
    Math.min(grey.height - 1, Math.ceil(Math.max(ay, by) + reach)),
  ]
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(ax, bx) - reach)),
    Math.min(grey.width - 1, Math.ceil(Math.max(ax, bx) + reach)),
  ]
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5 - ax, y + 0.5 - ay]
      const part = Math.min(1, Math.max(0, (px * dx + py * dy) / square))
      const away = Math.hypot(px - part * dx, py - part * dy)
      const cover = Math.min(1, Math.max(0, width / 2 + 0.5 - away))
      if (cover === 0) continue
      const at = y * grey.width + x
      grey.pixels[at] = (grey.pixels[at] as number) * (1 - cover) + light * cover
    }
  }
}

export function drawEllipse(grey: Grey, [cx, cy]: Point, rx: number, ry: number, light: number): void {
  for (let y = Math.max(0, Math.floor(cy - ry)); y <= Math.min(grey.height - 1, cy + ry); y++) {
    for (let x = Math.max(0, Math.floor(cx - rx)); x <= Math.min(grey.width - 1, cx + rx); x++) {
      if (((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1) grey.pixels[y * grey.width + x] = light
    }
  }
}

export function drawBox(grey: Grey, left: number, top: number, width: number, height: number, light: number): void {
  for (let y = Math.max(0, Math.round(top)); y < Math.min(grey.height, Math.round(top + height)); y++) {
    grey.pixels.fill(
      light,
      y * grey.width + Math.max(0, Math.round(left)),
      y * grey.width + Math.min(grey.width, Math.round(left + width)),
    )
  }
}

interface Script {
  /** Height of the capitals. */
  readonly tall: number
  readonly pitch: number
  readonly weight: number
  readonly light: number
}

/** Characters drawn by us in the style of OCR-B; unknown ones are gaps. */
export function drawText(grey: Grey, text: string, [left, top]: Point, { tall, pitch, weight, light }: Script): void {
  const scale = tall / (100 + weight)
  for (const [at, char] of [...text].entries()) {
    const path = (strokes as Record<string, string>)[char]
    if (!path) continue
    const place = ([x, y]: Point): Point => [
      left + (at + 0.5) * pitch + (x - 35) * scale,
      top + (y + weight / 2) * scale,
    ]
    for (const points of parsePolylines(path)) {
      for (let index = 1; index < points.length; index++) {
        drawLine(grey, place(points[index - 1] as Point), place(points[index] as Point), weight * scale, light)
      }
    }
  }
}

const known = new Map<string, Point[][]>()

function parsePolylines(path: string): Point[][] {
  const before = known.get(path)
  if (before) return before
  const lines: Point[][] = []
  for (const [, command, numbers = ''] of path.matchAll(/([MLQ])([^MLQ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers.trim().split(' ').map(Number)
    const line = lines.at(-1) ?? []
    if (command === 'M') lines.push([[a, b]])
    else if (command === 'L') line.push([a, b])
    else {
      const [x, y] = line.at(-1) ?? [a, b]
      for (let step = 1; step <= 8; step++) {
        const t = step / 8
        const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
        line.push([p * x + q * a + r * c, p * y + q * b + r * d])
      }
    }
  }
  known.set(path, lines)
  return lines
}
