import { openSync } from 'fontkit'
import type PDFDocument from 'pdfkit'
import { type Face, fontFiles } from './fonts.ts'

const faces: readonly Face[] = ['plain', 'strong']

/** Named in place of the library's own first font, which no paper of ours has. */
export const NO_FONT = ''

let opened: Readonly<Record<Face, object>> | undefined

/** Our fonts, by face. They are opened once: what a font says of its letters takes a fifth of a second to read, and the library would read it for every paper. */
export function giveFonts(doc: InstanceType<typeof PDFDocument>): void {
  opened ??= { plain: openSync(fontFiles.plain), strong: openSync(fontFiles.strong) }
  // The library takes an opened font; its types do not know.
  for (const face of faces) doc.registerFont(face, forOnePaper(opened[face]) as Buffer)
}

/** All that was read of it, and shapes of its own: a shape remembers for which letter it was first drawn, and ı is also a part of í. */
const forOnePaper = (font: object): object => Object.create(font, { _glyphs: { value: {} } })
