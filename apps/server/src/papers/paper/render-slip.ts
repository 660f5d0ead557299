import PDFDocument from 'pdfkit'
import { toDrawableText } from './font-text.ts'
import { hasGlyph } from './fonts.ts'
import { NO_FONT, registerFonts } from './paper-fonts.ts'
import type { SlipLine, SlipPage } from './slip.ts'

const POINTS_PER_MM = 72 / 25.4
const MARGIN = 12
const INK = '#000000'
const MAX_HEIGHT = 400

type Doc = InstanceType<typeof PDFDocument>

/** Measured first on a discarded sheet, so that the printer feeds no more paper than needed. */
export async function renderSlip(lines: readonly SlipLine[], page: SlipPage): Promise<Buffer> {
  const drawn = lines
    .map((line) => ({ ...line, text: toDrawableText(line.text, hasGlyph) }))
    .filter(({ text }) => text !== '')
  const width = page.widthMm * POINTS_PER_MM
  const inside = { width: width - 2 * MARGIN, align: 'center' } as const
  const set = (doc: Doc, { face, size }: SlipLine) => doc.font(face).fontSize(size).fillColor(INK)
  const scratch = createSlipDocument(page, [width, MAX_HEIGHT])
  const height = drawn.reduce(
    (sum, line) => sum + (line.above ?? 0) + set(scratch, line).heightOfString(line.text, inside),
    3 * MARGIN,
  )
  const doc = createSlipDocument(page, [width, height])
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', resolve).on('error', reject)
  })
  for (const line of drawn) {
    doc.y += line.above ?? 0
    set(doc, line).text(line.text, MARGIN, doc.y, inside)
  }
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

function createSlipDocument({ title, language, now }: SlipPage, size: [number, number]): Doc {
  const doc = new PDFDocument({
    size,
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    font: NO_FONT,
    info: { Title: title, Creator: 'Foyer', Producer: 'Foyer', CreationDate: now, ModDate: now },
  })
  registerFonts(doc)
  return doc
}
