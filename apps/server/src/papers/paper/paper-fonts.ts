import { openSync } from 'fontkit'
import type PDFDocument from 'pdfkit'
import { drawRuns } from './draw-runs.ts'
import { type Face, fontFiles } from './fonts.ts'
import { getScriptFile, type Script } from './script-fonts.ts'

const faces: readonly Face[] = ['plain', 'strong']

/** Replaces the library's default font, which our papers don't use. */
export const NO_FONT = ''

const openedScripts: Partial<Record<Script, object>> = {}
let opened: Readonly<Record<Face, object>> | undefined

/**
 * Registers our fonts. They are parsed once, which takes a fifth of a second; the library would do
 * it for every paper.
 */
export function registerFonts(doc: InstanceType<typeof PDFDocument>): void {
  opened ??= { plain: openSync(fontFiles.plain), strong: openSync(fontFiles.strong) }
  // The library accepts a parsed font, but its types don't.
  for (const face of faces) doc.registerFont(face, copyFont(opened[face]) as Buffer)
  const registered = new Set<Script>()
  drawRuns(doc, (script) => {
    if (registered.has(script)) return
    registered.add(script)
    openedScripts[script] ??= openSync(getScriptFile(script))
    doc.registerFont(script, copyFont(openedScripts[script]) as Buffer)
  })
}

/**
 * Shares the parsed font but has its own glyph cache: a glyph stores the letter that it was first
 * drawn for, and ı is also part of í.
 */
const copyFont = (font: object): object => Object.create(font, { _glyphs: { value: {} } })
