import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '@foyer/domain/config/language.ts'
import PDFDocument from 'pdfkit'
import * as z from 'zod/mini'
import { drawnText, mailsOf } from './font-text.ts'
import { paperMoment } from './paper-days.ts'
import { slipText } from './slip-text.ts'

const { resolve } = createRequire(import.meta.url)
const paperFonts = {
  plain: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
}

/** What a printer of receipts takes unless the hotel says otherwise: pages for whoever draws them (CUPS), text for a printer at an address of its own (ESC/POS). */
const settings = z.object({
  paper_width_mm: z._default(z.number().check(z.gte(40), z.lte(210)), 80),
  takes: z._default(z.enum(['page', 'text']), 'page'),
})
const POINTS_PER_MM = 72 / 25.4
const MARGIN = 12
const INK = '#000000'
const TALLEST = 400

export interface SlipLine {
  readonly text: string
  readonly face: keyof typeof paperFonts
  readonly size: number
  readonly above?: number
}

interface Slip {
  readonly printer: Readonly<Record<string, unknown>> | undefined
  readonly title: string
  readonly language: string
  readonly now: Date
}

const has = mailsOf(readFileSync(paperFonts.plain))

type Doc = InstanceType<typeof PDFDocument>

/** A paper for a printer of receipts. Measured first on a sheet that is thrown away, so that the printer feeds no more than it needs. */
export async function drawSlip(lines: readonly SlipLine[], slip: Slip): Promise<Buffer> {
  const { paper_width_mm, takes } = settingsOf(slip)
  if (takes === 'text') return Buffer.from(slipText(lines, paper_width_mm))
  const drawn = lines.map((line) => ({ ...line, text: drawnText(line.text, has) })).filter(({ text }) => text !== '')
  const width = paper_width_mm * POINTS_PER_MM
  const inside = { width: width - 2 * MARGIN, align: 'center' } as const
  const set = (doc: Doc, { face, size }: SlipLine) => doc.font(paperFonts[face]).fontSize(size).fillColor(INK)
  const scratch = slipOf(slip, [width, TALLEST])
  const height = drawn.reduce(
    (sum, line) => sum + (line.above ?? 0) + set(scratch, line).heightOfString(line.text, inside),
    3 * MARGIN,
  )
  const doc = slipOf(slip, [width, height])
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

function settingsOf({ printer }: Slip): z.infer<typeof settings> {
  const parsed = z.safeParse(settings, printer ?? {})
  return parsed.success ? parsed.data : { paper_width_mm: 80, takes: 'page' }
}

function slipOf({ title, language, now }: Slip, size: [number, number]): Doc {
  return new PDFDocument({
    size,
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    font: paperFonts.plain,
    info: { Title: title, Creator: 'Foyer', Producer: 'Foyer', CreationDate: now, ModDate: now },
  })
}

/** The moment by a kiosk's own clock: said on the paper, and believed nowhere. Only what is one is printed. */
export function momentOf(text: string, language: Language): string {
  const [at = ''] = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.exec(text) ?? []
  const moment = new Date(`${at.replace(' ', 'T')}Z`)
  return Number.isNaN(moment.getTime()) ? '' : paperMoment(moment, language, 'UTC')
}
