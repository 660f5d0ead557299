import type PDFDocument from 'pdfkit'
import { hasScripts, type Script } from './script-fonts.ts'
import { splitRuns, type TextRun } from './text-runs.ts'

type Doc = InstanceType<typeof PDFDocument>

interface LineOptions {
  readonly width?: number
  readonly lineWidth?: number
  readonly textWidth?: number
  readonly align?: string
  readonly features?: unknown
}

type Measure = (text: string, options?: LineOptions) => number
type Fragment = (text: string, x: number, y: number, options: LineOptions) => void

/**
 * Lets a document draw each run of a line with the font of its script. The library measures and
 * draws all text, also when it wraps or aligns, with these two functions, and knows one font at a
 * time.
 */
export function drawRuns(doc: Doc, register: (script: Script) => void): void {
  const measure = doc.widthOfString as Measure
  const fragment = Reflect.get(doc, '_fragment') as Fragment | undefined
  if (typeof fragment !== 'function') throw new Error('The PDF library draws its lines in another way.')

  const withFont = <T>({ script }: TextRun, options: LineOptions, use: (shaped: LineOptions) => T): T => {
    if (!script) return use(options)
    const font: unknown = Reflect.get(doc, '_font')
    register(script)
    doc.font(script)
    try {
      // With features, even none, a run is shaped as a whole instead of word by word.
      return use({ ...options, features: [] })
    } finally {
      Reflect.set(doc, '_font', font)
    }
  }
  const measureRun = (run: TextRun, options: LineOptions): number =>
    withFont(run, options, (shaped) => measure.call(doc, run.text, shaped))
  const measureLine: Measure = (text, options = {}) =>
    hasScripts(text)
      ? splitRuns(text).reduce((sum, run) => sum + measureRun(run, options), 0)
      : measure.call(doc, text, options)

  const drawLine: Fragment = (text, x, y, options) => {
    if (!hasScripts(text)) return fragment.call(doc, text, x, y, options)
    const { width, lineWidth = 0, textWidth, align, ...rest } = options
    const line = text.trimEnd()
    const spare = width ? lineWidth - measureLine(line, rest) : 0
    let left = x + (align === 'right' ? spare : align === 'center' ? spare / 2 : 0)
    const baseline = -readAscender(doc)
    for (const run of splitRuns(line)) {
      // Thai's am is drawn as two glyphs, so readers get its text separately. Right-to-left runs don't
      // need it: readers restore their order from the glyphs' places, and some reverse such a text.
      const isSplit = run.script === 'thai'
      if (isSplit) doc.markContent('Span', { actual: run.text })
      withFont(run, rest, (shaped) => fragment.call(doc, run.text, left, y, { ...shaped, baseline } as LineOptions))
      if (isSplit) doc.endMarkedContent()
      left += measureRun(run, rest)
    }
  }
  Reflect.set(doc, 'widthOfString', measureLine)
  Reflect.set(doc, '_fragment', drawLine)
}

/** Fonts differ in height; all runs share the main font's baseline. */
function readAscender(doc: Doc): number {
  const { ascender } = Reflect.get(doc, '_font') as { readonly ascender: number }
  return (ascender / 1000) * (Reflect.get(doc, '_fontSize') as number)
}
