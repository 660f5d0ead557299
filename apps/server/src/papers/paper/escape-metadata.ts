import type PDFDocument from 'pdfkit'
import { escapeXml } from './escape-xml.ts'

/**
 * The library writes title and author into the XML of the metadata as they are. Without this, a
 * hotel called "Bed & Breakfast" makes it unreadable, and the file no PDF/A.
 */
export function escapeMetadata(doc: InstanceType<typeof PDFDocument>): void {
  const addInfo: unknown = Reflect.get(doc, '_addInfo')
  if (typeof addInfo !== 'function') throw new Error('The PDF library writes its metadata in another way.')
  Reflect.set(doc, '_addInfo', () => {
    const { info } = doc
    const escaped = Object.entries(info).map(([name, value]) => [
      name,
      typeof value === 'string' ? escapeXml(value) : value,
    ])
    doc.info = Object.fromEntries(escaped)
    addInfo.call(doc)
    doc.info = info
  })
}
