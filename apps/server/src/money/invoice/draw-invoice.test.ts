import { inflateSync } from 'node:zlib'
import { languages } from '@foyer/domain/basics/language.ts'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, it } from 'vitest'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { drawInvoice } from './draw-invoice.ts'
import { FACTUR_X_NAME, writeFacturX } from './factur-x.ts'
import { buildInvoiceDocument } from './testing/build-invoice-document.ts'

it('S23 is a PDF/A-3 with the structured data in it, and the same bytes each time', async () => {
  const document = buildInvoiceDocument()
  const pdf = await drawInvoice(document)
  expect(await drawInvoice(document)).toEqual(pdf)
  const text = pdf.toString('latin1')
  expect(text).toContain('<pdfaid:part>3</pdfaid:part>')
  expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
  expect(text).toContain('/AFRelationship /Alternative')
  expect(listStreams(text)).toContain(writeFacturX(document))
})

/** Throws if it is not well-formed. Returns the text of the first element with a name. */
function parseXml(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true)
  const root: unknown = new XMLParser().parse(xml)
  return (tag: string) => findText(root, tag)?.trim()
}

function findText(node: unknown, tag: string): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  for (const [name, inner] of Object.entries(node)) {
    const found = name === tag ? toText(inner) : findText(inner, tag)
    if (found !== undefined) return found
  }
  return undefined
}

/** The text of an element, also of one around it such as a list. */
const toText = (node: unknown): string =>
  typeof node === 'object' && node !== null ? Object.values(node).map(toText).join('') : String(node)

/** The compressed streams of a PDF, as text. */
function listStreams(pdf: string): string[] {
  const streams = [...pdf.matchAll(/FlateDecode[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g)]
  return streams.map(([, content = '']) => inflateSync(Buffer.from(content, 'latin1')).toString())
}

it('S23 the metadata of a hotel called Bed & Breakfast is XML, and names the parts of PDF/A-3 and Factur-X', async () => {
  const { issuer } = buildInvoiceDocument()
  const name = 'Bed & Breakfast <Sol> "Söhne"'
  const pdf = await drawInvoice(buildInvoiceDocument({ issuer: { ...issuer, name } }))
  const [xmp = ''] = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(pdf.toString()) ?? []
  const read = parseXml(xmp)
  expect(read('dc:creator')).toBe(name)
  const parts = ['pdfaid:part', 'pdfaid:conformance', 'pdfuaid:part', 'fx:DocumentFileName', 'fx:DocumentType']
  expect(parts.map(read)).toEqual(['3', 'A', '1', FACTUR_X_NAME, 'INVOICE'])
  // Metadata has each property once, so all schemas are described in one list.
  expect(xmp.match(/<pdfaExtension:schemas>/g)).toHaveLength(1)
  expect(xmp.match(/<pdfaSchema:prefix>(fx|pdfuaid)</g)).toHaveLength(2)
  const text = pdf.toString('latin1')
  expect(text).toContain('/GTS_PDFA1')
  // Each font is embedded: a subset, with its file.
  const fonts = [...text.matchAll(/\/BaseFont \/(\S+)/g)].map(([, font]) => font)
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.every((font) => /^[A-Z]{6}\+/.test(font ?? ''))).toBe(true)
  expect(text).toMatch(/\/FontFile[23]? /)
  expect(text).toMatch(/\/AF \[/)
})

it.each([
  ['a header with bytes that mark the file as binary', /^%PDF-1\.7\n%[\x80-\xff]{4}/],
  ['an identifier of the file', /\/ID \[<[0-9a-f]+> <[0-9a-f]+>\]/],
  ['an output intent with a colour profile in it', /\/Type \/OutputIntent[\s\S]*?\/DestOutputProfile \d+ 0 R/],
  ['a language', /\/Lang \(en/],
  ['marked content with a structure', /\/MarkInfo \d+ 0 R|\/MarkInfo <</],
  ['a tree of the structure', /\/StructTreeRoot \d+ 0 R/],
  ['metadata that is not compressed', /\/Type \/Metadata\s*\/Subtype \/XML\s*(?:\/Length \d+\s*)?>>/],
  ['the type of the embedded file', /\/Type \/EmbeddedFile[\s\S]{0,200}?\/Subtype \/(?:text|application)#2Fxml/],
  ['dates of the embedded file', /\/Params <<[\s\S]{0,200}?\/ModDate/],
  [
    'both names of the embedded file',
    /\/Type \/Filespec[\s\S]{0,400}?\/F \(factur-x\.xml\)[\s\S]{0,400}?\/UF \(factur-x\.xml\)|\/UF \(factur-x\.xml\)[\s\S]{0,400}?\/F \(factur-x\.xml\)/,
  ],
] as const)('S23 as a PDF/A-3 it has %s', async (_what, pattern) => {
  expect((await drawInvoice(buildInvoiceDocument())).toString('latin1')).toMatch(pattern)
})

it.each([
  ['transparency', /\/S \/Transparency|\/SMask (?!\/None)|\/(?:ca|CA) (?:0|\.)/],
  ['encryption', /\/Encrypt /],
  ['scripts or actions', /\/JavaScript|\/JS |\/Launch|\/OpenAction/],
  ['compression by LZW', /LZWDecode/],
  ['content outside the file', /\/FFilter|\/EF <<\s*>>/],
] as const)('S23 as a PDF/A-3 it has no %s', async (_what, pattern) => {
  expect((await drawInvoice(buildInvoiceDocument())).toString('latin1')).not.toMatch(pattern)
})

it('S23 each of its fonts is embedded and can be read as text', async () => {
  const text = (await drawInvoice(buildInvoiceDocument())).toString('latin1')
  const count = (pattern: RegExp) => [...text.matchAll(pattern)].length
  const composite = count(/\/Subtype \/Type0/g)
  expect(composite).toBeGreaterThan(0)
  expect([count(/\/Type \/Font\b(?!Descriptor)/g), count(/\/ToUnicode \d+ 0 R/g)]).toEqual([2 * composite, composite])
  expect([count(/\/Type \/FontDescriptor/g), count(/\/FontFile[23]? \d+ 0 R/g)]).toEqual([composite, composite])
})

it('S23 an invoice to a guest without an address has no structured data, which EN 16931 would not accept', async () => {
  const pdf = await drawInvoice(buildInvoiceDocument({ holder: { kind: 'person', name: 'Ana Soler' } }))
  expect(pdf.toString('latin1')).not.toContain(FACTUR_X_NAME)
  expect((await readPdf(pdf.toString('base64'))).pages.join(' ')).not.toContain('EN 16931')
})

it('a proforma contains no structured data', async () => {
  const { number: _, ...rest } = buildInvoiceDocument()
  const pdf = await drawInvoice({ ...rest, kind: 'proforma' })
  expect(pdf.toString('latin1')).not.toContain(FACTUR_X_NAME)
})

it.each(languages)('S23 shows issuer, holder, lines and VAT in %s', async (language) => {
  const pdf = await drawInvoice(buildInvoiceDocument({ language }))
  const { pages, tags } = await readPdf(pdf.toString('base64'))
  for (const text of ['ESB12345674', 'DE123456788', 'FP-2026-01184', 'Nordlicht Technik & Söhne GmbH', 'FOY0987'])
    expect(pages[0]).toContain(text)
  expect(pages[0]).toMatch(/641[.,]82/)
  expect(pages[0]).not.toMatch(/undefined|\{/)
  expect(tags).toContain('Table')
  expect(pdf.toString('latin1')).toContain('/Scope /Column')
})
