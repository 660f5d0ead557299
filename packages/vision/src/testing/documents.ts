import type { Grey } from '../picture/grey.ts'
import { createPaper, drawBox, drawEllipse, drawText } from './drawing.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Pixels per millimetre. */
const MM = 10

/** A page or card with that zone, a drawn portrait and some text, at 10 pixels per millimetre. */
export function drawDocument(lines: readonly string[], chance: SeededRandom): Grey {
  const isCard = lines.length === 3
  const isSmall = lines[0]?.length === 36
  const [width, height] = isCard ? [85.6, 54] : isSmall ? [105, 74] : [125, 88]
  const page = createPaper(Math.round(width * MM), Math.round(height * MM), 0)
  drawGround(page, chance)
  const ink = chance.between(10, 70)
  const spacing = (isCard ? chance.between(4.2, 6.3) : chance.between(5, 6.4)) * MM
  const tall = chance.between(2.3, 2.7) * MM
  const top = page.height - chance.between(4, 6) * MM - tall - spacing * (lines.length - 1)
  const left = (page.width - (lines[0]?.length ?? 0) * 2.54 * MM) / 2
  const weight = chance.between(11, 16)
  for (const [at, line] of lines.entries()) {
    drawText(page, line, [left, top + at * spacing], { tall, pitch: 2.54 * MM, weight, light: ink })
  }
  if (!isCard || chance.next() < 0.3)
    drawPortrait(page, 5 * MM, 8 * MM, Math.min(30, (top / MM - 12) * 0.75) * MM, chance)
  const words = ['SURNAME', 'GIVEN<NAMES', 'NATIONALITY', 'DATE OF BIRTH 12 03 1980', 'AUTHORITY', 'P 00 11 22']
  for (let y = 6 * MM; y < top - 6 * MM; y += chance.between(4, 7) * MM) {
    const size = chance.between(1.4, 2.4) * MM
    const script = { tall: size, pitch: size * chance.between(0.85, 1), weight: chance.between(9, 15), light: ink }
    drawText(page, chance.pick(words), [page.width * chance.between(0.4, 0.5), y], script)
  }
  return page
}

function drawGround({ pixels, width, height }: Grey, chance: SeededRandom): void {
  const base = chance.between(175, 245)
  const waves = Array.from({ length: 3 }, () => ({
    x: chance.between(-0.06, 0.06),
    y: chance.between(-0.08, 0.08),
    bend: chance.between(0, 2),
    depth: chance.between(0, 9),
  }))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let light = base
      for (const { x: across, y: down, bend, depth } of waves) {
        light += depth * Math.sin(x * across + y * down + bend * Math.sin(x * 0.01))
      }
      pixels[y * width + x] = Math.min(255, Math.max(0, light))
    }
  }
}

/** A head, hair, eyes and a mouth: enough to distract the reader. */
function drawPortrait(page: Grey, left: number, top: number, width: number, chance: SeededRandom): void {
  const height = width * 1.25
  drawBox(page, left, top, width, height, chance.between(180, 230))
  const [x, y] = [left + width / 2, top + height * 0.5]
  drawEllipse(page, [x, top + height * 1.02], width * 0.46, height * 0.24, 60)
  drawEllipse(page, [x, y - height * 0.06], width * 0.3, height * 0.36, 45)
  drawEllipse(page, [x, y], width * 0.25, height * 0.3, chance.between(130, 190))
  for (const side of [-1, 1])
    drawEllipse(page, [x + side * width * 0.1, y - height * 0.04], width * 0.035, height * 0.018, 30)
  drawEllipse(page, [x, y + height * 0.14], width * 0.09, height * 0.015, 80)
}
