import { type Grey, sampleLight } from '../picture/grey.ts'
import { createPaper, drawBox, drawEllipse, drawLine } from './drawing.ts'
import type { SeededRandom } from './seeded-random.ts'

/** How a document is placed in front of a camera. */
export interface View {
  readonly width: number
  readonly height: number
  /** Clockwise, in degrees. */
  readonly turn: number
  /** Relative to the picture's width or height, whichever it fills first. */
  readonly part: number
  /** How much closer one edge is than the other, from 0 to 1. */
  readonly tilt: number
  /** In pixels. */
  readonly blur: number
  /** Standard deviation, out of 255. */
  readonly noise: number
  /** How much darker one side is, from 0 to 1. */
  readonly shade: number
  readonly glare: boolean
}

export const plainView: View = {
  width: 1280,
  height: 720,
  turn: 0,
  part: 0.8,
  tilt: 0,
  blur: 0,
  noise: 0,
  shade: 0,
  glare: false,
}

export function buildView(chance: SeededRandom, changes: Partial<View> = {}): View {
  return {
    ...plainView,
    turn: chance.between(-12, 12) + chance.pick([0, 0, 0, 180]),
    part: chance.between(0.62, 0.95),
    tilt: chance.between(-0.12, 0.12),
    blur: chance.between(0, 1.1),
    noise: chance.between(0, 8),
    shade: chance.between(0, 0.5),
    glare: chance.next() < 0.2,
    ...changes,
  }
}

/** The document on a table with other objects, as a camera would see it. */
export function renderView(page: Grey, view: View, chance: SeededRandom): Grey {
  const scene = drawTable(view, chance)
  const angle = (view.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [wide, high] = [
    Math.abs(page.width * cos) + Math.abs(page.height * sin),
    Math.abs(page.width * sin) + Math.abs(page.height * cos),
  ]
  const scale = Math.min((view.width * view.part) / wide, (view.height * view.part) / high)
  const [centreX, centreY] = [view.width / 2 + chance.between(-8, 8), view.height / 2 + chance.between(-8, 8)]
  const fine = Math.max(1, Math.min(3, Math.round(1 / scale)))
  const subs = fine * fine
  const sample = sampleLight
  const pixels = Uint8Array.from(scene.pixels)
  for (let y = 0; y < view.height; y++) {
    for (let x = 0; x < view.width; x++) {
      let sum = 0
      let inside = 0
      for (let sub = 0; sub < subs; sub++) {
        const dx = x + ((sub % fine) + 0.5) / fine - centreX
        const dy = y + (((sub / fine) | 0) + 0.5) / fine - centreY
        const u0 = (dx * cos + dy * sin) / scale
        const near = 1 + (view.tilt * u0) / (page.width / 2)
        const u = u0 / near + page.width / 2
        if (u < 0 || u >= page.width) continue
        const v = (dy * cos - dx * sin) / scale / near + page.height / 2
        if (v < 0 || v >= page.height) continue
        sum += sample(page, u, v)
        inside++
      }
      if (inside > 0) {
        const at = y * view.width + x
        const part = inside / subs
        pixels[at] = (scene.pixels[at] as number) * (1 - part) + (sum / inside) * part
      }
    }
  }
  return applyLens({ ...scene, pixels }, view, chance)
}

function drawTable({ width, height }: View, chance: SeededRandom): Grey {
  const scene = createPaper(width, height, Math.round(chance.between(60, 170)))
  for (let thing = 0; thing < chance.integer(2, 7); thing++) {
    const at = [chance.between(0, width), chance.between(0, height)] as const
    const light = chance.between(20, 220)
    const kind = chance.integer(0, 2)
    if (kind === 0) drawBox(scene, at[0], at[1], chance.between(30, 400), chance.between(30, 300), light)
    else if (kind === 1) drawEllipse(scene, at, chance.between(20, 160), chance.between(20, 160), light)
    else drawLine(scene, at, [chance.between(0, width), chance.between(0, height)], chance.between(2, 14), light)
  }
  return scene
}

function applyLens(scene: Grey, { blur, noise, shade, glare }: View, chance: SeededRandom): Grey {
  const soft = blur > 0.15 ? blurPicture(scene, blur) : scene
  const { width, height } = soft
  const spot = { x: chance.between(0.2, 0.8) * width, y: chance.between(0.2, 0.8) * height, size: 0.1 * width }
  const pixels = soft.pixels.map((light, at) => {
    const [x, y] = [at % width, (at / width) | 0]
    const shaded = light * (1 - shade * (x / width))
    const lit = glare ? 90 * Math.exp(-(((x - spot.x) / spot.size) ** 2) - ((y - spot.y) / (spot.size * 0.5)) ** 2) : 0
    const grain = noise * (chance.next() + chance.next() + chance.next() - 1.5) * 2
    return Math.min(255, Math.max(0, shaded + lit + grain))
  })
  return { width, height, pixels }
}

function blurPicture({ width, height, pixels }: Grey, deviation: number): Grey {
  const reach = Math.ceil(deviation * 2.5)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * deviation ** 2)),
  )
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const pass = (from: Uint8Array, step: number, place: (at: number) => number, length: number) =>
    from.map((_, at) => {
      const here = place(at)
      let sum = 0
      for (let k = -reach; k <= reach; k++) {
        const moved = here + k
        const clipped = moved < 0 ? 0 : moved >= length ? length - 1 : moved
        sum += (weights[k + reach] as number) * (from[at + (clipped - here) * step] as number)
      }
      return sum / whole
    })
  const across = pass(pixels, 1, (at) => at % width, width)
  return { width, height, pixels: pass(across, width, (at) => (at / width) | 0, height) }
}
