import { type Grey, sampleLight } from '../picture/grey.ts'
import { drawDocument } from './documents.ts'
import { createPaper, drawEllipse, drawLine } from './drawing.ts'
import { plainView, renderView, type View } from './scenes.ts'
import type { SeededRandom } from './seeded-random.ts'

/**
 * Documents unlike those that the reader was built and trained with: other print, backgrounds and
 * camera faults. Separate from `scenes.ts` so that they remain a test set: nothing is tuned on
 * them.
 */
export const otherScenes: Readonly<Record<string, (lines: readonly string[], chance: SeededRandom) => Grey>> = {
  'slanted print': (lines, chance) =>
    takePicture(slant(drawDocument(lines, chance), chance.between(0.08, 0.14)), chance),
  'worn print': (lines, chance) => takePicture(wearOff(drawDocument(lines, chance), chance), chance),
  'a ground of rosettes': (lines, chance) => takePicture(drawRosettes(drawDocument(lines, chance), chance), chance),
  'a ground like a photograph': (lines, chance) => takePicture(addClouds(drawDocument(lines, chance), chance), chance),
  'a page that bends': (lines, chance) =>
    takePicture(bendPage(drawDocument(lines, chance), chance.between(12, 30)), chance),
  'a hand that moves': (lines, chance) =>
    addMotionBlur(takePicture(drawDocument(lines, chance), chance), chance.between(2, 5), chance),
  'a streak of glare': (lines, chance) => addStreak(takePicture(drawDocument(lines, chance), chance), chance),
  'a finger and a dark room': (lines, chance) => darken(takePicture(drawDocument(lines, chance), chance), chance),
  'a small camera': (lines, chance) =>
    takePicture(drawDocument(lines, chance), chance, { width: 800, height: 600, part: 0.94 }),
}

function takePicture(page: Grey, chance: SeededRandom, changes: Partial<View> = {}): Grey {
  const view = { turn: chance.between(-8, 8), part: chance.between(0.75, 0.92), tilt: chance.between(-0.06, 0.06) }
  return renderView(page, { ...plainView, ...view, noise: chance.between(1, 5), blur: 0.4, ...changes }, chance)
}

/** Resamples a picture: each pixel comes from another place. */
function remapPixels(page: Grey, place: (x: number, y: number) => readonly [x: number, y: number]): Grey {
  const { width, height } = page
  const pixels = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) pixels[at] = sampleLight(page, ...place(x + 0.5, y + 0.5))
  }
  return { width, height, pixels }
}

function slant(page: Grey, by: number): Grey {
  return remapPixels(page, (x, y) => [x + (y - page.height * 0.8) * by, y])
}

function bendPage(page: Grey, deep: number): Grey {
  return remapPixels(page, (x, y) => [x, y + deep * (4 * (x / page.width - 0.5) ** 2 - 0.5)])
}

/** Ink worn off in spots. */
function wearOff(page: Grey, chance: SeededRandom): Grey {
  const light = page.pixels.toSorted()[Math.floor(page.pixels.length * 0.6)] ?? 220
  for (let spot = 0; spot < page.width * page.height * 0.0009; spot++) {
    const size = chance.between(0.8, 2.6)
    drawEllipse(page, [chance.between(0, page.width), chance.between(0, page.height)], size, size, light)
  }
  return page
}

/** Fine intersecting rings, as on banknotes. */
function drawRosettes(page: Grey, chance: SeededRandom): Grey {
  const ground = createPaper(page.width, page.height, 255)
  for (let one = 0; one < 9; one++) {
    const [x, y] = [chance.between(0, page.width), chance.between(0, page.height)]
    const [petals, deep] = [chance.integer(5, 13), chance.between(0.1, 0.35)]
    for (let radius = 30; radius < 260; radius += chance.between(14, 22)) {
      let last: readonly [number, number] | undefined
      for (let angle = 0; angle <= 6.3; angle += 0.09) {
        const away = radius * (1 + deep * Math.sin(petals * angle))
        const next = [x + away * Math.cos(angle), y + away * Math.sin(angle)] as const
        if (last) drawLine(ground, last, next, 1.6, 175)
        last = next
      }
    }
  }
  return { ...page, pixels: page.pixels.map((light, at) => (light * (ground.pixels[at] ?? 255)) / 255) }
}

/** Soft light and dark patches of all sizes under the print. */
function addClouds(page: Grey, chance: SeededRandom): Grey {
  const grids = [7, 15, 31, 63].map((across) => ({
    across,
    grid: {
      width: across,
      height: across,
      pixels: Uint8Array.from({ length: across * across }, () => chance.integer(0, 255)),
    },
  }))
  const pixels = page.pixels.map((light, at) => {
    const [x, y] = [(at % page.width) / page.width, ((at / page.width) | 0) / page.height]
    const cloud = grids.reduce(
      (sum, { across, grid }) => sum + (sampleLight(grid, x * across, y * across) - 128) / 4,
      0,
    )
    return Math.min(255, Math.max(0, light + (light > 120 ? 0.8 : 0.3) * cloud))
  })
  return { ...page, pixels }
}

function addMotionBlur(picture: Grey, far: number, chance: SeededRandom): Grey {
  const angle = chance.between(0, Math.PI)
  const { width, height } = picture
  const sums = new Float32Array(width * height)
  const steps = 6
  for (let step = 0; step < steps; step++) {
    const along = (step / (steps - 1) - 0.5) * far
    const shifted = remapPixels(picture, (x, y) => [x + along * Math.cos(angle), y + along * Math.sin(angle)])
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (shifted.pixels[at] as number) / steps
  }
  return { width, height, pixels: Uint8Array.from(sums) }
}

/** A lamp's long reflection across the whole picture. */
function addStreak(picture: Grey, chance: SeededRandom): Grey {
  const { width, height } = picture
  const [angle, off, wide] = [chance.between(0.5, 2.6), chance.between(-0.2, 0.2) * width, chance.between(20, 60)]
  const pixels = picture.pixels.map((light, at) => {
    const [x, y] = [(at % width) - width / 2, ((at / width) | 0) - height / 2]
    const away = x * Math.sin(angle) - y * Math.cos(angle) - off
    return Math.min(255, light + 120 * Math.exp(-((away / wide) ** 2)))
  })
  return { width, height, pixels }
}

/** Little light, much noise, and a finger at the upper edge. */
function darken(picture: Grey, chance: SeededRandom): Grey {
  const { width, height } = picture
  const pixels = picture.pixels.map((light) => {
    const grain = 6 * (chance.next() + chance.next() + chance.next() - 1.5) * 2
    return Math.min(255, Math.max(0, 8 + light * 0.33 + grain))
  })
  const own = { width, height, pixels }
  drawEllipse(own, [width * chance.between(0.3, 0.7), 0], 70, height * 0.24, 70)
  return own
}
