import PDFDocument from 'pdfkit'
import type { AttachedFile, SheetOptions } from './drawing.ts'
import { escapeMetadata } from './escape-metadata.ts'
import { toDrawableText } from './font-text.ts'
import { type Face, hasGlyph } from './fonts.ts'
import { accessibleDocument, type MetadataSchema, writeMetadata } from './metadata-schema.ts'
import { NO_FONT, registerFonts } from './paper-fonts.ts'

export const MARGIN = 40
export const INK = '#16261f'
export const SOFT = '#55625b'
export const LINE = '#c9cfca'

type Doc = InstanceType<typeof PDFDocument>
export type Element = ReturnType<Doc['struct']>

/**
 * Pages of a tagged PDF/A in A4, each with a footer. Screen readers follow the order in which
 * content is added.
 */
export class TaggedPages {
  protected readonly doc: Doc
  readonly #chunks: Buffer[] = []
  readonly #ended: Promise<void>
  #part: Element | undefined
  #foot = ''
  /** Whether content that began on a page continued on another. */
  hasSpilled = false

  constructor({ title, language, author, now, attached }: SheetOptions) {
    const doc = new PDFDocument({
      size: 'A4',
      // We break pages ourselves, because the footer is where the library would break.
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
      autoFirstPage: false,
      pdfVersion: '1.7',
      subset: attached ? 'PDF/A-3a' : 'PDF/A-2a',
      tagged: true,
      lang: language,
      displayTitle: true,
      font: NO_FONT,
      info: { Title: title, Author: author, Creator: 'Foyer', Producer: 'Foyer', CreationDate: now, ModDate: now },
    })
    registerFonts(doc)
    escapeMetadata(doc)
    doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    this.#ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject))
    this.doc = doc
    if (attached) this.#attach(attached, now)
    this.#describe([accessibleDocument, ...(attached ? [attached.metadata] : [])])
  }

  #attach({ name, type, description, content }: AttachedFile, at: Date): void {
    const options = { name, type, description, relationship: 'Alternative', creationDate: at, modifiedDate: at }
    this.doc.file(Buffer.from(content), options)
  }

  #describe(schemas: readonly MetadataSchema[]): void {
    // The library has it, but its types don't.
    const appendXml: unknown = Reflect.get(this.doc, 'appendXML')
    if (typeof appendXml !== 'function') throw new Error('The PDF library cannot add metadata.')
    appendXml.call(this.doc, writeMetadata(schemas))
  }

  page(foot: string): void {
    this.#closePart()
    this.#foot = foot
    this.#part = this.doc.struct('Sect')
    // From now on, what is added is drawn immediately.
    this.doc.addStructure(this.#part)
    this.#newPage()
  }

  /** A line over the whole width. */
  protected rule(y: number): void {
    this.artifact(() =>
      this.doc
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + this.width, y)
        .lineWidth(0.6)
        .strokeColor(LINE)
        .stroke(),
    )
  }

  async finish(): Promise<Buffer> {
    this.#closePart()
    this.doc.end()
    await this.#ended
    return Buffer.concat(this.#chunks)
  }

  protected get width(): number {
    return this.doc.page.width - 2 * MARGIN
  }

  /** Adds an element to the open part of the document's structure. */
  protected addElement(element: Element): void {
    this.#part?.add(element)
  }

  protected add(tag: string, draw: () => unknown, lang?: string): void {
    this.addElement(this.doc.struct(tag, lang ? { lang } : {}, () => void draw()))
  }

  /** A cell that names the cells of its row or column, for screen readers. */
  protected headCell(scope: 'Row' | 'Column', draw: () => void): Element {
    // The library takes the scope, but its types don't.
    const options = { scope } as object
    return this.doc.struct('TH', options, draw)
  }

  /** Lines and frames are decorative, so screen readers skip them. */
  protected artifact(draw: () => unknown): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  protected write(face: Face, size: number, colour: string): Doc {
    return this.doc.font(face).fontSize(size).fillColor(colour)
  }

  protected clean(text: string): string {
    return toDrawableText(text, hasGlyph)
  }

  /** Starts a new page if less than this is left. */
  protected space(needed: number): void {
    if (this.doc.y + needed <= this.doc.page.height - MARGIN - 16) return
    this.hasSpilled = true
    this.#newPage()
  }

  #newPage(): void {
    const doc = this.doc
    doc.addPage()
    const y = doc.page.height - MARGIN - 4
    this.artifact(() =>
      this.write('plain', 7.5, SOFT).text(this.clean(this.#foot), MARGIN, y, {
        width: this.width,
        lineBreak: false,
      }),
    )
    doc.x = MARGIN
    doc.y = MARGIN
  }

  #closePart(): void {
    this.#part?.end()
    this.#part = undefined
  }
}
