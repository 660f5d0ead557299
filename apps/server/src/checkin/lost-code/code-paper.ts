import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { localeOf } from '@foyer/domain/config/locale.ts'
import PDFDocument from 'pdfkit'
import * as z from 'zod/mini'
import type { Visit } from '../../access/visit/visit.ts'
import { mailWord } from '../mail/mail-words.ts'
import { drawnText, mailsOf } from '../paper/font-text.ts'
import type { CodeOnPaper } from './lost-code.service.ts'
import { mailLanguage } from './mail-language.ts'

const { resolve } = createRequire(import.meta.url)
const paperFonts = {
  plain: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
}

/** What a printer of receipts takes unless the hotel says otherwise. */
const settings = z.object({ paper_width_mm: z._default(z.number().check(z.gte(40), z.lte(210)), 80) })
const POINTS_PER_MM = 72 / 25.4
const MARGIN = 12
const INK = '#000000'
const TALLEST = 400

interface Wanted {
  readonly printer: Readonly<Record<string, unknown>> | undefined
  /** As the kiosk's own clock has it: said on the paper, and believed nowhere. */
  readonly localTime: string
}

/** A slip for one's pocket: whose hotel, which room, which code. No name: it gets lost. */
export async function codePaper(visit: Visit, { reservation, code }: CodeOnPaper, wanted: Wanted): Promise<Buffer> {
  const { hotel, site } = visit
  const language = mailLanguage(visit)
  const parsed = z.safeParse(settings, wanted.printer ?? {})
  const width = (parsed.success ? parsed.data.paper_width_mm : 80) * POINTS_PER_MM
  const say = (...[word, values]: [Parameters<typeof mailWord>[0], Record<string, string>?]) =>
    mailWord(word, language, values)
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  const leaves = say('valueUntilDay', { day: day.format(new Date(reservation.endDate)) })
  const lines: readonly Line[] = [
    { text: hotel.name, face: 'strong', size: 13 },
    { text: say('factRoom'), face: 'plain', size: 9, above: 12 },
    { text: reservation.room.number ?? '', face: 'strong', size: 30 },
    { text: say('factCode'), face: 'plain', size: 9, above: 8 },
    { text: [...code].join(' '), face: 'strong', size: 24 },
    { text: leaves, face: 'plain', size: 9, above: 8 },
    ...(site.hotelInfo.reception?.phone
      ? [
          {
            text: say('codeNotYours', { phone: site.hotelInfo.reception.phone }),
            face: 'plain',
            size: 8,
            above: 8,
          } as const,
        ]
      : []),
    { text: momentOf(wanted.localTime), face: 'plain', size: 8, above: 8 },
  ]
  return draw(lines, { width, title: `${hotel.name}: ${say('factCode')}`, language, now: visit.now })
}

interface Line {
  readonly text: string
  readonly face: keyof typeof paperFonts
  readonly size: number
  readonly above?: number
}

interface Slip {
  readonly width: number
  readonly title: string
  readonly language: string
  readonly now: Date
}

const has = mailsOf(readFileSync(paperFonts.plain))

type Doc = InstanceType<typeof PDFDocument>

/** Measured first on a sheet that is thrown away, so that the printer feeds no more paper than it needs. */
async function draw(lines: readonly Line[], slip: Slip): Promise<Buffer> {
  const drawn = lines.map((line) => ({ ...line, text: drawnText(line.text, has) })).filter(({ text }) => text !== '')
  const inside = { width: slip.width - 2 * MARGIN, align: 'center' } as const
  const set = (doc: Doc, { face, size }: Line) => doc.font(paperFonts[face]).fontSize(size).fillColor(INK)
  const scratch = slipOf(slip, TALLEST)
  const height = drawn.reduce(
    (sum, line) => sum + (line.above ?? 0) + set(scratch, line).heightOfString(line.text, inside),
    3 * MARGIN,
  )
  const doc = slipOf(slip, height)
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

function slipOf({ width, title, language, now }: Slip, height: number): Doc {
  return new PDFDocument({
    size: [width, height],
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    font: paperFonts.plain,
    info: { Title: title, Creator: 'Foyer', Producer: 'Foyer', CreationDate: now, ModDate: now },
  })
}

/** Only what looks like a moment is printed. */
function momentOf(text: string): string {
  return /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text) ? text.slice(0, 16).replace('T', ' ') : ''
}
