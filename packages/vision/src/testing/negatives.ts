import type { Grey } from '../picture/grey.ts'
import { createPaper, drawBox, drawEllipse, drawText } from './drawing.ts'
import { buildView, renderView } from './scenes.ts'
import type { SeededRandom } from './seeded-random.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const createWords = (chance: SeededRandom, length: number) =>
  Array.from({ length }, () => (chance.next() < 0.16 ? ' ' : chance.pick([...letters]))).join('')

/** A page of text, a receipt, a bar code or a face: pictures without a zone. */
const kinds: Readonly<Record<string, (chance: SeededRandom) => Grey>> = {
  page(chance) {
    const page = createPaper(900, 1200, 235)
    const tall = chance.between(14, 26)
    const script = { tall, pitch: tall * chance.between(0.8, 1.05), weight: chance.between(9, 16), light: 40 }
    for (let y = 60; y < 1120; y += tall * chance.between(1.6, 2.2)) {
      drawText(page, createWords(chance, Math.floor(780 / script.pitch)), [60, y], script)
    }
    return page
  },
  receipt(chance) {
    const page = createPaper(500, 1100, 240)
    for (let y = 40; y < 1040; y += 34) {
      const script = { tall: 18, pitch: 16, weight: 12, light: 60 }
      drawText(page, createWords(chance, 16), [30, y], script)
      drawText(page, String(chance.integer(100, 99_999)), [360, y], script)
    }
    return page
  },
  barCode(chance) {
    const page = createPaper(900, 600, 230)
    for (let x = 60; x < 840; ) {
      const wide = chance.between(2, 9)
      drawBox(page, x, 80, wide, 340, 30)
      x += wide + chance.between(2, 9)
    }
    const digits = Array.from({ length: 30 }, () => chance.integer(0, 9)).join('')
    for (const y of [440, 500]) drawText(page, digits, [60, y], { tall: 26, pitch: 26, weight: 13, light: 40 })
    return page
  },
  face(chance) {
    const page = createPaper(700, 900, Math.round(chance.between(150, 220)))
    drawEllipse(page, [350, 420], 220, 300, 60)
    drawEllipse(page, [350, 450], 180, 240, chance.between(130, 190))
    for (const x of [280, 420]) drawEllipse(page, [x, 420], 26, 12, 40)
    drawEllipse(page, [350, 560], 70, 12, 90)
    return page
  },
}

export function drawNegative(at: number, chance: SeededRandom): Grey {
  const names = Object.keys(kinds)
  const draw = kinds[names[at % names.length] as string] as (chance: SeededRandom) => Grey
  return renderView(draw(chance), buildView(chance), chance)
}
