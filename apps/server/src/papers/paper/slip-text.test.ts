import { expect, it } from 'vitest'
import { drawSlip, type SlipLine, toNonBreaking } from './slip.ts'

const lines: readonly SlipLine[] = [
  { text: 'Foyer Palace', face: 'strong', size: 13 },
  { text: 'FOY1003', face: 'plain', size: 11, above: 8 },
  { text: '', face: 'plain', size: 9, above: 8 },
  { text: 'Not yours? Please call reception at +34 930 000 000', face: 'plain', size: 8, above: 8 },
]
const slip = (printer: Record<string, unknown>) =>
  drawSlip(lines, { printer, title: 'Slip', language: 'en', now: new Date(0) })

it('API-49.h for a text printer the paper is text, centred and no wider than the roll', async () => {
  const rows = (await slip({ takes: 'text', paper_width_mm: 58 })).toString().split('\n')
  expect(rows).toEqual([
    '          Foyer Palace',
    '',
    '            FOY1003',
    '',
    'Not yours? Please call reception',
    '       at +34 930 000 000',
    '',
  ])
})

it('unbreakable text stays on one line, and only ordinary spaces are printed', async () => {
  const text = `Found this? Please hand it in at reception, ${toNonBreaking('+34 930 000 000')}.`
  const [line] = [{ text, face: 'plain', size: 8 }] as const
  const rows = (printer: object) =>
    drawSlip([line], { printer: { takes: 'text', ...printer }, title: 'Slip', language: 'en', now: new Date(0) })
  expect(
    (await rows({ paper_width_mm: 80 }))
      .toString()
      .split('\n')
      .map((row) => row.trim()),
  ).toEqual(['Found this? Please hand it in at reception,', '+34 930 000 000.', ''])
})

it.each([{}, { takes: 'scrolls' }])('for any other printer it is a page: %o', async (printer) => {
  expect((await slip(printer)).subarray(0, 5).toString()).toBe('%PDF-')
})
