import PDFDocument from 'pdfkit'
import { expect, it, vi } from 'vitest'
import { NO_FONT, registerFonts } from './paper-fonts.ts'
import { drawSlip } from './slip.ts'
import { readPdf } from './testing/read-pdf.ts'

it('opens a font once for all papers: printing on arrival does not wait for it', () => {
  const [first, second] = [1, 2].map(() => {
    const doc = new PDFDocument({ font: NO_FONT })
    const given = vi.spyOn(doc, 'registerFont')
    registerFonts(doc)
    return given.mock.calls.map(([face, font]) => [face, Object.getPrototypeOf(font)])
  })
  expect(first?.map(([face]) => face)).toEqual(['plain', 'strong'])
  for (const [at, [, font]] of (first ?? []).entries()) expect(second?.[at]?.[1]).toBe(font)
})

it('a letter that was part of another one on the previous paper is still read as itself', async () => {
  for (const text of ['García', 'Yılmaz', 'Şükrü', 'García Yılmaz']) {
    const slip = { printer: {}, title: text, language: 'es', now: new Date('2027-05-10T10:00:00Z') }
    const paper = await drawSlip([{ text, face: 'strong', size: 12 }], slip)
    expect((await readPdf(paper.toString('base64'))).pages).toEqual([text])
  }
})
