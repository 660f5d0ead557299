import type { Language } from '@foyer/domain/basics/language.ts'
import * as z from 'zod/mini'
import type { Face } from './fonts.ts'
import { formatPaperMoment } from './paper-days.ts'
import { drawPaper } from './papers.ts'
import { formatSlipText } from './slip-text.ts'

/**
 * Defaults for receipt printers: pages for those behind a driver (CUPS), text for those with their
 * own address (ESC/POS).
 */
const settings = z.object({
  paper_width_mm: z._default(z.number().check(z.gte(40), z.lte(210)), 80),
  takes: z._default(z.enum(['page', 'text']), 'page'),
})

export interface SlipLine {
  readonly text: string
  readonly face: Face
  readonly size: number
  readonly above?: number
}

export interface SlipPage {
  readonly widthMm: number
  readonly title: string
  readonly language: string
  readonly now: Date
}

interface Slip extends Omit<SlipPage, 'widthMm'> {
  readonly printer: Readonly<Record<string, unknown>> | undefined
}

/** Draws a paper for a receipt printer. */
export async function drawSlip(lines: readonly SlipLine[], { printer, ...slip }: Slip): Promise<Buffer> {
  const { paper_width_mm: widthMm, takes } = parsePrinterSettings(printer)
  if (takes === 'text') return Buffer.from(formatSlipText(lines, widthMm))
  return drawPaper({ kind: 'slip', page: { ...slip, widthMm }, lines })
}

function parsePrinterSettings(printer: Slip['printer']): z.infer<typeof settings> {
  const parsed = z.safeParse(settings, printer ?? {})
  return parsed.success ? parsed.data : { paper_width_mm: 80, takes: 'page' }
}

/** Stays on one line, for example a phone number. */
export const toNonBreaking = (text: string): string => text.replaceAll(' ', '\u00a0')

/**
 * Formats the time of a kiosk's clock, which is only printed and never trusted. Anything that isn't
 * a time is left out.
 */
export function formatMoment(text: string, language: Language): string {
  const [at = ''] = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.exec(text) ?? []
  const moment = new Date(`${at.replace(' ', 'T')}Z`)
  return Number.isNaN(moment.getTime()) ? '' : formatPaperMoment(moment, language, 'UTC')
}
